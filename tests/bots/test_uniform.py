from __future__ import annotations

from collections import Counter

import toy
from drovers.bots.uniform import Uniform
from drovers.core.dice import new_dice


def test_every_move_is_as_likely():
    match, rng = toy.GAME.new(2, seed=1), new_dice(5)
    legal, sight = match.legal_moves(0), match.sight(0)
    seen = Counter(Uniform().choose(sight, legal, rng, 0) for _ in range(3000))
    assert set(seen) == set(legal)
    assert all(900 < count < 1100 for count in seen.values())
