"""Legal moves as people read them: many moves grouped by what they begin with, and typed ones understood kindly."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from .voice import Voice

FEW = 24  # groups shown with all their moves; more than that are shown with their counts
HEAD = re.compile(r"^[^\s@>:=/+-]+[\s@>:=/+-]*")


def grouped(texts: Sequence[str]) -> dict[str, list[str]]:
    """The moves by what stands before the first space or sign; what follows it is the rest."""
    groups: dict[str, list[str]] = {}
    for text in texts:
        found = HEAD.match(text)
        head = found.group() if found else text
        groups.setdefault(head, []).append(text[len(head) :])
    return groups


def moves_text(texts: Sequence[str], voice: Voice) -> RenderableType:
    """The moves, grouped: a line each, or only the beginnings with their counts where there are very many."""
    groups = grouped(texts)
    if len(groups) > FEW:
        heads = [Text.assemble((head.strip(), "cyan"), (f" ×{len(tails)}", "dim")) for head, tails in groups.items()]
        return Columns(heads, padding=(0, 2))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
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


def close_up(text: str) -> str:
    """A move without case and spaces."""
    return "".join(text.split()).casefold()


def letters(text: str) -> str:
    """A move without case, spaces and signs."""
    return re.sub(r"[^\w?]", "", text).casefold()


def beginning_with(texts: Sequence[str], typed: str) -> list[str]:
    """The moves that begin with what was typed, the very one alone if it is among them; else those that hold the word.

    Signs may be left out, and so may the verb: `c4` finds `take c4`.
    """
    for fold in (close_up, letters):
        wanted = fold(typed)
        same = [text for text in texts if fold(text) == wanted]
        found = same or [text for text in texts if fold(text).startswith(wanted)]
        if found:
            return found
    return [text for text in texts if close_up(typed) in map(close_up, text.split())]


def near(texts: Sequence[str], typed: str) -> list[str]:
    """Moves that look like what was typed."""
    return get_close_matches(typed, texts, n=3, cutoff=0.6)
