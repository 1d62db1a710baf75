"""The post: whoever owes a move and does not look is told once, by Web Push and by mail, as they like it.

What to tell is read off the tables themselves: those that began to wait after the last time one was told.  So a notice
comes once a turn, several at once are one, and a restart loses none.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from datetime import UTC, datetime
from typing import TYPE_CHECKING
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import msgspec

from .clock import DAY, now
from .mail import Mailer
from .names import called
from .push import Parcel, Pusher, new_key
from .refusal import WORDS
from .rows import Unavailable
from .shapes import Card
from .shapes_habits import Kept
from .signing import Link, signed
from .store import habits, post
from .telling import card

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .hall import Hall

LOG = logging.getLogger(__name__)
SWEEP = 30.0  # seconds after which everybody is looked at: quiet hours end, mails were held back
AT_ONCE = 500  # people looked at with one question
LOOKS = 20_000  # milliseconds for which what is said of who looks holds; it is said again meanwhile
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
        self.seen: set[str] = set()  # of those, who was said to look at a page of this instance
        self.seen_until = 0

    async def open(self) -> None:
        """Learns the keys of the house, and begins."""
        store, settings = self.hall.store, self.hall.settings
        key = await store.write(post.key, name="vapid", fresh=new_key())
        self.secret = await store.write(post.key, name="links", fresh=secrets.token_hex(32))
        self.pusher = Pusher(key, settings.contact, local=settings.push_local)
        self.hall.background.spawn(self._rounds())

    async def close(self) -> None:
        """Closes the connections to push services."""
        if self.pusher:
            await self.pusher.close()

    def wake(self, players: Iterable[str]) -> None:
        """These players owe a move: those who can be reached are looked at with the next round."""
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
                    self.reachable, late = await self.hall.store.read(post.reachable)
                    self.woken |= late
                await self._say_who_looks()
                woken, self.woken = sorted(self.woken), set()
                for first in range(0, len(woken), AT_ONCE):
                    await self._look(woken[first : first + AT_ONCE])
            except Unavailable as error:
                LOG.warning("post late", extra={"problem": str(error)})
            except Exception:
                LOG.exception("post failed")
            await asyncio.sleep(self.hall.settings.notice_pause)

    async def _say_who_looks(self) -> None:
        """Other instances learn who sees a page of this one."""
        seen, at = {player for player in self.reachable if self.hall.presence.looks(player)}, now()
        if self.hall.store.shared and (seen != self.seen or (seen and self.seen_until < at + LOOKS // 2)):
            self.seen, self.seen_until = seen, at + LOOKS
            store = self.hall.store
            await store.write(post.look, instance=store.instance, seen=sorted(seen), until=self.seen_until)

    async def _look(self, players: list[str]) -> None:
        """Tells these what has begun to wait for them, if they do not look and want to hear: one question for all."""
        at, store = now(), self.hall.store
        reached = await store.read(post.reached, who=players, at=at, here=store.instance)
        turns = [Turn(one, self.hall.presence.looks(one.player)) for one in reached]
        turns = [turn for turn in turns if turn.is_wanted and not is_quiet(turn.who.kept, at)]
        self.woken |= {turn.who.player for turn in turns if turn.is_elsewhere}  # asked again with the next round
        turns = [turn for turn in turns if not turn.is_elsewhere]
        claims = [turn.claim for turn in turns if turn.fresh or turn.looks]
        first: set[str] = await store.write(habits.tell, claims=claims) if claims else set()
        self._tell([turn for turn in turns if not turn.looks], first, at)

    def _tell(self, away: list[Turn], first: set[str], at: int) -> None:
        """A push for what nobody told these before, and a mail unless there was one lately."""
        new = [turn for turn in away if turn.fresh and turn.who.player in first]
        if any(turn.who.browsers for turn in new):
            self.hall.background.spawn(self._push(new))
        before = at - self.hall.settings.mail_gap * 1000
        for turn in away:
            due = turn.who.player in first if turn.fresh else turn.who.told.late
            if due and turn.waiting and turn.who.told.mailed < before:
                self.hall.background.spawn(self._mail(turn))

    async def _push(self, turns: list[Turn]) -> None:
        """All of them at once; what costs time to seal is done beside the event loop."""
        assert self.pusher is not None
        sent = [(browser, self._note(turn)) for turn in turns if turn.who.kept.push for browser in turn.who.browsers]
        sealed = await asyncio.to_thread(lambda seal: [seal(*one) for one in sent], self.pusher.sealed)
        await asyncio.gather(*map(self._push_one, sealed))

    def _note(self, turn: Turn) -> bytes:
        title, body, path = self._words(turn, turn.fresh)
        words = WORDS.say(turn.who.kept.lang, "notice-off")
        note = {"title": title, "body": body, "url": path, "off": f"/off/{self.off_link(turn.who.player)}"}
        return msgspec.json.encode(note | {"offWords": words})

    async def _push_one(self, parcel: Parcel) -> None:
        assert self.pusher is not None
        if not await self.pusher.send(parcel):
            await self.hall.store.write(post.drop_push, endpoint=parcel.endpoint)

    async def _mail(self, turn: Turn) -> None:
        """One mail with all that waits, by whichever instance is first to say so."""
        kept, player, before = turn.who.kept, turn.who.player, turn.who.told.mailed
        if not (kept.mail and kept.confirmed and kept.address and self.mailer.works):
            return
        if not await self.hall.store.write(habits.mail, player=player, before=before, at=now()):
            return
        title, body, path = self._words(turn, turn.waiting)
        public, off = self.mailer.public, self.off_link(player)
        values = {"body": body, "link": f"{public}{path}", "off": f"{public}/off/{off}"}
        await self.mailer.send(
            kept.address, title, WORDS.say(kept.lang, "mail-waiting", **values), f"{public}/api/notices/off/{off}"
        )

    def _words(self, turn: Turn, cards: list[Card]) -> tuple[str, str, str]:
        """What is said, and where it leads: the games and who sits there, nothing of what lies on the table."""
        lang, lines = turn.who.kept.lang, []
        for one in cards[:5]:
            game = self.hall.rulebooks.current(one.game).words.say(lang, "name")
            lines.append(": ".join(filter(None, (game, turn.company_at(one.id)))))
        path = f"/table/{cards[0].id}" if len(cards) == 1 else "/tables"
        return WORDS.say(lang, "notice-title", count=len(cards)), "\n".join(lines), path


class Turn:
    """What waits for somebody, and what of it they have not been told."""

    def __init__(self, who: post.Reached, looks: bool):
        self.who, self.looks = who, looks
        self.waiting = [one for one in (card(table, who.player) for table in who.tables) if one.waiting is not None]
        self.fresh = [one for one in self.waiting if _since(one) > who.told.upto]

    def company_at(self, table: str) -> str:
        """Who else sits there."""
        listing = next(one for one in self.who.tables if one.founding.id == table)
        names = zip(listing.places, called(listing, self.who.kept.lang), strict=True)
        return ", ".join(name for place, name in names if place.player != self.who.player)

    @property
    def is_wanted(self) -> bool:
        """Whether there is something to say to somebody who wants to hear."""
        return (self.who.kept.push or self.who.kept.mail) and bool(self.fresh or self.who.told.late)

    @property
    def is_elsewhere(self) -> bool:
        """Whether they see a page of another instance, which says so when they do not any more."""
        return self.who.elsewhere and not self.looks

    @property
    def claim(self) -> habits.Claim:
        """From now on they know; whoever looks needs no mail about it."""
        upto = max(map(_since, self.fresh), default=self.who.told.upto)
        return habits.Claim(self.who.player, self.who.told.upto, upto, not self.looks)


def _since(one: Card) -> int:
    return one.waiting or 0
