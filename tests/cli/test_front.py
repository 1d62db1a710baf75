"""The front door: help in both languages, misuse in a sentence, exit codes, no tracebacks."""

from __future__ import annotations

from pathlib import Path

import pytest

from drovers.cli import app
from drovers.core.words import LANGUAGES

COMMANDS = ("games", "rules", "play", "browser", "serve", "site", "replay", "verify", "position", "analyse")
COMMANDS += ("simulate", "perft", "bots")
COMMANDS += ("arena", "lab", "dataset", "train", "puzzles", "backup", "restore", "upkeep")


def test_the_commands_are_these():
    assert tuple(info.name for info in app.registered_commands) == COMMANDS


def test_nothing_asked_shows_the_help(run):
    result = run()
    assert result.exit_code == 0
    assert all(command in result.stdout for command in COMMANDS)


def test_version(run):
    assert run("--version").stdout.startswith("drovers ")


@pytest.mark.parametrize("command", COMMANDS)
def test_help_speaks_both_languages_and_shows_no_key(run, command):
    english, french = run(command, "--help"), run(command, "--lang", "fr", "--help")
    assert english.exit_code == french.exit_code == 0
    assert "Show this page" in english.stdout
    assert "Montre cette page" in french.stdout
    for shown in (english.stdout, french.stdout):
        assert "--lang" in shown
        assert not {"opt-", "arg-", "help-"} & {word[:4] for word in shown.split()}


def test_a_training_asks_for_nothing_but_its_game(run, monkeypatch):
    monkeypatch.setattr("drovers.cli.train.find_spec", lambda _: None)
    assert "PyTorch" in run("train", "goats", "--lang", "en").stderr


def test_the_environment_chooses_the_language(run, monkeypatch):
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert "Commandes" in run().stdout
    assert "Liste les robots" in run("bots", "--help").stdout
    monkeypatch.setenv("LC_ALL", "de_DE.UTF-8")
    assert "Commands" in run().stdout


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    "args",
    [
        ("nonsense",),
        ("rules",),
        ("rules", "whist"),
        ("play",),
        ("play", "whist"),
        ("play", "toy", "--seats", "9"),
        ("play", "toy", "--seats", "x"),
        ("play", "toy", "--seats"),
        ("play", "toy", "--options", "nonsense"),
        ("play", "toy", "--options", "low_wins=maybe"),
        ("play", "toy", "--options", "colour=red"),
        ("play", "toy", "--bots", "deepblue"),
        ("play", "toy", "--bots", "a,b,c,d"),
        ("play", "toy", "--bots", ","),
        ("play", "toy", "--seat", "2"),
        ("play", "toy", "--seed", "-1"),
        ("play", "toy", "--seed", "f00"),
        ("play", "--load", "no-such-file.json"),
        ("simulate", "toy", "--games", "0"),
        ("simulate", "toy", "--seed", "-3"),
        ("perft", "toy", "--depth", "0"),
        ("arena", "toy", "--limit", "0"),
        ("arena", "toy", "--bots", "random", "--sprt", "0,20"),
        ("arena", "toy", "--sprt", "20,0"),
        ("arena", "toy", "--sprt", "a lot"),
        ("perft", "toy", "--deep", "3"),
        ("verify", "no-such-file.json"),
        ("position", "."),
        ("games", "--lang", "de"),
        ("puzzles", "toy", "no-such-folder/toy.gz"),
        ("puzzles", "toy", "no-such-file.gz", "--check", "1"),
        ("serve", "--public", "drovers.example"),
        ("serve", "--smtp", "localhost", "--mail-from", "us@drovers.example", "--public", "https://drovers.example"),
        ("serve", "--smtp", "smtp://localhost"),
    ],
    ids=" ".join,
)
def test_misuse_is_a_sentence_on_stderr_and_exit_code_2(run, monkeypatch, args, lang):
    monkeypatch.setenv("LANG", lang)
    result = run(*args)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert result.stderr.strip()
    assert "Traceback" not in result.stderr


@pytest.mark.parametrize(
    "args",
    [
        ("puzzles", "toy", "FILE"),
        ("puzzles", "toy", "FILE", "--check", "1"),
        ("arena", "toy", "--bots", "random", "--out", "FILE"),
    ],
    ids=" ".join,
)
def test_a_file_that_holds_something_else_is_named_and_kept(run, args):
    there = Path("FILE")
    there.write_text("something else")
    result = run(*args)
    assert result.exit_code == 2 and "FILE" in result.stderr
    assert there.read_text() == "something else"


def test_a_number_that_is_too_small_is_told_the_least(run):
    assert "--games takes a whole number from 1 on." in run("simulate", "toy", "--games", "0").stderr
    assert "--limit takes a number from 0.001 on." in run("arena", "toy", "--limit", "0").stderr
    assert "--seats takes a whole number." in run("play", "toy", "--seats", "x").stderr
    assert "--limit attend un nombre à partir de 0.001." in run("arena", "toy", "--limit", "x", "--lang", "fr").stderr


def test_a_game_of_one_number_of_seats_says_so(run):
    assert "is played by 2, no more and no fewer; 3 seats" in run("play", "schotten", "--seats", "3").stderr


def test_misuse_differs_between_languages(run):
    english, french = run("rules", "whist"), run("rules", "whist", "--lang=fr")
    assert "There is no game called “whist”" in english.stderr
    assert "Il n’y a pas de jeu" in french.stderr
