"""How the command line speaks: sentences in one language on stdout, trouble on stderr, data as JSON."""

from __future__ import annotations

import json
import sys
from collections.abc import Collection, Mapping, Sequence
from pathlib import Path
from typing import Any

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from ..core.errors import DroversError
from ..core.words import LANGUAGES, Words, environment_language

WORDS = Words(Path(__file__).parent)


class Misuse(DroversError):
    """A command asked for in a way that cannot be; exit code 2."""


def misuse(key: str, **values: Any) -> Misuse:
    """The refusal under this key of the catalogue."""
    return Misuse(WORDS.both(key, **values))


def asked_language(args: Sequence[str]) -> str:
    """The language of a command line before it is read: what follows `--lang`, else the environment's."""
    for place, word in enumerate(args):
        name, _, value = word.partition("=")
        if name == "--lang":
            wanted = value or (args[place + 1] if place + 1 < len(args) else "")
            return wanted if wanted in LANGUAGES else environment_language()
    return environment_language()


def columns(heads: Collection[str] = (), words: int = 1) -> Table:
    """Columns without lines under their heads, if any: the first of `words`, the others of figures."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=bool(heads))
    for place, head in enumerate(heads):
        table.add_column(head, justify="left" if place < words else "right")
    return table


class Voice:
    """Speaks to one person in one language."""

    def __init__(self, lang: str | None = None):
        if lang is not None and lang not in LANGUAGES:
            raise misuse("bad-language", language=lang, known=", ".join(LANGUAGES))
        self.lang = lang or environment_language()
        self.out = Console(highlight=False, markup=False, emoji=False)
        self.err = Console(stderr=True, highlight=False, markup=False, emoji=False)
        self.bots: Mapping[int, str] = {}  # what the bots at the table are called, by their seats

    @property
    def interactive(self) -> bool:
        """Whether a person sits at a terminal."""
        return self.out.is_terminal and sys.stdin.isatty()

    def say(self, key: str, **values: Any) -> str:
        """The sentence under this key."""
        return WORDS.say(self.lang, key, **values)

    def says(self, prefix: str, *names: str) -> list[str]:
        """The sentences under these names with one prefix: the heads of columns."""
        return [self.say(f"{prefix}-{name}") for name in names]

    def tell(self, key: str, *, style: str = "", **values: Any) -> None:
        """Prints the sentence under this key."""
        self.show(Text(self.say(key, **values), style))

    def show(self, *things: RenderableType) -> None:
        """Prints drawings and texts one below the other."""
        for thing in things:
            self.out.print(thing)

    def fact(self, mark: str, sentence: str) -> None:
        """Prints a sentence behind its mark, further lines set in under the first."""
        grid = Table.grid(padding=(0, 1, 0, 0))
        grid.add_column(style="dim", justify="right")
        grid.add_column()
        grid.add_row(Text(mark), Text(sentence))
        self.show(grid)

    def refusal(self, error: DroversError) -> Text:
        """What was refused and why, with the rule where there is one."""
        return Text(f"{error.reason(self.lang)}{f' ({error.rule})' if error.rule else ''}", "red")

    def data(self, value: Any) -> None:
        """Prints JSON for a program to read."""
        print(json.dumps(value, ensure_ascii=False, indent=2))
