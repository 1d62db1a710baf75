"""One match at one terminal: whose turn it is, what each person may see, and the bots between them."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Sequence
from pathlib import Path

import typer
from rich.rule import Rule
from rich.text import Text

from ..bots.asking import answer
from ..bots.bot import Bot
from ..core import dice
from ..core.choices import together
from ..core.events import Event
from ..core.match import Match
from ..core.naming import named
from ..core.spoken import Listener, hear
from . import orders, tables
from .completion import forget, offer
from .moves import moves_text
from .orders import Leave
from .outcome import result_text
from .seating import PERSON, called, seat_all
from .steps import in_steps
from .voice import Voice

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the screen and what had scrolled off it


class Session:
    """The match, who plays it, and how far each of them has been told what happened."""

    def __init__(
        self, match: Match, players: Sequence[str], voice: Voice, file: Path | None = None, *, spoken: bool = False
    ):
        self.match, self.players, self.voice, self.file = match, list(players), voice, file
        self.spoken = spoken  # whether the table is told, not drawn
        self.bots = seat_all(players, match.game)
        self.names = called(match.game, players, voice.lang)
        voice.bots = {seat: self.names[seat] for seat, bot in enumerate(self.bots) if bot}
        self.people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        self.looking = self.people[0] if len(self.people) == 1 else None  # the person at the screen; None: nobody yet
        self.told: dict[int | None, int] = {seat: len(match.events) for seat in (*range(match.seats), None)}
        self.rows: dict[int, list[str]] = {}  # moves chosen together with one that was made: the seat's next ones
        self.saved = match.ply  # how much of the match would not be lost
        record = match.record()
        self._chance = hashlib.sha256(json.dumps([record["seed"], record["position"]]).encode()).digest()

    def run(self) -> None:
        """Plays to the end, or until somebody leaves."""
        self.open()
        try:
            while self.match.outcome is None:
                seat = self.next_seat()
                bot = self.bots[seat]
                if bot is None:
                    self.person_moves(seat)
                else:
                    self.bot_moves(seat, bot)
            self.finish()
        except Leave:
            orders.farewell(self)
        except KeyboardInterrupt:
            self.voice.show("")
            orders.farewell(self)
            raise typer.Exit(130) from None

    def name(self, seat: int) -> str:
        """The seat and who sits there."""
        if self.players[seat] != PERSON:
            return self.voice.say("seat-bot", seat=seat, name=self.names[seat])
        return self.voice.say("seat-you" if len(self.people) == 1 else "seat", seat=seat)

    def listener(self, seat: int | None) -> Listener:
        """Who asks from that seat."""
        return Listener(self.match.sight(seat), self.match.seen(seat), self.names, self.voice.lang)

    def named(self, text: str) -> str:
        """A sentence with the names of those who sit here."""
        return named(text, self.names, self.voice.lang)

    def sentence(self, event: Event) -> str:
        """An event in words."""
        return self.named(self.match.game.marked(f"event-{event.kind.name}", event.data, self.voice.lang))

    def answer(self, seat: int | None, question: str) -> None:
        """Says the answer to a question."""
        for line in hear(self.listener(seat), question).lines:
            self.voice.show(Text(self.named(line)))

    def next_seat(self) -> int:
        """Who moves next of those that owe a move: bots, then whoever is at the screen, then the lowest seat."""
        owing = self.match.to_move
        waiting = [seat for seat in owing if self.bots[seat]] or [seat for seat in owing if seat == self.looking]
        return (waiting or owing)[0]

    def open(self) -> None:
        """Says what is played and by whom."""
        match, voice = self.match, self.voice
        voice.show(Rule(Text(match.game.words.say(voice.lang, "name"), "bold"), style="dim"))
        voice.show(Text(match.game.words.say(voice.lang, "tagline"), "italic"))
        names = ", ".join(self.name(seat) for seat in range(match.seats))
        voice.show(Text(f"{voice.say('play-seats')} {names}"))
        promise = match.record()["commitment"]
        if promise:
            voice.tell("play-promise", style="dim", commitment=promise)
        if match.ply:
            voice.tell("play-resumed", ply=match.ply)
        if self.people:
            voice.tell("play-help", style="dim")

    def bot_moves(self, seat: int, bot: Bot) -> None:
        """A bot looks at its own sight and moves; its dice come from the deal and the ply, so a match resumes alike."""
        match = self.match
        digest = hashlib.sha256(self._chance + match.ply.to_bytes(4, "big") + bytes([seat])).digest()
        rng = dice.new_dice(int.from_bytes(digest[:7], "big"))
        with self.voice.err.status(self.voice.say("play-thinking", name=self.name(seat))):
            legal = match.legal_moves(seat)
            move, problem = answer(bot, match.sight(seat), legal, rng)
        if problem:
            move = legal[dice.below(rng, len(legal))]
            said = self.voice.say("play-bot-failed", name=self.name(seat), problem=problem)
            self.voice.err.print(Text(said, "red"))
        match.play(seat, match.game.notation.move_text(match.state, seat, move))
        if not self.people:
            self.news(None)

    def person_moves(self, seat: int) -> None:
        """A person sees the table and types until a move is made, unless it was chosen together with the last one."""
        if self.rows.get(seat) and orders.go_on(self, seat):
            return
        if self.looking != seat:
            self.pass_screen(seat)
        self.show_table(seat)
        ply = self.match.ply
        while self.match.ply == ply:
            orders.obey(self, seat, self.ask(f"{self.name(seat)} >", seat))
        self.news(seat)
        if self.match.outcome is None and seat not in self.match.to_move and len(self.people) > 1:
            self.ask(self.voice.say("play-hide"))
            self.clear()
            self.looking = None

    def pass_screen(self, seat: int) -> None:
        """Nothing is on the screen while it changes hands."""
        self.clear()
        self.ask(self.voice.say("play-pass", name=self.name(seat)))
        self.clear()
        self.looking = seat

    def show_table(self, seat: int) -> None:
        """What happened since this seat last looked, the table as it sees it, and what it may do."""
        match, voice = self.match, self.voice
        self.news(seat)
        if self.spoken:
            self.answer(seat, "now")
            return
        self.draw(seat)
        legal = match.legal(seat)
        if len(legal) == 1:
            voice.tell("play-only", style="bold", move=legal[0])
            return
        voice.tell("play-turn", style="bold", name=self.name(seat), count=len(legal))
        voice.show(moves_text(legal, voice))
        if together(match.game, match.state, seat):
            voice.tell("play-together")

    def draw(self, seat: int | None) -> None:
        """The table as that seat sees it (None: everything open); told where the screen is too narrow to draw it."""
        view = self.match.position() if seat is None and self.match.outcome else self.match.sight(seat)
        if tables.fits(view, self.voice):
            self.voice.show(tables.draw(view, seat, self.voice))
        else:
            for question in ("board", "hand", "scores"):
                self.answer(seat, question)

    def news(self, seat: int | None) -> None:
        """Tells a seat (None: a watcher) what happened since it was last told, only what it may know.

        A reveal or a scoring is told step by step to whoever sits at a terminal.
        """
        match, mark = self.match, "" if self.spoken else "•"
        steps = in_steps(match.game, [event.seen_by(seat) for event in match.events[self.told[seat] :]])
        self.told[seat] = len(match.events)
        waits = self.voice.interactive and bool(self.people)
        for place, step in enumerate(steps, 1):
            for event in step:
                self.voice.fact(mark, self.sentence(event))
            if waits and place < len(steps):
                waits = not self.ask(self.voice.say("play-step", step=place, steps=len(steps)))

    def ask(self, prompt: str, seat: int | None = None) -> str:
        """A line from the person at the keyboard; at the end of input they leave."""
        offer(orders.offered(self, seat) if seat is not None else [])
        try:
            return input(f"{prompt} ").strip()
        except EOFError:
            self.voice.show("")
            raise Leave from None

    def clear(self) -> None:
        """Empties the screen, its memory and the line's, so that secrets stay secret."""
        forget()
        if self.voice.out.is_terminal:
            sys.stdout.write(CLEAR)
            sys.stdout.flush()

    def finish(self) -> None:
        """The last news, the open table, the result, and the seed that proves the deal."""
        match, voice = self.match, self.voice
        if len(self.people) > 1:  # everybody looks on: from where the first of them was left
            self.told[None] = min(self.told[seat] for seat in self.people)
        self.news(self.people[0] if len(self.people) == 1 else None)
        if not self.spoken:
            self.draw(None)
        voice.show("", result_text(match, voice, [self.name(seat) for seat in range(match.seats)]), "")
        seed = match.record()["seed"]
        if seed:
            voice.tell("play-seed", style="dim", seed=seed)
        orders.farewell(self)
