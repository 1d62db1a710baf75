"""The examples run: the tournament in words of two dummies, and the learner on the toy."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path

import pytest

from drovers import games

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(autouse=True)
def toy_table(monkeypatch):
    monkeypatch.setitem(games.TABLE, "toy", "toy")


def run(name, monkeypatch, *arguments):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    spec.loader.exec_module(module)
    module.main()


def test_a_tournament_in_words(monkeypatch, capsys):
    run("text_tournament", monkeypatch, "toy_2p_v1", "--deals", "2")
    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("of", ["toy_2p_v1", "goats_2p_v1"])  # without things that look at others, and with them
def test_the_learner_learns_and_writes_its_curve(of, monkeypatch, capsys, tmp_path):
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'drovers[learn]'")
    small = {"minutes": 0.003, "envs": 8, "steps": 4, "batch": 16, "deals": 2, "threads": 1, "out": tmp_path / "curve"}
    run("ppo", monkeypatch, of, *(f"--{name}={value}" for name, value in small.items()))
    assert "best against greedy" in capsys.readouterr().out
    assert (tmp_path / "curve.csv").read_text().startswith("decisions,") and (tmp_path / "curve.pt").is_file()
