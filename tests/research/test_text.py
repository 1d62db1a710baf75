"""Matches in words: a prompt holds what the seat may know and nothing else, and what is refused is refused in words."""

from __future__ import annotations

import copy
import pickle
import random
import re

import pytest

import drovers
from drovers.research.errors import ResearchError
from drovers.research.text import TextMatch, table_text
from toy import GAME as TOY


def test_a_match_can_be_played_by_reading_alone(game):
    match, rng = TextMatch(game, seed=3), random.Random(1)
    for _ in range(400):
        if match.seat is None:
            break
        prompt, legal = match.prompt(), match.legal()
        assert prompt.endswith("on the last line of your reply.") and all(move in prompt for move in legal)
        match.play(f"I have thought about it.\n{rng.choice(legal)}\n")
    assert match.match.ply > 5 and (match.seat is None) == (match.outcome is not None)


def test_a_prompt_tells_nothing_that_is_hidden():
    """What the other seat holds and drew is in none of the prompts that this seat gets."""
    told = {}
    for seed in range(40):
        match = TextMatch(TOY, seed=seed)
        mine = tuple(match.match.state.copy().hand.flat()[:3]) if hasattr(match.match.state, "hand") else None
        told.setdefault((mine, match.prompt()), set()).add(str(match.match.sight(0)))
    assert all(len(sights) == 1 for sights in told.values())
    match = TextMatch("schotten_2p_v1", seed=3)
    match.play(match.legal()[0])
    other = [line for line in match.prompt().splitlines() if re.search(r"draws .* from", line)]
    assert other and not any(re.search(r"(red|blue|green|yellow|purple|brown) \d", line) for line in other)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_bad_reply_is_refused_with_its_reason(lang):
    match = TextMatch("goats_2p_v1", seed=1, lang=lang)
    before = match.match.state.copy()
    for reply in ("", "pass the milk", "play", "\n\n"):
        assert match.refusal(reply)
    assert match.match.state == before and match.refusal(match.legal()[0]) is None


def test_the_rules_are_there_in_both_languages(game):
    if game is not TOY:
        texts = [TextMatch(game, seed=1, lang=lang).rules() for lang in ("en", "fr")]
        assert texts[0] != texts[1] and min(map(len, texts)) > 10_000


def test_news_is_told_once():
    match = TextMatch("goats_2p_v1", seed=1)
    assert "since you were last asked" not in match.prompt()
    seat = match.seat
    while match.seat == seat:
        match.play(match.legal()[0])
    first = match.prompt()
    assert "since you were last asked" in first and "since you were last asked" not in match.prompt()


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda match: pickle.loads(pickle.dumps(match))])
def test_a_match_is_copied_with_what_has_been_told(game, copied):
    match = TextMatch(game, seed=3)
    for _ in range(5):
        match.prompt()
        match.play(match.legal()[0])
    other = copied(match)
    seat, move = match.seat, match.legal()[-1]
    assert (other.seat, other.prompt()) == (seat, match.prompt())
    other.play(move)
    assert match.match.ply == 5 and match.refusal(move) is None and match.prompt() == other.prompt()


def test_tables_as_text():
    text = table_text({"a": [1, 2], "b": ["?", "?"], "c": [[], ["x"]], "d": {"e": 1, "f": None}, "g": True, "h": {}})
    assert text.splitlines() == ["a: 1 2", "b: ? × 2", "c:", "  0: -", "  1: x", "d: e 1, f -", "g: yes", "h: -"]
    assert table_text({"board": ["....1111", "22......"]}).splitlines() == ["board:", "  ....1111", "  22......"]
    for name in drovers.names():
        assert f"game: {name}" in table_text(drovers.load(name).new(seed=1).sight(0))


def test_a_language_nobody_has_written_is_refused():
    with pytest.raises(ResearchError, match="lang must be one of en, fr, not de"):
        TextMatch(TOY, lang="de")
