from __future__ import annotations

import json

from drovers.bots.table import names


def test_every_bot_has_a_line(run):
    assert all(name in run("bots").stdout for name in names())


def test_json(run):
    assert [bot["name"] for bot in json.loads(run("bots", "--json").stdout)] == names()


def test_french(run):
    assert "Un coup légal au hasard" in run("bots", "--lang", "fr").stdout
