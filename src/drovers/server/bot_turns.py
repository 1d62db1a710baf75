"""Bots at tables: they think in processes of their own, know only what their seat may, and never hold people up."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from ..core.match import Sight
from . import bot_worker
from .daily import bot_dice
from .pace import Pace
from .refusal import Refusal
from .rows import Unavailable
from .settings import Settings
from .table import Table

if TYPE_CHECKING:
    from ..bots.analysis import Verdict
    from .house import Counted, Thinkers
    from .live import Live

LOG = logging.getLogger(__name__)
HINTS_MOST = 16  # asked for at once
SOONER = 0.25  # of the pause where a bot follows a bot: the page tells their moves apart, and nobody waits for a row
AGAIN = 1.0  # seconds after which a move the database did not take is made again
ANALYSES = "analyses"  # all of them share what one player may have


class BotTurns:
    """The bots of this instance."""

    def __init__(self, settings: Settings, metrics: Counted, thinking: Thinkers, payer: Callable[[str], str] = str):
        self.settings, self.metrics, self.thinking, self.pace = settings, metrics, thinking, Pace()
        self.payer = payer  # whose share of the thinking a player uses
        self.turns: dict[tuple[str, int, int], asyncio.Task[None]] = {}  # by table, seat, version
        self.hints = 0  # asked for and not answered

    def wake(self, live: Live) -> None:
        """Lets every bot that owes a move at this table think about it, once."""
        table = live.table
        for seat in table.bots_owing():
            key = (table.founding.id, seat, table.asked[seat])
            if key not in self.turns:
                task = asyncio.create_task(self._turn(live, seat))
                self.turns[key] = task
                task.add_done_callback(partial(self._done, key))

    def _done(self, key: tuple[str, int, int], task: asyncio.Task[None]) -> None:
        self.turns.pop(key, None)
        if not task.cancelled() and task.exception():
            LOG.error("bot's turn failed", exc_info=task.exception())

    async def _turn(self, live: Live, seat: int) -> None:
        """Thinks, then plays; a table that has moved on meanwhile is none of its business any more."""
        began = time.monotonic()
        async with live.lock:
            if seat not in live.table.bots_owing():
                return
            version, bot = live.table.version, live.table.places[seat].bot or ""
            pause, question = self._pause(live.table), self._question(live, seat)
        move = await self._answer(live.table, _host(live.table), bot, seat, *question)
        await asyncio.sleep(max(0.0, began + pause - time.monotonic()))
        while not await self._played(live, seat, version, move):
            await asyncio.sleep(AGAIN)

    def _pause(self, table: Table) -> float:
        """How long a bot seems to think at least, so that people can follow."""
        moves = table.match.moves if table.match else []
        return self.settings.bot_pause * (SOONER if moves and table.places[moves[-1][0]].bot else 1)

    async def _played(self, live: Live, seat: int, version: int, move: str) -> bool:
        """Makes a bot's move; False if the database did not take it (if it did all the same, the next try is stale)."""
        try:
            await live.do_for_bot(seat, version, move)
        except Unavailable:
            return False
        except Refusal as refusal:
            if refusal.code == "unavailable":
                return False
            LOG.info("bot not needed", extra={"table": live.table.founding.id, "seat": seat, "code": refusal.code})
        return True

    def _question(self, live: Live, seat: int) -> tuple[bytes, list[int], list[str]]:
        """All that leaves for a bot's process: the veiled state, and the legal moves."""
        match = live.table.match
        assert match is not None
        return match.sight(seat).state.pack(), match.legal_moves(seat), match.legal(seat)

    async def _answer(
        self, table: Table, player: str, bot: str, seat: int, veiled: bytes, legal: list[int], texts: list[str]
    ) -> str:
        """A bot's choice; any legal move if it fails, dies or takes too long."""
        game, settings = table.founding.game, self.settings
        question = (settings.games[game], bot, seat, veiled, legal, _dice(table, seat), settings.bot_seconds)
        lane, payer = self.thinking.lane(bot), self.payer(player)
        try:
            move, seconds = await lane.ask(payer, table.founding.id, settings.bot_limit, bot_worker.choose, *question)
        except Exception as error:
            self.metrics.bots_failed.labels(bot).inc()
            LOG.warning("bot failed", extra={"bot": bot, "problem": repr(error)})
            return secrets.choice(texts)
        if len(legal) > 1:
            self.pace.note(game, bot, seconds)
        else:
            await asyncio.sleep(self.pace.forced(game, bot))
        return move

    async def judge(self, ply: int, sight: Sight, played: int) -> Verdict:
        """What a decision was worth, as far as its seat could know; TimeoutError or Lost if no process could tell."""
        module = self.settings.games[sight.game.name]
        question = (module, ply, sight.seat, sight.state.pack(), played)
        try:
            return await self.thinking.deep.ask(ANALYSES, "", self.settings.judge_limit, bot_worker.judge, *question)
        except Exception as error:
            self.metrics.bots_failed.labels("analysis").inc()
            LOG.warning("analysis failed", extra={"game": sight.game.name, "ply": ply, "problem": repr(error)})
            raise

    async def hint(self, live: Live, player: str, bot: str, seat: int) -> tuple[int, str]:
        """What a bot would do on that seat, and on which version it was asked."""
        if self.hints >= HINTS_MOST:
            raise Refusal("too-many", what="hints", most=HINTS_MOST)
        table = await live.settled()
        if seat not in table.owing or table.founding.earnest:
            raise Refusal("no-hint")
        version, question = table.version, self._question(live, seat)
        self.hints += 1
        try:
            return version, await self._answer(table, player, bot, seat, *question)
        finally:
            self.hints -= 1

    async def close(self) -> None:
        """Cancels every turn of a bot and ends the processes that think."""
        for task in list(self.turns.values()):
            task.cancel()
        await asyncio.gather(*self.turns.values(), return_exceptions=True)
        self.thinking.close()


def _host(table: Table) -> str:
    """Whose share of the thinking a table's bots use: its host's."""
    return table.host or table.founding.id


def _dice(table: Table, seat: int) -> int:
    """What a bot rolls with: fresh, but at a deal of the day, where the same moves are answered alike."""
    return bot_dice(table.founding, seat, table.ply) if table.founding.day else secrets.randbits(62)
