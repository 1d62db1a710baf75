"""Processes that bots think in: each answers one question at a time; one that dies or hangs costs that answer only."""

from __future__ import annotations

import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from queue import SimpleQueue
from typing import Any, TypeVar

T = TypeVar("T")
SPAWN = multiprocessing.get_context("spawn")  # forking a process that has threads is not safe
ONE_THREAD = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS", "NUMBA_NUM_THREADS")


class Lost(Exception):
    """The process died over the question."""


class Worker:
    """One process, started when it is first asked and again after it was lost."""

    def __init__(self, begin: Callable[[], None] | None = None):
        self.begin = begin
        self.process: BaseProcess | None = None
        self.pipe: Connection[Any, Any] | None = None

    def ask(self, limit: float | None, function: Callable[..., T], *arguments: Any) -> T:
        """What the function answers there; TimeoutError after so many seconds, and the process is ended."""
        pipe = self._ready()
        try:
            pipe.send((function, arguments))
            if not pipe.poll(limit):
                self.stop()
                raise TimeoutError(f"no answer after {limit} s")
            answer, problem = pipe.recv()
        except (EOFError, ConnectionError) as error:
            self.stop()
            raise Lost("the process died") from error
        if problem:
            raise RuntimeError(problem)
        found: T = answer
        return found

    def _ready(self) -> Connection[Any, Any]:
        """The pipe to a living process; one that was killed while it had nothing to do costs nothing."""
        if self.pipe is None or self.process is None or not self.process.is_alive():
            for name in ONE_THREAD:  # bots share the machine by processes
                os.environ.setdefault(name, "1")
            self.pipe, theirs = SPAWN.Pipe()
            process = SPAWN.Process(target=_answer, args=(theirs, self.begin), daemon=True)
            _start_undisturbed(process)  # only then it can be stopped, from another thread too
            self.process = process
            theirs.close()  # so that ours ends when the process does
        return self.pipe

    def stop(self) -> None:
        """Ends the process, whatever it is doing."""
        process, self.process, self.pipe = self.process, None, None
        if process:
            process.kill()
            process.join()


def _start_undisturbed(process: BaseProcess) -> None:
    """Starts a process that no interrupt of ours reaches, not even while it still imports what it needs."""
    if not hasattr(signal, "pthread_sigmask"):
        process.start()
        return
    resource_tracker.ensure_running()  # which would let interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _answer(pipe: Connection[Any, Any], begin: Callable[[], None] | None) -> None:
    """What runs in the process: questions come, answers go, until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asked hears the interrupt and ends us
    if begin:
        begin()
    while True:
        try:
            function, arguments = pipe.recv()
        except (EOFError, ConnectionError):
            return
        try:
            answer, problem = function(*arguments), ""
        except Exception:
            answer, problem = None, traceback.format_exc()
        try:
            pipe.send((answer, problem))
        except ConnectionError:
            return  # nobody is there to hear it


class Workers:
    """Several such processes; questions wait for a free one, and may be asked again when a process died over them."""

    def __init__(self, count: int, begin: Callable[[], None] | None = None, tries: int = 1):
        self.all, self.tries = [Worker(begin) for _ in range(count)], tries
        self.threads = ThreadPoolExecutor(count)  # each waits for one process
        self.free: SimpleQueue[Worker] = SimpleQueue()
        for worker in self.all:
            self.free.put(worker)

    def submit(self, limit: float | None, function: Callable[..., T], *arguments: Any) -> Future[T]:
        """The answer to come; `limit` counts from when a process begins to think."""
        return self.threads.submit(self._ask, limit, function, *arguments)

    def _ask(self, limit: float | None, function: Callable[..., T], *arguments: Any) -> T:
        worker = self.free.get()
        try:
            for _ in range(self.tries - 1):
                with suppress(Lost):
                    return worker.ask(limit, function, *arguments)
            return worker.ask(limit, function, *arguments)
        finally:
            self.free.put(worker)

    def close(self) -> None:
        """Ends all processes; answers still to come are lost."""
        self.threads.shutdown(wait=False, cancel_futures=True)
        for worker in self.all:
            worker.stop()
