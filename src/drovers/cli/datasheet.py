"""The data sheet of a dataset: what it holds, how it was made and how it looks, beside the file, for papers."""

from __future__ import annotations

import platform
from collections import Counter
from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING, NamedTuple

from .. import __version__

if TYPE_CHECKING:
    from ..research.dataset import Row
    from ..research.variant import Variant


class Wanted(NamedTuple):
    """What is to be in a dataset: who plays what from which seeds, after how many random moves."""

    of: Variant
    players: list[str]
    seeds: range
    opening: int


class Sheet:
    """Gathers as matches are written, so that nothing is read twice."""

    def __init__(self, wanted: Wanted):
        self.wanted = wanted
        self.plies: list[int] = []
        self.different: set[int] = set()  # of every match a number made of its deal as played: its moves and points
        self.opened: set[int] = set()
        self.scores: list[list[int]] = []
        self.endings: Counter[str] = Counter()
        self.wins = [0.0] * wanted.of.seats

    def note(self, row: Row) -> None:
        """Counts one more match."""
        self.plies.append(row.plies)
        self.scores.append(row.scores)
        self.different.add(hash((tuple(row.moves), tuple(row.scores))))
        self.opened.add(hash(tuple(row.moves[: row.opening])))
        self.endings[row.ending] += 1
        first = [seat for seat, place in enumerate(row.places) if place == 1]
        for seat in first:
            self.wins[seat] += 1 / len(first)

    def text(self, file: Path) -> str:
        """The sheet as Markdown."""
        of, players, seeds, _ = self.wanted
        count = len(self.plies)
        lines = [
            f"# {file.name}",
            "",
            f"Matches of {of.game.title} between bots, one row a match, as Parquet; the columns are listed in",
            "`drovers.research.dataset`, and every row can be played again (`--read`).",
            "",
            "| | |",
            "|---|---|",
            f"| variant | `{of.name}` (the version of the rules is its last number) |",
            f"| players, by seat | {', '.join(players)} |",
            f"| matches, decisions | {count:,}, {sum(self.plies):,} |",
            f"| different matches | {len(self.different):,}, by their moves and points |",
            f"| opening | {self._opening()} |",
            f"| seeds | {seeds.start} to {seeds.stop - 1}: deals and the bots' dice follow from them |",
            f"| decisions in a match | {mean(self.plies):.1f} on average, {min(self.plies)} to {max(self.plies)} |",
            f"| points, by seat | {', '.join(f'{mean(points):.2f}' for points in zip(*self.scores, strict=True))} |",
            f"| wins, by seat (a tie is shared) | {', '.join(f'{wins / count:.3f}' for wins in self.wins)} |",
            f"| ended by rule | {', '.join(f'{rule} {times}' for rule, times in self.endings.most_common())} |",
            f"| made by | drovers {__version__}, Python {platform.python_version()}, {platform.machine()} |",
            f"| again | `{self._command(file)}` |",
            "",
            "No person played or is described in it. Moves show what these bots do, not what people would do; a bot",
            "that plays itself shows no strength. MIT licence, like the program that made it.",
        ]
        return "\n".join(lines) + "\n"

    def _opening(self) -> str:
        count = self.wanted.opening
        if not count:
            return "none: every move is the players'"
        return f"the first {count} moves of a match are any legal ones ({len(self.opened):,} different), then they play"

    def _command(self, file: Path) -> str:
        of, players, seeds, opening = self.wanted
        options = ",".join(f"{name}={value}" for name, value in of.options.items())
        asked = f"--bots {','.join(players)} --games {len(seeds)} --seats {of.seats}"
        asked += f" --options {options}" * bool(options) + f" --opening {opening}" * bool(opening)
        return f"drovers dataset {of.game.name} {file.name} {asked} --seed {seeds.start}"
