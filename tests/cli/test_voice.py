from __future__ import annotations

import re
from pathlib import Path

import pytest

from drovers.cli.voice import WORDS, Misuse, Voice, asked_language
from drovers.core.words import environment_language


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


def test_every_key_the_code_names_is_there():
    sources = [path.read_text() for path in Path(WORDS.folder).rglob("*.py")]
    named = {key for text in sources for key in re.findall(r'(?:say|tell|misuse|Work)\((?:voice, )?"([a-z-]+)"', text)}
    assert len(named) > 40
    assert [key for key in named if not WORDS.has(key)] == []
