"""Two networks against each other in a batch: seconds on a device, so that a training tells whether it gains."""

from __future__ import annotations

import math

import torch
from torch import Tensor

from ..core.game import Game
from ..research.variant import Variant
from .network import Player, cast
from .tables import Tables

FIRST = 3_000_000_000_000  # seeds that no training deals
LOOKS = 16  # decisions between two looks whether every match is over
LONGEST = 4000  # decisions
SHARP = 3.0  # how much more than its likings say a network prefers what it likes: where nothing is dealt matches differ


class Duel:
    """Matches at the smallest table, half of them with either network in the first seat."""

    def __init__(self, game: Game, rows: int, device: str, threads: int = 1):
        self.game, self.rows, self.device, self.threads = game, rows, device, threads
        self.deals = FIRST

    def fought(self, one: Player, other: Player) -> tuple[float, float]:
        """The share of the wins that are the first's, and half of its 95 % interval; every time other deals."""
        variant = Variant(self.game, self.game.seats[0])
        tables = Tables([variant], self.rows, device=self.device, threads=self.threads, seed=self.deals)
        self.deals += LONGEST * self.rows
        mine = torch.arange(self.rows, device=self.device) % variant.seats
        over, won = torch.zeros_like(mine, dtype=torch.bool), torch.zeros(self.rows, device=self.device)
        for step in range(LONGEST):
            tables.step(torch.where(tables.movers == mine, _moves(tables, one), _moves(tables, other)))
            now = (tables.ended == 1) & ~over
            won = torch.where(now, tables.shares.gather(0, mine[None]).squeeze(0), won)
            over |= now
            if step % LOOKS == 0 and bool(over.all()):
                break
        share = won[over]
        return float(share.mean()), 1.96 * float(share.std()) / math.sqrt(len(share))


def _moves(tables: Tables, player: Player) -> Tensor:
    """What a player does in every row."""
    with torch.no_grad(), cast(tables.device):
        logs = player(tables.views, tables.masks)[0]
    luck = torch.rand_like(logs).clamp_min(1e-20)
    return (SHARP * logs - (-luck.log()).log()).argmax(0)
