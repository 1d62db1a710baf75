"""`python -m benchmarks.search`: iterations per second in the middle of a match, beside OpenSpiel's search on hearts.

Both searches are of one kind: a world imagined anew at every iteration, trees of information sets, random moves to the
end.  Below them stands the search of our levels, which looks at its moves and judges its leaves instead.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import drovers
from drovers.bots.levels import KNOBS
from drovers.bots.searcher import Desk, Knobs
from drovers.core import dice
from drovers.core.match import Match

HALFWAY, ITERATIONS, ROUNDS = 26, 2000, 5
PLAIN = Knobs(explore=1.4, widen=1000.0, samples=1, trust=0.0)  # no judgement: any untried move, random to the end


def best_of(work: Callable[[], object]) -> float:
    """Iterations per second of processor time, the best of some rounds: other people's work is not ours."""
    times = []
    for _ in range(ROUNDS):
        start = time.process_time()
        work()
        times.append(time.process_time() - start)
    return ITERATIONS / min(times)


def halfway(name: str) -> Match:
    """A match after so many random moves."""
    match, choose = drovers.load(name).new(2, seed=3), random.Random(3)
    for _ in range(HALFWAY):
        seat = match.to_move[0]
        match.play(seat, choose.choice(match.legal(seat)))
    return match


def ours(name: str, knobs: Knobs) -> float:
    """Our search in the middle of a match."""
    match = halfway(name)
    sight = match.sight(match.to_move[0])
    Desk(sight, 2).think(knobs, 2, dice.new_dice(1))
    return best_of(lambda: Desk(sight, ITERATIONS).think(knobs, ITERATIONS, dice.new_dice(1)))


def hearts() -> float | None:
    """OpenSpiel's ISMCTS in C++ in the middle of a hand of hearts, or None where it is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    state, choose, decisions = pyspiel.load_game("hearts").new_initial_state(), random.Random(3), 0
    while decisions < HALFWAY:
        decisions += not state.is_chance_node()
        state.apply_action(choose.choice(state.legal_actions()))
    policy = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.4, ITERATIONS, -1, policy)
    return best_of(lambda: bot.step(state))


def lines() -> list[str]:
    """The figures as sentences."""
    peer, plain, top = hearts(), ours("schotten", PLAIN), ours("schotten", KNOBS["schotten"])
    if peer is None:
        return [f"search in Schotten Totten: {plain:,.0f} iterations/s with random moves, {top:,.0f} with judgement"]
    return [
        f"OpenSpiel's ISMCTS on hearts in this run: {peer:,.0f} iterations/s",
        f"our search on Schotten Totten, random moves as well: {plain:,.0f} iterations/s, {plain / peer:.1f} × hearts",
        f"the same with the judgement of the levels: {top:,.0f} iterations/s, {top / peer:.2f} × hearts",
    ]


if __name__ == "__main__":
    print("\n".join(lines()))
