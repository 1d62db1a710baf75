"""What a hand touches for a move, and what those things are called."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from ...core.words import Words
from . import notation
from .position import card_text
from .table import State

MODES = ("BL", "MU")
RUSE = re.compile(r"(ST|BA|TR) (\d)\.(\w+)(?:>(\w))?")
FORMS = {"ST": "move", "BA": "banish", "TR": "lure"}
BUTTONS = ("pass", "done")


def touch(state: State, seat: int, move: int) -> tuple[str, ...]:
    """The card and where it goes; a claim is its stone, the Headhunter only himself."""
    text = notation.move_text(state, seat, move)
    if "@" in text:
        card, stone = text.split("@")
        return f"hand:{card}", f"stone:{stone}"
    if text == "HH":
        return ("hand:HH",)
    if ruse := RUSE.fullmatch(text):
        return ruse_touch(seat, *ruse.groups())
    word, _, what = text.partition(" ")
    kind = {"claim": "stone", "draw": "deck", "return": "hand", "drop": "lost"}.get(word)
    return (f"{kind}:{what}",) if kind else (f"button:{word}",)


def ruse_touch(seat: int, ruse: str, stone: str, what: str, end: str | None) -> tuple[str, ...]:
    """The ruse, the card or mode it is played on, and where that goes."""
    side = seat if ruse == "ST" else 1 - seat
    target = f"mode:{stone}.{what}" if what in MODES else f"card:{side}.{stone}.{what}"
    goal = () if end is None else ("pile:discard",) if end == "x" else (f"stone:{end}",)
    return f"hand:{ruse}", target, *goal


def form(state: State, seat: int, move: int) -> str:
    """Which sentence reads the move."""
    text = notation.move_text(state, seat, move)
    if "@" in text:
        return "mode" if text[:2] in MODES else "lay"
    if text == "HH":
        return "hunt"
    if text[:2] in FORMS and "." in text:
        return "discard" if text.endswith(">x") else FORMS[text[:2]]
    return text.partition(" ")[0]


def thing(words: Words, lang: str, state: State, seat: int, name: str) -> str:
    """What a thing is called."""
    kind, _, what = name.partition(":")
    if kind == "card":
        side, stone, slot = map(int, what.split("."))
        card = card_text(state.side[side, stone - 1, slot - 1])
        return words.say(lang, "thing-laid", card=spelt(words, lang, card), stone=str(stone))
    if kind == "mode":
        stone_number, mode = what.split(".")
        return words.say(lang, "thing-laid", card=spelt(words, lang, mode), stone=stone_number)
    return fixed(words, lang, kind, what)


@cache
def spelt(words: Words, lang: str, card: str) -> str:
    """A card in words."""
    return words.say(lang, "hidden-card") if card.startswith(("?", "-")) else notation.spell(words, lang, "card", card)


@cache
def fixed(words: Words, lang: str, kind: str, what: str) -> str:
    """A thing that is called the same whatever lies on the table."""
    if kind in ("hand", "lost"):
        return spelt(words, lang, what)
    if kind == "deck":
        return words.say(lang, f"deck-{what}")
    return words.say(lang, f"thing-{kind}", number=what)


def shows(kind: str, data: dict[str, Any]) -> dict[str, str]:
    """The stones an event speaks of; the cards are on the table for all to see."""
    return {f"stone:{data[name]}": "" for name in ("stone", "to") if name in data}
