"""Tables that are forgotten leave memory at once: nothing of theirs waits in a cycle for the collector."""

from __future__ import annotations

import gc
import time
import weakref

from house import Refused, house


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
