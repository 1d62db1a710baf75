"""People at one screen: each sees what is theirs, and nothing of anybody else's."""

from __future__ import annotations

import json
import random
import re

import pytest

from drovers import games
from drovers.cli.session import Session
from drovers.cli.voice import Voice
from drovers.contract.case import Case
from drovers.core import rules
from drovers.core.dice import new_dice
from drovers.core.match import Match

PASS = "Pass the screen to Seat "


def typed_match(game, seed, most=10_000):
    """Lines that play a match of people through the hot seat, and for each turn who looks and the hidden hands."""
    match, dice = game.new(2, seed=seed), random.Random(seed)
    lines, looks, looking = [], [], None
    while match.to_move and match.ply < most:
        seat = looking if looking in match.to_move else match.to_move[0]
        if seat != looking:
            lines.append("")  # takes the screen
            looks.append((seat, match.position()["hands"][1 - seat] if game.name == "schotten" else []))
        lines += ["log", dice.choice(match.legal(seat))]
        match.play(seat, lines[-1])
        looking = seat if seat in match.to_move else None
        if looking is None and match.to_move:
            lines.append("")  # hides the table
    return match, lines, looks


LANGUAGES = {"schotten": "fr", "tain": "en", "goats": "fr"}  # the others by `make breadth`
BOTH = [(name, lang) for name in games.names() for lang in ("en", "fr")]


@pytest.mark.parametrize(("name", "lang"), [
    pytest.param(name, lang, marks=() if LANGUAGES.get(name) == lang else pytest.mark.breadth) for name, lang in BOTH
])  # fmt: skip
def test_people_play_a_whole_match(run, tmp_path, name, lang):
    match, lines, _ = typed_match(games.load(name), seed=3)
    path = tmp_path / "match.json"
    typed = "\n".join([*(line for line in lines if line != "log"), str(path), ""])
    result = run("play", name, "--seats", "2", "--bots", "none", "--seed", "3", "--lang", lang, input=typed)
    assert result.exit_code == 0
    assert f"({match.outcome.reason})" in result.stdout
    record = json.loads(path.read_text())
    assert record["moves"] == [list(move) for move in match.moves]
    assert record["result"] == match.outcome.to_dict()
    assert run("verify", path, "--lang", lang).exit_code == 0
    for seat in ((), ("--seat", "1")):
        assert run("replay", path, *seat, "--lang", lang).exit_code == 0


@pytest.mark.parametrize("name", games.names())
def test_bots_play_a_whole_match(run, name):
    game = games.load(name)
    seats = game.seats[-1]
    result = run("play", name, "--seats", seats, "--bots", ",".join(["random"] * seats), "--seed", "4")
    assert result.exit_code == 0
    assert re.search(rf"\({game.letters[0]}A?\d+\)", result.stdout)


def test_hot_seat_shows_nobody_the_others_hand(run):
    """Every card is distinct: between two passes of the screen no card of the other's hand is printed."""
    _, lines, looks = typed_match(games.load("schotten"), seed=11, most=40)
    shown = run("play", "schotten", "--bots", "none", "--seed", "11", input="\n".join([*lines, "", "quit", ""])).stdout
    seen = turns(shown)
    assert len(seen) >= len(looks) > 10
    for (seat, text), (expected, hidden) in zip(seen, looks, strict=False):
        assert seat == expected
        assert not set(hidden) & set(re.findall(r"\b[BGRYPN][1-9]\b", text))


def turns(shown):
    """What was on the screen in each turn: (seat, text)."""
    parts = re.split(rf"{PASS}(\d)", shown)
    return [(int(seat), text) for seat, text in zip(parts[1::2], parts[2::2], strict=True)]


def test_the_last_news_of_a_hot_seat_are_only_the_last(run):
    match, lines, _ = typed_match(games.load("toy"), seed=5)
    typed = "\n".join(line for line in lines if line != "log")
    shown = run("play", "toy", "--bots", "none", "--seed", "5", input=typed + "\n").stdout
    last = shown[shown.rindex(PASS) :]
    assert last.count("lays") <= 4
    assert match.outcome.reason in last


def test_who_moves_next():
    match = games.load("toy").new(3, seed=1)
    players = ["person", "person", "random"]
    session = Session(match, players, Voice("en"))
    assert session.next_seat() == 2  # bots do not wait
    match.play(2, match.legal(2)[0])
    session.looking = 1
    assert session.next_seat() == 1  # who is at the screen goes on
    session.looking = None
    assert session.next_seat() == 0


@pytest.mark.parametrize("name", games.names())
def test_the_screen_depends_on_the_sight_alone(name, capsys):
    """Change everything a seat cannot know: not a letter on its screen may change."""
    game = games.load(name)
    for match in Case(game, game.seats[-1], {}).walk(seed=5, every=37):
        for seat in match.to_move:
            world = match.sight(seat).state.copy()
            rules.imagine(world, seat, new_dice(7))
            screens = []
            for one in (match, Match(game, world)):
                Session(one, ["person"] * one.seats, Voice("en")).show_table(seat)
                screens.append(capsys.readouterr().out)
            assert screens[0] == screens[1]
