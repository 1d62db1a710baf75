"""Company: challenges, a quick seek, and telling both of a rematch.  Each is a table like any other."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from . import wire
from .acts import Already
from .clock import now
from .entries import Answer, Offer
from .lobby import FORGOTTEN
from .ratings import FRESH, shown
from .refusal import Refusal
from .rows import Listing, Person
from .shapes import TableForm, TableInfo
from .shapes_club import Companion, Invitation, SeekForm
from .store import company, people, results
from .store.log import load_open
from .store.notices import Asked
from .telling import card, table_info

if TYPE_CHECKING:
    from .hall import Hall
    from .live import Live

INVITED_MOST = 20  # open invitations of one player


class Company:
    """Who wants to play with whom."""

    def __init__(self, hall: Hall):
        self.hall = hall

    async def companions(self, player: str) -> list[Companion]:
        """Those one has played with; whoever does not want to hear one is as good as away."""
        found = await self.hall.store.read(company.companions, player=player)
        for one in found:
            one.here = self.hall.presence.is_here(one.player)
        return found

    async def challenge(self, form: TableForm, person: Person, other: str) -> TableInfo:
        """A table for somebody, who is told of it."""
        store = self.hall.store
        known = await store.read(people.by_id, player=other)
        if known is None or other == person.id:
            raise Refusal("not-found", what="player")
        if person.id in await self.hall.presence.muted(other):
            raise Refusal("no-challenge")
        if await store.read(company.pending, by=person.id) >= INVITED_MOST:
            raise Refusal("too-many", what="invitations", most=INVITED_MOST)
        live = await self.hall.tables.found(form, person)
        table = live.table.founding
        asked = Asked((other,), table.id, table.game, person.name, "challenge")
        await store.write(company.invite, table=table.id, asked=asked, by=person.id, at=now())
        self.hall.presence.invite(asked)
        return table_info(live.table, live.around())

    async def invitations(self, player: str) -> list[Invitation]:
        """Where somebody is asked to."""
        found = await self.hall.store.read(company.invitations_of, player=player)
        return [Invitation(card(listing), by, name) for listing, by, name in found]

    async def accept(self, table: str, player: str) -> TableInfo:
        """Sits down where one was asked to; a table that is full begins."""
        live = await self.hall.tables.find(table)
        await self._sit(live, player)
        await self.hall.store.write(company.withdraw, table=table, player=player)
        return table_info(live.table, live.around())

    async def _sit(self, live: Live, player: str) -> None:
        """Sits down, and begins for the host, who asked for it, once nobody is missing."""
        table = live.table.founding.id
        with suppress(Already):
            await live.do(player, wire.Join(table=table))
        if live.table.status == "waiting" and all(place.taken for place in live.table.places):
            await live.do(live.table.host, wire.Start(table=table))

    # ------------------------------------------------------------------------------------------------------------ seek

    async def seek(self, form: SeekForm, person: Person) -> TableInfo:
        """Sits down at a table that fits, or opens one where others will."""
        for listing in await self._fitting(form, person):
            try:
                return await self.accept(listing.founding.id, person.id)
            except Refusal:
                continue  # somebody was faster
        seats = ["me", *["open"] * (form.seats - 1)]
        wanted = TableForm(form.game, seats, clock=form.clock, open=True, rated=form.rated)
        live = await self.hall.tables.found(wanted, person)
        return table_info(live.table, live.around())

    async def _fitting(self, form: SeekForm, person: Person) -> list[Listing]:
        """Open tables of that kind, oldest first, of people near enough who are here and want to hear one."""
        read = self.hall.store.read
        game = self.hall.rulebooks.current(form.game)
        usual = game.chosen(game.blank(form.seats, {})) if form.seats in game.seats else {}
        found = [one for one in await read(load_open, since=now() - FORGOTTEN) if _is_like(one, form, usual)]
        hosts = {place.player for one in found for place in one.places if place.player}
        rated = await read(results.skills, game=form.game, seats=form.seats, subjects=[*hosts, person.id])
        shows = {name: shown(*skill[:2]) for name, skill in rated.items()}
        mine = shows.get(person.id, shown(*FRESH))
        near = []
        for one in sorted(found, key=lambda one: one.founding.created):
            others = [place.player for place in one.places if place.player]
            apart = max((abs(shows.get(other, shown(*FRESH)) - mine) for other in others), default=0)
            if (not form.within or apart <= form.within) and await self._welcome(person.id, others):
                near.append(one)
        return near

    async def _welcome(self, player: str, others: list[str]) -> bool:
        """Whether somebody may sit down with these: one of them is here, and all want to hear them."""
        presence = self.hall.presence
        if player in others or not any(map(presence.is_here, others)):
            return False
        return all([player not in await presence.muted(other) for other in others])

    # --------------------------------------------------------------------------------------------------------- rematch

    def after(self, live: Live, act: Offer | Answer) -> None:
        """A rematch is proposed, or has been made: the others hear of it wherever they look, and not who did it."""
        table = live.table
        if act.what != "rematch" or (isinstance(act, Answer) and not act.settled):
            return
        by = table.places[act.seat].player
        players = tuple({place.player for place in table.places if place.player} - {by})
        name = self.hall.names.known.get(by or "", "")
        asked = Asked(players, table.rematch or table.founding.id, table.founding.game, name, "rematch")
        self.hall.presence.invite(asked)
        if self.hall.store.shared:
            self.hall.background.spawn(self.hall.store.write(company.ask, asked=asked))


def _is_like(listing: Listing, form: SeekForm, usual: dict[str, object]) -> bool:
    """Whether that table is what somebody looks for: same game, clock and stakes, nothing unusual, a free seat."""
    founding = listing.founding
    alike = (founding.game, founding.seats, founding.clock, founding.rated) == (
        form.game, form.seats, form.clock, form.rated
    )  # fmt: skip
    same = {key: value for key, value in founding.options.items() if key != "start"}
    free = any(place.player is None and place.bot is None for place in listing.places)
    return alike and free and same == {key: value for key, value in usual.items() if key != "start"}
