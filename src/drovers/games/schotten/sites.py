"""What is alike on the table, for learners: the nine stones."""

from __future__ import annotations

from ...core.layout import Sites
from .features import CARDS, CLAIMABLE, FACES, FIRST, MODES, OWNED, SINCE, SIZES
from .moves import BANISH, BANISH_MODE, CLAIM, LURE, STRATEGY, STRATEGY_MODE
from .moves import FIRST as FIRST_OF
from .table import CLANS, MUD, SLOTS, STONES, VALUES

LAYABLE = MUD + 1  # Clan cards, elites and combat modes are laid at a stone


def _stone(stone: int) -> tuple[int, ...]:
    """The cards of both sides, who was first, whose it is, what lies on it, whether it can be claimed."""
    sides = [who * STONES + stone for who in range(2)]
    cards = [
        index for side in sides for index in range(CARDS + side * SLOTS * FACES, CARDS + (side + 1) * SLOTS * FACES)
    ]
    told = [part + side for part in (SIZES, FIRST, OWNED) for side in sides]
    since = [SINCE + 2 * side + size for side in sides for size in range(2)]
    return (*cards, *told, *since, *(MODES + mode * STONES + stone for mode in range(2)), CLAIMABLE + stone)


def _moves(stone: int) -> tuple[int, ...]:
    """Cards laid here, the stone claimed, cards of either side called away from here."""
    cells, modes = range(stone * SLOTS, (stone + 1) * SLOTS), range(stone * 2, stone * 2 + 2)
    laid = [card * STONES + stone for card in range(LAYABLE)]
    places = [(kind, cell) for kind in (STRATEGY, LURE) for cell in cells] + [(STRATEGY_MODE, mode) for mode in modes]
    called = [FIRST_OF[kind] + place * STONES + to for kind, place in places for to in range(STONES)]
    gone = [FIRST_OF[BANISH] + cell for cell in cells] + [FIRST_OF[BANISH_MODE] + mode for mode in modes]
    return (*laid, FIRST_OF[CLAIM] + stone, *called, *gone)


TRAITS = tuple((card % VALUES, VALUES + card // VALUES) for card in range(CLANS))  # value and colour of what is laid

SITES = (Sites("stones", tuple(map(_stone, range(STONES))), tuple(map(_moves, range(STONES))), traits=TRAITS),)


def called(sites: str, place: int, viewer: int, seats: int) -> str:
    """The thing at the table that a site is."""
    return f"stone:{place + 1}"
