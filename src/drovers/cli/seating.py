"""Who sits where: people and bots."""

from __future__ import annotations

from collections.abc import Sequence

from ..bots.bot import Bot
from ..bots.table import seat_bot, title
from ..core.game import Game
from .voice import Voice, misuse

PERSON = "person"
NOBODY = "none"  # what `--bots` calls a seat left to a person
DEFAULT = "greedy"


def names(text: str) -> list[str]:
    """The names in `A,B,…`."""
    return [name for name in map(str.strip, text.split(",")) if name]


def read_bots(text: str, game: Game) -> list[str]:
    """The names of bots in `A,B,…`; one that nobody has, or that cannot play that game, is refused at once."""
    found = names(text)
    for name in found:
        seat_bot(name, game)
    return found


def players(seats: int, bots: str, mine: int) -> list[str]:
    """A name for every seat: mine is a person's, `bots` names the others in order and its last name fills the rest.

    As many names as seats leave no seat for me: they are taken seat by seat.
    """
    named = [PERSON if name == NOBODY else name for name in names(bots)]
    if not named or len(named) > seats:
        raise misuse("bad-bots", text=bots, most=seats)
    if not 0 <= mine < seats:
        raise misuse("bad-mine", seat=str(mine), last=seats - 1)
    if len(named) == seats:
        return named
    others = named + [named[-1]] * (seats - 1 - len(named))
    return [*others[:mine], PERSON, *others[mine:]]


def called(game: Game, players: Sequence[str], lang: str) -> list[str]:
    """What the seats are called: a bot by its title, with its seat where two have the same; a person by the seat."""
    titles = [None if name == PERSON else title(name, lang) for name in players]
    return [
        game.words.say(lang, "seat-name", seat=str(seat))
        if one is None
        else one
        if titles.count(one) == 1
        else f"{one} {seat}"
        for seat, one in enumerate(titles)
    ]


def who_sat(players: Sequence[str], voice: Voice) -> list[str]:
    """Every seat with who sat there."""
    names = [voice.say("person") if name == PERSON else title(name, voice.lang) for name in players]
    return [voice.say("seat-bot", seat=seat, name=name) for seat, name in enumerate(names)]


def seat_all(names: Sequence[str], game: Game) -> list[Bot | None]:
    """A bot for every name, None for a person."""
    return [None if name == PERSON else seat_bot(name, game) for name in names]
