"""What whoever runs a server may choose.  Every one has a default that suits a machine at home."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from .. import games

POSTGRESQL = "postgresql"


def data_home() -> Path:
    """Where matches are kept: `$DROVERS_DATA`, else the user's data folder."""
    default = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "drovers"
    return Path(os.environ.get("DROVERS_DATA") or default)


def default_database() -> str:
    """The file that needs nothing else."""
    return f"sqlite:///{data_home() / 'drovers.db'}"


def database_url(given: str | None) -> str:
    """A database address as SQLAlchemy reads it; a bare path is a SQLite file, none the one that needs nothing else."""
    given = given or default_database()
    if given.startswith(("postgresql://", "postgres://")):
        return f"{POSTGRESQL}+psycopg://" + given.split("://", 1)[1]
    return given if "://" in given else f"sqlite:///{given}"


@dataclass(frozen=True)
class Kept:
    """Days for which what nobody has finished is kept; 0: for good.  What is finished always is."""

    guests: int = 180  # who have no account, finished no match, sit at no table, and were not seen since
    waiting: int = 30  # tables that never began, since anything happened there
    unfinished: int = 365  # matches that nobody has played on, since the last move
    analyses: int = 365  # of finished matches; asked for again, they are made again
    sessions: int = 90  # since they were used


@dataclass(frozen=True)
class Settings:
    """The settings of one instance.  Times are in seconds unless the name says otherwise."""

    database: str = field(default_factory=default_database)
    redis: str = ""  # carries notices between instances instead of PostgreSQL, whose NOTIFY locks all commits
    games: Mapping[str, str] = field(default_factory=lambda: dict(games.TABLE))  # name -> module that has GAME
    bots: tuple[str, ...] | None = None  # which may be seated; None: all of the bots' table
    bot_workers: int = max(1, (os.cpu_count() or 2) - 1)
    bots_ready: bool = True  # whether their processes start at once, not in front of a waiting player
    bots_compiled: bool = True  # whether their searches are compiled in the background; until then greedy sits in
    bot_pause: float = 0.4  # a bot answers no sooner, so that people can follow
    bot_seconds: float = 3.0  # a search thinks no longer and answers with the best it has found
    bot_limit: float = 20.0  # a process silent for so long is ended, and any legal move made for its bot
    judge_limit: float = 60.0  # the same for a decision that is analysed; the analysis goes on without it
    stalled_after: float = 30.0  # a bot that has not moved for so long is forgotten by the instance that knew of it
    substitute: str = "greedy"  # plays on for whoever resigned among several
    gone_after: float = 60.0  # a seat not connected for so long may be handed over
    origins: tuple[str, ...] = ()  # foreign origins that are welcome
    proxies: tuple[str, ...] = ()  # addresses or networks whose word on where a request comes from is believed
    rates: bool = True  # whether the limits on how often something may be asked are kept
    sockets_per_address: int = 64
    sockets_most: int = 8192
    tables_per_player: int = 100  # unfinished ones
    backlog: int = 1 << 20  # bytes one client may leave untaken before it is dropped
    kept: Kept = Kept()
    upkeep_hour: int = 4  # of the machine's day, at which the file is examined and what is not kept is forgotten
    beat: float = 1.0
    drain: float = 0.0  # how long after SIGTERM matches go on here while nothing new begins and /readyz says no
    asleep_after: float = 45.0  # a table nobody has used for so long keeps no more in memory than who sits there
    idle_after: float = 300.0  # a table nobody watches leaves memory after so long
    public: str = ""  # where people find this server: `https://drovers.example`; links in mails need it
    smtp: str = ""  # `smtp://user:password@host:587` or `smtps://…`: by whom mails go out; none go without
    mail_from: str = ""  # whose they are
    contact: str = "mailto:operator@localhost"  # whom a push service may ask (RFC 8292)
    push_local: bool = False  # whether push services may be on this machine, without https: for tests
    notice_pause: float = 2.0  # how long tables that begin to wait are gathered before somebody is told
    mail_gap: float = 600.0  # a player gets no more than one mail in so long
    metrics_from: tuple[str, ...] = ("127.0.0.1", "::1")
    static: Path = Path(__file__).parent / "static"

    @property
    def url(self) -> str:
        """The database as SQLAlchemy reads it."""
        return database_url(self.database)

    @property
    def shared(self) -> bool:
        """Whether other instances may use the same database."""
        return self.url.startswith(POSTGRESQL)
