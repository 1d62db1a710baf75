"""The page of each game for papers: its data sheet, actions and observations, made of the game itself.

    python -m drovers.research.reference docs/games

What a feature means is the comment beside it in the game's `features.py`, or what RULES.md says of it; how actions are
numbered is a chapter of RULES.md.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Any

from .. import games
from ..core.choices import reading
from ..core.game import Game
from ..core.layout import offsets
from ..core.match import Match
from .shape import NARROWEST, observation_dtype
from .variant import variant, variants

PART = re.compile(r'Part\("(\w+)".*\),\s*#\s*(.+)$', re.MULTILINE)
CHAPTER = re.compile(r"For programs|Moves( and features)? as numbers")
ROW = re.compile(r"^\| `(\w+)` \|.*\| ([^|]*[a-z][^|]*) \|$", re.MULTILINE)
SHOWN = 8  # actions of the first position


def page(game: Game) -> str:
    """The reference of a game as Markdown."""
    parts = [
        f"# {game.title}: reference",
        "Made by `python -m drovers.research.reference docs/games`; a test compares.\n"
        f"The rules are in [RULES.md](../../src/drovers/games/{game.name}/RULES.md), the doors in\n"
        "[research.md](../research.md).",
        "## Data sheet",
        _table(("", ""), _sheet(game)),
        "## Options",
        _table(("option", "values", "default", "meaning"), _options(game)),
        "## Actions",
        f"The integers 0 to {game.moves - 1}. The first legal ones of the match of seed 1:",
        _table(("action", "text", "meaning"), _actions(game)),
        *_chapter(game),
        "## Observations",
        f"{game.feature_length} integers. Parts in order; `from` and `to` bound every number of a part.",
        _table(("part", "begins at", "numbers", "from", "to", "meaning"), _features(game)),
    ]
    return "\n\n".join(parts) + "\n"


def _table(heads: tuple[str, ...], rows: list[tuple[Any, ...]]) -> str:
    lines = [heads, ("---",) * len(heads), *rows]
    return "\n".join("| " + " | ".join(str(cell).replace("|", "\\|") for cell in row) + " |" for row in lines)


def _sheet(game: Game) -> list[tuple[Any, ...]]:
    seats = f"{game.seats[0]} to {game.seats[-1]}" if len(game.seats) > 1 else str(game.seats[0])
    return [
        ("name, version of the rules", f"`{game.name}`, {game.version}"),
        ("seats", seats),
        ("variants named", len(variants(game))),
        ("actions, legal at once at most", f"{game.moves}, {game.max_legal}"),
        ("observation", f"{game.feature_length} integers, {observation_dtype(NARROWEST, variant(game))} or wider"),
        ("state", f"{game.state.layout.size} bytes"),
        ("rewards", "at the end, by place or by score, summing to zero"),
    ]


def _options(game: Game) -> list[tuple[Any, ...]]:
    def values(choices: Any) -> str:
        return f"{choices[0]} to {choices[-1]}" if isinstance(choices, range) else ", ".join(map(str, choices))

    return [
        (
            f"`{option.name}`",
            values(option.values(game.seats[-1])),
            option.first(),
            " ".join(game.words.say("en", f"option-{option.name}").split()),
        )
        for option in game.options
    ]


def _actions(game: Game) -> list[tuple[Any, ...]]:
    match: Match = game.new(seed=1)
    seat = match.to_move[0]
    return [
        (move, f"`{game.notation.move_text(match.state, seat, move)}`", _read(game, match, seat, move))
        for move in match.legal_moves(seat)[:SHOWN]
    ]


def _read(game: Game, match: Match, seat: int, move: int) -> str:
    return game.numbered(reading(game, "en", match.state, seat, move), "en")


def _chapter(game: Game) -> list[str]:
    """The chapter of the rules that numbers the moves, its headings one level lower."""
    text = (game.folder / "RULES.md").read_text(encoding="utf-8")
    found = [chapter for chapter in text.split("\n## ") if CHAPTER.match(chapter)]
    return [re.sub(r"^#", "##", f"## {chapter.strip()}", flags=re.MULTILINE) for chapter in found]


def _features(game: Game) -> list[tuple[Any, ...]]:
    told = dict(ROW.findall((game.folder / "RULES.md").read_text(encoding="utf-8")))
    comments = told | dict(PART.findall((game.folder / "features.py").read_text(encoding="utf-8")))
    return [
        (f"`{part.name}`", place, part.length, part.low, part.high, comments.get(part.name, ""))
        for part, place in zip(game.features, offsets(game.features), strict=False)
    ]


def write(folder: Path) -> None:
    """Writes the page of every game."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in games.names():
        (folder / f"{name}.md").write_text(page(games.load(name)), encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
