"""Positions that cannot be are refused with the field named; those that can be come back bit for bit."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import drovers
from drovers import BadPosition
from drovers.core import sets
from drovers.games.colorado import names

from .build import DRY, GAME, LAND, bidding, land, table

BID = {
    "game": "colorado",
    "seats": 2,
    "phase": "bid",
    "board": list(LAND),
    "hands": [[1], [2]],
    "open": ["red S", "red A"],
}


def refused(field, **changes):
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(BID | changes)
    assert caught.value.field == field, str(caught.value)
    assert caught.value.reason("fr") != caught.value.reason("en")


def test_the_base_is_sound():
    assert GAME.from_position(BID).to_move == (0, 1)


@pytest.mark.parametrize(
    ("field", "changes"),
    [
        ("game", {"game": "chess"}),
        ("seats", {"seats": 5}),
        ("lakes", {"options": {"lakes": "frozen"}}),
        ("tie_rule", {"options": {"tie_rule": "dice"}}),
        ("colour_blind", {"colour_blind": True}),
        ("round", {"round": 5}),
        ("round", {"round": "1"}),
        ("phase", {"phase": "dance"}),
        ("turn", {"turn": 2}),
        ("board", {"board": list(LAND)[:9]}),
        ("board[3]", {"board": [*LAND[:3], "short", *LAND[4:]]}),
        ("board[0]", {"board": ["x" * 15, *LAND[1:]]}),
        ("board", {"board": land(C="a1")}),  # a marker of a third seat
        ("board", {"board": [row.replace("33", "..") for row in LAND]}),  # a lake is missing
        ("board", {"board": ["3" + LAND[0][1:], *LAND[1:]]}),  # a lake too large
        ("board", {"board": [*LAND[:7], LAND[7].replace("33", "3.3"[:2]), *LAND[8:]]}),  # broken
        ("board", {"board": land(A=" ".join(DRY[:41]))}),
        ("flags", {"board": land(r="a1 c1 e1 g1")}),
        ("flags", {"flags": ["r", ""]}),  # flags to place while bidding
        ("flags[0]", {"flags": ["x", ""]}),
        ("hands", {"hands": [[1, 2], [2]]}),  # a token twice
        ("hands[0]", {"hands": [[1, 1], [2]]}),
        ("hands[1]", {"hands": [[1], [67]]}),
        ("hands[1]", {"hands": [[1], ["?"]]}),
        ("hands", {"hands": [[1]]}),
        ("hands", {"bag": [1, 3, 4]}),
        ("bag[0]", {"bag": ["?"]}),
        ("fists", {"fists": [[2], []]}),  # not its own
        ("fists", {"fists": [[1], []]}),  # has not bid
        ("known", {"known": {"1": "1"}}),  # the holder does not know it
        ("known", {"known": {"1": "0w"}}),  # a watcher knows what seat 1 does not
        ("known", {"known": {"1": "03"}}),
        ("known.1", {"known": {"1": "x"}}),
        ("known.99", {"known": {"99": "0"}}),
        ("known", {"reach": {"1": "1"}}),
        ("known", {"reach": {"40": "0", "41": "1"}}),  # since when can neither have drawn after the other?
        ("cards", {"cards": ["red S"] * 47, "turned": 2, "shown": True, "open": []}),
        ("cards[0]", {"cards": ["pink S"] * 48}),
        ("cards", {"open": ["red K+", "red K+"]}),  # only one in the box
        ("open[0]", {"open": ["red Q", "red S"]}),
        ("turned", {"open": ["red S"]}),
        ("turned", {"turned": 3}),
        ("turned", {"turned": 14}),
        ("turned", {"turned": 49}),
        ("shown", {"shown": 1}),
        ("taken[0]", {"taken": [3]}),
        ("lords", {"lords": {"3": 0}}),  # nobody is there
        ("lords", {"board": land(A="c7"), "lords": {}}),
        ("lords.9", {"lords": {"9": 0}}),
        ("lords.3", {"lords": {"3": 2}}),
        ("points[0]", {"points": [-1, 0]}),
        ("points", {"points": [1]}),
        ("signs[0]", {"signs": [6, 5]}),
        ("signs", {"signs": [5, 5], "sold": [1, 0]}),
        ("sold[0]", {"sold": [3, 0]}),
        ("phase", {"turn": 0}),  # all bid at once
        ("phase", {"phase": "card"}),
        ("phase", {"phase": "sales"}),
        ("phase", {"phase": "use", "turn": 0, "slot": 1, "rank": [0]}),  # the card is not taken
        ("phase", {"phase": "use", "turn": 0, "slot": 1, "taken": [1], "rank": [0]}),  # no red flag
        ("phase", {"phase": "star", "turn": 0, "slot": 1, "taken": [1], "rank": [0], "at": "a1"}),  # no marker
        ("phase", {"done": [0, 1]}),  # nobody owes a bid
        ("phase", {"phase": "place", "turn": 0, "open": [], "flags": ["r", ""]}),  # which flag
        ("phase", {"phase": "flag", "turn": 0, "open": []}),  # no flag
        ("passes", {"passes": 9}),
        ("done[0]", {"done": [2]}),
        ("count", {"count": [2, None]}),  # more than he holds
        ("count[0]", {"count": [0, None]}),
        ("offer", {"offer": "a1"}),
        ("offer", {"phase": "interest", "seller": 0, "offer": "a1"}),  # not his land
        ("offer", {"phase": "interest"}),
        ("offer", {"offer": "z9"}),
        ("offer", {"yes": [1]}),
        ("rank", {"rank": [0]}),
        ("rank", {"phase": "card", "turn": 1, "rank": [0, 1]}),
        ("rank", {"phase": "card", "turn": 0, "rank": [0, 0]}),
        ("board", {"left": [3]}),  # a lake to place that lies there
        ("left[0]", {"left": [2]}),
        ("seed", {"key": "xyz"}),
    ],
)  # fmt: skip
def test_bad_positions(field, changes):
    refused(field, **changes)


@pytest.mark.parametrize("missing", ["phase", "board", "hands"])
def test_what_a_position_needs(missing):
    start = {name: value for name, value in BID.items() if name != missing}
    with pytest.raises(BadPosition) as caught:
        GAME.from_position(start)
    assert caught.value.field == missing


def test_buyers_must_be_able_to_buy():
    base = {"pieces": {"A": "f1"}, "open": ["red S", "red A"], "seller": 0, "offer": "f1"}
    table("price", 3, **base, yes=[1], turn=1)
    for changes in ({"yes": [1, 2]}, {"yes": []}, {"yes": [0]}, {"yes": [1], "hands": [[1], [], [2]]}):
        with pytest.raises(BadPosition) as caught:
            table("price", 3, **(base | {"turn": 1} | changes))
        assert caught.value.field == "offer"
    table("sale-bid", 3, **base, yes=[1, 2])
    with pytest.raises(BadPosition):
        table("sale-bid", 3, **base, yes=[1])


def test_a_position_by_hand_comes_back():
    match = bidding(3, points=[3, 4, 5], known={"1": "012w"}, reach={"40": "01"}, sold=[1, 0, 2])
    again = GAME.from_position(match.position())
    assert again.state == match.state
    assert match.position()["signs"] == [4, 5, 3], "signs follow from the sales unless they are given"
    assert match.position()["known"] == {"1": "012w"} and match.position()["reach"] == {"40": "01"}


def test_cards_not_given_are_dealt_by_the_key():
    decks = [GAME.from_position(BID | {"key": key}).position()["cards"] for key in (1, 2, 1)]
    assert decks[0] == decks[2] != decks[1]
    assert all(deck[:2] == ["red S", "red A"] for deck in decks)


def test_a_record_of_the_first_edition_replays_with_its_retired_options():
    record = json.loads(Path(__file__).with_name("first_edition.json").read_text(encoding="utf-8"))
    assert record["options"]["deck"] == "uniform7" and record["options"]["final_tie"] == "shared"
    match = drovers.verify(record)
    assert match.outcome.scores == (66, 40, 29) and "deck" not in match.position()["options"]


def test_what_lies_on_the_map_is_kept_once():
    """Not by the map and, word by word, by all who list sets."""
    kept = sets.members.cache_info().currsize
    for seed in range(9):
        match = GAME.new(4, seed=seed)
        assert all(names.hand_of(match.state, seat) for seat in range(4))
    assert sets.members.cache_info().currsize == kept
