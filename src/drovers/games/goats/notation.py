"""Moves and event fields as text: `play RO5`, `take c4`, `mark c4`, `dog c4`, `to c6`, `keep`, `yes`, `no`."""

from __future__ import annotations

from typing import Any

from ...core.state import State
from ...core.words import Words
from .data import HAND
from .names import CARDS, CODES, card_text, parse_card
from .pasture import cell_text, parse_cell
from .position import read as read
from .position import write as write
from .table import DECLINE, LEAD, MARK, MOVES, NO, TAKE, TO, YES

WITH_CELL = {"take": TAKE, "mark": MARK, "dog": LEAD, "to": TO}
ALONE = {"keep": DECLINE, "yes": YES, "no": NO}


def move_text(state: State, seat: int, move: int) -> str:
    """A move as people write it."""
    if move < TAKE:
        return f"play {card_text(state.hand[seat, move])}"
    if move >= MOVES:
        return f"play {CARDS[move - MOVES]}"
    for word, number in ALONE.items():
        if move == number:
            return word
    word, first = [(word, first) for word, first in WITH_CELL.items() if first <= move][-1]
    return f"{word} {cell_text(move - first)}"


def parse_move(state: State, seat: int, text: str) -> int:
    """The move a text stands for.  A card that is not in the hand is a number beyond the move space, for `why_not`."""
    word, *rest = text.lower().split()
    if word in ALONE and not rest:
        return ALONE[word]
    (name,) = rest
    if word != "play":
        return WITH_CELL[word] + parse_cell(name)
    card = parse_card(name)
    for slot in range(HAND):
        if state.hand[seat, slot] == card:
            return slot
    return MOVES + card


def show(name: str, value: int) -> Any:
    """A field of an event as data."""
    if name in ("card", "other"):
        return card_text(value)
    if name in ("cell", "there"):
        return cell_text(value)
    return CODES[value] if name == "type" else value


def spell(words: Words, lang: str, name: str, value: Any) -> str:
    """A field of an event in words: cards and types by their names."""
    if value is None:
        return "?"
    if name == "steps":
        return words.say(lang, "steps", count=value)
    if name == "type":
        return words.say(lang, f"type-{value}")
    if name in ("card", "other"):
        return card_words(words, lang, value)
    return str(value)


def card_words(words: Words, lang: str, card: str) -> str:
    """A card in words, its short name beside it."""
    if card == "DOG":
        return words.say(lang, "card-dog")
    if card in ("M1", "M2"):
        return words.say(lang, "card-milk", value=card[1])
    return words.say(lang, "card-goat", type=words.say(lang, f"type-{card[:2]}"), value=card[2], card=card)


# What a hand touches; it asks the notation above for texts.
from .touch import form as form  # noqa: E402
from .touch import shows as shows  # noqa: E402
from .touch import thing as thing  # noqa: E402
from .touch import touch as touch  # noqa: E402
