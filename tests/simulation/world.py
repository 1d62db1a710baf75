"""One world from one seed: instances, players, tables, what goes wrong, and the judge."""

from __future__ import annotations

import asyncio
import hashlib
import random
from collections import Counter, deque
from collections.abc import Callable, Coroutine
from contextlib import ExitStack
from pathlib import Path
from typing import Any

from drovers.core import record
from drovers.games import TABLE
from drovers.server.accounts import Accounts
from drovers.server.records import recorded
from drovers.server.rows import Unavailable
from drovers.server.settings import Settings
from drovers.server.shapes import ClockRule, TableForm

from .channel import Ether
from .client import Client
from .database import Database, TornDatabase
from .faults import Faults, misfortunes
from .instance import Instance, request_of
from .laws import Fold, Laws
from .line import Cut, Line
from .loop import VirtualLoop
from .process import Process, seeded_secrets, virtual_time

GAMES = {"toy": "toy"} | dict(TABLE)
REAL = 40  # one world in so many plays a real game
TROUBLE = 120.0  # seconds of faults, at most
ENOUGH = 1800.0  # seconds after which every match must have come to its end once all is well
QUIET = 16.0  # seconds after which everybody must have heard of everything
LATE = 15.0  # seconds after which one must have heard of what was saved, once all is well
LIKE_THIS = 300  # lines of what happened that are kept


class World:
    """Everything there is."""

    def __init__(self, seed: int, folder: Path):
        self.seed = seed
        self.dice = random.Random(f"{seed} world")
        self.faults = Faults(random.Random(f"{seed} faults"))
        self.loop = VirtualLoop(random.Random(f"{seed} order"), self.before, self._failed)
        self.history: deque[str] = deque(maxlen=LIKE_THIS)
        self.digest = hashlib.sha256()
        self.tally: Counter[str] = Counter()  # what went wrong, how often
        self.settings = Settings(
            games=GAMES, bots=("random", "greedy"), bot_workers=1, bots_ready=False, bots_compiled=False, rates=False,
            bot_pause=0.1, bot_limit=5.0, stalled_after=10.0, gone_after=20.0, asleep_after=8.0, idle_after=20.0,
            beat=self.dice.choice([1.0, 5.0, 5.0]),
        )  # fmt: skip
        self.torn = self.dice.random() < 0.15
        count = 1 if self.torn else self.dice.choice([1, 1, 2, 3])
        self.database = TornDatabase(folder, self.faults.dice) if self.torn else Database()
        self.laws = self.database.laws = Laws(self)
        self.ether = Ether(self.faults.dice, self.loop, self.tally) if count > 1 else None
        self.instances = [Instance(self, f"i{number}") for number in range(count)]
        self.clients: list[Client] = []
        self.revoked: list[tuple[float, str, Line]] = []  # sessions that ended, and the lines that came with them
        self.pause = self.dice.choice([0.1, 0.3, 1.5])  # seconds a player takes, on average
        self.tables = self.dice.choice([1, 2, 4])
        self.trouble = self.closing = False  # whether things go wrong; whether nobody begins anything new
        self.problem: BaseException | None = None

    # --------------------------------------------------------------------------------------------------- what goes on

    def note(self, who: str, what: str) -> None:
        """Something happened."""
        line = f"{self.loop.now:10.4f} {who}: {what}"
        self.history.append(line)
        self.digest.update(line.encode())

    def before(self, process: Process) -> None:
        """A process is about to go on; perhaps it does not."""
        every = self.faults.kill_every
        if self.trouble and every and process.alive and self.faults.dice.random() < 1 / every:
            self.tally["kills"] += 1
            process.kill()

    def _failed(self, what: str) -> None:
        self.laws.broken(what)

    def outside(self, work: Coroutine[Any, Any, Any]) -> asyncio.Task:
        """Something in no process; if it fails, so does the world."""
        task = self.loop.create_task(work)
        task.add_done_callback(self._ended)
        return task

    def _ended(self, task: asyncio.Task) -> None:
        problem = None if task.cancelled() else task.exception()
        if problem and not isinstance(problem, Cut | Unavailable):
            self.problem = self.problem or problem

    def up_between(self, since: float, until: float) -> float:
        """For how many seconds of this time at least one instance ran."""
        spans = sorted((begin, end) for instance in self.instances for begin, end in instance.spans)
        total, at = 0.0, since
        for begin, end in spans:
            begin, end = max(begin, at), min(end, until)
            if end > begin:
                total, at = total + end - begin, end
        return total

    def line_to_somewhere(self, cookie: str) -> Line | None:
        """A connection to an instance that is up, if there is one."""
        up = [instance for instance in self.instances if instance.is_up]
        return self.dice.choice(up).connect(cookie) if up else None

    async def insist(self, work: Callable[[Accounts], Coroutine[Any, Any, Any]]) -> Any:
        """What some instance answers, asked again until one does."""
        while True:
            up = [instance for instance in self.instances if instance.is_up]
            try:
                if up:
                    instance = self.dice.choice(up)
                    return await instance.within(work(instance.process.accounts))
            except (Cut, Unavailable):
                pass
            await asyncio.sleep(1.0)

    async def revoke(self, who: str, cookie: str, line: Line) -> None:
        """A session ends; from then on nobody may be heard with it."""
        await self.insist(lambda people: people.sign_out(cookie))
        self.note(who, "has ended a session")
        self.tally["sessions ended"] += 1
        self.revoked.append((self.loop.now, who, line))

    # ---------------------------------------------------------------------------------------------- its course

    def run(self) -> int:
        """From its beginning to its end; how many matches there were."""
        with ExitStack() as stack:
            stack.enter_context(virtual_time(self.loop))
            stack.enter_context(seeded_secrets(random.Random(f"{self.seed} secrets")))
            stack.callback(self.database.close)
            stack.callback(self._end)
            main = self.outside(self._course())
            self.loop.run(main, lambda: self.problem is not None)
            if self.problem:
                raise self.problem
        return len(self.laws.folds)

    def _end(self) -> None:
        """Whatever still runs reaches nobody any more."""
        self.trouble, self.laws.silent = False, True
        for instance in self.instances:
            if instance.process:
                instance.process.kill()
        self.loop.close()

    async def _course(self) -> None:
        for instance in self.instances:
            self.outside(instance.keep_running())
        while not all(instance.is_up for instance in self.instances):
            await asyncio.sleep(0.1)
        for _ in range(self.tables):
            await self._people_come()
        self._trouble_begins()
        for client in self.clients:
            self.outside(client.live())
        self.outside(misfortunes(self))
        until = self.loop.now + self.dice.uniform(5, TROUBLE)
        while self.loop.now < until and not self._all_over():
            await asyncio.sleep(1.0)
        self._heal()
        saved = -1
        while saved != self.laws.row:
            await self._until_all_is_over()
            self.closing, saved = True, self.laws.row
            await asyncio.sleep(QUIET)
        self._judge()

    async def _people_come(self) -> None:
        """A table, and those who play there."""
        game = self._game()
        seats = self.dice.choice(game.seats)
        people = [await self._client(f"p{len(self.clients)}") for _ in range(self.dice.randint(1, seats))]
        clock = self.dice.choice([ClockRule(), ClockRule("bank", 30, 2), ClockRule("bank", 600, 5), ClockRule("days")])
        chairs = ["me"] + ["open"] * (len(people) - 1) + ["random"] * (seats - len(people))
        options = dict(self.dice.choice(game.option_sets))
        form = TableForm(game.name, chairs, options, clock=clock, start=len(people) == 1)
        instance = self.instances[0]
        assert instance.process and instance.hall
        person = await instance.within(instance.process.accounts.who(request_of(people[0].cookie)))
        live = await instance.within(instance.hall.tables.found(form, person))
        for client in people:
            client.sit_down_at(live.table.founding.id)
        for client in people[1:]:
            if self.dice.random() < 0.15:
                leaves = self.dice.uniform(1, TROUBLE)
                if clock.kind != "days":  # there whoever leaves is waited for, longer than a world lasts
                    client.leaves = leaves

    def _game(self) -> Any:
        real = list(TABLE)
        name = real[self.seed // REAL % len(real)] if self.seed % REAL == REAL - 1 else "toy"
        return self.laws.rulebooks.current(name)

    async def _client(self, name: str) -> Client:
        instance = self.instances[0]
        assert instance.process
        player, cookie = await instance.within(instance.process.accounts.guest(name, None, "simulated"))
        self.laws.names[player] = name
        self.clients.append(Client(self, name, cookie, player, self.dice.choice([1, 4, 12])))
        return self.clients[-1]

    def _trouble_begins(self) -> None:
        self.trouble, faults = True, self.faults
        if isinstance(self.database, TornDatabase):
            self.database.armed = True
        for instance in self.instances:
            instance.link.usual = faults.slow_disk
            instance.link.refuses, instance.link.forgets = faults.refuses, faults.forgets
        if self.ether:
            self.ether.lost, self.ether.doubled = faults.channel_lost, faults.channel_doubled
            self.ether.slow = faults.channel_slow

    def _heal(self) -> None:
        self.note("world", "all is well from now on")
        self.healed = self.loop.now
        self.trouble = False
        if isinstance(self.database, TornDatabase):
            self.database.armed = False
        self.faults.heal()
        for instance in self.instances:
            instance.link.heal()
        if self.ether:
            self.ether.heal()
        self.pause = min(self.pause, 1.0)

    async def _until_all_is_over(self) -> None:
        until = self.loop.now + ENOUGH
        while not self._all_over():
            if self.loop.now > until:
                states = {name: (fold.table.status, fold.table.owing) for name, fold in self.laws.folds.items()}
                self.laws.broken(f"not all matches can be finished: {states}")
            self._everybody_hears()
            await asyncio.sleep(1.0)

    def _everybody_hears(self) -> None:
        """Once all is well nobody waits for news for long."""
        since = self.loop.now - LATE
        for client in self.clients:
            fold = self.laws.folds[client.table]
            if self.loop.now > client.leaves or client.newest == fold.table.version or since < self.healed:
                continue
            if fold.saved[client.newest] < since:
                self.laws.broken(f"{client.name} still knows only of {client.newest} of {fold.table.version}")
        for at, who, line in self.revoked:
            if max(at, self.healed) < since and line.is_open:
                self.laws.broken(f"{who} is still heard in a session that ended at {at:.3f}")

    def _is_deserted(self, fold: Fold) -> bool:
        """Whether everybody who sits there has left for good: no clock, no neighbour, and only the years to come."""
        here = {client.player for client in self.clients if client.leaves > self.loop.now}
        return here.isdisjoint(place.player for place in fold.table.places)

    def _all_over(self) -> bool:
        """Whether nobody owes a move, or wants another match."""
        folds = self.laws.folds.values()
        over = all(fold.table.status in ("over", "closed") or self._is_deserted(fold) for fold in folds)
        return over and (self.closing or not any(client.wants for client in self.clients))

    def _judge(self) -> None:
        """Everybody knows all there is, and every record replays."""
        self._everybody_hears()
        for client in self.clients:
            fold = self.laws.folds[client.table]
            if client.leaves > self.loop.now and client.newest != fold.table.version:
                self.laws.broken(f"{client.name} knows of {client.newest} of {fold.table.version} at {client.table}")
        for instance in self.instances:
            for name, live in instance.hall.tables.live.items():
                if live.watchers and not live.doubt and live.table.version != self.laws.folds[name].table.version:
                    self.laws.broken(f"{instance.name} is at {live.table.version} of {name}")
        for fold in self.laws.folds.values():
            if fold.table.status == "over" and not any(place.resigned for place in fold.table.places):
                record.verify(recorded(fold.table), self.laws.rulebooks.current)
        self._nothing_lost()

    def _nothing_lost(self) -> None:
        rows = self.database.raw.execute("SELECT count(*) FROM log").fetchone()[0]
        if rows != sum(len(fold.log) for fold in self.laws.folds.values()):
            self.laws.broken(f"{rows} entries are left")
