"""What was acknowledged survives `kill -9`, whenever it comes, in every game."""

from __future__ import annotations

import asyncio

import pytest
from crash_loop import CrashLoop
from house import TOY

from drovers.games import TABLE

KILLS = 3  # `make crash-loop` for as long as one likes


@pytest.mark.parametrize("games", [TOY, TABLE], ids=["toy", "all games"])
def test_on_sqlite(tmp_path, games):
    tally = asyncio.run(CrashLoop(str(tmp_path / "drovers.db"), dict(games)).run(KILLS))
    assert tally.kills == KILLS and tally.acknowledged > KILLS


def test_on_postgresql(postgres_url):
    tally = asyncio.run(CrashLoop(postgres_url, dict(TABLE)).run(KILLS))
    assert tally.kills == KILLS and tally.acknowledged > KILLS
