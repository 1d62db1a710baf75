"""The move space of 115 and its texts; options and their presets."""

from __future__ import annotations

import pytest

from drovers.core.errors import BadMove, BadOption
from drovers.games.tain import GAME
from drovers.games.tain.moves import MAX_LEGAL
from drovers.games.tain.table import TYPES

from .build import PA, refused, table


@pytest.mark.rules("T62", "D6", "T15")
@pytest.mark.parametrize(("edition", "counts"), [("A", (57, 82, 107)), ("B", (52, 72, 92))])
def test_legal_moves_at_the_first_ply(edition, counts):
    for seats, count in zip((2, 3, 4), counts, strict=True):
        assert len(GAME.new(seats, {"edition": edition}, seed=1).legal(0)) == count
    assert max(counts) <= MAX_LEGAL


def test_ids_are_relative_to_the_acting_seat():
    match = GAME.new(4, {"start": 2}, seed=1)
    assert match.parse(2, "C@p1") == 0
    assert match.parse(2, "W@h2") == 22 + 4
    assert match.parse(2, "B>3.p1") == 2 * 22 + 5
    assert match.parse(2, "D>0.h1") == 3 * 22 + 5 + 5 + 3
    assert match.parse(2, "X>1.h2") == 4 * 22 + 19
    assert match.parse(2, "C>k1") == 20 and match.parse(2, "X>k2") == 109
    assert [match.parse(2, text) for text in ("pass", "free boy", "free daughter", "reclaim", "decline")] == [
        110,
        111,
        112,
        113,
        114,
    ]
    assert GAME.moves == 115


@pytest.mark.parametrize("seat", range(4))
def test_every_move_has_its_text(seat):
    match = GAME.new(4, seed=1)
    texts = [GAME.notation.move_text(match.state, seat, move) for move in range(GAME.moves)]
    assert len(set(texts)) == GAME.moves
    assert [match.parse(seat, text) for text in texts] == list(range(GAME.moves))
    assert match.parse(seat, "  w @ P1 ") == match.parse(seat, "W@p1") == 22
    assert match.parse(seat, "w@k1") == match.parse(seat, "W>k1")


@pytest.mark.parametrize("text", ["", "W", "W@", "W@p4", "W@h3", "W>k3", "Q@p1", "W>9.p1", "free", "free x", "W@p1 x"])
def test_no_moves(text):
    match = GAME.new(2, seed=1)
    before = match.state.copy()
    with pytest.raises(BadMove):
        match.play(PA, text)
    assert match.state == before


@pytest.mark.rules("T57", "T15", "T25", "T46", "TA13")
def test_legal_and_why_not_agree_over_the_whole_space():
    from drovers.core import rules

    for options in GAME.option_sets:
        match = table("1.p1 0B v X; 2.h1 1W v -", kingdom=["-", "1X"], options=options)
        for seat in range(3):
            legal = match.legal_moves(seat)
            assert legal == [move for move in range(GAME.moves) if rules.why_not(match.state, seat, move) == 0]


def test_a_token_not_held_is_refused():
    match = table(clans={PA: {"unused": "XX", "used": "CWWBBBBBBDXXXXXX"}})
    assert refused(match, PA, "C@p1") == "T43"
    assert len(match.legal(PA)) == 1 + 17


@pytest.mark.rules("D6", "D11", "D16")
def test_an_edition_presets_three_options_and_each_can_be_set_alone():
    presets = {
        "A": {"daughter_outside": "dud", "kingdom_contested": "marker_order", "reclaim": "forced"},
        "B": {"daughter_outside": "forbidden", "kingdom_contested": "left_slot", "reclaim": "optional"},
    }
    for edition, other in (("A", "B"), ("B", "A")):
        chosen = GAME.new(2, {"edition": edition}, seed=1).position()["options"]
        assert chosen | presets[edition] == chosen
        for name, value in presets[other].items():
            alone = GAME.new(2, {"edition": edition, name: value}, seed=1).position()["options"]
            assert alone == chosen | {name: value}
    assert GAME.new(2, seed=1).position()["options"]["edition"] == "A"


def test_every_option_is_turned_somewhere():
    default = GAME.new(2, seed=1).position()["options"]
    turned = set()
    for options in GAME.option_sets:
        turned |= {name for name, value in options.items() if value != default[name]}
        presets = GAME.new(2, options, seed=1).position()["options"]
        turned |= {name for name in presets if presets[name] != default[name]}
    assert turned == set(default)


@pytest.mark.parametrize(
    ("name", "value"), [("edition", "C"), ("reclaim", "maybe"), ("start", 2), ("batch_guards", True)]
)
def test_unknown_options_are_refused(name, value):
    with pytest.raises(BadOption) as error:
        GAME.new(2, {name: value})
    assert error.value.field == name


def test_the_state_is_small():
    assert GAME.state.dtype.itemsize <= 512 and TYPES == 5
