"""The tab key and the memory of the line: moves and orders are completed, and forgotten between people."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ..core.typed import beginning_with

try:
    import readline
except ImportError:  # a Python built without it: everything works but the tab key
    readline = None  # type: ignore[assignment]


def offer(texts: Sequence[str]) -> None:
    """From now on the tab key completes to one of these."""
    if readline is None or not sys.stdin.isatty():
        return

    def complete(typed: str, place: int) -> str | None:
        found = beginning_with(texts, typed)
        return found[place] if place < len(found) else None

    readline.set_completer_delims("")
    readline.set_completer(complete)
    readline.parse_and_bind("tab: complete")


def forget() -> None:
    """What was typed so far cannot be called back by the next person."""
    if readline is not None:
        readline.clear_history()
