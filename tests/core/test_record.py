"""Records: read, replayed, verified, refused."""

from __future__ import annotations

import json

import pytest

from drovers import BadRecord
from drovers.core.record import replay, verify
from toy import GAME


def load(name):
    return GAME


def played(seed=3, entropy=()):
    match = GAME.new(2, seed=seed, entropy=entropy)
    while match.to_move:
        match.play(match.to_move[0], match.legal(match.to_move[0])[0])
    return match


def test_a_record_replays_and_verifies_through_json():
    for entropy in ((), ("ab", "cd")):
        match = played(entropy=entropy)
        assert verify(json.dumps(match.record()), load).state == match.state


def test_a_sealed_record_shows_neither_seed_nor_moves_before_the_end():
    match = GAME.new(2, seed=3)
    match.play(0, match.legal(0)[0])
    sealed = match.sealed()
    assert sealed["seed"] is None and sealed["moves"] == [] and sealed["commitment"]
    with pytest.raises(BadRecord) as caught:
        replay(sealed, load)
    assert caught.value.field == "seed"
    assert played().sealed() == played().record()


def changed(**values):
    return played().record() | values


@pytest.mark.parametrize(
    ("record", "field"),
    [
        ("nonsense", "record"),
        ("[]", "record"),
        ({"game": "toy"}, "record"),
        (changed(version=2), "version"),
        (changed(format="pgn"), "version"),
        (changed(rules=99), "rules"),
        (changed(seats=9), "seats"),
        (changed(options={"x": 1}), "x"),
        (changed(seed="00"), "seed"),
        (changed(moves=[[0, "goat"]]), "moves[0]"),
        (changed(moves=[[0]]), "moves[0]"),
        (changed(moves=[["0", "1"]]), "moves[0]"),
        (changed(moves=[]), "result"),
        (changed(result=None), "result"),
        (changed(commitment="00" * 32), "commitment"),
        (changed(seed="00" * 32), "moves[0]"),
        (changed(extra=1), "record"),
    ],
    ids=str,
)
def test_bad_records_are_refused_with_the_place(record, field):
    with pytest.raises(BadRecord) as caught:
        verify(record, load)
    assert caught.value.field == field or field == "moves[0]"
    assert caught.value.reason("fr")
