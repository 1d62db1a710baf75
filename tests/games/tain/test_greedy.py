"""The judgement behind the greedy bot: sensible, and blind to what the seat may not know."""

from __future__ import annotations

import random

import pytest

from drovers.core import dice, rules
from drovers.games.tain import GAME
from drovers.games.tain.greedy import appraise, prefer

from .build import BR, PA, night, play, table


def choice(match, seat, rng):
    """The legal move that looks best in one imagined world."""
    world = match.sight(seat).state.copy()
    rules.imagine(world, seat, rng)
    worth = {}
    for move in match.legal_moves(seat):
        state = world.copy()
        rules.play(state, seat, move)
        worth[move] = appraise(state, seat) + prefer(world, seat, move)
    return GAME.notation.move_text(match.state, seat, max(worth, key=worth.get))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_judgement_does_not_see_hidden_tokens(seats):
    match, luck, rng = GAME.new(seats, seed=5), random.Random(5), dice.new_dice(5)
    for _ in range(40):
        for seat in range(seats):
            found = {appraise(match.state, seat)}
            for _ in range(3):
                world = match.sight(seat).state.copy()
                rules.imagine(world, seat, rng)
                found.add(appraise(world, seat))
            assert len(found) == 1
        match.play(match.to_move[0], luck.choice(match.legal(match.to_move[0])))


def test_it_frees_the_daughter_and_reclaims():
    rng = dice.new_dice(1)
    asked = night("1.h1 0C v -", clans={BR: {"prisoners": ["0B", "0D"]}})
    assert choice(asked, PA, rng) == "free daughter"
    spent = {"used": "WWBBBBBBDXXXXXXXX", "unused": ""}
    asked = night("0.p1 - v C", clans={PA: spent}, options={"edition": "B"})
    assert choice(asked, PA, rng) == "reclaim"


def test_it_walks_through_an_open_door():
    """Everybody else has passed and left all doors open: no reason to stay at home."""
    match = play(table(round=8), "0 X@p1; 1 pass; 2 pass")
    assert choice(match, PA, dice.new_dice(1))[1:] in {">1.h1", ">1.h2", ">2.h1", ">2.h2"}


def test_it_beats_random_play():
    won = 0
    for seed in range(6):
        match, luck, rng = GAME.new(2, seed=seed), random.Random(seed), dice.new_dice(seed)
        while match.to_move:
            seat = match.to_move[0]
            match.play(seat, choice(match, seat, rng) if seat == seed % 2 else luck.choice(match.legal(seat)))
        won += match.outcome.winners == (seed % 2,)
    assert won >= 5
