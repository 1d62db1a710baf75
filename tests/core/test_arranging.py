"""Positions changed by hand: whatever is put wherever, the engine says yes, or no with a field and mostly a rule."""

from __future__ import annotations

from collections import Counter

import pytest

import drovers
from drovers.core.arranging import arranged, kit_of
from drovers.core.errors import BadPosition
from drovers.core.puzzles import puzzles

BOARD = {  # things of the boards that a hand touches
    "schotten": ["stone:1", "stone:9", "card:0.5.1", "card:1.5.2", "pile:discard"],
    "tain": ["inside:0.p1", "inside:1.h2", "outside:0.p2", "outside:1.p1", "kingdom:k1", "hand:W", "hand:X"],
    "goats": ["cell:b2", "cell:e4", "cell:a1"],
    "colorado": ["cell:a1", "cell:g3", "cell:h5", "cell:c4"],
}


@pytest.mark.parametrize("name", drovers.names())
def test_a_piece_put_elsewhere_is_judged(name):
    game, judged = drovers.load(name), Counter[str]()
    for puzzle in list(puzzles(game).values())[3::120][:2]:
        match = game.from_position(puzzle.position)
        position = match.position()
        kit = kit_of(game, position)
        things = [*BOARD[name], *(f"hand:{card}" for card in position.get("hands", [[]])[0][:1] if name != "goats")]
        tries = [(piece, place) for piece in [*kit.pieces[::4], *things] for place in [*things, *kit.places]]
        for piece, place in [*tries, *((deed, "") for deed in kit.deeds)]:
            try:
                game.from_position(arranged(game, position, 0, piece, place))
            except BadPosition as error:
                assert error.field and all(error.reason(lang) for lang in ("en", "fr"))
                judged["rule" if error.rule else "no piece, or no place for it"] += 1
            else:
                judged["sound"] += 1  # nothing lost, nothing twice: the engine's own judgement
        assert match.position() == position, "what is tried changes nothing"
    assert judged["sound"] > 5 and judged["rule"], judged


@pytest.mark.parametrize(
    ("name", "piece", "place", "rule"),
    [
        ("schotten", "owner:1", "stone:1", "S16"),
        ("tain", "hand:B", "kingdom:k1", "T21"),
        ("goats", "marker:0", "cell:b2", "G26"),
        ("colorado", "plant:r", "cell:a1", "R7"),
    ],
)
def test_what_the_rules_forbid_is_refused_by_their_number(name, piece, place, rule):
    game = drovers.load(name)
    position = game.new(2, seed=1).position()
    if name == "colorado":
        position["flags"] = ["rrrggoob", "gobb"]  # all red ones are still to be planted
    with pytest.raises(BadPosition) as refused:
        game.from_position(arranged(game, position, 0, piece, place))
    assert refused.value.rule == rule
