"""More than one person: two browsers, a watcher who learns no secret, one device passed round."""

import json

import hands
import pytest


def open_table(browser, house, **form):
    host = hands.new_page(browser, house)
    table = hands.make_table(host, house, **({"game": "schotten", "seats": ["me", "open"]} | form))
    host.goto(f"{house.url}/table/{table}")
    return host, table


@pytest.mark.breadth
def test_two_browsers_meet_by_link(browser, house):
    clock = {"kind": "bank", "bank": 900, "increment": 15}
    host, table = open_table(browser, house, clock=clock, options={"experts": True})
    guest = hands.new_page(browser, house, f"/table/{table}")
    guest.get_by_text("claims before the play").wait_for()  # what will be played is known before one sits down
    assert "15 min" in guest.get_by_test_id("waiting-facts").inner_text()
    guest.locator("#name").fill("Bran")
    guest.get_by_test_id("join-1").click()
    host.get_by_test_id("start").click()
    for person in (host, guest) * 2:
        hands.wait_turn(person)
        hands.from_the_list(person)
    guest.get_by_role("tab", name="Chat").click()
    guest.get_by_label("Say something").fill("Well played")
    guest.keyboard.press("Enter")
    host.get_by_role("tab", name="Chat").click()
    host.get_by_text("Well played").wait_for()
    assert host.troubles == guest.troubles == []


@pytest.mark.breadth
def test_nobody_is_asked_to_watch_or_to_sit_down_where_they_sit(browser, house):
    host, table = open_table(browser, house, options={"start": 1})

    def door():
        hands.inside(host, house, "/tables")
        return host.locator(f".entry a[href='/table/{table}']").inner_text()

    assert door() == "Go to the table"  # nobody else has come yet
    guest = hands.new_page(browser, house, f"/table/{table}")
    guest.get_by_test_id("join-1").click()
    hands.inside(host, house, f"/table/{table}")
    host.get_by_test_id("start").click()
    assert hands.wait_turn(guest)
    assert door() == "Go to the table"  # the guest thinks


@pytest.mark.breadth
def test_whoever_has_no_time_left_is_told_and_can_be_played_for(browser, house):
    host, table = open_table(browser, house, clock={"kind": "bank", "bank": 10, "increment": 0})
    guest = hands.new_page(browser, house, f"/table/{table}")
    guest.locator("#name").fill("Bran")
    guest.get_by_test_id("join-1").click()
    host.get_by_test_id("start").click()
    for person in (host, guest):
        person.get_by_test_id("time-up").wait_for()
    late, waiting = (host, guest) if host.locator("[data-live]").count() else (guest, host)
    late.get_by_text("Your time is up").wait_for()
    waiting.get_by_test_id("time-up").get_by_role("button").click()
    hands.wait_turn(waiting)  # the bot has moved
    assert host.troubles == guest.troubles == []


def test_a_watcher_sees_no_hand(browser, house):
    host, table = open_table(browser, house, seats=["me", "random"], start=True)
    hands.wait_turn(host)
    secret = host.locator("[data-target^='hand:']").evaluate_all("all => all.map(one => one.dataset.target.slice(5))")
    watcher = browser.new_context(locale="en-GB", service_workers="block").new_page()
    frames = []
    watcher.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    watcher.goto(f"{house.url}/table/{table}")
    watcher.get_by_text("You are watching").wait_for()
    assert any('"synced"' in frame for frame in frames)
    sights = [view["sight"] for frame in frames if '"synced"' in frame for view in json.loads(frame)["views"]]
    assert all(set(hand) == {"?"} for sight in sights for hand in sight["hands"])
    assert not any(f'"{card}"' in frame for frame in frames for card in secret)


def test_one_device_is_passed_round(browser, house):
    page = hands.new_page(browser, house)
    table = hands.make_table(page, house, game="schotten", seats=["me", "me"], start=True)
    page.goto(f"{house.url}/table/{table}")
    for _ in range(4):
        page.get_by_test_id("pass-device").wait_for()
        assert page.locator("[data-target^='hand:']").count() == 0  # nobody's hand lies open meanwhile
        page.get_by_test_id("pass-ready").click()
        hands.wait_turn(page)
        hands.from_the_list(page)
    assert page.troubles == []


@pytest.mark.breadth
def test_a_refused_claim_shows_what_still_beats_it(browser, house):
    page = hands.new_page(browser, house)
    table = hands.make_table(page, house, game="schotten", seats=["me", "me"], start=True)
    page.goto(f"{house.url}/table/{table}")
    for stone in (5, 1, 5, 2, 5, 3):  # whoever begins completes stone 5, against an empty side
        page.get_by_test_id("pass-ready").click()
        hands.wait_turn(page)
        hands.from_the_list(page, f"@{stone}")
    page.get_by_test_id("pass-ready").click()
    page.locator("[data-target='stone:5']").click()
    page.get_by_test_id("refusal").get_by_role("link", name="S17").wait_for()
    assert page.locator(".ghosted").count() == 3
    assert page.troubles == []


@pytest.mark.parametrize("others", [1, pytest.param(3, marks=pytest.mark.breadth)])
def test_people_with_a_browser_each_at_one_table(browser, house, others):
    host, table = open_table(browser, house, game="tain", seats=["me", *["open"] * others])
    guests = []
    for seat in range(1, others + 1):
        guest = hands.new_page(browser, house, f"/table/{table}")
        guest.locator("#name").fill(f"Guest {seat}")
        guest.get_by_test_id(f"join-{seat}").click()
        guests.append(guest)
    host.get_by_test_id("start").click()
    for person in (host, *guests):
        hands.wait_turn(person)
        before = hands.ply(person)
        person.locator("[data-target^='hand:'][data-lit]").first.click()
        person.locator("[data-target^='inside:'][data-lit]").first.click()
        person.get_by_test_id("confirm").click()
        hands.settle(person, before)
    last = guests[-1]
    last.get_by_role("tab", name="Table").click()
    last.get_by_test_id("takeback").click()
    last.get_by_text("Waiting for the others to agree").wait_for()  # who asks sees it, and so do the others
    host.get_by_text("asks to take the last move back").wait_for()
    assert all(person.troubles == [] for person in (host, *guests))


def test_whoever_agrees_to_a_rematch_finds_its_door_uncovered(browser, house):
    host, table = open_table(browser, house, options={"start": 0})
    guest = hands.new_page(browser, house, viewport=hands.PHONE)
    heard = []
    guest.on("websocket", lambda line: line.on("framereceived", lambda frame: heard.append(json.loads(frame)["type"])))
    guest.goto(f"{house.url}/table/{table}")
    guest.locator("#name").fill("Bran")
    guest.get_by_test_id("join-1").click()
    host.get_by_test_id("start").click()
    hands.wait_turn(host)
    host.get_by_role("tab", name="Table").click()
    host.get_by_test_id("resign").click()
    host.get_by_test_id("resign-sure").click()
    host.get_by_test_id("rematch").click()
    guest.get_by_role("button", name="Agree").click()
    door = guest.get_by_role("link", name="Go to the new table")
    door.wait_for()
    for _ in range(600):  # told wherever one looks
        if "yourturn" in heard:
            break
        guest.wait_for_timeout(50)
    assert "yourturn" in heard, heard
    assert not guest.locator(".notices a").count()
    door.click(timeout=5000)
    hands.wait_turn(guest)
    assert host.troubles == guest.troubles == []
