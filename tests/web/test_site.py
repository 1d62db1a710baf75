"""`drovers site`: plain files on a plain web host, and a match in them."""

from __future__ import annotations

import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from types import SimpleNamespace

import hands
import pytest

from drovers.cli import site


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


def test_a_site_without_a_server_plays(browser, host):
    page = hands.new_page(browser, host)
    page.set_default_timeout(90_000)  # a busy machine unpacks slowly
    hands.sit(page, "schotten")
    hands.wait_turn(page)
    hands.from_the_list(page)
    hands.wait_turn(page)
    assert hands.ply(page) >= 2  # ours, and the bot's
    assert page.troubles == []


def test_a_browser_without_webassembly_says_so(browser, host):
    page = hands.new_page(browser, host, "/rules/goats")
    page.add_init_script("delete globalThis.WebAssembly")
    page.goto(host.url)
    page.get_by_test_id("here").filter(has_text="WebAssembly").wait_for()
    page.locator("a[href='/rules/goats'], a[href^='/rules']").first.wait_for()


def test_a_house_that_is_not_whole_says_so(browser, host):
    page = hands.new_page(browser, host, "/rules/goats", service_workers="block")
    page.route("**/pocket/house.zip*", lambda route: route.fulfill(body=b"PK half of it"))
    page.goto(host.url)
    page.get_by_test_id("play-goats").click()
    page.locator("[data-testid=here][data-state=failed]").wait_for(timeout=90_000)
    page.unroute("**/pocket/house.zip*")
