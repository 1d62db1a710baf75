"""What a person may type at the table besides a plain move."""

from __future__ import annotations

import json

import pytest

from drovers import games
from drovers.cli.orders import ORDERS, named, names
from drovers.cli.voice import WORDS


@pytest.fixture
def type_in(run):
    """Types lines at a table of the toy (seed 5 deals 2, 6 and 9 to seat 0), then leaves."""

    def type_in(*lines, game=("toy", "--seed", "5")):
        result = run("play", *game, input="\n".join([*lines, "quit", ""]) + "\n")
        assert result.exit_code == 0
        return result.stdout

    return type_in


def test_orders_are_understood_in_both_languages():
    for name in ORDERS:
        assert named(WORDS.say("en", f"order-{name}")) == name
        assert named(WORDS.say("fr", f"order-{name}").upper()) == name
    assert named("regles") == "rules"
    assert named("?") == "help"
    assert named("R5@3") is None
    assert len({*names("en"), *names("fr")}) == 2 * len(ORDERS)


@pytest.mark.parametrize("name", games.names())
def test_no_order_hides_a_move(name):
    match = games.load(name).new(seed=1)
    for _ in range(60):
        if match.to_move:
            seat = match.to_move[0]
            assert not [text for text in match.legal(seat) if named(text.split()[0])]
            match.play(seat, match.legal(seat)[0])


def test_help_shows_every_order(type_in):
    shown = type_in("help")
    assert all(name in shown for name in names("en"))
    assert all(name in type_in("aide", game=("toy", "--lang", "fr")) for name in names("fr"))


@pytest.mark.parametrize("name", games.names())
def test_help_says_how_moves_are_written(type_in, name):
    assert games.load(name).words.say("en", "notation")[:20] in type_in("?", game=(name, "--seed", "1"))


def test_moves(type_in):
    assert type_in("moves 6").count("> 6\n") == 1
    assert "No legal move begins with “8”" in type_in("moves 8")
    assert type_in("moves").count("2   6   9") == 2
    assert type_in("").count("2   6   9") == 2  # an empty line asks for them too


def test_why(type_in):
    assert "You do not hold 1. Play a card of your hand. (Y1)" in type_in("why 1")
    assert "9 is allowed." in type_in("why 9")
    assert "A move is the number of a card" in type_in("why nonsense")
    assert "Which move?" in type_in("why")


def test_a_refused_move_changes_nothing(type_in):
    shown = type_in("1", "nonsense", "99999999999999999999", "2 2")
    assert "(Y1)" in shown
    assert "takes the trick" not in shown


def test_a_move_by_its_beginning(type_in):
    match = games.load("colorado").new(2, {"start": 0}, seed=5)
    assert match.to_move == (0,)
    game = ("colorado", "--seed", "5", "--options", "start=0")
    assert "Several moves begin with “flag”" in type_in("flag", game=game)
    shown = type_in("flag r", "at a", game=game)
    assert "place the flag" in shown
    assert "Several moves begin with “at a”" in shown


def test_a_hint_names_legal_moves_and_plays_none(type_in):
    shown = type_in("hint")
    assert any(f"{card}: leaves" in shown for card in (2, 6, 9))
    assert "takes the trick" not in shown


def test_undo_takes_back_a_step_of_an_unfinished_turn(type_in):
    game = ("colorado", "--seed", "5", "--options", "start=0")
    shown = type_in("flag red", "undo", game=game)
    assert "Taken back." in shown
    assert shown.count("choose a flag") == 2
    assert shown.count("place the flag") == 1
    assert "Nothing can be taken back" in type_in("undo", game=game)


def test_the_log_is_what_the_seat_saw(type_in):
    shown = type_in("log")
    assert "1 Magpie lays ? face down." in shown
    assert "Nothing has happened yet." in type_in("log", game=("tain", "--seed", "1"))


def test_the_only_move_left_is_made_by_enter(type_in):
    assert "Only one move is left: 9." in type_in("2", "6")
    assert "(Y4)" in type_in("2", "6", "")


def test_save_asks_before_it_overwrites(type_in, tmp_path):
    path = tmp_path / "mine.json"
    path.write_text("precious")
    type_in("save mine.json", "n")
    assert path.read_text() == "precious"
    assert "every secret" in type_in("save mine.json", "y")  # a short name, or the sentence would break elsewhere
    assert json.loads(path.read_text())["game"] == "toy"


def test_save_where_nothing_can_be_written(type_in):
    assert "cannot be written" in type_in("save no/folder.json")


def test_leaving_offers_to_save_what_would_be_lost(run, tmp_path):
    path = tmp_path / "left.json"
    result = run("play", "toy", "--seed", "5", input=f"2\nquit\n{path}\n")
    assert "Save the match?" in result.stdout
    assert len(json.loads(path.read_text())["moves"]) >= 2
    assert "Save the match?" not in run("play", "--load", path, input=f"save {path}\nquit\n").stdout


def test_leaving_twice_saves_nothing(run, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    assert run("play", "toy", "--seed", "5", input="2\nquit\nquit\n").exit_code == 0
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("name", games.names())
def test_rules(type_in, name):
    assert len(type_in("rules", game=(name, "--seed", "1"))) > 3000


@pytest.fixture
def last_guards(tmp_path):
    """A table of Táin where only guards can still be placed; seat 0 is to move, seat 1 a person too."""
    doors = range(5)
    clans = [{"raiders": [f"{1 - seat}X" for _ in doors]} for seat in range(2)]
    path = tmp_path / "tain.json"
    path.write_text(json.dumps({"game": "tain", "seats": 2, "kingdom": ["0X", "1X"], "clans": clans}))
    return ("--load", str(path), "--bots", "none,none")


def test_last_moves_may_be_typed_together(type_in, last_guards, tmp_path):
    lines = ["", "W@p1; B@h2; pass", "", "", "B@p1; pass", "", "", "save played.json"]
    shown = type_in(*lines, game=last_guards)
    assert "with “;” between them" in shown
    moves = json.loads((tmp_path / "played.json").read_text())["moves"]
    assert moves == [[0, "W@p1"], [1, "B@p1"], [0, "B@h2"], [1, "pass"], [0, "pass"]]


def test_moves_typed_together_are_each_checked(type_in, last_guards, tmp_path):
    shown = type_in("", "W@p1; W@p1; pass", "", "", "pass", "", "", "save played.json", game=last_guards)
    assert "“W@p1” cannot be made any more" in shown and "(T20)" in shown
    moves = json.loads((tmp_path / "played.json").read_text())["moves"]
    assert moves == [[0, "W@p1"], [1, "pass"]]


def test_moves_are_typed_one_by_one_elsewhere(type_in):
    assert "Moves cannot be chosen together here" in type_in("2; 6")
