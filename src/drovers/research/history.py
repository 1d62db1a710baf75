"""Immutable moments of a match with all that led to them: what OpenSpiel's states are made of.

A seat's *trail* is a digest of everything it has witnessed in order: its own actions and every change of its sight.
Two moments have the same trail for a seat exactly when that seat cannot tell them apart with a perfect memory (up to a
128-bit hash).  A seat's sight alone remembers what the rules let it use, not in which order it came about.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..core import dice, playout, rules
from ..core.jit import bound, rule
from ..core.playout import States
from ..core.state import Numbers, State
from . import drivers
from .variant import Variant

OVER = -4  # as OpenSpiel numbers the player at the end
ROOMS = 16  # records made at once: who keeps one keeps them all
Trails = dict[int, bytes]


@rule
def follow(states: States, after: States, seat: int, move: int, out: Numbers) -> int:
    """The state after a legal move, in `after`; returns the next seat and how many legal moves it has, or -1."""
    after[0] = states[0]
    rules.play(after[0], seat, move)
    return waiting(after, out)


@rule
def waiting(states: States, out: Numbers) -> int:
    """The next seat times a million plus how many legal moves, in `out`, it has; -1 when the match is over."""
    if rules.ending(states[0]) != 0:
        return -1
    seat = playout.next_seat(states[0])
    return int(seat * 1_000_000 + rules.legal(states[0], seat, out))


@rule
def opening(states: States, fresh: States, seed: int, out: Numbers) -> int:
    """A deal; returns as `waiting` does."""
    playout.deal(states, 0, fresh, seed)
    return waiting(states, out)


@rule
def world(states: States, after: States, seat: int, rng: dice.Dice, out: Numbers) -> int:
    """A world the seat thinks possible, in `after`; returns as `waiting` does."""
    after[0] = states[0]
    rules.veil(after[0], seat)
    rules.imagine(after[0], seat, rng)
    return waiting(after, out)


@rule
def sight(states: States, after: States, seat: int) -> None:
    """What the seat may know, in `after`."""
    after[0] = states[0]
    rules.veil(after[0], seat)


class Moment:
    """A point of a match: its record, who is to move and with what choices, and how it came about.  Never changed."""

    __slots__ = ("action", "engine", "legal", "mover", "parent", "ply", "record", "seat", "trails")

    def __init__(self, engine: Engine, record: NDArray[Any], status: int, parent: Moment | None = None):
        self.engine, self.record, self.parent = engine, record, parent
        self.seat = OVER if status < 0 else status // 1_000_000
        self.legal: list[int] = [] if status < 0 else engine.out[: status % 1_000_000].tolist()
        self.mover = self.action = -1
        self.ply: int = parent.ply + 1 if parent else 0
        self.trails: Trails = {}

    def __deepcopy__(self, memo: Any) -> Moment:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        moves, here = [], self
        while here.parent:
            moves.append(here.action)
            here = here.parent
        return restored, (here.engine.variant.name, here.record.tobytes(), here.trails, moves[::-1])

    def play(self, action: int) -> Moment:
        """The moment after the next seat's move; the action must be one of `legal`."""
        engine, after = self.engine, self.engine.room()
        status = engine.follow(self.record, after, self.seat, action, engine.out)
        later = Moment(engine, after, status, self)
        later.mover, later.action = self.seat, action
        return later

    def imagined(self, seat: int, seed: int) -> Moment:
        """Another world that this seat cannot tell from this one: it remembers the same; the others begin here."""
        engine, after = self.engine, self.engine.room()
        status = engine.world(self.record, after, seat, dice.new_dice(seed), engine.out)
        other = Moment(engine, after, status)
        other.ply = self.ply
        other.trails[seat] = self.trail(seat)
        return other

    def sight(self, seat: int) -> NDArray[Any]:
        """What the seat may know, as an array of one veiled record."""
        veiled = self.engine.room()
        self.engine.sight(self.record, veiled, seat)
        return veiled

    def trail(self, seat: int) -> bytes:
        """A digest of all that this seat has witnessed, in order."""
        line, here = [], self
        while seat not in here.trails:
            line.append(here)
            if here.parent is None:
                break
            here = here.parent
        for moment in reversed(line):
            moment.trails[seat] = moment._lengthened(seat)
        return self.trails[seat]

    def _lengthened(self, seat: int) -> bytes:
        now = self.engine.digest(self.sight(seat))
        if self.parent is None:
            return now
        before = self.parent.trails[seat]
        if self.mover == seat:
            return hashed(before, b"act", self.action.to_bytes(4, "little"), now)
        # Nothing this seat could notice, not even that time has passed.
        if now == self.engine.digest(self.parent.sight(seat)):
            return before
        return hashed(before, b"saw", now)

    def plain(self) -> State:
        """The state in its plain form."""
        return self.engine.variant.game.state().read(self.record[0])


class Engine:
    """The compiled calls of one variant, and room for them."""

    def __init__(self, variant: Variant):
        self.variant, self.fresh = variant, variant.fresh()
        self.out = np.zeros(variant.game.max_legal, np.int64)
        self._kind, self._named = self.fresh.dtype, named_bytes(self.fresh.dtype)
        one, rng = self.fresh, dice.new_dice(0)
        self.opening = bound(opening, one, one, 0, self.out)
        self.follow = bound(follow, one, one, 0, 0, self.out)
        self.waiting = bound(waiting, one, self.out)
        self.world = bound(world, one, one, 0, rng, self.out)
        self.sight = bound(sight, one, one, 0)
        self.glance = bound(drivers.glance, one, one, 0, np.zeros(1, np.float32))
        self.desk = np.zeros_like(self.fresh)
        self._rooms: list[NDArray[Any]] = []
        ENGINES[variant.name] = self

    def room(self) -> NDArray[Any]:
        """A record of noughts, one of several made at once: numpy takes longer to make one than the rules to move."""
        if not self._rooms:
            several = np.frombuffer(bytearray(ROOMS * self._kind.itemsize), self._kind)
            self._rooms = [several[k : k + 1] for k in range(ROOMS)]
        return self._rooms.pop()

    def deal(self, seed: int) -> Moment:
        """The beginning of the match of that seed."""
        record = self.room()
        return Moment(self, record, self.opening(record, self.fresh, seed, self.out))

    def moment(self, record: NDArray[Any]) -> Moment:
        """A beginning in the middle: this record, and nothing witnessed before it."""
        return Moment(self, record, self.waiting(record, self.out))

    def digest(self, record: NDArray[Any]) -> bytes:
        """A hash of a record's fields."""
        return hashed(record.view(np.uint8)[self._named].tobytes())


ENGINES: dict[str, Engine] = {}


def restored(name: str, record: bytes, trails: Trails, moves: list[int]) -> Moment:
    """A pickled moment, played again from its beginning."""
    engine = ENGINES[name]
    here = engine.moment(np.frombuffer(record, engine.fresh.dtype).copy())
    here.trails.update(trails)
    for move in moves:
        here = here.play(move)
    return here


def hashed(*parts: bytes) -> bytes:
    """A digest of 128 bits."""
    digest = blake2b(digest_size=16)
    for part in parts:
        digest.update(part)
    return digest.digest()


def named_bytes(dtype: np.dtype[Any]) -> NDArray[np.intp]:
    """The places of a record's bytes that belong to a field: the dealer's too, padding not."""
    places = [np.arange(offset, offset + kind.itemsize) for kind, offset, *_ in (dtype.fields or {}).values()]
    return np.sort(np.concatenate(places))
