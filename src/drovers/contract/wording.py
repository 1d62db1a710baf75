"""Everything a person may read is said in both languages: events, refusals, ends, options, flaws."""

from __future__ import annotations

from ..core.rulebook import rule_text
from ..core.words import LANGUAGES
from .case import Case


def everything_is_said(case: Case, seeds: range = range(1)) -> None:
    """Events of random matches are put into words as every seat saw them; fixed sentences exist."""
    game = case.game
    for key in ("name", "tagline", "bad-move", *(f"option-{option.name}" for option in game.options)):
        assert game.words.has(key), f"{case}: no sentence {key}"
    for kind in game.kinds.values():
        assert game.words.has(f"event-{kind.name}"), f"{case}: no sentence event-{kind.name}"
    for _, key, rule in game.flaws.values():
        assert game.words.has(key), f"{case}: no sentence {key}"
        assert all(rule_text(game, lang, rule) for lang in LANGUAGES), f"{case}: {key} by {rule}, which is no rule"
    for seed in seeds:
        *_, match = case.walk(seed, every=1000)
        for seat in (0, None):
            for event in match.seen(seat):
                for lang in LANGUAGES:
                    text = game.sentence(event, lang)
                    assert text and "{" not in text and "None" not in text, f"{case}: {event.to_dict()} -> {text!r}"
