"""Runs of the arena: the same matches on one process, several, or after an interruption."""

from __future__ import annotations

import json

import pytest

from drovers import games
from drovers.arena.report import page
from drovers.arena.results import Results
from drovers.arena.sitting import sit
from drovers.arena.tournament import Plan, play, sittings
from drovers.bots.uniform import Uniform

PLAN = Plan("schotten", ["random", "greedy"], 2, {}, 4, 100)


def facts(sitting):
    """What must not depend on the machine: all but the seconds."""
    return (sitting.seed, tuple(sitting.lineup), tuple(sitting.ranks), tuple(sitting.scores), tuple(sitting.moves))


@pytest.fixture(scope="module")
def played():
    return list(sittings(PLAN))


def test_every_table_is_played_once_and_always_the_same(played):
    assert [(s.seed, tuple(s.lineup)) for s in played] == PLAN.tables()
    assert facts(play(PLAN, *PLAN.tables()[3])) == facts(played[3])


def test_several_processes_play_the_same_matches(played):
    assert [facts(s) for s in sittings(PLAN, workers=2)] == [facts(s) for s in played]


def test_ray_plays_the_same_matches(played):
    pytest.importorskip("ray", reason="Ray is not installed: pip install ray")
    assert [facts(s) for s in sittings(PLAN, ray="local")] == [facts(s) for s in played]


def test_an_interrupted_run_goes_on_where_it_was(tmp_path, played):
    kept = tmp_path / "matches.jsonl"
    run = sittings(PLAN, kept=kept)
    for _ in range(3):
        next(run)
    run.close()
    with kept.open("ab") as file:
        file.write(b'{"seed": 1, "lin')  # cut off in the middle of a line
    text = kept.read_bytes()
    assert text.count(b"\n") == 4
    kept.write_bytes(text.rpartition(b"\n")[0] + b"\n")
    assert [facts(s) for s in sittings(PLAN, kept=kept)] == [facts(s) for s in played]
    with pytest.raises(ValueError, match="another run"):
        list(sittings(Plan("schotten", ["random", "greedy"], 2, {}, 5), kept=kept))


def test_results_add_up(played):
    results = Results(PLAN, played)
    data = results.to_dict()
    assert data["matches"] == 8 and data["deals"] == 4
    assert sum(row["wins"] for row in data["standings"]) == pytest.approx(8)
    assert sum(data["seat_wins"]) == pytest.approx(1)
    assert data["standings"][0]["bot"] == "greedy"
    assert len(results.shares()) == 4
    json.dumps(data)


def test_deals_not_played_in_every_seating_do_not_count(played):
    assert len(Results(PLAN, played[:-1]).whole_deals()) == 3


def test_the_report_stands_alone(played):
    for lang in ("en", "fr"):
        html = page(Results(PLAN, played), lang)
        assert html.count("<svg") >= 6
        for outside in ("<script", "http://", "https://", "src="):
            assert outside not in html


class Broken:
    """Raises, or answers nonsense."""

    def __init__(self, answer):
        self.answer = answer

    def choose(self, sight, legal, rng, budget):
        if self.answer is None:
            raise RuntimeError("thinking failed")
        return self.answer


@pytest.mark.parametrize("answer", [None, -5, "x", 10**9])
def test_a_bot_that_breaks_costs_its_answers_only(answer):
    sitting = sit(games.load("schotten"), {}, 3, [Broken(answer), Uniform()])
    assert sitting.crashes[0] == sitting.moves[0] > 0
    assert sitting.crashes[1] == 0
    assert sorted(sitting.ranks) in ([1, 2], [1, 1])
