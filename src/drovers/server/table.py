"""A table is the fold of its log: `apply` takes the next entry, and nothing else changes it.

It knows no database, no socket and no clock.  `acts.py` says which entries may come next.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import NamedTuple, assert_never

from ..core import rules
from ..core.events import Event
from ..core.game import Game
from ..core.match import Match
from .clock import Clock
from .entries import (
    Answer,
    Entry,
    Move,
    Offer,
    Point,
    Reclaim,
    Resign,
    Rest,
    Say,
    SeatBot,
    Sit,
    Stand,
    Start,
    Told,
    Undo,
)
from .rows import Course, Founding, Placing, Standing, Summary, bits
from .shapes import Continued, Status, What

CHAT_KEPT = REMARKS_KEPT = 200
NONE_HELD: list[int] = []
OPENING = 4  # moves a finished match is found by


@dataclass
class Place:
    """A seat at the table."""

    player: str | None = None
    bot: str | None = None
    entropy: str = ""
    taken: bool = False
    resigned: bool = False

    @property
    def is_person(self) -> bool:
        """Whether a person decides here."""
        return self.player is not None and self.bot is None


@dataclass
class Proposal:
    """Something a seat offered, and who has agreed."""

    seat: int
    agreed: set[int]


@dataclass
class End:
    """How the match ended: a rule's number or `resigned`."""

    reason: str
    ranks: list[int]
    scores: list[int]

    @property
    def winners(self) -> list[int]:
        """The seats in first place."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]


class Remark(NamedTuple):
    """A moment somebody pointed at."""

    version: int
    at: int
    player: str | None
    point: Point


class Line(NamedTuple):
    """Something said at the table: when, by whom, and under which version."""

    version: int
    at: int
    player: str | None
    said: Say


@dataclass
class News:
    """What the last entry did, for those who are told of it."""

    kind: Told = "changed"
    seat: int = 0
    keep: int = 0  # events of plies up to here still stand
    events: list[Event] = field(default_factory=list)  # those of a move


@dataclass
class Table:
    """Who sits where, what has been said, and the match."""

    founding: Founding
    game: Game
    version: int = 0
    status: Status = "waiting"
    match: Match | None = None
    owing: tuple[int, ...] = ()  # the seats that owe a move
    end: End | None = None
    rematch: str | None = None
    last: News = field(default_factory=News)
    offers: dict[What, Proposal] = field(default_factory=dict)
    heard: dict[tuple[str, str], tuple[str | None, str]] = field(default_factory=dict)  # the last offer, answer
    chat: list[Line] = field(default_factory=list)
    remarks: list[Remark] = field(default_factory=list)  # in the order they were made
    made: list[tuple[int, Move]] = field(default_factory=list)  # every move with its version, undone ones too
    arrivals: list[str] = field(default_factory=list)  # the first of them is the host
    times: list[int] = field(default_factory=list)  # what every move that stands took, where time is counted
    entropy: list[str] = field(default_factory=list)  # what the seats added to the deal
    continued: Continued | None = None  # where the match was taken up, if it did not begin here
    brought: bool = False  # whether it came as a record

    def __post_init__(self) -> None:
        self.places = [Place() for _ in range(self.founding.seats)]
        self.asked = [0] * self.founding.seats  # the version at which a seat's present decision arose
        self.clock = Clock(self.founding.clock, self.founding.seats)
        self.held: dict[str | None, list[int]] | None = None  # seats by player, once somebody has asked

    @property
    def host(self) -> str | None:
        """Who may start: the first to sit down of those still here."""
        return self.arrivals[0] if self.arrivals else None

    @property
    def ply(self) -> int:
        """How many moves stand."""
        return self.match.ply if self.match else 0

    def seats_of(self, player: str | None) -> list[int]:
        """The seats that player holds; nobody may change the answer."""
        if self.held is None:
            self.held = {}
            for seat, place in enumerate(self.places):
                self.held.setdefault(place.player, []).append(seat)
        return self.held.get(player, NONE_HELD) if player else NONE_HELD

    def persons(self) -> set[int]:
        """The seats whose consent counts."""
        return {seat for seat, place in enumerate(self.places) if place.is_person}

    def bots_owing(self) -> list[int]:
        """The seats where a bot owes a move."""
        return [seat for seat in self.owing if self.places[seat].bot]

    def called(self) -> tuple[str, ...]:
        """The players who owe a move."""
        people = {self.places[seat].player for seat in self.owing if self.places[seat].is_person}
        return tuple(player for player in people if player)

    @property
    def has_moves(self) -> bool:
        """Whether a move has been made at this table: those of the match it took up stand for good."""
        return self.ply > (self.continued.ply if self.continued else 0)

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last step."""
        return self.match is not None and self.match.can_undo(seat) and self.has_moves

    def can_take_back(self, seat: int) -> bool:
        """Whether the last move is this seat's and has shown nobody anything."""
        match = self.match
        if match is None or self.status != "playing" or not match.moves or match.moves[-1][0] != seat:
            return False
        if not self.has_moves or self.founding.day:  # that of the day is one try, compared with everybody's
            return False
        return not any(event.kind.reveals for event in self.last.events or events_after(match, match.ply - 1))

    def repeated(self, seat: int, version: int, text: str) -> int | None:
        """The version as which this seat made this move already, decided on that version."""
        first = None
        for made, move in reversed(self.made):
            if made <= version:
                break
            if move.seat == seat:
                first = made, move
        return first[0] if first and squeezed(first[1].text) == squeezed(text) else None

    def summary(self) -> Summary:
        """What is kept beside the log for lists."""
        bots = tuple([seat for seat, place in enumerate(self.places) if place.bot])
        return Summary(self.status, bits(self.owing), bits(bots))

    def placings(self) -> list[Placing]:
        """Who sits where, as kept beside the log."""
        return [Placing(seat, place.player, place.bot) for seat, place in enumerate(self.places)]

    def standings(self) -> list[Standing] | None:
        """How every seat came out, once it is over and if it counts.  Whoever resigned or let a bot finish has left."""
        if self.end is None or self.brought:
            return None
        return [
            Standing(
                seat, place.player, place.bot, rank, score, left=place.player is not None and place.bot is not None
            )
            for seat, (place, rank, score) in enumerate(zip(self.places, self.end.ranks, self.end.scores, strict=True))
        ]

    def course(self) -> Course | None:
        """How it went, once it is over."""
        if self.end is None or self.match is None:
            return None
        return Course([f"{seat} {text}" for seat, text in self.match.moves[:OPENING]], self.ply)

    def apply(self, entry: Entry) -> None:
        """The next thing that happened.  Only a move can be refused here, by the rules; then nothing has changed."""
        before = self.owing
        news = News(entry.act.tells, entry.seat or 0)
        self._do(entry, news)
        self.version, self.last = entry.version, news
        self.owing = self.match.to_move if self.match and self.status == "playing" else ()
        self._ask(entry, before, news)

    def _do(self, entry: Entry, news: News) -> None:
        match entry.act:
            case Move() as act:
                self._move(entry.version, act, news)
            case Undo() as act:
                self._undo(act, news)
            case Say() as act:
                self.chat.append(Line(entry.version, entry.at, entry.player, act))
                del self.chat[:-CHAT_KEPT]
            case Point() as act:
                self._point(Remark(entry.version, entry.at, entry.player, act))
            case Sit() as act:
                self._sit(act, entry.player)
            case Stand() as act:
                self._stand(act)
            case SeatBot() as act:
                place = self.places[act.seat]
                place.bot, place.taken = act.bot, True
            case Start() as act:
                self._start(act, entry.at)
            case Resign() as act:
                self._resign(act)
            case Offer() as act:
                self.offers[act.what] = Proposal(act.seat, set(act.agreed))
                self.heard["offer", act.what] = (entry.player, act.id)
                self._settle(act, news)
            case Answer() as act:
                self.heard["answer", act.what] = (entry.player, act.id)
                self._answer(act, news)
            case Reclaim() as act:
                self._reclaim(act)
            case Rest() as act:
                self.clock.rest(act.seat, act.until, entry.at)
            case _ as never:
                assert_never(never)

    def _ask(self, entry: Entry, before: tuple[int, ...], news: News) -> None:
        """Notes whose decision is a new one or no longer asked for, and whose time runs."""
        owing, mover = self.owing, entry.seat if news.kind == "moved" else None
        if news.kind == "moved" or owing != before:
            renewed = not isinstance(entry.act, Move) or any(one.kind.reveals for one in news.events)
            changed = {*owing, *before} if renewed else {*owing} ^ {*before}
            for seat in changed if mover is None else changed | {mover}:
                self.asked[seat] = self.version
        if self.clock.counts and self.status != "waiting":
            self.clock.spend(entry.used, entry.at)
            self._note_time(news)
            self.clock.turn([seat for seat in owing if not self.places[seat].bot], mover)

    def _note_time(self, news: News) -> None:
        """Notes what a move took; what one that is taken back took is part of the next."""
        if news.kind == "moved" and self.ply > len(self.times):
            self.times.append(self.clock.thought[news.seat])
            self.clock.thought[news.seat] = 0
        elif news.kind == "moved":
            self.clock.thought[news.seat] += self.times.pop()

    def _point(self, remark: Remark) -> None:
        """The last one is where everybody looks; of the others those stay that say or show something, one a moment."""
        known = [one for one in self.remarks if one.point.arrows or one.point.text]
        if remark.point.arrows or remark.point.text:
            known = [one for one in known if one.point.ply != remark.point.ply]
        self.remarks = [*known, remark][-REMARKS_KEPT:]

    def _sit(self, act: Sit, player: str | None) -> None:
        place = self.places[act.seat]
        place.player, place.entropy, place.taken = player, act.entropy, True
        self.held = None
        if player and player not in self.arrivals:
            self.arrivals.append(player)

    def _stand(self, act: Stand) -> None:
        for seat in act.seats:
            gone = self.places[seat].player
            self.places[seat] = Place()
            self.held = None
            if gone and not self.seats_of(gone):
                self.arrivals.remove(gone)
        if all(place.bot or not place.taken for place in self.places):
            self.status = "closed"

    def _start(self, act: Start, at: int) -> None:
        self.entropy = act.entropy or [place.entropy for place in self.places if place.entropy]
        self.brought = act.brought
        if act.continued:
            self.continued = Continued(act.continued, len(act.moves))
        self.status, self.match = "playing", self.after(act.moves)
        self.clock.since = at

    def dealt(self) -> Match:
        """The match before its first move."""
        return self.game.new(self.founding.seats, self.founding.options, self.founding.seed, self.entropy)

    def after(self, moves: Iterable[tuple[int, str]]) -> Match:
        """The match after these moves."""
        match = self.dealt()
        for seat, text in moves:
            match.play(seat, text)
        return match

    def _move(self, version: int, act: Move, news: News) -> None:
        assert self.match is not None
        news.keep = self.match.ply
        news.events = self.match.play(act.seat, act.text)
        self.made.append((version, act))
        self.offers.pop("takeback", None)
        outcome = self.match.outcome
        if outcome:
            self._over(End(outcome.reason, list(outcome.ranks), list(outcome.scores)))

    def _undo(self, act: Undo, news: News) -> None:
        assert self.match is not None
        self.match.undo(act.seat)
        news.keep = self.match.ply
        self.offers.pop("takeback", None)  # it was for the move that is gone now

    def _resign(self, act: Resign) -> None:
        assert self.match is not None
        self.places[act.seat].resigned = True
        if len(self.places) == 2:
            ranks = [2 if place.resigned else 1 for place in self.places]
            self._over(End("resigned", ranks, [rules.score(self.match.state, s) for s in range(2)]))
        else:
            self.places[act.seat].bot = act.bot

    def _over(self, end: End) -> None:
        self.end, self.status = end, "over"
        self.offers.clear()

    def _answer(self, act: Answer, news: News) -> None:
        if act.yes:
            self.offers[act.what].agreed = set(act.agreed)
            self._settle(act, news)
        else:
            del self.offers[act.what]

    def _settle(self, act: Offer | Answer, news: News) -> None:
        """What all agreed to is done."""
        if not act.settled:
            return
        proposal = self.offers.pop(act.what)
        if act.what == "rematch":
            self.rematch = act.table
        else:
            self._take_back(proposal.seat, news)

    def _take_back(self, seat: int, news: News) -> None:
        assert self.match is not None
        self.match = self.after(self.match.moves[:-1])
        news.kind, news.keep, news.seat = "moved", self.match.ply, seat

    def _reclaim(self, act: Reclaim) -> None:
        for seat in act.seats:
            if not self.places[seat].resigned:
                self.places[seat].bot = None
                self.clock.welcome_back(seat)


def events_after(match: Match, keep: int) -> list[Event]:
    """The events of plies after this one."""
    first = len(match.events)
    while first and match.events[first - 1].ply > keep:
        first -= 1
    return match.events[first:]


def squeezed(text: str) -> str:
    """A move's text as two ways of writing it agree."""
    return "".join(text.split()).casefold()
