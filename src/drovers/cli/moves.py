"""Legal moves as people read them: many moves grouped by what they begin with."""

from __future__ import annotations

from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from ..core.typed import grouped
from .voice import Voice, columns

FEW = 24  # groups shown with all their moves; more than that are shown with their counts


def moves_text(texts: Sequence[str], voice: Voice) -> RenderableType:
    """The moves, grouped: a line each, or only the beginnings with their counts where there are very many."""
    groups = grouped(texts)
    if len(groups) > FEW:
        heads = [Text.assemble((head.strip(), "cyan"), (f" ×{len(tails)}", "dim")) for head, tails in groups.items()]
        return Columns(heads, padding=(0, 2))
    table = columns()
    table.add_column(no_wrap=True)
    table.add_column()
    for head, tails in groups.items():
        if len(tails) > 1:
            table.add_row(Text(head, "cyan"), tails_text(tails, voice))
    lone = [head + tails[0] for head, tails in groups.items() if len(tails) == 1]
    return Group(*([table] if table.row_count else []), *([Text("   ".join(lone), "cyan")] if lone else []))


def tails_text(tails: list[str], voice: Voice) -> Text:
    """What may follow a beginning, as many as fit about three lines, then a count."""
    room = 3 * max(20, voice.out.width - 24)
    text = Text()
    for place, tail in enumerate(tails):
        if len(text) + len(tail) > room:
            return text.append(f"… (+{len(tails) - place})", "dim")
        text.append(f"{tail}  ")
    return text
