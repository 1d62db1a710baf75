from __future__ import annotations

import json


def test_sequences_of_the_toy(run):
    data = json.loads(run("perft", "toy", "--depth", "6", "--json").stdout)
    assert [row["nodes"] for row in data["perft"]] == [3, 9, 18, 36, 36, 36]


def test_beyond_the_end_nothing_is_lost(run):
    data = json.loads(run("perft", "toy", "--depth", "8", "--seats", "2", "--seed", "7", "--json").stdout)
    assert data["perft"][-1]["nodes"] == 36


def test_french(run):
    assert "profondeur" in run("perft", "toy", "--lang", "fr").stdout
