"""What is alike on the table, for learners: the gates of every land, seats counted from the one that looks."""

from __future__ import annotations

from ...core.layout import Sites
from .features import AT_CATTLE, AT_GUARDS, AT_JEWELS, AT_PASSED, AT_PRESENT, AT_RAIDERS, AT_STOCK, AT_USED, OWNED, SLOT
from .moves import PLACES
from .table import CLANS, ENTRANCE_NAMES, ENTRANCES, TYPES


def _gate(clan: int, entrance: int) -> tuple[int, ...]:
    """Its guard and raider, and what its clan has."""
    gate = clan * ENTRANCES + entrance
    slots = (*range(AT_GUARDS + gate * SLOT, AT_GUARDS + (gate + 1) * SLOT),)
    slots += (*range(AT_RAIDERS + gate * OWNED, AT_RAIDERS + (gate + 1) * OWNED),)
    goods = tuple(part + clan for part in (AT_PRESENT, AT_PASSED, AT_CATTLE, AT_JEWELS))
    return slots + goods + tuple(part + clan * TYPES + token for part in (AT_STOCK, AT_USED) for token in range(TYPES))


SITES = (
    Sites(
        "gates",
        tuple(_gate(clan, entrance) for clan in range(CLANS) for entrance in range(ENTRANCES)),
        tuple(tuple(token * PLACES + gate for token in range(TYPES)) for gate in range(CLANS * ENTRANCES)),
    ),
)


def called(sites: str, place: int, viewer: int, seats: int) -> str:
    """The thing at the table that a site is: a gate, seen from outside; lands of absent clans are none."""
    clan, entrance = divmod(place, ENTRANCES)
    return f"outside:{(viewer + clan) % seats}.{ENTRANCE_NAMES[entrance]}" if clan < seats else ""
