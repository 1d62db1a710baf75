"""A game's own page of rules, read aloud: chapter by chapter, or one rule by its number."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from .game import Game

HEADING = re.compile(r"^#{1,3} (.*)$", re.MULTILINE)
CODE = re.compile(r"^```.*?^```\n?", re.MULTILINE | re.DOTALL)
RULED = re.compile(r"^\|[-:| ]+\|\n", re.MULTILINE)  # the line under the head of a table
SIGNS = re.compile(r"^[-*] |\*|`|^\d+\. (?=\D)", re.MULTILINE)


@cache
def page(folder: Path, lang: str) -> str:
    """The rules of the game in that folder, in that language; English where there are none yet."""
    translated = folder / f"RULES.{lang}.md"
    return (translated if translated.exists() else folder / "RULES.md").read_text(encoding="utf-8")


def chapters(game: Game, lang: str) -> list[tuple[str, str]]:
    """Every heading with the text below it."""
    parts = HEADING.split(CODE.sub("", page(game.folder, lang)))
    return list(zip(parts[1::2], parts[2::2], strict=True))


def rule_text(game: Game, lang: str, number: str) -> str | None:
    """What the rule of that number says; None if there is none."""
    point = re.compile(rf"^- \*\*{re.escape(number)}\*\* (.*?)(?=\n(?:- |\n|#|\|))", re.MULTILINE | re.DOTALL)
    found = point.search(page(game.folder, lang) + "\n\n")
    return " ".join(aloud(found[1])) if found else None


def aloud(text: str) -> list[str]:
    """Text without its signs, a line for every paragraph, point or row of a table."""
    lines = SIGNS.sub("", RULED.sub("", re.sub(r"\n +", " ", text))).splitlines()
    told: list[str] = []
    for line in lines:
        if line.startswith("|"):
            told += [", ".join(filter(None, map(str.strip, line.split("|")))), ""]
        elif line and told and told[-1]:
            told[-1] += f" {line}"
        else:
            told.append(line)
    return list(filter(None, told))
