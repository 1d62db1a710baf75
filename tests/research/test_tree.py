"""Trees of small games: the same tree as OpenSpiel walks, the same exploitability, and its C++ reads what we write."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed: pip install 'drovers[research]'")

import drovers
from drovers.research import openspiel
from drovers.research.endgame import position, series, worlds
from drovers.research.equilibria import choices, main, sizes, small, told
from drovers.research.errors import ResearchError
from drovers.research.history import Engine
from drovers.research.tree import position_tree, tree_of, write_efg
from drovers.research.variant import Variant
from drovers.solving.cfr import Solver, open_value, solve, uniform
from drovers.solving.growing import CHANCE, OVER
from drovers.solving.tree import Tree
from toy import GAME as TOY

openspiel.register(TOY)


def after(plies, folder):
    """A position of the toy game, which has three tricks of two."""
    match = TOY.new(2, seed=3)
    for _ in range(plies):
        seat = match.to_move[0]
        match.play(seat, match.legal(seat)[0])
    path = folder / "toy.json"
    path.write_text(json.dumps(match.position()), encoding="utf-8")
    return str(path)


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    return after(2, tmp_path_factory.mktemp("positions"))


@pytest.fixture(scope="module")
def tree(path):
    return position_tree(TOY, path)


def test_it_is_the_tree_that_openspiel_walks(tmp_path):
    from open_spiel.python import policy
    from open_spiel.python.algorithms import exploitability, get_all_states

    path = after(4, tmp_path)  # of the last trick: OpenSpiel walks it in Python
    game, tree = pyspiel.load_game("drovers_toy", {"position": path}), position_tree(TOY, path)
    states = get_all_states.get_all_states(
        game, -1, include_terminals=True, include_chance_states=True, to_string=lambda state: state.history_str()
    )
    infos = {
        state.information_state_string() for state in states.values() if not state.is_terminal() and state.history()
    }
    assert tree.histories == len(states) and len(tree.owner) == len(infos)
    theirs = exploitability.exploitability(game, policy.UniformRandomPolicy(game))
    assert Solver(tree).exploitability(uniform(tree)) == pytest.approx(theirs, abs=1e-6)


def test_what_is_hidden_makes_fewer_information_sets_than_decisions(tree):
    decisions = int((tree.mover >= 0).sum())
    assert len(tree.owner) < decisions and tree.worlds > 1
    assert np.isfinite(tree.reward[tree.mover == OVER]).all()


def test_solving_closes_in_on_the_value(tree):
    found = solve(tree, gap=1e-3)
    assert found.low <= found.high + 1e-9 and found.exploitability < 1e-3
    solver = Solver(tree)
    assert found.low - 1e-6 <= solver.worth(found.policy) <= found.high + 1e-6
    assert solver.exploitability(found.policy) == pytest.approx(found.exploitability, abs=1e-9)
    sums = np.add.reduceat(found.policy, tree.first[:-1])
    assert np.allclose(sums, 1)


def test_what_is_hidden_changes_the_value():
    """Matching pennies: worth nothing, and everything to whoever sees the other's coin."""
    parent, rank = np.array([0, 0, 1, 2, 2, 1, 5, 5], np.int32), np.array([0, 0, 0, 0, 1, 1, 0, 1], np.int16)
    mover = np.array([CHANCE, 0, 1, OVER, OVER, 1, OVER, OVER], np.int8)
    reward = np.array([0, 0, 0, 1, -1, 0, -1, 1], np.float32)
    info, first = np.array([-1, 0, 1, -1, -1, 1, -1, -1], np.int32), np.array([0, 2, 4], np.int32)
    owner = np.array([0, 1], np.int8)
    pennies = Tree("pennies", 1, parent, rank.astype(np.int32), rank, mover, reward, info, first, owner)
    found = solve(pennies, gap=1e-3)
    assert found.low - 1e-9 <= 0 <= found.high + 1e-9 and found.exploitability < 1e-3
    assert found.policy == pytest.approx([0.5] * 4, abs=1e-2)
    assert open_value(pennies) == -1


def test_an_equilibrium_is_written_move_by_move(tree, path):
    of = small(TOY, path)
    policy = solve(of.tree).policy
    found = list(choices(of, policy))
    assert len(found) == of.tree.first[-1] and {seat for _, seat, *_ in found} == {0, 1}
    assert sum(chance for info, *_, chance in found if info == 0) == pytest.approx(1, abs=1e-3)
    assert sizes(of)["information sets"] == len({info for info, *_ in found}) < sizes(of)["decisions"]
    assert "if nothing were hidden" in told(of, solve(of.tree))


def test_openspiels_solvers_in_c_run_on_the_file(tree, tmp_path):
    write_efg(tree, tmp_path / "toy.efg")
    game = pyspiel.load_efg_game((tmp_path / "toy.efg").read_text())
    solver = pyspiel.CFRPlusSolver(game)
    for _ in range(20):
        solver.evaluate_and_update_policy()
    theirs = pyspiel.exploitability(game, solver.average_policy())
    assert theirs < 0.05
    assert pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game)) == pytest.approx(
        Solver(tree).exploitability(uniform(tree)), abs=1e-6
    )


def test_a_line_of_actions_leads_to_its_node(tree, path):
    engine = Engine(Variant(TOY, 2))
    starts = worlds(engine, TOY.read_position(json.loads(Path(path).read_text(encoding="utf-8"))))
    node = int(np.flatnonzero(tree.mover == OVER)[-1])
    world, *actions = tree.line(node)
    here = starts[world]
    for action in actions:
        assert action in here.legal
        here = here.play(action)
    assert not here.legal


def test_more_seats_are_refused():
    engine = Engine(Variant(TOY, 3))
    with pytest.raises(ResearchError, match="two seats"):
        tree_of(engine, [engine.deal(1)], "toy")


def test_every_game_has_a_series_of_positions(game):
    if game is not TOY:
        assert series(game)[0] == "small1" and len(series(game)) >= 1


def test_a_position_that_is_not_there_names_those_that_are():
    with pytest.raises(ResearchError, match=r"“small99” .*small1, small2, small3, small4, small5, small6"):
        position(drovers.load("schotten"), "small99")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("schoten",), "no game called “schoten”"),
        (("schotten", "small99"), "no position “small99”"),
        (("schotten", "small1", "--policy", "nowhere/policy.csv"), "nowhere/policy.csv"),
    ],
)
def test_what_cannot_be_solved_or_written_is_a_sentence(monkeypatch, capsys, tmp_path, arguments, said):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "argv", ["equilibria", *arguments])
    with pytest.raises(SystemExit) as left:
        main()
    assert left.value.code == 2 and said in capsys.readouterr().err
