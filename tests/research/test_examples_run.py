"""The examples run: the tournament in words of two dummies, and the learner on the toy."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path

import pytest

from drovers import games

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(autouse=True)
def toy_table(monkeypatch):
    monkeypatch.setitem(games.TABLE, "toy", "toy")


def loaded(name, monkeypatch):
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    module = importlib.util.module_from_spec(spec)
    monkeypatch.setitem(sys.modules, name, module)
    spec.loader.exec_module(module)
    return module


def run(name, monkeypatch, *arguments):
    monkeypatch.setattr(sys, "argv", [name, *arguments])
    loaded(name, monkeypatch).main()


@pytest.mark.parametrize(
    ("name", "arguments", "said"),
    [
        ("text_tournament", ("toy_9p_v1",), "9 seats cannot be"),
        ("text_tournament", ("toy_2p_v1", "--lang", "de"), "lang must be one of en, fr"),
        ("ppo", ("toy_9p_v1",), "9 seats cannot be"),
        ("ppo", ("toy_2p_v1", "--minutes", "0"), "more than 0"),
    ],
)
def test_what_cannot_be_is_a_sentence(monkeypatch, capsys, name, arguments, said):
    if name == "ppo":
        pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'drovers[learn]'")
    with pytest.raises(SystemExit) as left:
        run(name, monkeypatch, *arguments)
    assert left.value.code == 2 and said in capsys.readouterr().err


def test_a_tournament_in_words(monkeypatch, capsys):
    run("text_tournament", monkeypatch, "toy_2p_v1", "--deals", "2")
    assert capsys.readouterr().out.strip()


def test_the_learner_learns_and_writes_its_curve(monkeypatch, capsys, tmp_path):
    pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'drovers[learn]'")
    small = {"minutes": 0.003, "envs": 8, "steps": 4, "batch": 16, "deals": 2, "threads": 1, "out": tmp_path / "curve"}
    run("ppo", monkeypatch, "toy_2p_v1", *(f"--{name}={value}" for name, value in small.items()))
    out = capsys.readouterr().out
    assert re.search(
        r"^ +\d+ s +\d+ decisions  entropy \d\.\d{4}  value loss \d\.\d{4}  beats random [\d.]+%", out, re.M
    )
    assert "best against greedy" in out
    assert (tmp_path / "curve.csv").read_text().startswith("decisions,") and (tmp_path / "curve.pt").is_file()


def test_what_looks_at_others_is_judged_beside_the_plain_layer(monkeypatch):
    """Types, cells and cards in hand of the goats: chances of legal actions alone, and every weight learns."""
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: pip install 'drovers[learn]'")
    ppo = loaded("ppo", monkeypatch)
    columns = ppo.Columns("goats_2p_v1", settings := ppo.Settings(hidden=8))
    net, matches = ppo.Net(columns, settings), ppo.Matches("goats_2p_v1", 8)
    seen, masks = columns.of(matches.reset(seed=1)[0])
    logs, values = net(seen, masks)
    assert len(columns.kinds) == 3 and torch.allclose((logs.exp() * masks).sum(1), torch.ones(8))
    (logs[masks > 0].square().sum() + values.square().sum()).backward()
    assert all(each.grad is not None for name, each in net.named_parameters() if not name.startswith("alike.0"))
    assert (columns.played(logs.argmax(1), matches.masks) >= 0).all()
