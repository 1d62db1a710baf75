"""`drovers serve`, `backup` and `restore` as somebody types them; undo of one's own steps in real games."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from pathlib import Path

import httpx
import pytest
from house import house
from ports import free_port
from test_tables import refusal
from typer.testing import CliRunner

from drovers.cli import app
from drovers.games import TABLE

SOURCE = str(Path(__file__).parents[2] / "src")


def drovers(*words: object, **more) -> subprocess.Popen:
    command = [sys.executable, "-c", "from drovers.cli import main; main()", *map(str, words)]
    environment = os.environ | {"PYTHONPATH": SOURCE, "LANG": "en", "NUMBA_DISABLE_JIT": "1"}  # nobody plays here
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "text": True}
    return subprocess.Popen(command, env=environment, **pipes | more)


def test_serve_refuse_back_up_and_restore(tmp_path):
    port, database = free_port(), tmp_path / "a.db"
    server = drovers("serve", "--port", port, "--database", database)
    try:
        while True:
            try:
                answer = httpx.get(f"http://127.0.0.1:{port}/api/games", timeout=30)
                break
            except httpx.TransportError:
                assert server.poll() is None, server.stderr.read()
                time.sleep(0.05)
        assert [game["name"] for game in answer.json()["games"]] == list(TABLE)
        second = drovers("serve", "--port", free_port(), "--database", database)
        assert second.wait(180) == 2 and "Another server uses" in " ".join(second.stderr.read().split())
        taken = drovers("serve", "--port", port, "--database", tmp_path / "b.db")
        assert taken.wait(180) == 2
        kept = CliRunner().invoke(app, ["backup", str(tmp_path / "all.gz"), "--database", str(database)])
        assert kept.exit_code == 0, kept.output
    finally:
        server.send_signal(signal.SIGINT)
    assert server.wait(180) == 0
    assert "The table is set" in server.stdout.read()
    back = CliRunner().invoke(app, ["restore", str(tmp_path / "all.gz"), "--database", str(tmp_path / "c.db")])
    assert back.exit_code == 0, back.output
    for one in (second, taken, server):
        one.stdout.close()
        one.stderr.close()


@pytest.mark.parametrize("game", ["tain", "colorado"])
def test_undo_of_one_s_own_steps(tmp_path, game):
    with house(tmp_path, games=TABLE) as place:
        ada = place.guest("Ada")
        table = ada.table(["me", "me"], game=game, start=True)
        state, dice, undone = ada.watch(table), random.Random(3), 0
        for _ in range(60):
            if undone or not state["owing"]:
                break
            seat = state["owing"][0]
            before = state["views"][seat]
            play = {"table": table, "version": state["version"], "seat": seat}
            ada.ask("play", move=dice.choice(before["legal"]), **play)
            state = ada.watch(table)
            if state["views"][seat]["undo"]:
                ada.ask("undo", table=table, version=state["version"], seat=seat)
                state = ada.watch(table)
                assert state["views"][seat]["sight"] == before["sight"]
                assert state["views"][seat]["legal"] == before["legal"]
                undone += 1
            else:
                assert refusal(ada, "undo", table=table, version=state["version"], seat=seat) in ("no-undo", "stale")
        assert undone
