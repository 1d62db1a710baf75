"""A database with tables at which everybody sits, written before a server opens it: asking for them takes minutes."""

from __future__ import annotations

import hashlib
from typing import NamedTuple

from drovers.games import load
from drovers.server.clock import now
from drovers.server.entries import Sit, Start
from drovers.server.founding import Draft, new_id
from drovers.server.rows import Founding
from drovers.server.settings import database_url
from drovers.server.shapes import ClockRule
from drovers.server.store import engine, people, sessions
from drovers.server.store.log import found
from drovers.server.store.migrate import migrate


class Furnished(NamedTuple):
    """A table, and what the people on its seats come with."""

    id: str
    cookies: list[str]


def furnish(database: str, game: str, seats: int, tables: int) -> list[Furnished]:
    """So many tables of a game whose match has begun, a guest of its own on every seat."""
    writing, rules, made, at = engine.writer(database_url(database)), load(game), [], now()
    fixed = {"clock": ClockRule(), "open": False, "rated": False, "commitment": "", "created": at}
    with writing.begin() as connection:
        migrate(connection)
        for number in range(tables):
            guests = [new_id(12) for _ in range(seats)]
            for guest in guests:
                people.add_player(connection, guest, "Ada", at)
                sessions.add(connection, new_id(12), hashlib.sha256(guest.encode()).hexdigest(), guest, "", at)
            named = {"options": rules.chosen(rules.blank(seats, {})), "seed": f"{number:064x}"}
            draft = Draft(rules, Founding(new_id(16), game, rules.version, seats=seats, **named, **fixed), at)
            for seat, guest in enumerate(guests):
                draft.add(Sit(seat), guest)
            draft.add(Start(), guests[0])
            found(connection, draft.done())
            made.append(Furnished(draft.table.founding.id, [f"drovers={guest}" for guest in guests]))
    writing.dispose()
    return made
