from __future__ import annotations

import re
from pathlib import Path

import pytest

from drovers.cli.voice import WORDS, Misuse, Voice, asked_language, environment_language
from drovers.core.words import LANGUAGES


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "en_GB", "LC_ALL": "fr"}, "fr"),
        ({"LANG": "fr", "LC_MESSAGES": "en"}, "en"),
    ],
)
def test_environment(environ, lang):
    assert environment_language(environ) == lang


def test_asked():
    assert asked_language(["play", "--lang", "fr"]) == "fr"
    assert asked_language(["play", "--lang=fr"]) == "fr"
    assert asked_language(["play", "--lang"]) == "en"
    assert asked_language(["play", "--lang", "tlh"]) == "en"


def test_unknown_language():
    with pytest.raises(Misuse, match="tlh"):
        Voice("tlh")


def test_both_catalogues_have_the_same_keys_and_placeables():
    shapes = [shape(WORDS.folder / f"{lang}.ftl") for lang in LANGUAGES]
    assert shapes[0] == shapes[1]


def test_every_key_the_code_names_is_there():
    sources = [path.read_text() for path in Path(WORDS.folder).rglob("*.py")]
    named = {key for text in sources for key in re.findall(r'(?:say|tell|misuse|Work)\((?:voice, )?"([a-z-]+)"', text)}
    assert len(named) > 40
    assert [key for key in named if not WORDS.has(key)] == []


def shape(path):
    """Keys and attributes with the names of the values they use."""
    found, name = {}, ""
    for line in path.read_text(encoding="utf-8").splitlines():
        if key := re.match(r"([a-z][\w-]*) =|\s+(\.[a-z]+) =", line):
            name = key[1] or name.partition(".")[0] + key[2]
            found[name] = set()
        if name:
            found[name] |= set(re.findall(r"\$(\w+)", line))
    return found
