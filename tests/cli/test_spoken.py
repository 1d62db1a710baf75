"""A whole match of every game by somebody who hears what is said and sees nothing."""

from __future__ import annotations

import builtins
import os
import re
from io import StringIO

import pytest
from rich.console import Console

import drovers
from drovers.cli import session as sessions
from drovers.cli.session import Session
from drovers.cli.tables import WIDE
from drovers.cli.voice import Voice

SHORTER = {"colorado": {"lakes": "fixed"}}
LEGAL = {"en": "legal", "fr": "coups"}
MOST = 3000  # lines somebody types in a match


class Ears:
    """Knows nothing but what is said: asks what is legal, goes into the first beginning, plays what is named first."""

    def __init__(self, voice: Voice, lang: str):
        self.voice, self.lang = voice, lang
        self.heard, self.typed, self.asked = 0, 0, ""

    def new(self) -> str:
        """What was said since last listened."""
        text = self.voice.out.file.getvalue()
        said, self.heard = text[self.heard :], len(text)
        return said

    def answer(self, prompt: str) -> str:
        """What to type now."""
        said = self.new()
        self.typed += 1
        assert self.typed < MOST, f"nothing goes on: {self.asked!r} was answered with {said!r}"
        if not prompt.rstrip().endswith(">"):
            return ""
        if self.asked.startswith(LEGAL[self.lang]):
            self.asked = self.chosen(said)
        else:
            self.asked = LEGAL[self.lang]
        return self.asked

    def chosen(self, said: str) -> str:
        """A move named by the answer, or the way to hear of fewer."""
        deeper = re.search(r"[“«]\s?(?:legal|coups) ([^”»]+?)\s?[”»]", said)
        if deeper:
            return f"{LEGAL[self.lang]} {deeper[1]}"
        listed = re.search(r"(?:moves|coups)\s?: ([^,]+)", said)
        return listed[1].strip() if listed else said.split(":")[0].strip()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", drovers.names())
def test_a_match_by_ear_alone(name, lang, monkeypatch):
    voice = Voice(lang)
    voice.out = Console(file=StringIO(), width=400, highlight=False, markup=False, emoji=False)
    ears = Ears(voice, lang)
    monkeypatch.setattr(builtins, "input", lambda prompt="": ears.answer(prompt))
    match = drovers.load(name).new(2, SHORTER.get(name), seed=3)
    Session(match, ["person", "random"], voice, spoken=True).run()
    assert match.outcome is not None
    said = voice.out.file.getvalue()
    assert not re.search(r"[│╭╰●▲⌂⚑≈]", said)
    assert match.outcome.reason in said[-1500:] and "{" not in said


@pytest.mark.parametrize("name", WIDE)
def test_a_narrow_screen_is_told_what_would_not_fit(name):
    match = drovers.load(name).new(2, seed=3)
    seen = {}
    for width in (40, WIDE[name] - 1, WIDE[name], 200):
        voice = Voice("fr")
        voice.out = Console(file=StringIO(), width=width, highlight=False, markup=False, emoji=False)
        Session(match, ["person", "greedy"], voice).show_table(match.to_move[0])
        seen[width] = voice.out.file.getvalue()
        assert max(map(len, seen[width].splitlines())) <= width
    assert "╭" not in seen[40] and "╭" not in seen[WIDE[name] - 1] and "╭" in seen[WIDE[name]]

    def bare(text):
        return sorted(re.sub(r"[\s│─╭╮╰╯]", "", text.split("╯")[0]))

    assert bare(seen[WIDE[name]]) == bare(seen[200])  # nothing is cut off


def test_no_colour_where_none_is_wanted(monkeypatch):
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    match = drovers.load("schotten").new(2, seed=3)
    voice = Voice("en")
    voice.out = Console(file=StringIO(), width=100, force_terminal=True, highlight=False, markup=False, emoji=False)
    Session(match, ["person", "greedy"], voice).show_table(match.to_move[0])
    assert not re.search(r"\x1b\[[0-9;]*(3[0-7]|38;|4[0-7]|9[0-7])[0-9;]*m", voice.out.file.getvalue())


def test_opponents_go_by_their_names(run):
    shown = run("play", "toy", "--seats", "3", "--bots", "level1,level1", "--seed", "2", input="quit\n").stdout
    assert "Apprentice 1" in shown and "Apprentice 2" in shown
    shown = run("play", "toy", "--bots", "greedy", "--lang", "fr", "--seed", "5", input="2\nquit\n\n").stdout
    assert "La Pie pose" in shown and "greedy" not in shown


def test_a_reveal_is_told_step_by_step_at_a_terminal(monkeypatch):
    asked: list[str] = []
    monkeypatch.setattr(sessions.Voice, "interactive", property(lambda voice: True))
    match = drovers.load("tain").new(2, seed=3)
    voice = Voice("fr")
    voice.out = Console(file=StringIO(), width=200, highlight=False, markup=False, emoji=False)
    one = Session(match, ["person", "random"], voice)
    while match.ply < 60 and not any(event.kind.name == "revealed" for event in match.events):
        seat = match.to_move[0]
        match.play(seat, match.legal(seat)[0])
    monkeypatch.setattr(builtins, "input", lambda prompt="": asked.append(prompt) or "")
    one.news(0)
    assert len(asked) >= 2 and asked[0].startswith("Étape 1 sur")
    one.told[0], steps = 0, len(asked)
    monkeypatch.setattr(builtins, "input", lambda prompt="": asked.append(prompt) or "tout")
    one.news(0)
    assert len(asked) == steps + 1  # a word shows all the rest
    assert os.environ.get("NO_COLOR") is None
