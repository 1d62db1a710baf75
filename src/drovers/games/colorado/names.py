"""The small words of the notation: cells, cards, lakes, seats, tokens."""

from collections.abc import Iterable
from functools import lru_cache

from ...core.position import whole
from ...core.sets import KEPT, listed
from .data import DATA
from .table import COLOURS, COLUMNS, HALVES, HIDDEN, NONE, ROWS, TOKENS, WORD, State

COLOUR_NAMES = ("red", "green", "orange", "blue")


def cell_text(cell: int) -> str:
    """`c4`: third column, fourth row."""
    return f"{chr(ord('a') + cell % COLUMNS)}{cell // COLUMNS + 1}"


def parse_cell(text: str) -> int:
    """The cell that a text such as `h3` names."""
    column, row = ord(text[0].lower()) - ord("a"), int(text[1:]) - 1
    if not 0 <= column < COLUMNS or not 0 <= row < ROWS:
        raise ValueError(text)
    return row * COLUMNS + column


def card_text(card: int) -> str:
    """Colour and pattern, as in `red K+`; `?` for a hidden card."""
    return "?" if card == HIDDEN else f"{COLOUR_NAMES[card % COLOURS]} {DATA.cards[card // COLOURS].name}"


def parse_card(text: str) -> int:
    """The card that a text such as `red A` names."""
    colour, name = text.lower().split()
    names = [pattern.name.lower() for pattern in DATA.cards]
    return COLOURS * names.index(name) + COLOUR_NAMES.index(colour)


def lake_text(lake: int) -> str:
    """A lake is named by its value."""
    return str(DATA.lakes[lake].value)


def parse_lake(text: str | int) -> int:
    """The lake of a value."""
    return [str(lake.value) for lake in DATA.lakes].index(str(text))


def parse_token(value: int) -> int:
    """The token of a number from 1 to 66."""
    return whole(1, TOKENS)(value) - 1


MASKS = tuple(tuple(seat for seat in range(8) if mask >> seat & 1) for mask in range(256))


def seats_text(mask: int) -> list[int]:
    """The seats of a mask."""
    return list(MASKS[mask & 255])


def blank(value: int) -> int | None:
    """A number, or None where there is none."""
    return None if value == NONE else int(value)


def members(sets: Iterable[int]) -> list[int]:
    """The numbers in a row of sets, ascending."""
    found: list[int] = []
    for place, some in enumerate(sets):
        if some:
            found += _members(place, some)
    return found


@lru_cache(KEPT)
def _members(place: int, some: int) -> list[int]:
    return [place * WORD + one for one in listed(some)]


def hand_of(state: State, seat: int) -> list[int]:
    """The seat's tokens in order, those that are known."""
    return members([state.hand[seat, half] for half in range(HALVES)])


def fist_of(state: State, seat: int) -> list[int]:
    """Of them, those in its closed hand."""
    return members([state.hand[seat, half] & state.fist[half] for half in range(HALVES)])
