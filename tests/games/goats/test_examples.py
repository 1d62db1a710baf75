"""The worked examples of the rules come out as the text says, and both languages show the same ones."""

from __future__ import annotations

import json
import re

import pytest

from .build import GAME, cell, play, table

TEXTS = {name: (GAME.folder / name).read_text(encoding="utf-8") for name in ("RULES.md", "RULES.fr.md")}
EXAMPLES = re.findall(r"### (.*?)\n.*?```\n(.*?)```", TEXTS["RULES.md"], re.DOTALL)


def parts(text: str) -> dict[str, str]:
    """`0: PO3 CH4 | 1: CH1` as a mapping."""
    return {key.strip(): value.strip() for key, _, value in (part.partition(":") for part in text.split("|"))}


def set_up(lines: dict[str, str]):
    """The table an example begins with."""
    hands = tuple(parts(lines["hands"]).values())
    front = tuple(parts(lines["front"]).values()) if "front" in lines else ()
    owners = {kind: int(seat) for kind, seat in parts(lines.get("owners", "")).items() if kind}
    at = {name: card for name, card in parts(lines.get("cells", "")).items() if name}
    rest = {"box": lines.get("box", ""), "pile": lines.get("pile", ""), "bare": "empty" in lines}
    return table(len(hands), hands=hands, front=front, owners=owners, at=at, **rest)


def check(match, word: str, what: str) -> None:
    """A line of an example holds."""
    if word == "cells":
        assert {name: cell(match, name) for name in parts(what)} == parts(what)
    elif word == "box":
        assert match.position()["box"] == what.split()
    elif word == "may":
        assert match.legal(match.to_move[0]) == [move.strip() for move in what.split("|")]
    elif word == "points":
        now = match.outcome.scores if match.outcome else [herd["points"] for herd in GAME.facts(match.state)["herds"]]
        assert {str(seat): str(points) for seat, points in enumerate(now)} == parts(what)
    else:
        assert word in ("hands", "front", "owners", "pile", "empty"), word


@pytest.mark.rules("G16", "G17", "G22", "G23", "G25", "G26", "G28", "G19", "G32", "G33", "G43", "G44", "G46")
@pytest.mark.parametrize(("name", "block"), EXAMPLES, ids=[name for name, _ in EXAMPLES])
def test_an_example_comes_out_as_told(name, block):
    before, moves, after = block.partition("\n>")
    match = set_up(dict(line.split(maxsplit=1) for line in before.splitlines()))
    for line in (before + moves + after).splitlines():
        word, what = line.split(maxsplit=1)
        if word == ">":
            play(match, what)
        elif moves:
            check(match, word, what)


def test_there_are_five_and_both_languages_show_the_same():
    blocks = [re.findall(r"```(?:json)?\n.*?```", text, re.DOTALL) for text in TEXTS.values()]
    assert len(EXAMPLES) == 5 and blocks[0] == blocks[1]


def test_the_position_shown_can_be_set_up():
    (block,) = re.findall(r"```json\n(.*?)```", TEXTS["RULES.md"], re.DOTALL)
    match = GAME.from_position(json.loads(block))
    assert match.legal(0) == ["play PO3", "play DOG"]


@pytest.mark.parametrize("text", TEXTS.values(), ids=TEXTS)
def test_the_tables_of_numbers_are_those_of_the_program(text):
    rows = re.findall(r"^\| `(\w+)` \| (\d+) \| (\d+) \| (\d+) \|", text, re.MULTILINE)
    assert rows == [(part.name, *map(str, part[1:])) for part in GAME.features]
