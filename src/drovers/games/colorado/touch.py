"""What a hand touches for a move, and what those things are called."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...core.choices import Handful
from ...core.words import Words
from . import notation
from .board import second_cell
from .flow import card_at
from .names import card_text, cell_text
from .table import BID, COLOURS, FLAG_PLACE, FLAG_USE, NONE, SALE_BID, State

HELD = ("pay", "top")
BUTTONS = ("count", "lake", "quarter")


def touch(state: State, seat: int, move: int) -> tuple[str, ...]:
    """A cell, a flag, a card on offer, a cowboy of one's own, or a button."""
    word, _, what = notation.move_text(state, seat, move).partition(" ")
    if word == "turn":
        return (f"cell:{star_cell(state, int(what))}",)
    if word in ("at", "sell"):
        return (f"cell:{what}",)
    if word in HELD:
        return (f"hand:{what}",)
    if word in BUTTONS or not what:
        return (f"button:{word}-{what}" if what else f"button:{word}",)
    return (f"{word}:{what}",)


def star_cell(state: State, quarter: int) -> str:
    """The cell where the second star of the card in use falls after so many quarter turns (R25)."""
    if state.slot == NONE or state.at == NONE:
        return "none"
    cell = second_cell(card_at(state, int(state.slot)) // COLOURS, quarter, int(state.at))
    return "none" if cell == NONE else cell_text(cell)


def form(state: State, seat: int, move: int) -> str:
    """Which sentence reads the move."""
    word = notation.move_text(state, seat, move).partition(" ")[0]
    if word == "at":
        return {FLAG_PLACE: "plant", FLAG_USE: "brand"}.get(int(state.phase), "anchor")
    return {"turn": "star"}.get(word, word)


def thing(words: Words, lang: str, state: State, seat: int, name: str) -> str:
    """What a thing is called."""
    kind, _, what = name.partition(":")
    if kind == "card":
        return fixed(words, lang, kind, card_text(card_at(state, int(what) - 1)))
    return fixed(words, lang, kind, what)


@cache
def fixed(words: Words, lang: str, kind: str, what: str) -> str:
    """A thing that is called the same whatever lies on the table."""
    if kind == "button":
        return what.rpartition("-")[2]
    if kind == "flag":
        return words.say(lang, f"flag-{what}")
    if kind == "hand":
        return words.say(lang, "cowboy", number=what)
    return notation.spell(words, lang, "card", what) if kind == "card" else what


def handful(state: State, seat: int) -> Handful | None:
    """A sealed bid: any cowboys of the hand, at least one for land that is for sale (R15, RA22)."""
    if state.phase not in (BID, SALE_BID):
        return None
    things = tuple(f"hand:{token + 1}" for token in notation.hand(state, seat))
    return Handful("bid", things, int(state.phase == SALE_BID), "bid", "bid -")


def shows(kind: str, data: dict[str, Any]) -> dict[str, str]:
    """The cell or the card on offer an event speaks of."""
    if "cell" in data:
        return {f"cell:{data['cell']}": ""}
    return {f"card:{data['slot']}": ""} if "slot" in data else {}
