"""The post: whoever owes a move and does not look is told once, by Web Push and by mail, as they like it.

What to tell is read off the tables themselves: those that began to wait after the last time one was told.  So a notice
comes once a turn, several at once are one, and a restart loses none.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from datetime import UTC, datetime
from functools import partial
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from .clock import DAY, now
from .mail import Mailer
from .push import Pusher, new_key
from .refusal import WORDS
from .rows import Unavailable
from .shapes import Card
from .shapes_habits import Kept, PushForm
from .signing import Link, signed
from .store import habits, people, post
from .telling import card

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .hall import Hall

LOG = logging.getLogger(__name__)
SWEEP = 30.0  # seconds after which everybody is looked at: quiet hours end, mails were held back
OFF_HOLDS, CONFIRM_HOLDS = 400 * DAY, 2 * DAY


def is_quiet(kept: Kept, at: int) -> bool:
    """Whether somebody wants to be left in peace at that time of their day."""
    if kept.quiet_from == kept.quiet_to:
        return False
    try:
        zone = ZoneInfo(kept.zone) if kept.zone else UTC
    except (ZoneInfoNotFoundError, ValueError, OSError):
        zone = UTC
    local = datetime.fromtimestamp(at / 1000, zone)
    minute = local.hour * 60 + local.minute
    if kept.quiet_from < kept.quiet_to:
        return kept.quiet_from <= minute < kept.quiet_to
    return minute >= kept.quiet_from or minute < kept.quiet_to


class Post:
    """Tells those who are away."""

    def __init__(self, hall: Hall):
        self.hall, self.mailer = hall, Mailer(hall.settings)
        self.pusher: Pusher | None = None
        self.secret = ""  # links are signed with it
        self.woken: set[str] = set()
        self.reachable: set[str] = set()

    async def open(self) -> None:
        """Learns the keys of the house, and begins."""
        store, settings = self.hall.store, self.hall.settings
        key = await store.write(partial(post.key, name="vapid", fresh=new_key()))
        self.secret = await store.write(partial(post.key, name="links", fresh=secrets.token_hex(32)))
        self.pusher = Pusher(key, settings.contact, local=settings.push_local)
        self.hall.background.spawn(self._rounds())

    async def close(self) -> None:
        """No more."""
        if self.pusher:
            await self.pusher.close()

    def wake(self, players: Iterable[str]) -> None:
        """These owe a move."""
        self.woken |= self.reachable.intersection(players)

    def off_link(self, player: str) -> str:
        """The end of an address that ends all notices to somebody."""
        return signed(self.secret, Link("off", player, now() + OFF_HOLDS))

    async def confirm(self, player: str, lang: str, address: str) -> bool:
        """Sends a link that confirms an address; whether it could be sent."""
        token = signed(self.secret, Link("confirm", player, now() + CONFIRM_HOLDS, address))
        link = f"{self.mailer.public}/confirm/{token}"
        return await self.mailer.send(
            address, WORDS.say(lang, "mail-confirm-subject"), WORDS.say(lang, "mail-confirm", link=link)
        )

    # ---------------------------------------------------------------------------------------------------------- rounds

    async def _rounds(self) -> None:
        swept = 0.0
        while True:
            try:
                if asyncio.get_running_loop().time() - swept > SWEEP:
                    swept = asyncio.get_running_loop().time()
                    self.reachable = await self.hall.store.read(post.reachable)
                    self.woken |= self.reachable
                players, self.woken = self.woken, set()
                for player in players:
                    await self._look(player)
            except Unavailable as error:
                LOG.warning("post late", extra={"problem": str(error)})
            except Exception:
                LOG.exception("post failed")
            await asyncio.sleep(self.hall.settings.notice_pause)

    async def _look(self, player: str) -> None:
        """Tells somebody what has begun to wait for them, if they do not look and want to hear."""
        kept, at = await self.hall.habits.of(player), now()
        if not (kept.push or kept.mail) or is_quiet(kept, at):
            return
        told = await self.hall.store.read(partial(habits.told, player=player))
        cards = [card(one, player) for one in await self.hall.store.mine(player)]
        waiting = [one for one in cards if one.waiting is not None]
        fresh = [one for one in waiting if (one.waiting or 0) > told.upto]
        if (fresh or told.late) and await self._may_look_elsewhere(player):
            self.woken.add(player)  # asked again with the next round
            return
        away, late = not self.hall.presence.looks(player), told.late
        if fresh or (late and not away):  # whoever looks now needs no mail about it
            upto = max(map(_since, fresh), default=told.upto)
            claim = partial(habits.tell, player=player, before=told.upto, at=upto, late=away)
            ours: bool = await self.hall.store.write(claim)
            late = ours and away
            if late:
                await self._push(player, kept, fresh)
        if late and away and waiting and at - told.mailed > self.hall.settings.mail_gap * 1000:
            await self._mail(player, kept, waiting, told.mailed)

    async def _may_look_elsewhere(self, player: str) -> bool:
        """Whether another instance has seen somebody just now."""
        if not self.hall.store.shared or player in self.hall.presence.sockets:
            return False
        await self.hall.presence.look_elsewhere({player})
        return self.hall.presence.is_here(player)

    async def _push(self, player: str, kept: Kept, cards: list[Card]) -> None:
        browsers = await self.hall.store.read(partial(post.pushes_of, player=player)) if kept.push else []
        title, body, path = await self._words(player, kept.lang, cards)
        off = f"/off/{self.off_link(player)}"
        note = {"title": title, "body": body, "url": path, "off": off, "offWords": WORDS.say(kept.lang, "notice-off")}
        text = msgspec.json.encode(note)
        await asyncio.gather(*(self._push_one(browser, text) for browser in browsers))

    async def _push_one(self, browser: PushForm, text: bytes) -> None:
        assert self.pusher is not None
        if not await self.pusher.send(browser, text):
            await self.hall.store.write(partial(post.drop_push, endpoint=browser.endpoint))

    async def _mail(self, player: str, kept: Kept, cards: list[Card], before: int) -> None:
        """One mail with all that waits, by whichever instance is first to say so."""
        if not (kept.mail and kept.confirmed and kept.address and self.mailer.works):
            return
        if not await self.hall.store.write(partial(habits.mail, player=player, before=before, at=now())):
            return
        title, body, path = await self._words(player, kept.lang, cards)
        public, off = self.mailer.public, self.off_link(player)
        values = {"body": body, "link": f"{public}{path}", "off": f"{public}/off/{off}"}
        await self.mailer.send(
            kept.address, title, WORDS.say(kept.lang, "mail-waiting", **values), f"{public}/api/notices/off/{off}"
        )

    async def _words(self, player: str, lang: str, cards: list[Card]) -> tuple[str, str, str]:
        """What is said, and where it leads: the games and who sits there, nothing of what lies on the table."""
        person = await self.hall.store.read(partial(people.by_id, player=player))
        own = person.name if person else ""
        lines = []
        for one in cards[:5]:
            game = self.hall.rulebooks.current(one.game).words.say(lang, "name")
            others = ", ".join(name for name in one.names if name and name != own)
            lines.append(f"{game}: {others}" if others else game)
        path = f"/table/{cards[0].id}" if len(cards) == 1 else "/tables"
        return WORDS.say(lang, "notice-title", count=len(cards)), "\n".join(lines), path


def _since(one: Card) -> int:
    return one.waiting or 0
