from __future__ import annotations

import json

import pytest


def test_the_table_and_the_moves(run, toy_position):
    result = run("position", toy_position)
    assert result.exit_code == 0
    assert "Seat 0 may (3 moves)" in result.stdout
    assert "Seat 1 may (3 moves)" in result.stdout


def test_as_a_seat_sees_it(run, toy_position):
    data = json.loads(run("position", toy_position, "--seat", "1", "--json").stdout)
    assert data["sight"]["hands"][0] == ["?", "?", "?"]
    assert "key" not in data["sight"]
    assert list(data["legal"]) == ["1"]
    assert "La place 1 peut jouer" in run("position", toy_position, "--seat", "1", "--lang", "fr").stdout


def test_json(run, toy_position):
    data = json.loads(run("position", toy_position, "--json").stdout)
    assert data["ok"] is True
    assert data["position"] == json.loads(toy_position.read_text())
    assert data["to_move"] == [0, 1]
    assert data["result"] is None


def test_an_ended_position_shows_its_result(run, toy_position):
    ended = json.loads(toy_position.read_text())
    ended |= {"hands": [["-"] * 3] * 2, "round": 3, "tricks": [2, 1]}
    toy_position.write_text(json.dumps(ended))
    assert "(Y4)" in run("position", toy_position).stdout


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"round": 9}, "round"),
        ({"hands": [["1", "1", "2"], ["3", "4", "5"]]}, "hand"),
        ({"tricks": ["many"]}, "tricks[0]"),
        ({"colour": "red"}, "colour"),
        ({"seats": 5}, "seats"),
        ({"chosen": None}, "chosen"),
    ],
)
def test_what_is_wrong_is_named(run, toy_position, change, field):
    toy_position.write_text(json.dumps(json.loads(toy_position.read_text()) | change))
    result = run("position", toy_position)
    assert result.exit_code == 1
    assert result.stderr.strip()
    data = run("position", toy_position, "--json")
    assert data.exit_code == 1
    assert json.loads(data.stdout)["field"] == field


def test_a_seat_that_is_not_there(run, toy_position):
    result = run("position", toy_position, "--seat", "7")
    assert result.exit_code == 1
    assert "7" in result.stderr


def test_a_record_is_called_one(run, toy_record):
    result = run("position", toy_record)
    assert result.exit_code == 2 and "drovers replay" in " ".join(result.stderr.split())
