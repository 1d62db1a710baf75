"""Every message between a table and its people, and nothing else.  docs/wire.md explains them with examples.

JSON text frames, told apart by `type`.  What is unknown is refused; within one PROTOCOL names and numbers only grow.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from .shapes import (
    BotName,
    Card,
    ChatLine,
    OfferInfo,
    PlayerId,
    RemarkInfo,
    Result,
    SeatNumber,
    TableId,
    TableInfo,
    Tag,
    Text,
    Times,
    Version,
    View,
    What,
)  # fmt: skip

PROTOCOL = 1
MOST = 4096  # bytes in one message from a client
Thing = Annotated[str, Meta(max_length=40)]


# ------------------------------------------------------------------------------------------------ from client to server


class Message(Struct, gc=False, forbid_unknown_fields=True, tag_field="type", tag=str.lower, kw_only=True):
    """Base of all messages from a client."""

    id: Tag | None = None


class Ping(Message):
    """Are you there?  Answered by Pong.  `hidden`: nobody sees the page just now."""

    hidden: bool = False


class Lobby(Message):
    """Start or stop hearing about open tables."""

    on: bool


class Watch(Message):
    """Everything about a table, now and from now on (`changes`: as `View.since`).  Also the way to close a gap."""

    table: TableId
    changes: bool = False


class Unwatch(Message):
    """No more of that table."""

    table: TableId


class Join(Message):
    """Take a seat (null: the first free one), adding entropy to the deal if you like."""

    table: TableId
    seat: SeatNumber | None = None
    entropy: Annotated[str, Meta(max_length=64)] = ""


class Leave(Message):
    """Give up a seat before the start (null: all of yours)."""

    table: TableId
    seat: SeatNumber | None = None


class SeatBot(Message):
    """The host puts a bot on a free seat."""

    table: TableId
    seat: SeatNumber
    bot: BotName


class Clear(Message):
    """The host frees a seat before the start."""

    table: TableId
    seat: SeatNumber


class Start(Message):
    """The host starts; every seat must be taken."""

    table: TableId


class Play(Message):
    """A move, decided on the table as of `version`.  `seat` only where one player holds several."""

    table: TableId
    version: Version
    move: Text
    seat: SeatNumber | None = None


class WhyNot(Message):
    """May I?  Answered by Why; changes nothing.  The move is named by its text, or by what a hand touches for it."""

    table: TableId
    move: Text = ""
    touched: Annotated[list[Thing], Meta(max_length=4)] = []
    seat: SeatNumber | None = None


class Ask(Message):
    """A question in words, or a move as typed; with `ply`, of the match as `plies/{ply}` shows it.  Answer: Spoken."""

    table: TableId
    text: Text
    seat: SeatNumber | None = None
    ply: Version | None = None
    eyes: Annotated[str, Meta(max_length=8)] | None = None


class Undo(Message):
    """Take back the last step of one's own unfinished turn."""

    table: TableId
    version: Version
    seat: SeatNumber | None = None


class Resign(Message):
    """Give up.  With two seats the match ends; with more a bot plays on."""

    table: TableId
    seat: SeatNumber | None = None


class Offer(Message):
    """Propose a rematch, or to take one's last move back; all other persons must agree.  A repeated `id` is once."""

    table: TableId
    what: What
    seat: SeatNumber | None = None


class Answer(Message):
    """Agree to what is proposed, or do not."""

    table: TableId
    what: What
    yes: bool


class HandOver(Message):
    """Let a bot play for a seat that is out of time or gone."""

    table: TableId
    seat: SeatNumber
    bot: BotName


class Reclaim(Message):
    """Play oneself again."""

    table: TableId


class Say(Message):
    """Say something to the table: one's own words, or a quick phrase by its key."""

    table: TableId
    text: Text = ""
    phrase: Annotated[str, Meta(max_length=24)] | None = None


class Point(Message):
    """Looking back on a finished match, from a seat there: show everybody who looks this moment.

    Arrows from one thing of the board to another (docs/page.md) and a remark are kept."""

    table: TableId
    ply: Version
    arrows: Annotated[list[tuple[Thing, Thing]], Meta(max_length=12)] = []
    text: Text = ""


class Mute(Message):
    """Hear no more of a player, or hear it again."""

    player: PlayerId
    on: bool


class Hint(Message):
    """What would a bot do?  Not at rated tables.  Answered by Hinted."""

    table: TableId
    seat: SeatNumber | None = None


AtTable = (
    Join | Leave | SeatBot | Clear | Start | Play | Undo | Resign | Offer | Answer | HandOver | Reclaim | Say | Point
)  # what becomes an entry of the table's log
FromClient = Ping | Lobby | Watch | Unwatch | WhyNot | Ask | Hint | Mute | AtTable


# ------------------------------------------------------------------------------------------------ from server to client


class Welcome(Struct, tag="welcome", tag_field="type"):
    """The first message: who you are to the server."""

    protocol: int
    player: str | None
    name: str
    account: str | None
    lang: str


class Synced(Struct, tag="synced", tag_field="type"):
    """A whole table as you may see it, as of `version`: one view for each seat you hold, else a watcher's.

    `box` is what never changes in such a match: the names of cells, the figures of cards, prizes (each `facts.py`).
    """

    version: int
    table: TableInfo
    mine: list[int]
    ply: int
    owing: list[int]
    views: list[View]
    times: Times | None
    result: Result | None
    chat: list[ChatLine]
    box: dict[str, Any]
    remarks: list[RemarkInfo] = []


class Moved(Struct, gc=False, tag="moved", tag_field="type"):
    """A move, or one taken back.  Keep the events up to ply `keep`, then add those in the views."""

    table: str
    version: int
    ply: int
    keep: int
    seat: int
    owing: list[int]
    views: list[View]
    times: Times | None
    result: Result | None
    offers: list[OfferInfo]


class Changed(Struct, tag="changed", tag_field="type"):
    """Seats, status or offers are others now."""

    version: int
    table: TableInfo
    times: Times | None
    result: Result | None


class Said(Struct, tag="said", tag_field="type"):
    """Somebody has said something at a table."""

    table: str
    version: int
    line: ChatLine


class Pointed(Struct, tag="pointed", tag_field="type"):
    """Somebody who looks back shows a moment."""

    table: str
    version: int
    remark: RemarkInfo


class Here(Struct, tag="here", tag_field="type"):
    """Who of the seats is connected; not part of the log, so without a version."""

    table: str
    here: list[bool]


class Watching(Struct, tag="watching", tag_field="type"):
    """Who looks on without a seat: some by name, and how many beside those.  Not part of the log either."""

    table: str
    names: list[str]
    others: int


class Why(Struct, tag="why", tag_field="type"):
    """The answer to WhyNot.  `detail`: the facts of the sentence, such as the cards that could still beat a claim."""

    id: str | None
    table: str
    move: str
    legal: bool
    rule: str
    reason: str
    detail: dict[str, Any]


class Spoken(Struct, tag="spoken", tag_field="type"):
    """The answer to Ask, line by line, seats in it as marks; or, for a line that is a legal move, the move."""

    id: str | None
    table: str
    lines: list[str]
    move: str


class Hinted(Struct, tag="hinted", tag_field="type"):
    """The answer to Hint."""

    id: str | None
    table: str
    version: int
    move: str


class Done(Struct, gc=False, tag="done", tag_field="type"):
    """What you asked for has been saved, as entry `version` where it is one of a table's log."""

    id: str | None
    version: int | None = None


class Refused(Struct, tag="refused", tag_field="type"):
    """It was not done.  `code` for programs, `reason` for people, `rule` or `field` where there is one."""

    id: str | None
    code: str
    reason: str
    rule: str = ""
    field: str = ""


class Tables(Struct, tag="tables", tag_field="type"):
    """The open tables: the answer to Lobby."""

    tables: list[Card]


class Listed(Struct, tag="listed", tag_field="type"):
    """An open table is new, or another now."""

    card: Card


class Unlisted(Struct, tag="unlisted", tag_field="type"):
    """A table is open no more."""

    table: str


class YourTurn(Struct, tag="yourturn", tag_field="type"):
    """You owe a move at a table this socket does not watch."""

    table: str
    game: str


class Invited(Struct, tag="invited", tag_field="type"):
    """Somebody wants to play with you at that table: a challenge, a rematch, or your next round of a tournament."""

    table: str
    game: str
    by: str
    what: Literal["challenge", "rematch", "round"]


class Pong(Struct, tag="pong", tag_field="type"):
    """Yes; and what time it is here (milliseconds since 1970)."""

    id: str | None
    at: int


FromServer = (
    Welcome | Synced | Moved | Changed | Said | Pointed | Here | Watching | Why | Spoken | Hinted | Done | Refused
    | Tables | Listed | Unlisted | YourTurn | Invited | Pong
)  # fmt: skip

read_message = msgspec.json.Decoder(FromClient).decode
write_message = msgspec.json.Encoder().encode
