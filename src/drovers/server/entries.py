"""The log of a table: what can happen there, a closed list, and what each kind means to the rest of the server.

An entry is made once and never changed.  A kind that is not in `Act` does not exist, and whoever handles acts by kind
is told by mypy when one is added.  Rows written by earlier editions are read by `read_entry`, a test shows.
"""

from __future__ import annotations

from typing import Any, ClassVar, Literal, get_args

import msgspec
from msgspec import Struct

from .shapes import What

Told = Literal["moved", "changed", "said", "pointed", "synced"]


class Kind(Struct, frozen=True, gc=False, tag_field="kind", omit_defaults=True):
    """Base of all acts.  What is true of a kind is said beside it; here is what is true of most."""

    tells: ClassVar[Told] = "changed"  # the message by which watchers hear of it
    calls: ClassVar[bool] = False  # whether players who owe a move now and look elsewhere are called
    listed: ClassVar[bool] = True  # whether the lobby hears of it
    seats_people: ClassVar[bool] = True  # whether somebody else may sit somewhere now, which is saved beside it
    may_end: ClassVar[bool] = False  # whether the match may be over now, so that its result is saved beside it
    signed: ClassVar[bool] = True  # whether the log names who did it; else it is that of whoever holds the seat
    goes_on: ClassVar[bool] = True  # whether the match went on by it; else whoever owes a move owes it since before
    spoken: ClassVar[bool] = False  # whether it holds somebody's words, which go when that player is deleted


class Seated(Kind, frozen=True):
    """Base of what a seat does, or what is done to it."""

    seat: int


class Move(Seated, frozen=True, tag="move"):
    """A move, as the game itself writes it."""

    text: str
    tells: ClassVar[Told] = "moved"
    calls: ClassVar[bool] = True
    listed: ClassVar[bool] = False
    seats_people: ClassVar[bool] = False
    may_end: ClassVar[bool] = True
    signed: ClassVar[bool] = False


class Undo(Seated, frozen=True, tag="undo"):
    """A seat takes back the last step of its unfinished turn."""

    tells: ClassVar[Told] = "moved"
    listed: ClassVar[bool] = False


class Sit(Seated, frozen=True, tag="sit"):
    """Somebody sits down, and may add to the deal."""

    entropy: str = ""


class Stand(Seated, frozen=True, tag="stand"):
    """These seats become free before the start; `seat` is the first of them."""

    seats: list[int]


class SeatBot(Seated, frozen=True, tag="bot"):
    """A bot plays this seat from now on: a free one before the start, or that of whoever is gone."""

    bot: str


class Start(Kind, frozen=True, tag="start"):
    """The match begins, or takes up a finished one after these moves and with what its seats added to the deal."""

    continued: str = ""
    moves: list[tuple[int, str]] = []
    entropy: list[str] = []
    brought: bool = False  # whether it was begun elsewhere: nothing proves who played it, so it counts for nobody
    tells: ClassVar[Told] = "synced"
    calls: ClassVar[bool] = True


class Resign(Seated, frozen=True, tag="resign"):
    """A seat gives up.  With two the match is over; with more this bot plays on."""

    bot: str = ""
    may_end: ClassVar[bool] = True


class Offer(Seated, frozen=True, tag="offer"):
    """A seat proposes something.  These seats have agreed by now, and if that is everybody it is done with it."""

    what: What
    agreed: list[int]
    settled: bool
    table: str = ""  # where a rematch that is settled is played
    id: str = ""  # of the message, which may come twice
    goes_on: ClassVar[bool] = False


class Answer(Seated, frozen=True, tag="answer"):
    """A seat agrees to what is proposed, or does not."""

    what: What
    yes: bool
    agreed: list[int] = []
    settled: bool = False
    table: str = ""
    id: str = ""
    goes_on: ClassVar[bool] = False


class Reclaim(Seated, frozen=True, tag="reclaim"):
    """A person plays these seats again; `seat` is one of them."""

    seats: list[int]
    tells: ClassVar[Told] = "synced"


class Rest(Seated, frozen=True, tag="rest"):
    """The time of a seat that has days for a move stands still until then; a moment that is past ends it."""

    until: int
    listed: ClassVar[bool] = False
    seats_people: ClassVar[bool] = False
    goes_on: ClassVar[bool] = False


class Say(Kind, frozen=True, tag="say"):
    """Somebody says something: a quick phrase, or words, which are gone once whoever said them is."""

    text: str = ""
    phrase: str | None = None
    id: str = ""
    tells: ClassVar[Told] = "said"
    listed: ClassVar[bool] = False
    seats_people: ClassVar[bool] = False
    goes_on: ClassVar[bool] = False
    spoken: ClassVar[bool] = True


class Point(Kind, frozen=True, tag="point"):
    """Somebody who looks back points at a moment of a finished match: arrows between things, and a remark."""

    ply: int = 0
    arrows: list[tuple[str, str]] = []
    text: str = ""
    id: str = ""
    tells: ClassVar[Told] = "pointed"
    listed: ClassVar[bool] = False
    seats_people: ClassVar[bool] = False
    goes_on: ClassVar[bool] = False
    spoken: ClassVar[bool] = True


Act = Move | Undo | Sit | Stand | SeatBot | Start | Resign | Offer | Answer | Reclaim | Rest | Say | Point
KINDS: dict[str, type[Kind]] = {kind.__struct_config__.tag: kind for kind in get_args(Act)}
STILL = [name for name, kind in KINDS.items() if not kind.goes_on]
SPOKEN = [name for name, kind in KINDS.items() if kind.spoken]


class Entry(Struct, frozen=True, gc=False):
    """The `version`-th thing that happened at a table.  `used` is the time that ran until then, where it is counted."""

    version: int
    act: Act
    player: str | None
    at: int
    used: int = 0

    @property
    def kind(self) -> str:
        """What the log calls this kind of act."""
        return str(self.act.__struct_config__.tag)

    @property
    def seat(self) -> int | None:
        """Whose act it is, if a seat's."""
        return self.act.seat if isinstance(self.act, Seated) else None


Row = tuple[int, str, int | None, str | None, str, int]  # version, kind, seat, player, data, at
json_text = msgspec.json.Encoder(order="deterministic").encode


def write_entry(entry: Entry) -> Row:
    """An entry as the log keeps it: what all kinds have, and the rest as JSON."""
    data: dict[str, Any] = msgspec.to_builtins(entry.act)
    kind, seat = data.pop("kind"), data.pop("seat", None)
    if entry.used:
        data["used"] = entry.used
    return entry.version, kind, seat, entry.player, json_text(data).decode(), entry.at


def read_entry(version: int, kind: str, seat: int | None, player: str | None, data: str, at: int) -> Entry:
    """An entry from the log."""
    fields = msgspec.json.decode(data)
    act = msgspec.convert(fields | {"kind": kind, "seat": seat}, type=Act)
    return Entry(version, act, player, at, fields.get("used", 0))


def without_words(data: str) -> str:
    """What the log keeps of something said by somebody who is no more."""
    used = msgspec.json.decode(data).get("used")
    return json_text({"used": used} if used else {}).decode()
