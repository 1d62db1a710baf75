"""What instances on one database tell each other, and what each makes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .hall import Hall


class Peers:
    """The ear of this instance."""

    def __init__(self, hall: Hall):
        self.hall = hall

    def listen(self) -> None:
        """Hears from now on what other instances (and this one) save."""
        self.hall.store.listen(self.heard, self.lost)

    def heard(self, payload: str) -> None:
        """Another instance (or this one) has saved something."""
        hall = self.hall
        kind, subject, *rest = payload.split()
        if kind == "player":
            hall.background.spawn(hall.presence.learn(subject))
        elif kind == "gone":
            hall.presence.forget_player(subject)
        elif kind == "ended":
            hall.presence.end_session(subject)
        elif kind == "turn":
            if any(player in hall.presence.sockets for player in rest):
                hall.background.spawn(self._call(subject))
        elif subject in hall.tables.live:
            hall.background.spawn(hall.tables.live[subject].refresh(int(rest[0]) if kind == "table" else None))
        if kind == "table" and len(rest) > 1:
            hall.background.spawn(hall.lobby.changed(subject))

    async def _call(self, table: str) -> None:
        """Somebody connected here owes a move at a table that may be in use elsewhere."""
        self.hall.presence.call(await (await self.hall.tables.find(table)).settled())

    def lost(self) -> None:
        """Something may have been missed: every table looks for itself."""
        for live in self.hall.tables.live.values():
            self.hall.background.spawn(live.refresh(2**31))
