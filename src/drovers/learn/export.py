"""A trained player as the tables of `bots/network.py`: every matrix in small integers, a scale for each output."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from torch import Tensor, nn

from ..bots import weights
from ..bots.network import Net
from .network import Codes, Local, Player
from .shape import Shape

Array = NDArray[Any]
MOST = 127


def small(matrix: Tensor) -> tuple[Array, Array]:
    """(in, out) as integers, flat, and the scale of every output."""
    values = matrix.detach().double().cpu().numpy()
    scale = np.maximum(np.abs(values).max(axis=0), 1e-12) / MOST
    return np.round(values / scale).astype(np.int8).ravel(), scale


def numbers(values: Any) -> Array:
    """A table of integers."""
    return np.array(values, np.int32).ravel()


def floats(values: Tensor) -> Array:
    """A flat table of double precision."""
    flat: Array = values.detach().double().cpu().numpy().ravel()
    return flat


def tables(player: Player, shape: Shape, hidden: list[int]) -> dict[str, Array]:
    """All tables of a player."""
    found: dict[str, Array] = {"scale": np.array(shape.scale)}
    found |= _linear("first", player.body.first, shape.features)
    found |= _sites(player, shape)
    found |= _blocks(player)
    found |= _linear("hidden", player.chances.hidden)
    found["chance"], found["chance_bias"] = floats(player.chances.out.weight.T), floats(player.chances.out.bias)
    found |= _linear("general", player.general)
    found |= _moves(player, shape)
    found |= _linear("belief", player.belief)
    found["hidden_features"] = numbers(hidden or [0])
    general, value = player.general.out_features, player.chances.hidden.out_features
    sizes = (shape.features, shape.width, shape.depth, value, shape.seats, general, player.belief.out_features)
    found["sizes"] = numbers(sizes)
    return found


def _linear(name: str, layer: nn.Linear, inputs: int | None = None) -> dict[str, Array]:
    table, scale = small(layer.weight.T[:inputs])
    return {name: table, f"{name}_scale": scale, f"{name}_bias": floats(layer.bias)}


def _stacked(parts: list[tuple[Array, Array]]) -> tuple[Array, Array]:
    """Several small matrices behind each other, and their scales."""
    pairs = parts or [(np.zeros(0, np.int8), np.zeros(0))]
    return np.concatenate([table for table, _ in pairs]), np.concatenate([scale for _, scale in pairs])


def _sites(player: Player, shape: Shape) -> dict[str, Array]:
    kinds: list[Codes] = list(player.body.codes)
    begins = np.cumsum([0, *(codes.count * codes.size for codes in kinds)]).tolist()
    measures = [small(codes.measure.weight.T) for codes in kinds]
    rows_at = np.cumsum([0, *(len(table) for table, _ in measures)]).tolist()
    members: list[list[tuple[int, int, int]]] = [[] for _ in range(shape.features)]
    for codes, sites, begin, row in zip(kinds, shape.sites, begins[:-1], rows_at[:-1], strict=True):
        for site, told in enumerate(sites.features):
            for place, feature in enumerate(told):
                if feature >= 0:
                    members[feature].append((begin + site * codes.size, row + place * codes.size, codes.size))
    flat = [member for each in members for member in each]
    scales = [np.tile(scale, codes.count) for codes, (_, scale) in zip(kinds, measures, strict=True)]
    mix, mix_scale = _stacked([small(layer.weight.T) for layer in player.body.mixes])
    return {
        "member_start": numbers(np.cumsum([0, *map(len, members)])),
        "member_code": numbers([member[0] for member in flat]),
        "member_row": numbers([member[1] for member in flat]),
        "member_size": numbers([member[2] for member in flat]),
        "measure": _stacked(measures)[0],
        "code_scale": np.concatenate([*scales, np.zeros(0)]),
        "place": np.concatenate([*(floats(codes.place) for codes in kinds), np.zeros(0)]),
        "groups": numbers([[b, c.count, c.size] for b, c in zip(begins[:-1], kinds, strict=True)]),
        "mix": mix,
        "mix_scale": mix_scale,
    } | _links(kinds, shape, begins)


def _links(kinds: list[Codes], shape: Shape, begins: list[int]) -> dict[str, Array]:
    names = [sites.name for sites in shape.sites]
    starts, at, scales = [0], 0, 0
    entries: list[tuple[int, ...]] = []
    shapes: list[tuple[int, ...]] = []
    measures: list[tuple[Array, Array]] = []
    for kind, (codes, sites) in enumerate(zip(kinds, shape.sites, strict=True)):
        for link, layer in zip(sites.links, codes.links, strict=True):
            other = names.index(link.sites)
            measures.append(small(layer.weight.T))
            size = kinds[other].size
            for site, row in enumerate(link.features):
                for place, told in enumerate(row):
                    to, look = begins[kind] + site * codes.size, begins[other] + place * size
                    entries += [(feature, to, look, len(shapes)) for feature in told]
            shapes.append((at, size, codes.size, scales))
            at, scales = at + size * codes.size, scales + codes.size
        starts.append(len(entries))
    table, scale = _stacked(measures)
    return {
        "link_start": numbers(starts),
        "links": numbers(entries),
        "link_shape": numbers(shapes),
        "link": table,
        "link_scale": scale,
    }


def _blocks(player: Player) -> dict[str, Array]:
    blocks: list[Any] = list(player.body.blocks)
    norms: list[Any] = [player.body.norm, *(block.norm for block in blocks)]
    found = {
        "norm_gain": np.concatenate([floats(each.weight) for each in norms]),
        "norm_bias": np.concatenate([floats(each.bias) for each in norms]),
    }
    for name in ("up", "down"):
        layers = [getattr(block, name) for block in blocks]
        found[name], found[f"{name}_scale"] = _stacked([small(layer.weight.T) for layer in layers])
        found[f"{name}_bias"] = np.concatenate([floats(layer.bias) for layer in layers])
    return found


def _moves(player: Player, shape: Shape) -> dict[str, Array]:
    locals_: list[Local] = list(player.local)
    acting, at = [], [0, 0, 0, 0, 0]  # numbers, near, out, columns, room
    kind_of, site_of, column_of = (np.full(shape.moves, -1) for _ in range(3))
    for column, move in enumerate(shape.elsewhere()):
        column_of[move] = column
    for which, (place, local) in enumerate(zip(player.acting, locals_, strict=True)):
        sites, size = shape.sites[place], local.far.out_features
        acting.append((place, size, *at))
        columns = len(sites.moves[0])
        for site, moves in enumerate(sites.moves):
            for column, move in enumerate(moves):
                if move >= 0:
                    kind_of[move], site_of[move], column_of[move] = which, site, column
        steps = (size, shape.code(sites) * size, columns * size, columns, len(sites.moves) * size)
        at = [a + step for a, step in zip(at, steps, strict=True)]
    wide = [small(local.far.weight.T) for local in locals_]
    far = [table.reshape(shape.width, -1) for table, _ in wide]
    near, near_scale = _stacked([small(local.near.weight.T) for local in locals_])
    outs = [small(local.columns().T) for local in locals_]
    turned = [
        (table.reshape(local.far.out_features, -1).T.ravel(), scale)
        for local, (table, scale) in zip(locals_, outs, strict=True)
    ]
    out, out_scale = _stacked(turned)
    return {
        "acting": numbers(acting),
        "far": np.concatenate([*far, np.zeros((shape.width, 0), np.int8)], axis=1).ravel(),
        "far_scale": _stacked(wide)[1],
        "far_bias": np.concatenate([*(floats(local.far.bias) for local in locals_), np.zeros(0)]),
        "near": near,
        "near_scale": near_scale,
        "out": out,
        "out_scale": out_scale,
        "out_bias": np.concatenate([*(floats(local.bias) for local in locals_), np.zeros(0)]),
        "move_kind": numbers(kind_of),
        "move_site": numbers(site_of),
        "move_column": numbers(column_of),
    }


def export(player: Player, shape: Shape, hidden: list[int], path: Path, run: dict[str, Any]) -> None:
    """Writes the player as a file that bots read; `run` says where it comes from."""
    found = tables(player, shape, hidden)
    order = {name: found[name] for name in Net._fields}
    weights.write(path, {"game": shape.game, "layout": shape.layout, "run": run}, order)
