"""The crash loop: a real server killed with SIGKILL at random moments under load, again and again.

After every kill a new server starts on the same database, and everything that had been acknowledged must be there, in
its place and once; at the end every match is played to its end and its record checked.  Kills are led to the phases
they have hit least.  `python -m benchmarks.crash_loop` runs hundreds.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from pathlib import Path

import httpx
from crash_player import LOST, Player
from crash_sitting import Sitting, load, phases
from ports import free_port
from rehearsal import REHEARSED, as_table, played, save

from drovers.core.match import Match
from drovers.server.entries import Entry, Move
from drovers.server.settings import database_url
from drovers.server.store import engine
from drovers.server.store.log import load_log

HERE = Path(__file__).parent
KINDS = {
    "join": {"sit"},
    "start": {"start"},
    "play": {"move"},
    "say": {"say"},
    "undo": {"undo"},
    "offer": {"offer", "answer"},
    "answer": {"answer"},
    "resign": {"resign"},
    "handover": {"bot"},
    "reclaim": {"reclaim"},
}
AIMED = 0.6  # of the kills wait for a match in a phase among the
RAREST = 5  # least hit so far,
PATIENCE = 150  # deeds at most
STUCK = 600  # seconds in which something must be done, on however slow a machine
# A server that has loaded everything, and opens the database when it is told to: not before the last one is dead.
WAITING = """
import importlib, json, serve_for_tests, sys
for module in json.loads(sys.argv[2]).values():
    importlib.import_module(module)
input()
serve_for_tests.main()
"""


@dataclass
class Tally:
    """What has been seen."""

    kills: int = 0
    deeds: Counter[str] = field(default_factory=Counter)  # what was acknowledged, by kind
    resumed: int = 0  # times a match was seen to go on after a kill
    bots: int = 0  # moves of bots
    matches: int = 0
    finished: int = 0  # to the end, and their records verified
    phases: Counter[str] = field(default_factory=Counter)  # game and phase -> matches a kill hit there

    @property
    def acknowledged(self) -> int:
        return self.deeds.total()


class Server:
    """A server process that can be killed, and the next one, which waits."""

    def __init__(self, database: str, games: dict[str, str], port: int):
        self.command = [sys.executable, "-c", WAITING, database, json.dumps(games), str(port)]
        self.paths = os.pathsep.join(map(str, (HERE.parents[1] / "src", HERE.parent, HERE)))
        self.complaints = tempfile.TemporaryFile("w+")  # noqa: SIM115  # for as long as the loop
        self.process = self.waiting = self.prepare()

    def prepare(self) -> subprocess.Popen:
        environment = os.environ | {"PYTHONPATH": self.paths}
        pipes = {"stdin": subprocess.PIPE, "stderr": self.complaints, "bufsize": 0}
        return subprocess.Popen(self.command, env=environment, **pipes)

    async def start(self, client: httpx.AsyncClient) -> None:
        self.process, self.waiting = self.waiting, self.prepare()
        self.process.stdin.write(b"\n")
        while True:
            try:
                if (await client.get("/healthz")).status_code == 200:
                    assert self.is_up, "another server answers at this port"
                    return
            except httpx.TransportError:
                assert self.is_up, "the server did not start"
                await asyncio.sleep(0.02)

    @property
    def is_up(self) -> bool:
        return self.process.poll() is None

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        self.process.stdin.close()

    def close(self) -> None:
        self.kill()
        self.process = self.waiting
        self.kill()
        self.complaints.close()

    def said(self) -> str:
        """The end of what all servers complained about."""
        self.complaints.seek(0)
        return self.complaints.read()[-4000:]


class CrashLoop:
    """The whole story."""

    def __init__(self, database: str, games: dict[str, str], *, tables: int = 4, seed: int = 0):
        self.games, self.dice, self.tally = games, random.Random(seed), Tally()
        self.database, self.port = database, free_port()
        self.phases = [f"{game} {phase}" for game, module in games.items() for phase in phases(module)]
        self.kinds: Counter[tuple[str, str]] = Counter()  # game and kind of move -> how often
        self.moments: dict[str, tuple[str, int, int]] = {}  # game and phase -> table, ply and seat that were there
        self.seen: dict[str, int] = {}  # the version a table had at the last kill
        self.past: list[Sitting] = []
        self.sittings = [self.next_sitting() for _ in range(tables)]

    def next_sitting(self) -> Sitting:
        self.tally.matches += 1
        return Sitting(self, list(self.games)[self.tally.matches % len(self.games)])

    async def run(self, kills: int, tell: Callable[[Tally], None] = lambda tally: None) -> Tally:
        no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
        lines = httpx.Limits(max_keepalive_connections=0)
        base = f"http://127.0.0.1:{self.port}"
        server = self.server = Server(self.database, self.games, self.port)
        self.rehearse()
        try:
            async with httpx.AsyncClient(base_url=base, cookies=no_cookies, limits=lines, timeout=60) as self.http:
                await server.start(self.http)
                while self.tally.kills < kills:
                    await self.load()
                    await server.start(self.http)
                    self.check(self.sittings)
                    tell(self.tally)
                await self.finish()
                self.check(self.past)
        except BaseException as fault:
            fault.add_note(server.said())
            raise
        finally:
            server.close()
        return self.tally

    def rehearse(self) -> None:
        """Lays matches by that went through the rarest phases."""
        tables = []
        for phase, how in REHEARSED.items():
            if phase in self.phases:
                game, name = load(self.games[phase.split()[0]]), f"Rehearsed{len(tables):07}"
                match = played(game, *how)
                tables.append(as_table(game, match, name))
                self.remember(name, match)
                assert phase in self.moments, f"a rehearsal does not come to {phase} any more: look for another seed"
        save(self.database, tables)

    def remember(self, table: str, match: Match) -> None:
        """Notes where a finished match was in which phase."""
        game, written, names = match.game, match.record(), phases(self.games[match.game.name])
        again = game.new(match.seats, written["options"], written["seed"], written["entropy"])
        for ply, (seat, text) in enumerate(match.moves if names else ()):
            self.moments[f"{game.name} {names[again.state.phase]}"] = (table, ply, seat)
            again.play(seat, text)

    async def load(self) -> None:
        """Everybody plays until the server is killed, at some moment."""
        tasks = [asyncio.create_task(self.keep(place)) for place in range(len(self.sittings))]
        await self.moment()
        self.server.kill()
        self.tally.kills += 1
        self.tally.phases.update(sitting.phase for sitting in self.sittings)
        await asyncio.gather(*tasks)

    async def keep(self, place: int) -> None:
        """One match after the other, until the server is gone."""
        while self.server.is_up:
            with suppress(*LOST):
                await self.sittings[place].go()
            if self.sittings[place].done:
                self.put_away(self.sittings[place])
                self.sittings[place] = self.sittings[place].follow()

    def put_away(self, sitting: Sitting) -> None:
        self.past.append(sitting)
        self.tally.finished += 1

    async def moment(self) -> None:
        """Some moment; more often than not one at which a match is in a phase seldom hit so far."""
        before, wanted = self.tally.acknowledged, self.dice.randint(0, self.dice.choice((3, 20, 200)))
        rare = set(sorted(self.phases, key=self.tally.phases.__getitem__)[:RAREST])
        if self.dice.random() > AIMED:
            rare = set()
        async with asyncio.timeout(STUCK):
            while (done := self.tally.acknowledged - before) < wanted or (
                rare and done < wanted + PATIENCE and rare.isdisjoint(sitting.phase for sitting in self.sittings)
            ):
                assert self.server.is_up, "the server ended by itself"
                await asyncio.sleep(0.001)
        if not rare:
            await asyncio.sleep(self.dice.random() * 0.01)

    def moments_of(self, game: str) -> tuple[str, int, int] | None:
        """Often, where a match of that game was in the phase least hit so far: it can be played again from there."""
        known = [phase for phase in self.moments if phase.startswith(f"{game} ")]
        if not known or self.dice.random() < 0.5:
            return None
        return self.moments[min(known, key=self.tally.phases.__getitem__)]

    async def finish(self) -> None:
        """Every match that still goes on is played to its end."""

        async def end(sitting: Sitting) -> None:
            sitting.again = False
            while not sitting.done:
                with suppress(*LOST):
                    await sitting.go()
            self.put_away(sitting)

        async with asyncio.timeout(STUCK):
            await asyncio.gather(*(end(sitting) for sitting in self.sittings))

    def check(self, sittings: Iterable[Sitting]) -> None:
        """Everything acknowledged is there, where it was said to be, and once."""
        reading = engine.reader(database_url(self.database), 1)
        with reading.connect() as connection:
            for sitting in sittings:
                if sitting.table:
                    entries = load_log(connection, sitting.table)
                    self.check_table(sitting, entries)
        reading.dispose()

    def check_table(self, sitting: Sitting, entries: list[Entry]) -> None:
        assert entries and [entry.version for entry in entries] == list(range(1, len(entries) + 1)), "a gap in the log"
        self.tally.resumed += self.seen.get(sitting.table, len(entries)) < len(entries)
        self.seen[sitting.table] = len(entries)
        if sitting.done:
            persons = {player.seat for player in sitting.players}
            self.tally.bots += sum(isinstance(entry.act, Move) and entry.seat not in persons for entry in entries)
        for player in sitting.players:
            for version, message in player.acknowledged.items():
                assert version <= len(entries), f"{sitting.table}: version {version} is lost: {message}"
                self.compare(player, message, entries[version - 1])

    def compare(self, player: Player, message: dict, entry: Entry) -> None:
        """What was acknowledged, and what is saved in its place."""
        by = entry.seat == player.seat if isinstance(entry.act, Move) else entry.player == player.name
        assert entry.kind in KINDS[message["type"]] and by, (message, entry)
        if "move" in message or "text" in message:
            assert entry.act.text == message.get("move", message.get("text")), (message, entry)
