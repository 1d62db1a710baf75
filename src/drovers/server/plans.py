"""What is played for somebody who is not looking: plans (“if they take d4, then …”) and steps without a choice.

A plan is a seat's own business: it stands beside the log, nobody is told of it, and what comes of it goes through the
same door as a move by hand.  What it may ask of the others' moves is what that seat witnessed of them.

Hardly anybody has said anything.  Where somebody may have is known from the beginning, so that a move elsewhere asks
the database nothing; what they said is read when it is their turn.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import TYPE_CHECKING

from ..core.match import Match
from ..core.naming import FIELDS, mark
from ..core.state import State
from . import wire
from .acts import Already
from .refusal import Refusal
from .rows import Unavailable
from .shapes_habits import Line, Plan
from .store import habits
from .table import Table, squeezed

if TYPE_CHECKING:
    from .hall import Hall
    from .live import Live

LOG = logging.getLogger(__name__)


def witnessed(match: Match, seat: int, ply: int) -> set[str]:
    """What a seat saw happen at that ply, in words: the things shown, and every field it was told."""
    words: set[str] = set()
    for event in match.events:
        if event.ply == ply:
            seen = event.seen_by(seat)
            words |= match.game.notation.shows(seen.kind.name, seen.data).keys()
            words |= {f"{name}:{value}" for name, value in seen.data.items() if value is not None}
    return words


def in_words(match: Match | None, seat: int, lang: str, things: Iterable[str]) -> dict[str, str]:
    """What conditions speak of, as a seat would say it; what is no thing and no field of an event is left out."""
    if match is None:
        return {}
    [look] = match.looks((seat,))
    return {thing: name for thing in sorted(things) if (name := _in_words(match, look, seat, lang, thing))}


def _in_words(match: Match, look: State, seat: int, lang: str, thing: str) -> str:
    game, (kind, _, what) = match.game, thing.partition(":")
    if kind in FIELDS and what.isdigit():
        return mark(int(what))
    notation, words = game.notation, game.words
    with suppress(LookupError, ValueError, TypeError, AttributeError):  # no such thing: anybody may write anything
        return str(notation.thing(words, lang, look, seat, thing))
    with suppress(LookupError, ValueError, TypeError, AttributeError):
        spelled = str(notation.spell(words, lang, kind, what))
        return "" if spelled == what and what.isdigit() else spelled  # a number alone says nothing
    return ""


def next_move(line: Line, match: Match, seat: int, since: int) -> str | None:
    """The move a line asks for now, if all before it happened as it says."""
    at, moves = since, match.moves
    for reply in line:
        seen: set[str] = set()
        while at < len(moves) and moves[at][0] != seat:
            at += 1
            seen |= witnessed(match, seat, at)
        if not seen.issuperset(reply.when):
            return None
        for text in reply.moves:
            if at == len(moves):
                return text
            mover, played = moves[at]
            if mover != seat or squeezed(played) != squeezed(text):
                return None
            at += 1
    return None


def planned(plan: Plan, match: Match, seat: int) -> str | None:
    """The move a plan asks for now: that of the first line that fits and is legal."""
    for line in plan.lines:
        text = next_move(line, match, seat, plan.ply)
        if text is not None and squeezed(text) in map(squeezed, match.legal(seat)):
            return text
    return None


class Plans:
    """Who plays for those who are away, as far as they have said how."""

    def __init__(self, hall: Hall):
        self.hall = hall
        self.tables: set[str] = set()  # where a seat may have planned something
        self.forced: set[str] = set()  # players who may want steps without a choice made for them
        self.heard = 0  # how often somebody said something
        self.busy: set[tuple[str, int]] = set()  # tables and seats being looked at

    async def open(self) -> None:
        """Learns who has said anything; from then on what is saved is heard of."""
        tables, forced = await self.hall.store.read(habits.who_is_away)
        self.tables |= tables
        self.forced |= forced

    def planned(self, table: str) -> None:
        """A seat of that table has planned something, or takes it back."""
        self.heard += 1
        self.tables.add(table)

    def set_up(self, player: str) -> None:
        """That player may like it otherwise from now on."""
        self.heard += 1
        self.forced.add(player)

    async def of(self, table: str) -> dict[int, Plan]:
        """What seats of a table have planned."""
        return await self.hall.store.read(habits.plans_of, table=table)

    async def keep(self, live: Live, seat: int, plan: Plan) -> None:
        """Replaces what a seat has planned; it may be its turn already."""
        table = live.table.founding.id
        await self.hall.store.write(habits.save_plan, table=table, seat=seat, plan=plan)
        self.planned(table)
        self.wake(live)

    def wake(self, live: Live) -> None:
        """Looks at every seat of a person who owes a move."""
        table = live.table
        for seat in table.owing:
            place, key = table.places[seat], (table.founding.id, seat)
            if place.is_person and key not in self.busy and self._may(table.founding.id, place.player):
                self.busy.add(key)
                self.hall.background.spawn(self._turn(live, seat))

    def _may(self, table: str, player: str | None) -> bool:
        """Whether there may be something to do."""
        return table in self.tables or player in self.forced

    async def _turn(self, live: Live, seat: int) -> None:
        """Makes the move that was asked for, and the next ones of the same seat."""
        key = (live.table.founding.id, seat)
        try:
            while await self._played(live, seat):
                await asyncio.sleep(0)
        except (Refusal, Already, Unavailable) as error:
            LOG.info("plan not played", extra={"table": key[0], "seat": seat, "problem": str(error)})
        finally:
            self.busy.discard(key)

    async def _played(self, live: Live, seat: int) -> bool:
        player = live.table.places[seat].player
        if player is None:
            return False
        plan, forced = await self._said(live.table.founding.id, seat, player)
        table = await live.settled()
        if seat not in table.owing or not table.places[seat].is_person:
            return False
        text = asked_for(table, seat, plan, forced=forced)
        if text is None:
            return False
        play = wire.Play(table=table.founding.id, version=table.version, move=text, seat=seat)
        await live.do(table.places[seat].player, play)
        return True

    async def _said(self, table: str, seat: int, player: str) -> tuple[Plan | None, bool]:
        """What a seat has planned, and whether its player wants steps without a choice made.

        Who has said nothing is asked no more, unless somebody said something meanwhile.  Until the database has
        answered, other seats of the table and other tables of the player have their turns as ever.
        """
        heard = self.heard
        plans, kept = await self.hall.store.read(habits.said, table=table, player=player)
        if heard == self.heard:
            self.tables -= set() if plans else {table}
            self.forced -= set() if kept.forced else {player}
        return plans.get(seat), kept.forced


def asked_for(table: Table, seat: int, plan: Plan | None, *, forced: bool) -> str | None:
    """What a seat wants played for it now."""
    match = table.match
    assert match is not None
    if forced and len(legal := match.legal(seat)) == 1:
        return legal[0]
    return planned(plan, match, seat) if plan and match.ply >= plan.ply else None
