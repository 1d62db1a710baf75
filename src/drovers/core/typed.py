"""Moves as people type them: without regard to case, spaces and signs, by their beginnings, and nearly right."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import get_close_matches

HEAD = re.compile(r"^[^\s@>:=/+-]+[\s@>:=/+-]*")


def grouped(texts: Sequence[str]) -> dict[str, list[str]]:
    """The moves by what stands before the first space or sign; what follows it is the rest."""
    groups: dict[str, list[str]] = {}
    for text in texts:
        found = HEAD.match(text)
        head = found.group() if found else text
        groups.setdefault(head, []).append(text[len(head) :])
    return groups


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
