"""What is alike on the table, for learners: the types of goats, the cells of the pasture, the cards of the hand."""

from __future__ import annotations

from ...core.layout import Link, Sites, starts
from .data import HAND, TYPES, VALUES
from .features import FEATURES
from .moves import FIRST, LEAD, MARK, PLAY, TAKE, TO
from .names import CODES
from .pasture import CELLS, cell_text
from .table import GOATS, KINDS_OF_CARD, PLAYERS

AT = starts(FEATURES)


def _type(kind: int) -> tuple[int, ...]:
    """Its cards in front of every seat, gone, played, in other hands, and who leads."""
    cards = range(VALUES * kind, VALUES * (kind + 1))
    front = (AT["front"] + GOATS * seat + card for seat in range(PLAYERS) for card in cards)
    hands = (AT["hands"] + KINDS_OF_CARD * seat + card for seat in range(PLAYERS - 1) for card in cards)
    leads = (part + TYPES * seat + kind for part in (AT["sums"], AT["owners"]) for seat in range(PLAYERS))
    return (
        *front,
        *hands,
        *leads,
        *(part + card for part in (AT["gone"], AT["played"]) for card in cards),
        AT["piled"] + kind,
    )


def _cell(cell: int) -> tuple[int, ...]:
    """What lies there and whose marker, whether a hand reaches it, what the dog does with it."""
    goats = (AT["goats"] + CELLS * kind + cell for kind in range(TYPES))
    marks = (
        part + CELLS * seat + cell for part in (AT["stables"], AT["markers"], AT["joined"]) for seat in range(PLAYERS)
    )
    reach = (AT["reach"] + CELLS * slot + cell for slot in range(HAND))
    return (
        *goats,
        *marks,
        *reach,
        *(part + cell for part in (AT["dogs"], AT["milk"], AT["empty"], AT["source"], AT["target"])),
    )


def _card(slot: int) -> tuple[int, ...]:
    """Which card it is, and whether everybody knows it."""
    return (*range(AT["slots"] + KINDS_OF_CARD * slot, AT["slots"] + KINDS_OF_CARD * (slot + 1)), AT["open"] + slot)


def _type_of_card(slot: int, kind: int) -> tuple[int, ...]:
    first = AT["slots"] + KINDS_OF_CARD * slot + VALUES * kind
    return tuple(range(first, first + VALUES))


GOAT_IN_CELL = tuple(tuple((AT["goats"] + CELLS * kind + cell,) for kind in range(TYPES)) for cell in range(CELLS))
TYPE_IN_HAND = tuple(tuple(_type_of_card(slot, kind) for kind in range(TYPES)) for slot in range(HAND))
CELLS_REACHED = tuple(tuple((AT["reach"] + CELLS * slot + cell,) for cell in range(CELLS)) for slot in range(HAND))
SITES = (
    Sites("types", tuple(map(_type, range(TYPES)))),
    Sites(
        "cells",
        tuple(map(_cell, range(CELLS))),
        tuple(tuple(FIRST[kind] + cell for kind in (TAKE, MARK, LEAD, TO)) for cell in range(CELLS)),
        (Link("types", GOAT_IN_CELL),),
    ),
    Sites(
        "hand",
        tuple(map(_card, range(HAND))),
        tuple((FIRST[PLAY] + slot,) for slot in range(HAND)),
        (Link("types", TYPE_IN_HAND), Link("cells", CELLS_REACHED)),
    ),
)


def called(sites: str, place: int, viewer: int, seats: int) -> str:
    """The thing at the table that a site is: a type or a cell; cards in hand are nobody else's business."""
    return {"types": f"type:{CODES[place % TYPES]}", "cells": f"cell:{cell_text(place)}"}.get(sites, "")
