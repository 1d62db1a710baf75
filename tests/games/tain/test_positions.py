"""Positions that cannot be are refused with their field; those that can are read as written."""

from __future__ import annotations

import pytest

from drovers.core.errors import BadPosition
from drovers.games.tain import GAME

from .build import BR, PA, night, position, table

FULL = "CWWBBBBBBDXXXXXXXX"
BAD = {
    "a chief twice": ("clans.unused", {"clans": {PA: {"unused": FULL, "used": "C"}}}),
    "a warrior too many on the boards": ("clans.unused", {"night": "1.p1 0W v -; 1.p2 0W v -; 0.p1 - v W"}),
    "a token lost": ("clans.unused", {"clans": {PA: {"unused": FULL[1:]}}}),
    "seven boys": ("clans.unused", {"clans": {PA: {"used": "BBBBBB"}, BR: {"prisoners": ["0B"]}}}),
    "a daughter held twice": ("clans.unused", {"clans": {1: {"prisoners": ["0D"]}, 2: {"prisoners": ["0D"]}}}),
    "cattle": ("herd", {"herd": 9, "clans": {0: {"cattle": 5}, 1: {"cattle": 5}, 2: {"cattle": 5}}}),
    "jewels": ("clans.jewels", {"clans": {seat: {"jewels": 4} for seat in range(3)}}),
    "a boy in the kingdom": ("kingdom", {"kingdom": ["0B", "-"]}),
    "a daughter in the kingdom": ("kingdom", {"kingdom": ["-", "1D"]}),
    "a clan twice in the kingdom": ("kingdom", {"kingdom": ["1W", "1C"]}),
    "a raid on oneself": ("clans.raiders", {"night": "1.p1 1W v -"}),
    "a daughter outside": ("clans.raiders", {"night": "1.p1 0D v -", "options": {"edition": "B"}}),
    "an own prisoner": ("clans.prisoners", {"clans": {PA: {"prisoners": ["0B"]}}}),
    "a chief as prisoner": ("clans[0].prisoners", {"clans": {PA: {"prisoners": ["1C"]}}}),
    "a stock that is not": ("clans.stock", {"clans": {PA: {"stock": FULL[:-1]}}}),
    "to move and passed": ("clans.passed", {"clans": {PA: {"passed": True}}, "turn": PA}),
    "loot beside a board": ("clans.aside", {"clans": {PA: {"aside": {"cattle": 1}}}}),
    "a capture beside a board": ("clans.aside", {"clans": {PA: {"aside": {"prisoners": ["1B"]}}}}),
    "eleven cattle and going on": ("phase", {"clans": {PA: {"cattle": 11}}}),
    "over for no reason": ("phase", {"phase": "over", "round": 5}),
    "over with tokens on the boards": ("clans.guards", {"night": "0.p1 - v B", "phase": "over", "round": 8}),
    "a reclaim with tokens": ("phase", {"phase": "reclaiming", "options": {"edition": "B"}}),
    "a reclaim that is forced": ("phase", {"phase": "reclaiming", "clans": {PA: {"unused": "", "used": FULL}}}),
    "no tokens where reclaiming is forced": ("clans.unused", {"clans": {PA: {"unused": "", "used": FULL}}}),
    "a reclaim in round eight": ("phase", {"phase": "reclaiming", "round": 8}),
    "freeing nobody": ("freeing", {"phase": "freeing", "freeing": {"house": 1, "owed": [1, 0, 0]}}),
    "freeing without a success": (
        "freeing",
        {"phase": "freeing", "freeing": {"house": 1, "owed": [0, 0, 0]}, "clans": {1: {"prisoners": ["0B", "0D"]}}},
    ),
    "freeing with a bluff on the board": (
        "clans.guards",
        {
            "night": "2.p1 - v X",
            "phase": "freeing",
            "freeing": {"house": 1, "owed": [1, 0, 0]},
            "clans": {1: {"prisoners": ["0B", "0D"]}},
        },
    ),
    "passed after the reveal": (
        "clans.passed",
        {
            "phase": "freeing",
            "freeing": {"house": 1, "owed": [1, 0, 0]},
            "clans": {1: {"prisoners": ["0B", "0D"], "passed": True}},
        },
    ),
    "freeing left out": ("freeing", {"phase": "freeing"}),
    "owed too much": ("freeing.owed[0]", {"phase": "freeing", "freeing": {"house": 1, "owed": [3, 0, 0]}}),
    "round nine": ("round", {"round": 9}),
    "a marker nowhere": ("holder", {"holder": 3}),
    "nobody's turn": ("turn", {"turn": 7}),
    "a phase unheard of": ("phase", {"phase": "feast"}),
    "a token unheard of": ("clans[0].unused", {"clans": {PA: {"unused": "Q"}}}),
    "a hidden token": ("clans[0].unused", {"clans": {PA: {"unused": "?" * 18}}}),
    "a guard unheard of": ("clans[1].guards[0]", {"night": "1.p1 - v Z"}),
    "a raider of no clan": ("clans[1].raiders[0]", {"night": "1.p1 5W v -"}),
    "a raider without a clan": ("clans[1].raiders[0]", {"night": "1.p1 W v -"}),
    "three kingdom slots": ("kingdom", {"kingdom": ["-", "-", "-"]}),
    "negative cattle": ("clans[0].cattle", {"clans": {PA: {"cattle": -1}}}),
    "a field unheard of": ("weather", {"weather": "rain"}),
    "a field of a clan unheard of": ("clans[2].pigs", {"clans": {2: {"pigs": 1}}}),
    "an option unheard of": ("gods", {"options": {"gods": 1}}),
}


@pytest.mark.rules("T5", "T6", "T11", "T19", "T20", "T21", "T44", "T54")
@pytest.mark.parametrize("name", BAD)
def test_bad_position(name):
    field, given = BAD[name]
    with pytest.raises(BadPosition) as error:
        table(given.get("night", ""), **{key: value for key, value in given.items() if key != "night"})
    assert error.value.field == field
    assert error.value.reason("fr") != error.value.reason("en")


def test_two_boards_for_three_seats():
    data = position()
    data["clans"].pop()
    with pytest.raises(BadPosition) as error:
        GAME.from_position(data)
    assert error.value.field == "clans"


def test_a_bare_position_is_the_beginning():
    assert GAME.from_position({"game": "tain", "seats": 3}).state == GAME.new(3, seed=0).state


def test_questions_are_positions_too():
    asked = night("1.h1 0C v -; 1.p1 0W v -", clans={BR: {"prisoners": ["0B", "0D"]}})
    again = GAME.from_position(asked.position())
    assert again.state == asked.state and again.legal(PA) == ["free boy", "free daughter"]
    spent = {"used": "WWBBBBBBDXXXXXXXX", "unused": ""}
    asked = night("0.p1 - v C", clans={PA: spent}, options={"edition": "B"})
    again = GAME.from_position(asked.position())
    assert again.state == asked.state and again.legal(PA) == ["reclaim", "decline"]


def test_random_start_of_a_position_is_drawn_by_its_key():
    starts = {
        GAME.from_position({"game": "tain", "seats": 4, "options": {"start": "random"}, "key": key}).to_move[0]
        for key in range(30)
    }
    assert starts == {0, 1, 2, 3}
