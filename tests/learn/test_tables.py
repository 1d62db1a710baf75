"""Tables for learners wait for decisions, show sight and truth, and settle matches as the rules do."""

from __future__ import annotations

import pytest

torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'drovers[learn]'")

import drovers
from drovers.learn.ppo import mixture
from drovers.learn.tables import Tables
from toy import GAME as TOY

SIZE = 24


def walked(steps, seed=0):
    tables = Tables(mixture(TOY), SIZE, seed=seed)
    generator = torch.Generator().manual_seed(1)
    for _ in range(steps):
        yield tables
        tables.step(torch.multinomial(tables.masks.T.float(), 1, generator=generator).squeeze(1))


def test_every_row_waits_for_a_choice_of_the_mover():
    for tables in walked(60):
        assert (tables.masks.sum(0) == tables.lengths).all() and (tables.lengths >= 2).all()
        assert (tables.movers < tables.seats).all()


def test_shares_of_a_win_add_up_and_matches_end():
    ends = 0
    for tables in walked(80):
        over = tables.ended == 1
        ends += int(over.sum())
        assert torch.allclose(tables.shares.sum(0)[over], torch.ones(int(over.sum())))
    assert ends > SIZE


def test_the_same_seeds_give_the_same_rows():
    for one, other in zip(walked(20, seed=5), walked(20, seed=5), strict=True):
        assert torch.equal(one.views, other.views) and torch.equal(one.masks, other.masks)


def test_advice_is_legal():
    for tables in walked(20):
        wanted = torch.arange(tables.size) % 3 > 0
        legal = tables.masks.gather(0, tables.advice(wanted)[None]).squeeze(0) == 1
        assert legal[wanted].all()


def test_mixtures_hold_every_seat_count_and_option_set():
    for name in drovers.names():
        game = drovers.load(name)
        chosen = mixture(game)
        assert {variant.seats for variant in chosen} == set(game.seats)
        assert {str(variant.options) for variant in chosen} == {str(dict(options)) for options in game.option_sets}
