"""The move space: one decode, its inverse, and events that cite the rule they follow."""

from __future__ import annotations

import pytest

from drovers.contract import cases
from drovers.games.schotten import GAME
from drovers.games.schotten.moves import BANISH_MODE, FIRST, MOVES, decode, encode


def test_decode_and_encode_are_inverse():
    parts = [decode(move) for move in range(MOVES)]
    assert [encode(move) for move in parts] == list(range(MOVES)) and len(set(parts)) == MOVES
    assert [next(i for i, move in enumerate(parts) if move.kind == kind) for kind in range(BANISH_MODE + 1)] == list(
        FIRST
    )


@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_events_cite_the_rule_they_follow(case):
    """In whole matches: base or Tactics, refill or Headhunter, claim or judgement."""
    for seed in range(3):
        *_, match = case.walk(seed, every=10_000)
        tactics, judged, hunting = case.options.get("tactics", False), False, 0
        for event in match.events:
            name, rule = event.kind.name, event.kind.rule
            judged = (judged or name == "judged") and name != "dealt"
            hunting = 3 if event.data.get("card") == "HH" and name == "ruse" else hunting
            if name == "drew":
                assert rule == ("S46" if hunting else "S34" if tactics else "S10")
                hunting = max(hunting - 1, 0)
            elif name in ("claimed", "round_won"):
                assert (rule == "SA8") == judged
            elif name == "laid":
                assert (rule == "S33") == (event.data["card"] in ("J", "S", "H"))
            elif name == "passed":
                assert rule == ("S38" if tactics else "S12")
            elif name in ("moved", "removed") and event.data["card"] in ("BL", "MU"):
                assert rule == "SA27"
            elif name == "returned":
                hunting = 0
