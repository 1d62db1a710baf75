"""Bots that go wrong are told so, in one line."""

from __future__ import annotations

import numpy as np
import pytest

import toy
from drovers.bots.asking import answer
from drovers.core.dice import new_dice


@pytest.fixture
def ask():
    """What a function answers as a bot, asked for the first move of the toy."""
    match = toy.GAME.new(2, seed=1)

    def ask(choose):
        bot = type("Bot", (), {"choose": lambda self, sight, legal, rng, budget: choose(legal)})()
        return answer(bot, match.sight(0), match.legal_moves(0), new_dice(1))

    return ask


def test_a_legal_move_is_the_answer(ask):
    assert ask(lambda legal: legal[-1]) == (toy.GAME.new(2, seed=1).legal_moves(0)[-1], "")
    assert type(ask(lambda legal: np.int64(legal[0]))[0]) is int


def test_an_exception_is_named_with_its_line(ask):
    def wrong(legal):
        raise ValueError("boo\nand more")

    line = wrong.__code__.co_firstlineno + 1
    assert ask(wrong) == (-1, f"ValueError: boo and more (test_asking.py:{line})")


@pytest.mark.parametrize("given", [-1, None, "draw", np.zeros(2)], ids=str)
def test_what_is_no_legal_move_is_shown(ask, given):
    move, problem = ask(lambda legal: given)
    assert move == -1 and ("choose() = " in problem or "ValueError" in problem)


def test_what_a_bot_prints_is_not_among_what_is_answered(ask, capsys):
    ask(lambda legal: print("thinking") or legal[0])
    assert capsys.readouterr() == ("", "thinking\n")
