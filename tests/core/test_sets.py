"""Sets as numbers: the plain text and the processor's own steps agree."""

from __future__ import annotations

import random

import pytest

from drovers.core.jit import compiled, rule
from drovers.core.sets import lowest, members, size


@rule
def taken_apart(members: int) -> int:
    """Size and members of a set in one number."""
    count, total = size(members), 0
    while members != 0:
        total = (total * 67 + lowest(members)) % 1_000_003
        members &= members - 1
    return total * 64 + count


@pytest.mark.parametrize("seed", range(5))
def test_members_come_out_in_order(seed):
    chosen = sorted(random.Random(seed).sample(range(62), 20))
    whole = sum(1 << member for member in chosen)
    left, found = whole, []
    assert size(left) == 20
    while left:
        found.append(lowest(left))
        left &= left - 1
    assert found == chosen == [*members(whole)]


def test_both_forms_agree():
    dice = random.Random(7)
    for some in [0, 1, 1 << 61, (1 << 62) - 1, *(dice.getrandbits(dice.randrange(1, 62)) for _ in range(50))]:
        assert compiled(taken_apart)(some) == taken_apart(some)
