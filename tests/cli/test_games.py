from __future__ import annotations

import json

from drovers import games


def test_every_game_has_a_line(run):
    shown = run("games").stdout
    assert all(name in shown for name in games.names())


def test_one_game_shows_its_options_with_their_values(run):
    shown = run("games", "toy").stdout
    assert "low_wins" in shown
    assert "true" in shown
    assert "random" in shown


def test_json(run):
    everything = json.loads(run("games", "--json").stdout)
    assert [game["name"] for game in everything] == games.names()
    one = json.loads(run("games", "toy", "--json", "--lang", "fr").stdout)
    assert one["seats"] == [2, 3]
    assert one["options"][0] == {
        "name": "low_wins",
        "help": games.load("toy").words.say("fr", "option-low_wins"),
        "choices": [False, True],
        "default": False,
    }


def test_french(run):
    assert "places" in run("games", "--lang", "fr").stdout
