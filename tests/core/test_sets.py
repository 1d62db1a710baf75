"""Sets as numbers: the plain text and the processor's own steps agree."""

from __future__ import annotations

import random

import pytest

from drovers.core.jit import compiled, rule
from drovers.core.sets import highest, lowest, members, parted, size


@rule
def taken_apart(members: int) -> int:
    """Size, greatest and all members of a set in one number."""
    count, total = size(members), highest(members)
    while members != 0:
        total = (total * 67 + lowest(members)) % 1_000_003
        members &= members - 1
    return total * 64 + count


@pytest.mark.parametrize("seed", range(5))
def test_members_come_out_in_order(seed):
    chosen = sorted(random.Random(seed).sample(range(62), 20))
    whole = sum(1 << member for member in chosen)
    left, found = whole, []
    assert size(left) == 20 and highest(left) == chosen[-1] and highest(0) == -1
    while left:
        found.append(lowest(left))
        left &= left - 1
    assert found == chosen == [*members(whole)]


def test_both_forms_agree():
    dice = random.Random(7)
    for some in [0, 1, 1 << 61, (1 << 62) - 1, *(dice.getrandbits(dice.randrange(1, 62)) for _ in range(50))]:
        assert compiled(taken_apart)(some) == taken_apart(some)


@rule
def put_together(number: int, by: int) -> int:
    """Both parts of a number in one."""
    quotient, rest = parted(number, by)
    return quotient * 1000 + rest


@pytest.mark.parametrize("by", [1, 2, 9, 63, 999])
def test_numbers_are_parted_alike_in_both_forms(by):
    for number in [0, 1, by - 1, by, by + 1, 1471, 2**31 - 1]:
        assert parted(number, by) == (number // by, number % by)
        assert compiled(put_together)(number, by) == put_together(number, by)
