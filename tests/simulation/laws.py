"""What must hold at every step, told from the log alone: a second fold of it beside the server's.

- *saved*: whoever is told of a version is told of one that is committed, and what is committed stays;
- *order*: every table's versions are told one after the other, none twice, none left out (`client.py`);
- *secrets*: what a seat is sent is what another world, with everything it cannot see dealt anew, would send it;
- *clocks*: only those who owe a move pay, and only for time in which a server ran;
- *once*: nobody's move is made twice, and nobody moves who did not mean to.
"""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING, Any
from unittest.mock import patch

import msgspec

from drovers.core import dice
from drovers.core.events import Event
from drovers.server import telling, wire
from drovers.server.entries import Entry, Move, Say, read_entry, write_entry
from drovers.server.rows import Append
from drovers.server.rulebooks import Rulebooks
from drovers.server.store.log import load_founding
from drovers.server.table import Table
from drovers.server.telling import Surroundings, Viewer, happened, synced
from drovers.server.written import Written, event_info

from .other_world import other_world
from .process import BOOT, Process

if TYPE_CHECKING:
    from .world import World

NEW = "SELECT rowid, table_id, version, kind, seat, player, data, at FROM log WHERE rowid > ? ORDER BY rowid"
SLACK = 20  # milliseconds by which two ways of counting time may differ


class Broken(AssertionError):
    """A law is broken."""


class OwnPen(Written):
    """How the judge writes: nothing is remembered for the server or by it, and no event at all."""

    def event(self, event: Event, lang: str) -> bytes:
        """An event with its sentence, anew."""
        return wire.write_message(event_info(self.game, event, lang))


class Fold:
    """One table as its log tells it."""

    def __init__(self, blank: Table):
        self.blank, self.table = blank, Table(blank.founding, blank.game)
        self.log: list[Entry] = []
        self.moments: list[float] = []  # of virtual time, at which each was decided
        self.saved: list[float] = []  # at which each was saved
        self.expected: dict[tuple[Any, ...], Any] = {}

    def at(self, version: int) -> Table:
        """The table as of a version."""
        if version == self.table.version:
            return self.table
        table = Table(self.blank.founding, self.blank.game)
        for entry in self.log[:version]:
            table.apply(entry)
        return table


class Laws:
    """The judge of one world."""

    def __init__(self, world: World):
        self.world = world
        self.folds: dict[str, Fold] = {}
        self.names: dict[str, str] = {}
        self.decided: dict[tuple[Any, ...], tuple[float, Process]] = {}
        self.meant: Counter[tuple[str, str, int, str]] = Counter()  # moves people decided on
        self.row, self.looks, self.silent, self.slack = 0, 0, False, SLACK
        self.asking = 0.0  # milliseconds it took an instance to begin, at most
        self.rulebooks = Rulebooks(world.settings.games)
        self.pen = cache(OwnPen)

    def broken(self, what: str) -> None:
        """Ends the world."""
        if not self.silent:
            self.world.problem = self.world.problem or Broken(what)
            raise Broken(what)

    # --------------------------------------------------------------------------------------------------- what is saved

    def deciding(self, process: Process, append: Append) -> None:
        """An instance hands an entry to its store."""
        entries = [(append.table, append.entry)]
        if append.founding:
            entries += [(append.founding.founding.id, entry) for entry in append.founding.entries]
        for table, entry in entries:
            self.decided[table, *write_entry(entry)] = (self.world.loop.now, process)

    def committed(self) -> None:
        """Something has been saved."""
        for row, table, *columns in self.world.database.raw.execute(NEW, (self.row,)).fetchall():
            self.row = row
            self._take(table, read_entry(*columns))

    def _take(self, table: str, entry: Entry) -> None:
        fold = self.folds.get(table) or self._found(table)
        self.world.note("saved", f"{table} {entry.version} {entry.kind} {entry.seat}")
        if entry.version != len(fold.log) + 1:
            self.broken(f"{table}: version {entry.version} saved after {len(fold.log)}")
        if isinstance(entry.act, Say) and any(_words(one) == _words(entry) for one in fold.log):
            self.broken(f"{table}: said twice: {entry}")
        self._meant(fold, table, entry)
        founded = entry.at / 1000 - BOOT / 1e9  # before any clock was set
        moment, process = self.decided.get((table, *write_entry(entry)), (founded, None))
        self._clocks(fold, entry, moment, process)
        fold.log.append(entry)
        fold.moments.append(moment)
        fold.saved.append(self.world.loop.now)

    def _found(self, table: str) -> Fold:
        with self.world.database.engine.connect() as connection:
            founding = load_founding(connection, table)
        assert founding is not None
        self.folds[table] = Fold(Table(founding, self.rulebooks.of(founding)))
        return self.folds[table]

    def _meant(self, fold: Fold, table: str, entry: Entry) -> None:
        """A person's move is one that person decided on, and is made once."""
        act = entry.act
        if isinstance(act, Move) and fold.table.places[act.seat].is_person:
            player = fold.table.places[act.seat].player or ""
            key = table, player, fold.table.asked[act.seat], act.text
            if not self.meant[key]:
                self.broken(f"{table}: {entry} was not meant, or made twice; meant: {self.meant}")
            self.meant[key] -= 1

    def means(self, table: str, player: str, seat: int, move: str, version: int) -> None:
        """Somebody has decided on a move, seeing that version."""
        self.meant[table, player, self.folds[table].at(version).asked[seat], move] += 1

    def acknowledged(self, table: str, message: dict[str, Any], version: int) -> None:
        """A client heard that what it asked for is saved as that version."""
        log = self.folds[table].log
        if not 0 < version <= len(log):
            self.broken(f"{table}: {message} acknowledged as {version}, {len(log)} are saved")
        act = log[version - 1].act
        if message["type"] == "play" and not (isinstance(act, Move) and act.text == message["move"]):
            self.broken(f"{table}: {message} acknowledged as {version}, which is {act}")
        if message["type"] == "say" and not (isinstance(act, Say) and act.id == message["id"]):
            self.broken(f"{table}: {message} acknowledged as {version}, which is {act}")

    # ---------------------------------------------------------------------------------------------- clocks

    def agrees(self, process: Process) -> None:
        """Of several instances each knows the time but for how long it took to ask, or took those it goes on from."""
        self.asking = max(self.asking, 1000 * (process.opened - process.began) + 1)
        if process.wrong > self.asking:
            self.broken(f"{process.name} is wrong about the time by {process.wrong} ms")
        self.slack = max(self.slack, SLACK + 2 * process.wrong)

    def _clocks(self, fold: Fold, entry: Entry, moment: float, process: Process | None) -> None:
        clock, since = fold.table.clock, fold.moments[-1] if fold.moments else moment
        if clock.counts and clock.running:
            most = 1000 * self.world.up_between(since, moment) + self.slack
            least = 1000 * (moment - max(since, process.opened)) - self.slack if process else 0
            if not least <= entry.used <= most:
                self.broken(f"{fold.blank.founding.id}: {entry} took {least} to {most} ms")
        before, running = list(clock.left), clock.running
        fold.table.apply(entry)
        if not clock.counts or clock.rule.kind == "days":
            return
        for seat, left in enumerate(clock.left):
            if left < before[seat] and seat not in running:
                self.broken(f"{fold.blank.founding.id}: {entry} took time from seat {seat}, which owed nothing")

    def _times(self, fold: Fold, version: int, times: dict[str, Any] | None, process: Process) -> None:
        """What a client is told of the time left is what is left."""
        table = fold.at(version)
        if times is None or version == 0:
            return
        since, now = fold.moments[version - 1], self.world.loop.now
        most = 1000 * self.world.up_between(since, now) + self.slack
        least = 1000 * max(0.0, now - max(since, process.opened)) - self.slack
        for seat, left in enumerate(times["left"]):
            whole = table.clock.left[seat]
            used = whole - left
            runs = seat in table.clock.running
            if used > (most if runs else 0) or (runs and left > 0 and used < least):
                self.broken(
                    f"{fold.blank.founding.id} {version}: seat {seat} hears of {left} ms of {whole}; {most=} {least=}"
                )

    # ---------------------------------------------------------------------------------------------- what is told

    def sent(self, process: Process, viewer: Viewer, data: bytes, sights: dict[Any, Any]) -> None:
        """An instance sends a client something; of the sights it was sent before, maybe only what has changed."""
        frame = msgspec.json.decode(data)
        kind = frame["type"]
        if kind == "refused" and frame["code"] == "internal":
            self.broken(f"refused as internal to {viewer.player}")
        for fold in self.folds.values():
            if fold.blank.founding.seed.encode() in data:
                self.broken(f"the seed of {fold.blank.founding.id} in {data!r}")
        if kind not in ("synced", "moved", "changed", "said"):
            return
        table, version = frame["table"], frame["version"]
        table = table["id"] if isinstance(table, dict) else table
        fold = self.folds.get(table)
        if fold is None or version > fold.table.version:
            self.broken(f"{table}: told of {version} before it is saved")
            return
        self._times(fold, version, frame.get("times"), process)
        for view in frame.get("views", ()):
            if view.pop("since", None) is not None:
                view["sight"] = sights[table, view["seat"]] | view["sight"]
            sights[table, view["seat"]] = view["sight"]
        expected, told = self._expected(fold, version, kind, viewer), _plain(frame)
        if expected != told:
            self.broken(f"{table} {version}: {viewer.player} is sent {_difference(expected, told)}")

    def _expected(self, fold: Fold, version: int, kind: str, viewer: Viewer) -> Any:
        key = version, kind == "synced", viewer
        if key not in fold.expected:
            table = fold.at(version)
            seats = table.seats_of(viewer.player)
            if table.match and len(seats) < 2:
                self.looks += 1
                table = other_world(table, seats[0] if seats else None, dice.new_dice(self.looks))
            around = Surroundings(self.names, lambda player: True, None)
            with patch.object(telling, "written", self.pen):
                message = (synced if kind == "synced" else happened)(table, viewer, around)
            fold.expected[key] = _plain(msgspec.json.decode(wire.write_message(message)))
        return fold.expected[key]


def _words(entry: Entry) -> tuple[str | None, str] | None:
    return (entry.player, entry.act.id) if isinstance(entry.act, Say) else None


def _plain(frame: dict[str, Any]) -> dict[str, Any]:
    """A message without what is not of its table: who is here, and the time."""
    frame.pop("times", None)
    if isinstance(frame["table"], dict):
        for seat in frame["table"]["seats"]:
            seat.pop("here")
    return frame


def _difference(expected: Any, told: Any, path: str = "") -> str:
    """Where two messages differ first."""
    if isinstance(expected, dict) and isinstance(told, dict) and expected.keys() == told.keys():
        for key in expected:
            if expected[key] != told[key]:
                return _difference(expected[key], told[key], f"{path}.{key}")
    if isinstance(expected, list) and isinstance(told, list) and len(expected) == len(told):
        for n, (one, other) in enumerate(zip(expected, told, strict=True)):
            if one != other:
                return _difference(one, other, f"{path}[{n}]")
    return f"{path}: {told!r} instead of {expected!r}"
