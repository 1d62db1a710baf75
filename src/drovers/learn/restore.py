"""A player again from the tables that bots read: `export.py` backwards, so that a network without its checkpoint learns
on.  What rounding took away is gone, and so is the critic.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor, nn

from ..bots.network import Net
from .network import Codes, Local, Player

Array = NDArray[Any]


def restored(player: Player, net: Net) -> None:
    """Puts what the tables hold into a player of the same shape."""
    with torch.no_grad():
        _linear(player.body.first, net.first, net.first_scale, net.first_bias)
        _sites(player, net)
        _blocks(player, net)
        _linear(player.chances.hidden, net.hidden, net.hidden_scale, net.hidden_bias)
        _fill(player.chances.out.weight.T, net.chance)
        _fill(player.chances.out.bias, net.chance_bias)
        _linear(player.general, net.general, net.general_scale, net.general_bias)
        _moves(player, net)
        _linear(player.belief, net.belief, net.belief_scale, net.belief_bias)


def _fill(room: Tensor, values: Array) -> None:
    """So many numbers into a tensor of as many."""
    room.copy_(torch.from_numpy(np.array(values, np.float32)).view(room.shape))


def _matrix(room: Tensor, table: Array, scale: Array) -> None:
    """Small integers, (in, out), into weights, (out, in); inputs beyond them stay without weight."""
    values = np.asarray(table, np.float32).reshape(-1, len(scale)) * np.asarray(scale, np.float32)
    room.zero_()
    room[:, : len(values)] = torch.from_numpy(values.T).to(room)


def _linear(layer: nn.Linear, table: Array, scale: Array, bias: Array) -> None:
    _matrix(layer.weight, table, scale)
    _fill(layer.bias, bias)


class Tape:
    """Tables that lie behind each other, taken one after another."""

    def __init__(self, *tables: Array):
        self.tables, self.places = tables, [0] * len(tables)

    def take(self, *sizes: int) -> list[Array]:
        """The next so many numbers of each table."""
        found = [table[at : at + size] for table, at, size in zip(self.tables, self.places, sizes, strict=True)]
        self.places = [at + size for at, size in zip(self.places, sizes, strict=True)]
        return found

    def matrix(self, room: Tensor) -> None:
        """The next weights and their scales."""
        _matrix(room, *self.take(room.numel(), len(room)))


def _sites(player: Player, net: Net) -> None:
    kinds: list[Codes] = list(player.body.codes)
    measures, links = Tape(net.measure, net.code_scale), Tape(net.link, net.link_scale)
    mixes, places = Tape(net.mix, net.mix_scale), Tape(net.place)
    for codes, mix in zip(kinds, player.body.mixes, strict=True):
        table, scale = measures.take(codes.measure.weight.numel(), codes.count * codes.size)
        _matrix(codes.measure.weight, table, scale[: codes.size])  # the same for every site
        _fill(codes.place, places.take(codes.place.numel())[0])
        mixes.matrix(mix.weight)
        for link in codes.links:
            links.matrix(link.weight)


def _blocks(player: Player, net: Net) -> None:
    blocks: list[Any] = list(player.body.blocks)
    norms = Tape(net.norm_gain, net.norm_bias)
    for norm in (player.body.norm, *(block.norm for block in blocks)):
        gain, bias = norms.take(len(norm.weight), len(norm.bias))
        _fill(norm.weight, gain)
        _fill(norm.bias, bias)
    for name in ("up", "down"):
        tables = Tape(*(getattr(net, f"{name}{part}") for part in ("", "_scale", "_bias")))
        for block in blocks:
            layer = getattr(block, name)
            _linear(layer, *tables.take(layer.weight.numel(), len(layer.bias), len(layer.bias)))


def _moves(player: Player, net: Net) -> None:
    """What moves share is not told from their own in a file: all of it becomes their own."""
    locals_: list[Local] = list(player.local)
    far, at = np.asarray(net.far).reshape(-1, max(1, len(net.far_scale))), 0
    near, outs, biases = Tape(net.near, net.near_scale), Tape(net.out, net.out_scale), Tape(net.out_bias)
    for local in locals_:
        here = slice(at, at + local.far.out_features)
        _linear(local.far, far[:, here], net.far_scale[here], net.far_bias[here])
        near.matrix(local.near.weight)
        table, scale = outs.take(local.out.numel(), len(local.out))
        _fill(local.out, np.asarray(table, np.float32).reshape(len(local.out), -1) * np.asarray(scale)[:, None])
        _fill(local.bias, biases.take(len(local.bias))[0])
        local.traits.zero_()
        at = here.stop
