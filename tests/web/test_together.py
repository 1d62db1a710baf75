"""Táin's last guards, chosen together and made one by one (T28)."""

from __future__ import annotations

import pytest
from hands import from_the_list, make_table, new_page, ply, wait_turn

pytestmark = pytest.mark.breadth

OUTSIDE = [f"X>{{other}}.{door}" for door in ("p1", "p2", "p3", "h1", "h2")] + ["X>k{slot}"]


def test_the_last_guards_are_chosen_together(browser, house):
    page = new_page(browser, house)
    table = make_table(page, house, game="tain", seats=["me", "me"], start=True)
    page.goto(f"{house.url}/table/{table}")
    for move in OUTSIDE:
        for seat in (0, 1):
            page.get_by_test_id("pass-ready").click()
            wait_turn(page)
            assert not page.get_by_test_id("together").count()
            from_the_list(page, move.format(other=1 - seat, slot=seat + 1))
    page.get_by_test_id("pass-ready").click()
    page.get_by_test_id("together").click()
    for guard in ("W@p1", "B@p2"):
        page.keyboard.press("l")
        page.get_by_test_id("move-filter").fill(guard)
        page.keyboard.press("Enter")
    assert page.get_by_test_id("row").inner_text().count("Post") == 2 and ply(page) == 12
    page.get_by_test_id("button:pass").click()
    page.get_by_test_id("pass-ready").click()
    wait_turn(page)
    from_the_list(page, "pass")
    page.get_by_test_id("pass-ready").click()
    page.wait_for_selector("[data-testid=table][data-ply='16']")
    assert page.troubles == []
