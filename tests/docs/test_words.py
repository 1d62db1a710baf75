"""French and English are equal: every catalogue pair has the same keys, attributes and variables."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast, visitor

import drovers

PAIRS = sorted(path.parent for path in Path(drovers.__file__).parent.rglob("en.ftl"))


class Names(visitor.Visitor):
    """Collects the variables of a message."""

    def __init__(self):
        self.found = set()

    def visit_VariableReference(self, node):  # the library's name
        self.found.add(node.id.name)


def shape(folder: Path, lang: str) -> dict[str, tuple[set[str], set[str]]]:
    """Key -> (attributes, variables); whatever does not parse fails."""
    result = {}
    for entry in FluentParser().parse((folder / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ast.Junk), f"{folder.name}/{lang}.ftl: {entry.content}"
        if isinstance(entry, ast.Message):
            assert entry.id.name not in result, f"{folder.name}/{lang}.ftl: {entry.id.name} stands twice"
            names = Names()
            names.visit(entry)
            result[entry.id.name] = ({attribute.id.name for attribute in entry.attributes}, names.found)
    return result


@pytest.mark.parametrize("folder", PAIRS, ids=lambda folder: folder.name)
def test_same_keys_in_both_languages(folder):
    english, french = shape(folder, "en"), shape(folder, "fr")
    assert list(english) == list(french)
    for key in english:
        assert english[key] == french[key], key
