from __future__ import annotations

import json

import pytest


@pytest.mark.parametrize(("lang", "word"), [("en", "The record is right."), ("fr", "L’enregistrement est juste.")])
def test_a_good_record(run, toy_record, lang, word):
    result = run("verify", toy_record, "--lang", lang)
    assert result.exit_code == 0
    assert result.stdout.count("✓") == 4
    assert word in result.stdout


def test_json(run, toy_record):
    data = json.loads(run("verify", toy_record, "--json").stdout)
    assert data["ok"] is True
    assert data["checked"] == ["format", "seed", "moves", "result"]


@pytest.mark.parametrize(("lang", "word"), [("en", "takes up the finished match"), ("fr", "reprend la partie finie")])
def test_a_continued_match_says_that_its_deal_was_known(run, toy_record, lang, word):
    data = json.loads(toy_record.read_text()) | {"continued": {"table": "Zx81kQpT0vLm3NaB", "ply": 2}}
    toy_record.write_text(json.dumps(data))
    result = run("verify", toy_record, "--lang", lang)
    assert result.exit_code == 0 and word in result.stdout and "Zx81kQpT0vLm3NaB" in result.stdout
    assert json.loads(run("verify", toy_record, "--json").stdout)["checked"][-1] == "continued"


def test_a_match_that_ended_by_resignation_says_so(run, toy_record):
    data = json.loads(toy_record.read_text())
    toy_record.write_text(json.dumps(data | {"moves": data["moves"][:2], "result": None, "resigned": [1]}))
    assert json.loads(run("verify", toy_record, "--json").stdout)["checked"][-1] == "resigned"


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"seed": "00" * 32}, "moves"),
        ({"commitment": "00" * 32}, "commitment"),
        ({"result": None}, "result"),
        ({"moves": [[0, "nonsense"]]}, "moves[0]"),
        ({"moves": [["x"]]}, "moves[0]"),
        ({"version": 99}, "version"),
        ({"rules": 99}, "rules"),
        ({"surprise": 1}, "record"),
        ({"game": 7}, "record"),
    ],
)
def test_a_bad_record_is_refused_with_its_field(run, toy_record, change, field):
    toy_record.write_text(json.dumps(json.loads(toy_record.read_text()) | change))
    result = run("verify", toy_record)
    assert result.exit_code == 1
    assert result.stderr.strip()
    assert "Traceback" not in result.stderr
    data = run("verify", toy_record, "--json")
    assert data.exit_code == 1
    assert json.loads(data.stdout)["ok"] is False
    assert json.loads(data.stdout)["field"].startswith(field)


def test_an_unfinished_record_from_a_position(run, tmp_path, toy_position):
    position = json.loads(toy_position.read_text())
    record = {"game": "toy", "rules": 1, "seats": 2, "options": {}, "moves": [], "position": position}
    path = tmp_path / "record.json"
    path.write_text(json.dumps(record))
    assert json.loads(run("verify", path, "--json").stdout)["checked"] == ["format", "position", "moves", "unfinished"]


def test_what_is_no_json_is_misuse(run, tmp_path):
    path = tmp_path / "record.json"
    for text in ("", "{", "[]", "\x00"):
        path.write_text(text)
        assert run("verify", path).exit_code == 2
    path.write_bytes(b"\xff\xfe")
    assert run("verify", path).exit_code == 2
