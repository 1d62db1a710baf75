"""The search is one text too: with the compiler off it chooses the same moves by the same dice."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys

import pytest

import drovers
from drovers.bots.yardsticks import Yardstick
from drovers.core.dice import new_dice

PLACES = [(name, 3, 12, 6) for name in drovers.names()]  # game, seed, at least so many plies, iterations
PLACES += [("schotten", 3, 40, 6), ("schotten", 94, 62, 40)]  # stones owned; nothing hidden any more


def choices(name):
    """What a level chooses at each place of a game, and the dice as they lie afterwards."""
    return [choice(*place) for place in PLACES if place[0] == name]


def choice(name, seed, plies, iterations):
    """A random match until there is something to choose, then the level's choice."""
    game, pick = drovers.load(name), random.Random(seed)
    match, rng = game.new(seed=seed), new_dice(1)
    while True:
        seat = match.to_move[0]
        legal = match.legal_moves(seat)
        if match.ply >= plies and len(legal) > 1:
            return [
                name,
                match.ply,
                Yardstick(3).choose(match.sight(seat), legal, rng, iterations),
                [int(word) for word in rng],
            ]
        match.play(seat, game.notation.move_text(match.state, seat, legal[pick.randrange(len(legal))]))


@pytest.mark.parametrize(
    "name", [pytest.param(name, marks=() if name == "tain" else pytest.mark.soak) for name in drovers.names()]
)
def test_the_same_choices_without_the_compiler(name):
    done = subprocess.run(
        [sys.executable, __file__, name], env=os.environ | {"NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr[-3000:]
    assert json.loads(done.stdout) == choices(name)


if __name__ == "__main__":
    print(json.dumps(choices(sys.argv[1])))
