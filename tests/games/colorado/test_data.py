"""The data file: what an owner of the box may correct, and how a wrong copy is refused (R2, RA1, RA2, RA5)."""

from __future__ import annotations

import os
import re
import subprocess
import sys

import pytest

from drovers import BadOption
from drovers.games.colorado.data import FOLDER, in_force, load

TEXT = (FOLDER / "data.toml").read_text(encoding="utf-8")


def broken(old, new, count=1):
    """The text of a copy with a mistake."""
    assert old in TEXT
    return TEXT.replace(old, new, count)


@pytest.mark.rules("R2", "RA1", "RA2", "RA5")
def test_the_files_own_data():
    data = load(TEXT)
    assert [lake.value for lake in data.lakes] == [3, 4, 5, 6, 7, 8]
    assert sum(len(lake.cells) for lake in data.lakes) == 22
    assert [sum(pattern.copies[colour] for pattern in data.cards) for colour in range(4)] == [12] * 4
    assert sum(sum(pattern.copies) for pattern in data.cards if pattern.star is None) == 8
    assert [prizes.edges for prizes in data.scoring] == [(6, 2), (9, 3), (4, 2), (2, 1)]


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("value = 3", "value = 0", "lakes[0].value"),
        ("value = 3", "value = 4", "lakes[1].value"),
        ("value = 3", 'value = "3"', "lakes[0].value"),
        ("value = 3", "worth = 3", "lakes[0].worth"),
        ("shape = [[0, 0], [0, 1]]", "shape = []", "lakes[0].shape"),
        ("shape = [[0, 0], [0, 1]]", "shape = [[0, 0], [0, 9]]", "lakes[0].shape[1]"),
        ("shape = [[0, 0], [0, 1]]", "shape = [[0, 0], [1, 1]]", "lakes[0].shape"),
        ("shape = [[0, 0], [0, 1]]", "shape = [[0, 0], 1]", "lakes[0].shape[1]"),
        ("cells = [[7, 2], [7, 3]]", "cells = [[7, 2], [7, 2]]", "lakes[0].cells"),
        ("cells = [[7, 2], [7, 3]]", "cells = [[7, 2], [7, 3], [7, 4]]", "lakes[0].cells"),
        ("cells = [[7, 2], [7, 3]]", "cells = [[10, 2], [10, 3]]", "lakes[0].cells"),
        ("cells = [[2, 2], [3, 2], [3, 3]]", "cells = [[7, 2], [8, 2], [8, 3]]", "lakes[1].cells"),
        ("cells = [[1, 6], [2, 6], [3, 6], [3, 7]]", "cells = [[1, 6], [2, 6], [3, 6], [3, 5]]", "lakes[4].cells"),
        ('name = "A"', 'name = "S"', "cards[1].name"),
        ('name = "A"', 'name = "A B"', "cards[1].name"),
        ("star = [0, 1]", "star = [0, 0]", "cards[1].star"),
        ("star = [0, 1]", "star = [0, 15]", "cards[1].star"),
        ("star = [0, 1]", "star = 1", "cards[1].star"),
        ("copies = 2", "copies = 3", "cards"),
        ("copies = 2", "copies = [2, 2, 2]", "cards[0].copies"),
        ("copies = 2", "copies = -2", "cards[0].copies"),
        ("edges = [6, 2]", "edges = [6]", "scoring[0].edges"),
        ("double = 2", "double = 2.5", "scoring[0].double"),
        ("estate = [0, 0]", "estate = [0, -1]", "scoring[0].estate"),
        ("lake = 1", 'lake = "size"', "scoring[0].lake"),
        ("[[scoring]]", "[[scores]]", "scores"),
        ("[[lakes]]", "[[lakes", "data"),
    ],
)  # fmt: skip
@pytest.mark.rules("RA1", "RA5")
def test_wrong_data_is_refused_with_the_field(old, new, field):
    with pytest.raises(BadOption) as caught:
        load(broken(old, new))
    assert caught.value.field == field
    assert caught.value.reason("fr") != caught.value.reason("en")


def test_too_few_lakes_and_no_file(monkeypatch):
    with pytest.raises(BadOption) as caught:
        load(re.sub(r"\[\[lakes\]\]\nvalue = 3.*?\n\n", "", TEXT, flags=re.DOTALL))
    assert caught.value.field == "lakes"
    monkeypatch.setenv("DROVERS_COLORADO_DATA", "nowhere.toml")
    with pytest.raises(BadOption, match=r"nowhere\.toml") as caught:
        in_force()
    assert caught.value.field == "data"


def test_a_wrong_number_of_cards_names_their_colour():
    with pytest.raises(BadOption, match="11 orange cards") as caught:
        load(broken("copies = 2", "copies = [2, 2, 1, 2]"))
    assert "11 cartes orange" in caught.value.reason("fr")


@pytest.mark.rules("RA1", "RA5")
def test_an_owners_copy_is_played(tmp_path):
    path = tmp_path / "copy.toml"
    moved = broken("cells = [[7, 2], [7, 3]]", "cells = [[8, 2], [9, 2]]")
    path.write_text(moved.replace('name = "K+"', 'name = "N"'), encoding="utf-8")
    program = (
        "import drovers\n"
        "match = drovers.load('colorado').new(2, seed=1)\n"
        "view = match.position()\n"
        "print(view['board'][8][2], view['board'][9][2], 'red N' in view['cards'])\n"
    )
    env = os.environ | {"DROVERS_COLORADO_DATA": str(path)}
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True)
    assert done.stdout.split() == ["3", "3", "True"], done.stderr
    path.write_text(path.read_text(encoding="utf-8").replace("value = 8", "value = 7"), encoding="utf-8")
    done = subprocess.run([sys.executable, "-c", program], env=env, capture_output=True, text=True)
    assert done.returncode != 0 and "lakes[5].value" in done.stderr
