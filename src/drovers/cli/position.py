"""`drovers position FILE`: draws a position set up by hand, names what is wrong with it, lists the legal moves."""

from __future__ import annotations

from typing import Any

import typer
from rich.text import Text

from .. import games
from ..core.errors import DroversError
from ..core.match import Match
from ..core.record import FORMAT
from . import tables
from .choices import FileName, Json, Lang, Seat, read_json
from .moves import moves_text
from .outcome import result_text
from .voice import Voice, misuse


def command(file: FileName, seat: Seat = None, as_json: Json = False, lang: Lang = None) -> None:
    """Shows a position."""
    voice = Voice(lang)
    data = read_json(file)
    if data.get("format") == FORMAT:
        raise misuse("is-record", file=str(file))
    try:
        match = games.load(str(data.get("game"))).from_position(data)
        view = match.position() if seat is None else dict(match.sight(seat))
    except DroversError as error:
        if not as_json:
            raise
        voice.data({"ok": False, "field": error.field, "rule": error.rule, "reason": error.reason(voice.lang)})
        raise typer.Exit(1) from None
    if as_json:
        voice.data(describe(match, seat, view))
        return
    voice.show(tables.draw(view, seat, voice), "")
    ended = match.outcome
    if ended:
        voice.show(result_text(match, voice))
    for one in owing(match, seat):
        voice.show(Text(voice.say("position-moves", seat=one, count=len(match.legal_moves(one))), "bold"))
        voice.show(moves_text(match.legal(one), voice), "")


def owing(match: Match, seat: int | None) -> list[int]:
    """The seats whose moves are shown: all that owe one, or only the one asked for."""
    return [one for one in match.to_move if seat is None or one == seat]


def describe(match: Match, seat: int | None, view: dict[str, Any]) -> dict[str, Any]:
    """The position as data, with what may be done."""
    ended = match.outcome
    return {
        "ok": True,
        "position" if seat is None else "sight": view,
        "to_move": list(match.to_move),
        "legal": {str(one): match.legal(one) for one in owing(match, seat)},
        "result": ended.to_dict() if ended else None,
    }
