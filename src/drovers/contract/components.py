"""No component is lost or doubled at any ply: the state stays sound as a whole."""

from __future__ import annotations

from ..core import dice, playout, rules
from ..core.jit import compiled, rule
from ..core.state import Numbers
from .case import Case


def nothing_is_lost(case: Case, matches: int = 300, seed: int = 0) -> None:
    """Checks every ply of many compiled random matches."""
    states, fresh, out = case.records()
    bad = compiled(first_flaw)(states, fresh, seed, matches, dice.new_dice(0), out)
    assert bad < 0, f"{case} seed {bad}: flaw {case.game.flaws[rules.flaw(case.game.state().read(states[0]))]}"


@rule
def first_flaw(
    states: playout.States, fresh: playout.States, seed: int, matches: int, rng: dice.Dice, out: Numbers
) -> int:
    """Plays random matches; -1, or the seed of the first that shows a flaw (left in states[0] as it stood)."""
    for k in range(matches):
        playout.deal(states, 0, fresh, seed + k)
        dice.shake(rng, seed + k)
        state = states[0]
        while rules.ending(state) == 0:
            if rules.flaw(state) != 0:
                return seed + k
            seat = playout.next_seat(state)
            count = rules.legal(state, seat, out)
            rules.play(state, seat, int(out[dice.below(rng, count)]))
        if rules.flaw(state) != 0:
            return seed + k
    return -1
