"""A table survives a reload, a lost connection and a server that goes away and comes back."""

import hands
import pytest
from browsers import House

# Every file of the house has arrived whole.
KEPT_WHOLE = """async () => {
  for (const cache = await caches.open('pocket'); ; await new Promise((go) => setTimeout(go, 100))) {
    const kept = await cache.matchAll();
    const sizes = await Promise.all(kept.map((one) => one.arrayBuffer().then((whole) => whole.byteLength)));
    if (sizes.filter((size) => size > 99).length === 6) return true;
  }
}"""


def begin(browser, house, **form):
    page = hands.new_page(browser, house)
    form = {"game": "schotten", "seats": ["me", "random"], "start": True} | form
    table = hands.make_table(page, house, **form)
    page.goto(f"{house.url}/table/{table}")
    hands.wait_turn(page)
    return page


def move(page):
    hands.from_the_list(page)
    hands.wait_turn(page)


def test_reload_in_the_middle(browser, house):
    page = begin(browser, house)
    move(page)
    hand = page.locator("[data-target^='hand:']").evaluate_all("all => all.map(one => one.dataset.target)")
    ply = hands.ply(page)
    page.reload()
    hands.wait_turn(page)
    assert hands.ply(page) == ply
    assert page.locator("[data-target^='hand:']").evaluate_all("all => all.map(one => one.dataset.target)") == hand


def test_the_server_restarts(browser, tmp_path):
    house = House(tmp_path)
    house.start()
    try:
        page = begin(browser, house)
        move(page)
        hands.wait_turn(page)
        ply = hands.ply(page)
        house.stop()
        page.get_by_text("trying again").wait_for()
        page.get_by_test_id("sentence").filter(has_text="as soon as the connection is back").wait_for()
        house.start()
        page.wait_for_selector("[data-testid=table][data-live]", timeout=90_000)
        assert hands.ply(page) == ply
        move(page)
        assert hands.ply(page) > ply
        assert page.troubles == []
    finally:
        house.stop()


def test_the_language_changes_at_the_table(browser, house):
    page = begin(browser, house)
    move(page)
    assert "Play a card" in page.get_by_test_id("sentence").inner_text()
    page.get_by_test_id("language").first.click()
    page.get_by_text("Jouez une carte").wait_for()
    page.wait_for_function("() => document.querySelector('.log')?.innerText.includes('borne')")
    assert page.locator("html").get_attribute("lang") == "fr"
    hands.wait_turn(page)
    move(page)


def test_rewinding_shows_the_past_and_comes_back(browser, house):
    page = begin(browser, house)
    move(page)
    page.locator(".log button.ply").last.click()
    page.get_by_text("As it was after move").wait_for()
    page.get_by_role("button", name="Back to now").click()
    hands.wait_turn(page)
    page.get_by_role("tab", name="Table").click()
    assert page.get_by_test_id("takeback").is_disabled()  # a bot has moved since, and the page says so
    page.get_by_text("not once somebody has learnt something").wait_for()


def test_undo_takes_a_step_back(browser, house):
    page = begin(browser, house, game="colorado", options={"start": 0})
    before = hands.ply(page)
    page.locator("[data-target^='flag:']").first.click()
    hands.settle(page, before)
    page.get_by_test_id("undo").click()
    page.wait_for_function(
        "before => Number(document.querySelector('[data-testid=table]').dataset.ply) === before", arg=before
    )


@pytest.mark.breadth
def test_twenty_seconds_offline(browser, house):
    page = begin(browser, house)
    move(page)
    ply = hands.ply(page)
    page.context.set_offline(True)
    page.wait_for_timeout(20_000)
    page.context.set_offline(False)
    page.wait_for_selector("[data-testid=table][data-live]", timeout=90_000)
    move(page)
    assert hands.ply(page) > ply
    assert page.troubles == []


@pytest.mark.breadth
def test_a_match_in_flight_mode(browser, house):
    """Loaded once, the page plays without any connection and keeps what was played; the server takes it from there."""
    page = hands.new_page(browser, house, "/", service_workers="allow")
    page.set_default_timeout(90_000)  # a busy machine unpacks slowly
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.evaluate("navigator.serviceWorker.controller.postMessage('pocket')")
    page.evaluate(KEPT_WHOLE)
    page.context.set_offline(True)
    page.reload()
    page.locator("[data-testid=here][data-state=open]").wait_for()
    hands.sit(page, "goats")
    move(page)
    ply = hands.ply(page)
    page.reload()  # it was saved before it was told
    hands.wait_turn(page)
    assert hands.ply(page) >= ply
    hands.bring_record(page, house)
    page.context.set_offline(False)
    page.goto(f"{house.url}/tables")
    page.wait_for_selector("[data-testid=here]", state="detached")
    page.get_by_role("button", name="Store on the server").click()
    page.get_by_text("The server has it").wait_for()
    page.get_by_role("button", name="Go on at the server").click()
    hands.wait_turn(page)  # the same match, at the server
    assert hands.ply(page) >= ply
    move(page)
    table = page.url.rpartition("/")[2]
    assert page.request.get(f"{house.url}/api/tables/{table}").json()["table"]["brought"]
    page.goto(f"{house.url}/tables")
    page.locator(f"a[href='/table/{table}']").first.wait_for()
    assert page.get_by_test_id("kept").count() == 0
    assert page.troubles == []


def test_the_page_opens_without_a_connection(browser, house):
    page = hands.new_page(browser, house, "/", service_workers="allow")
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.context.set_offline(True)
    page.goto(house.url + "/rules/goats")
    page.get_by_test_id("offline").wait_for()
    page.locator("#G16").wait_for()
    assert page.evaluate("fetch('/api/games').then(() => 'answered', () => 'nobody')") == "nobody"
    page.context.set_offline(False)
    page.wait_for_selector("[data-testid=offline]", state="detached")
    page.goto(house.url)
    hands.sit(page, "schotten")
    assert page.troubles == []


@pytest.mark.breadth
def test_the_page_can_be_installed(browser, house):
    page = hands.new_page(browser, house, "/")
    manifest = page.evaluate("fetch('/manifest.webmanifest').then(answer => answer.json())")
    sizes = page.evaluate(
        """icons => Promise.all(icons.map(async ({src, type}) => {
            const answer = await fetch(src)
            const picture = type === 'image/png' ? await createImageBitmap(await answer.blob()) : null
            return [src, answer.headers.get('content-type'), picture ? `${picture.width}x${picture.height}` : 'any']
        }))""",
        manifest["icons"],
    )
    assert sizes == [[icon["src"], icon["type"], icon["sizes"]] for icon in manifest["icons"]]
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
    assert "maskable" in {icon.get("purpose") for icon in manifest["icons"]}
