"""Processes that bots think in: one that dies or hangs costs its own answer only."""

from __future__ import annotations

import os
import signal
import time
from concurrent.futures import wait

import pytest

from drovers.bots.workers import Lost, Workers


@pytest.fixture
def workers():
    two = Workers(2)
    yield two
    two.close()


def think(folder):
    """Says who thinks, and thinks as long as there is a file `think`."""
    (folder / f"{os.getpid()}.pid").touch()
    while (folder / "think").exists():
        time.sleep(0.01)
    return os.getpid()


def thinkers(folder, count):
    """The processes that think, once there are so many."""
    while len(found := sorted(folder.glob("*.pid"))) < count:
        time.sleep(0.01)
    return [int(path.stem) for path in found]


def interrupts_wait():
    """Whether this process was started deaf to interrupts."""
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, [])


@pytest.mark.skipif(not hasattr(signal, "pthread_sigmask"), reason="no such masks here")
def test_an_interrupt_is_not_heard_while_a_process_begins(workers):
    assert workers.submit(None, interrupts_wait).result()
    assert not interrupts_wait()


def test_answers_and_exceptions_come_back(workers):
    assert workers.submit(None, divmod, 7, 2).result() == (3, 1)
    with pytest.raises(RuntimeError, match="ZeroDivisionError"):
        workers.submit(None, divmod, 7, 0).result()
    assert workers.submit(None, divmod, 9, 2).result() == (4, 1)


def test_a_process_killed_in_thought_costs_its_own_answer(workers, tmp_path):
    (tmp_path / "think").touch()
    asked = [workers.submit(None, think, tmp_path) for _ in range(2)]
    queued = workers.submit(None, os.getpid)
    victim, other = thinkers(tmp_path, 2)
    os.kill(victim, signal.SIGKILL)
    assert queued.result() not in (victim, other)  # a new process has taken its place
    (tmp_path / "think").unlink()
    wait(asked)
    assert sorted(type(future.exception()) is Lost for future in asked) == [False, True]
    assert [future.result() for future in asked if not future.exception()] == [other]


def test_a_process_killed_while_idle_costs_nothing(workers):
    before = workers.submit(None, os.getpid).result()
    os.kill(before, signal.SIGKILL)
    for worker in workers.all:
        if worker.process:
            worker.process.join()
    assert all(workers.submit(None, os.getpid).result() != before for _ in range(4))


def test_a_process_that_hangs_is_ended(workers):
    with pytest.raises(TimeoutError):
        workers.submit(0.01, time.sleep, 3600).result()
    assert workers.submit(None, divmod, 7, 2).result() == (3, 1)


def die_once(folder):
    """Dies at the first call, and answers at the next."""
    if not (folder / "died").exists():
        (folder / "died").touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return "alive"


def test_a_question_may_be_asked_again(tmp_path):
    workers = Workers(1, tries=2)
    assert workers.submit(None, die_once, tmp_path).result() == "alive"
    with pytest.raises(Lost):
        workers.submit(None, os.abort).result()
    workers.close()
