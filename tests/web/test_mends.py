"""What once went wrong at a table in a browser, each as somebody met it."""

import hands
import pytest
from staged import Stage, played

import drovers


def holding(card):
    """A match with Tactics in which the seat to move may play this card."""
    for seed in range(200):
        match = played("schotten", 2, 30, seed, tactics=True)
        if match.to_move and any(text.split("@")[0] == card for text in match.legal(match.to_move[0])):
            return match
    raise AssertionError(f"nobody holds {card}")


@pytest.fixture
def stage(browser, house):
    page = hands.new_page(browser, house)
    yield Stage(page, house)
    assert page.troubles == []
    page.close()


def test_the_headhunter_is_played_by_touch(stage):
    match = holding("HH")
    stage.show(match, match.to_move[0])
    stage.page.locator("[data-target='hand:HH'][data-lit]").click()
    stage.page.get_by_test_id("confirm").click()
    stage.page.wait_for_selector("[data-target^='deck:'][data-lit]")
    assert match.moves[-1][1] == "HH"


def test_a_stone_with_mud_stays_in_the_row(stage):
    match = holding("MU")
    seat = match.to_move[0]
    match.play(seat, next(text for text in match.legal(seat) if text.startswith("MU@")))
    stage.show(match, seat)
    stones = stage.page.locator(".stones li")
    tops = stones.evaluate_all("all => all.map(one => one.querySelector('.stone').offsetTop)")
    assert len(set(tops)) == 1, tops


def test_a_card_is_laid_by_a_touch_beside_the_stone(stage):
    match = drovers.load("schotten").new(seed=3)
    seat = match.to_move[0]
    stage.show(match, seat)
    page = stage.page
    page.locator("[data-target^='hand:'][data-lit]").first.click()
    box = page.locator("[data-drop='stone:4']").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] - 12)
    page.get_by_test_id("confirm").wait_for()
    assert page.locator("[data-target='stone:4']").get_attribute("aria-pressed") == "true"


def test_a_stone_touched_first_asks_for_a_card(stage):
    match = drovers.load("schotten").new(seed=3)
    stage.show(match, match.to_move[0])
    stage.page.locator("[data-target='stone:4']").click()
    assert "card" in stage.page.get_by_test_id("sentence").inner_text()


@pytest.mark.parametrize("game", drovers.names())
def test_the_result_does_not_lie_over_the_board(game, stage):
    match = played(game, drovers.load(game).seats[-1], 9999)
    assert match.outcome
    stage.show(match)
    stage.page.get_by_test_id("result").wait_for()
    result, board = (stage.page.locator(one).bounding_box() for one in ("[data-testid=result]", ".frame > .board"))
    assert board["y"] + board["height"] <= result["y"] + 1


def test_every_point_has_its_rule_and_lights_what_it_counts(stage):
    match = played("colorado", 3, 300)
    stage.show(match, 0)
    page = stage.page
    page.get_by_role("tab", name="Score").click()
    line = page.locator("[data-testid^='score-1.edges']")
    line.hover()
    lit = page.locator(".spotlit").count()
    facts = match.game.facts(match.state)["scores"][1]
    edges = next(entry for entry in facts if entry["what"] == "edges")
    assert lit == len(edges["things"]) and page.get_by_role("link", name="R40").count()


def test_things_say_what_they_are(stage):
    match = holding("J")
    stage.show(match, match.to_move[0])
    page = stage.page
    page.locator("[data-target='hand:J']").hover()
    assert "Joker" in page.get_by_test_id("tip").inner_text()
    page.keyboard.press("Escape")
    page.get_by_test_id("list").focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    page.get_by_test_id("tip").wait_for()


def test_chat_is_announced_on_a_phone(stage):
    stage.page.set_viewport_size(hands.PHONE)
    stage.show(played("schotten", 2, 4), 0)
    stage.say("Bran", "Well met")
    stage.page.get_by_test_id("panel-badge").wait_for()


def test_coordinates_stand_where_texts_use_them(stage):
    for game, name in (("colorado", "o"), ("goats", "d")):
        stage.show(played(game, 2, 20), 0)
        stage.page.locator(".name", has_text=name).first.wait_for()


def test_words_come_in_their_own_face(stage):
    stage.show(played("schotten", 2, 4), 0)
    stage.page.wait_for_function("() => document.fonts.check('16px \"Drovers Text\"')")
    faces = stage.page.evaluate("[...document.fonts].map((one) => one.display)")
    assert set(faces) == {"swap"}  # never a whole visit in another face


def test_variants_are_chosen_in_people_s_words(browser, house):
    page = hands.new_page(browser, house, "/new/schotten")
    tactics = page.get_by_test_id("option-tactics")
    tactics.get_by_role("button", name="with Tactic cards", exact=True).click()
    rounds = page.get_by_test_id("option-rounds")
    rounds.get_by_role("button", name="More").click()
    assert rounds.locator("output").inner_text() == "2" and not page.locator("select option", has_text="random").count()
    page.get_by_test_id("usual").click()
    assert rounds.locator("output").inner_text() == "1" and not page.get_by_test_id("usual").count()
    page.get_by_test_id("against-greedy").click()
    assert page.get_by_test_id("make").inner_text() == "Make the table and begin"
    assert page.troubles == []
