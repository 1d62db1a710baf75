"""Moves and events as text: a move is the card's number, 1 to 9."""

from __future__ import annotations

from typing import Any

from drovers.core.words import Words

from .moves import decode, encode
from .position import PARTS as PARTS
from .position import card_text, parse_card
from .position import read as read
from .refusals import why_not_detail as why_not_detail
from .table import State


def move_text(state: State, seat: int, move: int) -> str:
    """A move as people write it."""
    return card_text(decode(move).card)


def parse_move(state: State, seat: int, text: str) -> int:
    """The move a text stands for."""
    return encode(parse_card(text))


def touch(state: State, seat: int, move: int) -> tuple[str, ...]:
    """What a hand touches for a move, in order."""
    return (f"hand:{move_text(state, seat, move)}",)


def form(state: State, seat: int, move: int) -> str:
    """Which sentence reads the move: `move-lay`."""
    return "lay"


def thing(words: Words, lang: str, state: State, seat: int, name: str) -> str:
    """What a thing touched is called."""
    return name.removeprefix("hand:")


def show(name: str, value: int) -> Any:
    """A field of an event as data."""
    return card_text(value) if name == "card" else value


def shows(kind: str, data: dict[str, Any]) -> dict[str, str]:
    """The things on the table an event speaks of."""
    return {}


def spell(words: Words, lang: str, name: str, value: Any) -> str:
    """A field of an event or a refusal in words."""
    return "?" if value is None else str(value)
