"""`python -m benchmarks.search`: iterations per second in the middle of a match, beside OpenSpiel's search on hearts.

Both searches are of one kind: a world imagined anew at every iteration, trees of information sets, random moves to the
end.  The middle is the same for both games: a random match is played to its end and gone through again as far as half
of its decisions, from several seeds.  Below them stands the search of our levels, which looks at its moves and judges
its leaves instead.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import drovers
from drovers.bots.searcher import Knobs, Study
from drovers.bots.yardsticks import KNOBS
from drovers.core import dice
from drovers.core.match import Sight

SEEDS, ITERATIONS, ROUNDS = range(1, 9), 2000, 3
PLAIN = Knobs(explore=1.4, widen=1000.0, samples=1, trust=0.0)  # no judgement: any untried move, random to the end


def rate(works: list[Callable[[], object]]) -> float:
    """Iterations per second of processor time, each position's best of some rounds: other people's work is not ours."""
    return ITERATIONS * len(works) / sum(min(seconds(work) for _ in range(ROUNDS)) for work in works)


def seconds(work: Callable[[], object]) -> float:
    """The processor time it takes."""
    start = time.process_time()
    work()
    return time.process_time() - start


def halfway(name: str) -> Iterator[tuple[Sight, int]]:
    """Random matches of ours after half of their decisions: what the seat to move sees, how many decisions follow."""
    for seed in SEEDS:
        match, choose = drovers.load(name).new(2, seed=seed), random.Random(seed)
        while match.to_move:
            seat = match.to_move[0]
            match.play(seat, choose.choice(match.legal(seat)))
        half, again = match.ply // 2, drovers.load(name).new(2, seed=seed)
        for seat, move in match.moves[:half]:
            again.play(seat, move)
        yield again.sight(again.to_move[0]), match.ply - half


def halfway_hearts(game: Any) -> Iterator[tuple[Any, int]]:
    """Random hands of hearts after half of their decisions, and how many follow; the deal is no decision."""
    for seed in SEEDS:
        state, choose, decisions = game.new_initial_state(), random.Random(seed), 0
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(choose.choice(state.legal_actions()))
        half, again = decisions // 2, game.new_initial_state()
        for action in state.history()[: len(state.history()) - decisions + half]:
            again.apply_action(action)
        yield again, decisions - half


def ours(name: str, knobs: Knobs) -> tuple[float, float]:
    """Our search in the middle of matches: iterations per second, and the mean number of decisions to the end."""
    positions = list(halfway(name))
    Study(positions[0][0], knobs, 2, dice.new_dice(1)).think(2)

    def think(sight: Sight) -> None:
        Study(sight, knobs, ITERATIONS, dice.new_dice(1)).think(ITERATIONS)

    works = [partial(think, sight) for sight, _ in positions]
    return rate(works), sum(rest for _, rest in positions) / len(positions)


def hearts() -> tuple[float, float] | None:
    """The same of OpenSpiel's ISMCTS in C++ on hearts, or None where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    positions = list(halfway_hearts(pyspiel.load_game("hearts")))
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, ITERATIONS, -1, policy)
    works = [lambda state=state: bot.step(state) for state, _ in positions]
    return rate(works), sum(rest for _, rest in positions) / len(positions)


def lines() -> list[str]:
    """The figures as sentences."""
    (plain, rest), (top, _), peer = ours("schotten", PLAIN), ours("schotten", KNOBS["schotten"]), hearts()
    told = [
        f"our search on Schotten Totten, random moves to the end {rest:.0f} decisions away: {plain:,.0f} iterations/s",
        f"the same with the judgement of the levels: {top:,.0f} iterations/s",
    ]
    if peer is not None:
        rival, far = peer
        told.insert(0, f"OpenSpiel's ISMCTS on hearts, the end {far:.0f} decisions away: {rival:,.0f} iterations/s")
        told[1] += f", {plain / rival:.2f} × hearts"
    return told


if __name__ == "__main__":
    print("\n".join(lines()))
