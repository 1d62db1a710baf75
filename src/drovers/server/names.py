"""What players are called, as far as this instance has had to know."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .house import Shelf


class Names:
    """Names by player."""

    def __init__(self, store: Shelf):
        self.store = store
        self.known: dict[str, str] = {}

    async def learn(self, players: Iterable[str | None]) -> None:
        """Looks up those not known yet."""
        unknown = {player for player in players if player} - self.known.keys()
        if unknown:
            await self.learn_again(unknown)

    async def learn_again(self, players: set[str]) -> None:
        """Looks up what these are called now."""
        self.known |= await self.store.names(players)
