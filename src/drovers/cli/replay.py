"""`drovers replay FILE`: a match told in words, everything open or as one seat saw it."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.text import Text

from .. import games
from ..core.match import Match
from ..core.record import Record, read_record
from . import tables
from .choices import FileName, Json, Lang, Seat, read_json
from .outcome import result_text
from .seating import who_sat
from .voice import Voice, misuse


def command(
    file: FileName,
    ply: Annotated[int | None, typer.Option("--ply", metavar="N", min=0, help="opt-ply")] = None,
    seat: Seat = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Tells a match again."""
    voice = Voice(lang)
    record = read_record(read_json(file))
    match = replayed(record, ply)
    view = match.position() if seat is None else dict(match.sight(seat))
    if as_json:
        voice.data(describe(match, seat, view))
        return
    tell(match, seat, voice)
    voice.show("", tables.draw(view, seat, voice), "")
    if match.outcome:
        voice.show(result_text(match, voice, who_sat(record.players, voice)))
    else:
        voice.tell("replay-at", ply=match.ply, all=len(record.moves))


def replayed(record: Record, ply: int | None) -> Match:
    """The match up to a ply; the whole record must replay all the same."""
    games.replay(record.to_dict())
    if ply is None:
        ply = len(record.moves)
    elif ply > len(record.moves):
        raise misuse("replay-ply", ply=ply, all=len(record.moves))
    return games.replay(record.to_dict() | {"moves": record.moves[:ply], "result": None})


def tell(match: Match, seat: int | None, voice: Voice) -> None:
    """One paragraph a move: its number, who, the move where it may be known, and what happened."""
    for ply, (mover, move) in enumerate(match.moves, 1):
        line = Text.assemble((f"{ply:>3} ", "dim"), (voice.say("seat", seat=mover), "bold"))
        voice.show(line.append(f"  {move}", "cyan") if seat is None or seat == mover else line)
        for event in match.events:
            if event.ply == ply:
                seen = event if seat is None else event.seen_by(seat)
                voice.fact("   ", match.game.sentence(seen, voice.lang))


def describe(match: Match, seat: int | None, view: dict[str, Any]) -> dict[str, Any]:
    """The match as data: every move with what happened, then the table; for a seat, only what it witnessed."""
    plies = []
    for ply, (mover, move) in enumerate(match.moves, 1):
        seen = [event if seat is None else event.seen_by(seat) for event in match.events if event.ply == ply]
        known = move if seat is None or seat == mover else None
        plies.append({"ply": ply, "seat": mover, "move": known, "events": [event.to_dict() for event in seen]})
    ended = match.outcome
    return {
        "game": match.game.name,
        "seats": match.seats,
        "plies": plies,
        "position" if seat is None else "sight": view,
        "result": ended.to_dict() if ended else None,
    }
