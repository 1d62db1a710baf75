"""Runs of the arena: the same matches on one process, several, or after an interruption."""

from __future__ import annotations

import json
import re
from types import SimpleNamespace

import pytest

import toy
from drovers import games
from drovers.arena import sitting, tournament
from drovers.arena.rating import Sprt
from drovers.arena.report import page
from drovers.arena.results import Results
from drovers.arena.sitting import sit
from drovers.arena.tournament import OtherRun, Plan, play, sittings
from drovers.bots.uniform import Uniform

from .bad_bots import Broken

PLAN = Plan("tain", ["random", "greedy"], 2, deals=4, seed=100)


def facts(sitting):
    """What must not depend on the machine: all but the seconds."""
    return (sitting.seed, tuple(sitting.lineup), tuple(sitting.ranks), tuple(sitting.scores), tuple(sitting.moves))


@pytest.fixture(scope="module")
def played():
    """Every match of the plan, in this process."""
    return [play(PLAN, *table) for table in PLAN.tables()]


def test_every_deal_is_played_in_every_seating_under_every_variant():
    plan = Plan("tain", ["a", "b", "c"], 3, {"edition=A": {}, "edition=B": {"edition": "B"}}, deals=5, seed=7)
    tables = plan.tables()
    assert len(tables) == len(set(tables)) == 2 * 5 * 6
    assert {seed for _, seed, _ in tables} == set(range(7, 12))


def test_the_same_match_always_goes_the_same_way(played):
    assert facts(play(PLAN, *PLAN.tables()[3])) == facts(played[3])


def test_several_processes_play_the_same_matches(played):
    assert [facts(s) for s in sittings(PLAN, workers=2)] == [facts(s) for s in played]


@pytest.mark.breadth
def test_ray_plays_the_same_matches(played):
    pytest.importorskip("ray", reason="Ray is not installed: pip install drovers[ray]")
    assert [facts(s) for s in sittings(PLAN, ray="local")] == [facts(s) for s in played]


def test_an_interrupted_run_goes_on_where_it_was(tmp_path, played):
    kept = tmp_path / "matches.jsonl"
    run = sittings(PLAN, kept=kept)
    for _ in range(3):
        next(run)
    run.close()
    before = kept.read_bytes()
    assert before.count(b"\n") == 4
    with kept.open("ab") as file:
        file.write(b'{"variant": "", "seed": 1, "lin')  # cut off in the middle of a line
    assert [facts(s) for s in sittings(PLAN, kept=kept)] == [facts(s) for s in played]
    assert kept.read_bytes().startswith(before)
    assert kept.read_bytes().count(b"\n") == 9
    assert [facts(s) for s in sittings(PLAN, kept=kept)] == [facts(s) for s in played]
    with pytest.raises(OtherRun):
        list(sittings(Plan("schotten", ["random", "greedy"], 2, deals=5), kept=kept))


def test_a_match_that_kills_its_process_is_lost_alone():
    plan = Plan("tain", ["random", "arena.bad_bots:Deadly"], 2, deals=1)
    seen = list(sittings(plan, workers=2))
    assert seen == [None] * 2
    results = Results(plan, seen)
    assert results.to_dict()["lost"] == 2
    assert "2 matches were lost" in page(results, "en")


def test_a_match_that_never_ends_is_given_up(monkeypatch):
    monkeypatch.setattr(tournament, "PATIENCE", 3)
    assert list(sittings(Plan("tain", ["arena.bad_bots:Endless"], 2, deals=1))) == [None]


def test_results_add_up(played):
    results = Results(PLAN, played)
    data = results.to_dict()
    assert data["matches"] == 8 and data["deals"] == 4 and data["lost"] == 0
    assert sum(row["wins"] for row in data["standings"]) == pytest.approx(8)
    assert sum(share["value"] for share in data["seat_wins"][""]) == pytest.approx(1)
    assert data["standings"][0]["bot"] == "greedy"
    (pair,) = data["pairs"]
    assert (pair["first"], pair["second"]) == ("random", "greedy")
    assert pair["better"] + pair["equal"] + pair["worse"] == len(results.shares()) == 4
    json.dumps(data)


def test_seats_are_counted_by_variant(played):
    plan = Plan("tain", ["random", "greedy"], 2, {"a": {}, "b": {}}, deals=4, seed=100)
    first = [sitting.msgspec.structs.replace(s, variant="a", ranks=[1, 2]) for s in played]
    second = [sitting.msgspec.structs.replace(s, variant="b", ranks=[2, 1]) for s in played]
    results = Results(plan, first + second)
    wins = results.seat_wins()
    assert [share.value for share in wins["a"]] == [1, 0]
    assert [share.value for share in wins["b"]] == [0, 1]
    assert wins["a"][0].low < 1  # four deals prove little
    html = page(results, "fr")
    assert "<h3>a</h3>" in html and "<h3>b</h3>" in html


def test_deals_not_played_in_every_seating_do_not_count(played):
    assert len(Results(PLAN, played[:-1]).whole_deals()) == 3


def test_the_report_stands_alone(played):
    for lang in ("en", "fr"):
        html = page(Results(PLAN, played), lang, Sprt())
        assert html.count("<svg") >= 6
        assert "SPRT" in html
        for outside in ("<script", "http://", "https://", "src="):
            assert outside not in html
        assert not re.search(r"\d\.\d+ %|nan|inf\b", html if lang == "fr" else "")


def test_a_report_of_nothing_is_a_page():
    assert "0 matches" in page(Results(PLAN), "en")


@pytest.mark.parametrize("answer", [None, -5, "x", 10**9])
def test_a_bot_that_breaks_costs_its_answers_only(answer):
    sitting = sit(games.load("tain"), {}, 3, [Broken(answer), Uniform()])
    assert sitting.crashes[0] == sitting.moves[0] > 0
    assert sitting.crashes[1] == 0
    assert list(sitting.problems) == [0] and sitting.problems[0]
    assert sorted(sitting.ranks) in ([1, 2], [1, 1])


def test_a_bot_that_breaks_at_once_plays_on_and_is_told_why(tmp_path):
    plan = Plan("tain", ["arena.bad_bots:Broken", "random"], 2, deals=1)
    kept = tmp_path / "matches.jsonl"
    results = Results(plan, sittings(plan, kept=kept))
    ((bot, problem),) = results.problems()
    assert bot == "arena.bad_bots:Broken" and problem.startswith("RuntimeError: thinking failed (bad_bots.py:")
    assert "thinking failed" in page(results, "fr")
    assert Results(plan, sittings(plan, kept=kept)).problems() == results.problems()


def test_late_answers_are_counted_and_still_played(monkeypatch):
    clock = SimpleNamespace(now=0.0)
    monkeypatch.setattr(sitting.time, "perf_counter", lambda: clock.now)

    class Slow:
        """Takes two seconds over every move but its last."""

        def choose(self, sight, legal, rng, budget):
            clock.now += 2 if len(legal) > 1 else 0.5
            return legal[0]

    late = sit(toy.GAME, {}, 3, [Slow(), Uniform()], limit=1.0)
    assert late.late == [2, 0]
    assert late.slowest == [2, 0]
    assert late.crashes == [0, 0]
