"""A table in words: what may be asked about it, and the answers, for the terminal and the page alike.

Everything is made of one seat's sight and of the events as it witnessed them, so no answer can tell more.  A game's
`spoken.py` has `TOPICS`, its own nouns; a topic is asked by the words of `ask-<topic>` in either language.  Seats in
answers are marks (`core.naming`).
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from . import choices
from .errors import BadMove
from .events import Event
from .game import Game
from .match import Match, Sight
from .naming import mark
from .rulebook import aloud, chapters, rule_text
from .typed import beginning_with, grouped, near
from .words import CORE, LANGUAGES, Words

FEW = 12  # moves read in words; more are only named
MANY = 60  # moves named; more are counted


class Heard(NamedTuple):
    """The answer to a line: what is said and, if the line is a move that may be made, its text."""

    lines: list[str]
    move: str = ""


@dataclass(frozen=True)
class Listener:
    """Who asks: a sight, the events as its seat witnessed them, what the seats are called, a language."""

    sight: Sight
    events: Sequence[Event]
    names: Sequence[str]
    lang: str

    @property
    def game(self) -> Game:
        """The game played."""
        return self.sight.game

    @property
    def state(self) -> Any:
        """The state as far as this seat knows it, of the game's own type."""
        return self.sight.state

    @property
    def match(self) -> Match:
        """The match as this seat knows it: what is legal, and why not, is the same there."""
        return Match(self.game, self.sight.state)

    @property
    def facts(self) -> Mapping[str, Any]:
        """What the rules make of the table."""
        return self.game.facts(self.sight.state)

    def say(self, key: str, **values: Any) -> str:
        """A sentence of the game: `spoken-<key>`."""
        return self.game.words.say(self.lang, f"spoken-{key}", **values)

    def name(self, key: str, **values: Any) -> str:
        """A name in the game's catalogue."""
        return self.game.words.say(self.lang, key, **values)

    def who(self, seat: int) -> str:
        """What a seat is called: you, or its mark."""
        return CORE.say(self.lang, "spoken-you") if seat == self.sight.seat else mark(seat)

    def listed(self, parts: Sequence[str], empty: str = "nothing") -> str:
        """Parts with commas between, or that there is `nothing`, or `none`."""
        return ", ".join(parts) or CORE.say(self.lang, f"spoken-{empty}")

    def pair(self, left: str, right: str) -> str:
        """Something, and what it is."""
        return CORE.say(self.lang, "spoken-pair", left=left, right=right)

    def apart(self, parts: Sequence[str]) -> str:
        """Longer parts, with semicolons between."""
        return CORE.say(self.lang, "spoken-break").join(parts)

    def seats(self, typed: str) -> list[int]:
        """The seats somebody means by a name, a number or “me”; by nothing, all of them with one's own first."""
        own, wanted, everybody = self.sight.seat, unfilled(plain(typed)), range(int(self.sight.state.seats))
        if not wanted:
            return sorted(everybody, key=lambda seat: seat != own)
        if wanted in words(CORE, "ask-me") and own is not None:
            return [own]
        found = [seat for seat in everybody if wanted in (str(seat), plain(self.names[seat]))]
        return found or [seat for seat in everybody if plain(self.names[seat]).startswith(wanted)]


Topic = Callable[[Listener, str], list[str]]


def hear(listener: Listener, line: str) -> Heard:
    """Answers a question; takes anything else for a move, and says what is wrong with it if something is."""
    found = understood(listener.game, line)
    if found:
        topic, rest = found
        return Heard(topics(listener.game)[topic](listener, rest))
    if listener.sight.seat is None:
        return Heard([CORE.say(listener.lang, "spoken-no-question", text=line)])
    return typed_move(listener, listener.sight.seat, line.strip())


def typed_move(listener: Listener, seat: int, typed: str) -> Heard:
    """The legal move somebody has typed: as written, or the only one that begins so; else why it is none."""
    match, lang, typed = listener.match, listener.lang, as_written(listener.game, typed)
    legal = match.legal(seat)
    try:
        refused = match.why_not(seat, typed)
    except BadMove as bad:
        found = beginning_with(legal, typed) if typed else legal
        if len(found) == 1:
            return Heard([], found[0])
        if found:
            return Heard([CORE.say(lang, "spoken-several", text=typed), *told_moves(listener, seat, found)])
        hints = near(legal, typed)
        return Heard([bad.reason(lang), *([CORE.say(lang, "spoken-near", moves=" / ".join(hints))] if hints else [])])
    if refused:
        return Heard([f"{refused.marked[lang]} ({refused.rule})"])
    return Heard([], str(match.game.notation.move_text(match.state, seat, match.parse(seat, typed))))


def as_written(game: Game, typed: str) -> str:
    """A move with the words of the notation in the place of a language's own: `prendre c4` is `take c4`."""
    known = {plain(word): written for lang in LANGUAGES for word, written in own_words(game, lang)}
    return " ".join(known.get(plain(word), word) for word in typed.split())


def own_words(game: Game, lang: str) -> list[tuple[str, str]]:
    """The words of a language that may stand for those of the notation."""
    pairs = game.words.say(lang, "typed").split("/") if game.words.has("typed") else []
    return [(word.strip(), written.strip()) for word, _, written in (pair.partition("=") for pair in pairs)]


def spellings(game: Game, lang: str) -> str:
    """Tells which other words may be typed."""
    said = ", ".join(f"{word} = {written}" for word, written in own_words(game, lang))
    return CORE.say(lang, "spoken-spellings", words=said) if said else ""


# ---------------------------------------------------------------------------------------- understanding a question


def plain(text: str) -> str:
    """Words without case, accents and the marks of a question."""
    spread = unicodedata.normalize("NFD", text.casefold().replace("’", "'"))
    bare = "".join(letter for letter in spread if not unicodedata.combining(letter))
    return " ".join(bare.strip(" ?!.").split())


@cache
def words(catalogue: Words, key: str) -> tuple[str, ...]:
    """All that may be typed for a thing, in any language."""
    return tuple(plain(word) for lang in LANGUAGES for word in catalogue.say(lang, key).split("/"))


def asked_by(game: Game) -> list[tuple[str, str]]:
    """Every way to ask with its topic, the longest first."""
    ways = [(way, topic) for topic in topics(game) for way in words(catalogue_of(game, topic), f"ask-{topic}")]
    return sorted(ways, key=lambda way: -len(way[0]))


def understood(game: Game, line: str) -> tuple[str, str] | None:
    """The topic of a question and what it asks about; None for anything else."""
    bare = plain(line)
    for way, topic in asked_by(game):
        if bare == way or bare.startswith(f"{way} "):
            return topic, bare[len(way) :].strip()
    return None


def unfilled(text: str) -> str:
    """A name without the small words before it: “of Ada”, “d'Ada”."""
    parts = text.replace("d'", "d' ").replace("l'", "l' ").split()
    while parts and parts[0] in words(CORE, "ask-fillers"):
        parts.pop(0)
    return " ".join(parts)


def catalogue_of(game: Game, topic: str) -> Words:
    """Where the words of a topic are: the game's own, else everybody's."""
    return game.words if game.words.has(f"ask-{topic}") else CORE


def topics(game: Game) -> dict[str, Topic]:
    """All that may be asked at a table of this game."""
    return {**game.spoken.TOPICS, **COMMON}


# ------------------------------------------------------------------------------------------------- every game's topics


def now(listener: Listener, rest: str) -> list[str]:
    """Whose turn it is, and what is asked for."""
    match, lang = listener.match, listener.lang
    owing, step = match.to_move, listener.game.spoken.step(listener)
    if not owing:
        return [step]
    if listener.sight.seat in owing:
        return [CORE.say(lang, "spoken-your-turn", step=step)]
    return [
        CORE.say(lang, "spoken-their-turn", names=listener.listed([listener.who(seat) for seat in owing]), step=step)
    ]


def legal(listener: Listener, rest: str) -> list[str]:
    """The legal moves: all, by their beginnings where they are many, or those that begin as asked."""
    seat = listener.sight.seat
    texts = listener.match.legal(seat) if seat is not None else []
    if seat is None or not texts:
        return [CORE.say(listener.lang, "spoken-no-moves")]
    found = beginning_with(texts, rest) if rest else texts
    if not found:
        return [CORE.say(listener.lang, "spoken-none-begins", text=rest)]
    return told_moves(listener, seat, found)


def told_moves(listener: Listener, seat: int, texts: list[str]) -> list[str]:
    """Moves in words if they are few, by their beginnings if those are several, else by name."""
    lang, heads = listener.lang, grouped(texts)
    if len(texts) <= FEW:
        return [listener.pair(text, reading(listener, seat, text)) for text in texts]
    if 1 < len(heads) <= MANY:
        parts = [f"{head.strip()} ({len(tails)})" for head, tails in heads.items()]
        return [
            CORE.say(lang, "spoken-heads", count=len(texts), heads=", ".join(parts), first=next(iter(heads)).strip())
        ]
    more = CORE.say(lang, "spoken-more", count=len(texts) - MANY) if len(texts) > MANY else ""
    return [CORE.say(lang, "spoken-texts", count=len(texts), moves=", ".join(texts[:MANY]) + more)]


def reading(listener: Listener, seat: int, text: str) -> str:
    """A move in words."""
    match = listener.match
    return choices.reading(listener.game, listener.lang, match.state, seat, match.parse(seat, text))


def last(listener: Listener, rest: str) -> list[str]:
    """What the last move made happen, or the last few."""
    wanted = int(number(rest) or 1)
    plies = sorted({event.ply for event in listener.events})[-wanted:]
    told = [event for event in listener.events if event.ply in plies]
    lines = [listener.game.marked(f"event-{event.kind.name}", event.data, listener.lang) for event in told]
    return lines or [CORE.say(listener.lang, "spoken-nothing-yet")]


def why(listener: Listener, rest: str) -> list[str]:
    """Why a move may not be made now, with the rule, or that it may."""
    seat, lang = listener.sight.seat, listener.lang
    if seat is None or not rest:
        return [CORE.say(lang, "spoken-no-moves" if rest else "spoken-which-move")]
    heard = typed_move(listener, seat, rest)
    return heard.lines or [CORE.say(lang, "spoken-allowed", move=heard.move)]


def rule(listener: Listener, rest: str) -> list[str]:
    """The text of a rule that is asked for by its number."""
    if not rest:
        return [CORE.say(listener.lang, "spoken-which-rule")]
    text = rule_text(listener.game, listener.lang, re.sub(r"(?<=\d)A", "a", rest.upper().replace(" ", "")))
    return [text] if text else [CORE.say(listener.lang, "spoken-no-rule", text=rest)]


def rules(listener: Listener, rest: str) -> list[str]:
    """The chapters of the rules, or one of them read aloud."""
    parts, wanted = chapters(listener.game, listener.lang), number(rest)
    if wanted and 0 < int(wanted) <= len(parts):
        title, text = parts[int(wanted) - 1]
        return [title, *aloud(text)]
    return [f"{i}. {title}" for i, (title, _) in enumerate(parts, 1)]


def show_help(listener: Listener, rest: str) -> list[str]:
    """What may be asked, and how moves are written."""
    asked = [question(listener.game, listener.lang, topic) for topic in topics(listener.game)]
    written = [listener.name("notation"), spellings(listener.game, listener.lang)]
    return [*(listener.pair(way, told) for way, told in asked), *filter(None, written)]


def question(game: Game, lang: str, topic: str) -> tuple[str, str]:
    """How a topic is asked in that language, and what it tells."""
    catalogue, key = catalogue_of(game, topic), f"ask-{topic}"
    about = f" {catalogue.say(lang, f'{key}.rest')}" if catalogue.has(f"{key}.rest") else ""
    return catalogue.say(lang, key).split("/")[0].strip() + about, catalogue.say(lang, f"{key}.help")


def number(text: str) -> str:
    """The first number in a text, or nothing."""
    found = re.search(r"\d+", text)
    return found[0] if found else ""


COMMON: dict[str, Topic] = {
    "now": now,
    "legal": legal,
    "last": last,
    "why": why,
    "rule": rule,
    "rules": rules,
    "help": show_help,
}
