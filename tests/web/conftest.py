"""The page in a real browser: Debian's Chromium, driven by Playwright, against a server of this very code."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import hands
import pytest
from browsers import CHROMIUM, FLAGS, House, missing
from staged import Stage
from visitors import all_pages, leave


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    reason = missing()
    here = Path(__file__).parent
    for item in items:
        if not (Path(item.fspath).is_relative_to(here) and "browser" in getattr(item, "fixturenames", ())):
            continue
        if reason:
            item.add_marker(pytest.mark.skip(reason=reason))
        # A starved browser misses its time now and then; the summary names each second try, and a second miss fails.
        item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """One server for all tests of a worker."""
    if reason := missing():
        pytest.skip(reason)
    found = House(tmp_path_factory.mktemp("house"))
    found.start()
    yield found
    found.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[object]:
    """The system's Chromium; none is ever downloaded."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as play:
        chromium = play.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield chromium
        chromium.close()


@pytest.fixture(autouse=True)
def leaves_no_page_open(request: pytest.FixtureRequest) -> Iterator[None]:
    """Pages that a test forgot go on drawing, and slow down all that come after."""
    if "browser" not in request.fixturenames:
        yield
        return
    browser: Any = request.getfixturevalue("browser")
    staying = all_pages(browser)
    yield
    leave(browser, staying)


@pytest.fixture(scope="module")
def one_stage(browser: Any, house: House) -> Iterator[Stage]:
    """One page, which goes from table to table."""
    page = hands.new_page(browser, house)
    yield Stage(page, house)
    page.close()


@pytest.fixture
def stage(one_stage: Stage) -> Iterator[Stage]:
    """That page, where a test may show any table."""
    yield one_stage
    one_stage.clear()
    assert one_stage.page.troubles == []
