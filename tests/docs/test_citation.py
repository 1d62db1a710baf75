"""How the program is to be cited: this version of it, the day it came out, and by whom it is everywhere else."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import drovers

CITED = dict(re.findall(r"^(?:  - )?([a-z-]+): (.+)$", Path("CITATION.cff").read_text("utf-8"), re.MULTILINE))


def test_the_version_is_this_one_and_the_day_that_of_the_changelog():
    assert CITED["version"] == drovers.__version__
    assert f"## {CITED['version']} — {CITED['date-released']}\n" in Path("CHANGELOG.md").read_text("utf-8")


def test_the_same_people_made_it_in_every_file():
    project = tomllib.loads(Path("pyproject.toml").read_text("utf-8"))["project"]
    (name,) = {author["name"] for author in project["authors"]}
    assert f'"{name}"' in Path("CITATION.cff").read_text("utf-8")
    assert Path("LICENSE").read_text("utf-8").count(name) == 1
