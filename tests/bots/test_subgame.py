"""The rest of a match solved with what is hidden: whoever plays by it loses nothing to a best response."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import numba
import numpy as np
import pytest

import drovers
from drovers.bots import subgame
from drovers.bots.subgame import equilibrium
from drovers.core.dice import new_dice
from drovers.core.jit import compiled
from drovers.core.match import Match
from drovers.research.endgame import position
from drovers.research.equilibria import small
from drovers.solving import cfr, tree
from drovers.solving.cfr import Solver, uniform

TAIN = drovers.load("tain")


def after(plies):
    """A match of Táin near its end, where the other clan's last tokens are hidden."""
    match = Match(TAIN, position(TAIN, "small1"))
    for _ in range(plies):
        seat = match.to_move[0]
        match.play(seat, match.legal(seat)[0])
    return match


def late_choice():
    match = after(2)
    return [round(float(chance), 6) for chance in equilibrium(match.sight(match.to_move[0]), new_dice(1))]


@pytest.mark.breadth
def test_playing_by_it_loses_nothing():
    of = small(TAIN, "small1")
    policy, solver = uniform(of.tree), Solver(of.tree)
    before = solver.exploitability(policy)
    for info, node in enumerate(of.examples()):
        here = of.at(node)
        chosen = equilibrium(Match(TAIN, here.plain()).sight(here.seat), new_dice(info)) if here.legal[1:] else None
        if chosen is not None:
            policy[of.tree.first[info] : of.tree.first[info + 1]] = chosen
    assert before > 0.5 and solver.exploitability(policy) < 0.01


def test_what_is_too_large_or_has_more_seats_is_left_to_others(monkeypatch):
    match = after(0)
    sight = match.sight(match.to_move[0])
    monkeypatch.setattr(subgame, "HISTORIES", 8)
    assert equilibrium(sight, new_dice(1)) is None
    monkeypatch.setattr(subgame, "WORLDS", 1)
    assert equilibrium(sight, new_dice(1)) is None
    larger = TAIN.new(3, seed=1)
    assert equilibrium(larger.sight(larger.to_move[0]), new_dice(1)) is None


def compiled_by(monkeypatch, work):
    """What is called compiled meanwhile, and with what types."""
    seen = set()

    def noted(f):
        return lambda *given: seen.add((f.__name__, *map(numba.typeof, given))) or compiled(f)(*given)

    for module in (subgame, tree, cfr):
        monkeypatch.setattr(module, "compiled", noted)
    work()
    return seen


def test_nobody_waits_for_a_compiler_at_the_end_of_a_match(monkeypatch):
    fresh = TAIN.new(2, seed=0)
    sight = fresh.sight(fresh.to_move[0])
    before = compiled_by(monkeypatch, lambda: (equilibrium(sight, new_dice(1)), subgame.prepare(sight)))
    assert compiled_by(monkeypatch, late_choice) <= before


def test_it_is_the_same_without_the_compiler():
    ran = subprocess.run(
        [sys.executable, __file__], env=os.environ | {"NUMBA_DISABLE_JIT": "1"}, capture_output=True, text=True
    )
    assert ran.returncode == 0, ran.stderr[-3000:]
    assert json.loads(ran.stdout) == late_choice()


@pytest.mark.soak
@pytest.mark.parametrize("name", drovers.names())
def test_it_sees_the_ends_of_every_game(name):
    game = drovers.load(name)
    match = Match(game, position(game, "small1"))
    seat = match.to_move[0]
    chosen = equilibrium(match.sight(seat), new_dice(1))
    assert chosen is not None and np.isclose(chosen.sum(), 1) and len(chosen) == len(match.legal_moves(seat))


if __name__ == "__main__":
    print(json.dumps(late_choice()))
