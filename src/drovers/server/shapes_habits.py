"""What is said over HTTP about how somebody likes to play: by days, with plans, told or left in peace."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from .shapes import NO_ZERO, Text

Word = Annotated[str, Meta(min_length=1, max_length=60, pattern=NO_ZERO)]
Minute = Annotated[int, Meta(ge=0, lt=1440)]
Zone = Annotated[str, Meta(max_length=40, pattern="^[A-Za-z0-9_+/-]*$")]
Lang = Literal["en", "fr"]


class Reply(Struct, forbid_unknown_fields=True):
    """If what the others do next speaks of all these things (none: whatever they do), these moves, in order.

    A thing is what an event shows (`cell:d4`) or one of its fields and what it holds (`card:R5`).
    """

    when: Annotated[list[Word], Meta(max_length=4)]
    moves: Annotated[list[Text], Meta(min_length=1, max_length=8)]


Line = Annotated[list[Reply], Meta(min_length=1, max_length=6)]


class PlanForm(Struct, forbid_unknown_fields=True):
    """What your seat will answer.  The first line that fits is played."""

    lines: Annotated[list[Line], Meta(max_length=8)]


class Plan(Struct):
    """What a seat will answer to what happens after that ply; `names` says what its conditions speak of, in words."""

    ply: int
    lines: list[Line]
    names: dict[str, str] = {}


class HabitsForm(Struct, forbid_unknown_fields=True):
    """How you like it.  Quiet is from one minute of the day to another, in your time zone; equal is never."""

    forced: bool = False  # steps without a choice are made for you at once
    push: bool = True
    mail: bool = True
    quiet_from: Minute = 0
    quiet_to: Minute = 0
    zone: Zone = ""
    lang: Lang = "en"


class Kept(HabitsForm, forbid_unknown_fields=False):
    """The same with what the server keeps of it: vacations as from and until, an address and whether it is theirs."""

    vacations: list[tuple[int, int]] = []
    address: str = ""
    confirmed: bool = False


class Habits(HabitsForm, forbid_unknown_fields=False):
    """The same as you are told it.  `away` is until when you are on vacation, `days` how many are left this year."""

    away: int = 0
    days: int = 0
    address: str = ""
    confirmed: bool = False
    can_mail: bool = False


class VacationForm(Struct, forbid_unknown_fields=True):
    """A vacation of so many days from now; 0 ends the one you are on."""

    days: Annotated[int, Meta(ge=0, le=30)]


class PushForm(Struct, forbid_unknown_fields=True):
    """A browser's subscription, as it gives it (RFC 8030, 8291)."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^https?://[!-~]+$")]
    p256dh: Annotated[str, Meta(min_length=80, max_length=120, pattern="^[A-Za-z0-9_=-]+$")]
    auth: Annotated[str, Meta(min_length=16, max_length=40, pattern="^[A-Za-z0-9_=-]+$")]


class EndpointForm(Struct, forbid_unknown_fields=True):
    """A browser that is to be told no more, by the address its pushes go to."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern=NO_ZERO)]


class AddressForm(Struct, forbid_unknown_fields=True):
    """An address for notices; nothing but a link to confirm it is sent there before it is confirmed.  Empty: none."""

    address: Annotated[str, Meta(max_length=200, pattern="^([^@\\s]{1,64}@[A-Za-z0-9.-]{3,120})?$")]


class PushKey(Struct):
    """What a browser subscribes with (`applicationServerKey`)."""

    key: str
