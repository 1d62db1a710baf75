"""Every deal is played in every seating."""

from __future__ import annotations

import pytest

from drovers.arena.pairing import lineups


@pytest.mark.parametrize(
    ("bots", "seats", "count"), [(2, 2, 2), (3, 2, 6), (3, 3, 6), (4, 4, 24), (2, 3, 6), (2, 5, 10)]
)
def test_counts(bots, seats, count):
    tables = lineups("abcde"[:bots], seats)
    assert len(tables) == len(set(tables)) == count


@pytest.mark.parametrize(("bots", "seats"), [(2, 2), (3, 2), (2, 4), (3, 3)])
def test_every_bot_sits_everywhere_equally_often(bots, seats):
    tables = lineups("abcde"[:bots], seats)
    for seat in range(seats):
        sat = [table[seat] for table in tables]
        assert len({sat.count(bot) for bot in range(bots)}) == 1


def test_a_guest_sits_alone_among_hosts():
    assert all(sorted(map(table.count, set(table))) == [1, 3] for table in lineups("ab", 4))


def test_a_bot_named_twice_is_one_bot():
    assert lineups(["a", "b", "b"], 3) == [(0, 1, 2), (1, 0, 2), (1, 2, 0)]
