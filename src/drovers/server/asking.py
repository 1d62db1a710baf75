"""Questions about a table, answered in words from what the asker's seat may know (`core.spoken`)."""

from __future__ import annotations

from ..bots.table import title
from ..core.match import Match, Sight
from ..core.spoken import Listener, hear
from . import wire
from .acts import own_seat
from .refusal import Refusal
from .replay import ALL, eyes_of
from .table import Table
from .telling import Surroundings, Viewer


def asked(table: Table, viewer: Viewer, message: wire.Ask, around: Surroundings) -> wire.Spoken:
    """The answer; or, for a line that is a move, which one, so that it can be played."""
    if table.match is None:
        raise Refusal("not-playing")
    names = called(table, viewer.lang, around)
    heard = hear(listener(table, table.match, viewer, message, names), message.text)
    return wire.Spoken(message.id, message.table, heard.lines, heard.move)


def listener(table: Table, match: Match, viewer: Viewer, message: wire.Ask, names: list[str]) -> Listener:
    """Who asks: a seat of theirs now, else a watcher; of an earlier moment, in the eyes they may see it with."""
    if message.ply is None:
        seat = own_seat(table, viewer.player, message.seat) if table.seats_of(viewer.player) else None
        return Listener(match.sight(seat), match.seen(seat), names, viewer.lang)
    if message.ply > len(match.moves):
        raise Refusal("ply", plies=len(match.moves))
    seat = eyes_of(table, message.eyes, viewer)
    then = table.after(match.moves[: message.ply])
    if message.eyes == ALL:
        return Listener(Sight(then.position(), then.game, None, then.state), then.events, names, viewer.lang)
    return Listener(then.sight(seat), then.seen(seat), names, viewer.lang)


def called(table: Table, lang: str, around: Surroundings) -> list[str]:
    """What the seats are called: people by their names, bots by their titles."""
    return [
        around.names.get(place.player, "") if place.player else title(place.bot or "", lang) for place in table.places
    ]
