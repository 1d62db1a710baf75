"""Events cite the rule they follow: which rules may cause which event, and when."""

from __future__ import annotations

import pytest

from drovers.contract import cases

from .build import GAME, bidding, play, table

# What an event may follow: its rule, and the first word of the move that brought it about (None: any).
CAUSES = {
    ("laid", "R8"): {"at"},
    ("dealt", "R12"): None,
    ("flagged", "R12"): {"at"},
    ("strayed", "RA13"): None,
    ("opened", "R14"): None,
    ("turned", "R14"): None,
    ("passed", "RA20"): {"pass"},
    ("offered", "R35"): {"sell"},
    ("drew", "R36"): {"sell"},
    ("drew", "R22"): {"bid", "count", "top", "card", "at", "turn", "single"},
    ("chose", "R15"): {"bid", "count", "top", "yes", "no"},
    ("answered", "RA21"): {"yes", "no"},
    ("unsold", "R37"): {"yes", "no"},
    ("bought", "R38"): {"pay"},
    ("bought", "R39"): {"bid", "top"},
    ("paid", "RA23"): {"pay"},
    ("bade", "R15"): {"bid", "count", "top"},
    ("ranked", "R16"): {"bid", "count", "top"},
    ("took", "R19"): {"card"},
    ("idle", "RA26"): {"card"},
    ("flagless", "RA10"): {"card"},
    ("marked", "R23"): {"at"},
    ("marked", "R25"): {"turn"},
    ("won", "R29"): None,
    ("freed", "RA11"): None,
    ("discarded", "R21"): None,
    ("scored", "R40"): None,
}


@pytest.mark.parametrize("case", cases(GAME), ids=str)
def test_events_cite_the_rule_that_caused_them(case):
    *_, match = case.walk(7, every=1000)
    for event in match.events:
        words = CAUSES[event.kind.name, event.kind.rule]
        assert words is None or match.moves[event.ply - 1][1].split()[0] in words, event


def test_every_kind_of_event_has_its_causes():
    assert {(kind.name, kind.rule) for kind in GAME.kinds.values()} == set(CAUSES)


@pytest.mark.rules("RA10", "RA26")
def test_a_card_without_flag_and_one_without_marker_are_two_things():
    match = bidding(open=["orange A", "green S"])
    play(match, (0, "bid 1 2"), (1, "bid -"), (0, "card 1"))
    assert {event.kind.name: event.kind.rule for event in match.events}["flagless"] == "RA10"


@pytest.mark.rules("RA32")
def test_flags_come_off_after_the_last_scoring_too():
    match = bidding(turned=48, round=4)
    assert any(sign in "rgob" for row in match.position()["board"] for sign in row)
    play(match, (0, "bid -"), (1, "bid -"))
    assert match.outcome and not any(sign in "rgob" for row in match.position()["board"] for sign in row)


@pytest.mark.rules("R36", "R39")
def test_a_seller_draws_by_the_rule_of_sales():
    match = table("sales", 3, pieces={"A": "f1"}, open=["red S", "red A"], turn=0, hands=[[1], [4, 5], [7, 8]])
    play(match, (0, "sell f1"), (1, "yes"), (2, "yes"), (1, "bid 4"), (2, "bid 7"))
    assert [event.kind.rule for event in match.events if event.kind.name in ("drew", "bought")] == ["R36", "R36", "R39"]
