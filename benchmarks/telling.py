"""`python -m benchmarks.telling`: what a move costs the server's processor beside database and sockets, game by game.

Tables of one game, a person on every seat and all of them watching; a seat that owes a move makes one at random.  The
move is decided and applied as a server does it, then written down for every seat.  The least of some runs, as times of
this process's own processor: what else the machine does counts little.
"""

from __future__ import annotations

import argparse
import cProfile
import gc
import os
import pstats
import random
import sys
import time
import tracemalloc
from collections import Counter
from types import CodeType, FrameType
from typing import Any, NamedTuple

from drovers.games import load
from drovers.server import wire
from drovers.server.acts import World, decide
from drovers.server.clock import Uptime
from drovers.server.entries import Entry, Sit, Start
from drovers.server.rows import Founding
from drovers.server.serving import GARBAGE
from drovers.server.shapes import ClockRule
from drovers.server.sights import Sights
from drovers.server.table import Table
from drovers.server.telling import Surroundings, Viewer, happened

REAL = (("schotten", 2), ("tain", 4), ("goats", 5), ("colorado", 4))
MOVES = 400  # whose steps are counted
WORLD = World(0, Uptime(), (), "", lambda: "", frozenset())


class Cost(NamedTuple):
    """Microseconds and bytes a move."""

    playing: float
    telling: float
    sent: float


def begun(game: str, seats: int, number: int) -> Table:
    """A table at which everybody sits."""
    fixed = {"clock": ClockRule(), "open": False, "rated": False, "commitment": "", "created": 0}
    table = Table(Founding(f"{number:016}", game, 1, {}, seats, seed=f"{number:064x}", **fixed), load(game))
    for seat in range(seats):
        table.apply(Entry(table.version + 1, Sit(seat), f"p{seat}", 0))
    table.apply(Entry(table.version + 1, Start(), None, 0))
    return table


class House:
    """Tables that are played at in turn, new ones in the place of those that are over."""

    def __init__(self, game: str, seats: int, tables: int):
        self.game, self.seats, self.dice = game, seats, random.Random(game)
        self.made = 0
        self.tables = [self.more() for _ in range(tables)]
        self.viewers = [Viewer(f"p{seat}", "en") for seat in range(seats)]
        self.names = {f"p{seat}": "Ada" for seat in range(seats)}
        self.sights: dict[str, Sights] = {}  # as seats were told last, by table

    def more(self) -> Table:
        """One more table."""
        self.made += 1
        return begun(self.game, self.seats, self.made)

    def choice(self, table: Table) -> tuple[int, str]:
        """What a client might send now."""
        match, seat = table.match, table.owing[0]
        assert match is not None
        return seat, self.dice.choice(match.legal(seat))

    def run(self, moves: int) -> Cost:
        """So many moves, each at the next table."""
        playing = telling = sent = 0
        clock = empty()
        for number in range(moves):
            place = number % len(self.tables)
            table = self.tables[place]
            if table.status != "playing":
                table = self.tables[place] = self.more()
            seat, text = self.choice(table)
            message = wire.Play(table=table.founding.id, version=table.version, move=text)
            began = time.thread_time_ns()
            table.apply(decide(table, f"p{seat}", message, WORLD))
            played = time.thread_time_ns()
            sent += sum(map(len, self.told(table)))
            telling += time.thread_time_ns() - played
            playing += played - began
        return Cost((playing / moves - clock) / 1000, (telling / moves - clock) / 1000, sent / moves)

    def calls(self, moves: int) -> float:
        """How many functions are called to tell everybody of a move: a number that a busy machine does not change."""
        profile = cProfile.Profile()
        for _ in range(moves):
            table = self.tables[self.dice.randrange(len(self.tables))]
            if table.status == "playing":
                seat, text = self.choice(table)
                table.apply(decide(table, f"p{seat}", wire.Play(table="", version=table.version, move=text), WORLD))
                profile.runcall(self.told, table)
        told = [row for row in profile.getstats() if getattr(row.code, "co_name", "") == "told"]
        return sum(row.callcount for row in profile.getstats()) / max(1, told[0].callcount)

    def steps(self, moves: int) -> Counter[CodeType]:
        """How many steps of the interpreter are taken in each function to play so many moves and tell everybody.

        A profile counts calls, and what a loop does inside of one it shows too small; a busy machine changes neither.
        """
        taken: Counter[CodeType] = Counter()

        def trace(frame: FrameType, event: str, _: object) -> Any:
            frame.f_trace_opcodes, frame.f_trace_lines = True, False
            taken[frame.f_code] += event == "opcode"
            return trace

        for number in range(moves):
            table = self.tables[number % len(self.tables)]
            if table.status == "playing":
                seat, text = self.choice(table)
                message = wire.Play(table="", version=table.version, move=text)
                sys.settrace(trace)
                table.apply(decide(table, f"p{seat}", message, WORLD))
                self.told(table)
                sys.settrace(None)
        return taken

    def kept(self, moves: int) -> tuple[float, float]:
        """KiB of Python objects a table holds after so many moves, and asleep, watchers and their sockets apart."""
        gc.collect()
        tracemalloc.start()
        tables = [self.more() for _ in range(20)]
        for table in tables * moves:
            if table.status == "playing":
                seat, text = self.choice(table)
                table.apply(decide(table, f"p{seat}", wire.Play(table="", version=table.version, move=text), WORLD))
                self.told(table)
        gc.collect()
        awake = tracemalloc.get_traced_memory()[0]
        foundings, places = [one.founding for one in tables], [one.places for one in tables]
        tables = [Table(founding, load(self.game)) for founding in foundings]
        for table, sitting in zip(tables, places, strict=True):
            table.places = sitting
        del foundings, places, table, sitting
        gc.collect()
        asleep = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        return awake / 20_480, asleep / 20_480

    def told(self, table: Table) -> list[bytes]:
        """What every seat is told."""
        sights = self.sights.setdefault(table.founding.id, Sights())
        around = Surroundings(self.names, lambda player: True, None, sights=sights)
        told = [wire.write_message(happened(table, viewer, around, brief=True)) for viewer in self.viewers]
        sights.changed = table.version
        return told


def print_steps(taken: Counter[CodeType], most: int) -> None:
    """A row for each of the functions in which most is done."""
    print(f"{taken.total() / MOVES:9,.0f} steps of the interpreter a move")
    for code, count in taken.most_common(most):
        print(
            f"{count / MOVES:9,.0f}  {code.co_filename.rpartition('/drovers/')[2]}:{code.co_firstlineno} {code.co_name}"
        )


def empty() -> float:
    """Nanoseconds that looking at the clock takes, which is a call of the system."""
    return min(-time.thread_time_ns() + time.thread_time_ns() for _ in range(200))


def additions() -> float:
    """Milliseconds of processor for a fixed piece of work: how fast this machine is, busy as it is."""
    best = 1e9
    for _ in range(5):
        began, total = time.thread_time(), 0
        for number in range(1_000_000):
            total += number
        best = min(best, time.thread_time() - began)
    return 1000 * best


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--moves", type=int, default=3000)
    parser.add_argument("--runs", type=int, default=4)
    parser.add_argument("--game", choices=[game for game, _ in REAL])
    parser.add_argument("--profile", action="store_true")
    parser.add_argument("--steps", type=int, default=0, help="so many functions, by what the interpreter does in them")
    chosen = parser.parse_args()
    gc.set_threshold(*GARBAGE)  # as in a server
    gc.freeze()
    print(f"{chosen.tables} tables; load {os.getloadavg()}; a million additions take {additions():.0f} ms")
    for game, seats in REAL:
        if chosen.game in (None, game):
            house = House(game, seats, chosen.tables)
            if chosen.profile:
                house.run(chosen.moves)
                profile = cProfile.Profile()
                profile.runcall(house.run, chosen.moves)
                pstats.Stats(profile).sort_stats("cumtime").print_stats(60)
            if chosen.steps:
                house.run(chosen.moves)
                print_steps(house.steps(MOVES), chosen.steps)
            costs = [house.run(chosen.moves) for _ in range(chosen.runs)]
            best = min(costs, key=lambda cost: cost.playing + cost.telling)
            costs_told = f"playing {best.playing:.0f} µs  telling {best.telling:.0f} µs  {best.sent:.0f} B"
            awake, asleep = house.kept(20)
            counted = f"{house.calls(600):,.0f} calls  {awake:.0f} KiB awake  {asleep:.0f} KiB asleep"
            print(f"{game:10}{seats} seats  {costs_told}  {counted}", flush=True)


if __name__ == "__main__":
    main()
