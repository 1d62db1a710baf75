"""Golden playthroughs: transcripts of whole matches a person can read, compared with what the rules do now.

`python -m drovers.contract.golden` writes them anew (`make golden`); read the difference before committing it.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from ..core.game import Game
from ..core.match import Match
from ..core.words import LANGUAGES
from ..games import load, names
from .case import Case, spread

HOME = Path("tests/games")
SEED = 11


def transcript(case: Case) -> str:
    """One random match: every move, what happened in both languages, and the table at times."""
    lines: list[str] = []
    told = 0
    for match in case.walk(SEED):
        if match.ply:
            seat, text = match.moves[-1]
            lines.append(f"{match.ply:4}  seat {seat}  {text}")
            for event in match.events[told:]:
                lines.extend(
                    f"      {lang}  {case.game.sentence(event, lang)}  [{event.kind.rule}]" for lang in LANGUAGES
                )
            told = len(match.events)
        else:
            lines.extend(_head(case, match))
        if match.ply % 25 == 0 or not match.to_move:
            lines.extend(_table(match))
    assert match.outcome is not None
    lines.append(f"outcome  {json.dumps(match.outcome.to_dict())}")
    lines.append(f"end      {case.game.words.say('en', 'end-' + match.outcome.reason)}")
    lines.append(f"fin      {case.game.words.say('fr', 'end-' + match.outcome.reason)}")
    return "\n".join(lines) + "\n"


def _head(case: Case, match: Match) -> Iterator[str]:
    yield f"# {case.game.name}, rules version {case.game.version}, {case.seats} seats, seed {SEED}"
    yield f"# options {json.dumps(match.position()['options'])}"
    yield f"# commitment {match.record()['commitment']}"


def _table(match: Match) -> Iterator[str]:
    digest = hashlib.sha256(match.state.pack()).hexdigest()[:16]
    yield f"-- ply {match.ply}, to move {list(match.to_move)}, state {digest}"
    for seat in match.to_move:
        legal = match.steps(seat)
        shown = " · ".join(legal[:8]) + (" · …" if len(legal) > 8 else "")
        yield f"   legal for {seat}: {len(legal)}: {shown}"
    yield from _fields(match.position(), "   ")


def _fields(position: dict[str, Any], indent: str) -> Iterator[str]:
    for name, value in position.items():
        if name not in ("game", "seats", "options", "key", "drawn"):
            yield f"{indent}{name}: {json.dumps(value, ensure_ascii=False)}"


def chosen_cases(game: Game) -> list[tuple[Case, Path]]:
    """The cases that have a transcript, and where."""
    folder = HOME / game.name / "golden"
    return [(case, folder / f"{case.seats}-seats-{game.option_sets.index(case.options)}.txt") for case in spread(game)]


def main(chosen: list[str]) -> None:
    """Writes the transcripts of all games, or of the named ones."""
    for name in chosen or names():
        for case, path in chosen_cases(load(name)):
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(transcript(case), encoding="utf-8")
            print(path)  # noqa: T201  # a program's output


if __name__ == "__main__":
    main(sys.argv[1:])
