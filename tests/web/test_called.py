"""What things are called and said to be, in both languages, to the eye, a finger that stays and a reader."""

import re

import hands
import pytest
from staged import Stage, about_to, holding, played

import drovers


def test_pieces_have_their_letters_and_words_in_french(browser, house):
    page = hands.new_page(browser, house, locale="fr-FR", settings={"lang": "fr"})
    stage = Stage(page, house, "fr")
    stage.show(played("schotten", 2, 30), 0)
    letters = set(page.locator(".side .letter").all_text_contents())
    assert letters <= set("BVRJLN") and letters & set("VJL"), letters
    label = page.locator("[data-thing='stone:1']").get_attribute("aria-label")
    assert "Mon côté" in label and not [code for code in ("B1", "G5", "N7", "Y2") if code in label]
    brown = words(page)
    assert "brun" in brown and "marron" not in brown  # one word for a colour, on cards and in the log
    stage.show(played("colorado", 3, 60), 0)
    assert "la carte verte" in words(page) and not re.search(r"carte (vert|bleu)\b", words(page))
    stage.show(played("tain", 2, 30), 0)
    kinds = page.locator(".band .letter").all_text_contents()
    assert kinds == ["C", "G", "N", "F", "X"], kinds  # chef, guerrier, garçon, fille, bluff
    page.close()


SEEN = """() => {
  for (const one of document.querySelectorAll(".log details")) one.open = true;
  const labels = [...document.querySelectorAll("[aria-label], [data-tip], [title]")];
  const said = labels.flatMap((one) => [one.ariaLabel, one.dataset.tip, one.title]);
  return [document.body.innerText, ...said].join(" ");
}"""


def words(page):
    """Everything that is written there, and what things are called."""
    return page.evaluate(SEEN)


def test_one_word_for_a_thing(stage):
    match, seat, move = about_to("tain", 4, "revealed")
    stage.show(match, 0)
    stage.make(seat, move)
    stage.page.wait_for_selector(f"[data-testid=table][data-ply='{match.ply}']")
    at_the_table = words(stage.page)
    hands.inside(stage.page, stage.house, "/learn/tain")
    stage.page.get_by_text("entrance").first.wait_for()
    for seen in (at_the_table, words(stage.page)):
        assert "entrance" in seen and "raid" in seen.lower()
        assert not re.findall(r"\b(?:gates?|razzias?|scouts?)\b", seen, re.IGNORECASE)


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


NAMELESS = """() => [...document.querySelectorAll("[data-thing], button, a, [data-anchor], [role=img], .card, .deck")]
  .filter((one) => one.getBoundingClientRect().width && !one.closest("[aria-hidden=true]"))
  .filter((one) => !(one.closest("[data-tip], [title], [aria-label]") || one.innerText.trim()))
  .map((one) => one.outerHTML.slice(0, 90))"""


def test_everything_on_every_table_has_a_name(stage):
    for game in drovers.names():
        match = played(game, drovers.load(game).seats[-1], 40)
        stage.show(match, match.to_move[0])
        assert stage.page.evaluate(NAMELESS) == [], game


def test_a_finger_that_stays_is_told_what_it_is_on(browser, house):
    page = hands.new_page(browser, house, viewport=hands.PHONE, has_touch=True, is_mobile=True)
    match = holding("J")
    Stage(page, house).show(match, match.to_move[0])
    box = page.locator("[data-thing='hand:J']").first.bounding_box()
    finger = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
    page.get_by_test_id("tip").filter(has_text="Joker").wait_for()
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.close()


@pytest.mark.breadth
def test_every_option_has_a_sentence_and_a_picture(browser, house):
    page = hands.new_page(browser, house)
    for game in drovers.names():
        page.goto(f"{house.url}/new/{game}")
        page.locator("summary").click()
        options = page.locator("[data-testid^='option-']")
        assert options.count() == len(drovers.load(game).options), game
        for option in options.all():
            assert option.locator("svg path").first.get_attribute("d") and len(option.inner_text()) > 20, game
    page.close()


def test_chat_is_announced_on_a_phone(stage):
    stage.page.set_viewport_size(hands.PHONE)
    stage.show(played("schotten", 2, 4), 0)
    stage.say("Bran", "Well met")
    stage.page.get_by_test_id("panel-badge").wait_for()


def test_the_deeds_of_a_table_come_before_its_plan_which_speaks_of_this_game(stage):
    stage.page.set_viewport_size({"width": 360, "height": 640})
    for game, thing, strange in (("schotten", "stone:4", "cell:d4"), ("goats", "cell:d4", "card:R5")):
        stage.show(played(game, 2, 4), 0)
        stage.page.get_by_test_id("panel").click()
        stage.page.get_by_role("tab", name="Table").click()
        plan = stage.page.get_by_test_id("plan")
        plan.get_by_text(thing).wait_for()
        assert strange not in plan.inner_text()
        assert stage.page.get_by_test_id("resign").bounding_box()["y"] < plan.bounding_box()["y"]


def test_who_has_no_points_is_told_so_in_words_that_hold_at_the_end_too(stage):
    stage.show(played("goats", 2, 1), 0)
    stage.page.get_by_role("tab", name="Score").click()
    stage.page.get_by_test_id("score-sheet").get_by_text("no points", exact=True).first.wait_for()


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


@pytest.mark.breadth
def test_what_is_said_is_so(browser, house):
    """A stranger is nobody's seat, an unknown table is unknown, and a question to bots is answered."""
    page = hands.new_page(browser, house)
    table = hands.make_table(page, house, game="schotten", seats=["me", "random"], rated=True, start=True)
    page.goto(f"{house.url}/table/{table}")
    hands.wait_turn(page)
    hands.from_the_list(page)
    page.get_by_role("tab", name="Table").click()
    assert page.get_by_test_id("takeback").is_disabled()
    page.get_by_text("at rated tables never").wait_for()
    page.get_by_role("tab", name="Help").click()
    assert not page.get_by_test_id("resign").count()  # what one does with a table is no help
    page.get_by_role("tab", name="Table").click()
    page.get_by_test_id("resign").click()
    page.get_by_test_id("resign-sure").click()
    page.get_by_test_id("result").wait_for()
    page.goto(f"{house.url}/tables")
    page.get_by_text("Stroller").first.wait_for()  # a bot has a name
    assert "random" not in page.locator("main").inner_text()
    page.goto(f"{house.url}/leaders")
    page.locator("tbody tr").first.wait_for()  # the bot, at least: somebody has finished a rated match
    stranger = hands.new_page(browser, house, f"/replay/{table}")
    stranger.get_by_test_id("replay").wait_for()
    seats = stranger.locator(".seats").inner_text()
    assert "you" not in seats and "your move" not in seats, seats
    for nowhere in ("table/Nowhere000000000", "table/Cut", "replay/Nowhere000000000", "tournament/no", "player/no"):
        stranger.goto(f"{house.url}/{nowhere}")
        stranger.locator("main .button[href='/']").wait_for()  # a signpost, and a way out
        assert "One moment" not in stranger.locator("body").inner_text()
    gear = stranger.locator("header a[href='/settings']")
    assert gear.get_attribute("aria-label") == "Settings"
    shapes = stranger.locator("header .tools path").evaluate_all("all => all.map((one) => one.getAttribute('d'))")
    stranger.emulate_media(color_scheme="dark")  # neither the moon nor the sun that light and dark have
    stranger.reload()
    gear.wait_for()
    shapes += stranger.locator("header .tools path").evaluate_all("all => all.map((one) => one.getAttribute('d'))")
    assert shapes.count(gear.locator("path").get_attribute("d")) == 2, shapes
    for path in ("/new/schotten", "/rules/schotten"):  # people's words
        stranger.goto(house.url + path)
        stranger.get_by_role("heading", level=1).first.wait_for()
        seen = stranger.locator("main").inner_text()
        assert not [word for word in ("level1", "random/greedy", "false,true", "Who starts: 0") if word in seen], path
    assert page.troubles == stranger.troubles == []
