"""The one gate: everything anybody is told about a table is built here, for one viewer, from what that viewer may see.

The whole state has no way through this file.  Views come from `Match.look`, events from `Event.seen_by`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from msgspec import Raw, Struct, field

from ..core.events import Event
from ..core.game import Game
from ..core.match import Match
from ..core.state import State
from . import wire
from .acts import phrase_text
from .offering import offer as offer
from .refusal import WORDS
from .rows import Listing
from .shapes import Card, ChatLine, OfferInfo, RemarkInfo, Result, SeatInfo, TableInfo, Times, View
from .sights import Sight, Sights
from .table import Line, Remark, Table
from .written import joined, written

WATCHER = (None,)  # the seat of whoever has none


class Viewer(Struct, frozen=True, cache_hash=True):
    """Whom something is told: a player or, None, anybody; in a language; without those it does not want to hear."""

    player: str | None
    lang: str
    muted: frozenset[str] = frozenset()


class Shared:
    """What has been made of a table at one version for somebody, and is the same for whoever is told next."""

    def __init__(self) -> None:
        self.table: Table | None = None
        self.version = 0
        self.made: dict[Any, Any] = {}

    def of(self, table: Table) -> dict[Any, Any]:
        """What has been made of that table, as it is now."""
        if table is not self.table or table.version != self.version:
            self.table, self.version, self.made = table, table.version, {}
        return self.made


class Surroundings(Struct, frozen=True):
    """What is known around a table now: what players are called, who is here, and the time that is left."""

    names: Mapping[str, str]
    is_here: Callable[[str], bool]
    times: Times | None
    shared: Shared = field(default_factory=Shared)
    sights: Sights | None = None  # as they were told last, where somebody wants to hear only what has changed


def synced(table: Table, viewer: Viewer, around: Surroundings) -> wire.Synced:
    """Everything this viewer may know."""
    mine = table.seats_of(viewer.player)
    return wire.Synced(
        version=table.version,
        table=table_info(table, around),
        mine=mine,
        ply=table.ply,
        owing=list(table.owing),
        views=views(table, mine, viewer.lang, table.match.events if table.match else [], {}, around.sights),
        times=around.times,
        result=result(table, viewer.lang),
        chat=[chat_line(line, viewer, around) for line in table.chat],
        box=dict(table.game.box(len(table.places))),
        remarks=[remark_info(remark, viewer, around) for remark in table.remarks],
    )


Happened = wire.Moved | wire.Changed | wire.Said | wire.Pointed | wire.Synced


def happened(table: Table, viewer: Viewer, around: Surroundings, *, brief: bool = False) -> Happened:
    """What the last entry means to this viewer; brief: of sights only what has changed."""
    last = table.last
    if last.kind == "moved":
        return moved(table, viewer, around, brief=brief)
    if last.kind == "synced":
        return synced(table, viewer, around)
    if last.kind == "said":
        return wire.Said(table.founding.id, table.version, chat_line(table.chat[-1], viewer, around))
    if last.kind == "pointed":
        return wire.Pointed(table.founding.id, table.version, remark_info(table.remarks[-1], viewer, around))
    info = table_info(table, around)
    return wire.Changed(table.version, info, around.times, result(table, viewer.lang))


def moved(table: Table, viewer: Viewer, around: Surroundings, *, brief: bool) -> wire.Moved:
    """A move, or one taken back."""
    last, lang, told = table.last, viewer.lang, around.shared.of(table)
    if lang not in told:
        told[lang] = list(table.owing), result(table, lang), offers(table)
    owing, ended, offered = told[lang]
    seen = views(table, table.seats_of(viewer.player), lang, last.events, told, around.sights, brief=brief)
    return wire.Moved(
        table.founding.id, table.version, table.ply, last.keep, last.seat, owing, seen, around.times, ended, offered
    )


def views(
    table: Table,
    mine: list[int],
    lang: str,
    events: list[Event],
    told: dict[Any, Any],
    sights: Sights | None,
    *,
    brief: bool = False,
) -> list[View]:
    """What each of these seats (none: a watcher) may know and do, with these events."""
    match = table.match
    if match is None:
        return []
    found: list[View] = []
    for seat in mine or WATCHER:
        look, sight = told.get(seat) or seen_by(table, match, seat, told, sights)
        shown: Any
        shown, since = sight.brief() if brief else (sight.whole(), None)
        known: View = View(seat, shown, [], witnessed(table.game, events, seat, lang, told), False, False)
        known.since = since
        if seat is not None and table.status == "playing":
            view(table, match, look, known, lang)
        found.append(known)
    return found


def seen_by(
    table: Table, match: Match, seat: int | None, told: dict[Any, Any], sights: Sights | None
) -> tuple[State, Sight]:
    """What a seat may know, and what is made of that."""
    look = match.look(seat)
    parts = told["parts"] = written(table.game).sight(look, told.get("parts"))
    seen = told[seat] = look, sights.tell(seat, table.version, parts) if sights else Sight(parts)
    return seen


def witnessed(game: Game, events: list[Event], seat: int | None, lang: str, told: dict[Any, Any]) -> Any:
    """Events as a seat witnessed them, as bytes of JSON: those who know the same of each hear the same."""
    secrets = told.get("secrets")
    if secrets is None:
        secrets = told["secrets"] = [event.knowing for event in events if event.kind.hidden]
    key = ("events", lang, *[seat in knowing for knowing in secrets]) if secrets else ("events", lang)
    found = told.get(key)
    if found is None:
        write = written(game).event
        found = told[key] = Raw(b"[" + b",".join([write(event.seen_by(seat), lang) for event in events]) + b"]")
    return found


def view(table: Table, match: Match, look: State, found: View, lang: str) -> None:
    """Adds what a seat may do: all of it from its look."""
    seat = found.seat
    assert seat is not None
    if match.moves and match.moves[-1][0] == seat:
        found.undo, found.takeback = table.can_undo(seat), table.can_take_back(seat)
    if seat in table.owing and not table.places[seat].bot:
        offer(found, table.game, look, match.legal_moves(seat), lang)
        if found.handful:  # offered whole: its steps are not played
            found.legal = match.legal(seat)


def looked_at(game: Game, look: State) -> Any:
    """What a seat may know of the table, and what the rules make of that, as bytes of JSON."""
    return joined(written(game).sight(look, None))


def table_info(table: Table, around: Surroundings) -> TableInfo:
    """A table without its match."""
    founding = table.founding
    return TableInfo(
        id=founding.id,
        game=founding.game,
        options=founding.options,
        status=table.status,
        host=table.host,
        open=founding.open,
        rated=founding.rated,
        clock=founding.clock,
        commitment=founding.commitment,
        entropy=table.entropy,
        created=founding.created,
        seats=[seat_info(table, seat, around) for seat in range(len(table.places))],
        offers=offers(table),
        rematch=table.rematch,
        continued=table.continued,
        brought=table.brought,
    )


def seat_info(table: Table, seat: int, around: Surroundings) -> SeatInfo:
    """Who sits there."""
    place = table.places[seat]
    name = around.names.get(place.player, "") if place.player else place.bot or ""
    here = place.player is not None and around.is_here(place.player)
    return SeatInfo(place.player, name, place.bot, here, place.resigned, table.clock.away[seat])


def offers(table: Table) -> list[OfferInfo]:
    """Every proposal that waits for answers, and which seats agree."""
    return [OfferInfo(what, proposal.seat, sorted(proposal.agreed)) for what, proposal in table.offers.items()]


def result(table: Table, lang: str) -> Result | None:
    """How a match ended, in numbers and in a sentence; None while it goes on."""
    end = table.end
    if end is None:
        return None
    if end.reason == "resigned":
        text = WORDS.say(lang, "end-resigned", seats=sum(place.resigned for place in table.places))
    else:
        text = table.game.words.say(lang, f"end-{end.reason}")
    return Result(end.reason, text, end.ranks, end.scores, end.winners)


def chat_line(line: Line, viewer: Viewer, around: Surroundings) -> ChatLine:
    """Something said, as this viewer hears it."""
    phrase = line.said.phrase
    text = phrase_text(viewer.lang, phrase) if phrase else line.said.text
    name = around.names.get(line.player, "") if line.player else ""
    if line.player in viewer.muted:
        return ChatLine(line.version, line.at, line.player, name, "")
    return ChatLine(line.version, line.at, line.player, name, text, phrase)


def remark_info(remark: Remark, viewer: Viewer, around: Surroundings) -> RemarkInfo:
    """What somebody pointed at, as this viewer hears it: without the words of those it does not hear."""
    name = around.names.get(remark.player, "") if remark.player else ""
    point, deaf = remark.point, remark.player in viewer.muted
    words = "" if deaf else point.text
    return RemarkInfo(remark.version, remark.at, remark.player, name, point.ply, point.arrows, words)


def card(listing: Listing, player: str | None = None) -> Card:
    """A table as lists show it; `waiting` if that player owes a move there."""
    founding, summary = listing.founding, listing.summary
    owes = any(
        one.player == player and one.bot is None and summary.owing >> one.seat & 1 for one in listing.places if player
    )
    return Card(
        id=founding.id,
        game=founding.game,
        options=founding.options,
        status=summary.status,
        clock=founding.clock,
        rated=founding.rated,
        names=listing.names,
        created=founding.created,
        changed=listing.changed,
        waiting=listing.moved if owes and summary.status == "playing" else None,
    )
