"""What a table asks of the house it stands in: a server with a database, or one browser (`pocket/`).

All between these promises and the rules (tables, their acts, what is told, bots' turns) is the same text in both.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from .acts import World
from .clock import Uptime
from .entries import Entry
from .glicko import Strength
from .rows import Append, Founding, Listing, NewTable, Solved, Solver
from .rulebooks import Rulebooks
from .settings import Settings
from .shapes import Card

if TYPE_CHECKING:
    from .bot_turns import BotTurns
    from .live import Live
    from .names import Names
    from .tables import Tables

T = TypeVar("T")


class Shelf(Protocol):
    """Where tables are kept.  What cannot be saved raises `Unavailable`."""

    @property
    def shared(self) -> bool:
        """Whether others may write here too."""

    def append(self, append: Append) -> Awaitable[bool]:
        """Saves an entry for good before it answers; False if that version is taken."""

    async def found(self, new: NewTable) -> None:
        """Saves a new table and what has happened there already."""

    async def founding(self, table: str) -> Founding | None:
        """What was fixed when a table was made."""

    async def entries(self, table: str, after: int) -> list[Entry]:
        """What happened at a table, in order, after a version."""

    async def unfinished(self, player: str) -> list[str]:
        """The tables where a player sits and nothing is decided."""

    async def mine(self, player: str) -> list[Listing]:
        """Tables where that player has a seat, the unfinished before the finished."""

    async def names(self, players: set[str]) -> dict[str, str]:
        """What these are called."""

    async def note(self, player: str, table: str) -> str:
        """What a player noted on a table."""

    async def keep_note(self, player: str, table: str, text: str, at: int) -> None:
        """Keeps what a player notes."""

    async def tried(self, player: str, game: str) -> dict[str, bool]:
        """The puzzles a player has answered, and whether the first answer was right."""

    async def strengths(self, game: str, subjects: list[str]) -> dict[str, Strength]:
        """The strengths of players and puzzles that have met."""

    async def solvers(self, game: str, most: int) -> list[Solver]:
        """The best solvers of a game's puzzles."""

    async def count(self, solved: Solved, first: Strength) -> tuple[Strength, Strength] | None:
        """Counts a first answer: the player's strength before and after; None if it was not the first."""


class Company(Protocol):
    """Who is here, as far as a table wants to know."""

    def onlookers(self, table: str) -> tuple[set[str], int]:
        """Who looks on elsewhere: some by name, and how many beside those."""

    def tell_onlookers(self, table: str, names: list[str], others: int) -> None:
        """Others may want to know who looks on here."""

    def is_here(self, player: str) -> bool:
        """Whether that player is connected."""

    async def gone(self, players: Iterable[str], uptime: Uptime, limit: float) -> frozenset[str]:
        """Those of these players not connected for so many seconds."""

    async def muted(self, player: str | None) -> frozenset[str]:
        """Whom somebody does not want to hear."""


class Cards(Protocol):
    """The lobby, as far as it is a list."""

    async def cards(self) -> list[Card]:
        """The tables where somebody may sit down, as lists show them."""


class Tally(Protocol):
    """Something counted, perhaps by a label."""

    def labels(self, *labels: Any) -> Tally:
        """That of these labels."""

    def inc(self) -> None:
        """Counts one more."""


class Counted(Protocol):
    """What is counted where bots think."""

    @property
    def bots_failed(self) -> Tally:
        """Moves made in place of a bot that failed."""


class Lane(Protocol):
    """A queue of questions to bots, answered by processes or in place."""

    async def ask(self, player: str, table: str, limit: float, function: Callable[..., T], *arguments: Any) -> T:
        """The answer to a question, within so many seconds."""


class Thinkers(Protocol):
    """The lanes in which bots think, and whether searches wait for the compiler."""

    @property
    def compiling(self) -> bool:
        """Whether searches may still become compiled."""

    @property
    def deep(self) -> Lane:
        """The lane of analyses and puzzles, which may take many seconds."""

    def lane(self, bot: str) -> Lane:
        """The lane of that bot: those that answer at once do not wait behind those that search."""

    def close(self) -> None:
        """Ends the processes, if there are any."""


class House(Protocol):
    """What tables may ask of the house they stand in."""

    @property
    def settings(self) -> Settings:
        """What was chosen for it."""

    @property
    def store(self) -> Shelf:
        """Where its tables are kept."""

    @property
    def uptime(self) -> Uptime:
        """Since when it is there."""

    @property
    def rulebooks(self) -> Rulebooks:
        """The games that are played here, in every version of their rules."""

    @property
    def names(self) -> Names:
        """What players are called."""

    @property
    def presence(self) -> Company:
        """Who is connected."""

    @property
    def lobby(self) -> Cards:
        """The list of open tables."""

    @property
    def tables(self) -> Tables:
        """Its tables in memory."""

    @property
    def bot_turns(self) -> BotTurns:
        """The turns of bots, and the hints people ask them for."""

    @property
    def bot_names(self) -> tuple[str, ...]:
        """The bots that may be seated."""

    def world(self, gone: frozenset[str] = frozenset()) -> World:
        """What acts may ask about the world outside their table."""

    async def made(self, live: Live) -> None:
        """Called once a new table is saved."""

    def after(self, live: Live, entry: Entry) -> None:
        """Called once an entry of a table is saved."""
