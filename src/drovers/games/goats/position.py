"""Positions as data a person can read and edit.

Rows of cells: `RO5` a card, `RO5@1` one with the marker of seat 1, `-` an empty cell, `#0` the stable of seat 0.
A hand card everybody knows is plain, one only its holder knows is in brackets: `(RO5)`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ...core import dealer
from ...core.position import Fields, unsound, whole
from ...core.sets import members
from ...core.words import Words
from .cards import put_card, type_of
from .census import count_lying
from .data import FOLDER, HAND, SIZE, STARTS, TYPES
from .deal import clear, copies
from .evaluation import supply
from .names import CARDS, CODES, TEXTS, card_text, parse_card, parse_goat
from .pasture import CELLS, EDGES, STRIDE, cell_text
from .soundness import FLAWS, GOAT_CARDS, SUPPLY
from .table import DECK, DOG, GOATS, GONE, MARKERS, MILK1, MILK2, NONE, OUTSIDE, PHASES, PLAYERS, STABLE, State

HELD = {  # a card of a hand by whether everybody knows it; in brackets if only its holder does
    (known, card): text if known or text in "?-" else f"({text})" for known in (0, 1) for card, text in TEXTS.items()
}
CELL_TEXTS = {**TEXTS, STABLE: "#", OUTSIDE: "#"}
ENDS = {0: "-", 40: "G40", 41: "G41"}


def write_pasture(state: State) -> dict[str, Any]:
    """What lies on the pasture, and who walks round it."""
    seats = range(state.seats)
    return {
        "pasture": pasture_of(state),
        "pawns": [state.pawn[seat] for seat in seats],
        "supply": [supply(state, seat) for seat in seats],
    }


def write_hands(state: State) -> dict[str, Any]:
    """The cards of all hands."""
    cards = [HELD[seen, card] for seen, card in zip(state.open.flat(), state.hand.flat(), strict=True)]
    ends = range(HAND, HAND * (state.seats + 1), HAND)
    return {"hands": [[card for card in cards[end - HAND : end] if card != "-"] for end in ends]}


def write_front(state: State) -> dict[str, Any]:
    """What has been played, and is in the box."""
    rows: dict[int, list[str]] = {place: [] for place in (*range(state.seats), GONE)}
    for card, place in enumerate(state.front.flat()[:GOATS]):
        if place in rows:
            rows[place].append(CARDS[card])
    for seat in range(state.seats):
        rows[seat] += ["DOG"] * state.dogs[seat] + ["M1"] * state.milk[seat, 0] + ["M2"] * state.milk[seat, 1]
    return {"front": [rows[seat] for seat in range(state.seats)], "box": rows[GONE]}


def write_types(state: State) -> dict[str, Any]:
    """Who owns a type, and the card that lies on the pile for it."""
    return {
        "owners": {CODES[kind]: state.owner[kind] for kind in range(TYPES) if state.owner[kind] != NONE},
        "piled": [CARDS[state.piled[kind]] for kind in range(TYPES) if state.piled[kind] != NONE],
    }


def write_pile(state: State) -> dict[str, Any]:
    """The pile from its top."""
    return {"pile": [TEXTS[state.pile[i]] for i in range(state.left - 1, -1, -1)]}


def write_course(state: State) -> dict[str, Any]:
    """Whose turn it is, and what is asked for."""
    return {
        "turn": state.turn,
        "phase": PHASES[state.phase],
        "played": card_text(state.played),
        "source": maybe_cell(state.source),
        "target": maybe_cell(state.target),
        "requests": state.requests,
        "last": ENDS[state.last],
    }


PARTS = (write_pasture, write_hands, write_front, write_types, write_pile, write_course)


def pasture_of(state: State) -> list[list[str]]:
    """What lies in the cells, row by row."""
    size = int(SIZE[state.seats])
    cells = list(map(CELL_TEXTS.__getitem__, state.pasture.flat()))
    for seat in range(state.seats):
        cells[state.stable[seat]] = f"#{seat}"
        for cell in members(state.herd[seat]):
            cells[cell] += f"@{seat}"
    return [cells[STRIDE * row : STRIDE * row + size] for row in range(size)]


def maybe_cell(cell: int) -> str:
    """A cell as text, `-` for none."""
    return "-" if cell == NONE else cell_text(cell)


def read(state: State, fields: Fields) -> None:
    """A state from its data.  Left out, the pile holds what is nowhere else, and `supply` follows from the markers."""
    clear(state)
    seats = int(state.seats)
    read_pasture(state, fields)
    starts = [int(STARTS[state.stable_layout, seats, seat]) for seat in range(seats)]
    for seat, edge in enumerate(fields.items("pawns", whole(0, EDGES - 1), low=seats, high=seats, default=starts)):
        state.pawn[seat] = edge
    for seat, hand in enumerate(lists(fields, "hands", seats, parse_held, HAND)):
        for card, known in hand:
            put_card(state, seat, card, known)
    read_front(state, fields)
    read_types(state, fields)
    read_turn(state, fields)
    read_pile(state, fields)
    left = [max(0, supply(state, seat)) for seat in range(seats)]
    if fields.items("supply", whole(0, MARKERS), low=seats, high=seats, default=left) != left:
        unsound(Words(FOLDER), FLAWS[SUPPLY])


def lists(
    fields: Fields, field: str, count: int, parse: Callable[[Any], Any], high: int, *, low: int = 0, default: Any = None
) -> list[list[Any]]:
    """A list of so many lists, each item parsed and named by both its places."""
    outer = fields.items(field, lambda value: value, low=count, high=count, default=default)
    named = {f"{field}[{place}]": inner for place, inner in enumerate(outer)}
    return [Fields(named).items(name, parse, low=low, high=high) for name in named]


def read_pasture(state: State, fields: Fields) -> None:
    """Rows of cells, stables among them."""
    size = int(SIZE[state.seats])
    for row, cells in enumerate(lists(fields, "pasture", size, cell_parser(int(state.seats)), size, low=size)):
        for column, (card, seat) in enumerate(cells):
            cell = STRIDE * row + column
            state.pasture[cell] = card
            if card == STABLE:
                state.stable[seat] = cell
            elif seat != NONE:
                state.herd[seat] |= 1 << cell
            elif card != NONE:
                state.free |= 1 << cell


def cell_parser(seats: int) -> Callable[[str], tuple[int, int]]:
    """A reader of cells: the card (or none, or a stable) and the seat whose marker or stable it is."""

    def parse(text: str) -> tuple[int, int]:
        seat = whole(0, seats - 1)
        if text == "-":
            return NONE, NONE
        if text.startswith("#"):
            return STABLE, seat(int(text[1:]))
        card, _, marker = text.partition("@")
        return parse_card(card), seat(int(marker)) if marker else NONE

    return parse


def parse_held(text: str) -> tuple[int, int]:
    """A card of a hand, and whether everybody knows it."""
    if text.startswith("(") and text.endswith(")"):
        return parse_card(text[1:-1]), 0
    return parse_card(text), 1


def read_front(state: State, fields: Fields) -> None:
    """The cards in front of the seats and those that have left the game."""
    nothing: list[Any] = [[] for _ in range(state.seats)]
    for seat, cards in enumerate(lists(fields, "front", int(state.seats), parse_card, DECK, default=nothing)):
        for place, card in enumerate(cards):
            if card < GOATS:
                lay(state, card, seat, f"front[{seat}][{place}]")
            elif card == DOG:
                state.dogs[seat] += 1
            else:
                state.milk[seat, card - MILK1] += 1
    for place, card in enumerate(fields.items("box", parse_goat, default=[])):
        lay(state, card, GONE, f"box[{place}]")


def lay(state: State, card: int, place: int, field: str) -> None:
    """Puts a goat in front of a seat or out of the game, once."""
    if state.front[card] != NONE:
        unsound(Words(FOLDER), FLAWS[GOAT_CARDS], field)
    state.front[card] = place


def read_types(state: State, fields: Fields) -> None:
    """Who owns which type, and which fifth cards are known to be in the pile."""
    owners = Fields(fields.take("owners", {}), "owners")
    for kind, code in enumerate(CODES):
        if owners.has(code):
            state.owner[kind] = owners.number(code, 0, PLAYERS - 1)
    owners.done()
    for card in fields.items("piled", parse_goat, high=TYPES, default=[]):
        state.piled[type_of(card)] = card


def read_turn(state: State, fields: Fields) -> None:
    """Whose turn it is and how far it has come."""
    cells = ("-", *(cell_text(cell) for cell in range(CELLS)))
    state.turn = fields.number("turn", 0, int(state.seats) - 1, 0)
    state.phase = fields.choice("phase", PHASES, "play")
    played = fields.choice("played", ("-", *CARDS), "-")
    source, target = fields.choice("source", cells, "-"), fields.choice("target", cells, "-")
    state.played = played - 1 if played else NONE
    state.source = source - 1 if source else NONE
    state.target = target - 1 if target else NONE
    state.requests = fields.number("requests", 0, 9, 0)
    state.last = list(ENDS)[fields.choice("last", tuple(ENDS.values()), "-")]


def read_pile(state: State, fields: Fields) -> None:
    """The pile, its top card first; left out, it is what is nowhere else, shuffled by the key."""
    if fields.has("pile"):
        cards = fields.items("pile", parse_card, high=DECK)[::-1]
    else:
        cards = [card for card in range(MILK2 + 1) for _ in range(copies(state, card) - count_lying(state, card))]
    for place, card in enumerate(cards):
        state.pile[place] = card
    state.left = len(cards)
    if not fields.has("pile"):
        dealer.shuffle(state, state.pile, state.left)
