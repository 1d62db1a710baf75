"""The worked examples of the rules come out as the text says, and both languages show the same ones."""

from __future__ import annotations

import re

import pytest

from .build import GAME, marker, play, table

TEXTS = {name: (GAME.folder / name).read_text(encoding="utf-8") for name in ("RULES.md", "RULES.fr.md")}
EXAMPLES = re.findall(r"### (.*?)\n.*?```\n(.*?)```", TEXTS["RULES.md"], re.DOTALL)


def parts(text: str) -> dict[str, str]:
    """`0: 5 12 | 1: 40` as a mapping."""
    return {key.strip(): value.strip() for key, _, value in (part.partition(":") for part in text.split("|"))}


def set_up(lines: dict[str, str]):
    """The table an example begins with."""
    hands = [[int(number) for number in hand.split()] for hand in parts(lines["hands"]).values()]
    fields = {name: int(lines[name]) for name in ("round", "turned") if name in lines}
    cards = [card.strip() for card in lines["open"].split("|")]
    phase = lines.get("phase", "bid")
    if phase == "sales":
        fields["turn"] = 0
    match = table(phase, len(hands), pieces=parts(lines["cells"]), hands=hands, open=cards, **fields)
    if "lakes" in lines:
        check(match, "lakes", lines["lakes"])
    return match


def check(match, word: str, what: str) -> None:
    """A line of an example holds."""
    position = match.position()
    if word == "cells":
        assert {marker(match, cell): sign for sign, cells in parts(what).items() for cell in cells.split()} == {
            sign: sign for sign in parts(what)
        }
    elif word == "rank":
        assert position["rank"] == [int(seat) for seat in what.split()]
    elif word == "held":
        assert {str(seat): str(len(hand)) for seat, hand in enumerate(position["hands"])} == parts(what)
    elif word == "lakes":
        assert {lake: str(seat) for lake, seat in position["lords"].items()} == parts(what)
    elif word == "points":
        assert {str(seat): str(points) for seat, points in enumerate(position["points"])} == parts(what)
    else:
        assert word == "may"
        assert match.legal(match.to_move[0]) == [move.strip() for move in what.split("|")]


@pytest.mark.rules("R15", "R16", "R17", "R19", "R22", "R25", "R26", "R29", "R30", "R36", "R39", "R40", "R41", "R42")
@pytest.mark.parametrize(("name", "block"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_an_example_comes_out_as_told(name, block):
    lines = block.splitlines()
    first = next(place for place, line in enumerate(lines) if line.startswith(">"))
    match = set_up(dict(line.split(maxsplit=1) for line in lines[:first]))
    for line in lines[first:]:
        word, what = line.split(maxsplit=1)
        if word == ">":
            seat, move = what.split(maxsplit=1)
            play(match, (int(seat), move))
        else:
            check(match, word, what)


def test_there_are_five_and_both_languages_show_the_same():
    blocks = [re.findall(r"```(?:json)?\n.*?```", text, re.DOTALL) for text in TEXTS.values()]
    assert len(EXAMPLES) == 5 and blocks[0] == blocks[1]


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_the_tables_of_numbers_are_those_of_the_program(text):
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| (-?\d+) \| (\d+) \|", text, re.MULTILINE)
    assert rows == [(part.name, *map(str, part[1:])) for part in GAME.features]
    numbers = re.findall(r"^\| (\d+)(?:(?:–|, )(\d+))? \| `", text, re.MULTILINE)
    assert [int(first) for first, _ in numbers][1:] == [int(last or first) + 1 for first, last in numbers][:-1]
    assert int(numbers[-1][1]) + 1 == GAME.moves
