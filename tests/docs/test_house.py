"""The house keeps its size and its public names."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import drovers

SOURCES = sorted(Path("src/drovers").rglob("*.py"))


@pytest.mark.parametrize("path", SOURCES, ids=str)
def test_files_and_functions_stay_small(path):
    text = path.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 400, f"{path} has over 400 lines: split it by question"
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or 0) - node.lineno + 1
            assert length <= 45, f"{path}:{node.lineno} {node.name} has {length} lines"


def test_public_names_are_a_sorted_list_that_exists():
    assert drovers.__all__ == sorted(drovers.__all__)
    for name in drovers.__all__:
        assert getattr(drovers, name).__doc__


def test_every_game_has_the_same_files():
    wanted = {
        "RULES.md",
        "RULES.fr.md",
        "__init__.py",
        "table.py",
        "rules.py",
        "sight.py",
        "features.py",
        "notation.py",
    }
    wanted |= {"greedy.py", "en.ftl", "fr.ftl"}
    for name in drovers.names():
        missing = wanted - {path.name for path in drovers.load(name).folder.iterdir()}
        assert not missing, f"{name} lacks {sorted(missing)}"


def test_no_machine_path_is_written_down():
    for path in [*SOURCES, *Path("docs").glob("*.md"), *Path(".").glob("*.md")]:
        assert str(Path.cwd()) not in path.read_text(encoding="utf-8"), path
