"""What a hand touches for a move, and what those things are called."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...core.state import State
from ...core.words import Words
from . import notation
from .names import card_text
from .pasture import parse_cell

BUTTONS = ("keep", "yes", "no")


def touch(state: State, seat: int, move: int) -> tuple[str, ...]:
    """The card played, or the cell: a dog is led in two moves, from a cell and to one."""
    word, _, what = notation.move_text(state, seat, move).partition(" ")
    if word in BUTTONS:
        return (f"button:{word}",)
    return (f"hand:{what}",) if word == "play" else (f"cell:{what}",)


def form(state: State, seat: int, move: int) -> str:
    """Which sentence reads the move."""
    word, _, what = notation.move_text(state, seat, move).partition(" ")
    if word == "play" and what == "DOG":
        return "play-dog"
    if word == "to" and state.pasture[parse_cell(what)] < 0:
        return "to-empty"
    return {"dog": "lead"}.get(word, word)


def thing(words: Words, lang: str, state: State, seat: int, name: str) -> str:
    """What a thing is called: a card, or a cell with what lies there."""
    kind, _, what = name.partition(":")
    if kind == "hand":
        return card_words(words, lang, what)
    card = state.pasture[parse_cell(what)]
    if card < 0:
        return what
    return words.say(lang, "thing-cell", card=card_words(words, lang, card_text(card)), cell=what)


@cache
def card_words(words: Words, lang: str, card: str) -> str:
    """A card in words."""
    return notation.card_words(words, lang, card)


def shows(kind: str, data: dict[str, Any]) -> dict[str, str]:
    """The cells an event speaks of."""
    return {f"cell:{data[name]}": "" for name in ("cell", "there") if name in data}
