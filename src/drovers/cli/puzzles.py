"""`drovers puzzles GAME FILE`: puzzles from matches of our own bots, or, with `--check`, whether their answers last.

The file is written after every match that gave one, so that the same command goes on where it was stopped.
"""

from __future__ import annotations

import errno
import gzip
import json
import os
import zlib
from pathlib import Path
from typing import Annotated, Any

import typer

from .. import games
from ..bots.puzzling import A_MATCH, PROOF, SEARCHED, Maker
from ..core.game import Game
from ..core.puzzles import Puzzle, read
from .choices import GameName, Lang, SmallSeed
from .progress import Work
from .voice import Voice, misuse

Where = Annotated[Path, typer.Argument(metavar="FILE", help="arg-puzzles")]
Count = Annotated[int, typer.Option("--count", metavar="N", min=1, help="opt-puzzles")]
Alike = Annotated[int, typer.Option("--alike", metavar="N", min=1, max=A_MATCH, help="opt-alike")]
Again = Annotated[int, typer.Option("--again", metavar="N", min=0, help="opt-again")]
About = Annotated[str, typer.Option("--about", metavar="THEME", help="opt-puzzles-about")]
Check = Annotated[int, typer.Option("--check", metavar="N", min=0, help="opt-puzzles-check")]


def command(
    game: GameName,
    file: Where,
    count: Count = 250,
    seed: SmallSeed = 1,
    alike: Alike = A_MATCH,
    again: Again = 0,
    about: About = "",
    check: Check = 0,
    lang: Lang = None,
) -> None:
    """Makes puzzles, or checks those there are."""
    voice, chosen = Voice(lang), games.load(game)
    if not (file.is_file() if check else file.parent.is_dir()):
        raise misuse("no-file" if check else "not-written", file=str(file), problem=os.strerror(errno.ENOENT))
    if check:
        lasting(chosen, file, check, seed, voice)
    else:
        make(Maker(chosen, alike, again, about), file, count, seed, voice)


def make(maker: Maker, file: Path, count: int, seed: int, voice: Voice) -> None:
    """Plays the matches of seed, seed + 1, … until there are so many puzzles."""
    head, known = opened(file)
    found = dict(known)
    matches = int(head.get("matches", 0))
    maker.asked, maker.survived = head.get("asked", 0), head.get("survived", 0)
    with Work(voice, "puzzles-work", total=count) as work:
        work.step(len(found))
        while len(found) < count:
            new = list(maker.match(seed + matches))
            matches += 1
            found |= {puzzle.id: puzzle for puzzle in new}
            work.step(len(new))
            if new:
                write(file, header(maker, seed, matches), list(found.values())[:count])
    voice.tell("puzzles-made", count=len(found), matches=matches, asked=maker.asked, survived=maker.survived)


def opened(file: Path) -> tuple[dict[str, Any], dict[str, Puzzle]]:
    """What such a file holds, nothing where there is none."""
    try:
        return read(file)
    except (OSError, EOFError, ValueError, TypeError, KeyError, zlib.error) as error:
        raise misuse("no-puzzles", file=str(file), problem=str(error)) from None


def header(maker: Maker, seed: int, matches: int) -> dict[str, Any]:
    """How they were made: the first line of the file."""
    game = maker.game
    asked = {"seed": seed, "alike": maker.alike, "again": maker.again}
    made = {"game": game.name, "rules": game.version, **asked, "matches": matches}
    return made | {"searched": SEARCHED, "proof": PROOF, "asked": maker.asked, "survived": maker.survived}


def write(file: Path, head: dict[str, Any], found: list[Puzzle]) -> None:
    """The whole file, the same for the same puzzles."""
    lines = [head, *(puzzle._asdict() for puzzle in found)]
    text = "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)
    fresh = file.with_suffix(".new")
    fresh.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
    fresh.replace(file)


def lasting(game: Game, file: Path, count: int, seed: int, voice: Voice) -> None:
    """How many answers are still the search's own choice at ten times its length, by dice it has never seen."""
    maker, sample = Maker(game), list(opened(file)[1].values())
    sample = sample[:: max(1, len(sample) // count)][:count]
    same = 0
    with Work(voice, "puzzles-check") as work:
        for puzzle in work.through(sample):
            match = game.from_position(puzzle.position)
            sight, wanted = match.sight(puzzle.seat), match.parse(puzzle.seat, puzzle.answer)
            same += maker.chosen(sight, match.legal_moves(puzzle.seat), seed + match.state.drawn + same) == wanted
    voice.tell("puzzles-lasting", same=same, count=len(sample))
