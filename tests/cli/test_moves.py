from __future__ import annotations

import pytest
from rich.console import Console

from drovers.cli.moves import moves_text
from drovers.cli.voice import Voice
from drovers.core.typed import beginning_with, grouped, near

TEXTS = ["R5@1", "R5@2", "R6@1", "claim 4", "claim 5", "pass"]


def test_groups_by_what_comes_before_the_first_sign():
    assert grouped(TEXTS) == {"R5@": ["1", "2"], "R6@": ["1"], "claim ": ["4", "5"], "pass": [""]}


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("r5@1", ["R5@1"]),
        ("r5 1", ["R5@1"]),
        ("R51", ["R5@1"]),
        ("r5", ["R5@1", "R5@2"]),
        ("CLAIM5", ["claim 5"]),
        ("p", ["pass"]),
        ("5", ["claim 5"]),
        ("x", []),
    ],
)
def test_beginnings(typed, found):
    assert beginning_with(TEXTS, typed) == found


def test_the_very_move_comes_before_longer_ones():
    assert beginning_with(["a1", "a10"], "a1") == ["a1"]


def test_near_misses():
    assert "claim 4" in near(TEXTS, "clam 4")


def shown(texts):
    console = Console(width=80)
    with console.capture() as capture:
        console.print(moves_text(texts, Voice("en")))
    return capture.get()


def test_every_move_of_a_few_groups_is_shown():
    text = shown(TEXTS)
    assert "R6@1" in text
    assert "pass" in text


def test_very_many_groups_are_counted():
    text = shown([f"c{card}@{stone}" for card in range(60) for stone in range(9)])
    assert "c59@ ×9" in text
    assert len(text.splitlines()) < 20


def test_a_long_group_is_cut_with_a_count():
    assert "(+" in shown([f"bid {number}" for number in range(400)] + ["pass", "done"])
