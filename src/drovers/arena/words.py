"""Sentences and figures of reports, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ..core.words import Words

WORDS = Words(Path(__file__).parent)
Form = Callable[[float], str]  # how a figure is written


def heads(words: Words, lang: str, *columns: str) -> list[str]:
    """What stands above these columns."""
    return [words.say(lang, f"column-{name}") for name in columns]


def percents(lang: str) -> Form:
    """Shares as percents."""
    return lambda value: WORDS.say(lang, "percent", value=value)


def decimals(lang: str, places: int) -> Form:
    """Numbers with so many decimals."""
    return lambda value: WORDS.say(lang, f"decimals-{places}", value=value)
