"""What messages and HTTP answers are made of: tables, seats, views, clocks, and the people around them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

NO_ZERO = "^[^\\u0000]*$"  # PostgreSQL keeps no text with that sign
TableId = Annotated[str, Meta(pattern="^[0-9A-Za-z]{16}$", description="names a table; whoever knows it may watch")]
PlayerId = Annotated[str, Meta(pattern="^[0-9A-Za-z]{12}$", description="names a player for as long as it exists")]
SeatNumber = Annotated[int, Meta(ge=0, le=9)]
Version = Annotated[int, Meta(ge=0, le=2**31 - 1, description="how many things have happened at the table")]
Text = Annotated[str, Meta(max_length=200)]
BotName = Annotated[str, Meta(min_length=1, max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=NO_ZERO)]
Tag = Annotated[str, Meta(max_length=32, description="chosen by the sender, repeated in the answer")]
What = Literal["rematch", "takeback"]
Status = Literal["waiting", "playing", "over", "closed"]


class ClockRule(Struct, frozen=True, forbid_unknown_fields=True):
    """How much time a seat has: none is counted, a bank in seconds with an increment a move, or days a move."""

    kind: Literal["none", "bank", "days"] = "none"
    bank: Annotated[int, Meta(ge=10, le=86_400)] = 600
    increment: Annotated[int, Meta(ge=0, le=3600)] = 10
    days: Annotated[int, Meta(ge=1, le=30)] = 3


class Times(Struct):
    """Milliseconds left to each seat, which of them run, and when the server said so (milliseconds since 1970)."""

    left: list[int]
    running: list[int]
    at: int


class SeatInfo(Struct, omit_defaults=True):
    """Who sits there.  A seat with both a player and a bot is played by the bot until its player reclaims it.

    `away` is until when it is on vacation (milliseconds since 1970).
    """

    player: str | None
    name: str
    bot: str | None
    here: bool
    resigned: bool
    away: int = 0


class Result(Struct):
    """How it ended: `reason` is the rule's number, or `resigned`."""

    reason: str
    text: str
    ranks: list[int]
    scores: list[int]
    winners: list[int]


class OfferInfo(Struct):
    """Something proposed by a seat, and the seats that have agreed so far."""

    what: What
    seat: int
    agreed: list[int]


class EventInfo(Struct, omit_defaults=True):
    """A fact as this viewer witnessed it, with its sentence: `{seat 2}` in it is what seat 2 is called.

    A hidden field is null.  `shows` has the things the fact speaks of, and what is seen to lie there (empty: nothing).
    """

    ply: int
    event: str
    rule: str
    data: dict[str, Any]
    text: str
    shows: dict[str, str] = {}


class Choices(Struct):
    """Legal moves that one sentence reads, `{0}` in it being the first thing touched.

    Each of `moves` is its text, then the things a hand touches for it, in order (docs/page.md has the vocabulary).
    """

    form: str
    words: str
    moves: list[list[str]]


class Handful(Struct):
    """A move made of any of these things, at least so many: `text` and what follows their colons, or `none`.

    `{0}` in `words` is all of them, or `nothing`.
    """

    form: str
    words: str
    things: list[str]
    least: int
    text: str
    none: str
    nothing: str


class View(Struct, gc=False, omit_defaults=True):
    """What one seat (null: a watcher) may know and do.  `legal` is empty unless it owes a move.

    `sight` has one key more than a position: `facts`, what the rules make of the table (see each game's `facts.py`).
    `choices` are the legal moves again, by what is touched for them; `names` says what those things are called.
    `together`, where there is one, lets the seat choose this move and its next ones at once: how often each thing may
    be touched by them, sent one by one all the same.  `since`: `sight` has only what is another than at that version.
    """

    seat: int | None
    sight: dict[str, Any]
    legal: list[str]
    events: list[EventInfo]
    undo: bool
    takeback: bool
    choices: list[Choices] = []
    names: dict[str, str] = {}
    handful: Handful | None = None
    together: dict[str, int] | None = None
    since: int | None = None


class ChatLine(Struct):
    """Something said.  A quick phrase comes with its key; what a muted player says comes without text."""

    version: int
    at: int
    player: str | None
    name: str
    text: str
    phrase: str | None = None


class RemarkInfo(Struct):
    """A moment somebody pointed at, with arrows between things and words; the last of them is where everybody looks."""

    version: int
    at: int
    player: str | None
    name: str
    ply: int
    arrows: list[tuple[str, str]]
    text: str


class Continued(Struct):
    """Which finished match is played on here, and after how many of its moves."""

    table: str
    ply: int


class TableInfo(Struct):
    """A table without its match.  `entropy` is what the seats added to the deal, shown once it has begun.

    One that was `brought` as a record counts for nobody.
    """

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    host: str | None
    open: bool
    rated: bool
    clock: ClockRule
    commitment: str
    entropy: list[str]
    created: int
    seats: list[SeatInfo]
    offers: list[OfferInfo]
    rematch: str | None
    continued: Continued | None = None
    brought: bool = False


class Card(Struct):
    """A table as lists show it.  `waiting` is since when you owe a move there (milliseconds since 1970), or null."""

    id: str
    game: str
    options: dict[str, Any]
    status: Status
    clock: ClockRule
    rated: bool
    names: list[str | None]
    created: int
    changed: int
    waiting: int | None = None


# ------------------------------------------------------------------------------------------ what HTTP takes and answers


class NoteForm(Struct, forbid_unknown_fields=True):
    """A private note on a match."""

    text: Annotated[str, Meta(max_length=4000, pattern=NO_ZERO)]


class TableForm(Struct, forbid_unknown_fields=True):
    """A new table.  `seats` says of each seat who sits there: `me`, `open`, or the name of a bot."""

    game: Annotated[str, Meta(max_length=24)]
    seats: Annotated[list[BotName], Meta(min_length=1, max_length=10)]
    options: Annotated[dict[str, str | int | bool], Meta(max_length=40)] = {}
    clock: ClockRule = ClockRule()
    open: bool = False
    rated: bool = False
    start: bool = False
    entropy: Annotated[str, Meta(max_length=64)] = ""


class ContinueForm(Struct, forbid_unknown_fields=True):
    """A finished match played on after so many moves: you on that seat, the bot on every other."""

    ply: Annotated[int, Meta(ge=0, le=99_999)]
    seat: SeatNumber
    bot: BotName


class Rating(Struct):
    """A rating: `shown` is what leaderboards sort by, mu less three sigma on a scale that starts at 1500.

    On leaderboards `went` has what a person's was after the last matches, oldest first.
    """

    game: str
    seats: int
    subject: str
    name: str
    shown: int
    mu: float
    sigma: float
    played: int
    went: list[int] = []


class Tally(Struct):
    """How a player did in one game: matches finished, won alone or together, resigned or left to a bot."""

    game: str
    seats: int
    played: int
    won: int
    left: int


class Win(Struct):
    """A rated match won against somebody strong: who it was, and their rating after it."""

    table: str
    game: str
    seats: int
    at: int
    player: str | None
    name: str
    bot: str | None
    rating: int


class Profile(Struct):
    """A player as everybody may see it."""

    player: str
    name: str
    account: bool
    since: int
    ratings: list[Rating]
    tallies: list[Tally]
    best: list[Win] = []


class OptionInfo(Struct):
    """An option of a game: its choices in order, the default, and what it means."""

    name: str
    choices: list[Any]
    default: Any
    text: str


class GameInfo(Struct):
    """A game as it can be chosen."""

    name: str
    title: str
    tagline: str
    rules: int
    least: int
    most: int
    options: list[OptionInfo]


class BotInfo(Struct):
    """A bot that can be seated: the name to seat it by, what people call it, and how it plays."""

    name: str
    title: str
    text: str


class PhraseInfo(Struct):
    """A quick phrase."""

    key: str
    text: str


class Catalogue(Struct):
    """What the house offers."""

    protocol: int
    games: list[GameInfo]
    bots: list[BotInfo]
    phrases: list[PhraseInfo]


class Replayed(Struct):
    """A match as it stood after `ply` moves, for one seat, a watcher, or (once over) as the whole truth."""

    table: str
    ply: int
    plies: int
    owing: list[int]
    move: str | None
    mover: int | None
    view: View


class Failure(Struct):
    """Why a request was not done."""

    code: str
    reason: str
    field: str = ""
    rule: str = ""


class Note(Struct):
    """Your note on a match."""

    text: str


class Ready(Struct):
    """Whether this instance can do its work, and of each thing it needs `ok` or what is wrong."""

    ok: bool
    checks: dict[str, str]


class Health(Struct):
    """The server is up and its database answers."""

    ok: bool
    version: str
    database: str
    tables: int
    sockets: int
