"""`drovers analyse FILE`: every decision of a recorded match, judged from the sight of the seat that made it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated, Any

import typer
from rich.text import Text

from .. import games
from ..bots.analysis import Verdict, curve, decisions, judge, turning_points
from ..core.match import Match, Sight
from ..core.naming import named
from ..core.record import read_record
from .choices import FileName, Json, Lang, Seat, read_json
from .progress import Work
from .voice import Voice

Tries = Annotated[int, typer.Option("--tries", "--iterations", metavar="N", min=0, help="opt-tries")]
Point = tuple[int, tuple[float, ...]]  # moves made, and the chances of every seat then
WIDTH = 60
INTERRUPTED = 130  # as shells have it
BARS = "▁▂▃▄▅▆▇█"


def command(file: FileName, seat: Seat = None, tries: Tries = 0, as_json: Json = False, lang: Lang = None) -> None:
    """Judges a match move by move."""
    voice = Voice(lang)
    record = read_json(file)
    match = games.replay(record)
    if seat is not None:
        match.sight(seat)  # refuses a seat that is not there
    read = read_record(record)
    start = games.replay(read.to_dict() | {"moves": [], "result": None})
    with Work(voice, "analyse-work", total=match.ply) as work:
        asked = (one for one in decisions(start, match.moves) if seat is None or one[1].seat == seat)
        verdicts, missed = judged(asked, tries, work)
    points = curve(verdicts, None if missed else match.outcome)  # what was stopped has not come to the end
    if as_json:
        voice.data(as_data(match, verdicts, missed, points))
    else:
        show(match, verdicts, points, voice)
    if missed:
        voice.err.print(voice.say("analyse-missed", count=len(missed), ply=missed[0]), style="yellow")
        raise typer.Exit(INTERRUPTED)


def judged(asked: Iterable[tuple[int, Sight, int]], tries: int, work: Work) -> tuple[list[Verdict], list[int]]:
    """What decisions were worth, and the plies of those that somebody would not wait for (Ctrl-C)."""
    verdicts: list[Verdict] = []
    missed: list[int] = []
    before = 0
    for ply, sight, played in asked:
        try:
            if missed:
                missed.append(ply)
            else:
                verdicts.append(judge(ply, sight, played, tries))
        except KeyboardInterrupt:
            missed.append(ply)
        work.step(ply - before)
        before = ply
    return verdicts, missed


def as_data(match: Match, verdicts: list[Verdict], missed: list[int], points: list[Point]) -> dict[str, Any]:
    """Everything as data: verdicts, what has none, the curve of every seat's chances, the turning points."""
    return {
        "game": match.game.name,
        "verdicts": [verdict.to_dict() for verdict in verdicts],
        "missed": missed,
        "chances": [{"moves": moves, "chances": [round(chance, 4) for chance in chances]} for moves, chances in points],
        "turning_points": [verdict.ply for verdict in turning_points(verdicts)],
    }


def show(match: Match, verdicts: list[Verdict], points: list[Point], voice: Voice) -> None:
    """The chances of every seat, mistakes in words, turning points marked."""
    for seat, line in enumerate(lines(points)):
        voice.show(Text(f"{voice.say('seat', seat=seat)}  ").append(line, "cyan"))
    turning = {verdict.ply for verdict in turning_points(verdicts)}
    names = [voice.say("seat", seat=seat).lower() for seat in range(match.seats)]
    for verdict in verdicts:
        if verdict.grade != "good":
            mark = "★" if verdict.ply in turning else " "
            said = named(verdict.sentence(voice.lang), names, voice.lang)
            line = f"{mark} {verdict.ply:4}  {voice.say('seat', seat=verdict.seat)}  {said}"
            voice.show(Text(line, "red" if verdict.grade == "blunder" else "yellow"))
    good = sum(verdict.grade == "good" for verdict in verdicts)
    voice.tell("analyse-count", good=good, all=len(verdicts))


def lines(points: list[Point]) -> list[str]:
    """The curve of every seat in one line of small bars, thinned out where the match was long."""
    shown = points[:: -(-len(points) // WIDTH)] if points else []
    seats = zip(*(chances for _, chances in shown), strict=True)
    return ["".join(BARS[min(int(chance * len(BARS)), len(BARS) - 1)] for chance in chances) for chances in seats]
