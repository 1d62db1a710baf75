"""What every bot promises: a legal move, the same one for the same dice, and nothing but its sight behind it."""

from __future__ import annotations

import zlib

import pytest

from drovers.bots.table import seat_bot
from drovers.core import jit, rules
from drovers.core.dice import new_dice
from drovers.core.match import Match

EVERY = {"plain": 151, "compiled": 43}  # plies between the positions looked at


def budget():
    """So much thought: little of it where nothing is compiled."""
    return 3 if jit.compiler_is_off() else 60


def test_choices_are_legal_repeatable_and_from_the_sight_alone(case, bot_name, form):
    bot = seat_bot(bot_name)
    for match in case.walk(seed=1, every=EVERY[form]):
        for seat in match.to_move[:1]:
            keeps_the_promise(match, seat, lambda _: bot)


def keeps_the_promise(match, seat, bot_at):
    """Asks the bot of a match again, and in a world that differs only in what the seat cannot know."""
    sight, legal = match.sight(seat), match.legal_moves(seat)
    choice = bot_at(match).choose(sight, legal, new_dice(match.ply), budget())
    assert choice in legal
    assert bot_at(match).choose(match.sight(seat), legal, new_dice(match.ply), budget()) == choice
    other = another_world(match, seat)
    assert other.sight(seat) == sight
    assert bot_at(other).choose(other.sight(seat), other.legal_moves(seat), new_dice(match.ply), budget()) == choice


class Cheat:
    """Looks behind its sight at the whole truth."""

    def __init__(self, match):
        self.match = match

    def choose(self, sight, legal, rng, budget):
        return legal[zlib.crc32(self.match.state.record().tobytes()) % len(legal)]


def test_a_cheat_is_caught(game):
    match = game.new(seed=1)
    with pytest.raises(AssertionError):
        while match.to_move:
            keeps_the_promise(match, match.to_move[0], Cheat)
            match.play(match.to_move[0], match.legal(match.to_move[0])[0])


def test_a_choice_leaves_sight_and_moves_as_they_were(case, bot_name):
    match = case.match(seed=2)
    seat = match.to_move[0]
    sight, legal = match.sight(seat), match.legal_moves(seat)
    before, moves = sight.state.copy(), list(legal)
    seat_bot(bot_name).choose(sight, legal, new_dice(0), budget())
    assert sight.state == before
    assert legal == moves


def another_world(match: Match, seat: int) -> Match:
    """A match that differs in what the seat cannot know."""
    world = match.sight(seat).state.copy()
    rules.imagine(world, seat, new_dice(99))
    return Match(match.game, world)
