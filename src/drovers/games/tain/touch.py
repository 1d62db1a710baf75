"""What a hand touches for a move, and what those things are called."""

from __future__ import annotations

from functools import cache
from typing import Any

from ...core.naming import mark
from ...core.words import Words
from . import notation
from .table import State


def touch(state: State, seat: int, move: int) -> tuple[str, ...]:
    """The token and its place; what is only said is a button."""
    text = notation.move_text(state, seat, move)
    if text[1] not in "@>":
        return (f"button:{text.split()[-1]}",)
    if text[1] == "@":
        return f"hand:{text[0]}", f"inside:{seat}.{text[2:]}"
    return f"hand:{text[0]}", f"{'kingdom' if text[2] == 'k' else 'outside'}:{text[2:]}"


def form(state: State, seat: int, move: int) -> str:
    """Which sentence reads the move."""
    first, *rest = touch(state, seat, move)
    if not rest:
        return first.removeprefix("button:")
    return {"inside": "guard", "outside": "raid", "kingdom": "enter"}[rest[0].partition(":")[0]]


@cache
def named(words: Words, lang: str, name: str) -> str:
    """What a thing is called."""
    kind, _, what = name.partition(":")
    if kind == "hand":
        return words.say(lang, f"token-{what}")
    if kind == "kingdom":
        return words.say(lang, f"slot-{what}")
    clan, door = what.split(".")
    if kind == "inside":
        return words.say(lang, f"entrance-{door}")
    return words.say(lang, "thing-outside", door=words.say(lang, f"entrance-{door}"), clan=mark(int(clan)))


def thing(words: Words, lang: str, state: State, seat: int, name: str) -> str:
    """What a thing is called, whatever lies there."""
    return named(words, lang, name)


def shows(kind: str, data: dict[str, Any]) -> dict[str, str]:
    """The places an event speaks of, and whose token is seen to lie there once everything is turned up."""
    if kind == "bluffed":
        where = data["where"]
        place = "kingdom" if where.startswith(">k") else "inside" if where.startswith("@") else "outside"
        return {f"{place}:{where[1:]}": f"{data['seat']}X"}
    if kind.startswith("king-"):
        return {f"kingdom:{data['slot']}": f"{data['seat']}{data['token']}"}
    if "guard" in data:
        entrance = f"{data['clan']}.{data['entrance']}"
        guard = {f"inside:{entrance}": f"{data['clan']}{data['guard']}"} if data["guard"] != "-" else {}
        return {f"outside:{entrance}": f"{data['seat']}{data['token']}"} | guard
    if kind == "guarded":
        return {f"inside:{data['seat']}.{data['entrance']}": ""}
    if kind == "raided":
        return {f"outside:{data['clan']}.{data['entrance']}": ""}
    return {f"land:{data['clan']}": ""} if "clan" in data else {}
