"""`drovers site`: plain files on a plain web host, and a match in them."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from types import SimpleNamespace

import hands
import pytest

from drovers.cli import site

pytestmark = pytest.mark.breadth


@pytest.fixture(scope="module")
def host(tmp_path_factory):
    """A web host that hands out files and knows nothing else."""
    folder = tmp_path_factory.mktemp("site") / "files"
    site.write(folder)

    class Quiet(SimpleHTTPRequestHandler):
        def log_message(self, *about):
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield SimpleNamespace(url=f"http://127.0.0.1:{server.server_port}")
    server.shutdown()
    server.server_close()


def patient(browser, host, path="/", **context):
    page = hands.new_page(browser, host, path, **{"service_workers": "allow"} | context)
    page.set_default_timeout(90_000)  # a busy machine unpacks slowly
    return page


def test_a_site_without_a_server_plays_teaches_and_replays(browser, host):
    page = patient(browser, host)
    hands.sit(page, "schotten")
    hands.wait_turn(page)
    hands.from_the_list(page)
    hands.wait_turn(page)
    assert hands.ply(page) >= 2  # ours, and the bot's
    page.get_by_test_id("hint").click()
    page.wait_for_selector("[data-testid=confirm], [data-testid=notice]")
    hands.inside(page, host, "/learn/schotten/1")  # a lesson, and why not
    page.wait_for_selector("[data-target='stone:6'][data-lit]")
    page.locator("[data-target='stone:1']").click()
    page.get_by_test_id("refusal").get_by_role("link", name="S17").wait_for()
    page.locator("[data-target='stone:6']").click()
    page.get_by_test_id("confirm").click()
    page.wait_for_selector("[data-testid=lesson][data-done]")
    hands.inside(page, host, "/puzzles/tain/next")
    page.get_by_test_id("puzzle-show").click()
    page.get_by_test_id("puzzle-chances").wait_for()
    hands.bring_record(page, host)
    page.get_by_test_id("study-here").filter(has_text="drovers analyse").wait_for()
    page.keyboard.press("ArrowRight")
    page.wait_for_selector("[data-testid=replay][data-ply='1']")
    company_is_not_promised_where_nobody_comes(page, host)
    assert page.troubles == []


def company_is_not_promised_where_nobody_comes(page, host):
    hands.inside(page, host, "/")
    page.get_by_role("link", name="Set up a table of Táin").click()
    page.get_by_test_id("only-here").wait_for()
    page.get_by_test_id("against-greedy").wait_for()
    assert page.locator("option[value=open]").count() == 0
    hands.inside(page, host, "/leaders")
    page.get_by_test_id("only-there").wait_for()
    assert page.locator("nav a[href='/lobby']").count() == 0
    hands.inside(page, host, "/settings")
    page.get_by_role("heading", name="Settings", level=1).wait_for()
    assert page.locator("a[href='/profile']").count() == 0
    hands.inside(page, host, "/")
    hands.sit(page, "tain")
    page.get_by_role("tab", name="Table").click()
    page.get_by_test_id("resign").wait_for()
    assert page.get_by_role("button", name="Share this table").count() == 0  # its link leads nobody here


NOT_KEPT = "Object.defineProperty(self, 'indexedDB', {get() { throw new DOMException('denied', 'SecurityError') }});"
NO_CHOICES = "Object.defineProperty(self, 'localStorage', {get() { throw new DOMException('denied') }});"
MISSING = {"WebAssembly": "no WebAssembly", "BigInt64Array": "too old"}


@pytest.mark.parametrize("part", MISSING)
def test_a_browser_that_cannot_says_so(browser, host, part):
    page = hands.new_page(browser, host)
    page.add_init_script(f"delete globalThis.{part}")
    page.goto(host.url)
    page.get_by_test_id("here").filter(has_text=MISSING[part]).wait_for()
    page.locator("nav a[href='/rules']").click()  # and is as before
    page.get_by_role("heading", level=1).wait_for()


def test_a_page_that_cannot_run_says_so(browser, host):
    page = hands.new_page(browser, host, "/", java_script_enabled=False)
    page.get_by_text("needs JavaScript and a browser of 2022").wait_for()
    page.get_by_text("demande JavaScript et un navigateur de 2022").wait_for()


def test_a_house_that_is_not_whole_comes_again_and_plays_where_nothing_is_kept(browser, host):
    page = hands.new_page(browser, host)
    page.set_default_timeout(90_000)
    page.add_init_script(NOT_KEPT + NO_CHOICES)
    page.route("**/pocket/house.zip*", lambda route: route.fulfill(body=b"PK half of it"))
    page.route(
        "**/assets/worker-*",
        lambda route: route.fulfill(response=(found := route.fetch()), body=NOT_KEPT + found.text()),
    )
    page.goto(host.url)
    page.get_by_test_id("play-tain").click()
    page.locator("[data-testid=here][data-state=failed]").wait_for()
    page.unroute("**/pocket/house.zip*")
    page.reload()
    hands.sit(page, "tain")
    hands.wait_turn(page)
    hands.inside(page, host, "/tables")
    page.get_by_test_id("here").filter(has_text="keeps nothing").wait_for()
    assert page.troubles == []
