"""What an imagined world promises: who holds a card or will draw it counts, and neither seat is favoured."""

from __future__ import annotations

import pytest

from drovers.bots.foresight import measure
from drovers.bots.search import judge
from drovers.games.schotten import GAME
from games.schotten.build import at

ROOM = 400
NINES = {1: ("G9 B9 Y9", "R9 R8")}  # only the red 7 beats them


def promised(match, tell=measure):
    """The chance of seat 0."""
    values = [0.0] * ROOM
    tell(match.state, values)
    assert values[0] + values[1] == pytest.approx(1) and 0 < values[0] < 1
    return values[0]


def dealt(*top, stones=NINES, hand="P1 P2", mover=0):
    """Seat 0 holds that hand, and these are the next cards to be drawn."""
    hands = (hand, "Y1 Y2")
    out = {*top, *" ".join([*hands, *(side for sides in stones.values() for side in sides)]).split()}
    rest = [card for colour in "BGRYPN" for value in range(1, 10) if (card := f"{colour}{value}") not in out]
    return at(stones, hands=hands, decks={"clan": [*top, *rest]}, mover=mover)


def test_a_card_counts_for_whoever_will_draw_it():
    ours, theirs = promised(dealt("R7", "B3")), promised(dealt("B3", "R7"))
    assert ours > theirs + 0.02
    assert promised(dealt("R7", "B3", mover=1)) < promised(dealt("B3", "R7", mover=1)) - 0.02


def test_the_measure_of_yardsticks_does_not_look_into_the_deck():
    assert promised(dealt("R7", "B3"), judge) == promised(dealt("B3", "R7"), judge)


def test_a_card_in_hand_counts_more_than_the_same_drawn_late():
    pair = {1: ("G8 B8", "R5 Y9 P4")}
    first = ["B1", "B2", "B3", "B4", "B5", "B6", "B7", "R8", "B9", "P8"]
    held, late = (dealt(*first, last, stones=pair, hand=f"{now} P1") for now, last in (("Y8", "N4"), ("N4", "Y8")))
    assert promised(held) > promised(late)


def test_a_side_with_a_card_too_many_can_be_judged():
    """Mud has left, and nobody has dropped a card yet: plain rules once found no row for one missing less than none."""
    options, laid = {"tactics": True, "modes_targetable": True}, [1, 1]
    stones = {1: ("R9 R8 R7 B1", "G1")}
    match = at(stones, hands=("N1", "P1"), options=options, phase="drop", discard="BA MU", laid=laid)
    assert match.legal(0)[0] == "drop B1" and 0.2 < promised(match) < 0.8


@pytest.mark.parametrize("seed", range(4))
def test_seats_are_told_alike(seed):
    """With hands, sides and turn changed over, the chances are."""
    match = GAME.new(seed=seed)
    for ply in range(20):
        legal = match.legal(match.to_move[0])
        match.play(match.to_move[0], legal[(7 * ply + seed) % len(legal)])
    other = match.position()
    other["stones"] = [turned(stone) for stone in other["stones"]]
    other["hands"] = other["hands"][::-1]
    other["mover"] = 1 - other["mover"]
    assert promised(GAME.from_position(other)) == pytest.approx(1 - promised(match))


def turned(stone):
    """A stone as the other side sees it."""
    return (
        stone
        | {key: stone[key][::-1] for key in ("sides", "since") if key in stone}
        | ({"owner": 1 - stone["owner"]} if stone.get("owner") is not None else {})
    )


def test_looking_leaves_the_world_as_it_was():
    match = dealt("R7", "B3")
    before = match.position()
    promised(match)
    assert match.position() == before and match.state.seen == dealt().state.seen
