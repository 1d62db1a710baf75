"""What once went wrong at a table in a browser, each as somebody met it."""

import hands
import pytest
from moments import moments
from staged import Stage, holding, played

import drovers
from drovers.server.shapes import Result


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


def test_where_somebody_resigned_no_points_decided_it(stage, monkeypatch):
    match = played("schotten", 2, 9999)
    ended = Result("resigned", "", list(match.outcome.ranks), list(match.outcome.scores), list(match.outcome.winners))
    monkeypatch.setattr(stage, "_result", lambda: ended)
    stage.show(match, 0)
    stage.page.get_by_test_id("result").wait_for()
    assert not stage.page.get_by_test_id("decided").count()


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


def bidding():
    """An auction in which a seat owes its bid, and may bid nothing."""
    return drovers.load("colorado").from_position(moments("colorado", 3)["bid", True])


def test_a_hint_for_a_bid_raises_its_cowboys(stage):
    match = bidding()
    seat = match.to_move[0]
    cowboys = match.legal(seat)[-1].split()[1:]
    assert len(cowboys) > 1
    stage.show(match, seat)
    stage.hinted = match.legal(seat)[-1]
    stage.page.get_by_test_id("hint").click()
    for cowboy in cowboys:
        stage.page.locator(f"[data-target='fist:{cowboy}'][aria-pressed=true]").wait_for()
    stage.hinted = "bid -"  # no cowboy shows it, so it is said
    stage.page.get_by_test_id("hint").click()
    stage.page.get_by_text("Bid nothing.", exact=True).wait_for()  # and is no button
    assert not stage.page.locator("[data-target^='fist:'][aria-pressed=true]").count()


def test_a_fist_does_not_lie_over_what_is_said_of_it(browser, house):
    page = hands.new_page(browser, house, viewport={"width": 360, "height": 640}, settings={"lang": "fr"})
    stage, match = Stage(page, house, "fr"), bidding()
    stage.show(match, match.to_move[0])
    for cowboy in page.locator("[data-target^='fist:']").all():
        cowboy.click()
    page.get_by_test_id("bid").filter(has_text="7").wait_for()
    said = page.locator(".fist").bounding_box()
    page.wait_for_function(
        "top => [...document.querySelectorAll('.held')].every((one) => one.getBoundingClientRect().top >= top - 1)",
        arg=said["y"] + said["height"],
    )
    page.close()


def test_the_list_of_moves_has_bids_that_can_be_made(stage):
    match = bidding()
    seat = match.to_move[0]
    wanted = match.legal(seat)[-1]
    stage.show(match, seat)
    stage.page.keyboard.press("l")
    stage.page.get_by_test_id("move-filter").fill(wanted)
    stage.page.get_by_role("button", name=wanted).click()
    stage.page.wait_for_function("() => !document.querySelector('[data-testid=bid]')")
    assert match.moves[-1] == (seat, wanted)


def test_a_turn_changes_no_picture(stage):
    """A cursor set on a piece is inherited by every stroke of it: fifty pieces drawn anew took 77 ms in goats."""
    match = played("goats", 5, 40)
    stage.show(match, match.to_move[0])
    assert stage.page.locator("[data-target^='hand:']").count()
    shapes = stage.page.locator("[data-target] svg *").evaluate_all(
        "all => all.map(one => getComputedStyle(one).cursor)"
    )
    assert shapes and set(shapes) == {"auto"}


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
