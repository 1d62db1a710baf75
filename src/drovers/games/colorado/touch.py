"""What a hand touches for a move, and what those things are called."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...core.choices import Handful
from ...core.words import Words
from . import table as t
from .cards import second_cell
from .deck import card_at, card_used
from .moves import ANSWER, CELL, COLOUR, COUNT, LAKE, PASS, QUARTER, SELL, SINGLE, TAKE, TOKEN, TURN, decode
from .names import COLOUR_NAMES, card_text, cell_text, hand_of, lake_text
from .table import COLOURS, NONE, State

BUTTONS = {PASS: "pass", SINGLE: "single"}
NUMBERED = {COUNT: "count", QUARTER: "quarter"}
FORMS = {SELL: "sell", COUNT: "count", TAKE: "card", TURN: "star", COLOUR: "flag", LAKE: "lake", QUARTER: "quarter"}


def touch(state: State, seat: int, move: int) -> tuple[str, ...]:
    """A cell, a flag, a card on offer, a cowboy of one's own, or a button."""
    kind, part = decode(move)
    if kind in (CELL, SELL):
        return (f"cell:{cell_text(part)}",)
    if kind == TURN:
        return (f"cell:{star_cell(state, part)}",)
    if kind == TOKEN:
        return (f"hand:{part + 1}",)
    if kind == COLOUR:
        return (f"flag:{COLOUR_NAMES[part]}",)
    if kind == TAKE:
        return (f"card:{part + 1}",)
    if kind == LAKE:
        return (f"button:lake-{lake_text(part)}",)
    if kind in NUMBERED:
        return (f"button:{NUMBERED[kind]}-{part}",)
    return (f"button:{BUTTONS.get(kind) or ('yes' if part else 'no')}",)


def star_cell(state: State, quarter: int) -> str:
    """The cell where the second star of the card in use falls after so many quarter turns (R25)."""
    if state.slot == NONE or state.at == NONE:
        return "none"
    cell = second_cell(card_used(state) // COLOURS, quarter, int(state.at))
    return "none" if cell == NONE else cell_text(cell)


def form(state: State, seat: int, move: int) -> str:
    """Which sentence reads the move."""
    kind, part = decode(move)
    if kind == CELL:
        return {t.FLAG_PLACE: "plant", t.FLAG_USE: "brand"}.get(int(state.phase), "anchor")
    if kind == TOKEN:
        return "pay" if state.phase == t.PRICE else "top"
    if kind == ANSWER:
        return "yes" if part else "no"
    return BUTTONS.get(kind) or FORMS.get(kind, "bid")


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
    if kind == "card":
        colour, pattern = what.split()
        return words.say(lang, f"card-{colour}", pattern=pattern)
    return what


def handful(state: State, seat: int) -> Handful | None:
    """A sealed bid: any cowboys of the hand, at least one for land that is for sale (R15, R39)."""
    if state.phase not in (t.BID, t.SALE_BID):
        return None
    things = tuple(f"hand:{token + 1}" for token in hand_of(state, seat))
    return Handful("bid", things, int(state.phase == t.SALE_BID), "bid", "bid -")


def shows(kind: str, data: dict[str, Any]) -> dict[str, str]:
    """The cell or the card on offer an event speaks of."""
    if "cell" in data:
        return {f"cell:{data['cell']}": ""}
    return {f"card:{data['slot']}": ""} if "slot" in data else {}
