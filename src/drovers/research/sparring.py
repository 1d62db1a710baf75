"""Bots against bots: the moves of whole matches, for datasets."""

from __future__ import annotations

from typing import Any

import numpy as np

from ..bots import greedy
from ..bots.table import seat_bot
from ..core import dice, playout, rules
from ..core.jit import compiled, rule
from ..core.playout import States
from ..core.state import Numbers
from .variant import Variant

Rows = Any  # a two-dimensional array
COMPILED = ("random", "greedy")
LONGEST = 20_000  # moves: what the contract of our games promises to stay below


@rule
def spar(
    states: States, fresh: States, seed: int, kinds: Numbers, rng: dice.Dice, desk: States, out: Numbers, scores: Rows,
    movers: Numbers, moves: Numbers, opening: int,
) -> int:  # fmt: skip
    """One match of compiled bots, by seat 0 `random` or 1 `greedy`; notes who did what and returns how many moves.

    So many moves at the beginning are anybody's: any legal ones.
    """
    playout.deal(states, 0, fresh, seed)
    plies = 0
    while rules.ending(states[0]) == 0 and plies < len(moves):
        seat = playout.next_seat(states[0])
        count = rules.legal(states[0], seat, out)
        move = int(out[dice.below(rng, count)])
        if kinds[seat] == 1 and plies >= opening:
            desk[0] = states[0]
            rules.veil(desk[0], seat)
            move = greedy.greediest(desk, seat, out, count, greedy.WORLDS, rng, scores)
        rules.play(states[0], seat, move)
        movers[plies], moves[plies] = seat, move
        plies += 1
    return plies


class Sparring:
    """Bots against bots: the moves of whole matches, for datasets.  `random` and `greedy` are compiled.

    The first `opening` moves of a match are any legal ones: where nothing is dealt, bots without dice of their own
    would else play one match again and again.
    """

    def __init__(self, of: Variant, players: list[str], budget: int = 0, opening: int = 0):
        self.variant, self.players, self.budget, self.opening = of, players, budget, opening
        self.fresh, self.fast = of.fresh(), set(players) <= set(COMPILED)
        self.bots = [] if self.fast else [seat_bot(name, compile=True) for name in players]
        self.kinds = np.array([COMPILED.index(name) if self.fast else 0 for name in players], np.int8)

    def match(self, seed: int) -> list[tuple[int, int]]:
        """Seat and move, from the deal of that seed to the end; the bots' own dice follow from it too."""
        rng = dice.new_dice(seed)
        if not self.fast:
            return self._asked(seed, rng)
        desk, out = np.zeros(4, self.fresh.dtype), np.zeros(self.variant.game.max_legal, np.int64)
        movers, moves = np.zeros(LONGEST, np.int8), np.zeros(LONGEST, np.int32)
        scores = np.zeros(len(out))
        states = desk[3:]
        noted = (movers, moves, self.opening)
        plies = compiled(spar)(states, self.fresh, seed, self.kinds, rng, desk[:3], out, scores, *noted)
        return list(zip(movers[:plies].tolist(), moves[:plies].tolist(), strict=True))

    def _asked(self, seed: int, rng: dice.Dice) -> list[tuple[int, int]]:
        match, made = self.variant.game.new(self.variant.seats, self.variant.options, seed), list[tuple[int, int]]()
        while match.to_move:
            seat = match.to_move[0]
            legal = match.legal_moves(seat)
            if len(made) < self.opening:
                move = legal[dice.below(rng, len(legal))]
            else:
                move = self.bots[seat].choose(match.sight(seat), legal, rng, self.budget)
            rules.play(match.state, seat, move)
            made.append((seat, move))
        return made
