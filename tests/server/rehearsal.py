"""Matches that were over before the first server started, each through a phase that chance alone hardly ever reaches.

Who knows a finished match may play it on from any of its moments: so kills come to these phases too.
"""

from __future__ import annotations

import random

from drovers.core.game import Game
from drovers.core.match import Match
from drovers.core.seed import commitment, read_seed
from drovers.server.entries import Entry, Move, SeatBot, Start
from drovers.server.rows import Founding, NewTable
from drovers.server.settings import database_url
from drovers.server.shapes import ClockRule
from drovers.server.store import engine
from drovers.server.store.log import found
from drovers.server.store.migrate import migrate
from drovers.server.table import Table

# Game and phase -> seats, options, and the seed of a deal and of random moves that lead there.
REHEARSED = {
    "schotten drop": (2, {"tactics": True, "modes_targetable": True}, 226),
    "tain freeing": (4, {}, 22),
}


def played(game: Game, seats: int, options: dict, seed: int) -> Match:
    """A whole match of random moves."""
    match, dice = game.new(seats, options, seed), random.Random(seed)
    while match.to_move:
        seat = match.to_move[0]
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def as_table(game: Game, match: Match, name: str) -> NewTable:
    """The table where two or more bots played that match."""
    written, seed = match.record(), read_seed(match.record()["seed"])
    rules = {"game": game.name, "rules": game.version, "options": written["options"], "seats": match.seats}
    kept = {"clock": ClockRule(), "open": False, "rated": False, "created": 0}
    table = Table(Founding(id=name, seed=seed.hex(), commitment=commitment(seed), **rules, **kept), game)
    bots = [SeatBot(seat, "random") for seat in range(match.seats)]
    moves = [Move(seat, text) for seat, text in match.moves]
    entries = [Entry(n, act, None, 0) for n, act in enumerate((*bots, Start(), *moves), 1)]
    for entry in entries:
        table.apply(entry)
    return NewTable(table.founding, entries, table.summary(), table.placings())


def save(database: str, tables: list[NewTable]) -> None:
    """Into an empty database."""
    writing = engine.writer(database_url(database))
    with writing.begin() as connection:
        migrate(connection)
        for table in tables:
            found(connection, table)
    writing.dispose()
