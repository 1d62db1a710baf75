"""Drawn tables: one module a game, each drawing a sight (or a whole position) as data; a plain list for the others."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from rich.console import RenderableType

from ..voice import Voice

TABLE = {
    "schotten": "drovers.cli.tables.schotten",
    "tain": "drovers.cli.tables.tain",
    "goats": "drovers.cli.tables.goats",
    "colorado": "drovers.cli.tables.colorado",
}


WIDE = {"schotten": 78, "tain": 60, "goats": 62, "colorado": 67}  # columns that a drawing needs


def fits(view: Mapping[str, Any], voice: Voice) -> bool:
    """Whether the screen is wide enough for this table to be drawn."""
    return voice.out.width >= WIDE.get(view["game"], 0)


def draw(view: Mapping[str, Any], seat: int | None, voice: Voice) -> RenderableType:
    """The table as that seat sees it; None: as the data shows it, from nobody's side."""
    module = import_module(TABLE.get(view["game"], "drovers.cli.tables.plain"))
    drawn: RenderableType = module.draw(view, seat, voice)
    return drawn
