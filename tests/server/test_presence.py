"""Who came and went is saved, everybody of them, many at once in one transaction."""

from __future__ import annotations

import asyncio

import pytest

from drovers.server import presence
from drovers.server.background import Background
from drovers.server.presence import Presence
from drovers.server.rows import Unavailable
from drovers.server.store import people


class Notebook:
    """A store that only writes down who was seen."""

    def __init__(self):
        self.pages, self.silent = [], False

    async def write(self, work, *given):
        await asyncio.sleep(0)
        if self.silent:
            raise Unavailable("silent")
        work(None, *given)


@pytest.fixture
def notebook(monkeypatch):
    store = Notebook()
    monkeypatch.setattr(people, "seen", lambda _, players, at: store.pages.append(players))
    return store


def test_many_who_come_at_once_are_saved_together(notebook, monkeypatch):
    monkeypatch.setattr(presence, "TOGETHER", 50)

    async def come() -> None:
        here = Presence(notebook, Background(), None, None)
        names = [f"p{number}" for number in range(120)]
        for name in names:
            here._note_soon(name)
        while here.noting:
            await asyncio.sleep(0)
        assert sorted(name for page in notebook.pages for name in page) == sorted(names)
        assert [len(page) for page in notebook.pages] == [50, 50, 20]

    asyncio.run(come())


def test_who_comes_after_the_database_was_silent_is_saved(notebook):
    async def come() -> None:
        here = Presence(notebook, Background(), None, None)
        for notebook.silent, name in ((True, "ada"), (False, "bo")):
            here._note_soon(name)
            while here.noting:
                await asyncio.sleep(0)
        assert notebook.pages == [["bo"]]

    asyncio.run(come())
