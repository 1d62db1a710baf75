"""An analysis with hardly any thought, for pages that only have to show one: nothing is compiled for it."""

from __future__ import annotations

from typing import Any

from drovers.bots import analysis
from drovers.bots.analysis import Verdict
from drovers.bots.judges import Searched
from drovers.bots.yardsticks import searching
from drovers.server.bot_worker import _sight


def _reason(*about: Any) -> tuple[str, str]:
    """What a network would find in a second and more: where the difference lies."""
    return "stone 1", "borne 1"


analysis.reason = _reason
analysis.judge_of = lambda sight, tries: Searched(searching(sight, 1))


def judge(module: str, ply: int, seat: int, veiled: bytes, played: int) -> Verdict:
    """What a decision was worth, by one iteration of the search."""
    return analysis.judge(ply, _sight(module, seat, veiled), played)
