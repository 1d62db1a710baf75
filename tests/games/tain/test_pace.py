"""The speed-up: when only guards are left to lay, a table may let people queue them (T28, D9, TA6)."""

from __future__ import annotations

import pytest

from drovers.games.tain import GAME
from drovers.games.tain.pace import guards_only
from drovers.server.shapes import View
from drovers.server.telling import offer

from .build import PA, night, play, table

DOORS = ("p1", "p2", "p3", "h1", "h2")
OUTSIDE = "; ".join(f"{seat}.{door} {1 - seat}X v -" for seat in (0, 1) for door in DOORS)
EDITIONS = pytest.mark.parametrize("edition", ["A", "B"])


@EDITIONS
@pytest.mark.rules("T28", "D9")
def test_all_outer_and_kingdom_slots_taken(edition):
    options = {"edition": edition}
    assert guards_only(table(OUTSIDE, 2, kingdom=["0X", "1X"], options=options).state)
    missing = OUTSIDE.replace("1.h2 0X v -", "1.h2 - v -")
    assert not guards_only(table(missing, 2, kingdom=["0X", "1X"], options=options).state)
    assert not guards_only(table(OUTSIDE, 2, kingdom=["0X", "-"], options=options).state)


@pytest.mark.rules("D9")
@pytest.mark.parametrize(("edition", "soon"), [("A", False), ("B", True)])
def test_a_slot_nobody_can_use_any_more(edition, soon):
    """Edition A wants every slot occupied; B only that nobody still placing can use one."""
    options = {"edition": edition}
    passed = {1: {"passed": True}}
    missing = OUTSIDE.replace("0.h2 1X v -", "0.h2 - v -")  # only clan 1 could go there, and it has passed
    assert guards_only(table(missing, 2, kingdom=["0X", "-"], clans=passed, options=options).state) is soon
    spent = {1: {"used": "CWWBBBBBBDXXX", "unused": ""}}  # only clan 1 could go there, and it has nothing left
    assert guards_only(table(missing, 2, kingdom=["0X", "1X"], clans=spent, options=options).state) is soon
    assert not guards_only(table(missing, 2, kingdom=["0X", "-"], options=options).state)


@EDITIONS
@pytest.mark.rules("TA6", "T28")
def test_the_engine_goes_turn_by_turn_all_the_same(edition):
    match = table(OUTSIDE, 2, kingdom=["0X", "1X"], options={"edition": edition})
    play(match, "0 W@p1; 1 B@p1; 0 B@p2")
    assert match.to_move == (1,) and match.position()["clans"][PA]["guards"][:2] == ["W", "B"]


@EDITIONS
@pytest.mark.rules("D9")
def test_it_tells_nothing_hidden(edition):
    match = table(OUTSIDE, 2, kingdom=["0X", "1X"], options={"edition": edition})
    assert all(guards_only(match.sight(seat).state) for seat in (0, 1, None))
    asked = night("1.h1 0C v -", clans={1: {"prisoners": ["0B", "0D"]}})
    assert not guards_only(asked.state)


@EDITIONS
@pytest.mark.rules("T28")
def test_the_last_guards_may_be_chosen_together(edition):
    """What is offered are ordinary moves: whatever keeps to the numbers told can be played one by one."""
    match = table(OUTSIDE, 2, kingdom=["0X", "1X"], options={"edition": edition})
    offered = GAME.notation.together(match.sight(PA).state, PA)
    assert offered == {"hand:C": 1, "hand:W": 2, "hand:B": 6, "hand:D": 1, "hand:X": 2} | {
        f"inside:0.{door}": 1 for door in DOORS
    }
    play(match, "0 W@p1; 1 pass; 0 W@p2; 0 X@p3; 0 X@h1; 0 pass")
    assert match.position()["round"] == 2 and GAME.notation.together(match.state, PA) is None


@EDITIONS
@pytest.mark.rules("T28", "T25")
def test_nothing_is_offered_before_or_after(edition):
    start = GAME.new(2, {"edition": edition}, seed=1)
    assert GAME.notation.together(start.state, PA) is None
    match = table(OUTSIDE, 2, kingdom=["0X", "1X"], clans={1: {"passed": True}}, options={"edition": edition})
    assert GAME.notation.together(match.state, 1) is None and GAME.notation.together(match.state, PA)


@pytest.mark.rules("T28")
def test_whoever_owes_a_move_is_told():
    match = table(OUTSIDE, 2, kingdom=["0X", "1X"])
    views = [View(seat, {}, [], [], undo=False, takeback=False) for seat in (0, 1)]
    for seat, view in enumerate(views):
        offer(view, GAME, match.looks([seat])[0], match.legal_moves(seat), "en")
    assert views[0].together == GAME.notation.together(match.state, 0) and views[1].together is None
