"""What players are called, as far as this instance has had to know."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from ..bots.table import title

if TYPE_CHECKING:
    from .house import Shelf
    from .rows import Listing

FORGOTTEN_FROM = 1000  # names: fewer are not worth going through


class Names:
    """What players are called, as far as anybody has asked; the rest is read from the store."""

    def __init__(self, store: Shelf):
        self.store = store
        self.known: dict[str, str] = {}
        self.most = FORGOTTEN_FROM

    async def learn(self, players: Iterable[str | None]) -> None:
        """Looks these up if one is not known yet: all, for while that is read the others may be forgotten."""
        wanted = {player for player in players if player}
        if not wanted <= self.known.keys():  # less what is known would go through all that is known
            await self.learn_again(wanted)

    async def learn_again(self, players: set[str]) -> None:
        """Looks up what these are called now."""
        self.known |= await self.store.names(players)

    def forget(self, needed: Callable[[], set[str]]) -> None:
        """Lets go of all but those still needed, whenever there are twice as many as were needed the last time."""
        if len(self.known) >= self.most:
            kept = needed()
            self.known = {player: name for player, name in self.known.items() if player in kept}
            self.most = max(FORGOTTEN_FROM, 2 * len(self.known))


def called(listing: Listing, lang: str) -> tuple[str, ...]:
    """Who sits at a table, bots as people know them."""
    bots = [title(one.bot, lang) if one.bot and not one.player else None for one in listing.places]
    return tuple(bot or name or "…" for bot, name in zip(bots, listing.names, strict=True))
