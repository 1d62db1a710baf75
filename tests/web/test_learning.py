"""A lesson is solved by playing; a wrong answer is refused with its rule, and what was solved is remembered."""

import hands
import pytest


def test_a_lesson_is_solved_by_playing(browser, house):
    page = hands.new_page(browser, house, "/learn/schotten/1")
    page.wait_for_selector("[data-target='stone:6'][data-lit]")
    page.locator("[data-target='stone:1']").click()
    page.get_by_test_id("refusal").get_by_role("link", name="S17").wait_for()
    page.locator("[data-target='stone:6']").click()
    page.get_by_test_id("confirm").click()
    page.wait_for_selector("[data-testid=lesson][data-done]")
    page.get_by_test_id("lesson-next").click()
    page.wait_for_url("**/learn/schotten/2")
    page.goto(f"{house.url}/learn/schotten")
    assert "done" in page.get_by_test_id("lesson-claim").get_attribute("class")
    assert "done" not in (page.get_by_test_id("lesson-kind").get_attribute("class") or "")
    assert page.troubles == []


@pytest.mark.breadth
def test_the_first_match_is_coached_and_remembers(browser, house):
    page = hands.new_page(browser, house, "/learn/schotten")
    page.get_by_test_id("learn-start").click()
    page.get_by_test_id("coach").wait_for()
    page.get_by_test_id("coach-next").click()
    page.wait_for_selector("[data-testid=coach][data-step='1']")
    page.wait_for_selector(".pointed")  # it points at the hand
    page.reload()
    page.wait_for_selector("[data-testid=coach][data-step='1']")
    hands.from_the_list(page)  # and follows what is played
    page.wait_for_selector("[data-testid=coach][data-step='2']", timeout=90_000)
    page.get_by_role("tab", name="Table").click()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-sure").click()
    page.get_by_test_id("result").wait_for()
    page.get_by_test_id("coach-done").wait_for()  # nothing more is taught at the end
    assert page.troubles == []
