"""A puzzle is solved on the game's own board, explained and counted; the deal of today begins as a table."""

from __future__ import annotations

import hands
import pytest

from drovers import load
from drovers.core.puzzles import puzzles

pytestmark = pytest.mark.breadth


def test_puzzles_and_the_deal_of_the_day(browser, house):
    page = hands.new_page(browser, house, "/club", viewport=hands.PHONE, locale="fr-FR")
    page.get_by_role("link", name="Problèmes").click()
    page.get_by_test_id("puzzles-goats").click()
    page.get_by_test_id("puzzles-start").click()
    page.wait_for_selector("[data-testid=puzzle]")
    name = page.url.rpartition("/")[2]
    page.wait_for_selector("[data-testid=table][data-live]")
    hands.from_the_list(page, puzzles(load("goats"))[name].answer)
    page.wait_for_selector("[data-testid=puzzle][data-done=right]")
    assert page.get_by_test_id("puzzle-chances").locator("li").count() > 1
    page.get_by_test_id("puzzle-next").click()
    page.wait_for_selector("[data-testid=puzzle]:not([data-done])")
    assert page.url.rpartition("/")[2] != name
    page.get_by_test_id("puzzle-show").click()
    page.wait_for_selector("[data-testid=puzzle][data-done=wrong]")
    page.goto(f"{house.url}/puzzles/goats")
    assert "2, dont 1" in page.get_by_test_id("puzzles-mine").inner_text()
    page.goto(f"{house.url}/daily")
    page.get_by_test_id("daily-play-schotten").click()
    page.wait_for_selector("[data-testid=table][data-live]")
    table = page.url
    page.goto(f"{house.url}/daily")
    page.get_by_test_id("daily-play-schotten").click()
    page.wait_for_url(table)
    assert page.troubles == []


def pieces_are_put_by_hand(page, good: str) -> None:
    """On the board of the editor, with the mouse and with keys; what cannot be names its rule."""
    text = page.get_by_test_id("study-text")
    page.locator("[data-thing='cell:b2']").click()
    page.locator("[data-thing='cell:c3']").click()
    page.wait_for_selector("[data-testid=study-back]:enabled")
    assert text.input_value() != good
    page.get_by_test_id("study-back").click()
    page.wait_for_selector("[data-testid=study-back]:disabled")
    assert text.input_value() == good
    for thing in ("[data-thing='cell:b2']", "[data-thing^='hand:']"):
        page.locator(thing).first.focus()
        page.keyboard.press("Enter")
    page.wait_for_selector("[data-testid=study-back]:enabled")
    assert page.locator("[data-piece-of='marker:0']").inner_text() == "Marker of seat 1"  # the house says so
    page.locator("[data-piece-of='marker:0']").click()
    page.locator("[data-thing='cell:b2']").click()
    page.get_by_test_id("study-rule").wait_for()
    assert page.get_by_test_id("study-rule").get_attribute("href") == "/rules/goats#G26"


def test_a_position_is_set_up_and_a_match_is_looked_back_on_together(browser, house):
    page = hands.new_page(browser, house, "/study/goats")
    page.wait_for_selector("[data-testid=study-board] [data-thing]")
    page.wait_for_function("() => location.hash.length > 100")
    page.locator("summary").click()
    good = page.get_by_test_id("study-text").input_value()
    page.get_by_test_id("study-text").fill(good.replace('"seats": 2', '"seats": 9'))
    page.wait_for_function("() => document.querySelector('[data-testid=study-wrong]').textContent.includes('seats')")
    page.get_by_test_id("study-text").fill(good)
    page.wait_for_selector("[data-testid=study-legal]")
    phone = {"viewport": hands.PHONE, "has_touch": True, "locale": "fr-FR"}
    shared = hands.new_page(browser, house, page.evaluate("location.pathname + location.hash"), **phone)
    shared.wait_for_selector("[data-testid=study-board] [data-thing]")
    assert shared.get_by_test_id("study-text").input_value().replace(" ", "") == good.replace(" ", "")
    pieces_are_put_by_hand(page, good)
    shared.goto(f"{house.url}/study/schotten")
    shared.locator("[data-piece-of^='rest:']").first.tap()
    shared.locator("[data-thing='stone:5']").tap()
    shared.locator("[data-thing='card:0.5.1']").wait_for()
    shared.locator("[data-piece-of='owner:0']").tap()
    shared.locator("[data-thing='stone:5']").tap()
    shared.get_by_test_id("study-rule").wait_for()
    assert "S16" in shared.get_by_test_id("study-wrong").inner_text()

    table = hands.make_table(page, house, game="goats", seats=["me", "random"], start=True)
    page.goto(f"{house.url}/table/{table}")
    hands.wait_turn(page)
    page.get_by_role("tab", name="Table").click()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-sure").click()
    page.get_by_test_id("result").wait_for()
    replay = f"/replay/{table}?review"
    page.goto(house.url + replay)
    other = hands.new_page(browser, house, replay, viewport=hands.PHONE)
    other.wait_for_selector("[data-testid=replay]")
    page.get_by_test_id("review-text").fill("The deal decides nothing yet.")
    page.locator("[data-thing='cell:b1']").first.click()
    page.locator("[data-thing='cell:c3']").first.click()
    page.wait_for_selector("[data-testid=arrows][data-count='1']")
    page.get_by_test_id("review-text").fill("The deal decides nothing yet.")
    page.get_by_test_id("review-keep").click()
    other.wait_for_selector("[data-testid=arrows][data-count='1']", state="attached")
    other.get_by_test_id("panel").click()
    other.get_by_text("The deal decides nothing yet.").first.wait_for()
    assert page.troubles == [] and other.troubles == [] and shared.troubles == []


def test_a_puzzle_on_the_smallest_phone_leaves_the_board_its_height_and_begins_at_its_beginning(browser, house):
    page = hands.new_page(
        browser, house, "/puzzles/schotten/31-105", viewport={"width": 360, "height": 640}, locale="fr-FR"
    )
    task = page.get_by_test_id("puzzle")
    task.wait_for()
    assert task.bounding_box()["height"] < 130
    page.get_by_test_id("puzzle-show").click()
    page.get_by_test_id("puzzle-chances").wait_for()
    box, way_on = task.bounding_box(), page.get_by_test_id("puzzle-next").bounding_box()
    assert task.locator("small").bounding_box()["y"] >= box["y"]
    assert way_on["y"] + way_on["height"] <= box["y"] + box["height"]
    page.get_by_test_id("sentence").filter(has_text="Voici ce que cela donne").wait_for()
    assert page.locator("[data-deed], [data-lit]").count() == 0  # it is answered
