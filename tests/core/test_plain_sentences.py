"""Sentences that choose nothing are put together without Fluent, and are the same."""

from __future__ import annotations

import pytest

from drovers.core.words import CORE, LANGUAGES, Words, _bundle, _plain, shorten
from drovers.games import load, names
from drovers.server.refusal import WORDS


def said_by_fluent(words: Words, lang: str, key: str, values: dict[str, str]) -> str:
    bundle = _bundle(words.folder, lang)
    text, problems = bundle.format_pattern(
        bundle.get_message(key).value, {name: shorten(value, 400) for name, value in values.items()}
    )
    assert not problems
    return text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_sentence_is_the_same_with_and_without_fluent(lang):
    for words in (CORE, WORDS, *(load(game).words for game in names())):
        plain = _plain(words.folder, lang)
        assert plain
        for key, parts in plain.items():
            values = {name: f"« {name} é »" * (1 + 80 * (name == "text")) for _, name in parts if name}
            assert words.say(lang, key, **values) == said_by_fluent(words, lang, key, values)


def test_what_is_missing_is_still_a_defect():
    with pytest.raises(Exception, match="seat"):
        CORE.say("en", "bad-seat", last="3")
