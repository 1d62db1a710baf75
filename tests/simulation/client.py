"""A person with a page: plays, talks, takes back, loses the connection, sends again what was not answered."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING, Any

import msgspec

from .line import Cut, Line

if TYPE_CHECKING:
    from .world import World

AGAIN = 5.0  # seconds after which what was not answered is sent again
STUCK = 15.0  # seconds without news after which one tries to let a bot play for others
LATER = ("unavailable", "too-fast", "draining")  # refusals after which the same is tried again
ENOUGH = 60.0  # seconds of the world after which nobody waits for another match
VERSIONED = ("synced", "moved", "changed", "said")


class Client:
    """One player and what it knows of its table."""

    def __init__(self, world: World, name: str, cookie: str, player: str, rematches: int):
        self.world, self.name, self.cookie, self.player = world, name, cookie, player
        self.dice: random.Random = world.dice
        self.table = ""
        self.brief = sum(map(ord, name)) % 2 == 0  # whether it wants to hear of sights only what has changed
        self.tags, self.rematches = 0, rematches  # how many it would like
        self.pending: dict[str, Any] | None = None
        self.sent = self.news = 0.0
        self.line: Line | None = None  # on which it was sent
        self.had_enough = ENOUGH
        self.leaves = float("inf")  # when this player goes and does not come back
        self._forget()

    def _forget(self) -> None:
        self.known: dict[str, Any] = {}
        self.version: int | None = None  # the last one heard of on this line
        self.newest = 0  # on any

    def sit_down_at(self, table: str) -> None:
        """Another table."""
        self.table, self.pending = table, None
        self._forget()

    @property
    def wants(self) -> bool:
        """Whether this player has not had enough matches."""
        return self.rematches > 0 and self.world.loop.now < min(self.leaves, self.had_enough)

    async def live(self) -> None:
        """Comes back whenever the line is dead."""
        while self.world.loop.now < self.leaves:
            line = self.world.line_to_somewhere(self.cookie)
            if line is None or not self.table:
                await asyncio.sleep(0.5)
                continue
            self.world.note(self.name, f"comes to {line.process.name}")
            try:
                await self._stay(line)
            except Cut:
                self.world.note(self.name, "is cut off")
                self.world.tally["lines cut"] += 1
                await asyncio.sleep(self.dice.uniform(0, 2))
            finally:
                if not line.left_open:
                    line.cut()

    async def _stay(self, line: Line) -> None:
        self.version, table = None, self.table
        self._say(line, {"type": "watch", "table": table, "changes": self.brief})
        while self.world.loop.now < self.leaves and table == self.table:
            try:
                async with asyncio.timeout(self.dice.expovariate(1 / self.world.pause)):
                    data = await line.heard()
            except TimeoutError:
                self._act(line)
            else:
                self._hear(line, msgspec.json.decode(data))
            if self.dice.random() < self.world.faults.cuts:
                raise Cut
            if self.dice.random() < self.world.faults.sign_outs:
                line.left_open = True
                await self._sign_out(line)
                raise Cut

    async def _sign_out(self, line: Line) -> None:
        """Goes on at another device, and ends the session of this one, wherever that is asked for."""
        old, self.cookie = self.cookie, await self.world.insist(lambda people: people._begin(self.player, "another"))
        self.world.outside(self.world.revoke(self.name, old, line))

    def _say(self, line: Line, message: dict[str, Any]) -> None:
        self.world.note(self.name, f"says {message}")
        line.send(msgspec.json.encode(message))

    # ---------------------------------------------------------------------------------------------- hearing

    def _hear(self, line: Line, frame: dict[str, Any]) -> None:
        self.world.note(
            self.name, f"hears {frame['type']} {frame.get('version')} {frame.get('id')} {frame.get('code')}"
        )
        if frame["type"] in VERSIONED:
            self._in_order(frame)
            self._learn(frame)
        elif frame["type"] in ("done", "refused") and self.pending and frame["id"] == self.pending["id"]:
            self._answered(frame)

    def _in_order(self, frame: dict[str, Any]) -> None:
        """Versions follow each other; a whole table may come at any time, and is never older than what was heard."""
        version, table = frame["version"], frame["table"]
        if (table["id"] if isinstance(table, dict) else table) != self.table:
            return
        if frame["type"] == "synced":
            if version < self.newest:
                self.world.laws.broken(f"{self.name} hears of {version} after {self.newest}")
        elif version != (self.version or 0) + 1:
            self.world.laws.broken(f"{self.name} hears of {version} after {self.version}")
        self.version, self.news = version, self.world.loop.now
        self.newest = max(self.newest, version)

    def _learn(self, frame: dict[str, Any]) -> None:
        if frame["type"] in ("synced", "changed"):
            self.known |= {"status": frame["table"]["status"], "info": frame["table"]}
            self.known["offers"] = frame["table"]["offers"]
        for name in ("owing", "views", "offers"):
            if name in frame:
                self.known[name] = frame[name]
        if frame.get("result"):
            self.known["status"] = "over"
        if self.known.get("info", {}).get("rematch"):
            self.rematches -= 1
            self.sit_down_at(self.known["info"]["rematch"])

    def _answered(self, frame: dict[str, Any]) -> None:
        message, self.pending = self.pending, None
        assert message is not None
        if frame["type"] == "done":
            self.world.laws.acknowledged(self.table, message, frame["version"])
        elif frame["code"] in LATER:
            self.pending = message
            self.sent = self.world.loop.now

    # ---------------------------------------------------------------------------------------------- doing

    def _act(self, line: Line) -> None:
        if self.version is None:
            if self.dice.random() < 0.1:
                self._say(line, {"type": "watch", "table": self.table, "changes": self.brief})
            return
        if self.pending:
            again = line is not self.line or self.world.loop.now - self.sent > AGAIN
            if again or self.dice.random() < self.world.faults.doubled:
                self._send(line)
            return
        message = self._idea()
        if message:
            self.tags += 1
            self.line = None
            self.pending = message | {"table": self.table, "id": f"{self.name}-{self.tags}"}
            self._send(line)

    def _send(self, line: Line) -> None:
        assert self.pending is not None
        self.world.tally["messages sent again" if self.line else "messages"] += 1
        self.line, self.sent = line, self.world.loop.now
        self._say(line, self.pending)

    def _idea(self) -> dict[str, Any] | None:
        """What one would like to do now."""
        status, seats = self.known["status"], self.known["info"]["seats"]
        mine = [seat for seat, info in enumerate(seats) if info["player"] == self.player]
        if status == "waiting":
            return self._before_the_start(seats, mine)
        if not mine or status == "closed":
            return None
        if status == "over":
            return None if self.world.closing else self._afterwards(seats, mine[0])
        return self._playing(seats, mine[0])

    def _before_the_start(self, seats: list[dict[str, Any]], mine: list[int]) -> dict[str, Any] | None:
        if not mine:
            return {"type": "join", "entropy": "mine"}
        free = [seat for seat, info in enumerate(seats) if not (info["player"] or info["bot"])]
        hosting = self.known["info"]["host"] == self.player
        if not free:
            return {"type": "start"} if hosting else None
        if hosting and self.world.loop.now - self.news > STUCK:
            return {"type": "seatbot", "seat": free[0], "bot": "random"}
        return {"type": "say", "text": "who plays?"} if self.dice.random() < 0.005 else None

    def _afterwards(self, seats: list[dict[str, Any]], seat: int) -> dict[str, Any] | None:
        offered = [offer for offer in self.known["offers"] if offer["what"] == "rematch"]
        if offered and seat not in offered[0]["agreed"]:
            return {"type": "answer", "what": "rematch", "yes": True}
        return {"type": "offer", "what": "rematch"} if not offered and self.rematches > 0 else None

    def _playing(self, seats: list[dict[str, Any]], seat: int) -> dict[str, Any] | None:
        view, chance = self.known["views"][0], self.dice.random()
        if seats[seat]["resigned"]:
            return self._hand_over(seats)
        if seats[seat]["bot"]:
            return {"type": "reclaim"}
        for offer in self.known["offers"]:
            if offer["what"] == "takeback" and seat not in offer["agreed"]:
                return {"type": "answer", "what": "takeback", "yes": self.dice.random() < 0.5}
        if view["takeback"] and chance < 0.06:
            return {"type": "offer", "what": "takeback"}
        if view["undo"] and chance < 0.1:
            return {"type": "undo", "version": self.version}
        if chance < 0.003:
            return {"type": "resign"}
        if chance > 0.97:
            return {"type": "say", "phrase": "thinking"}
        if seat in self.known["owing"] and view["legal"]:
            return self._move(seat, view["legal"])
        return self._hand_over(seats)

    def _move(self, seat: int, legal: list[str]) -> dict[str, Any]:
        assert self.version is not None
        move = self.dice.choice(legal)
        self.world.laws.means(self.table, self.player, seat, move, self.version)
        return {"type": "play", "version": self.version, "move": move}

    def _hand_over(self, seats: list[dict[str, Any]]) -> dict[str, Any] | None:
        away = [seat for seat in self.known["owing"] if not seats[seat]["bot"]]
        if not away or self.world.loop.now - self.news < STUCK:
            return None
        self.news += 3.0
        return {"type": "handover", "seat": self.dice.choice(away), "bot": "random"}
