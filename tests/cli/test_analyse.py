"""`drovers analyse`: whose decisions are judged."""

from __future__ import annotations

import json

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


@pytest.fixture
def stopped(monkeypatch, judged):
    """Somebody presses Ctrl-C at the third decision."""
    known = analyse.judge

    def judge(ply, *about):
        if ply == 3:
            raise KeyboardInterrupt
        return known(ply, *about)

    monkeypatch.setattr(analyse, "judge", judge)


def test_what_was_found_before_somebody_stopped_is_shown_and_the_rest_is_said_to_be_missing(run, toy_record, stopped):
    result = run("analyse", toy_record)
    assert "2 of 2 decisions were good" in result.stdout
    assert "Stopped at move 3: 2 decisions were not judged" in result.stderr and result.exit_code == 130
    french = run("analyse", toy_record, "--lang", "fr")
    assert "2 décisions n’ont pas été jugées" in french.stderr.replace("\n", " ")


def test_what_is_missing_stands_in_the_data(run, toy_record, stopped):
    told = json.loads(run("analyse", toy_record, "--json").stdout)
    assert [verdict["ply"] for verdict in told["verdicts"]] == [1, 2] and told["missed"] == [3, 4]
    assert [point["moves"] for point in told["chances"]] == [0, 1]  # and not the result, which is far from there


def test_of_a_whole_analysis_nothing_is_missing(run, toy_record, judged):
    result = run("analyse", toy_record, "--json")
    assert json.loads(result.stdout)["missed"] == [] and result.exit_code == 0 and not result.stderr
