"""The command line in this process, with the toy among the games."""

from __future__ import annotations

import json

import pytest
from typer.testing import CliRunner

from drovers import games
from drovers.cli import app


@pytest.fixture(autouse=True)
def toy_table(monkeypatch, tmp_path):
    """The toy is a game like the others, the environment speaks English, and files land in a folder of the test."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(games.TABLE, "toy", "toy")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


@pytest.fixture
def run():
    """Runs one command line: `run("play", "toy", input="…")`."""

    def run(*args, input=None):
        return CliRunner().invoke(app, [str(arg) for arg in args], input=input)

    return run


@pytest.fixture
def toy_record(tmp_path):
    """A file that holds a whole match of the toy."""
    match = games.load("toy").new(2, seed=5)
    while match.to_move:
        seat = match.to_move[0]
        match.play(seat, match.legal(seat)[0])
    path = tmp_path / "toy.json"
    path.write_text(json.dumps(match.record() | {"players": ["person", "greedy"]}))
    return path


@pytest.fixture
def toy_position(tmp_path):
    """A file that holds the beginning of a match of the toy."""
    path = tmp_path / "position.json"
    path.write_text(json.dumps(games.load("toy").new(2, seed=5).position()))
    return path
