"""After the match: an analysis with its chart, playing on from a moment, a private note."""

import re

import hands
import pytest
from test_fairness_to_all import PICTURES, violations
from test_text_mode import type_in

pytestmark = pytest.mark.breadth

SLOW = 900_000  # the search is compiled first where no cache has it, which takes minutes on a busy machine


@pytest.fixture
def over(browser, house):
    """A page whose person has just given up a match of Schotten Totten, and that table."""
    page = hands.new_page(browser, house)
    table = hands.make_table(page, house, game="schotten", seats=["me", "random"], options={"start": 0}, start=True)
    page.goto(f"{house.url}/table/{table}")
    for stone in (1, 5, 9):
        hands.wait_turn(page)
        hands.from_the_list(page, f"@{stone}")
    hands.wait_turn(page)
    page.get_by_role("tab", name="Table").click()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-sure").click()
    page.get_by_test_id("to-replay").click()
    page.get_by_test_id("study-start").wait_for()
    return page, table


def analyse(page):
    page.get_by_test_id("study-start").click()
    study = page.locator("[data-testid=study]:not([data-state=none]):not([data-state=running])")
    study.wait_for(timeout=SLOW)
    assert study.get_attribute("data-state") == "done"


def at(page, ply):
    page.wait_for_selector(f"[data-testid=replay][data-ply='{ply}']")


def test_an_analysis_shows_chances_verdicts_and_mistakes(over):
    page, _ = over
    analyse(page)
    assert int(page.get_by_test_id("chart").get_attribute("aria-valuemax")) >= 6
    page.keyboard.press("Home")
    at(page, 0)
    for ply in range(1, 6):
        page.keyboard.press("ArrowRight")
        at(page, ply)
        page.locator("[data-testid=verdict]").get_by_text("played").wait_for()
        verdict = page.locator("[data-testid=verdict]").inner_text()
        assert "stone" in verdict and not re.search(r"\w@\d", verdict), verdict  # a move in words, never “B1@2”
    box = page.get_by_test_id("chart").bounding_box()
    page.mouse.move(box["x"] + 60, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 5, box["y"] + 30, steps=4)  # scrubbing by hand
    page.mouse.up()
    at(page, 0)
    assert violations(page, PICTURES) == []
    if page.get_by_test_id("next-mistake").count():
        page.get_by_test_id("next-mistake").click()
        page.wait_for_selector("[data-testid=verdict]:not([data-grade=good])")
    page.set_viewport_size(hands.PHONE)
    page.get_by_test_id("panel").click()
    page.get_by_test_id("study").wait_for()
    assert not hands.wide(page)
    page.emulate_media(color_scheme="dark")
    page.wait_for_selector("html[data-theme=dark]")
    page.wait_for_timeout(300)  # colours have settled
    assert violations(page, PICTURES) == []
    assert page.troubles == []


@pytest.mark.parametrize("size", [hands.PHONE, {"width": 1280, "height": 540}])
def test_an_analysis_is_found_where_the_panel_is_shut(size, over):
    page, _ = over
    assert not page.get_by_test_id("to-study").is_visible()  # the panel stands open beside the board
    page.get_by_role("tab", name="Log").click()  # another tab was looked at last
    page.set_viewport_size(size)
    page.get_by_test_id("to-study").click()
    page.get_by_test_id("study-start").click(trial=True)
    page.get_by_test_id("panel").click()
    page.get_by_test_id("study").wait_for(state="hidden")
    assert page.troubles == []


def test_an_analysis_is_stopped_and_begun_again_by_ear(over):
    page, _ = over
    page.get_by_test_id("study-start").click()
    page.get_by_test_id("study-stop").click()
    page.wait_for_selector("[data-testid=study][data-state=cancelled]")
    page.get_by_test_id("text-link").press("Enter")
    page.get_by_test_id("line").wait_for()
    assert "you will hear" in type_in(page, "analyse")
    page.wait_for_function("() => document.querySelector('[role=log]').textContent.includes('judged')", timeout=SLOW)
    assert "judged" in type_in(page, "analyse").splitlines()[-1]  # asked again, it is told again
    verdict = type_in(page, "ply 1").splitlines()[-1]
    assert "%" in verdict, verdict
    found = type_in(page, "mistake").splitlines()[-1]
    assert "No mistake" in found or "%" in found
    assert "Stone 1." in type_in(page, "stone 1")
    assert page.troubles == []


def test_a_match_is_played_on_from_any_moment(over):
    page, table = over
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    at(page, 2)
    page.get_by_test_id("play-on-bot").select_option("random")
    page.get_by_test_id("play-on").click()
    page.wait_for_url("**/table/*")
    assert hands.wait_turn(page)
    assert hands.ply(page) == 2 and table not in page.url
    hands.from_the_list(page)
    page.get_by_role("tab", name="Help").click()
    page.get_by_role("link", name="after its move 2").click()
    at(page, 2)
    assert page.troubles == []


def test_a_note_is_kept_for_its_writer_alone(over, browser, house):
    page, table = over
    page.get_by_role("tab", name="Notes").click()
    page.get_by_test_id("note").fill("Should have gone for stone 4.")
    page.get_by_text("Kept.").wait_for()
    page.reload()
    page.get_by_role("tab", name="Notes").click()
    page.wait_for_function("() => document.querySelector('[data-testid=note]')?.value.includes('stone 4')")
    other = hands.new_page(browser, house, f"/replay/{table}")
    other.get_by_role("tab", name="Notes").click()
    other.wait_for_selector("[data-testid=note]:enabled")
    assert other.get_by_test_id("note").input_value() == ""
    assert page.troubles == other.troubles == []


def with_a_gap(page, ply):
    """Until asked a second time, the house answers as if its judge had missed the decision at this ply."""
    asked = []

    def answer(route):
        asked.extend(["again"] * (route.request.method == "POST"))
        told = (reply := route.fetch()).json()
        if len(asked) == 1 and told["state"] == "done":
            told["verdicts"] = [verdict for verdict in told["verdicts"] if verdict["ply"] != ply]
            told |= {"missed": [ply], "turning": [one for one in told["turning"] if one != ply]}
        route.fulfill(response=reply, json=told)

    page.route("**/api/tables/*/analysis*", answer)


def test_a_decision_that_was_not_judged_is_no_move_without_a_choice(over):
    page, _ = over
    with_a_gap(page, 3)
    analyse(page)
    page.get_by_test_id("study-gaps").filter(has_text="One decision was not judged").wait_for()
    page.keyboard.press("Home")
    for ply in range(1, 4):
        page.keyboard.press("ArrowRight")
        at(page, ply)
    page.get_by_test_id("no-verdict").filter(has_text="Not judged: the bots could not").wait_for()
    page.set_viewport_size(hands.PHONE)
    page.locator(".dock .missed").filter(has_text="Analyse again").wait_for()
    page.get_by_test_id("panel").click()
    page.get_by_test_id("study-start").click()
    page.get_by_test_id("study-gaps").wait_for(state="detached")
    page.get_by_test_id("verdict").wait_for()  # of the move one stands at
    assert page.troubles == []


def test_by_ear_too_a_decision_that_was_not_judged_is_said_to_be_none(over):
    page, _ = over
    with_a_gap(page, 3)
    analyse(page)
    page.get_by_test_id("text-link").press("Enter")
    page.get_by_test_id("line").wait_for()
    assert "Not judged" not in type_in(page, "ply 2")
    assert "Not judged" in type_in(page, "ply 3").splitlines()[-1]
    assert "you will hear" in type_in(page, "analyse")  # again, since there is something to judge
    assert page.troubles == []


def test_a_move_that_an_analysis_has_not_come_to_is_not_judged_yet(over):
    page, _ = over

    def stopped(route):
        told = (reply := route.fetch()).json()
        if told["state"] == "done":
            told |= {"state": "cancelled", "done": 2, "verdicts": told["verdicts"][:2], "turning": []}
        route.fulfill(response=reply, json=told)

    page.route("**/api/tables/*/analysis*", stopped)
    page.get_by_test_id("study-start").click()
    page.wait_for_selector("[data-testid=study][data-state=cancelled]", timeout=SLOW)
    page.keyboard.press("End")
    page.get_by_test_id("no-verdict").filter(has_text="Not judged yet").wait_for()
    assert page.troubles == []
