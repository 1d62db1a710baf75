"""The result of a match as people read it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from ..core.match import Match
from .voice import Voice


def result_text(match: Match, voice: Voice, players: Sequence[str] = ()) -> RenderableType:
    """Why the match ended, with the rule, and every seat's place and points; `players` says who sat there."""
    ended = match.outcome
    if ended is None:
        return Text(voice.say("result-none"))
    reason = match.game.words.say(voice.lang, f"end-{ended.reason}")
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.add_column(voice.say("result-place"))
    table.add_column(voice.say("result-seat"))
    table.add_column(voice.say("result-points"), justify="right")
    for seat in sorted(range(match.seats), key=lambda seat: ended.ranks[seat]):
        name = players[seat] if players else voice.say("seat", seat=seat)
        style = "bold green" if ended.ranks[seat] == 1 else ""
        table.add_row(str(ended.ranks[seat]), name, str(ended.scores[seat]), style=style)
    return Group(Text(f"{reason} ({ended.reason})", "bold"), Text(), table)
