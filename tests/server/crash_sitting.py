"""One table of the crash loop, from its founding to its record; after a crash it goes on where it was left."""

from __future__ import annotations

import asyncio
from importlib import import_module
from typing import TYPE_CHECKING

from crash_player import LOST, Player

from drovers.core import record
from drovers.core.game import Game

if TYPE_CHECKING:
    from crash_loop import CrashLoop

BOTS = ("greedy", "random")
CLOCKS = ({"kind": "none"}, {"kind": "none"}, {"kind": "bank", "bank": 86_400}, {"kind": "days"})


def load(module: str) -> Game:
    """The game of a module."""
    return import_module(module).GAME


def phases(module: str) -> tuple[str, ...]:
    """The phases a match of that game can be in, as the game lists them."""
    return getattr(import_module(f"{module}.table"), "PHASES", ())


class Sitting:
    """A table: found, joined, started, played to the end, perhaps agreed to be played again, and its record checked."""

    def __init__(self, loop: CrashLoop, game: str):
        self.loop, self.game, self.dice = loop, game, loop.dice
        self.players: list[Player] = []
        self.table = ""  # once its founding is acknowledged
        self.stage = "naming"
        self.seated = self.done = False
        self.again = self.dice.random() < 0.3
        self.moment = loop.moments_of(game)
        rules = load(loop.games[game])
        others = [self.dice.choice(("open", "open", *BOTS)) for _ in range(self.dice.choice(rules.seats) - 1)]
        self.persons = 1 if self.moment else 1 + others.count("open")
        self.form = {"game": game, "seats": self.dice.sample(["me", *others], 1 + len(others))}
        self.form |= {"options": self.dice.choice(rules.option_sets), "clock": self.dice.choice(CLOCKS)}

    @property
    def phase(self) -> str:
        """Where a kill hits it now: in a phase of its game, or in a step of the table."""
        return (self.stage == "resuming" and self.players[0].phase) or f"table {self.stage}"

    async def go(self) -> None:
        """From where it is to its end."""
        await self.found()
        await self.sit()
        self.stage = "resuming"
        await self.play()
        self.stage = "record"
        await self.verify()
        self.done = True

    async def found(self) -> None:
        while len(self.players) < self.persons:
            answer = await self.loop.http.post("/api/guest", json={"name": "Ada"})
            self.players.append(Player(self, answer.cookies["drovers"], answer.json()["player"]))
        if self.table:
            return
        self.stage = "founding"
        path, form = "/api/tables", self.form
        if self.moment:
            old, ply, seat = self.moment
            path, form = f"/api/tables/{old}/continue", {"ply": ply, "seat": seat, "bot": self.dice.choice(BOTS)}
        cookie = {"Cookie": f"drovers={self.players[0].cookie}"}
        answer = await self.loop.http.post(path, json=form, headers=cookie)
        assert answer.status_code == 201, answer.text
        self.table, self.seated = answer.json()["id"], bool(self.moment)
        self.loop.tally.deeds["continue" if self.moment else "found"] += 1

    async def sit(self) -> None:
        if self.seated:
            return
        self.stage = "joining"
        for player in self.players[1:]:
            await player.sit()
        self.stage = "starting"
        await self.players[0].start()
        self.seated = True

    async def play(self) -> None:
        """All play; if the server goes, each first hears what it had been sent."""
        answers = await asyncio.gather(*(player.play() for player in self.players), return_exceptions=True)
        faults = [answer for answer in answers if answer]
        for fault in sorted(faults, key=lambda one: isinstance(one, LOST)):  # what went wrong before what was lost
            raise fault

    async def verify(self) -> None:
        """The record is whole, and right."""
        answer = await self.loop.http.get(f"/api/tables/{self.table}/record")
        match = record.verify(answer.json(), lambda _: load(self.loop.games[self.game]))
        self.loop.remember(self.table, match)

    def follow(self) -> Sitting:
        """What comes after: the rematch, if that was agreed on."""
        after = self.loop.next_sitting()
        table = self.players[0].next if self.again else None
        if table:
            after.game, after.table, after.seated, after.moment = self.game, table, True, None
            after.players = [Player(after, player.cookie, player.name) for player in self.players]
            after.persons = len(after.players)
        return after
