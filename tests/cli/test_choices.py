from __future__ import annotations

import pytest

from drovers.cli.choices import read_json, read_options, read_seed
from drovers.cli.voice import Misuse


def test_options():
    assert read_options("") == {}
    assert read_options("a=1, b = two,") == {"a": "1", "b": "two"}
    for text in ("a", "a=", "a=1,b"):
        with pytest.raises(Misuse):
            read_options(text)


def test_seeds():
    assert read_seed(None) is None
    assert read_seed("42") == 42
    assert read_seed("0" * 64) == "0" * 64
    assert read_seed("nonsense") == "nonsense"  # the game refuses it in a sentence


def test_json(tmp_path):
    path = tmp_path / "x.json"
    path.write_text('{"a": 1}')
    assert read_json(path) == {"a": 1}
    path.write_text("[1]")
    with pytest.raises(Misuse, match="object"):
        read_json(path)
    path.write_text("[" * 100_000)
    with pytest.raises(Misuse, match="JSON"):
        read_json(path)
