"""The tables an owner of the box may correct, and how wrong ones are refused."""

from __future__ import annotations

import os
import subprocess
import sys
import tomllib

import pytest

from drovers.core.cache import fingerprint
from drovers.core.errors import BadPosition
from drovers.games.goats import data
from drovers.games.goats.data import Box

from .build import GAME

TEXT = (GAME.folder / "data.toml").read_text(encoding="utf-8")


def corrected(*changes):
    text = TEXT
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return text


@pytest.mark.parametrize(
    ("field", "old", "new"),
    [
        ("data.pasture.2", "2 = 6", "2 = 8"),
        ("data.pasture.3", "3 = 7\n4 = 7", "4 = 7"),
        ("data.removed.2.types", "types = 8", "types = 19"),
        ("data.removed.2.milk", "milk = [4, 4]", "milk = [4]"),
        ("data.removed.2", "types = 8", "types = 13"),
        ("data.milk_split.8+8", "[8, 8]", "[8, 7]"),
        ("data.milk_split.10+6", "[10, 6]", "[13, 3]"),
        ("data.stable_layout.corner.2.stables", '["a1", "f6"]', '["a1", "c3"]'),
        ("data.stable_layout.corner.2.stables", '["a1", "f6"]', '["a1", "a1"]'),
        ("data.stable_layout.corner.2.stables", '["a1", "f6"]', '["a1", "g1"]'),
        ("data.stable_layout.corner.2.stables[1]", '["a1", "f6"]', '["a1", "z6"]'),
        ("data.stable_layout.corner.2.starts", "starts = [0, 12]", "starts = [0, 13]"),
        ("data.stable_layout.corner.2.starts[1]", "starts = [0, 12]", "starts = [0, 24]"),
        ("data.stable_layout.corner.4", '4 = { stables = ["a1", "g1", "g7", "a7"], starts = [0, 7, 14, 21] }\n', ""),
        ("data.stable_layout.ring.6", "[stable_layout.ring] # [R]", "[stable_layout.ring]\n6 = 1"),
        ("data.extra", "# What the box", "extra = 1\n# What the box"),
    ],
)
@pytest.mark.rules("G6", "G10", "GA2", "GA3", "GA4")
def test_a_table_that_cannot_be_is_refused_by_field(field, old, new):
    with pytest.raises(BadPosition) as refusal:
        Box(tomllib.loads(corrected((old, new))))
    assert refusal.value.field == field and refusal.value.reason("fr")


@pytest.mark.parametrize("text", ["not toml at all", None])
def test_an_unreadable_table_is_refused(text, tmp_path, monkeypatch):
    path = tmp_path / "mine.toml"
    if text:
        path.write_text(text)
    monkeypatch.setenv("DROVERS_GOATS_DATA", str(path))
    with pytest.raises(BadPosition) as refusal:
        data.load()
    assert refusal.value.field == "data"


@pytest.mark.rules("G10", "GA2", "GA3", "GA4")
def test_a_corrected_copy_is_played_without_touching_code(tmp_path):
    text = corrected(
        ('["a1", "f6"], starts = [0, 12]', '["c1", "d6"], starts = [2, 14]'), ('"8+8" = [8, 8]', '"9+7" = [9, 7]')
    )
    path = tmp_path / "mine.toml"
    path.write_text(text, encoding="utf-8")
    program = (
        "from drovers.games import load; p = load('goats').new(2, {}, 1).position();"
        "cards = [c for row in p['pasture'] for c in row] + p['pile'] + [c.strip('()') for h in p['hands'] for c in h];"
        "print(p['pawns'], p['pasture'][0][2], p['pasture'][5][3], p['options']['milk_split'],"
        "cards.count('M1'), cards.count('M2'))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"DROVERS_GOATS_DATA": str(path)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "[2, 14] #0 #1 9+7 5 3"


def test_a_corrected_copy_is_compiled_anew(tmp_path, monkeypatch):
    root = GAME.folder
    monkeypatch.delenv("DROVERS_GOATS_DATA", raising=False)
    before = fingerprint(root)
    path = tmp_path / "mine.toml"
    path.write_text(TEXT, encoding="utf-8")
    monkeypatch.setenv("DROVERS_GOATS_DATA", str(path))
    named = fingerprint(root)
    path.write_text(corrected(("[8, 8]", "[9, 7]")), encoding="utf-8")
    assert len({before, named, fingerprint(root)}) == 3
