"""Whole matches through `drovers play`, with typed input."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from drovers import games

WHOLE = "1\n2\n6\n9\n"  # seed 5 deals 2, 6 and 9 to seat 0: the first line is refused, the others are a match


@pytest.mark.parametrize(("lang", "ended"), [("en", "The seed was"), ("fr", "La graine était")])
def test_a_whole_match_against_a_bot(run, lang, ended):
    result = run("play", "toy", "--seed", "5", "--lang", lang, input=WHOLE)
    assert result.exit_code == 0
    assert "(Y4)" in result.stdout
    assert "(Y1)" in result.stdout  # a card not held is refused with its rule
    assert ended in result.stdout
    assert result.stderr == ""


def test_a_match_between_bots_is_watched(run):
    result = run("play", "toy", "--seats", "3", "--bots", "random,greedy,random", "--seed", "2")
    assert result.exit_code == 0
    assert result.stdout.count("takes the trick") == 3
    assert "lays ? face down" in result.stdout  # a watcher sees no more than the others


@pytest.mark.parametrize(("lang", "said"), [("en", "gave no legal move"), ("fr", "n’a pas donné de coup légal")])
def test_a_bot_that_breaks_costs_its_answers_and_not_the_match(run, lang, said):
    result = run("play", "toy", "--bots", "arena.bad_bots:Broken,random", "--seed", "2", "--lang", lang)
    assert result.exit_code == 0 and "Traceback" not in result.output
    assert said in result.stderr and "RuntimeError: thinking failed (bad_bots.py:" in " ".join(result.stderr.split())


def test_the_same_seed_plays_the_same_match(run):
    first, again = (run("play", "toy", "--bots", "random,random", "--seed", "9").stdout for _ in range(2))
    assert first == again


def test_hot_seat_never_shows_the_others_cards(run):
    match = games.load("toy").new(2, seed=5)
    hands = [set(match.legal(seat)) for seat in range(2)]
    lines = ["", min(hands[0]), "", "", min(hands[1]), "", "", "quit", ""]
    shown = run("play", "toy", "--bots", "none", "--seed", "5", input="\n".join(lines) + "\n").stdout
    first, second = re.split(r"Pass the screen to Seat 1", shown, maxsplit=1)
    assert not any(re.search(rf"\b{card}\b", hand_of(first)) for card in hands[1])
    assert not any(re.search(rf"\b{card}\b", hand_of(second)) for card in hands[0])


def hand_of(shown):
    """The lines of the table that show hands, without frame."""
    return "\n".join(line for line in shown.splitlines() if "?" in line or "hands" in line)


def test_save_and_resume_gives_the_same_match(run, tmp_path):
    path = tmp_path / "saved.json"
    whole = run("play", "toy", "--seed", "5", input=WHOLE + f"{tmp_path / 'whole.json'}\n")
    assert whole.exit_code == 0
    run("play", "toy", "--seed", "5", input="2\n" + f"save {path}\nquit\n")
    assert json.loads(path.read_text())["players"] == ["person", "greedy"]
    again = run("play", "--load", path, input=f"6\n9\n{tmp_path / 'again.json'}\n")
    assert "goes on after" in again.stdout
    records = [json.loads((tmp_path / name).read_text()) for name in ("whole.json", "again.json")]
    assert records[0] == records[1]
    assert run("verify", tmp_path / "again.json").exit_code == 0


def test_a_match_may_start_from_a_position(run, toy_position):
    result = run("play", "--load", toy_position, input=WHOLE)
    assert result.exit_code == 0
    assert "(Y4)" in result.stdout
    assert "seed" not in result.stdout


def test_a_file_of_another_game_is_refused(run, toy_record):
    assert run("play", "goats", "--load", toy_record).exit_code == 2
    assert run("play", "toy", "--load", toy_record, input="").exit_code == 0  # over already: shows the result


@pytest.mark.parametrize("more", [("--seats", "3"), ("--options", "low_wins=true"), ("--seed", "1")])
def test_a_record_decides_seats_options_and_deal(run, toy_record, more):
    result = run("play", "--load", toy_record, *more)
    assert result.exit_code == 2
    assert "leave out --seats" in " ".join(result.stderr.split())


def test_a_bad_record_is_refused(run, toy_record):
    record = json.loads(toy_record.read_text())
    toy_record.write_text(json.dumps(record | {"moves": [[0, "77"]]}))
    assert run("play", "--load", toy_record).exit_code == 1


def test_the_end_of_input_leaves_politely(run):
    result = run("play", "toy", "--seed", "5", input="")
    assert result.exit_code == 0
    assert "Traceback" not in result.output


TESTS = str(Path(__file__).parents[1])
TOY = "from drovers import games; games.TABLE['toy'] = 'toy'; from drovers.cli import main; main()"


def environment():
    return os.environ | {"PYTHONPATH": TESTS, "LANG": "en_GB.UTF-8", "LC_ALL": "", "TERM": "xterm"}


def test_a_real_process_through_pipes():
    command = [sys.executable, "-c", TOY, "play", "toy", "--seed", "5"]
    result = subprocess.run(command, input=WHOLE, capture_output=True, text=True, env=environment(), timeout=180)
    assert result.returncode == 0
    assert "(Y4)" in result.stdout
    assert result.stderr == ""


def test_a_real_terminal_is_cleared_between_people_and_interrupted_with_130():
    command = [sys.executable, "-c", TOY, "play", "toy", "--seed", "5", "--bots", "none"]
    control, terminal = pty.openpty()
    child = subprocess.Popen(
        command, stdin=terminal, stdout=terminal, stderr=terminal, env=environment(), preexec_fn=as_a_person_starts_it
    )
    os.close(terminal)
    shown = read_until(control, "looking.")
    os.write(control, b"\n")
    shown += read_until(control, "Seat 0 >")
    assert "\x1b[3J" in shown
    assert interrupted(child) == 130
    os.close(control)


def as_a_person_starts_it():
    """In a session of its own, where an interrupt is heard even if the tests run deaf to it in the background."""
    os.setsid()
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def interrupted(child):
    """How a process ends that is interrupted, as a person does it: once more if it was just about to listen."""
    for _ in range(20):
        child.send_signal(signal.SIGINT)
        with suppress(subprocess.TimeoutExpired):
            return child.wait(timeout=5)
    child.kill()
    return child.wait()


def read_until(control, text, seconds=180):
    """What a terminal shows until a text appears."""
    shown, began = "", time.monotonic()
    while text not in shown:
        assert time.monotonic() - began < seconds, shown
        shown += os.read(control, 4096).decode(errors="replace")
    return shown
