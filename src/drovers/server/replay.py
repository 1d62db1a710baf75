"""Going back in a match: what a seat saw then.  Once it is over anybody may see any seat, or the whole truth."""

from __future__ import annotations

from ..core.match import Match
from .refusal import Refusal
from .shapes import Replayed, View
from .table import Table
from .telling import Viewer, looked_at, offer
from .written import event_info

ALL, WATCHER = "all", "watcher"


def replayed(table: Table, ply: int, asked: str | None, viewer: Viewer) -> Replayed:
    """The match after so many moves as one seat saw it; your own (else a watcher's) if none is asked for."""
    if table.match is None:
        raise Refusal("not-playing")
    moves = table.match.moves
    if not 0 <= ply <= len(moves):
        raise Refusal("ply", plies=len(moves))
    seat = eyes_of(table, asked, viewer)
    match = table.after(moves[:ply])
    last = moves[ply - 1] if ply else None
    shown = last is not None and (table.status == "over" or last[0] == seat)
    return Replayed(
        table=table.founding.id,
        ply=ply,
        plies=len(moves),
        owing=list(match.to_move),
        move=last[1] if last and shown else None,
        mover=last[0] if last else None,
        view=truth(match, viewer.lang, sealed=table.founding.day is not None)
        if asked == ALL
        else _view(table, match, seat, viewer.lang),
    )


def eyes_of(table: Table, asked: str | None, viewer: Viewer) -> int | None:
    """The seat whose eyes somebody asks to see with, if they may; None is a watcher, or everything."""
    mine = table.seats_of(viewer.player)
    if asked is None:
        return mine[0] if mine else None
    if asked == WATCHER:
        return None
    if asked == ALL or asked in map(str, range(len(table.places))):
        seat = None if asked == ALL else int(asked)
        if table.status != "over" and (seat is None or seat not in mine):
            raise Refusal("hidden", field="seat")
        return seat
    raise Refusal("no-such-seat", field="seat", last=len(table.places) - 1)


def _view(table: Table, match: Match, seat: int | None, lang: str) -> View:
    look = match.looks([seat])[0]
    events = [event_info(table.game, event, lang) for event in match.seen(seat)]
    view = View(seat, looked_at(table.game, look), [], events, undo=False, takeback=False)
    offer(view, table.game, look, match.legal_moves(seat) if seat is not None else [], lang)
    return view


def truth(match: Match, lang: str, *, sealed: bool = False) -> View:
    """Everything; of a deal others may have before them all but the dealer's key."""
    events = [event_info(match.game, event, lang) for event in match.events]
    sight = match.game.write_position(match.state, veiled=sealed) | {"facts": match.game.facts(match.state)}
    return View(None, sight, [], events, undo=False, takeback=False)
