"""The result of a match as people read it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from ..core.match import Match
from .voice import Voice, columns


def result_text(match: Match, voice: Voice, players: Sequence[str] = ()) -> RenderableType:
    """Why the match ended, with the rule, and every seat's place and points; `players` says who sat there."""
    ended = match.outcome
    if ended is None:
        return Text(voice.say("result-none"))
    reason = match.game.words.say(voice.lang, f"end-{ended.reason}")
    table = columns(voice.says("result", "place", "seat", "points"), words=2)
    for seat in sorted(range(match.seats), key=lambda seat: ended.ranks[seat]):
        name = players[seat] if players else voice.say("seat", seat=seat)
        style = "bold green" if ended.ranks[seat] == 1 else ""
        table.add_row(str(ended.ranks[seat]), name, str(ended.scores[seat]), style=style)
    return Group(Text(f"{reason} ({ended.reason})", "bold"), Text(), table)
