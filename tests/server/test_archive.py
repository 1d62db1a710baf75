"""Backup and restore: taken while the server runs, put back into an empty database, all or nothing."""

from __future__ import annotations

import gzip
import stat

import pytest
from house import house
from sqlalchemy import create_engine, insert, select
from test_play import two_at_a_table
from test_study import analysed

from drovers.server.store.archive import BadArchive, NotEmpty, backup, restore
from drovers.server.store.engine import writer
from drovers.server.store.migrate import migrate
from drovers.server.store.schema import METADATA, players


def everything(url: str) -> dict[str, list]:
    engine = create_engine(url)
    with engine.connect() as connection:
        found = {t.name: sorted(map(repr, connection.execute(select(t)))) for t in METADATA.sorted_tables}
    engine.dispose()
    return found


def test_there_and_back(tmp_path):
    (tmp_path / "second").mkdir()
    url, again = f"sqlite:///{tmp_path / 'drovers.db'}", f"sqlite:///{tmp_path / 'second' / 'drovers.db'}"
    file = tmp_path / "all.gz"
    with house(tmp_path) as place:
        ada, bo, table = two_at_a_table(place)
        state = ada.watch(table)
        ada.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0])
        ada.ask("say", table=table, text="è 🐑")
        studied = ada.table(["me", "me"], start=True)
        ada.ask("resign", table=studied, seat=0)
        assert analysed(ada, studied)["state"] == "done"
        seen = bo.watch(table)
        rows = backup(url, file)  # while it runs
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert restore(again, file) == rows > 8
    with pytest.raises(NotEmpty):
        restore(again, file)
    before, after = everything(url), everything(again)
    assert all(before[name] for name in ("log", "places", "results", "analyses", "sessions"))
    for name in before:
        if name not in ("uptime", "players"):  # they went on after the backup
            assert after[name] == before[name], name
    with house(tmp_path / "second") as place:
        back = place.guest(None)
        back.http.cookies = bo.http.cookies
        assert back.watch(table)["views"] == seen["views"]


def test_a_backup_of_an_older_shape(tmp_path):
    """Taken by this program before the database was brought to the present shape, put back and brought there."""
    old, new = (f"sqlite:///{tmp_path / name}" for name in ("old.db", "new.db"))
    writing = writer(old)
    with writing.begin() as connection:
        migrate(connection, "0001")
        connection.execute(insert(players), {"id": "a" * 12, "name": "Ada", "created": 1, "seen": 1})
    writing.dispose()
    assert backup(old, tmp_path / "old.gz") == restore(new, tmp_path / "old.gz") == 1
    assert len(everything(new)["players"]) == 1 and everything(new)["analyses"] == []


@pytest.mark.parametrize(
    "content",
    [b"", b"no gzip", gzip.compress(b"{}"), gzip.compress(b'{"format":"x","shape":"1"}\n')],
    ids=["empty", "no gzip", "no head", "another format"],  # packed bytes tell the time: no names for tests
)
def test_what_is_no_backup_changes_nothing(tmp_path, content):
    file = tmp_path / "bad.gz"
    file.write_bytes(content)
    url = f"sqlite:///{tmp_path / 'a.db'}"
    with pytest.raises(BadArchive):
        restore(url, file)
    engine = create_engine(url)
    assert engine.connect().exec_driver_sql("SELECT count(*) FROM sqlite_master").scalar() == 0
    engine.dispose()


def test_half_a_backup_is_none(tmp_path):
    with house(tmp_path) as place:
        two_at_a_table(place)
        backup(f"sqlite:///{tmp_path / 'drovers.db'}", tmp_path / "all.gz")
    lines = gzip.decompress((tmp_path / "all.gz").read_bytes()).splitlines(keepends=True)
    (tmp_path / "half.gz").write_bytes(gzip.compress(b"".join(lines[:-1]) + lines[-1][:10]))
    url = f"sqlite:///{tmp_path / 'b.db'}"
    with pytest.raises(BadArchive):
        restore(url, tmp_path / "half.gz")
    restore(url, tmp_path / "all.gz")  # it is still empty
