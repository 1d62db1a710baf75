"""What the rules make of the table, for those who look at it: the formation of every complete side."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from ...core.counting import Entry, entry, worth_telling
from ...core.sets import members
from . import table as t
from .scoring import has_won, with_most_stones
from .shown import Box, Facts, Formation
from .strength import SCALE, need
from .table import State

NAMES = ("sum", "run", "colour", "kind", "colour-run")


def facts(state: State) -> Facts:
    """For each stone how many cards complete a side, and the formations of both seats (none: not complete)."""
    return {
        "needs": [need(state, stone) for stone in range(t.STONES)],
        "formations": [[formation(state, seat, stone) for seat in range(2)] for stone in range(t.STONES)],
        "decisive": [stone + 1 for seat in range(2) for stone in decisive(state, seat)],
        "scores": [scores(state, seat) for seat in range(2)],
    }


def scores(state: State, seat: int) -> list[Entry]:
    """Rounds won and stones of the others (S29), stones of the round that is played, those that decide it (S28)."""
    held, deciding = things(stones_held(state, seat)), things(decisive(state, seat))
    over, won = int(state.round) - 1 + bool(state.ended), int(state.wins[seat])
    last = held if state.ended else []  # the pieces of the last round lie there still
    lost = not prevails(state, seat)
    return worth_telling(
        [
            entry("won", "S29", won, t.WIN_POINTS * won, [] if lost else last),
            entry("lost", "S29", over - won, int(state.points[seat]) - t.WIN_POINTS * won, last if lost else []),
            entry("stones", "S29", len(held) - len(last), len(held) - len(last), [] if last else held),
            entry("five" if len(deciding) >= t.WIN_STONES else "row", "S28", len(deciding), 0, deciding),
        ]
    )


def prevails(state: State, seat: int) -> bool:
    """Whether the stones win the round: enough of them (S28), or, where it was judged, more than the other's (SA8)."""
    if has_won(state, 0) or has_won(state, 1):
        return has_won(state, seat)
    return with_most_stones(state) == seat


def stones_held(state: State, seat: int) -> Sequence[int]:
    """The stones that seat owns."""
    return members(state.owned[seat])


def things(stones: Sequence[int]) -> list[str]:
    """Stones as they are touched."""
    return [f"stone:{stone + 1}" for stone in stones]


def formation(state: State, seat: int, stone: int) -> Formation | None:
    """The category and total of a complete side, every elite troop at its best (S20-S23).

    A side of four that has lost its Mud has none until it drops a card (SA28).
    """
    worth = state.worth[seat, stone]
    if not worth:
        return None
    category, total = divmod(worth, SCALE)
    return {"name": NAMES[category], "total": total}


def decisive(state: State, seat: int) -> list[int]:
    """The stones that win the round for a seat: those side by side, and all of its stones if they are enough (S28)."""
    return [*_decisive(int(state.owned[seat]))]


@cache
def _decisive(owned: int) -> tuple[int, ...]:
    held = members(owned)
    rows = [range(stone, stone + t.WIN_ADJACENT) for stone in range(t.STONES - t.WIN_ADJACENT + 1)]
    if len(held) >= t.WIN_STONES:
        return held
    return tuple(sorted({stone for row in rows if set(row) <= set(held) for stone in row}))


def box(seats: int) -> Box:
    """How many stones lie there."""
    return {"stones": t.STONES}
