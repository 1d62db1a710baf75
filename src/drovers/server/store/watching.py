"""Tables that can be watched.  All functions take an open connection."""

from __future__ import annotations

from sqlalchemy import Connection, select

from ..ratings import shown, subject
from ..rows import Listing
from .log import load_listings
from .schema import ratings, tables


def lively(connection: Connection, since: int, most: int = 40) -> list[tuple[Listing, int]]:
    """Open tables being played that have changed since then, each with the middle of its seats' ratings."""
    playing = (tables.c.open, tables.c.status == "playing", tables.c.changed >= since)
    found = load_listings(connection, select(tables).where(*playing).order_by(tables.c.changed.desc()).limit(most))
    subjects = {subject(one.player, one.bot) for listing in found for one in listing.places}
    wanted = select(ratings).where(ratings.c.subject.in_([name for name in subjects if name]))
    known = {(row.game, row.seats, row.subject): shown(row.mu, row.sigma) for row in connection.execute(wanted)}
    return [(listing, _middle(listing, known)) for listing in found]


def _middle(listing: Listing, known: dict[tuple[str, int, str], int]) -> int:
    game, seats = listing.founding.game, listing.founding.seats
    rated = [known.get((game, seats, subject(one.player, one.bot) or ""), 0) for one in listing.places]
    return sum(rated) // max(1, len(rated))
