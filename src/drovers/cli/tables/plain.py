"""The table of a game nobody has drawn yet: its fields, one a line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.console import RenderableType
from rich.panel import Panel
from rich.text import Text

from ..voice import Voice, columns

HEAD = ("game", "seats", "options", "key", "drawn")  # known before the match, or nobody's business


def draw(view: Mapping[str, Any], seat: int | None, voice: Voice) -> RenderableType:
    """Every field with its value."""
    table = columns()
    for name, value in view.items():
        if name not in HEAD:
            table.add_row(Text(name, "bold"), Text(written(value)))
    title = view["game"] if seat is None else f"{view['game']} · {voice.say('seat', seat=seat)}"
    return Panel(table, title=title, title_align="left", border_style="dim")


def written(value: Any) -> str:
    """A value in one line: lists with spaces between, objects as name value pairs."""
    if isinstance(value, Mapping):
        return "  ".join(f"{name}: {written(one)}" for name, one in value.items())
    if isinstance(value, list):
        flat = not any(isinstance(one, list | Mapping) for one in value)
        return " ".join(map(written, value)) if flat else "\n".join(map(written, value))
    return "–" if value is None else str(value)
