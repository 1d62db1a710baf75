"""The lobby: open tables, live."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import wire
from .clock import DAY, now
from .shapes import Card
from .store import Store
from .store.log import load_one, load_open
from .telling import card

if TYPE_CHECKING:
    from .socket import Socket

FORGOTTEN = DAY  # after which a table that none of its players has looked at is not listed


class Lobby:
    """Those who look at the list of open tables."""

    def __init__(self, store: Store):
        self.store = store
        self.watchers: set[Socket] = set()

    async def cards(self) -> list[Card]:
        """The open tables, newest first, without those their players have forgotten."""
        since = now() - FORGOTTEN
        return [card(listing) for listing in await self.store.read(load_open, since=since)]

    async def watch(self, socket: Socket) -> None:
        """From now on the socket hears of open tables, beginning with all of them."""
        self.watchers.add(socket)
        socket.send(wire.write_message(wire.Tables(await self.cards())))

    async def changed(self, table: str) -> None:
        """A table may be open now, or no more."""
        if not self.watchers:
            return
        listing = await self.store.read(load_one, table=table)
        if listing is None or not listing.founding.open:
            return
        is_open = listing.summary.status == "waiting"
        message = wire.Listed(card(listing)) if is_open else wire.Unlisted(table)
        frame = wire.write_message(message)
        for socket in tuple(self.watchers):
            socket.send(frame)
