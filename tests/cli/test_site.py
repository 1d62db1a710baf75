"""`drovers site` where it cannot write; what it writes is played in tests/web/test_site.py."""

from __future__ import annotations

import pytest

from drovers.cli import site


@pytest.fixture(autouse=True)
def built_page(monkeypatch, tmp_path):
    page = tmp_path / "page"
    (page / "pocket").mkdir(parents=True)
    (page / "pocket" / "house.zip").touch()
    (page / "index.html").write_text("<head></head>")
    monkeypatch.setattr(site, "PAGE", page)


def test_a_folder_that_cannot_be_made_is_named_with_the_reason(run, tmp_path):
    (tmp_path / "file").touch()
    done = run("site", tmp_path / "file" / "below")
    assert done.exit_code == 2 and "cannot be written" in " ".join(done.output.split())


def test_a_folder_in_use_is_left_alone(run, tmp_path):
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    assert run("site", tmp_path / "mine").exit_code == 2
    assert [path.name for path in (tmp_path / "mine").iterdir()] == ["letter.txt"]


def test_the_page_says_that_its_house_is_here(run, tmp_path):
    assert run("site", tmp_path / "new").exit_code == 0
    assert site.HERE in (tmp_path / "new" / "404.html").read_text()
