"""Schotten Totten drawn: nine stones in a row, the other side's cards above, mine below."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from ..voice import Voice
from .parts import COLOURS, SHAPES, facts, frame, grid, ink, joined, seat_name

SUITS = {"B": "blue", "G": "green", "R": "red", "Y": "yellow", "P": "magenta", "N": "dark_orange3"}
BACKS = ("?", "?t")
MODES = {"blind": "BL", "mud": "MU"}
WIDTH = 8


def draw(view: Mapping[str, Any], seat: int | None, voice: Voice) -> RenderableType:
    """The table from that seat's side, seat 0's if nobody's."""
    mine = seat or 0
    title = f"Schotten Totten · {voice.say('schotten-phase', phase=view['phase'], round=view['round'])}"
    parts = (hand(view, 1 - mine, seat, voice), Text(), border(view, mine), Text(), hand(view, mine, seat, voice))
    return frame(title, *parts, Text(), decks(view, voice))


def border(view: Mapping[str, Any], mine: int) -> Table:
    """The nine stones with the cards on both sides, the cards nearest the stone laid first."""
    table = grid(len(view["stones"]), WIDTH)
    depth = max(3, *(len(side) for stone in view["stones"] for side in stone["sides"]))
    for place in reversed(range(depth)):
        table.add_row(" ", *(laid(stone, 1 - mine, place) for stone in view["stones"]))
    table.add_row(" ", *(stone_text(view, number) for number in range(len(view["stones"]))))
    for place in range(depth):
        table.add_row(" ", *(laid(stone, mine, place) for stone in view["stones"]))
    return table


def laid(stone: Mapping[str, Any], side: int, place: int) -> Text:
    """A card at a stone, dim once the stone is claimed; a point where another may come."""
    cards = stone["sides"][side]
    if place >= len(cards):
        return ink("·" if place < 3 and stone.get("owner") is None else "", "dim")
    text = card(cards[place])
    if stone.get("owner") is not None:
        text.stylize("dim")
    return text


def card(name: str) -> Text:
    """A card in the colour of its clan; Tactic cards stand out in white."""
    if name in BACKS:
        return ink("▒▒" if name == "?" else "▒t", "dim")
    return ink(name, f"bold {SUITS[name[0]]}" if name[1:].isdigit() else "bold reverse")


def stone_text(view: Mapping[str, Any], number: int) -> Text:
    """A stone: its number, who holds it, and the modes of combat on it."""
    owner = view["stones"][number].get("owner")
    modes = "".join(MODES[name] for name, mode in view["modes"].items() if mode["stone"] == number + 1)
    held = f"{SHAPES[owner]}{owner}" if owner is not None else ""
    text = ink(f"{number + 1}{held}{modes}".center(WIDTH, "─"), "dim")
    text.highlight_regex(r"[^─]+", f"bold not dim {COLOURS[owner] if owner is not None else 'default'}")
    return text


def hand(view: Mapping[str, Any], seat: int, viewer: int | None, voice: Voice) -> Text:
    """A seat with its points and its cards in order; hidden ones as backs."""
    cards = sorted(view["hands"][seat])
    stones = sum(stone.get("owner") == seat for stone in view["stones"])
    line = seat_name(seat, viewer, voice).append("   ")
    line.append_text(joined((card(name) for name in cards), "  "))
    pairs = [(voice.say("schotten-stones"), str(stones)), (voice.say("points"), str(view["points"][seat]))]
    return line.append("     ").append_text(facts(*pairs))


def decks(view: Mapping[str, Any], voice: Voice) -> Text:
    """How many cards are left to draw, and which are discarded."""
    pairs: list[tuple[str, str | Text]] = [(voice.say("schotten-clan"), str(len(view["decks"]["clan"])))]
    if view["options"]["tactics"]:
        pairs.append((voice.say("schotten-tactic"), str(len(view["decks"]["tactic"]))))
    if view["discard"]:
        pairs.append((voice.say("schotten-discard"), joined(card(name) for name in view["discard"])))
    return facts(*pairs)
