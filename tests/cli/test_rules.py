from __future__ import annotations

import pytest

from drovers import games
from rules_table import numbers


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", games.names())
def test_the_rules_are_shown(run, name, lang):
    result = run("rules", name, "--lang", lang)
    assert result.exit_code == 0
    assert [number for number in numbers(name) if number not in result.stdout] == []


@pytest.mark.parametrize("name", games.names())
def test_french_rules_are_not_the_english_ones(run, name):
    assert run("rules", name).stdout != run("rules", name, "--lang", "fr").stdout
