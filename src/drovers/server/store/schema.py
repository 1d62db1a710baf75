"""The tables of the database.  `log` is the truth; the rest is who people are, and what can be read off the log.

Times are milliseconds since 1970.  A change here needs a migration beside it; a test compares the two.
"""

from __future__ import annotations

from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Select,
    String,
    Table,
    Text,
    select,
    text,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(column_0_name)s",
    }
)


def _player(
    name: str = "player", *, primary_key: bool = False, nullable: bool = False, index: bool = True
) -> Column[str]:
    key = ForeignKey("players.id", name=None)
    return Column(name, String(12), key, primary_key=primary_key, nullable=nullable and not primary_key, index=index)


def _table(*, primary_key: bool = True) -> Column[str]:
    return Column("table_id", String(16), ForeignKey("tables.id"), primary_key=primary_key)


players = Table(
    "players",
    METADATA,
    Column("id", String(12), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("account", String(48), unique=True),  # the name folded, however it is written
    Column("password", String(200)),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("looks", String(96)),  # of an account: what its name looks like
    Index("uq_looks", "looks", unique=True),
)

sessions = Table(
    "sessions",
    METADATA,
    Column("key", String(64), primary_key=True),  # SHA-256 of what the cookie holds
    _player(),
    Column("created", BigInteger, nullable=False),
    Column("id", String(12), nullable=False, server_default=""),  # its name among the player's
    Column("device", String(120), nullable=False, server_default=""),  # what the browser calls itself
    Column("seen", BigInteger, nullable=False, server_default="0"),
    Index("ix_sessions_seen", "seen"),
)

tokens = Table(
    "tokens",
    METADATA,
    Column("id", String(12), primary_key=True),
    Column("key", String(64), nullable=False, unique=True),
    _player(),
    Column("label", String(24), nullable=False),
    Column("created", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    METADATA,
    Column("id", String(16), primary_key=True),
    Column("game", String(24), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("clock", Text, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("tables", String(16)),  # digest of the game's data tables
    Column("day", String(10)),  # whose deal it is, if it is the deal of a day
    # read off the log, written with each entry
    Column("changed", BigInteger, nullable=False),
    Column("status", String(8), nullable=False),
    Column("version", Integer, nullable=False),
    Column("owing", Integer, nullable=False),  # a bit for each seat that owes a move
    Column("bots", Integer, nullable=False),  # a bit for each seat a bot plays
    Index("ix_tables_status_changed", "status", "changed"),
)

NAMED = text("player IS NOT NULL")  # a move would dirty a page of this index, which was half of what it wrote
log = Table(
    "log",
    METADATA,
    _table(),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer),
    _player(nullable=True, index=False),  # not of a move, which is that of whoever holds the seat
    Column("data", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_log_player", "player", sqlite_where=NAMED, postgresql_where=NAMED),
)

places = Table(
    "places",
    METADATA,
    _table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _player(nullable=True),
    Column("bot", String(40)),
)

results = Table(
    "results",
    METADATA,
    _table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    _player(nullable=True, index=False),
    Column("bot", String(40)),
    Column("game", String(24), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("left", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("rating", Integer),  # of whoever sat there, as shown, after a rated match
    Index("ix_results_player_at", "player", "at"),  # the newest of whoever has played most are found at once
    Index("ix_results_bot_at", "bot", "at"),
)

# Finished matches as they are looked for: read off the log when it ends, with how it began.
matches = Table(
    "matches",
    METADATA,
    _table(),
    Column("game", String(24), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("listed", Boolean, nullable=False),  # whether others find it: it was open to all, or rated
    Column("rated", Boolean, nullable=False),
    Column("plies", Integer, nullable=False),
    Column("winners", Integer, nullable=False),  # a bit for each seat in first place
    Column("at", BigInteger, nullable=False),
    *(Column(f"move{ply}", String(80)) for ply in range(1, 5)),  # the first moves, each with its seat: `0 R5@3`
    Index("ix_matches_at", "at"),
    Index("ix_matches_opening", "game", "seats", "listed", "move1", "move2", "move3", "move4", "winners", "options"),
)

ratings = Table(
    "ratings",
    METADATA,
    Column("game", String(24), primary_key=True),
    Column("seats", Integer, primary_key=True, autoincrement=False),
    Column("subject", String(44), primary_key=True),  # a player's id, or `bot:` and its name
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("played", Integer, nullable=False),
)

analyses = Table(
    "analyses",
    METADATA,
    _table(),
    Column("verdicts", Text, nullable=False),  # of seats, not of people: it stays when a player is deleted
    Column("at", BigInteger, nullable=False),
)

notes = Table(
    "notes",
    METADATA,
    _player(primary_key=True),
    _table(),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

mutes = Table("mutes", METADATA, _player(primary_key=True), _player("other", primary_key=True))

notices = Table(
    "notices",
    METADATA,
    Column("instance", String(12), primary_key=True),
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    Column("at", BigInteger, nullable=False, index=True),
)

uptime = Table(
    "uptime",
    METADATA,
    Column("id", String(12), primary_key=True),
    Column("start", BigInteger, nullable=False),
    Column("beat", BigInteger, nullable=False),
)

# What somebody likes and has set up: steps without a choice, vacation, notices.  One JSON, so that it may grow.
habits = Table(
    "habits",
    METADATA,
    _player(primary_key=True, index=False),
    Column("data", Text, nullable=False),
    Column("told", BigInteger, nullable=False, server_default="0"),  # up to when they were told of tables that wait
    Column("late", Boolean, nullable=False, server_default="0"),  # whether a mail about them is due
    Column("mailed", BigInteger, nullable=False, server_default="0"),  # when the last one went
)

# What a seat will answer, if: nobody else's business, so not in the log.
plans = Table(
    "plans",
    METADATA,
    _table(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("ply", Integer, nullable=False),  # it counts from there
    Column("lines", Text, nullable=False),
)

# Browsers that may be told by Web Push.
pushes = Table(
    "pushes",
    METADATA,
    Column("key", String(64), primary_key=True),  # SHA-256 of the endpoint
    _player(),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(120), nullable=False),
    Column("auth", String(40), nullable=False),
)

# Who looks at a page of which instance, of those whom notices reach; it counts until then.
looking = Table(
    "looking",
    METADATA,
    Column("player", String(12), primary_key=True),
    Column("instance", String(12), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

# What the house must keep to itself for good: who it is to push services, what its links are signed with.
keys = Table("keys", METADATA, Column("name", String(24), primary_key=True), Column("value", Text, nullable=False))

invitations = Table(
    "invitations",
    METADATA,
    _table(),
    _player(primary_key=True),
    _player("by", index=False),
    Column("at", BigInteger, nullable=False),
)

tournaments = Table(
    "tournaments",
    METADATA,
    Column("id", String(16), primary_key=True),
    _player("host", nullable=True, index=False),
    Column("form", Text, nullable=False),
    Column("status", String(8), nullable=False),
    Column("round", Integer, nullable=False),  # the one being played; 0 before the first
    Column("created", BigInteger, nullable=False),
)

entrants = Table(
    "entrants",
    METADATA,
    Column("tournament", String(16), ForeignKey("tournaments.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    _player(nullable=True),
    Column("bot", String(40)),
    Column("left", Boolean, nullable=False, server_default="0"),
)

pairings = Table(
    "pairings",
    METADATA,
    Column("tournament", String(16), ForeignKey("tournaments.id"), primary_key=True),
    Column("round", Integer, primary_key=True, autoincrement=False),
    Column("board", Integer, primary_key=True, autoincrement=False),
    Column("numbers", Text, nullable=False),  # entrants by seat
    Column("table_id", String(16), ForeignKey("tables.id"), index=True),  # none: whoever sits out
)

answers = Table(
    "answers",
    METADATA,
    _player(primary_key=True),
    Column("game", String(24), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("right", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

strengths = Table(
    "strengths",
    METADATA,
    Column("game", String(24), primary_key=True),
    Column("subject", String(16), primary_key=True),  # a player's id, or the name of a puzzle
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("played", Integer, nullable=False),
)

deals = Table(
    "deals",
    METADATA,
    Column("game", String(24), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("seats", Integer, nullable=False),
    Column("bot", String(40), nullable=False),
    Column("seed", String(64), nullable=False),
    Column("commitment", String(64), nullable=False),
)

attempts = Table(
    "attempts",
    METADATA,
    Column("game", String(24), primary_key=True),
    Column("day", String(10), primary_key=True),
    _player(primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False, unique=True),
)


def seated(of: Table, among: list[str]) -> Select[Any]:
    """The rows of these tables that stand for a seat, in order, each with its player's name."""
    rows = select(of, players.c.name).join(players, players.c.id == of.c.player, isouter=True)
    return rows.where(of.c.table_id.in_(among)).order_by(of.c.seat)
