"""Nothing needed to play is off the screen: every game, seat count and phase, on phones, under zoom and on desks."""

import re

import hands
import pytest
from moments import moments
from staged import Stage, played

import drovers

SIZES = ((844, 390), (720, 450), (390, 844), (1024, 768), (1440, 900))
NEEDED = """() => {
  const faults = [];
  for (const one of document.getAnimations()) one.effect.getTiming().iterations === 1 ? one.finish() : one.cancel();
  const name = (one) => one.dataset.target ?? one.dataset.testid ?? one.textContent.slice(0, 20);
  for (const one of document.querySelectorAll("[data-lit], [data-deed], [data-testid=sentence]")) {
    const box = one.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    if (!box.width) faults.push(`${name(one)} is not drawn`);
    else if (box.x < -1 || box.y < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
      faults.push(`${name(one)} is off the screen`);
    else {
      const hit = document.elementFromPoint(x, y);
      const reached = hit && (one.contains(hit) || hit.contains(one) || hit.closest("[data-target]"));
      if (!reached) faults.push(`${name(one)} is covered`);
    }
  }
  const stage = document.querySelector(".stage");
  if (stage && stage.scrollHeight > stage.clientHeight + 2) faults.push("the board scrolls");
  if (document.documentElement.scrollWidth > innerWidth + 1) faults.push("the page scrolls sideways");
  return faults;
}"""


def settled(page):
    """What is wrong once the page has had time to lay itself out anew."""
    for _ in range(20):
        faults = page.evaluate(NEEDED)
        if not faults:
            return []
        page.wait_for_timeout(100)
    return faults


# The fullest table of every game on a phone, in each phase when it is fullest; a phone that lies by `make breadth`; all
# of them at every size by `make soak`.
NOW = [(game, drovers.load(game).seats[-1], SIZES[2:3]) for game in drovers.names()]
LYING = [
    pytest.param(game, drovers.load(game).seats[-1], SIZES[:1], marks=pytest.mark.breadth) for game in drovers.names()
]
LATER = [
    pytest.param(game, seats, SIZES, marks=pytest.mark.soak)
    for game in drovers.names()
    for seats in drovers.load(game).seats
]


@pytest.mark.parametrize(("game", "seats", "sizes"), NOW + LYING + LATER)
def test_nothing_needed_to_play_is_off_the_screen(game, seats, sizes, browser, house):
    page = hands.new_page(browser, house)
    stage, faults, found = Stage(page, house), [], moments(game, seats)
    if sizes != SIZES:
        found = {(phase, full): at for (phase, full), at in found.items() if full or (phase, True) not in found}
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        for (phase, fuller), position in found.items():
            match = drovers.load(game).from_position(position)
            stage.show(match, match.to_move[0] if match.to_move else 0)
            faults += [(f"{width}x{height}", phase, fuller, fault) for fault in settled(page)[:3]]
    assert page.troubles == []
    assert not faults, "\n".join(map(str, faults))


# Links that a finger would miss: 12 px above and below its middle is something else.
THIN = """() => [...document.querySelectorAll(".side a")].filter((one) => one.checkVisibility()).filter((one) => {
  one.scrollIntoView({ block: "center" });
  const { x, y, width, height } = one.getClientRects()[0];
  return [-11, 11].some((off) => !one.contains(document.elementFromPoint(x + width / 2, y + height / 2 + off)));
}).map((one) => one.innerText)"""


def test_every_link_beside_a_board_is_as_high_as_a_finger_needs(stage):
    stage.page.set_viewport_size({"width": 360, "height": 640})
    stage.show(played("tain", 2, 60), 0)
    stage.page.get_by_test_id("panel").click()
    for tab in ("Log", "Score", "Help"):
        stage.page.get_by_role("tab", name=tab).click()
        stage.page.locator(".side a").first.wait_for()
        assert stage.page.evaluate(THIN) == [], tab


def test_the_smallest_phone_s_lesson_leaves_room_for_places_and_names(browser, house):
    page = hands.new_page(browser, house, "/learn/tain/2", viewport={"width": 360, "height": 640})
    page.locator(".land .state").wait_for()
    places = [place.bounding_box() for place in page.locator("[data-target^='outside:0']").all()]
    assert min(place["width"] for place in places) >= 24, places
    for land in page.locator(".land").all():
        head, herd = land.locator(".state, .marker").last.bounding_box(), land.locator(".pasture").bounding_box()
        assert head["x"] + head["width"] <= herd["x"], (head, herd)
    assert settled(page) == []


def test_what_three_have_stands_in_one_row_on_a_phone(stage):
    stage.page.set_viewport_size(hands.PHONE)
    match = played("colorado", 3, 240)
    stage.show(match, match.to_move[0])
    assert re.findall(r"\b\d\d pts", stage.page.locator(".seats").inner_text()) == ["14 pts", "14 pts", "21 pts"]
    chips = [chip.bounding_box() for chip in stage.page.locator(".seats > *").all()]
    assert len(chips) == 3 and len({chip["y"] for chip in chips}) == 1, chips


FIRST = {"goats": "play", "tain": "placing"}
ROOM = [("goats", "cell:", (360, 640), 34), ("goats", "cell:", (1024, 1366), 50), ("tain", "inside:0", (390, 844), 44)]


@pytest.mark.parametrize(("game", "part", "size", "least"), ROOM)
def test_places_are_as_large_as_a_screen_lets_them(game, part, size, least, browser, house):
    """On a small phone, on one with room to spare, and where a panel beside the board makes it narrow."""
    page = hands.new_page(browser, house, viewport=dict(zip(("width", "height"), size, strict=True)))
    match = drovers.load(game).from_position(moments(game, 2)[FIRST[game], True])
    Stage(page, house).show(match, 0)
    page.wait_for_selector(f"[data-target^='{part}']")
    assert settled(page) == []
    places = [place.bounding_box() for place in page.locator(f"[data-target^='{part}']").all()]
    assert min(place["width"] for place in places) >= least and min(place["x"] for place in places) >= 0, places
