"""`drovers analyse`: whose decisions are judged."""

from __future__ import annotations

import pytest

from drovers.bots.analysis import Choice, Verdict
from drovers.cli import analyse


@pytest.fixture
def judged(monkeypatch):
    """Seats whose decisions a judge was asked about, which says the same of all of them."""
    seats = []

    def judge(ply, sight, played, tries):
        seats.append(sight.seat)
        move = Choice("move", 0.5, ("move", "coup"))
        return Verdict(ply, sight.seat, move, (move,), (0.5, 0.5))

    monkeypatch.setattr(analyse, "judge", judge)
    return seats


def test_one_seat_alone_costs_no_thought_about_the_others(run, toy_record, judged):
    assert run("analyse", toy_record).exit_code == 0
    assert set(judged) == {0, 1}
    judged.clear()
    assert run("analyse", toy_record, "--seat", "1").exit_code == 0
    assert set(judged) == {1}


def test_a_seat_that_is_not_there_is_refused(run, toy_record, judged):
    result = run("analyse", toy_record, "--seat", "5")
    assert result.exit_code == 1 and "no seat 5" in result.stderr and not judged
