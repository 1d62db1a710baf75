from __future__ import annotations

import pytest

from drovers.bots.bot import WORDS, UnknownBot
from drovers.bots.greedy import Greedy
from drovers.bots.table import names, seat_bot
from drovers.bots.uniform import Uniform


def test_names_and_classes():
    assert names()[:2] == ["random", "greedy"]
    assert isinstance(seat_bot("random"), Uniform)
    assert isinstance(seat_bot("greedy"), Greedy)


def test_somebody_elses_bot():
    assert isinstance(seat_bot("drovers.bots.uniform:Uniform"), Uniform)


@pytest.mark.parametrize(
    "name", ["", "deepblue", "no.such.module:Bot", "drovers.bots.uniform:Nothing", "json:JSONDecoder"]
)
def test_what_is_no_bot_is_refused_in_both_languages(name):
    with pytest.raises(UnknownBot) as caught:
        seat_bot(name)
    assert caught.value.field == "bots"
    assert caught.value.reason("fr") != caught.value.reason("en")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_bot_is_described(lang):
    for name in names():
        assert WORDS.say(lang, f"bot-{name}")
