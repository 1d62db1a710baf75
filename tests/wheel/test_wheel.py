"""What goes into a wheel; `make wheel` builds one, installs it away from here and plays."""

from __future__ import annotations

import tomllib
from pathlib import Path

PROJECT = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))


def test_the_page_goes_into_the_wheel():
    assert PROJECT["tool"]["hatch"]["build"]["targets"]["wheel"]["artifacts"] == ["src/drovers/server/static/**"]


def test_a_player_installs_no_server_and_a_researcher_neither():
    named = {one.split(">")[0].split("[")[0] for one in PROJECT["project"]["dependencies"]}
    assert named == {"msgspec", "fluent.runtime", "typer", "rich"}


def test_nothing_is_pinned():
    extras = PROJECT["project"]["optional-dependencies"]
    free = [one for name, all in extras.items() if name != "cuda" for one in all]
    assert not [one for one in (*PROJECT["project"]["dependencies"], *free) if "==" in one]
