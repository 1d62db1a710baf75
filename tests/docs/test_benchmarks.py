"""Benchmarks are run seldom: what they ask of us is looked for with every change."""

from __future__ import annotations

import ast
from importlib import import_module
from pathlib import Path

import pytest

FILES = sorted(Path("benchmarks").glob("*.py"))


@pytest.mark.parametrize("path", FILES, ids=str)
def test_what_a_benchmark_asks_of_us_is_there(path):
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").partition(".")[0] == "drovers":
            try:
                module = import_module(node.module)
            except ModuleNotFoundError as missing:
                assert not (missing.name or "").startswith("drovers"), missing  # an extra that is not installed here
                continue
            for asked in node.names:
                if not hasattr(module, asked.name):
                    import_module(f"{node.module}.{asked.name}")
