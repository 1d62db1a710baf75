"""Táin drawn: a land a clan, five entrances with a place outside and one inside, and the kingdom between them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from ..voice import Voice
from .parts import COLOURS, facts, frame, grid, ink, joined, mark, seat_name

ENTRANCES = ("p1", "p2", "p3", "h1", "h2")
ROUNDS = 8


def draw(view: Mapping[str, Any], seat: int | None, voice: Voice) -> RenderableType:
    """Every land, the viewer's own first."""
    seats = view["seats"]
    order = [(first + (seat or 0)) % seats for first in range(seats)]
    lands = [Padding(land(view, clan, seat, voice), (0, 2, 1, 0)) for clan in order]
    title = f"Táin · {voice.say('tain-phase', phase=view['phase'], round=view['round'], rounds=ROUNDS)}"
    kingdom = joined((token(name) for name in view["kingdom"]), "  ")
    herd, holder = (voice.say("tain-herd"), str(view["herd"])), (voice.say("tain-holder"), mark(view["holder"]))
    return frame(title, facts((voice.say("tain-kingdom"), kingdom), herd, holder), Text(), Columns(lands))


def land(view: Mapping[str, Any], seat: int, viewer: int | None, voice: Voice) -> RenderableType:
    """A clan: what it owns, what stands at its entrances, what it holds."""
    clan = view["clans"][seat]
    table = grid(len(ENTRANCES), 5)
    table.add_row("", *(ink(name, "dim") for name in ENTRANCES))
    table.add_row(ink(f"{voice.say('tain-outside')} ", "dim"), *(token(name) for name in clan["raiders"]))
    table.add_row(ink(f"{voice.say('tain-inside')} ", "dim"), *(token(name, seat) for name in clan["guards"]))
    title = seat_name(seat, viewer, voice)
    if clan["passed"]:
        title.append(f" · {voice.say('tain-passed')}", "dim")
    goods = [(voice.say(f"tain-{name}"), str(clan[name])) for name in ("cattle", "jewels")]
    captives = (voice.say("tain-prisoners"), joined(token(name) for name in clan["prisoners"]))
    tokens = [(voice.say(f"tain-{name}"), letters(clan[name])) for name in ("unused", "used")]
    return Group(title, facts(*goods, captives), table, *(facts(pair) for pair in tokens))


def token(name: str, owner: int | None = None) -> Text:
    """A token in its clan's colour: its number and kind, `?` face down; a point where none lies."""
    if name == "-":
        return ink("·", "dim")
    clan = int(name[0]) if owner is None else owner
    kind = name[1:] if owner is None else name
    return ink(f"{clan}{kind}", f"bold {COLOURS[clan]}")


def letters(kinds: str) -> Text:
    """Tokens of one clan, equal ones counted."""
    seen = dict.fromkeys(kinds)
    return joined(Text(f"{kind}×{kinds.count(kind)}" if kinds.count(kind) > 1 else kind) for kind in seen)
