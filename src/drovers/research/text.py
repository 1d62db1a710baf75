"""Matches in words, for players that read and write: sights, events, legal moves and rules as text.

    from drovers.research.text import TextMatch
    match = TextMatch("goats_2p_v1", seed=1)
    while match.seat is not None:
        match.play(agent(match.prompt()))

A prompt holds nothing but what that seat may know.  What is no legal move is refused with the reason, in words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..core.errors import DroversError
from ..core.game import Game
from ..core.match import Match
from ..core.outcome import Outcome
from ..core.rulebook import page
from ..core.words import LANGUAGES
from .errors import WORDS, ResearchError
from .variant import Variant, variant

UNKNOWN = "?"
WIDE = 8  # signs: words as long as this, each as long as the others, are the rows of a map


def table_text(data: Mapping[str, Any], indent: str = "") -> str:
    """A position or sight as lines `name: value`, lists in a row, maps row by row, what is nested set in."""
    return "\n".join(line for name, value in data.items() for line in _lines(name, value, indent))


def _lines(name: str, value: Any, indent: str) -> list[str]:
    deep = isinstance(value, list) and any(isinstance(each, list | dict) for each in value)
    if deep:
        value = {str(place): each for place, each in enumerate(value)}
    if _is_map(value):
        return [f"{indent}{name}:", *(f"{indent}  {row}" for row in value)]
    if not isinstance(value, dict) or not value:
        return [f"{indent}{name}: {_row(value)}"]
    flat = all(not isinstance(each, list | dict) for each in value.values())
    if flat and not deep:
        return [f"{indent}{name}: " + ", ".join(f"{key} {_word(each)}" for key, each in value.items())]
    return [f"{indent}{name}:", table_text(value, indent + "  ")]


def _is_map(value: Any) -> bool:
    widths = {len(row) if isinstance(row, str) else 0 for row in value} if isinstance(value, list) else set()
    return len(widths) == 1 and widths.pop() >= WIDE


def _row(value: Any) -> str:
    if not isinstance(value, list):
        return _word(value)
    if len(value) > 1 and set(value) == {UNKNOWN}:
        return f"{UNKNOWN} × {len(value)}"
    return " ".join(map(_word, value)) or "-"


def _word(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "-" if value is None or value in ("", {}) else str(value)


class TextMatch:
    """One match, told to each seat in words.  `seat` is who is to move, None at the end."""

    def __init__(
        self,
        what: str | Game | Variant,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        *,
        seed: int | None = None,
        lang: str = "en",
    ):
        if lang not in LANGUAGES:
            raise ResearchError("bad-choice", field="lang", what="lang", known=", ".join(LANGUAGES), found=str(lang))
        self.variant, self.lang = variant(what, seats, options), lang
        self.match: Match = self.variant.game.new(self.variant.seats, self.variant.options, seed)
        self._told = [0] * self.variant.seats

    @property
    def seat(self) -> int | None:
        """Who is to move; of several that choose simultaneously the first."""
        return self.match.to_move[0] if self.match.to_move else None

    @property
    def outcome(self) -> Outcome | None:
        """None, or how the match ended."""
        return self.match.outcome

    def rules(self) -> str:
        """The rules of this game."""
        return page(self.variant.game.folder, self.lang)

    def legal(self) -> list[str]:
        """What the seat to move may play, each as it is written."""
        return self.match.steps(self.seat) if self.seat is not None else []

    def news(self, seat: int) -> list[str]:
        """What has happened since this seat was last told, as far as it may know."""
        events, game = self.match.events[self._told[seat] :], self.variant.game
        self._told[seat] = len(self.match.events)
        return [game.sentence(event.seen_by(seat), self.lang) for event in events]

    def prompt(self) -> str:
        """All that the seat to move needs: who it is, what happened, what it sees and what it may play."""
        seat = self.seat
        if seat is None:
            return ""
        game, say = self.variant.game, WORDS.say
        parts = [say(self.lang, "text-you", game=game.title, seat=seat, last=self.variant.seats - 1)]
        news = self.news(seat)
        if news:
            parts += ["", say(self.lang, "text-news"), *news]
        parts += ["", say(self.lang, "text-sight"), table_text(self.match.sight(seat))]
        return "\n".join([*parts, "", say(self.lang, "text-moves"), *self.legal(), "", say(self.lang, "text-ask")])

    def play(self, reply: str) -> None:
        """Makes the move that the last line of a reply names; a DroversError says why it cannot be."""
        lines = [line.strip() for line in reply.splitlines() if line.strip()]
        seat = self.seat
        if seat is not None:
            self.match.play(seat, lines[-1] if lines else "")

    def refusal(self, reply: str) -> str | None:
        """None where the reply was played, else the reason why not, in this match's language."""
        try:
            self.play(reply)
        except DroversError as error:
            return f"{error.reason(self.lang)}{f' ({error.rule})' if error.rule else ''}"
        return None
