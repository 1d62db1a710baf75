"""The store: migrations make the schema, one server a file, one entry a version, and nothing half saved."""

from __future__ import annotations

import asyncio

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import MetaData, Table, select, text

from drovers.server.entries import Entry, Move, Sit, write_entry
from drovers.server.rows import Append, Founding, NewTable, Placing, Standing, Summary
from drovers.server.shapes import ClockRule
from drovers.server.store import Store
from drovers.server.store.batch import LOGGED
from drovers.server.store.engine import InUse, writer
from drovers.server.store.log import append_all, found, load_log
from drovers.server.store.migrate import HEAD, configuration, migrate, shape_of
from drovers.server.store.people import add_player
from drovers.server.store.schema import METADATA, log

FOUNDING = Founding("t" * 16, "toy", 1, {}, 2, ClockRule(), True, False, "00" * 32, "c" * 64, 1)
SUMMARY = Summary("playing", 1, 0)
NEW = NewTable(FOUNDING, [], SUMMARY, [Placing(0, None, None), Placing(1, None, "random")])


def entry(version: int, text: str = "1") -> Entry:
    return Entry(version, Move(0, text), None, 5)


def run(url: str, story):
    """A story told to an open store."""

    async def told():
        store = Store(url)
        try:
            return await story(store)
        finally:
            store.close()

    return asyncio.run(told())


@pytest.fixture
def url(tmp_path):
    return f"sqlite:///{tmp_path / 'a.db'}"


def test_migrations_make_the_schema(url):
    async def story(store):
        with store.writing.connect() as connection:
            context = MigrationContext.configure(connection)
            return compare_metadata(context, METADATA)

    assert run(url, story) == []


def test_the_shape_a_server_asks_for_is_the_last_there_is(url):
    async def story(store):
        with store.writing.connect() as connection:
            return ScriptDirectory.from_config(configuration(connection)).get_current_head(), shape_of(connection)

    assert run(url, story) == (HEAD, HEAD)


def test_moves_of_the_first_shape_forget_their_player_and_players_are_still_found_by_the_index(url):
    engine = writer(url)
    with engine.begin() as connection:
        migrate(connection, "0001")
        add_player(connection, "ada", "Ada", 1)
        fixed = msgspec.structs.asdict(FOUNDING) | {"options": "{}", "clock": "{}"}
        kept = {"changed": 1, "status": "playing", "version": 2, "owing": 1, "robots": 0}
        connection.execute(Table("tables", MetaData(), autoload_with=connection).insert(), fixed | kept)
        rows = [write_entry(Entry(1, Sit(0), "ada", 1)), write_entry(Entry(2, Move(0, "1"), "ada", 1))]
        connection.execute(log.insert(), [dict(zip(LOGGED, (FOUNDING.id, *row), strict=True)) for row in rows])
    with engine.begin() as connection:
        migrate(connection)
        assert [one.player for one in load_log(connection, FOUNDING.id)] == ["ada", None]
        plan = connection.execute(text("EXPLAIN QUERY PLAN SELECT 1 FROM log WHERE player = :who"), {"who": "ada"})
        assert "ix_log_player" in plan.one().detail
    engine.dispose()


def test_settings_that_promise_durability(url):
    async def story(store):
        def pragmas(connection):
            return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")]

        def query_only(connection):
            return connection.execute(text("PRAGMA query_only")).scalar()

        return await store.write(pragmas), await store.read(query_only)

    assert run(url, story) == (["wal", 2], 1)


def test_two_servers_cannot_share_a_file(url):
    async def story(store):
        with pytest.raises(InUse):
            Store(url)

    run(url, story)
    run(url, story)  # the lock goes with its holder


def test_one_entry_a_version(url):
    async def story(store):
        await store.write(lambda connection: found(connection, NEW))
        both = [Append(FOUNDING.id, entry(1, move), SUMMARY) for move in ("1", "2")]
        answers = [await store.append(one) for one in both]
        saved = await store.read(lambda connection: load_log(connection, FOUNDING.id))
        return answers, [one.act.text for one in saved]

    assert run(url, story) == ([True, False], ["1"])


def test_entries_that_arrive_together_are_each_answered(url):
    async def story(store):
        await store.write(lambda connection: found(connection, NEW))
        appends = [Append(FOUNDING.id, entry(1 + i // 2, str(i)), SUMMARY) for i in range(40)]
        answers = await asyncio.gather(*map(store.append, appends))
        saved = await store.read(lambda connection: load_log(connection, FOUNDING.id))
        return answers, saved

    answers, saved = run(url, story)
    assert answers == [True, False] * 20
    assert [one.version for one in saved] == list(range(1, 21))


def test_an_entry_and_what_belongs_to_it_are_saved_together_or_not_at_all(url):
    async def story(store):
        await store.write(lambda connection: found(connection, NEW))
        twice = [Standing(0, None, "random", 1, 0, False)] * 2  # one seat cannot come out twice
        broken = Append(FOUNDING.id, entry(1), SUMMARY, standings=twice)
        with pytest.raises(Exception, match="UNIQUE"), store.writing.begin() as connection:
            append_all(connection, [broken])
        return await store.read(lambda connection: connection.execute(select(log)).all())

    assert run(url, story) == []
