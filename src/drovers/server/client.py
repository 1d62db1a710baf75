"""One client of the wire, whatever carries its messages: they are answered in order, each whatever it is."""

from __future__ import annotations

import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import msgspec

from ..bots.table import ADVISER
from . import wire
from .acts import Already, own_seat
from .clock import now
from .refusal import Refusal
from .rows import Unavailable
from .shapes import Tag
from .telling import Viewer

if TYPE_CHECKING:
    from .house import House
    from .live import Live

LOG = logging.getLogger(__name__)
WATCHED_MOST = 32
BROKEN = (msgspec.MsgspecError, RecursionError, UnicodeDecodeError)


class Tagged(msgspec.Struct):
    """All that is read of what is no message: by what tag its sender waits for the answer."""

    id: Tag | None = None


class Client:
    """Somebody who speaks and hears."""

    def __init__(self, hall: House, viewer: Viewer, name: str = "", account: str | None = None):
        self.hall, self.viewer, self.name, self.account = hall, viewer, name, account
        self.watched: dict[str, Live] = {}  # by their ids
        self.hidden = False  # whether nobody sees the page

    def send(self, frame: bytes) -> None:
        """Takes a message to it."""
        raise NotImplementedError

    def greet(self) -> None:
        """The first word is the house's."""
        viewer = self.viewer
        self.send(wire.write_message(wire.Welcome(wire.PROTOCOL, viewer.player, self.name, self.account, viewer.lang)))

    async def hear(self, text: bytes) -> None:
        """One message, answered whatever it is."""
        message: wire.FromClient | None = None
        try:
            message = self._read(text)
            self._admit(message)
            answer = await self._answer(message)
        except Refusal as refusal:
            await self._refuse(message or tagged(text), refusal)
        except Unavailable:
            await self._refuse(message, Refusal("unavailable"))
        except Exception:
            LOG.exception("message failed")
            await self._refuse(message, Refusal("internal"))
        else:
            if answer is not None:
                self.send(wire.write_message(answer))

    def _read(self, text: bytes) -> wire.FromClient:
        """A message, or the refusal of what is none."""
        try:
            message: wire.FromClient = wire.read_message(text)
        except BROKEN as error:
            raise Refusal("malformed", problem=str(error)) from None
        return message

    def _admit(self, message: wire.FromClient) -> None:
        """Whether it may be asked now."""

    async def _refuse(self, message: wire.FromClient | Tagged | None, refusal: Refusal) -> None:
        tag = message.id if message else None
        reason = refusal.reason(self.viewer.lang)
        self.send(wire.write_message(wire.Refused(tag, refusal.code, reason, refusal.rule, refusal.field)))
        if refusal.code == "stale" and isinstance(message, wire.Play | wire.Undo):
            await self._show_again(message.table)

    async def _show_again(self, table: str) -> None:
        """The whole table, to whoever decided on an older one."""
        live = await self.hall.tables.find(table)
        self.send(wire.write_message(await live.sync(self.viewer)))

    def _answer(self, message: wire.FromClient) -> Coroutine[Any, Any, wire.FromServer | None]:
        return self._act(message) if isinstance(message, wire.Play) else self._answered(message)

    async def _answered(self, message: wire.FromClient) -> wire.FromServer | None:
        match message:
            case wire.Ping():
                self.hidden = message.hidden
                return wire.Pong(message.id, now())
            case wire.Watch():
                await self._watch(message)
                return None
            case wire.Unwatch():
                return self._unwatch(message)
            case wire.Lobby():
                return await self._lobby(message)
            case wire.Mute():
                return await self._mute(message)
            case wire.WhyNot():
                live = await self.hall.tables.find(message.table)
                return await live.why_not(self.viewer.player, message, self.viewer.lang)
            case wire.Ask():
                live = await self.hall.tables.find(message.table)
                return await live.ask(self.viewer, message)
            case wire.Hint():
                return await self._hint(message)
            case _:
                return await self._act(message)

    async def _act(self, message: wire.AtTable) -> wire.Done:
        live = await self.hall.tables.find(message.table)
        try:
            return wire.Done(message.id, await live.do(self.viewer.player, message))
        except Already as already:
            return wire.Done(message.id, already.version)

    async def _watch(self, message: wire.Watch) -> None:
        if message.table not in self.watched and len(self.watched) >= WATCHED_MOST:
            raise Refusal("too-many", what="watched", most=WATCHED_MOST)
        live = await self.hall.tables.find(message.table)
        self.watched[message.table] = live
        await live.watch(self, changes=message.changes)

    def _unwatch(self, message: wire.Unwatch) -> wire.Done:
        live = self.watched.pop(message.table, None)
        if live:
            live.unwatch(self)
        return wire.Done(message.id)

    async def _lobby(self, message: wire.Lobby) -> wire.Done | None:
        """Where nobody else can come there is nothing to hear of afterwards."""
        if message.on:
            self.send(wire.write_message(wire.Tables(await self.hall.lobby.cards())))
            return None
        return wire.Done(message.id)

    async def _mute(self, message: wire.Mute) -> wire.Done:
        raise Refusal("not-found", what="player")

    async def _hint(self, message: wire.Hint) -> wire.Hinted:
        live = await self.hall.tables.find(message.table)
        seat = own_seat(await live.settled(), self.viewer.player, message.seat)
        version, move = await self.hall.bot_turns.hint(live, self.viewer.player or "", ADVISER, seat)
        return wire.Hinted(message.id, message.table, version, move)


def tagged(text: bytes) -> Tagged:
    """What can be known of what is no message."""
    try:
        return msgspec.json.decode(text, type=Tagged)
    except BROKEN:
        return Tagged()
