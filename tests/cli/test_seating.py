from __future__ import annotations

import pytest

from drovers import games
from drovers.cli.seating import players, seat_all
from drovers.cli.voice import Misuse


@pytest.mark.parametrize(
    ("seats", "bots", "mine", "names"),
    [
        (2, "greedy", 0, ["person", "greedy"]),
        (2, "greedy", 1, ["greedy", "person"]),
        (2, "none", 0, ["person", "person"]),
        (4, "greedy", 0, ["person", "greedy", "greedy", "greedy"]),
        (4, "none,random", 0, ["person", "person", "random", "random"]),
        (4, "random, greedy", 2, ["random", "greedy", "person", "greedy"]),
        (2, "random,greedy", 0, ["random", "greedy"]),
    ],
)
def test_who_sits_where(seats, bots, mine, names):
    assert players(seats, bots, mine) == names


@pytest.mark.parametrize(("bots", "mine"), [("", 0), (",", 0), ("a,b,c", 0), ("greedy", 2), ("greedy", -1)])
def test_seats_that_cannot_be_filled(bots, mine):
    with pytest.raises(Misuse):
        players(2, bots, mine)


def test_people_have_no_bot():
    assert [bot is None for bot in seat_all(["person", "random"], games.load("toy"))] == [True, False]
