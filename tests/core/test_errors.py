"""Refusals travel between processes."""

from __future__ import annotations

import copy
import pickle

import pytest

import toy
from drovers.core.errors import DroversError, IllegalMove
from drovers.research.errors import ResearchError


def refusals():
    """One made of sentences, one with facts, one made of the key of a catalogue."""
    match = toy.GAME.new(2, seed=1)
    with pytest.raises(IllegalMove) as illegal:
        match.play(1, match.legal(0)[0])
    return [DroversError({"en": "No.", "fr": "Non."}, field="f", rule="T1"), illegal.value, ResearchError("match-over")]


@pytest.mark.parametrize("again", [lambda one: pickle.loads(pickle.dumps(one)), copy.deepcopy], ids=["pickle", "copy"])
def test_a_refusal_comes_back_as_it_was(again):
    for one in refusals():
        other = again(one)
        assert type(other) is type(one) and vars(other) == vars(one)
        assert str(other) == str(one) and other.reason("fr") == one.reason("fr")
