"""What once went wrong at a table in a browser, each as somebody met it."""

import re

import hands
import pytest
from moments import moments
from staged import Stage, about_to, played

import drovers


def holding(card):
    """A match with Tactics in which the seat to move may play this card."""
    for seed in range(200):
        match = played("schotten", 2, 30, seed, tactics=True)
        if match.to_move and any(text.split("@")[0] == card for text in match.legal(match.to_move[0])):
            return match
    raise AssertionError(f"nobody holds {card}")


@pytest.fixture(scope="module")
def one_stage(browser, house):
    """One page, which goes from table to table."""
    page = hands.new_page(browser, house)
    yield Stage(page, house)
    page.close()


@pytest.fixture
def stage(one_stage):
    yield one_stage
    one_stage.clear()
    assert one_stage.page.troubles == []


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


@pytest.mark.breadth
def test_one_s_own_land_is_the_largest(stage):
    match = played("tain", 4, 20)
    stage.show(match, match.to_move[0])
    for width, height in ((1440, 900), (1280, 720), (1000, 640)):
        stage.page.set_viewport_size({"width": width, "height": height})
        stage.page.wait_for_timeout(100)
        own, other = (stage.page.locator(f"{one} .place").first.bounding_box() for one in (".own", ".others"))
        assert own["width"] > 1.3 * other["width"], (width, height)


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


def points(page):
    """What the score sheet lists for every seat, added up, and the sums it writes itself."""
    page.locator("[data-testid=result-count] summary").click()
    sheet = page.get_by_test_id("result").get_by_test_id("score-sheet").locator("section")
    sheet.first.wait_for()
    listed = sheet.evaluate_all(
        "all => all.map(one => [...one.querySelectorAll('li b')].map(b => Number(b.innerText)))"
    )
    return [sum(one) for one in listed], [int(text) for text in sheet.locator("h3 b.num").all_inner_texts()]


@pytest.mark.parametrize("game", drovers.names())
def test_every_point_of_the_end_is_listed_once(game, stage):
    match = played(game, 2 if game == "schotten" else 3, 9999)
    stage.show(match, 0)
    listed, sums = points(stage.page)
    assert listed == sums == list(match.outcome.scores)


def test_points_of_earlier_rounds_are_told_apart(stage):
    match = played("colorado", 3, 9999)
    stage.show(match, 0)
    assert "scorings" in stage.page.get_by_test_id("decided").inner_text()
    stage.page.locator("[data-testid=result-count] summary").click()
    sheet = stage.page.get_by_test_id("result").get_by_test_id("score-sheet").inner_text()
    assert all(f"{part} in 4 scorings" in sheet for part in ("edges", "doubles", "lakes")), sheet


def test_a_sale_is_a_scene(stage):
    match = drovers.load("colorado").from_position(moments("colorado", 3)["sale-bid", True])
    stage.show(match, match.to_move[0])
    scene = stage.page.get_by_test_id("for-sale")
    position = match.position()
    assert position["offer"] in scene.inner_text() and scene.locator("li").count() == 2
    bid, said = stage.page.get_by_test_id("bid"), stage.page.get_by_test_id("sentence")
    assert bid.is_disabled() and "at least one" in bid.inner_text() and "at least one" in said.inner_text()
    match = match.game.from_position(moments("colorado", 3)["bid", True])  # an auction, where nothing may be bid
    stage.show(match, match.to_move[0])
    assert bid.inner_text() == "Bid nothing" and "at least one" not in said.inner_text()


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


def test_a_turn_changes_no_picture(stage):
    """A cursor set on a piece is inherited by every stroke of it: fifty pieces drawn anew took 77 ms in goats."""
    match = played("goats", 5, 40)
    stage.show(match, match.to_move[0])
    assert stage.page.locator("[data-target^='hand:']").count()
    shapes = stage.page.locator("[data-target] svg *").evaluate_all(
        "all => all.map(one => getComputedStyle(one).cursor)"
    )
    assert shapes and set(shapes) == {"auto"}


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


def test_a_mode_leaves_its_stone_in_reach_of_a_finger(stage):
    match = holding("MU")
    match.play(match.to_move[0], next(text for text in match.legal(match.to_move[0]) if text.startswith("MU@")))
    stone = int(match.moves[-1][1].split("@")[1])
    while match.position()["phase"] != "play":  # until a card may be laid again
        match.play(match.to_move[0], match.legal(match.to_move[0])[-1])
    stage.page.set_viewport_size(hands.PHONE)
    stage.show(match, match.to_move[0])
    box = stage.page.locator(f".stones li:nth-child({stone}) .stone").bounding_box()
    hit = "([x, y]) => document.elementFromPoint(x, y).closest('[data-thing]').dataset.thing"
    for share in (0.2, 0.5, 0.8):
        found = stage.page.evaluate(hit, [box["x"] + box["width"] / 2, box["y"] + box["height"] * share])
        assert found == f"stone:{stone}", share
    assert stage.page.locator(f".stones li:nth-child({stone}) .number").inner_text().strip() == str(stone)


def test_pieces_fly_at_their_size(browser, house):
    page = hands.new_page(browser, house, reduced_motion="no-preference", settings={"speed": "normal"})
    page.add_init_script(
        "const old = Element.prototype.animate; window.flown = [];"
        "Element.prototype.animate = function (frames, how) {"
        "  window.flown.push(frames[0].transform ?? ''); return old.call(this, frames, how); }"
    )
    stage = Stage(page, house)
    match = drovers.load("schotten").new(seed=3)
    other = match.to_move[0]
    stage.show(match, 1 - other)
    stage.make(other, match.legal(other)[0])
    page.wait_for_function("() => window.flown.some((one) => one.includes('scale'))")
    scales = page.evaluate("window.flown.flatMap((one) => one.match(/scale\\((.*?)\\)/)?.[1] ?? []).map(Number)")
    assert scales and all(0.5 <= scale <= 1.5 for scale in scales), scales
    page.close()


COVERED = """() => [...document.querySelectorAll(".land")].flatMap((land) => {
  const drawn = (all) => [...land.querySelectorAll(all)].filter((one) => one.offsetWidth !== 0);
  const boxes = (all) => drawn(all).map((one) => one.getBoundingClientRect());
  const meet = (a, b, from, to) => Math.min(a[to], b[to]) - Math.max(a[from], b[from]) > 3;
  return boxes(".pasture .cow, .pasture b").flatMap((over) =>
    boxes(".mark, .place").filter((box) => meet(box, over, "left", "right") && meet(box, over, "top", "bottom")));
})"""


STILL = """() => {
  const pieces = [...document.querySelectorAll(".land *")];
  const now = pieces.map((one) => JSON.stringify(one.getBoundingClientRect())).join();
  window.quiet = now === window.before ? window.quiet + 1 : 0;
  window.before = now;
  return window.quiet > 20;
}"""  # nothing has moved for as many frames


def test_a_crown_lies_over_no_clan_s_mark(stage):
    match = played("tain", 4, 9999, seed=31)  # a large herd, jewels and prisoners in one land
    stage.show(match, 0)
    stage.page.locator(".crown").wait_for()
    for width, height in ((720, 450), (844, 390), (390, 844)):
        stage.page.set_viewport_size({"width": width, "height": height})
        stage.page.wait_for_function(STILL, timeout=30_000)
        assert stage.page.evaluate(COVERED) == []


def test_the_track_counts_what_is_done(stage):
    match = played("schotten", 2, 9999)
    claimed = sum(stone.get("owner") is not None for stone in match.position()["stones"])
    stage.show(match, 0)
    assert stage.page.locator(".track .dots i.done").count() == claimed > 0
    assert not stage.page.locator(".track .dots i.now").count()


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
