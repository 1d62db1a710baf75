"""Sentences and figures of reports, in both languages."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from ..core.words import Words

WORDS = Words(Path(__file__).parent)
Form = Callable[[float], str]  # how a figure is written


def percents(lang: str) -> Form:
    """Shares as percents."""
    return lambda value: WORDS.say(lang, "percent", value=value)


def decimals(lang: str, places: int) -> Form:
    """Numbers with so many decimals."""
    return lambda value: WORDS.say(lang, f"decimals-{places}", value=value)
