"""Time at a table.  It runs only for people who owe a move, and stops while no server is up."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable

from .shapes import ClockRule, Times

DAY = 86_400_000
GRACE = 30_000  # whoever comes back to a seat that ran out of time has at least this long


# One that runs on while a machine sleeps, where there is one; a browser names it and has none.
STEADY = time.CLOCK_MONOTONIC if sys.platform == "emscripten" else getattr(time, "CLOCK_BOOTTIME", time.CLOCK_MONOTONIC)
shift = time.time_ns() - time.clock_gettime_ns(STEADY)


def now() -> int:
    """The time, in milliseconds since 1970.  A wall clock that is set anew does not move it."""
    return (shift + time.clock_gettime_ns(STEADY)) // 1_000_000


def not_before(at: int) -> None:
    """Time goes on from there, if the wall clock was set back while no server ran."""
    global shift
    shift += max(0, at - now()) * 1_000_000


def agree_on(at: int) -> None:
    """Time is that from now on: instances that share a database take its time, whatever their machines say."""
    global shift
    shift += (at - now()) * 1_000_000


class Uptime:
    """When servers were up: the spans before this instance began, and from then on always."""

    def __init__(self, spans: Iterable[tuple[int, int]] = (), start: int = 0):
        self.spans = [(begin, min(end, start)) for begin, end in spans if begin < start]
        self.start = start

    def between(self, since: int, now: int) -> int:
        """For how many milliseconds of this time a server was up."""
        past = sum(max(0, min(now, end) - max(since, begin)) for begin, end in self.spans)
        return past + max(0, now - max(since, self.start))


class Clock:
    """What is left to each seat.  A fold: it is told how much was used, and never looks at a clock itself."""

    def __init__(self, rule: ClockRule, seats: int):
        self.rule = rule
        whole = rule.days * DAY if rule.kind == "days" else rule.bank * 1000
        self.left = [whole] * seats
        self.thought = [0] * seats  # the time each has used for its present decision
        self.away = [0] * seats  # until when each is on vacation
        self.running: frozenset[int] = frozenset()
        self.since = 0

    @property
    def counts(self) -> bool:
        """Whether time matters here at all."""
        return self.rule.kind != "none"

    def used(self, uptime: Uptime, now: int) -> int:
        """The time that has run since the last change."""
        return uptime.between(self.since, now) if self.counts and self.running else 0

    def spend(self, used: int, at: int) -> None:
        """So much time has passed for every seat that was running."""
        for seat in self.running:
            self.left[seat] = max(0, self.left[seat] - used)
            self.thought[seat] += used
        self.since = at

    def turn(self, owing: Iterable[int], mover: int | None) -> None:
        """These seats run from now on; the mover, if it is done, gets its increment, or its days begin anew."""
        owed = frozenset(owing)
        if self.rule.kind == "bank" and mover is not None and mover not in owed:
            self.left[mover] += self.rule.increment * 1000
        if self.rule.kind == "days":
            for seat in owed - self.running | ({mover} if mover is not None else set()):
                self.left[seat] = self.rule.days * DAY + max(0, self.away[seat] - self.since)
        self.running = owed

    def rest(self, seat: int, until: int, at: int) -> None:
        """A vacation: as much time more as it lasts, less what was added for one before it."""
        if seat in self.running:
            self.left[seat] += max(until, at) - max(self.away[seat], at)
        self.away[seat] = until

    def welcome_back(self, seat: int) -> None:
        """A person sits here again."""
        whole = self.rule.days * DAY if self.rule.kind == "days" else GRACE
        self.left[seat] = max(self.left[seat], whole)

    def times(self, uptime: Uptime, now: int) -> Times | None:
        """What the seats are told."""
        if not self.counts:
            return None
        used = self.used(uptime, now)
        left = [max(0, ms - used) if seat in self.running else ms for seat, ms in enumerate(self.left)]
        return Times(left, sorted(self.running), now)

    def is_out(self, seat: int, uptime: Uptime, now: int) -> bool:
        """Whether that seat's time is up."""
        return self.counts and seat in self.running and self.left[seat] <= self.used(uptime, now)
