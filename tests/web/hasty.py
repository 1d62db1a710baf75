"""An analysis with hardly any thought, for pages that only have to show one: nothing is compiled for it."""

from __future__ import annotations

from drovers.bots import analysis
from drovers.bots.analysis import Verdict
from drovers.server.bot_worker import _sight


def judge(module: str, ply: int, seat: int, veiled: bytes, played: int) -> Verdict:
    """What a decision was worth, by two iterations of the search."""
    return analysis.judge(ply, _sight(module, seat, veiled), played, iterations=2)
