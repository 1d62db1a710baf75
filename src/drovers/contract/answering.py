"""Every question is answered in both languages, and no answer tells what the seat does not know."""

from __future__ import annotations

from ..core import dice
from ..core.match import Match
from ..core.naming import named
from ..core.spoken import Listener, hear, question, topics, words
from ..core.words import CORE, LANGUAGES
from .case import Case
from .secrets import imagined

EVERY = 130  # plies between two moments when everything is asked


def answers_keep_secrets(case: Case, seeds: range = range(1)) -> None:
    """All topics are asked for every seat and a watcher, here and in another world that looks the same from there."""
    rng = dice.new_dice(1)
    names = [f"player {seat}" for seat in range(case.seats)]
    for seed in seeds:
        for match in case.walk(seed, every=EVERY):
            for seat in (*range(case.seats), None):
                world = imagined(match, seat, rng)
                for lang in LANGUAGES:
                    here, there = (answers(one, match, seat, names, lang) for one in (match, world))
                    assert here == there, f"{case} seed {seed} ply {match.ply} seat {seat}"
                    for text in here:
                        told = named(text, names, lang)
                        assert told and "{" not in told and "None" not in text, f"{case}: {told!r}"


def answers(match: Match, lived: Match, seat: int | None, names: list[str], lang: str) -> list[str]:
    """What a seat of this match is told about everything, having witnessed what happened in the other."""
    listener = Listener(match.sight(seat), lived.seen(seat), names, lang)
    asked = [question(match.game, lang, topic)[0].split(" of ")[0].split(" de ")[0] for topic in topics(match.game)]
    asked += [f"{words(CORE, 'ask-why')[0]} {text}" for text in match.legal(seat)[:2]] if seat is not None else []
    return [line for text in asked for line in hear(listener, text).lines]
