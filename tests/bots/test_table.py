from __future__ import annotations

import sys
from pathlib import Path

import pytest

from drovers.bots.bot import WORDS, UnknownBot
from drovers.bots.greedy import Greedy
from drovers.bots.table import UNLISTED, description, names, seat_bot
from drovers.bots.uniform import Uniform
from drovers.bots.weights import FOLDER, BadWeights
from drovers.core.dice import new_dice
from drovers.games import load


def test_names_and_classes():
    assert names()[:2] == ["random", "greedy"]
    assert isinstance(seat_bot("random"), Uniform)
    assert isinstance(seat_bot("greedy"), Greedy)


def test_yardsticks_are_the_searches_whatever_levels_become():
    assert [seat_bot(f"search{number}").number for number in range(1, 6)] == [1, 2, 3, 4, 5]
    assert not set(UNLISTED) & set(names())


def test_somebody_elses_bot():
    assert isinstance(seat_bot("drovers.bots.uniform:Uniform"), Uniform)


@pytest.mark.parametrize(
    "name",
    ["", "deepblue", "random@x", "network@", "no.such.module:Bot", "drovers.bots.uniform:Nothing", "json:JSONDecoder"],
)
def test_what_is_no_bot_is_refused_in_both_languages(name):
    with pytest.raises(UnknownBot) as caught:
        seat_bot(name)
    assert caught.value.field == "bots"
    assert caught.value.reason("fr") != caught.value.reason("en")


@pytest.mark.parametrize("text", ["def (", "assert False", "import no_such_module"])
def test_a_file_that_cannot_be_read_is_named(tmp_path, monkeypatch, text):
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "bad_file", raising=False)
    (tmp_path / "bad_file.py").write_text(text)
    with pytest.raises(UnknownBot, match=r"“bad_file:Bot” cannot be loaded: .+"):
        seat_bot("bad_file:Bot")


def test_a_network_of_another_game_is_refused_where_the_game_is_known():
    file = FOLDER / "tain.net"
    assert seat_bot(f"network@{file}", load("tain"))
    for name in (f"network@{file}", "network@nowhere.net"):
        with pytest.raises(BadWeights):
            seat_bot(name, load("goats"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_bot_is_described(lang):
    for name in names():
        assert description(name, lang) == WORDS.say(lang, f"bot-{name}")


EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture
def example(monkeypatch):
    """The example of a bot, importable as from its own folder."""
    monkeypatch.syspath_prepend(EXAMPLES)
    return "first_bot:Magpie"


def test_the_example_plays_every_game(example, game):
    match = game.new(seed=2)
    while match.to_move and match.ply < 6:
        seat = match.to_move[0]
        move = seat_bot(example).choose(match.sight(seat), match.legal_moves(seat), new_dice(1), 0)
        match.play(seat, game.notation.move_text(match.state, seat, move))


def test_an_installed_package_names_its_bots(example, tmp_path, monkeypatch):
    package = tmp_path / "magpie-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: magpie\nVersion: 1.0\n")
    (package / "entry_points.txt").write_text("[drovers.bots]\nmagpie = first_bot:Magpie\ngreedy = os:system\n")
    monkeypatch.syspath_prepend(tmp_path)
    assert names()[-1] == "magpie" and names().count("greedy") == 1
    assert description("magpie", "fr").startswith("Tries every move")
    assert type(seat_bot("magpie")).__name__ == "Magpie"
    assert isinstance(seat_bot("greedy"), Greedy)
