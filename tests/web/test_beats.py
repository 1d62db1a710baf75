"""What a move makes happen is played in beats: nothing at the table shows the future, and nobody has to wait."""

import hands
import pytest
from staged import Stage, about_to, played

import drovers

SCENES = {"tain": "revealed", "schotten": "claimed", "goats": "majority", "colorado": "scored"}
SEATS = {"goats": 3, "colorado": 3}
CHIPS = "() => document.querySelector('.seats').innerText"
LOG = "() => document.querySelectorAll('.log p').length"


@pytest.fixture(scope="module")
def told(browser, house):
    """One page that plays slowly, for all scenes."""
    page = hands.new_page(browser, house, settings={"speed": "slow"}, reduced_motion="no-preference")
    yield Stage(page, house)
    assert page.troubles == []
    page.close()


def begin(told, game, seats, kind=""):
    match, seat, move = about_to(game, seats, kind or SCENES[game])
    told.show(match, 0)
    chips = told.page.evaluate(CHIPS)
    told.make(seat, move)
    told.page.get_by_test_id("telling").wait_for()
    return match, chips


def counts(chips):
    """What the chips count; who is choosing does not matter."""
    return [line for line in chips.splitlines() if any(sign.isdigit() for sign in line)]


def lines(page):
    """What has been told so far, as the log has it."""
    page.evaluate("for (const one of document.querySelectorAll('.log details')) one.open = true")
    return page.evaluate(LOG)


def test_nothing_shows_the_future_of_a_reveal(told):
    match, chips = begin(told, "tain", 4)
    page = told.page
    told_now = lines(page)
    whole = len(match.seen(0))
    assert 0 < told_now < whole / 2, (told_now, whole)
    assert counts(page.evaluate(CHIPS)) == counts(chips)
    assert "is choosing" not in page.evaluate(CHIPS)
    assert (
        not page.locator("[data-lit], [data-deed]").count()
        and not page.locator("[data-testid=table][data-live]").count()
    )
    lies = page.locator(".place:has(svg)").evaluate_all("all => all.map((one) => one.dataset.thing)")
    after = match.to_move[0]
    guards = {f"inside:{after}.{text[2:]}": text for text in match.legal(after) if text.startswith("X@")}
    free = next(place for place in guards if place not in lies)
    told.make(after, guards[free])  # a guard of the next round, while this one is told
    page.wait_for_selector("[data-testid^='verdict-']", timeout=90_000)  # told beside its gate
    assert not page.locator(f"[data-thing='{free}']:has(svg)").count()  # it does not lie among the old
    whole = len(match.seen(0))
    assert counts(page.evaluate(CHIPS)) == counts(chips) and lines(page) < whole
    page.get_by_test_id("skip-scene").click()
    page.get_by_test_id("telling").wait_for(state="detached")
    page.wait_for_function(f"() => Number(document.querySelector('[data-testid=table]').dataset.ply) === {match.ply}")
    assert lines(page) == whole and page.evaluate(CHIPS) != chips
    page.wait_for_selector(f"[data-thing='{free}']:has(svg)")


def test_the_board_keeps_its_size_while_something_is_told(told):
    match, seat, move = about_to("goats", 3, "majority")
    told.show(match, 0)
    size = told.page.locator(".frame > .board").bounding_box()
    told.make(seat, move)
    told.page.get_by_test_id("telling").wait_for()
    assert told.page.locator(".frame > .board").bounding_box() == size
    told.page.get_by_test_id("skip-scene").click()


PIECES = {"tain": ".own", "schotten": ".stones", "goats": ".meadow", "colorado": ".map"}


@pytest.mark.breadth
@pytest.mark.parametrize(
    "size",
    (
        hands.PHONE,  # where it is tight
        {"width": 1000, "height": 640},
        {"width": 1440, "height": 900},
    ),
    ids=("phone", "low", "desk"),
)
def test_nothing_that_is_told_lies_over_the_board(told, size):
    told.page.set_viewport_size(size)
    for game, pieces in PIECES.items():
        begin(told, game, 4 if game == "tain" else SEATS.get(game, 2))
        told.page.get_by_test_id("telling").hover()
        board, telling = (told.page.locator(one).bounding_box() for one in (pieces, "[data-testid=telling]"))
        told.page.get_by_test_id("skip-scene").click()
        assert board["y"] + board["height"] <= telling["y"] + 4, game
    fists_leave_the_map_alone(told)
    told.page.set_viewport_size(hands.DESK)


def fists_leave_the_map_alone(told):
    """Hands full of cowboys, open: as much as is ever told."""
    begin(told, "colorado", 3, "ranked")
    told.page.locator("[data-testid=fists] .rank").first.wait_for()
    told.page.get_by_test_id("telling").hover()
    names = (".map", ".prizes", "[data-testid=telling]")
    *shown, telling = (told.page.locator(one).bounding_box() for one in names)
    told.page.get_by_test_id("skip-scene").click()
    assert max(one["y"] + one["height"] for one in shown) <= telling["y"] + 4


def test_fists_leave_the_map_alone_in_french(browser, house):
    page = hands.new_page(browser, house, locale="fr-FR", settings={"lang": "fr", "speed": "slow"})
    page.set_viewport_size({"width": 1440, "height": 900})  # where words are long and trays high
    fists_leave_the_map_alone(Stage(page, house, "fr"))
    assert page.troubles == []


SPILLED = """cells => cells.filter(cell => {
  const words = document.createRange();
  words.selectNodeContents(cell);
  return words.getBoundingClientRect().width > cell.getBoundingClientRect().width;
}).map(cell => cell.innerText)"""


def test_a_scoring_is_counted_on_the_map(told):
    _, chips = begin(told, "colorado", 3)
    page = told.page
    page.get_by_test_id("scoring").wait_for()
    page.wait_for_selector(".map .prize")
    assert page.locator(".map .glow").count() and counts(page.evaluate(CHIPS)) == counts(chips)
    lines(page)
    assert "in all" not in page.locator(".log").inner_text()  # nor does the log know what it will come to
    page.set_viewport_size({"width": 720, "height": 450})  # beside the map of a phone every word keeps to its column
    assert page.locator("[data-testid=scoring] thead th:not(.title)").evaluate_all(SPILLED) == []
    page.set_viewport_size(hands.DESK)
    page.get_by_test_id("skip-scene").click()
    page.get_by_test_id("telling").wait_for(state="detached")


def test_fists_open_together(told):
    match, seat, move = about_to("colorado", 3, "ranked")
    told.show(match, 0)
    told.make(seat, move)
    page = told.page
    page.get_by_test_id("fists").wait_for()
    assert page.locator("[data-testid=fists] li").count() == 3
    if (
        page.get_by_test_id("telling").get_attribute("data-step") == "0"
    ):  # closed first, and nothing tells what they hold
        assert not page.locator("[data-testid=fists] .tokens").count() and lines(page) < len(match.seen(0))
    page.wait_for_selector("[data-testid=fists] .tokens")
    told.page.get_by_test_id("skip-scene").click()


def test_a_claim_shows_formation_against_formation(told):
    begin(told, "schotten", 2)
    verdict = told.page.locator("[data-testid^='verdict-']")
    verdict.wait_for()
    assert any(word in verdict.inner_text() for word in ("beats", "cannot be beaten"))
    told.page.get_by_test_id("skip-scene").click()


def test_the_result_waits_for_the_last_beat(told):
    match = played("goats", 2, 9999, seed=3)
    last = match.moves[-1]
    before = played("goats", 2, match.ply - 1, seed=3)
    told.show(before, 0)
    told.make(*last)
    told.page.get_by_test_id("telling").wait_for()
    assert not told.page.get_by_test_id("result").count()
    told.page.get_by_test_id("skip-scene").click()
    told.page.get_by_test_id("result").wait_for()


@pytest.mark.breadth
def test_a_mouse_that_comes_keeps_a_beat_and_one_that_rests_does_not(told):
    page = told.page
    begin(told, "tain", 4)
    page.get_by_test_id("skip-scene").click()  # the mouse rests where the next scene will be told
    begin(told, "tain", 4)
    page.wait_for_selector("[data-testid=telling]:not([data-step='0'])")
    page.get_by_test_id("telling").hover()
    step = page.get_by_test_id("telling").get_attribute("data-step")
    page.wait_for_timeout(4500)  # longer than any beat of so many stays
    assert page.get_by_test_id("telling").get_attribute("data-step") == step
    page.get_by_test_id("skip-scene").click()


def test_whoever_wants_no_beats_has_none(told):
    page = told.page
    match, seat, move = about_to("tain", 2, "revealed")
    told.show(match, 0)
    page.get_by_role("tab", name="Table").click()
    page.get_by_test_id("speed-off").click()
    told.make(seat, move)
    page.wait_for_function(f"() => Number(document.querySelector('[data-testid=table]').dataset.ply) === {match.ply}")
    assert not page.get_by_test_id("telling").count()
    page.get_by_test_id("speed-slow").click()
    page.get_by_role("tab", name="Log").click()


def test_whoever_has_passed_need_not_wait(browser, house):
    """In Táin the others may place a dozen tokens more: they come at once when asked to."""
    page = hands.new_page(browser, house, settings={"speed": "normal"})
    page.clock.install()
    stage, match = Stage(page, house), drovers.load("tain").new(3, {"start": 0}, seed=1)
    stage.show(match, 0)
    stage.make(0, "pass")

    def others(moves):
        for _ in range(moves):
            stage.make(match.to_move[0], next(move for move in match.legal(match.to_move[0]) if move != "pass"))

    others(3)
    page.get_by_test_id("hasten").wait_for()
    page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 2)  # whatever was shown has been seen
    others(4)
    page.wait_for_timeout(300)
    assert hands.ply(page) < match.ply  # each is left a moment
    page.get_by_test_id("hasten").dispatch_event("click")
    page.clock.run_for(40)  # far less than the moment every move is left alone
    page.wait_for_selector(f"[data-testid=table][data-ply='{match.ply}']")
    assert page.troubles == []
    page.close()
