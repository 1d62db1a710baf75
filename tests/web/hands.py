"""How a person sits down and plays, with the mouse or with keys alone."""

from __future__ import annotations

import json
import os
import random
from typing import Any

from visitors import visit

import drovers

LIT = "[data-target][data-lit]"
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1280, "height": 800}
KEPT = "drovers.settings"
BRISK = {"speed": "off"}


def new_page(browser: Any, house: Any, path: str = "", **context: Any) -> Any:
    """A fresh person's page, open at a path or nowhere yet; whatever goes wrong in it is kept in `page.troubles`.

    Nothing is played slowly.  The page's worker, which keeps the house for later, costs as much as the page itself: a
    test asks for it.
    """
    options = {"viewport": DESK, "locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"} | context
    chosen = options.pop("settings", {})
    page = visit(browser, house, options)
    page.add_init_script(
        f"localStorage.getItem('{KEPT}') ?? localStorage.setItem('{KEPT}', '{json.dumps(BRISK | chosen)}')"
    )
    page.troubles = []
    page.on("pageerror", lambda error: page.troubles.append(str(error)))
    page.set_default_timeout(60_000)
    if path:
        page.goto(house.url + path)
    return page


def sit(page: Any, game: str) -> None:
    """One click on the first page."""
    page.get_by_test_id(f"play-{game}").click()
    page.wait_for_selector("[data-testid=table]")


def is_over(page: Any) -> bool:
    return page.locator("[data-testid=result]").count() > 0


def wait_turn(page: Any) -> bool:
    """Waits until it is our move, or the end; False at the end."""
    page.wait_for_selector("[data-testid=table][data-live], [data-testid=result]", timeout=180_000)
    return not is_over(page)


def ply(page: Any) -> int:
    return int(page.locator("[data-testid=table]").get_attribute("data-ply") or 0)


def act_by_mouse(page: Any, dice: random.Random, how: str = "click") -> None:
    """One touch of whatever may be touched: confirm if something is ready, else a lit piece, else a button.

    `how` is `click`, or `tap` for a finger.
    """
    for button in ("confirm", "skip-scene"):
        found = page.get_by_test_id(button)
        if found.count():
            return getattr(found.first, how)()
    if page.get_by_test_id("bid").count():
        tokens = page.locator("[data-target^='fist:']")
        if tokens.count() and (dice.random() < 0.7 or page.get_by_test_id("bid").is_disabled()):
            getattr(tokens.nth(dice.randrange(tokens.count())), how)()
        return getattr(page.get_by_test_id("bid"), how)()
    words = page.locator("[data-testid^='button:']")
    lit = page.locator(LIT)
    if lit.count() and not (words.count() and dice.random() < 0.25):
        return getattr(lit.nth(dice.randrange(lit.count())), how)()
    if words.count():
        return getattr(words.nth(dice.randrange(words.count())), how)()
    return None


def play_by_mouse(page: Any, seed: int = 1, most: int = 900, how: str = "click") -> None:
    """A whole match, by clicking or tapping."""
    dice = random.Random(seed)
    for _ in range(most):
        if not wait_turn(page):
            return
        try:
            act_by_mouse(page, dice, how)
        except Exception as error:  # a piece that moved away under the hand
            if "Timeout" in str(error) and is_over(page):
                return
            raise
    raise AssertionError(f"no end after {most} touches; ply {ply(page)}")


def play_by_keys(page: Any, most: int = 900) -> None:
    """A whole match without a mouse: arrows to a lit piece, Enter to pick, C to confirm, L for the list of moves."""
    dice = random.Random(5)
    for turn in range(most):
        if not wait_turn(page):
            return
        keys = page.keyboard
        if turn % 3:
            from_the_list(page)
            continue
        for _ in range(4):  # by hand: at most card, target, destination
            for _ in range(dice.randrange(1, 4)):
                keys.press(dice.choice(["ArrowRight", "ArrowUp", "ArrowDown", "ArrowLeft"]))
            if page.evaluate("document.activeElement?.matches('[data-lit]') ?? false"):
                keys.press("Enter")
            if page.get_by_test_id("confirm").count():
                before = ply(page)
                keys.press("c")
                settle(page, before)
                break
        else:
            keys.press("Escape")
    raise AssertionError("no end by keys")


def from_the_list(page: Any, wanted: str = "") -> None:
    """One move by keys: L opens every legal move in words, Enter makes the first that has what is wanted."""
    page.keyboard.press("l")
    page.wait_for_selector("[data-testid=move-filter]")
    page.keyboard.type(wanted)
    before = ply(page)
    page.keyboard.press("Enter")
    settle(page, before)


def settle(page: Any, before: int) -> None:
    """Waits until a move has been taken."""
    page.wait_for_function(
        "before => Number(document.querySelector('[data-testid=table]')?.dataset.ply) !== before",
        arg=before,
        timeout=60_000,
    )


def wide(page: Any) -> bool:
    """Whether anything makes the page scroll sideways, once boards have measured the room they have."""
    page.evaluate("() => new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    return bool(page.evaluate("document.documentElement.scrollWidth > innerWidth + 1"))


def shot(page: Any, name: str) -> None:
    """Keeps a picture where somebody asked for pictures."""
    folder = os.environ.get("DROVERS_SHOTS")
    if folder:
        page.screenshot(path=f"{folder}/{name}.png")


def make_table(page: Any, house: Any, **form: Any) -> str:
    """A table made through the API by this page's person; its id."""
    page.request.post(f"{house.url}/api/guest", data={"name": form.pop("name", "Ada")})
    answer = page.request.post(f"{house.url}/api/tables", data=form)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


def bring(page: Any, house: Any, match: Any, players: list[str]) -> str:
    """A match that was begun elsewhere, to be gone on with by this page's person; its table's id."""
    page.request.post(f"{house.url}/api/guest", data={"name": "Ada"})
    record = match.record() | {"players": players, "resigned": [], "continued": None}
    answer = page.request.post(f"{house.url}/api/records", data=record)
    assert answer.ok, answer.text()
    return str(answer.json()["id"])


# A link that is gone again once it has been followed.
LINK = """path => {
  const link = document.body.appendChild(Object.assign(document.createElement("a"), { href: path }));
  link.click();
  link.remove();
}"""


def inside(page: Any, house: Any, path: str) -> None:
    """Goes there without loading the page anew, as a click on a link would."""
    page.evaluate(LINK, path)
    page.wait_for_url(f"{house.url}{path}")


def bring_record(page: Any, house: Any) -> None:
    """Pastes a match somebody else played, and looks at it."""
    match = drovers.load("tain").new(2, seed=3)
    while not match.outcome:
        seat = match.to_move[0]
        match.play(seat, match.legal(seat)[0])
    inside(page, house, "/verify")
    page.get_by_text("Or paste").click()
    page.get_by_test_id("record-text").fill(json.dumps(match.record()))
    page.get_by_test_id("record-read").click()
    page.get_by_test_id("record-replay").click()
    page.wait_for_selector("[data-testid=replay][data-ply='0']")
