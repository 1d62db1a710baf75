"""What the first edition wrote is read by every later one: every kind of entry is in the log of these tables.

`first_edition.jsonl` is a backup made by that edition's server, `first_edition.json` what it told Ada of each table.
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path

import pytest
from house import TOY, house

from drovers.server.entries import KINDS
from drovers.server.store.archive import restore
from drovers.server.store.engine import reader
from drovers.server.store.log import load_log

HERE = Path(__file__).parent
TOLD = json.loads((HERE / "first_edition.json").read_text())


@pytest.fixture(scope="module")
def old_house(tmp_path_factory):
    """A server of today on the database of then, its bots kept from going on."""
    folder = tmp_path_factory.mktemp("old")
    file = folder / "all.gz"
    file.write_bytes(gzip.compress((HERE / "first_edition.jsonl").read_bytes()))
    restore(f"sqlite:///{folder / 'drovers.db'}", file)
    with house(folder, games=TOY | {"goats": "drovers.games.goats"}, bot_pause=600.0) as one:
        yield one


def test_every_kind_of_entry_there_was_is_there(old_house):
    reading = reader(old_house.settings.url, 1)
    with reading.connect() as connection:
        logs = [load_log(connection, table["id"]) for table in TOLD["tables"].values()]
    reading.dispose()
    assert {entry.kind for entries in logs for entry in entries} == set(KINDS) - {"rest", "point"}


@pytest.mark.parametrize("name", TOLD["tables"])
def test_a_table_is_what_it_was(old_house, name):
    then = TOLD["tables"][name]
    ada = old_house.guest(None)
    ada.http.cookies.set("drovers", TOLD["cookie"])
    now = ada.get(f"/api/tables/{then['id']}")
    for seat in now["table"]["seats"]:
        del seat["here"]
    for field in ("version", "ply", "owing", "mine", "chat"):
        assert now[field] == then[field], field
    assert {key: now["table"][key] for key in then["table"]} == then["table"]
    assert (now["result"] and {key: now["result"][key] for key in then["result"]}) == then["result"]
    assert [view["legal"] for view in now["views"]] == then["legal"]
    if then["record"]:
        record = ada.get(f"/api/tables/{then['id']}/record")
        assert {key: record[key] for key in then["record"]} == then["record"]


def test_matches_that_ended_then_are_found_now(old_house):
    ada = old_house.guest(None)
    ada.http.cookies.set("drovers", TOLD["cookie"])
    found = {one["table"]: one for one in ada.get("/api/matches")}
    for then in TOLD["tables"].values():
        if then["record"] and then["record"]["result"]:
            match, moves = found[then["id"]], [f"{seat} {text}" for seat, text in then["record"]["moves"]]
            assert match["opening"] == moves[:4] and match["plies"] == len(moves)
    assert found
