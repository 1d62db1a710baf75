"""Drawn tables: every game at every stage fits the terminal, and shows only what it is given."""

from __future__ import annotations

import pytest
from rich.console import Console

import drovers
import toy
from drovers.cli import tables
from drovers.cli.voice import Voice
from drovers.contract.case import spread


def ends(game):
    """The plainest and the richest option set."""
    return (game.option_sets[0], game.option_sets[-1])


NAMES = drovers.names()
CASES = [case for name in NAMES for case in spread(drovers.load(name)) if case.options in ends(case.game)]


def drawn(view, seat, lang="en", width=80):
    console = Console(width=width)
    with console.capture() as capture:
        console.print(tables.draw(view, seat, Voice(lang)))
    return capture.get()


def test_every_game_has_a_drawn_table():
    assert set(tables.TABLE) == set(NAMES)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_every_stage_fits_80_columns_in_both_languages(case):
    for match in case.walk(seed=7, every=97):
        for seat in (*range(2), None):
            for lang in ("en", "fr"):
                text = drawn(match.sight(seat), seat, lang)
                assert max(map(len, text.splitlines())) <= 80
                assert "…" not in text  # nothing was cut
        assert drawn(match.position(), None)


def test_a_game_nobody_has_drawn_is_listed():
    match = toy.GAME.new(2, seed=5)
    text = drawn(match.sight(1), 1)
    assert "? ? ?" in text
    assert "tricks" in text
    assert "Place 1" in drawn(match.sight(1), 1, "fr")
    assert "options" not in text
