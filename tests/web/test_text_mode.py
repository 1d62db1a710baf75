"""Whole matches by ear: from the first page to the result, reading nothing but what is announced."""

import re

import hands
import pytest

# Plays to the end inside the page.  It knows the live region and the line to type in, nothing else.
BY_EAR = r"""
async ({ legal, most, end }) => {
  const log = document.querySelector("[role=log][aria-live]");
  const field = document.querySelector("form input");
  const heard = () => [...log.querySelectorAll("p:not([aria-hidden])")].map((line) => line.textContent);
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  let last = log.lastElementChild;
  const fresh = () => {
    const lines = [];
    for (let one = last?.nextElementSibling ?? null; one; one = one.nextElementSibling) {
      if (!one.hasAttribute("aria-hidden")) lines.push(one.textContent);
      last = one;
    }
    return lines;
  };
  const type = async (text) => {
    fresh();
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
    field.form.requestSubmit();
    for (let waited = 0; waited < 8000; waited += 10) {
      await pause(10);
      const lines = fresh();
      if (lines.length) return lines;
    }
    return [];
  };
  const over = () => heard().some((line) => line.includes(end));
  let text = legal;
  for (let turn = 0; turn < most && !over(); turn++) {
    const said = (await type(text)).join("\n");
    if (text.startsWith(legal) && said) {
      const deeper = said.match(/[“«]\s?(?:legal|coups) ([^”»]+?)\s?[”»]/);
      const listed = said.match(/(?:moves|coups)\s?: ([^,]+)/);
      const owes = !/owe no move|aucun coup de vous/.test(said);
      if (!owes) await pause(30);
      text = !owes ? legal : deeper ? `${legal} ${deeper[1]}` : listed ? listed[1].trim() : said.split(/\s?: /)[0].trim();
    } else text = legal;
  }
  await pause(300);
  return heard();
}
"""
SAY = {
    "en": {"legal": "legal", "end": "Type “analyse”", "new": "new", "seat": "seat 2 Stroller", "start": "start", "step": "next"},
    "fr": {"legal": "coups", "end": "« analyser »", "new": "nouvelle", "seat": "place 2 Flâneur", "start": "commencer", "step": "suivant"},
}  # fmt: skip


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
    page = hands.new_page(browser, house, settings={"lang": lang})
    page.get_by_test_id("text-link").wait_for(state="attached")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.get_by_test_id("line").wait_for()
    return page


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_match_of_every_game_by_ear(lang, browser, house):
    words = SAY[lang]
    page = enter(browser, house, lang)
    for game in ("schotten", "tain", "goats", "colorado"):
        assert re.search("Seats|Places", type_in(page, f"{words['new']} {game}"))
        type_in(page, words["seat"])
        type_in(page, words["start"])
        page.wait_for_url("**/table/*")
        told = page.evaluate(
            BY_EAR,
            {
                "legal": words["legal"],
                "end": words["end"].replace(" ", "\u00a0") if lang == "fr" else words["end"],
                "most": 1500,
            },
        )
        assert any(re.match(r"1\. ", line) for line in told[-6:]), told[-12:]
        type_in(page, "analyse")
        page.wait_for_url("**/replay/*")
        assert re.search(r"(Move|Coup) 1 ", type_in(page, words["step"]))
        type_in(page, "home")
        page.wait_for_function("location.pathname === '/'")
    assert page.troubles == []


def test_lessons_questions_and_settings_by_ear(browser, house):
    page = enter(browser, house, "en")
    assert "Schotten Totten" in type_in(page, "games")
    assert "Choices" in (type_in(page, "new schotten") and type_in(page, "options"))
    type_in(page, "lesson schotten")
    page.wait_for_url("**/table/*coach=1")
    page.wait_for_function("document.querySelector('[role=log]').textContent.includes('Your turn')")
    said = page.get_by_test_id("said").inner_text()
    assert "Lesson, 1 of" in said
    assert "No stone" in type_in(page, "scores") or "no stone" in type_in(page, "scores")
    assert "S" in type_in(page, "why claim 3")
    assert "Stone 3." in type_in(page, "stone 3")
    assert "Borne 3." in (type_in(page, "language fr"), page.wait_for_timeout(800), type_in(page, "borne 3"))[2]
    page.keyboard.press("ArrowUp")
    assert page.get_by_test_id("line").input_value() == "borne 3"
    page.get_by_test_id("line").fill("")
    type_in(page, "quitter le mode texte") if False else page.keyboard.type("visuel")
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-testid=table]")
    assert page.troubles == []
