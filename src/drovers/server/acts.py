"""What may be done at a table: each act looks at the table and answers with the entry to save, or refuses.

Nothing here changes anything.  What has been done already, by the same message sent twice, is answered with `Already`.
An entry says in seats what was done, never by who its player is: that changes when accounts are merged or deleted.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from ..core.match import Match
from . import wire
from .clock import Uptime
from .entries import (
    Act,
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
    Undo,
)
from .refusal import WORDS, Refusal
from .table import Place, Table

PHRASES = ("hello", "luck", "thinking", "nice", "oops", "hurry", "thanks", "bye")


class World(Struct, frozen=True):
    """What an act may ask about the world outside the table."""

    now: int
    uptime: Uptime
    bots: tuple[str, ...]
    substitute: str
    fresh: Callable[[], str]  # the id of a table, should one be made
    gone: frozenset[str] = frozenset()  # players who have not been connected for long


class Already(Exception):
    """It has been done, as entry `version`."""

    def __init__(self, version: int):
        self.version = version
        super().__init__(version)


def decide(table: Table, player: str | None, message: wire.AtTable, world: World) -> Entry:
    """The entry this message leads to."""
    if player is None:
        raise Refusal("no-name")
    return _entry(table, ACTS[type(message)](table, player, message, world), player, world)


def _entry(table: Table, act: Act, player: str | None, world: World) -> Entry:
    used = table.clock.used(world.uptime, world.now) if table.status == "playing" else 0
    return Entry(table.version + 1, act, player if act.signed else None, world.now, used)


def bot_move(table: Table, seat: int, version: int, text: str, world: World) -> Entry:
    """A bot's move, through the same door as a person's."""
    _playing(table)
    _current(table, seat, version)
    if not table.places[seat].bot:
        raise Refusal("not-playing")
    return _entry(table, Move(seat, text), None, world)


def rested(table: Table, player: str, until: int, world: World) -> Entry:
    """A vacation at a table where moves have days."""
    seat = own_seat(table, player, None)
    _playing(table)
    if table.founding.clock.kind != "days" or table.clock.away[seat] == until:
        raise Already(table.version)
    return _entry(table, Rest(seat, until), player, world)


def own_seat(table: Table, player: str | None, seat: int | None) -> int:
    """The seat meant, which must be the player's."""
    mine = table.seats_of(player)
    if not mine or (seat is not None and seat not in mine):
        raise Refusal("no-seat")
    if seat is not None:
        return seat
    owing = [one for one in mine if one in table.owing]
    return (owing or mine)[0]


def _waiting(table: Table) -> None:
    if table.status != "waiting":
        raise Refusal("not-waiting")


def _playing(table: Table) -> None:
    if table.status != "playing":
        raise Refusal("not-playing")


def _hosting(table: Table, player: str) -> None:
    _waiting(table)
    if table.host != player:
        raise Refusal("not-host")


def _place(table: Table, seat: int) -> Place:
    if seat >= len(table.places):
        raise Refusal("no-such-seat", last=len(table.places) - 1)
    return table.places[seat]


def _known_bot(name: str, world: World) -> str:
    if name not in world.bots:
        raise Refusal("unknown-bot", name=name, known=", ".join(world.bots))
    return name


def join(table: Table, player: str, message: wire.Join, world: World) -> Sit:
    """Take a free seat; who sits already has done so."""
    _waiting(table)
    mine = table.seats_of(player)
    if mine and message.seat not in (None, *mine):
        raise Refusal("seated")
    if mine:
        raise Already(table.version)
    free = [seat for seat, place in enumerate(table.places) if not place.taken]
    if message.seat is not None:
        _place(table, message.seat)
    if not free or (message.seat is not None and message.seat not in free):
        raise Refusal("taken")
    seat = free[0] if message.seat is None else message.seat
    return Sit(seat, message.entropy)


def leave(table: Table, player: str, message: wire.Leave, world: World) -> Stand:
    """Give up a seat before the start."""
    _waiting(table)
    mine = table.seats_of(player)
    if not mine:
        raise Already(table.version)
    if message.seat is not None and message.seat not in mine:
        raise Refusal("no-seat")
    seats = mine if message.seat is None else [message.seat]
    return Stand(seats[0], seats)


def seat_bot(table: Table, player: str, message: wire.SeatBot, world: World) -> SeatBot:
    """The host puts a bot on a free seat."""
    _hosting(table, player)
    place = _place(table, message.seat)
    if place.bot == message.bot:
        raise Already(table.version)
    if place.taken:
        raise Refusal("taken")
    return SeatBot(message.seat, _known_bot(message.bot, world))


def clear(table: Table, player: str, message: wire.Clear, world: World) -> Stand:
    """The host frees a seat."""
    _hosting(table, player)
    if not _place(table, message.seat).taken:
        raise Already(table.version)
    return Stand(message.seat, [message.seat])


def start(table: Table, player: str, message: wire.Start, world: World) -> Start:
    """The host starts."""
    if table.status == "playing" and table.host == player:
        raise Already(table.version)
    _hosting(table, player)
    if not all(place.taken for place in table.places):
        raise Refusal("not-full")
    return Start()


def play(table: Table, player: str, message: wire.Play, world: World) -> Move:
    """A move, decided on a version no older than the decision itself."""
    seat = own_seat(table, player, message.seat)
    done = table.repeated(seat, message.version, message.move)
    if done:
        raise Already(done)
    _playing(table)
    _current(table, seat, message.version)
    if table.places[seat].bot:
        raise Refusal("not-person")
    assert table.match is not None
    _whole(table.match, seat, message.move)
    return Move(seat, table.match.written(seat, message.move))


def _whole(match: Match, seat: int, text: str) -> None:
    """A hidden choice comes in one: the others are told of every move, and would count its steps."""
    betrays = match.game.own("betrays")
    if betrays and betrays(match.state, seat, match.parse(seat, text)):
        raise Refusal("in-steps", text=text)


def _current(table: Table, seat: int, version: int) -> None:
    if not table.asked[seat] <= version <= table.version:
        raise Refusal("stale")


def undo(table: Table, player: str, message: wire.Undo, world: World) -> Undo:
    """Take back one's last step."""
    seat = own_seat(table, player, message.seat)
    _playing(table)
    _current(table, seat, message.version)
    if not table.can_undo(seat):
        raise Refusal("no-undo")
    return Undo(seat)


def resign(table: Table, player: str, message: wire.Resign, world: World) -> Resign:
    """Give up the match: with two seats it ends, else a bot plays on."""
    seat = own_seat(table, player, message.seat)
    if table.places[seat].resigned:
        raise Already(table.version)
    _playing(table)
    return Resign(seat, "" if len(table.places) == 2 else world.substitute)


def offer(table: Table, player: str, message: wire.Offer, world: World) -> Offer | Answer:
    """Propose something; the same message sent twice proposes it once."""
    seat = own_seat(table, player, message.seat)
    known = table.offers.get(message.what)
    _once(table, "offer", player, message)
    if (known and known.seat == seat) or (message.what == "rematch" and table.rematch):
        raise Already(table.version)
    if known:
        return answer(
            table, player, wire.Answer(table=message.table, what=message.what, yes=True, id=message.id), world
        )
    if message.what == "takeback" and not table.can_take_back(seat):
        raise Refusal("no-takeback")
    if message.what == "rematch" and table.status != "over":
        raise Refusal("not-over")
    agreed = {seat, *table.seats_of(player)}
    return Offer(seat, message.what, *_agreed(table, message.what, agreed, world), message.id or "")


def answer(table: Table, player: str, message: wire.Answer, world: World) -> Answer:
    """Agree, or do not; the same message sent twice answers once."""
    seat = own_seat(table, player, None)
    _once(table, "answer", player, message)
    known = table.offers.get(message.what)
    if known is None:
        raise Refusal("no-offer")
    if not message.yes:
        return Answer(seat, message.what, yes=False, id=message.id or "")
    agreed = known.agreed | set(table.seats_of(player))
    if agreed == known.agreed:
        raise Already(table.version)
    return Answer(seat, message.what, True, *_agreed(table, message.what, agreed, world), message.id or "")


def _once(table: Table, kind: str, player: str, message: wire.Offer | wire.Answer) -> None:
    """A client that does not know whether its message arrived sends it again, when what it proposed may be done."""
    if message.id and table.heard.get((kind, message.what)) == (player, message.id):
        raise Already(table.version)


def _agreed(table: Table, what: str, agreed: set[int], world: World) -> tuple[list[int], bool, str]:
    """Who has agreed by now, whether that is everybody, and the table a rematch is played at."""
    settled = table.persons() <= agreed
    return sorted(agreed), settled, world.fresh() if settled and what == "rematch" else ""


def hand_over(table: Table, player: str, message: wire.HandOver, world: World) -> SeatBot:
    """Let a bot play for a seat that is out of time or gone."""
    own_seat(table, player, None)
    _playing(table)
    place = _place(table, message.seat)
    if place.bot:
        raise Already(table.version)
    out = table.clock.is_out(message.seat, world.uptime, world.now)
    if not out and place.player not in world.gone:
        raise Refusal("not-gone")
    return SeatBot(message.seat, _known_bot(message.bot, world))


def reclaim(table: Table, player: str, message: wire.Reclaim, world: World) -> Reclaim:
    """Play oneself again."""
    seat = own_seat(table, player, None)
    _playing(table)
    mine = [table.places[one] for one in table.seats_of(player)]
    if not any(place.bot and not place.resigned for place in mine):
        raise Already(table.version) if not mine[0].resigned else Refusal("resigned")
    return Reclaim(seat, table.seats_of(player))


def say(table: Table, player: str, message: wire.Say, world: World) -> Say:
    """Say something; the same message sent twice is said once."""
    if not table.seats_of(player):
        raise Refusal("no-seat")
    for line in reversed(table.chat):
        if message.id and line.player == player and line.said.id == message.id:
            raise Already(line.version)
    text = one_line(message.text)
    if message.phrase is not None and message.phrase not in PHRASES:
        raise Refusal("no-phrase", known=", ".join(PHRASES))
    if not text and message.phrase is None:
        raise Refusal("empty")
    return Say("" if message.phrase else text, message.phrase or None, message.id or "")


def point(table: Table, player: str, message: wire.Point, world: World) -> Point:
    """Point at a moment of a finished match; the same message sent twice points once."""
    if not table.seats_of(player):
        raise Refusal("no-seat")
    if table.status != "over":
        raise Refusal("not-over")
    if message.ply > table.ply:
        raise Refusal("ply", field="ply", plies=table.ply)
    for remark in table.remarks:
        if message.id and remark.player == player and remark.point.id == message.id:
            raise Already(remark.version)
    return Point(message.ply, message.arrows, one_line(message.text), message.id or "")


def one_line(text: str) -> str:
    """What somebody wrote, in one line: whatever cannot be printed becomes a space."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def phrase_text(lang: str, key: str) -> str:
    """A quick phrase in words."""
    return WORDS.say(lang, f"phrase-{key}")


ACTS: dict[type, Callable[..., Act]] = {
    wire.Join: join,
    wire.Leave: leave,
    wire.SeatBot: seat_bot,
    wire.Clear: clear,
    wire.Start: start,
    wire.Play: play,
    wire.Undo: undo,
    wire.Resign: resign,
    wire.Offer: offer,
    wire.Answer: answer,
    wire.HandOver: hand_over,
    wire.Reclaim: reclaim,
    wire.Say: say,
    wire.Point: point,
}
