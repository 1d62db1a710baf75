"""A puzzle is solved on the game's own board, explained and counted; the deal of today begins as a table."""

from __future__ import annotations

import hands

from drovers import load
from drovers.core.puzzles import puzzles


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
