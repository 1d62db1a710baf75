"""What networks are told beyond the features: within its bounds, the same in both forms, and nothing is written."""

from __future__ import annotations

import numpy as np
import pytest

import drovers
from drovers.bots.outlook import length, parts, sites_of, sites_told, told
from drovers.core import dice
from drovers.core.jit import compiled, rule
from drovers.research.variant import variants
from toy import GAME as TOY

GAMES = [drovers.load("schotten")]


@rule
def told_first(states, seat, out):
    told(states[0], seat, out)


def sights(game, matches):
    """Sights on the way through matches played at random, with truths between them."""
    for k, variant in enumerate(variants(game)[:matches]):
        match, rng = game.new(variant.seats, variant.options, k), dice.new_dice(k)
        ply = 0
        while match.to_move:
            seat = match.to_move[0]
            legal = match.legal_moves(seat)
            if ply % 7 == 0:
                yield seat, match.sight(seat).state
                yield seat, match.state
            match.play(seat, game.notation.move_text(match.state, seat, legal[dice.below(rng, len(legal))]))
            ply += 1


@pytest.mark.parametrize("of", GAMES, ids=lambda game: game.name)
def test_what_is_told_lies_within_its_bounds_and_changes_nothing(of):
    low = [part.low for part in parts(of) for _ in range(part.length)]
    high = [part.high for part in parts(of) for _ in range(part.length)]
    met = np.zeros(length(of), bool)
    for seat, state in sights(of, 6):
        before, out, again = state.copy(), [-999] * length(of), np.full(length(of), -999, np.int64)
        told(state, seat, out)
        assert state == before
        assert all(a <= value <= b for a, value, b in zip(low, out, high, strict=True))
        compiled(told_first)(state.row(1), seat, again)
        assert again.tolist() == out
        met |= again != 0
    told_of = {part.name for part, at in zip(parts(of), _starts(of), strict=True) if met[at : at + part.length].any()}
    assert {part.name for part in parts(of)[len(of.features) :]} <= told_of


def _starts(game):
    return np.cumsum([0, *(part.length for part in parts(game))])[:-1].tolist()


@pytest.mark.parametrize("of", GAMES, ids=lambda game: game.name)
def test_sites_are_told_of_behind_their_features(of):
    for own, more in zip(sites_of(of), sites_told(of), strict=True):
        beyond = [set(row[len(first) :]) for first, row in zip(own.features, more.features, strict=True)]
        assert all(min(row, default=length(of)) >= of.feature_length for row in beyond)
        assert sum(map(len, beyond)) == len(set().union(*beyond))  # nothing tells of two sites


def test_a_game_without_an_outlook_tells_its_features():
    assert length(TOY) == TOY.feature_length and sites_told(TOY) == sites_of(TOY)
