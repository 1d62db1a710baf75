"""What instances on one database tell each other, and what each makes of it.

Everything comes numbered (`store/notices.py`): what follows the last number is done at once, and after a gap, and at
every beat, what is saved is read from there.  So a channel that is deaf costs a second, not the news.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TYPE_CHECKING, assert_never

from .clock import now
from .entries import read_entry
from .rows import Unavailable
from .store.notices import (
    AGAIN,
    KEPT,
    AnyNotice,
    Asked,
    Bundle,
    Onlooking,
    Planned,
    PlayerChanged,
    PlayerGone,
    Rewritten,
    Saved,
    SessionEnded,
    forget,
    load_after,
    load_numbers,
    read_bundle,
)

if TYPE_CHECKING:
    from .hall import Hall


class Position:
    """How far one has followed an instance."""

    def __init__(self, last: int = 0):
        self.last = last
        self.seen: deque[int] = deque(range(last - AGAIN, last + 1), 4 * AGAIN)

    def is_next(self, number: int) -> bool:
        """Whether nothing is missing before this number."""
        return number == self.last + 1

    def follow(self, number: int) -> bool:
        """Goes on to this number; False if that has been done."""
        if number in self.seen or number <= self.last - AGAIN:
            return False
        self.seen.append(number)
        self.last = max(self.last, number)
        return True


class Peers:
    """The other instances, as far as this one has followed them."""

    def __init__(self, hall: Hall):
        self.hall = hall
        self.positions: dict[str, Position] = {}
        self.reading = asyncio.Lock()
        self.caught_up = now()  # when what is saved was last read
        self.undone: list[AnyNotice] = []  # heard of while the database did not answer

    async def listen(self) -> None:
        """From now on hears what other instances save."""
        store = self.hall.store
        if store.channel:
            store.channel.listen(self.heard)
            self.positions = {name: Position(last) for name, last in (await store.read(load_numbers)).items()}
            self.caught_up = now()

    def heard(self, text: bytes) -> None:
        """Another instance (or this one) has saved something."""
        bundle = read_bundle(text)
        if bundle.instance == self.hall.store.instance:
            return
        if bundle.notices and self._position(bundle).is_next(bundle.number):
            self._follow(bundle)
        else:
            self.hall.background.spawn(self.catch_up())

    def _position(self, bundle: Bundle) -> Position:
        return self.positions.setdefault(bundle.instance, Position())

    def _follow(self, bundle: Bundle) -> None:
        if self._position(bundle).follow(bundle.number):
            for notice in bundle.notices:
                self._do(notice)

    async def catch_up(self) -> None:
        """Reads what is saved after the last number known of each; all there is, if that was too long ago."""
        if not self.hall.store.channel:
            return
        async with self.reading:
            at, known = now(), {name: position.last for name, position in self.positions.items()}
            bundles = await self.hall.store.read(load_after, known=known, since=at - KEPT)
            for bundle in bundles:
                if bundle.instance != self.hall.store.instance:
                    self._follow(bundle)
            if at - self.caught_up > KEPT // 2:
                await self._look_at_everything()
            self.caught_up = at
        undone, self.undone = self.undone, []
        for notice in undone:
            self._do(notice)

    async def forget(self) -> None:
        """Lets go of notices everybody has had time to read."""
        if self.hall.store.channel:
            await self.hall.store.write(forget, before=now() - KEPT)

    async def _look_at_everything(self) -> None:
        """Something may have been missed for good: every table and every socket is compared with what is saved."""
        for live in list(self.hall.tables.live.values()):
            self._try(Rewritten(live.table.founding.id), live.refresh)
        await self.hall.plans.open()
        await self.hall.presence.check_sessions()

    def _do(self, notice: AnyNotice) -> None:
        hall = self.hall
        match notice:
            case Saved():
                self._saved(notice)
            case Rewritten(table):
                self._try(notice, partial(hall.tables.reload, [table]))
            case Asked():
                hall.presence.invite(notice)
            case Onlooking():
                hall.presence.learn_onlookers(notice)
                for table, _, _ in notice.tables:
                    if table in hall.tables.live:
                        hall.tables.live[table].tell_who_is_here()
            case Planned(table):
                hall.plans.planned(table)
            case PlayerChanged(player):
                hall.plans.set_up(player)
                hall.post.reachable.add(player)  # perhaps; what is saved is read with the next sweep
                self._try(notice, partial(hall.presence.learn, player))
            case PlayerGone(player):
                hall.presence.forget_player(player)
            case SessionEnded(key):
                hall.presence.end_session(key)
            case _ as never:
                assert_never(never)

    def _saved(self, notice: Saved) -> None:
        """A table has gone on elsewhere: it does here too, lists show it, and who is called may be connected here."""
        hall, table = self.hall, notice.table
        if table in hall.tables.live:
            entry = read_entry(*notice.row) if notice.row else None
            self._try(notice, partial(hall.tables.live[table].follow, notice.version, entry))
        if notice.listed:
            self._try(notice, partial(hall.lobby.changed, table))
        hall.post.wake(notice.called)
        if not hall.presence.sockets.keys().isdisjoint(notice.called):
            self._try(notice, partial(self._call, table, notice.version))

    def _try(self, notice: AnyNotice, work: Callable[[], Awaitable[None]]) -> None:
        """Does what follows from a notice; if the database does not answer, once more with the next beat."""

        async def tried() -> None:
            try:
                await work()
            except Unavailable:
                self.undone.append(notice)

        self.hall.background.spawn(tried())

    async def _call(self, table: str, version: int) -> None:
        """Somebody connected here owes a move at a table that may be in use elsewhere."""
        live = await self.hall.tables.find(table)
        await live.follow(version)
        self.hall.presence.call(live.table)
