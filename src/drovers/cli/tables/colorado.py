"""Colorado County drawn: the map with lakes, flags and markers, the cards at auction, and every seat's cowboys."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ...games.colorado.data import BY_VALUE, DATA
from ..voice import Voice
from .parts import COLOURS, SHAPES, facts, frame, grid, ink, joined, mark, seat_name

FLAGS = {"r": "red", "g": "green", "o": "dark_orange3", "b": "blue"}
WIDTH = 4
SHOWN = {2: 2, 3: 2, 4: 3}  # cards in one auction


def draw(view: Mapping[str, Any], seat: int | None, voice: Voice) -> RenderableType:
    """The map, what is at stake, then the seats."""
    title = f"Colorado County · {voice.say('colorado-phase', round=view['round'], phase=view['phase'])}"
    lords = joined(lake(value).append_text(mark(lord)) for value, lord in view["lords"].items())
    stakes = facts((voice.say("colorado-cards"), joined(cards(view), "   ")), (voice.say("colorado-lords"), lords))
    return frame(title, land(view), stakes, prizes(view, voice), *seats(view, seat, voice))


def land(view: Mapping[str, Any]) -> Table:
    """Ten rows of fifteen cells with their names."""
    rows = view["board"]
    table = grid(len(rows[0]), WIDTH)
    table.add_row("", *(ink(chr(ord("a") + column), "dim") for column in range(len(rows[0]))))
    for number, row in enumerate(rows, 1):
        offered = [f"{chr(ord('a') + column)}{number}" == view["offer"] for column in range(len(row))]
        table.add_row(ink(f"{number:>2} ", "dim"), *(cell(sign, here) for sign, here in zip(row, offered, strict=True)))
    return table


def cell(sign: str, offered: bool) -> Text:
    """A marker, a flag, water or land; a cell for sale stands out."""
    if sign == ".":
        return ink("·", "dim")
    if sign in FLAGS:
        return ink(f"⚑{sign}", f"bold {FLAGS[sign]}")
    if sign.isdigit():
        return lake(sign)
    seat = "ABCD".index(sign)
    return ink(f"{SHAPES[seat]}{seat}", f"bold {'reverse ' if offered else ''}{COLOURS[seat]}")


def lake(value: str) -> Text:
    """Water with the value of its lake."""
    return ink(f"≈{value}", "bright_blue")


def cards(view: Mapping[str, Any]) -> list[Text]:
    """The cards that lie open, numbered; a taken one is dim."""
    if not view["shown"]:
        return []
    open_ones = view["cards"][view["turned"] - SHOWN[view["seats"]] : view["turned"]]
    texts = []
    for slot, name in enumerate(open_ones, 1):
        style = "dim strike" if slot in view["taken"] else f"bold {FLAGS[name[0]]}"
        texts.append(ink(f"{slot}: ", "dim").append(name, style))
    return texts


def prizes(view: Mapping[str, Any], voice: Voice) -> Text:
    """What this round's scoring pays."""
    pays = DATA.scoring[min(view["round"], len(DATA.scoring)) - 1]
    lakes = voice.say("colorado-by-value") if pays.lake == BY_VALUE else str(pays.lake)
    values = ("/".join(map(str, pays.edges)), str(pays.double), "/".join(map(str, pays.estate)), lakes)
    names = ("edges", "double", "estate", "lake")
    return facts(*((voice.say(f"colorado-{name}"), value) for name, value in zip(names, values, strict=True)))


def seats(view: Mapping[str, Any], viewer: int | None, voice: Voice) -> list[Text]:
    """Every seat: points, signs for sale, flags to place, and its cowboys, hidden ones counted."""
    lines: list[Text] = []
    for seat in range(view["seats"]):
        points, signs = str(view["points"][seat]), str(view["signs"][seat])
        flags = joined(ink(f"⚑{flag}", FLAGS[flag]) for flag in view["flags"][seat])
        counts = facts(
            (voice.say("points"), points), (voice.say("colorado-signs"), signs), (voice.say("colorado-flags"), flags)
        )
        line = Text("\n").append_text(seat_name(seat, viewer, voice)).append("   ").append_text(counts)
        if seat in view["done"]:
            line.append(f"   {voice.say('colorado-done')}", "bold")
        lines.extend((line, facts((voice.say("colorado-cowboys"), cowboys(view["hands"][seat], view["fists"][seat])))))
    return lines


def cowboys(hand: list[Any], fist: list[Any]) -> Text:
    """Tokens by number, those in the fist underlined; hidden ones as a count."""
    known = [ink(str(token), "bold underline" if token in fist else "bold") for token in hand if token != "?"]
    hidden = hand.count("?")
    return joined([*known, *([ink(f"?×{hidden}", "dim")] if hidden else [])])
