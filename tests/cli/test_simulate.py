from __future__ import annotations

import json

import pytest

import toy
from drovers.cli import simulate


def test_counts_add_up(run):
    result = run("simulate", "toy", "--games", "700", "--seats", "3", "--json")
    data = json.loads(result.stdout)
    assert result.exit_code == 0
    assert data["games"] == 700
    assert data["moves"] == 700 * 9
    assert data["plies"] == {"mean": 9.0, "min": 9, "max": 9}
    assert data["endings"] == {"Y4": 700}
    assert sum(data["mean_points"]) == pytest.approx(3, abs=0.02)
    assert sum(data["wins"]) + sum(data["shared_wins"]) / 3 == 700
    assert data["flaws"] is None


def test_the_same_seed_counts_the_same(run):
    first, again, other = (
        json.loads(run("simulate", "toy", "--games", "50", "--seed", seed, "--json").stdout)["wins"]
        for seed in (1, 1, 2)
    )
    assert first == again != other


def test_options_reach_the_game(run):
    data = json.loads(run("simulate", "toy", "--options", "low_wins=true", "--games", "10", "--json").stdout)
    assert data["options"]["low_wins"] is True


@pytest.mark.parametrize(("lang", "word"), [("en", "sound"), ("fr", "saines")])
def test_sound_matches(run, lang, word):
    result = run("simulate", "toy", "--games", "20", "--check", "--lang", lang)
    assert result.exit_code == 0
    assert word in result.stdout
    assert "100" in result.stdout


def test_a_flaw_is_named_with_its_seed(run, monkeypatch):
    play = simulate.chunks

    def broken(*args):
        for chunk in play(*args):
            chunk.flaws[:] = 0
            chunk.flaws[-1] = 1
            yield chunk

    monkeypatch.setattr(simulate, "chunks", broken)
    result = run("simulate", "toy", "--games", "3", "--seed", "40", "--check")
    assert result.exit_code == 1
    assert "seed 42" in result.stdout
    assert toy.GAME.words.say("en", "flaw-cards") in result.stdout
    data = json.loads(run("simulate", "toy", "--games", "3", "--check", "--json").stdout)
    assert [flaw["field"] for flaw in data["flaws"]] == ["hand"]
