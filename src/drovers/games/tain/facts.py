"""What the rules make of the table, for those who look at it."""

from __future__ import annotations

from ...core.counting import Entry, entry, worth_telling
from . import table as t
from .shown import Box, Facts
from .table import State


def facts(state: State) -> Facts:
    """The clans with a large herd: it ends the match and counts more (T57, T60); and every clan's points."""
    crowned = [seat for seat in range(state.seats) if state.cattle[seat] >= t.LARGE_HERD]
    return {"crowned": crowned, "scores": [scores(state, seat) for seat in range(state.seats)]}


def scores(state: State, seat: int) -> list[Entry]:
    """What a clan's herd, jewels and prisoners are worth now (T59, T60)."""
    cattle, jewels = int(state.cattle[seat]), int(state.jewels[seat])
    clans = range(state.seats)
    boys, daughters = (sum(int(state.held[seat, clan, kind]) for clan in clans) for kind in (t.BOY, t.DAUGHTER))
    herd, house = [f"cattle:{seat}"], [f"house:{seat}"]
    bonus = int(cattle >= t.LARGE_HERD)
    return worth_telling(
        [
            entry("cattle", "T59", cattle, 2 * cattle, herd),
            entry("jewels", "T59", jewels, 3 * jewels, house),
            entry("boys", "T59", boys, t.POINTS_HELD[t.BOY] * boys, house),
            entry("daughters", "T59", daughters, t.POINTS_HELD[t.DAUGHTER] * daughters, house),
            entry("herd", "T60", bonus, t.BONUS * bonus, herd),
        ]
    )


def box(seats: int) -> Box:
    """How long a match lasts, and what lies on every land."""
    return {
        "rounds": t.ROUNDS,
        "entrances": list(t.ENTRANCE_NAMES),
        "slots": list(t.SLOT_NAMES),
        "tokens": list(t.LETTERS),
    }
