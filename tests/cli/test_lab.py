from __future__ import annotations

import json

import pytest


def test_a_study_from_the_command_line(run, tmp_path):
    out = tmp_path / "deep" / "report.html"
    asked = ("lab", "tain", "--bot", "random", "--matches", 2, "--seats", "2", "--options", "edition=A|B", "--out", out)
    result = run(*asked)
    assert result.exit_code == 0, result.output
    assert "edition=B" in result.stdout
    assert "<h1>Lab: Táin</h1>" in out.read_text()
    assert [one["variant"] for one in json.loads(out.with_suffix(".json").read_text())["variants"]] == [
        "edition=A",
        "edition=B",
    ]


@pytest.mark.parametrize("seats", ["x", "2,", "9"])
def test_seat_counts_that_cannot_be(run, seats):
    assert run("lab", "tain", "--seats", seats).exit_code == 2


def test_a_bot_that_is_none(run):
    assert run("lab", "tain", "--bot", "deepblue").exit_code == 2
