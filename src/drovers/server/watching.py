"""Tables to watch: those open to all that are being played, told every few seconds; the best of them first."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from .clock import now
from .shapes_club import LiveCard
from .store import watching
from .telling import card

if TYPE_CHECKING:
    from .hall import Hall

DELAY = 5_000  # the list is as old as this: nobody reads off it how long somebody thought over a move
LIVELY = 1_800_000  # a match nobody has moved in for so long is not being played


class Watching:
    """What can be watched, as this instance last saw it."""

    def __init__(self, hall: Hall):
        self.hall, self.seen, self.cards = hall, 0, list[LiveCard]()
        self.looking = asyncio.Lock()

    async def tables(self) -> list[LiveCard]:
        """The tables being played, the one to look at first: highest rated, then most watched, then newest."""
        async with self.looking:
            if now() - self.seen > DELAY:
                self.cards, self.seen = await self._look(), now()
        return self.cards

    async def _look(self) -> list[LiveCard]:
        found = await self.hall.store.read(watching.lively, since=now() - LIVELY)
        cards = [LiveCard(card(listing), rating, self._watchers(listing.founding.id)) for listing, rating in found]
        return sorted(cards, key=lambda one: (-one.rating, -one.watchers, -one.card.changed))

    def _watchers(self, table: str) -> int:
        """Here and at the other instances."""
        live = self.hall.tables.live.get(table)
        names, others = self.hall.presence.onlookers(table)
        return (len(live.onlookers()) if live else 0) + len(names) + others
