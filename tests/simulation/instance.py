"""One instance: the real hall over a simulated store, its bots without processes, and how it begins and ends."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

from drovers.bots.workers import Lost
from drovers.server import clock
from drovers.server.accounts import COOKIE, Accounts, key_in
from drovers.server.hall import Hall
from drovers.server.rows import Unavailable
from drovers.server.socket import Socket
from drovers.server.telling import Viewer
from drovers.server.thinking import Lane

from .channel import Channel
from .line import Cut, Line
from .process import Process
from .store import Link, SimulatedStore

if TYPE_CHECKING:
    from .world import World


class NumberedSocket(Socket):
    """A socket whose place in a set does not depend on where it lies in memory."""

    number = 0

    def __hash__(self) -> int:
        return self.number


class Minds:
    """What stands for the processes in which bots think: they take time, fail and die."""

    def __init__(self, world: World):
        self.world, self.all = world, [None]

    def submit(self, limit: float | None, function: Callable[..., Any], *arguments: Any) -> Future[Any]:
        answer: Future[Any] = Future()
        dice, loop = self.world.dice, self.world.loop
        if dice.random() < self.world.faults.minds_fail:
            loop.call_later(dice.uniform(0, limit or 1), answer.set_exception, Lost("killed"))
        else:
            loop.call_later(dice.expovariate(5), lambda: answer.set_result(function(*arguments)))
        return answer

    def close(self) -> None:
        """Nobody is asked any more."""


class Instance:
    """A machine on which a server runs, most of the time."""

    def __init__(self, world: World, name: str):
        self.world, self.name = world, name
        self.link = Link(world.dice, world.loop)
        self.wall_ahead = 0.0  # seconds by which the machine's wall clock is wrong
        self.process: Process | None = None
        self.hall: Hall | None = None
        self.lines: list[Line] = []
        self.spans: list[list[float]] = []  # when it ran

    @property
    def is_up(self) -> bool:
        """Whether it answers."""
        return self.process is not None and self.process.alive and self.hall is not None

    async def keep_running(self) -> None:
        """Begins it, and again whenever it has ended."""
        while True:
            await self._run()
            until = self.world.loop.now + self.world.dice.choice([0.2, 1.0, self.world.faults.longest_pause])
            while self.world.loop.now < until and self.world.trouble:
                await asyncio.sleep(0.2)

    async def _run(self) -> None:
        world, process = self.world, Process(self.name, self.world.loop, self.wall_ahead)
        self.process, self.lines = process, []
        world.note(self.name, "begins")
        begun = process.spawn(self._open(process))
        self.spans.append([world.loop.now, float("inf")])
        await asyncio.wait({begun})
        problem = None if begun.cancelled() else begun.exception()
        if problem and not isinstance(problem, Unavailable):
            world.laws.broken(f"{self.name} cannot begin: {problem!r}")
        if process.alive and not problem:
            self.hall = begun.result()
            await process.ended.wait()  # killed, or stopped
        self.end(process)

    async def _open(self, process: Process) -> Hall:
        world = self.world
        channel = Channel(world.ether, process) if world.ether else None
        hall = Hall(world.settings, SimulatedStore(world.database, process, self.link, channel))
        quick, deep = (Lane(Minds(world), world.loop.time) for _ in range(2))  # type: ignore[arg-type]
        hall.thinking.close()
        hall.thinking = hall.bot_turns.thinking = SimpleNamespace(  # type: ignore[assignment]
            quick=quick, deep=deep, lane=lambda bot: quick, close=quick.close
        )
        process.store, process.accounts = hall.store, Accounts(hall)
        await hall.open()
        process.opened, process.shift = world.loop.now, clock.shift
        if world.ether:
            world.laws.agrees(process)
        world.note(self.name, "is up")
        return hall

    def end(self, process: Process) -> None:
        """The process is no more: nothing it still does reaches anybody."""
        if self.process is not process:
            return
        self.world.note(self.name, "is gone")
        process.kill()
        if process.store:
            process.store.die()
            process.store.close_ears()
        self.spans[-1][1] = self.world.loop.now
        self.process = self.hall = None
        for line in self.lines:
            line.cut()

    async def stop(self) -> None:
        """In order: bots and clients are told, then it ends."""
        process, hall = self.process, self.hall
        if process and hall:
            self.hall = None
            await asyncio.wait({process.spawn(hall.close())})
            process.ended.set()

    async def within(self, work: Coroutine[Any, Any, Any]) -> Any:
        """What a request answers; raises Cut if the instance ends over it."""
        if self.process is None or self.hall is None:
            work.close()
            raise Cut
        task = self.process.spawn(work)
        await asyncio.wait({task})
        if task.cancelled():
            raise Cut
        return task.result()

    def connect(self, cookie: str) -> Line:
        """A client comes."""
        assert self.process and self.hall
        line = Line(self.process, self.world.laws, self.world.dice, self.world.faults.slow_lines)
        self.lines.append(line)
        self.process.spawn(self._serve(line, self.hall, self.process, cookie))
        return line

    async def _serve(self, line: Line, hall: Hall, process: Process, cookie: str) -> None:
        """As `app.sockets` does."""
        request: Any = request_of(cookie)
        try:
            person = await process.accounts.who(request)
            muted = await hall.presence.muted(person.id if person else None)
        except Unavailable:
            line.cut()
            return
        viewer = Viewer(person.id if person else None, "en", muted)
        line.socket = NumberedSocket(hall, line, key_in(request), person, viewer)  # type: ignore[arg-type]
        line.socket.number = next(self.world.loop.numbers)
        await line.socket.run()


def request_of(cookie: str) -> Any:
    """As much of a request as tells who asks."""
    return SimpleNamespace(headers={}, cookies={COOKIE: cookie})
