"""Seats in sentences: `{seat 2}` stands for somebody until it is known what the reader calls them."""

from __future__ import annotations

import re
from collections.abc import Sequence

MARK = re.compile(r"(\b[Dd]e )?\{seat (\d)\}")
VOWELS = frozenset("aeiouyàâäéèêëîïôöùûüœAEIOUÀÂÄÉÈÊËÎÏÔÖÙÛÜŒ")
MELTED = ((re.compile(r"\bde le "), "du "), (re.compile(r"\bà le "), "au "))  # French, before a name with an article


FIELDS = frozenset(("seat", "clan", "house", "owner", "whom", "seller"))  # of events and refusals: they say which seat


def mark(seat: int) -> str:
    """Stands for a seat in a sentence."""
    return f"{{seat {seat}}}"


def named(text: str, names: Sequence[str], lang: str) -> str:
    """The sentence with a name for every mark, its first letter a capital unless it names a cell."""

    def name(found: re.Match[str]) -> str:
        of, number = found[1] or "", int(found[2])
        who = names[number] if number < len(names) else str(number)
        return f"{of[0]}’{who}" if of and lang == "fr" and who[:1] in VOWELS else of + who

    whole = MARK.sub(name, text)
    for pattern, short in MELTED if lang == "fr" else ():
        whole = pattern.sub(short, whole)
    return whole if whole[1:2].isdigit() else whole[:1].upper() + whole[1:]  # `d4` is a cell, in any place
