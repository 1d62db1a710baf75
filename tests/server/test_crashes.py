"""What was acknowledged survives `kill -9`, whenever it comes: in every game on SQLite, in the toy on PostgreSQL."""

from __future__ import annotations

import asyncio

from crash_loop import CrashLoop
from house import TOY

from drovers.games import TABLE

KILLS = 2  # `make crash-loop` for as long as one likes


def test_on_sqlite(tmp_path):
    tally = asyncio.run(CrashLoop(str(tmp_path / "drovers.db"), dict(TABLE)).run(KILLS))
    assert tally.kills == KILLS and tally.acknowledged > KILLS


def test_on_postgresql(postgres_url):
    tally = asyncio.run(CrashLoop(postgres_url, dict(TOY)).run(1))
    assert tally.kills == 1 and tally.acknowledged > 1
