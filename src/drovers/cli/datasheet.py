"""The data sheet of a dataset: what it holds, how it was made and how it looks, beside the file, for papers."""

from __future__ import annotations

import platform
from collections import Counter
from pathlib import Path
from statistics import mean
from typing import TYPE_CHECKING

from .. import __version__

if TYPE_CHECKING:
    from ..research.dataset import Row
    from ..research.variant import Variant


class Sheet:
    """Gathers as matches are written, so that nothing is read twice."""

    def __init__(self, of: Variant, players: list[str], seed: int):
        self.of, self.players, self.seed = of, players, seed
        self.plies: list[int] = []
        self.scores: list[list[int]] = []
        self.endings: Counter[str] = Counter()
        self.wins = [0.0] * of.seats

    def note(self, row: Row) -> None:
        """One match more."""
        self.plies.append(row.plies)
        self.scores.append(row.scores)
        self.endings[row.ending] += 1
        first = [seat for seat, place in enumerate(row.places) if place == 1]
        for seat in first:
            self.wins[seat] += 1 / len(first)

    def text(self, file: Path) -> str:
        """The sheet as Markdown."""
        of, count = self.of, len(self.plies)
        command = f"drovers dataset {of.game.name} {file.name} --bots {','.join(self.players)} --games {count}"
        options = ",".join(f"{name}={value}" for name, value in of.options.items())
        more = f" --seats {of.seats}" + (f" --options {options}" if options else "") + f" --seed {self.seed}"
        lines = [
            f"# {file.name}",
            "",
            f"Matches of {of.game.title} between bots, one row a match, as Parquet; the columns are listed in",
            "`drovers.research.dataset`, and every row can be played again (`--read`).",
            "",
            "| | |",
            "|---|---|",
            f"| variant | `{of.name}` (the version of the rules is its last number) |",
            f"| players, by seat | {', '.join(self.players)} |",
            f"| matches, decisions | {count:,}, {sum(self.plies):,} |",
            f"| seeds | {self.seed} to {self.seed + count - 1}: deals and the bots' dice follow from them |",
            f"| decisions in a match | {mean(self.plies):.1f} on average, {min(self.plies)} to {max(self.plies)} |",
            f"| points, by seat | {', '.join(f'{mean(points):.2f}' for points in zip(*self.scores, strict=True))} |",
            f"| wins, by seat (a tie is shared) | {', '.join(f'{wins / count:.3f}' for wins in self.wins)} |",
            f"| ended by rule | {', '.join(f'{rule} {times}' for rule, times in self.endings.most_common())} |",
            f"| made by | drovers {__version__}, Python {platform.python_version()}, {platform.machine()} |",
            f"| again | `{command}{more}` |",
            "",
            "No person played or is described in it. Moves show what these bots do, not what people would do; a bot",
            "that plays itself shows no strength. MIT licence, like the program that made it.",
        ]
        return "\n".join(lines) + "\n"
