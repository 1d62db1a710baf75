"""What the arena says in the terminal."""

from __future__ import annotations

import pytest

from drovers.arena.results import Results
from drovers.arena.sitting import Sitting
from drovers.arena.tournament import Plan
from drovers.cli.arena import show
from drovers.cli.voice import Voice


def results(variants):
    """A deal of two bots under each variant: seat 0 always wins, and the second bot crashes once."""
    plan = Plan("tain", ["random", "mine:Bot"], 2, {name: {} for name in variants}, deals=1)
    sittings = []
    for variant, seed, lineup in plan.tables():
        crashes, problems = [int(bot == 1) for bot in lineup], {lineup.index(1): "ValueError: boo (mine.py:7)"}
        noughts = [0.0, 0.0]
        counts = ([1, 2], [9, 4], "T14", [20, 20], noughts, noughts, [0, 0], crashes, problems)
        sittings.append(Sitting(variant, seed, list(lineup), *counts))
    return Results(plan, sittings)


@pytest.mark.parametrize(("lang", "crash"), [("en", "The first crash of"), ("fr", "La première panne de")])
def test_what_went_wrong_is_told_once(capsys, lang, crash):
    show(results([""]), None, Voice(lang))
    out = " ".join(capsys.readouterr().out.split())
    assert out.count(crash) == 1 and "ValueError: boo (mine.py:7)" in out


def test_several_values_of_an_option_have_their_wins_by_seat(capsys):
    show(results(["edition=a", "edition=b"]), None, Voice("en"))
    out = capsys.readouterr().out
    assert "wins by seat" in out and out.count("100.0% · 0.0%") == 2
    show(results([""]), None, Voice("en"))
    assert "wins by seat" not in capsys.readouterr().out


def test_one_match_and_one_deal_are_one(capsys):
    show(results([""]), None, Voice("en"))
    assert "2 matches, one deal in every seating" in capsys.readouterr().out
