"""Records and positions name the data tables they were made with, and carry corrected ones."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

import drovers
from drovers.core.data import digest
from drovers.core.errors import BadPosition, BadRecord
from drovers.core.record import read_record

GOATS = drovers.load("goats")
TEXT = (GOATS.folder / "data.toml").read_text(encoding="utf-8")
PLAY = """
import json, drovers, sys
match = drovers.load("goats").new(2, seed=5)
start = match.position()
while match.to_move:
    match.play(match.to_move[0], match.legal(match.to_move[0])[0])
print(json.dumps([match.record(), start]))
"""


@pytest.fixture(scope="module")
def corrected(tmp_path_factory):
    """A match played where an owner of the box has moved the stables."""
    path = tmp_path_factory.mktemp("box") / "mine.toml"
    path.write_text(TEXT.replace('["a1", "f6"], starts = [0, 12]', '["c1", "d6"], starts = [2, 14]'), encoding="utf-8")
    environment = os.environ | {"DROVERS_GOATS_DATA": str(path)}
    done = subprocess.run([sys.executable, "-c", PLAY], env=environment, capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def test_a_record_names_its_tables_and_carries_corrected_ones_only(corrected):
    ours, theirs = GOATS.new(2, seed=5).record(), corrected[0]
    assert ours["tables"] == digest(TEXT) and ours["data"] is None
    assert theirs["tables"] == digest(theirs["data"]) != ours["tables"]
    assert drovers.load("tain").new(seed=1).record()["tables"] is None


def test_comments_do_not_make_other_tables():
    assert digest(TEXT + "\n# a note\n") == digest(TEXT)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_other_tables_are_said_not_called_a_wrong_move(corrected, lang):
    with pytest.raises(BadRecord) as refusal:
        drovers.verify(corrected[0])
    assert refusal.value.field == "tables"
    assert {corrected[0]["tables"], digest(TEXT)} <= set(
        refusal.value.reason(lang).replace("(", " ").replace(")", " ").split()
    )
    with pytest.raises(BadPosition) as refusal:
        GOATS.from_position(corrected[1])
    assert refusal.value.field == "tables" and corrected[1]["tables"] in refusal.value.reason(lang)


def test_verify_uses_the_tables_a_record_carries(corrected, tmp_path):
    file = tmp_path / "match.json"
    file.write_text(json.dumps(corrected[0]), encoding="utf-8")
    command = [sys.executable, "-c", "from drovers.cli import main; main()", "verify", str(file), "--json"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert json.loads(done.stdout)["ok"] and "tables" in json.loads(done.stdout)["checked"]


@pytest.mark.parametrize(
    "change",
    [
        {"tables": None},
        {"tables": digest(TEXT)},
        {"data": TEXT},
        {"data": "stables = ["},
        {"tables": None, "data": "="},
        {"data": "deep = " + "[" * 100_000},
        {"tables": digest('no = "\ud800"'), "data": 'no = "\ud800"'},
    ],
    ids=["none", "ours", "our data", "half", "nothing", "deep", "no text"],
)
def test_a_record_carries_the_tables_it_names(corrected, change):
    """`drovers verify` begins a process where they are in force: with others it would begin another, for ever."""
    with pytest.raises(BadRecord) as refusal:
        read_record(corrected[0] | change)
    assert refusal.value.field == "data" and refusal.value.reason("fr") != refusal.value.reason("en")


def test_a_record_nested_without_end_is_refused():
    with pytest.raises(BadRecord):
        read_record("[" * 100_000)


def test_a_record_of_the_first_edition_names_no_tables_and_still_replays():
    record = {key: value for key, value in GOATS.new(2, seed=5).record().items() if key not in ("tables", "data")}
    assert drovers.replay(record).position() == GOATS.new(2, seed=5).position()
