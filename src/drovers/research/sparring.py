"""Bots against bots: the moves of whole matches, for datasets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from ..bots import greedy
from ..bots.asking import move_of
from ..bots.drawing import best
from ..bots.network import Net, Room
from ..bots.networks import consider
from ..bots.outlook import length
from ..bots.table import seat_bot
from ..bots.weights import has_network, network, room
from ..core import dice, playout, rules
from ..core.jit import compiled, rule
from ..core.playout import States
from ..core.state import Numbers
from .variant import Variant

COMPILED = ("random", "greedy")
LONGEST = 20_000  # moves: what the contract of our games promises to stay below


class Bout(NamedTuple):
    """One match of compiled bots: where it is played, where who did what is noted, and what it is begun with."""

    states: States
    desk: States
    out: Numbers
    rng: dice.Dice
    movers: Numbers
    moves: Numbers
    fresh: States
    opening: int  # so many moves at the beginning are anybody's: any legal ones


@rule
def spar(bout: Bout, seed: int, kinds: Numbers, scores: Numbers) -> int:
    """The bots of each seat, 0 `random` or 1 `greedy`, against each other; returns how many moves."""
    states, desk, out, rng = bout.states, bout.desk, bout.out, bout.rng
    playout.deal(states, 0, bout.fresh, seed)
    plies = 0
    while rules.ending(states[0]) == 0 and plies < len(bout.moves):
        seat = playout.next_seat(states[0])
        count = rules.legal(states[0], seat, out)
        move = int(out[dice.below(rng, count)])
        if kinds[seat] == 1 and plies >= bout.opening:
            desk[0] = states[0]
            rules.veil(desk[0], seat)
            move = greedy.greediest(desk, seat, out, count, greedy.WORLDS, rng, scores)
        rules.play(states[0], seat, move)
        bout.movers[plies], bout.moves[plies] = seat, move
        plies += 1
    return plies


@rule
def judged(bout: Bout, seed: int, net: Net, rooms: Room, features: Numbers) -> int:
    """The same of a network against itself: the moves that the bot `network` makes."""
    states, desk, out = bout.states, bout.desk, bout.out
    playout.deal(states, 0, bout.fresh, seed)
    plies = 0
    while rules.ending(states[0]) == 0 and plies < len(bout.moves):
        seat = playout.next_seat(states[0])
        count, choice = rules.legal(states[0], seat, out), 0
        if plies < bout.opening:
            choice = dice.below(bout.rng, count)
        elif count > 1:
            desk[0] = states[0]
            rules.veil(desk[0], seat)
            consider(desk, seat, net, rooms, features, out, count)
            choice = best(rooms.logits, count)
        bout.movers[plies], bout.moves[plies] = seat, out[choice]
        rules.play(states[0], seat, int(out[choice]))
        plies += 1
    return plies


class Sparring:
    """Bots against bots: the moves of whole matches, for datasets.  `random`, `greedy` and `network` are compiled.

    The first `opening` moves of a match are any legal ones: where nothing is dealt, bots without dice of their own
    would else play one match again and again.
    """

    def __init__(self, of: Variant, players: list[str], opening: int = 0):
        self.variant, self.players, self.opening = of, players, opening
        self.fresh, game = of.fresh(), of.game
        self.run: Callable[..., int] | None = None
        self.minds: tuple[Any, ...] = ()
        if set(players) <= set(COMPILED):
            kinds = np.array([COMPILED.index(name) for name in players], np.int8)
            self.run, self.minds, self.work = spar, (kinds,), np.zeros(game.max_legal)
        elif set(players) == {"network"} and has_network(game):
            net = network(game)
            self.run, self.minds = judged, (net, room(net, game.max_legal, game.seats[-1]))
            self.work = np.zeros(length(game), np.int64)
        else:
            self.bots = [seat_bot(name, game, compile=True) for name in players]

    def match(self, seed: int) -> list[tuple[int, int]]:
        """Seat and move, from the deal of that seed to the end; the bots' own dice follow from it too."""
        rng = dice.new_dice(seed)
        if self.run is None:
            return self._asked(seed, rng)
        desk, out = np.zeros(4, self.fresh.dtype), np.zeros(self.variant.game.max_legal, np.int64)
        movers, moves = np.zeros(LONGEST, np.int8), np.zeros(LONGEST, np.int32)
        bout = Bout(desk[3:], desk[:3], out, rng, movers, moves, self.fresh, self.opening)
        plies = compiled(self.run)(bout, seed, *self.minds, self.work)
        return list(zip(movers[:plies].tolist(), moves[:plies].tolist(), strict=True))

    def _asked(self, seed: int, rng: dice.Dice) -> list[tuple[int, int]]:
        match, made = self.variant.game.new(self.variant.seats, self.variant.options, seed), list[tuple[int, int]]()
        while match.to_move:
            seat = match.to_move[0]
            legal = match.legal_moves(seat)
            if len(made) < self.opening:
                move = legal[dice.below(rng, len(legal))]
            else:
                move = move_of(self.players[seat], self.bots[seat], match.sight(seat), legal, rng)
            rules.play(match.state, seat, move)
            made.append((seat, move))
        return made
