"""Learning before, and looking back after."""

import hands
import pytest

import drovers

NOW = ("tain",)  # the others by `make soak`
LESSONS = [pytest.param(game, marks=() if game in NOW else pytest.mark.soak) for game in drovers.names()]


@pytest.mark.breadth
@pytest.mark.parametrize("game", LESSONS)
def test_the_first_match_teaches_to_its_end(game, browser, house):
    page = hands.new_page(browser, house, f"/learn/{game}")
    page.get_by_test_id("learn-start").click()
    for _ in range(120):
        assert hands.wait_turn(page)
        if page.get_by_test_id("coach-done").count():
            break
        if page.get_by_test_id("coach-next").count():
            page.get_by_test_id("coach-next").click()
            continue
        hands.from_the_list(page)
    assert page.get_by_test_id("coach-done").is_visible()


@pytest.mark.breadth
@pytest.mark.parametrize("game", ("schotten", "tain", "goats", "colorado"))
def test_the_rules_are_illustrated_with_the_pieces_of_the_table(game, browser, house):
    page = hands.new_page(browser, house, f"/rules/{game}", locale="fr-FR")
    page.locator("figure svg[viewBox]").first.wait_for()
    pictures = page.locator("figure")
    assert pictures.count() == 4
    for i in range(4):
        pictures.nth(i).locator("svg[viewBox]:visible").first.wait_for()
        assert len(pictures.nth(i).locator("figcaption").inner_text()) > 40
    assert page.troubles == []


def test_replay_and_verify(browser, house):
    page = hands.new_page(browser, house)
    table = hands.make_table(page, house, game="goats", seats=["me", "open"], rated=True)
    page.goto(f"{house.url}/table/{table}")
    promised = page.get_by_test_id("promised").inner_text()  # before anybody has a card
    page.request.post(f"{house.url}/api/account", data={"name": "Ada the Verifier", "password": "correct horse"})
    page.reload()
    page.get_by_role("button", name="Seat a bot").click()
    page.get_by_test_id("start").click()
    hands.wait_turn(page)
    page.get_by_role("tab", name="Table").click()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-sure").click()
    page.get_by_test_id("to-replay").click()
    page.get_by_test_id("replay").wait_for()
    page.get_by_test_id("last").click()
    page.get_by_test_id("first").click()
    page.wait_for_selector("[data-testid=replay][data-ply='0']")
    page.get_by_test_id("eyes").select_option("0")
    page.goto(f"{house.url}/verify/{table}")
    page.wait_for_selector("[data-verdict=ok]")
    assert page.get_by_test_id("verdict").locator(".print").first.inner_text() in promised
    trial = page.get_by_test_id("trial-print")
    before = trial.inner_text()
    page.get_by_test_id("trial-change").click()
    page.wait_for_function(
        "before => document.querySelector('[data-testid=trial-print]')?.innerText !== before", arg=before
    )
    page.goto(f"{house.url}/leaders/goats/2")
    assert "Ada the Verifier" in page.locator("tr[aria-current=true]").inner_text()
    page.get_by_test_id("leaders-mine").get_by_text("After one rated match.").wait_for()
    page.goto(f"{house.url}/profile")
    page.get_by_test_id("player-games").get_by_text("one match, 0 won").wait_for()
    page.get_by_test_id("figures").get_by_text("Herr der Ziegen").wait_for()  # one, or this is refused
    page.get_by_test_id("matches").locator("li[data-game]").wait_for()
    assert page.troubles == []
