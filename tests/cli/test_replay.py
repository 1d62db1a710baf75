from __future__ import annotations

import json

from drovers import games


def test_the_whole_match_in_words(run, toy_record):
    result = run("replay", toy_record)
    assert result.exit_code == 0
    assert result.stdout.count("takes the trick") == 3
    assert "(Y4)" in result.stdout
    assert "(Magpie)" in result.stdout


def test_up_to_a_ply(run, toy_record):
    shown = run("replay", toy_record, "--ply", "2").stdout
    assert shown.count("takes the trick") == 1
    assert "After 2 of 6 moves." in shown
    assert "Après 2 coups sur 6." in run("replay", toy_record, "--ply", "2", "--lang", "fr").stdout
    assert run("replay", toy_record, "--ply", "0").exit_code == 0
    assert run("replay", toy_record, "--ply", "7").exit_code == 2


def test_as_a_seat_saw_it(run, toy_record):
    match = games.replay(toy_record.read_text())
    data = json.loads(run("replay", toy_record, "--ply", "3", "--seat", "1", "--json").stdout)
    assert [ply["move"] for ply in data["plies"]] == [None, match.moves[1][1], None]
    assert data["plies"][2]["events"][0]["card"] is None
    assert data["sight"]["chosen"][0] == "?"
    assert "position" not in data


def test_json_with_everything_open(run, toy_record):
    data = json.loads(run("replay", toy_record, "--json").stdout)
    record = json.loads(toy_record.read_text())
    assert [[ply["seat"], ply["move"]] for ply in data["plies"]] == record["moves"]
    assert data["result"] == record["result"]


def test_a_bad_record_is_refused(run, toy_record):
    record = json.loads(toy_record.read_text())
    toy_record.write_text(json.dumps(record | {"moves": [[0, "77"]]}))
    result = run("replay", toy_record, "--ply", "0")
    assert result.exit_code == 1
    assert "Move 1" in result.stderr
