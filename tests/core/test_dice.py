"""The cheap generator: the same numbers plain and compiled."""

from __future__ import annotations

from drovers.core import dice
from drovers.core.jit import compiled


def test_plain_and_compiled_agree():
    one, two = dice.new_dice(12345), dice.new_dice(12345)
    fast = compiled(dice.word)
    assert [dice.word(one) for _ in range(1000)] == [fast(two) for _ in range(1000)]


def test_a_list_serves_as_well_as_an_array():
    rng = [0, 0, 0, 0]
    dice.shake(rng, 12345)
    assert [dice.below(rng, 6) for _ in range(9)] == [
        dice.below(two, 6) for two in [dice.new_dice(12345)] for _ in range(9)
    ]


def test_bounded_numbers_cover_their_range():
    rng = dice.new_dice(1)
    seen = [dice.below(rng, 10) for _ in range(5000)]
    assert set(seen) == set(range(10))
    assert all(400 < seen.count(k) < 600 for k in range(10))
