"""Parts that several drawn tables use: seats with a colour, a shape and a number, and the frame round a table."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from ..voice import Voice

COLOURS = ("cyan", "magenta", "yellow", "green", "blue")
SHAPES = "●▲■◆✚"


def ink(text: str, style: str) -> Text:
    """A text whose style is its own: what is added to it, and the room round it, stay plain."""
    return Text().append(text, style)


def mark(seat: int) -> Text:
    """A seat as it stands on the table: its shape and number in its colour."""
    return ink(f"{SHAPES[seat]}{seat}", COLOURS[seat])


def seat_name(seat: int, viewer: int | None, voice: Voice) -> Text:
    """A seat with its mark, and whether it is the viewer's own."""
    if seat in voice.bots:
        name = voice.say("seat-bot", seat=seat, name=voice.bots[seat])
    else:
        name = voice.say("seat-you" if seat == viewer else "seat", seat=seat)
    return ink(SHAPES[seat], COLOURS[seat]).append(f" {name}", f"bold {COLOURS[seat]}")


def joined(texts: Iterable[Text], between: str = " ", nothing: str = "–") -> Text:
    """Texts in one line, a dash where there are none."""
    items = list(texts)
    return Text(between).join(items) if items else ink(nothing, "dim")


def fact(name: str, value: str | Text) -> Text:
    """A value with its name before it, paler."""
    return ink(f"{name} ", "dim").append_text(value if isinstance(value, Text) else Text(value))


def facts(*pairs: tuple[str, str | Text]) -> Text:
    """Named values in one line."""
    return Text("   ").join(fact(name, value) for name, value in pairs)


def grid(columns: int, width: int) -> Table:
    """An empty grid of equal, centred columns behind one for labels."""
    table = Table.grid()
    table.add_column(no_wrap=True)
    for _ in range(columns):
        table.add_column(width=width, justify="center", no_wrap=True)
    return table


def frame(title: str, *parts: RenderableType) -> Panel:
    """A table with its title."""
    return Panel(Group(*parts), title=Text(title, "bold not dim"), title_align="left", border_style="dim", expand=False)
