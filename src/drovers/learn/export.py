"""A trained player as the tables of `bots/network.py`: every matrix in small integers, a scale for each output."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray
from torch import Tensor, nn

from ..bots import weights
from ..bots.network import Net
from ..core.layout import Link
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
            size = kinds[other].size
            measures.append(small(layer.weight.T))
            entries += _looks(link, (begins[kind], codes.size), (begins[other], size), len(shapes))
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


def _looks(link: Link, to: tuple[int, int], at: tuple[int, int], number: int) -> list[tuple[int, ...]]:
    """Feature by feature: whose code it adds to, whose it looks at, by which link; codes as their begin and size."""
    return [
        (feature, to[0] + site * to[1], at[0] + place * at[1], number)
        for site, row in enumerate(link.features)
        for place, told in enumerate(row)
        for feature in told
    ]


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
    wide = [small(local.far.weight.T) for local in locals_]
    far = [table.reshape(shape.width, -1) for table, _ in wide]
    near, near_scale = _stacked([small(local.near.weight.T) for local in locals_])
    out, out_scale = _stacked([_turned(local) for local in locals_])
    return (
        _acting(player, shape)
        | _places(player, shape)
        | {
            "far": np.concatenate([*far, np.zeros((shape.width, 0), np.int8)], axis=1).ravel(),
            "far_scale": _stacked(wide)[1],
            "far_bias": np.concatenate([*(floats(local.far.bias) for local in locals_), np.zeros(0)]),
            "near": near,
            "near_scale": near_scale,
            "out": out,
            "out_scale": out_scale,
            "out_bias": np.concatenate([*(floats(local.bias) for local in locals_), np.zeros(0)]),
        }
    )


def _turned(local: Local) -> tuple[Array, Array]:
    """What a site's numbers are to its moves, a row a move."""
    table, scale = small(local.columns().T)
    return table.reshape(local.far.out_features, -1).T.ravel(), scale


def _acting(player: Player, shape: Shape) -> dict[str, Array]:
    """Where the tables of each kind of sites with moves begin."""
    acting, at = [], [0, 0, 0, 0, 0]  # numbers, near, out, columns, room
    for place, local in zip(player.acting, player.local, strict=True):
        sites, size = shape.sites[place], local.far.out_features
        acting.append((place, size, *at))
        columns = len(sites.moves[0])
        steps = (size, shape.code(sites) * size, columns * size, columns, len(sites.moves) * size)
        at = [a + step for a, step in zip(at, steps, strict=True)]
    return {"acting": numbers(acting)}


def _places(player: Player, shape: Shape) -> dict[str, Array]:
    """Of every move the kind of sites, the site and the column where it is judged; no site: among the others."""
    kind_of, site_of, column_of = (np.full(shape.moves, -1) for _ in range(3))
    for column, move in enumerate(shape.elsewhere()):
        column_of[move] = column
    for which, place in enumerate(player.acting):
        for site, moves in enumerate(shape.sites[place].moves):
            for column, move in enumerate(moves):
                if move >= 0:
                    kind_of[move], site_of[move], column_of[move] = which, site, column
    return {"move_kind": numbers(kind_of), "move_site": numbers(site_of), "move_column": numbers(column_of)}


def export(player: Player, shape: Shape, hidden: list[int], path: Path, run: dict[str, Any]) -> None:
    """Writes the player as a file that bots read; `run` says where it comes from."""
    found = tables(player, shape, hidden)
    order = {name: found[name] for name in Net._fields}
    weights.write(path, {"game": shape.game, "layout": shape.layout, "run": run}, order)
