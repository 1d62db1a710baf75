"""OpenSpiel: its own simulation and API tests on every variant, its own IS-MCTS, and exact solving of endgames."""

from __future__ import annotations

import json
from collections import Counter

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="open_spiel is not installed: pip install 'drovers[research]'")

import drovers
from drovers.core import dealer, dice, rules
from drovers.core.playout import next_seat
from drovers.research import openspiel
from drovers.research.endgame import position, series, worlds
from drovers.research.errors import ResearchError
from drovers.research.history import Engine
from drovers.research.variant import Variant
from toy import GAME as TOY

ONE = [
    pytest.param(name, marks=pytest.mark.breadth if name == "tain" else pytest.mark.soak) for name in drovers.names()
]

openspiel.register(TOY)


def loaded(variant: Variant, **more):
    options = {option.name: option for option in variant.game.options}
    values = {name: openspiel.spiel_value(options[name], value) for name, value in variant.options.items()}
    return pyspiel.load_game(openspiel.short_name(variant.game), {"players": variant.seats, **values, **more})


def play(game, moves, seed=0):
    """A state after a deal and so many random moves."""
    rng = np.random.RandomState(seed)
    state = game.new_initial_state()
    state.apply_action(seed)
    for _ in range(moves):
        if state.is_terminal():
            break
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_random_simulations(variant):
    """Includes serialisation, clones, masks, legal actions, returns, tensors and strings at every step."""
    pyspiel.random_sim_test(loaded(variant, deals=20), num_sims=1, serialize=True, verbose=False)


def test_variants_are_what_was_asked_for(variant):
    game = loaded(variant)
    assert game.num_players() == variant.seats and game.num_distinct_actions() == variant.game.moves
    root = game.new_initial_state()
    assert root.legal_actions() == [outcome for outcome, _ in root.chance_outcomes()]
    state = play(game, 0, seed=3)
    match = variant.game.new(variant.seats, variant.options, 3)
    assert state.to_dict() == json.loads(json.dumps(match.position()))
    assert state.current_player() == match.to_move[0]
    assert state.legal_actions() == match.legal_moves(match.to_move[0])
    assert state.action_to_string(state.legal_actions()[0]) == match.legal(match.to_move[0])[0]


def test_partial_tree_api(game):
    """OpenSpiel's API tests that hold for every game, on states of ours."""
    from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase as Base
    from open_spiel.python.algorithms import sample_some_states

    case = Base()
    case.game, case.game_name = loaded(Variant(game, game.seats[0]), deals=4), game.name
    case.game_type = case.game.get_type()
    case.some_states = sample_some_states.sample_some_states(case.game, max_states=12)
    names = [name for name in dir(Base) if name.startswith("test_")]
    assert len(names) >= 5
    for name in names:
        getattr(case, name)()


@pytest.fixture(scope="module")
def small(tmp_path_factory):
    """A reduced toy game: the second trick of a match, all worlds."""
    path = tmp_path_factory.mktemp("positions") / "toy.json"
    path.write_text(json.dumps(play(pyspiel.load_game("drovers_toy"), 3, seed=1).to_dict()), encoding="utf-8")
    return pyspiel.load_game("drovers_toy", {"position": str(path)})


@pytest.mark.breadth
def test_full_tree_api(small):
    """OpenSpiel's API tests of whole trees: perfect recall, zero sum, infosets of their own for every player."""
    from open_spiel.integration_tests import api_test
    from open_spiel.python.algorithms import get_all_states

    case = api_test.EnforceAPIOnFullTreeBase()
    case.game, case.game_name = small, "toy"
    states = get_all_states.get_all_states(small, -1, include_terminals=True, include_chance_states=True)
    case.all_states = set(states.values())
    skipped = {"test_number_of_nodes", "test_game_is_perfect_recall"}  # they compare with numbers of their own games
    for name in dir(api_test.EnforceAPIOnFullTreeBase):
        if name.startswith("test_") and name not in skipped:
            getattr(case, name)()
    assert len(api_test._assert_is_perfect_recall(small)) > 10


def test_information_states_remember_what_observations_forget():
    """Two orders of play, one sight: the observations are equal, the information states are not."""
    game = pyspiel.load_game("drovers_toy")
    one, two = play(game, 0), play(game, 0)
    mine = one.legal_actions(0)
    theirs = [action for action in range(9) if action not in mine]
    for state, order in ((one, (0, 1)), (two, (1, 0))):
        hand = None
        for place in order:
            state.apply_action(mine[place])
            hand = hand or state.legal_actions(1)
            state.apply_action(hand[place])
    same = one.to_dict()["tricks"] == two.to_dict()["tricks"]
    assert theirs and same == (one.observation_string(0) == two.observation_string(0))
    assert one.information_state_string(0) != two.information_state_string(0)


def test_a_hidden_choice_changes_nothing_for_the_others():
    """In a simultaneous phase the second seat's strings and tensors do not depend on what the first has chosen."""
    game = pyspiel.load_game("drovers_toy")
    seen = set()
    for action in play(game, 0).legal_actions():
        state = play(game, 0)
        state.apply_action(action)
        assert state.current_player() == 1
        tensors = (*state.observation_tensor(1), *state.information_state_tensor(1))
        seen.add((state.information_state_string(1), state.observation_string(1), tensors))
    assert len(seen) == 1


def test_resampled_states_look_the_same(variant):
    """What OpenSpiel's ResampleInfostateTest asks, for every seat, along a match."""
    game, rng = loaded(variant), np.random.RandomState(1)
    for moves in (0, 3, 11, 24):
        state = play(game, moves, seed=2)
        for player in range(variant.seats):
            other = state.resample_from_infostate(player, rng.uniform)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_string(player) == state.observation_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.current_player() == state.current_player()
            assert other.legal_actions(player) == state.legal_actions(player)
            if not other.is_terminal():
                before = str(other)
                copy = other.clone()
                copy.apply_action(copy.legal_actions()[0])
                assert str(other) == before != str(copy)


def test_resampled_worlds_differ():
    state = play(pyspiel.load_game("drovers_toy"), 1)
    rng = np.random.RandomState(1)
    assert len({json.dumps(state.resample_from_infostate(1, rng.uniform).to_dict()["hands"]) for _ in range(30)}) > 3


def test_states_survive_serialisation(variant):
    game = loaded(variant)
    state = play(game, 9, seed=5)
    same_game, same = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(same_game) == str(game) and str(same) == str(state) and same.history() == state.history()
    for player in range(variant.seats):
        assert same.information_state_string(player) == state.information_state_string(player)


def searcher(game, simulations, rng):
    """OpenSpiel's own information-set search, with random rollouts and worlds drawn by the same dice."""
    from open_spiel.python.algorithms import ismcts, mcts

    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game=game, evaluator=evaluator, uct_c=1.5, max_simulations=simulations, random_state=rng)
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random_sample))
    return bot


@pytest.mark.parametrize("name", ONE)
def test_openspiels_own_search_plays_a_match_of_each_game(name):
    """From the deal for a while with hardly any search, then the last decisions of a match to its end."""
    rng = np.random.RandomState(0)
    for text, moves in ((f"drovers_{name}", 6), (f"drovers_{name}(position=small)", 100)):
        game = pyspiel.load_game(text)
        state, bot = play(game, 0, seed=1), searcher(game, 4, rng)
        while not state.is_terminal() and moves:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            moves -= 1
    assert state.is_terminal() and sum(state.returns()) == 0


@pytest.mark.soak
def test_search_beats_chance_in_goats():
    """A dozen simulations beat random play in a real game: the worlds it draws and what it is told are right.

    In every run it plays Táin, and `test_resampled_states_look_the_same` looks at what it is told.
    """
    game, rng, total = pyspiel.load_game("drovers_goats"), np.random.RandomState(0), 0.0
    for match in range(4):
        bot = searcher(game, 12, rng)
        state, mine = game.new_initial_state(), match % 2
        state.apply_action(match // 2)
        while not state.is_terminal():
            ours = state.current_player() == mine
            state.apply_action(bot.step(state) if ours else rng.choice(state.legal_actions()))
        total += state.returns()[mine]
    assert total > 0


@pytest.mark.breadth
def test_exact_solving(small):
    """OpenSpiel's best response and CFR solve the reduced toy: its last tricks are luck, worth half a win to seat 0."""
    from open_spiel.python.algorithms import cfr, expected_game_score, exploitability

    solver = cfr.CFRSolver(small)
    solver.evaluate_and_update_policy()  # once is enough where all is luck
    solved = solver.average_policy()
    values = expected_game_score.policy_value(small.new_initial_state(), [solved, solved])
    assert values == pytest.approx([0.5, -0.5])
    assert exploitability.exploitability(small, solved) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("name", drovers.names())
def test_every_small_position_hides_something_from_whoever_moves(name):
    """It is taken for several worlds; that some information set then holds several moments needs no tree."""
    game = drovers.load(name)
    for rung in series(game):
        state = position(game, rung)
        seat = next_seat(state)
        assert any(imagined(state, seat, seed) != imagined(state, seat, 0) for seed in range(1, 30)), rung


def imagined(state, seat, seed):
    """A world the seat takes the position for, without its dealer."""
    world = state.copy()
    rules.veil(world, seat)
    rules.imagine(world, seat, dice.new_dice(seed))
    dealer.forget(world)
    return world.pack()


@pytest.mark.parametrize("name", ONE)
def test_a_small_position_is_a_game(name):
    """Several worlds, a few thousand moments, fewer information sets than decisions, and both may win."""
    game = pyspiel.load_game(f"drovers_{name}(position=small)")
    trails, winners, decisions, stack = set(), set(), 0, list(game.starts)
    while stack:
        here = stack.pop()
        stack += [here.play(action) for action in here.legal]
        if here.legal:
            decisions += 1
            trails.add((here.seat, here.trail(here.seat)))
        else:
            winners.add(np.sign(rules.standing(here.plain(), 0) - rules.standing(here.plain(), 1)))
    assert game.deals > 2 and {-1, 1} <= winners
    assert len(trails) < 0.9 * decisions < 10_000


@pytest.mark.parametrize("name", ONE)
def test_a_bot_can_be_exploited_less_than_chance(name):
    """In the last moves of our position, one try of `greedy` in every information set."""
    from benchmarks.exploitability import bot_policy

    from drovers.research.equilibria import small
    from drovers.solving.cfr import Solver, uniform

    of = small(drovers.load(name), "small")
    solver = Solver(of.tree)
    chance = solver.exploitability(uniform(of.tree))
    assert 0 <= solver.exploitability(bot_policy(of, "greedy", asked=1)) <= chance


def test_worlds_hold_every_deal_equally_often():
    """Counted by hand: after the first trick of a two-seat toy match seven cards are unseen, two in each hand.

    The toy's deck, which nothing is drawn from, is left as the seat that imagined had it: each deal is there for both.
    """
    engine = Engine(Variant(TOY, 2))
    starts = worlds(engine, play(pyspiel.load_game("drovers_toy"), 2, seed=1).here.plain())
    hands = Counter(tuple(start.plain().hand.flat()) for start in starts)
    assert len(hands) == 7 * 6 * 5 * 4 and set(hands.values()) == {2}
    assert all(rules.to_move(start.plain()) == 0b11 for start in starts)


@pytest.mark.parametrize(("text", "error"), [
    ("drovers_toy(nothing=1)", pyspiel.SpielError),
    ("drovers_toy(low_wins=maybe)", pyspiel.SpielError),
    ("drovers_toy(players=7)", drovers.BadOption),
    ("drovers_toy(start=5)", drovers.BadOption),
    ("drovers_toy(deals=0)", ResearchError),
    ("drovers_toy(first_deal=-1)", drovers.BadOption),
    ("drovers_toy(position=nowhere.json)", ResearchError),
    ("drovers_schotten(position=small,tactics=True)", ResearchError),
    ("drovers_schotten(position=small,deals=5)", ResearchError),
])  # fmt: skip
def test_bad_parameters_are_refused(text, error):
    with pytest.raises(error):
        pyspiel.load_game(text)


def test_illegal_actions_are_refused_as_openspiel_does():
    state = play(pyspiel.load_game("drovers_toy"), 0)
    bad = next(action for action in range(9) if action not in state.legal_actions())
    with pytest.raises(pyspiel.SpielError):
        state.apply_action_with_legality_check(bad)
