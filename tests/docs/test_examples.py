"""The worked examples of the rules are played: a position, then moves with all that is told after each.

In RULES.md a block `json` is a position and the block `match` after it is what is played from there: a line is a seat
and its move, the indented lines below are the sentences told, in the language of the page; for a move that is refused,
the rule and its sentence.
"""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import drovers
import toy

EXAMPLE = re.compile(r"^```json\n(.*?)\n```\n+```match\n(.*?)\n```$", re.MULTILINE | re.DOTALL)
PAGES = sorted([*Path(drovers.__file__).parent.glob("games/*/RULES*.md"), *Path(toy.__file__).parent.glob("RULES*.md")])
EXAMPLES = [
    pytest.param(
        json.loads(position), lines, "fr" if page.name == "RULES.fr.md" else "en", id=f"{page.parent.name}-{i}"
    )
    for page in PAGES
    for i, (position, lines) in enumerate(EXAMPLE.findall(page.read_text(encoding="utf-8")))
]


@pytest.mark.parametrize(("position", "lines", "lang"), EXAMPLES)
def test_an_example_happens_as_it_is_told(position, lines, lang):
    game = toy.GAME if position["game"] == "toy" else drovers.load(position["game"])
    match = game.from_position(position)
    told = []
    for line in lines.splitlines():
        if not line.startswith(" "):
            seat, text = line.split(" ", 1)
            told.append(line)
            no = match.why_not(int(seat), text)
            told += [f"  {no.rule}: {no.reason(lang)}"] if no else []
            told += [f"  {match.game.sentence(e, lang)}" for e in ([] if no else match.play(int(seat), text))]
    assert told == lines.splitlines()


@pytest.mark.parametrize("folder", sorted({page.parent for page in PAGES}), ids=lambda folder: folder.name)
def test_both_languages_have_the_same_examples(folder):
    english, french = (
        EXAMPLE.findall((folder / name).read_text(encoding="utf-8")) for name in ("RULES.md", "RULES.fr.md")
    )
    assert [json.loads(position) for position, _ in english] == [json.loads(position) for position, _ in french]
