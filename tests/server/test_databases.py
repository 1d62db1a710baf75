"""A database that is away, damaged or none at all: every command says so in a sentence, and keeps what there was."""

from __future__ import annotations

import sqlite3
from tempfile import TemporaryFile

import psycopg
import pytest
from house import house
from ports import free_port
from postgres import new_database
from test_health import ruin
from test_play import two_at_a_table
from test_serve import drovers
from typer.testing import CliRunner

from drovers.cli import app
from drovers.server.store import archive, fitness
from drovers.server.store.archive import backup, restore
from drovers.server.store.fitness import Unfit

COMMANDS = ("backup", "restore", "upkeep", "serve")


@pytest.fixture
def kept(tmp_path):
    """A file that somebody has played in, and a backup of it."""
    with house(tmp_path) as place:
        for _ in range(5):
            two_at_a_table(place)
    backup(f"sqlite:///{tmp_path / 'drovers.db'}", tmp_path / "all.gz")
    return tmp_path / "drovers.db"


def said(*words: object) -> str:
    """What a command that cannot be done answers, in one line."""
    answer = CliRunner().invoke(app, [*map(str, words), "--lang", "en"])
    assert answer.exit_code == 2 and "Traceback" not in answer.output, answer.output
    return " ".join(answer.output.split())


def orders(command: str, kept, database: object) -> str:
    files = {"backup": [kept.with_name("new.gz")], "restore": [kept.with_name("all.gz")]}.get(command, [])
    port = ["--port", free_port()] if command == "serve" else []
    return said(command, *files, *port, "--database", database)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_database_that_is_away_is_said_to_be(kept, command):
    url = f"postgresql://drovers:secret-word@127.0.0.1:{free_port()}/nothing"
    answer = orders(command, kept, url)
    assert "does not answer" in answer and "secret-word" not in answer
    assert not kept.with_name("new.gz").exists()


@pytest.mark.parametrize("command", COMMANDS)
@pytest.mark.parametrize("none", ["mysql://x/y", "postgresql://host:port/x", "postgresql+other://x/y"])
def test_what_is_no_database_is_said_to_be_none(kept, command, none):
    assert "is no database this program knows" in orders(command, kept, none)


def test_a_damaged_file_leaves_the_last_backup_as_it_was(kept):
    before = kept.with_name("all.gz").read_bytes()
    ruin(kept)
    assert "is damaged" in said("backup", kept.with_name("all.gz"), "--database", kept)
    assert kept.with_name("all.gz").read_bytes() == before
    assert not [one for one in kept.parent.iterdir() if one.name.endswith(".part")]
    assert restore(f"sqlite:///{kept.with_name('again.db')}", kept.with_name("all.gz")) > 5


def test_a_backup_goes_into_a_pipe_too(kept):
    """`drovers backup /dev/stdout` on the way to another machine."""
    server = drovers("backup", "/dev/stdout", "--database", kept, text=False)
    told, trouble = server.communicate(timeout=180)
    assert server.returncode == 0, trouble
    kept.with_name("piped.gz").write_bytes(told)  # with nothing else in it
    assert restore(f"sqlite:///{kept.with_name('again.db')}", kept.with_name("piped.gz")) > 5


def test_a_backup_goes_where_a_link_leads(kept):
    """`all.gz` may be a link to another disk, and `/dev/stdout` is one."""
    link, there = kept.with_name("link.gz"), kept.with_name("disk") / "all.gz"
    there.parent.mkdir()
    link.symlink_to(there)
    for _ in range(2):
        assert backup(f"sqlite:///{kept}", link) > 5
        assert link.is_symlink() and there.read_bytes().startswith(b"\x1f\x8b")
        there.write_bytes(b"an older one")
    with TemporaryFile() as nameless:
        server = drovers("backup", "/dev/stdout", "--database", kept, stdout=nameless)
        _, trouble = server.communicate(timeout=180)
        assert server.returncode == 0, trouble
        nameless.seek(0)
        assert nameless.read(2) == b"\x1f\x8b"


@pytest.mark.parametrize("harm", [lambda file: file[:-20], lambda file: file[:200] + b"\xff" * 40 + file[240:]])
def test_a_damaged_backup_is_no_backup(kept, harm):
    """Nothing of it is in the database then."""
    file, other = kept.with_name("all.gz"), kept.with_name("again.db")
    whole = file.read_bytes()
    file.write_bytes(harm(whole))
    assert "is no backup this program can read" in said("restore", file, "--database", other)
    file.write_bytes(whole)
    assert restore(f"sqlite:///{other}", file) > 5


def test_files_that_cannot_be_read_or_written_are_named(kept):
    nowhere = kept / "x"  # the file is no folder
    assert "x cannot be written" in said("backup", nowhere, "--database", kept)
    assert "x cannot be read" in said("restore", nowhere, "--database", kept.with_name("b.db"))
    assert "cannot be written to" in said("restore", kept.with_name("all.gz"), "--database", nowhere)
    assert "no database" in said("backup", kept.with_name("new.gz"), "--database", kept.with_name("none.db"))


def test_a_file_somebody_holds_is_not_said_to_be_damaged(kept):
    other = sqlite3.connect(kept, isolation_level=None)
    other.execute("PRAGMA locking_mode=EXCLUSIVE")
    other.execute("BEGIN EXCLUSIVE")
    with pytest.raises(Unfit) as unfit, fitness.judged(f"sqlite:///{kept}"):
        archive.backup(f"sqlite:///{kept}", kept.with_name("new.gz"))
    other.close()
    assert unfit.value.kind == "failing" and "locked" in unfit.value.problem


def test_a_database_we_may_not_use_is_said_in_a_sentence(postgres_server):
    """PostgreSQL lets nobody but its owner make tables."""
    url = new_database(postgres_server, "forbidden")
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("CREATE ROLE stranger LOGIN")
    server = drovers("serve", "--port", free_port(), "--database", url.replace("//drovers@", "//stranger@"))
    _, trouble = server.communicate(timeout=180)
    assert server.returncode == 2 and "permission denied" in trouble and "Traceback" not in trouble
