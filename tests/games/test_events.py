"""An event cites a rule that exists and that can cause it: each game's `events.py` says which ones may."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

import pytest

import drovers
from rules_table import numbers

TABLES = sorted(path.parent.name for path in Path(__file__).parent.glob("*/events.py"))


@pytest.mark.parametrize("game", drovers.names())
def test_events_cite_rules_that_exist(game):
    known = set(numbers(game))
    assert {kind.name: kind.rule for kind in drovers.load(game).kinds.values() if kind.rule not in known} == {}


@pytest.mark.parametrize("game", TABLES)
def test_events_cite_rules_that_can_cause_them(game):
    allowed = import_module(f"games.{game}.events").CAUSES
    assert {rule for rules in allowed.values() for rule in rules} <= set(numbers(game))
    kinds = drovers.load(game).kinds.values()
    assert list(dict.fromkeys(kind.name for kind in kinds)) == list(allowed)
    assert [(kind.name, kind.rule) for kind in kinds if kind.rule not in allowed[kind.name]] == []
