"""Whole matches by ear: from the first page to the result, reading nothing but what is announced."""

import re

import hands
import pytest

import drovers

# Plays to the end inside the page.  It knows the live region and the line to type in, nothing else.
BY_EAR = r"""
async ({ legal, turn, end, most }) => {
  const log = document.querySelector("[role=log][aria-live]");
  const field = document.querySelector("form input");
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const heard = [...log.querySelectorAll("p:not([aria-hidden])")].map((line) => line.textContent);
  let taken = heard.findLastIndex((line) => /^(A table of|Une table de) /.test(line)); // lines listened to
  new MutationObserver((changes) => {
    const added = changes.flatMap((change) => [...change.addedNodes]);
    heard.push(...added.filter((node) => node.matches?.("p:not([aria-hidden])")).map((node) => node.textContent));
  }).observe(log, { childList: true });
  const hears = async (wanted) => {
    for (let waited = 0; waited < 30000; waited += 4, await pause(4))
      for (; taken < heard.length; taken++) {
        const found = wanted(heard[taken]);
        if (found) return taken++, found;
      }
    throw new Error(`heard only ${heard.slice(-9).join(" | ")}`);
  };
  const type = (text) => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.form.requestSubmit();
  };
  const choice = (line) => {
    const deeper = line.match(/[“«]\s?(?:legal|coups) ([^”»]+?)\s?[”»]/);
    if (deeper) return `${legal} ${deeper[1]}`;
    const move = line.match(/^\d+ (?:moves|coups)\s?: ([^,]+)/) ?? line.match(/^([^:“«]{1,24}?)\s?: /);
    return move?.[1].trim();
  };
  for (let move = 0; move < most; move++) {
    const over = await hears((line) => (line.startsWith(turn) ? "turn" : line.includes(end) ? "over" : ""));
    if (over === "over") return heard;
    let text = legal;
    while (text.startsWith(legal)) {
      type(text);
      text = await hears(choice);
    }
    type(text);
  }
  throw new Error("no end");
}
"""
SAY = {
    "en": {
        "legal": "legal",
        "turn": "Your turn",
        "end": "Type “analyse”",
        "new": "new",
        "seat": "seat 2 Stroller",
        "next": "next",
    },
    "fr": {
        "legal": "coups",
        "turn": "À vous",
        "end": "«\u00a0analyser",
        "new": "nouvelle",
        "seat": "place 2 Flâneur",
        "next": "suivant",
    },
}


def type_in(page, text):
    """A line typed by keys alone; what is said in answer."""
    before = int(page.get_by_test_id("text-mode").get_attribute("data-answered"))
    page.keyboard.type(text)
    page.keyboard.press("Enter")
    page.wait_for_function(
        "before => Number(document.querySelector('[data-testid=text-mode]').dataset.answered) > before", arg=before
    )
    return page.get_by_test_id("said").inner_text()


def enter(browser, house, lang):
    """The first page, and the text mode by the first thing the keyboard reaches."""
    page = hands.new_page(browser, house, "/", settings={"lang": lang})
    page.get_by_test_id("text-link").wait_for(state="attached")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.get_by_test_id("line").wait_for()
    return page


HEARD = {("fr", "schotten")}  # in every run; the others by `make soak`
EARS = [
    pytest.param(lang, game, marks=() if (lang, game) in HEARD else pytest.mark.soak)
    for game in drovers.names()
    for lang in SAY
]


@pytest.mark.parametrize(("lang", "game"), EARS)
def test_a_match_by_ear(lang, game, browser, house):
    words = SAY[lang]
    page = enter(browser, house, lang)
    assert re.search("Seats|Places", type_in(page, f"{words['new']} {game}"))
    type_in(page, words["seat"])
    type_in(page, "start")
    page.wait_for_url("**/table/*")
    ears = {"legal": words["legal"], "turn": words["turn"], "end": words["end"], "most": 600}
    told = page.evaluate(BY_EAR, ears)
    assert any(re.match(r"1\. ", line) for line in told[-6:]), told[-12:]
    type_in(page, "analyse")
    page.wait_for_url("**/replay/*")
    assert re.search(r"(Move|Coup) 1 ", type_in(page, words["next"]))
    type_in(page, "home")
    page.wait_for_function("() => location.pathname === '/'")
    assert page.troubles == []
    page.close()


@pytest.mark.breadth
def test_lessons_questions_and_settings_by_ear(browser, house):
    page = enter(browser, house, "en")
    assert "Schotten Totten" in type_in(page, "games")
    assert "Choices" in (type_in(page, "new schotten") and type_in(page, "options"))
    type_in(page, "lesson schotten")
    page.wait_for_url("**/table/*coach=1")
    page.wait_for_function("() => document.querySelector('[role=log]').textContent.includes('Your turn')")
    said = page.get_by_test_id("said").inner_text()
    assert "Lesson, 1 of" in said
    assert "no stone; 0 points." in type_in(page, "scores")
    assert "(S16)" in type_in(page, "why claim 3")
    assert "Stone 3." in type_in(page, "stone 3")
    type_in(page, "language fr")
    page.wait_for_function("() => document.documentElement.lang === 'fr'")
    assert "Borne 3." in type_in(page, "borne 3")
    page.keyboard.press("ArrowUp")
    assert page.get_by_test_id("line").input_value() == "borne 3"
    page.get_by_test_id("line").fill("")
    page.keyboard.type("accueil")
    page.keyboard.press("Enter")
    page.wait_for_function("() => location.pathname === '/'")
    solve(page)
    page.keyboard.type("visuel")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-testid=lesson]")
    assert page.troubles == []


def solve(page):
    """The small positions: all of a game by their tasks, one looked at, answered wrong and right."""
    assert "6. " in type_in(page, "exercices schotten")
    type_in(page, "exercices schotten 5")
    page.wait_for_url("**/learn/schotten/5")
    page.wait_for_function("() => document.querySelector('[role=log]').textContent.includes('Exercice 5 sur 6')")
    assert "Borne 1." in type_in(page, "borne 1")
    assert "claim 8" in type_in(page, "coups")
    assert "(S" in type_in(page, "claim 1").splitlines()[-1]  # refused with its rule
    assert "ne fait pas gagner" in type_in(page, "claim 8").splitlines()[-1]
    assert "Résolu" in type_in(page, "revendiquer 2").splitlines()[-1]
