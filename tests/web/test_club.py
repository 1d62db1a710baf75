"""The club in a real browser: people meet by a challenge, plan, finish, find their match again; a tournament."""

import hands
import pytest


@pytest.mark.breadth
def test_a_challenge_a_plan_and_the_match_found_again(browser, house):
    ada = hands.new_page(browser, house)
    table = hands.make_table(ada, house, game="schotten", seats=["me", "open"], open=True)
    ada.goto(f"{house.url}/table/{table}")
    bo = hands.new_page(browser, house, f"/table/{table}", viewport=hands.PHONE)
    bo.locator("#name").fill("Bran")
    bo.get_by_test_id("join-1").click()
    ada.get_by_test_id("start").click()
    looker = hands.new_page(browser, house, "/lobby")
    looker.get_by_test_id("live").get_by_text("Bran").wait_for()  # it is being played, and can be watched
    hands.wait_turn(ada)
    ada.get_by_role("tab", name="Table").click()
    ada.get_by_test_id("plan-add").click()
    ada.get_by_test_id("plan-touch-if-0").click()
    ada.locator("[data-thing='stone:9']").click()
    ada.get_by_test_id("plan-touch-play-0").click()
    card = ada.locator("[data-thing^='hand:']").first.get_attribute("data-thing")
    ada.locator(f"[data-thing='{card}']").click()
    ada.wait_for_function("() => document.querySelector('[data-testid=plan-play-0]').value")  # it could be returned
    ada.locator("[data-thing='stone:9']").click()
    ada.wait_for_function("() => document.querySelector('[data-testid=plan-play-0]').value.endsWith('@9')")
    assert ada.get_by_test_id("plan-if-0").input_value() == "Stone 9"  # in words, not as it is kept
    ada.get_by_test_id("plan-keep").click()
    ada.get_by_text("Your plan is kept").wait_for()
    kept = ada.request.get(f"{house.url}/api/tables/{table}/plan?lang=fr").json()
    assert kept["lines"][0][0]["when"] == ["stone:9"] and kept["names"] == {"stone:9": "la borne 9"}
    ada.get_by_test_id("resign").click()
    ada.get_by_test_id("resign-sure").click()
    ada.get_by_test_id("result").get_by_text("Ada resigned.").wait_for()
    ada.get_by_test_id("rematch").click()
    ada.get_by_text("waiting for the others").wait_for()  # who asks sees that it was asked
    bo.get_by_text("would like a rematch").wait_for()  # and so does who is asked
    bo.get_by_role("button", name="Decline").click()
    bo.get_by_test_id("rematch").wait_for()
    bo.goto(f"{house.url}/company")
    bo.get_by_test_id("challenge").click()  # the one they have played with
    bo.wait_for_url("**/table/*")
    ada.goto(f"{house.url}/company")
    ada.get_by_test_id("accept").click()
    ada.wait_for_url("**/table/*")
    hands.wait_turn(ada) if ada.locator("[data-testid=table][data-live]").count() else hands.wait_turn(bo)
    looker.goto(f"{house.url}/matches")
    looker.get_by_test_id("find-game").select_option("schotten")
    looker.get_by_test_id("find").click()
    looker.get_by_test_id("matches").get_by_text("Bran").first.wait_for()
    looker.get_by_test_id("matches").get_by_role("link", name="Bran").first.click()
    looker.get_by_role("heading", name="Bran").wait_for()
    looker.get_by_test_id("player-games").get_by_text("Schotten Totten").wait_for()
    looker.goto(f"{house.url}/embed/{table}")
    looker.get_by_test_id("replay").wait_for()
    assert ada.troubles == bo.troubles == looker.troubles == []


def test_a_tournament_by_a_link_in_french_and_by_keys(browser, house):
    host = hands.new_page(browser, house, "/tournaments", locale="fr-FR", settings={"lang": "fr"})
    host.get_by_test_id("hold").focus()
    host.keyboard.press("Enter")
    host.get_by_test_id("begin").wait_for()
    refused = []
    host.on("response", lambda answer: answer.status >= 400 and refused.append(answer.url))
    guest = hands.new_page(browser, house, "/" + host.url.split("/", 3)[3], viewport=hands.PHONE)
    guest.get_by_test_id("enter").click()
    host.get_by_test_id("begin").focus()
    host.keyboard.press("Enter")
    host.get_by_test_id("my-board").click()
    host.wait_for_selector("[data-testid=table]")
    assert refused == []  # the page one leaves does not ask for what the next one shows
    guest.get_by_test_id("standings").wait_for()
    guest.goto(f"{house.url}/settings")
    guest.get_by_test_id("forced").check()
    guest.get_by_test_id("vacation").click()
    guest.get_by_test_id("vacation-end").wait_for()
    assert host.troubles == guest.troubles == []


def test_a_tournament_alone_with_a_bot_ends_early_and_says_why(browser, house):
    page = hands.new_page(browser, house, "/tournaments", viewport=hands.PHONE)
    page.get_by_test_id("hold").click()
    page.get_by_test_id("early").filter(has_text="there will be one").wait_for()
    page.get_by_test_id("begin").click()
    page.locator(".notices a").wait_for()  # the table of this round
    page.get_by_test_id("my-board").click()
    hands.wait_turn(page)
    assert not page.locator(".notices a").count()  # it lay over the hand, and led to where one was
    page.get_by_test_id("panel").click()
    page.get_by_role("tab", name="Table").click()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-sure").click()
    page.get_by_role("link", name="Standings").click()
    page.get_by_test_id("winners").wait_for()
    page.get_by_test_id("early").filter(has_text="4 rounds were planned").wait_for()
    assert "of 4" not in page.locator("main").inner_text()
    assert page.troubles == []


@pytest.mark.breadth
@pytest.mark.parametrize("games", [("schotten", "tain"), ("goats", "colorado")])
def test_a_plan_is_chosen_by_touch_on_a_phone(browser, house, games):
    page = hands.new_page(browser, house, viewport=hands.PHONE, has_touch=True)
    for game, size in zip(games, (hands.PHONE, LYING), strict=True):
        table = hands.make_table(page, house, game=game, seats=["me", "random"], start=True)
        page.goto(f"{house.url}/table/{table}")
        hands.wait_turn(page)
        page.set_viewport_size(size)
        plan_by_touch(page, house, table, f"plan-{game}-{size['width']}")
    assert page.troubles == []


LYING = {"width": 844, "height": 390}


def plan_by_touch(page, house, table, name):
    """A condition and a legal move, each by touching the board, which the sheet must not cover."""
    view = page.request.get(f"{house.url}/api/tables/{table}").json()["views"][0]
    move, *things = next(
        move for group in view["choices"] for move in group["moves"] if not move[1].startswith("button:")
    )
    page.get_by_test_id("panel").tap()
    page.get_by_role("tab", name="Table").tap()
    page.get_by_test_id("plan-add").tap()
    page.get_by_test_id("plan-touch-if-0").tap()
    page.locator(f"[data-thing='{things[-1]}']").tap()
    page.get_by_test_id("plan-strip").wait_for(state="detached")
    assert page.get_by_test_id("plan-if-0").input_value() not in ("", things[-1])  # said in words
    page.get_by_test_id("plan-touch-play-0").tap()
    for thing in things:
        page.locator(f"[data-thing='{thing}']").tap()
    page.get_by_test_id("plan-strip").get_by_text(move, exact=True).wait_for()
    hands.shot(page, name)
    page.get_by_test_id("plan-chosen").tap()
    assert page.get_by_test_id("plan-play-0").input_value() == move
    hands.shot(page, f"{name}-sheet")
    page.get_by_role("button", name="Remove this answer").tap()
    page.get_by_role("button", name="Close").tap()
