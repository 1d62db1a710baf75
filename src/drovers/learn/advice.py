"""A teacher for the first minutes of a training, later a rival at some tables: a few moves, each tried in a few worlds
and played on by quick moves.

Written once for the processor and for CUDA, where one thread thinks about one move of one row.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from ..bots.foresight import measure
from ..bots.greedy import heat
from ..bots.search import DEEPEST
from ..bots.trying import MOST, Desk, imagined, pick
from ..core import playout, rules
from ..core.jit import rule
from ..core.playout import States
from ..core.state import Numbers

NEVER = -1e9  # what a place without a move is worth
SHAKES = 64  # worlds that a round of advice may imagine
ROUNDS = 4096  # of advice, then seeds come again


class Plan(NamedTuple):
    """How much a teacher tries: moves, worlds for each, moves that follow until chances are judged."""

    moves: int = 1
    worlds: int = 1
    plies: int = 0
    trust: float = 0.0  # worlds that weigh as much as the first look


@rule
def advise(desk: Desk, me: int, moves: Numbers, count: int, plan: Plan, seed: int, part: int) -> float:
    """What the move of that place on the shortlist is worth to a seat whose sight is the desk's first state.

    First all moves are looked at, then that one is tried in every world: trial -1 is the look.  Every rule is called in
    one place only, for a device's compiler inlines them all.
    """
    for i in range(count):
        desk.legal[i] = moves[i]
    few, world, total = 0, desk.states[1], 0.0
    for trial in range(-1, plan.worlds):
        imagined(desk, me, seed + max(trial, 0))
        ply, looking = 0, trial < 0
        while ply <= plan.plies and rules.ending(world) == 0:
            seat, move = me, int(desk.picks[part])
            if looking or ply > 0:
                if not looking:
                    seat = playout.next_seat(world)
                    count = rules.legal(world, seat, desk.legal)
                few = pick(desk, seat, count, looking, min(plan.moves, MOST))
                if looking:
                    break
                move = int(desk.picks[MOST])
            rules.play(world, seat, move)
            ply += 1
        if looking and part >= few:
            return NEVER
        if looking and few == 1:
            return 0.0
        if looking:
            less = (desk.looks[0] - desk.looks[part]) / (4 * heat(world))
            total = -plan.trust * min(less, DEEPEST)
        else:
            measure(world, desk.values)
            total += desk.values[me]
    return total


@rule
def advise_row(
    desk: Desk, states: States, k: int, seeds: Numbers, round: int, movers: Numbers, lists: Any, lengths: Numbers,
    plan: Plan, part: int,
) -> float:  # fmt: skip
    """What the move of that place on the shortlist of row k is worth; the list is in the desk."""
    seat = int(movers[k])
    desk.states[0] = states[k]
    rules.veil(desk.states[0], seat)
    return advise(desk, seat, lists[k], int(lengths[k]), plan, (int(seeds[k]) * ROUNDS + round) * SHAKES, part)


@rule
def advise_part(
    low: int, high: int, desk: Desk, states: States, seeds: Numbers, round: int, movers: Numbers, lists: Any,
    lengths: Numbers, plan: Plan, picks: Any, worths: Any, wanted: Numbers,
) -> None:  # fmt: skip
    """What every move on the shortlists of the rows low..high-1 is worth, where that is wanted."""
    for k in range(low, high):
        for part in range(plan.moves * int(wanted[k])):
            worths[k, part] = advise_row(desk, states, k, seeds, round, movers, lists, lengths, plan, part)
            picks[k, part] = desk.picks[part]
