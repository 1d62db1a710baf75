"""The greedy judgement: from what a seat may know, without a trace, and sensible."""

from __future__ import annotations

import random

from drovers.bots.greedy import Greedy
from drovers.contract.secrets import imagined
from drovers.core import dice
from drovers.games.colorado.greedy import appraise, prefer

from .build import GAME, bidding, play, table, using


def test_it_sees_only_what_the_seat_knows_and_changes_nothing():
    match, chooser, rng = GAME.new(3, seed=3), random.Random(3), dice.new_dice(3)
    while match.to_move:
        seat = chooser.choice(match.to_move)
        if match.ply % 9 == 0:
            before = match.state.copy()
            worlds = [match.state, *(imagined(match, seat, rng).state for _ in range(2))]
            assert len({appraise(world, seat) for world in worlds}) == 1
            for move in match.legal_moves(seat):
                assert len({prefer(world, seat, move) for world in worlds}) == 1
            assert match.state == before
        match.play(seat, chooser.choice(match.legal(seat)))


def choice(match, seat):
    legal = match.legal_moves(seat)
    move = Greedy().choose(match.sight(seat), legal, dice.new_dice(1), 400)
    return GAME.notation.move_text(match.state, seat, move)


def test_it_takes_the_lake():
    match = using("red S", {"r": "e5 c9", "A": "c7", "B": "d7"}, round=4, turned=38, lords={"3": 1})
    assert choice(match, 0) == "at c9"


def test_it_makes_a_double():
    match = using("red A", {"r": "f5"}, round=2, turned=14)
    match.play(0, "at f5")
    assert choice(match, 0) != "single"


def test_it_bids_something():
    assert choice(bidding(), 0) == "count 1"


def test_it_keeps_what_it_needs():
    match = table("sales", pieces={"A": "a1 b1"}, open=["red S", "red A"], turn=0)
    assert choice(match, 0) == "pass"
    play(match, (0, "pass"))
