"""Matches against a bot, by mouse, by touch and by keys alone: the end of the shortest; whole ones by `make soak`."""

import random

import hands
import pytest
from staged import played

GAMES = ("schotten", "tain", "goats", "colorado")
MATCHES = [
    ("schotten", 54),
    *(pytest.param(game, 0, marks=pytest.mark.soak) for game in GAMES),
]  # and moves made before


def at_table(page, house, game, plies=0):
    """Opens a table with a bot; with plies, where so many moves of a match have been made already."""
    if plies:
        table = hands.bring(page, house, played(game, 2, plies), ["person", "random"])
    else:
        table = hands.make_table(page, house, game=game, seats=["me", "random"], start=True)
    page.goto(f"{house.url}/table/{table}")


@pytest.mark.parametrize(("game", "plies"), MATCHES)
def test_a_match_by_mouse(game, plies, browser, house):
    page = hands.new_page(browser, house)
    at_table(page, house, game, plies)
    hands.play_by_mouse(page)
    assert page.get_by_test_id("result").is_visible()
    assert page.troubles == []


@pytest.mark.parametrize(("game", "plies"), MATCHES)
def test_a_match_by_keys_alone(game, plies, browser, house):
    page = hands.new_page(browser, house)
    at_table(page, house, game, plies)
    hands.play_by_keys(page)
    assert page.get_by_test_id("result").is_visible()
    assert page.troubles == []


TOUCH = {"viewport": hands.PHONE, "has_touch": True, "is_mobile": True}


@pytest.mark.parametrize(("game", "plies"), MATCHES)
def test_a_match_by_touch_alone(game, plies, browser, house):
    page = hands.new_page(browser, house, **TOUCH)
    at_table(page, house, game, plies)
    hands.play_by_mouse(page, how="tap")
    assert page.get_by_test_id("result").is_visible() and not hands.wide(page)
    assert page.troubles == []


@pytest.mark.parametrize(
    "game", ("tain", *(pytest.param(game, marks=pytest.mark.breadth) for game in GAMES if game != "tain"))
)
def test_a_phone_in_portrait_is_a_table(game, browser, house):
    page = hands.new_page(browser, house, **TOUCH)
    at_table(page, house, game)
    dice = random.Random(2)
    for _ in range(20):  # touches
        if hands.wait_turn(page):
            hands.act_by_mouse(page, dice, "tap")
    assert hands.ply(page) > 6 and not hands.wide(page)
    assert page.troubles == []


def test_a_newcomer_moves_within_a_minute(browser, house):
    page = hands.new_page(browser, house, "/")
    hands.sit(page, "schotten")
    assert hands.wait_turn(page)
    before = hands.ply(page)
    page.locator("[data-target^='hand:'][data-lit]").first.click()
    page.locator("[data-target^='stone:'][data-lit]").first.click()
    page.get_by_test_id("confirm").click()
    hands.settle(page, before)  # four clicks in all


def test_a_card_can_be_dragged(browser, house):
    page = hands.new_page(browser, house)
    table = hands.make_table(page, house, game="schotten", seats=["me", "random"], start=True)
    page.goto(f"{house.url}/table/{table}")
    hands.wait_turn(page)
    card = page.locator("[data-target^='hand:'][data-lit]").first
    box = card.bounding_box()
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(box["x"], box["y"] - 40, steps=4)
    goal = page.locator("[data-target='stone:5']").bounding_box()
    page.mouse.move(goal["x"] + goal["width"] / 2, goal["y"] + goal["height"] / 2, steps=6)
    page.mouse.up()
    before = hands.ply(page)
    page.get_by_test_id("confirm").click()
    hands.settle(page, before)


def test_a_refusal_says_why(browser, house):
    page = hands.new_page(browser, house)
    table = hands.make_table(page, house, game="goats", seats=["me", "random"], start=True)
    page.goto(f"{house.url}/table/{table}")
    hands.wait_turn(page)
    page.locator("[data-target^='hand:'][data-lit]").first.click()
    page.get_by_test_id("confirm").click()
    page.wait_for_selector("[data-target^='cell:'][data-lit]")
    page.locator("[data-target^='cell:']:not([data-lit])").first.click()
    page.get_by_test_id("refusal").wait_for()
    assert page.get_by_test_id("refusal").get_by_role("link").is_visible()
    assert page.troubles == []
