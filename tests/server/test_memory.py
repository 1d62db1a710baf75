"""Tables nobody uses fall asleep; those forgotten leave memory at once: nothing waits in a cycle for the collector."""

from __future__ import annotations

import ctypes
import gc
import socket
import subprocess
import sys
import time
import weakref

import pytest
from house import Refused, house
from test_play import two_at_a_table

from drovers.server import tables

HEAPS = """
import ctypes, sys, threading
from drovers.server.frugal import share_one_heap
if "shared" in sys.argv:
    share_one_heap()
kept, library = [], ctypes.CDLL(None)
thread = threading.Thread(target=lambda: kept.append(bytes(10_000)))
thread.start()
thread.join()
library.fdopen.restype = ctypes.c_void_p
library.malloc_info(0, ctypes.c_void_p(library.fdopen(1, b"w")))
library.fflush(None)
"""


def used(guest, table):
    """Everything that leaves traces: watching, a refusal, a move, unwatching."""
    state = guest.watch(table)
    try:
        guest.ask("play", table=table, version=state["version"], move="99")
    except Refused as refused:
        assert refused.code == "bad-move"
    legal = guest.watch(table)["views"][0]["legal"]
    if legal:
        guest.ask("play", table=table, version=state["version"], move=legal[0])
    guest.ask("unwatch", table=table)


def test_a_forgotten_table_needs_no_collector(tmp_path):
    with house(tmp_path, beat=3600.0) as one:
        ada, bo = one.guest("Ada"), one.guest("Bo")
        tables = [ada.table(["me", "random"], start=True) for _ in range(3)]
        tables += [ada.table(["me", "open"]) for _ in range(3)]
        for table in tables[3:]:
            bo.ask("join", table=table)
            ada.ask("start", table=table)
        gc.collect()
        gc.disable()
        try:
            for table in tables:
                used(ada, table)
            while one.hall.bot_turns.turns:
                time.sleep(0.01)
            kept = [weakref.ref(one.hall.tables.live.pop(table)) for table in tables]
            for _ in range(500):
                if not any(ref() for ref in kept):
                    break
                time.sleep(0.01)
            assert not any(ref() for ref in kept)
        finally:
            gc.enable()


@pytest.mark.parametrize("farewell", [True, False], ids=["says goodbye", "is cut off"])
def test_a_client_that_leaves_needs_no_collector(open_house, monkeypatch, farewell):
    """What broke a connection leads back to all there was of it, unless that is forgotten."""
    monkeypatch.setattr("drovers.server.connection.FAREWELL", 0.05)
    ada, _, table = two_at_a_table(open_house)
    ada.watch(table)
    player = open_house.hall.tables.live[table].table.places[0].player
    kept = [weakref.ref(part) for one in open_house.hall.presence.sockets[player] for part in (one, one.line.frames)]
    gc.disable()
    try:
        ada.hang_up() if farewell else ada.socket.socket.shutdown(socket.SHUT_RDWR)
        for _ in range(500):
            if not any(ref() for ref in kept):
                break
            time.sleep(0.01)
        assert len(kept) == 2 and not any(ref() for ref in kept)
    finally:
        gc.enable()


def test_a_table_asleep_wakes_up_where_it_was(open_house):
    """Watchers stay, hear of the next move as the next version, and nobody hears anything twice."""
    ada, bo, table = two_at_a_table(open_house)
    state = ada.watch(table)
    bo.watch(table)
    live = open_house.hall.tables.live[table]
    before, here = live.table.version, live.here
    while open_house.hall.plans.busy:  # whether a plan asks for a move is looked up, which wakes a table
        time.sleep(0.01)
    open_house.hall.tables.rest(0.0, 3600.0)
    assert live.asleep and live.table.match is None and live.watchers
    live.tell_who_is_here()
    assert live.here == here and open_house.hall.tables.players() >= {place.player for place in live.table.places}
    ada.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0])
    heard = bo.at_ply(1)
    assert heard["version"] == before + 1 and not live.asleep and len(bo.heard("moved")) == 1
    open_house.hall.tables.rest(0.0, 3600.0)
    assert bo.watch(table)["ply"] == 1


def test_once_most_tables_are_asleep_their_memory_goes_back(open_house, monkeypatch):
    """Not while any is awake, and not again before others have fallen asleep."""
    given = []
    monkeypatch.setattr(tables, "give_back", lambda: given.append(True))
    ada, _, table = two_at_a_table(open_house)
    hall = open_house.hall
    hall.tables.rest(3600.0, 3600.0)
    assert not given
    hall.tables.rest(0.0, 3600.0)
    hall.tables.rest(0.0, 3600.0)
    assert len(given) == 1
    ada.watch(table)
    hall.tables.rest(3600.0, 3600.0)
    assert len(given) == 1
    hall.tables.rest(0.0, 3600.0)
    assert len(given) == 2


def test_looks_where_nobody_moves_leave_nothing_behind(open_house):
    """People come to far more tables than they move at; what is made to tell of a move is there for the next one."""
    ada, bo, table = two_at_a_table(open_house)
    live = open_house.hall.tables.live[table]

    def look() -> dict:
        told = [guest.watch(table) for guest in (ada, bo)]
        for guest in (ada, bo):
            guest.ask("ping")  # answered once the looks are done with
        return told[0]

    state = look()
    match = live.table.match
    assert not match._memory and match._still is None
    assert not any(match.state.__dict__[name].shown for name in type(match.state).arrays)
    ada.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0])
    bo.at_ply(1)
    assert match._memory
    look()
    assert match._memory
    while open_house.hall.plans.busy:
        time.sleep(0.01)
    open_house.hall.tables.rest(0.0, 3600.0)
    assert look()["ply"] == 1 and not live.table.match._memory


def test_a_look_without_watching_leaves_nothing_behind(open_house):
    """Lists, links and programs ask for tables by HTTP: nobody is told of what follows."""
    ada, bo, table = two_at_a_table(open_house)
    live, path = open_house.hall.tables.live[table], f"/api/tables/{table}"
    state = ada.get(path)
    assert state["views"][0]["legal"] and not live.table.match._memory and live.table.match._still is None
    ada.watch(table)
    ada.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0])
    assert bo.get(path)["ply"] == 1 and live.table.match._memory  # a move was told: it helps with the next


@pytest.mark.skipif(not hasattr(ctypes.CDLL(None), "malloc_info"), reason="another C library")
def test_threads_take_memory_from_one_heap():
    def heaps(how: str) -> int:
        told = subprocess.run([sys.executable, "-c", HEAPS, how], check=True, capture_output=True)
        return told.stdout.count(b"<heap ")

    assert heaps("shared") == 1 < heaps("apart")
