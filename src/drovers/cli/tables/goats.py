"""Herr der Ziegen drawn: the pasture with the big goats walking round it, and what lies before every seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..voice import Voice
from .parts import COLOURS, SHAPES, facts, frame, grid, ink, joined, mark, seat_name

WIDTH = 7
COLUMNS = "abcdefg"
TYPES = ["RO", "PO", "CH", "DI", "AS", "PI", "KN", "BA", "SU", "VI", "DE", "JU", "PU", "GA", "OP", "MA", "SK", "YO"]
PAINT = ("red", "green", "yellow", "blue", "magenta", "cyan", "dark_orange3", "bright_green", "bright_blue")


def draw(view: Mapping[str, Any], seat: int | None, voice: Voice) -> RenderableType:
    """The pasture, then the seats."""
    title = f"Herr der Ziegen · {voice.say('goats-phase', phase=view['phase'])}"
    common = [(voice.say("goats-pile"), str(len(view["pile"])))]
    for name in ("played", "source", "target"):
        if view[name] != "-":
            common.append((voice.say(f"goats-{name}"), view[name]))
    owned = joined(goat(kind).append_text(mark(owner)) for kind, owner in view["owners"].items())
    types = facts((voice.say("goats-owners"), owned))
    return frame(title, pasture(view), facts(*common), types, *seats(view, seat, voice))


def pasture(view: Mapping[str, Any]) -> Table:
    """The cells with their names, and every pawn at its edge."""
    size = len(view["pasture"])
    table = grid(size + 1, WIDTH)
    table.add_row("", *(ink(name, "dim") for name in COLUMNS[:size]), "")
    table.add_row("", *(pawns(view, column) for column in range(size)), "")
    for row, cells in enumerate(view["pasture"]):
        left = ink(f"{row + 1} ", "dim").append_text(pawns(view, 4 * size - 1 - row))
        table.add_row(left, *(cell(content) for content in cells), pawns(view, size + row))
    table.add_row("", *(pawns(view, 3 * size - 1 - column) for column in range(size)), "")
    return table


def pawns(view: Mapping[str, Any], edge: int) -> Text:
    """The big goats that stand at an edge."""
    return Text().join(mark(seat) for seat, place in enumerate(view["pawns"]) if place == edge)


def cell(content: str) -> Text:
    """A card with its marker, a stable, or grass."""
    if content == "-":
        return ink("·", "dim")
    if content.startswith("#"):
        owner = int(content[1:])
        return ink(f"⌂{owner}", f"bold reverse {COLOURS[owner]}")
    name, _, marker = content.partition("@")
    text = goat(name)
    return text.append(SHAPES[int(marker)] + marker, f"bold {COLOURS[int(marker)]}") if marker else text


def goat(name: str) -> Text:
    """A card or a type, its ground colour its own among its neighbours; dogs and milk are plain."""
    if name[:2] in TYPES:
        return ink(name, PAINT[TYPES.index(name[:2]) % len(PAINT)])
    return ink(name, "dim" if name == "?" else "bold")


def held(name: str) -> Text:
    """A card of a hand; brackets mean that only its holder knows it."""
    return goat(name[1:-1]) if name.startswith("(") else goat(name)


def seats(view: Mapping[str, Any], viewer: int | None, voice: Voice) -> list[RenderableType]:
    """Every seat: hand, markers left, and what lies in front of it."""
    lines: list[RenderableType] = []
    for seat in range(view["seats"]):
        hand = joined((held(name) for name in view["hands"][seat]), "  ")
        left = facts((voice.say("goats-hand"), hand), (voice.say("goats-supply"), str(view["supply"][seat])))
        lines.append(Text("\n").append_text(seat_name(seat, viewer, voice)).append("   ").append_text(left))
        lines.append(joined((goat(name) for name in view["front"][seat]), " "))
    return lines
