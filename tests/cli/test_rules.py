from __future__ import annotations

import pytest

from drovers import games


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", games.names())
def test_the_rules_are_shown(run, name, lang):
    result = run("rules", name, "--lang", lang)
    assert result.exit_code == 0
    assert games.load(name).letters[0] in result.stdout
    assert len(result.stdout.splitlines()) > 50


@pytest.mark.parametrize("name", games.names())
def test_french_rules_are_not_the_english_ones(run, name):
    assert run("rules", name).stdout != run("rules", name, "--lang", "fr").stdout
