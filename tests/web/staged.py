"""Any moment of any match before a real page: the engine deals it, and a socket of our own tells the page."""

from __future__ import annotations

import random
from typing import Any

from hands import DESK, inside

import drovers
from drovers.core.match import Match
from drovers.server import wire
from drovers.server.shapes import ChatLine, ClockRule, Result, SeatInfo, TableInfo, View
from drovers.server.telling import looked_at, offer
from drovers.server.written import event_info

NAMES = ("Ada", "Bran", "Cahal", "Deirdre", "Eithne")


def played(name: str, seats: int, plies: int, seed: int = 1, **options: object) -> Match:
    """A random match after so many moves."""
    match, dice = drovers.load(name).new(seats, options, seed), random.Random(seed)
    while match.ply < plies and match.to_move:
        seat = dice.choice(match.to_move)
        match.play(seat, dice.choice(match.legal(seat)))
    return match


def holding(card: str) -> Match:
    """A match with Tactics in which the seat to move may play this card."""
    for seed in range(200):
        match = played("schotten", 2, 30, seed, tactics=True)
        if match.to_move and any(text.split("@")[0] == card for text in match.legal(match.to_move[0])):
            return match
    raise AssertionError(f"nobody holds {card}")


def about_to(name: str, seats: int, kind: str, seed: int = 1) -> tuple[Match, int, str]:
    """A random match just before the move that makes such an event happen; whose move it is, and which."""
    match, dice = drovers.load(name).new(seats, {}, seed), random.Random(seed)
    while match.to_move:
        position, seat = match.position(), dice.choice(match.to_move)
        move, before = dice.choice(match.legal(seat)), match.ply
        match.play(seat, move)
        if any(event.kind.name == kind for event in match.seen(None) if event.ply > before):
            return match.game.from_position(position), seat, move
    raise AssertionError(f"no {kind} in this match of {name}")


class Stage:
    """A page at a table that is told whatever a test likes; what the page asks is kept."""

    def __init__(self, page: Any, house: Any, lang: str = "en"):
        self.page, self.house, self.lang = page, house, lang
        self.version, self.line, self.asked, self.table = 0, None, [], ""
        self.match: Match | None = None
        self.seat: int | None = 0
        self.hinted = ""  # what a bot would do
        page.route_web_socket("**/ws*", self._greet)

    def _greet(self, line: Any) -> None:
        import json

        self.line = line
        line.on_message(lambda text: self._hear(json.loads(text)))
        self._send(wire.Welcome(wire.PROTOCOL, "me", "Ada", None, self.lang))

    def _hear(self, message: dict[str, Any]) -> None:
        self.asked.append(message)
        if message["type"] == "watch":
            self._send(self._synced())
        elif message["type"] == "play" and self.match and self.seat is not None:
            before = self.match.ply
            self.match.play(self.seat, message["move"])
            self.tell(before)
            self._send(wire.Done(message["id"], self.version))
        elif message["type"] == "hint":
            self._send(wire.Hinted(message["id"], self.table, self.version, self.hinted))
        elif message.get("id"):
            self._send(wire.Done(message["id"]))

    def _send(self, message: Any) -> None:
        self.line.send(wire.write_message(message).decode())

    def show(self, match: Match, seat: int | None = 0) -> None:
        """Opens the page at this moment, or tells it everything anew."""
        # A table never changes its game, nor how many sit there.
        other = self.match is None or (self.match.game, self.match.seats) != (match.game, match.seats)
        self.match, self.seat = match, seat
        self.version += 1
        if other:
            self._sit()
        else:
            self._send(self._synced())
            self.page.wait_for_timeout(60)

    def clear(self) -> None:
        """For the next test: nothing of the last one is left on the page but that it is open."""
        self.match, self.asked = None, []
        self.page.mouse.move(0, 0)
        self.page.set_viewport_size(DESK)

    def _sit(self) -> None:
        """At another table: a page that is open already goes there by a link."""
        self.table = f"Staged{self.version:010}"
        if self.line is None:
            self.page.goto(f"{self.house.url}/table/{self.table}")
        else:
            inside(self.page, self.house, f"/table/{self.table}")
        self.page.wait_for_selector("[data-testid=table] .frame")

    def tell(self, before: int) -> None:
        """Tells what has happened since that ply, as one move."""
        assert self.match
        self.version += 1
        mover = self.match.moves[-1][0]
        owing, result = list(self.match.to_move), self._result()
        views = [self._view(before)]
        self._send(wire.Moved(self.table, self.version, self.match.ply, before, mover, owing, views, None, result, []))

    def make(self, seat: int, move: str) -> None:
        """Makes a move and tells the page."""
        assert self.match
        before = self.match.ply
        self.match.play(seat, move)
        self.tell(before)

    def say(self, name: str, text: str) -> None:
        """Somebody says something."""
        self.version += 1
        self._send(wire.Said(self.table, self.version, ChatLine(self.version, 0, name, name, text)))

    def _view(self, keep: int) -> View:
        match = self.match
        assert match
        look = match.looks([self.seat])[0]
        events = [event_info(match.game, event, self.lang) for event in match.seen(self.seat) if event.ply > keep]
        view = View(self.seat, looked_at(match.game, look), [], events, undo=False, takeback=False)
        if self.seat is not None:
            offer(view, match.game, look, match.legal_moves(self.seat), self.lang)
            if view.handful:
                view.legal = match.legal(self.seat)
        return view

    def _result(self) -> Result | None:
        end = self.match.outcome if self.match else None
        if end is None:
            return None
        text = self.match.game.words.say(self.lang, f"end-{end.reason}")
        return Result(end.reason, text, list(end.ranks), list(end.scores), list(end.winners))

    def _synced(self) -> wire.Synced:
        match = self.match
        assert match
        seats = [SeatInfo("me" if i == self.seat else None, NAMES[i], None, True, False) for i in range(match.seats)]
        info = TableInfo(
            self.table, match.game.name, match.position()["options"], "over" if match.outcome else "playing", "me",
            False, False, ClockRule(), "0" * 64, [], 0, seats, [], None,
        )  # fmt: skip
        mine = [] if self.seat is None else [self.seat]
        box = dict(match.game.box(match.seats))
        return wire.Synced(
            self.version, info, mine, match.ply, list(match.to_move), [self._view(-1)], None, self._result(), [], box
        )
