"""A push in a real browser: the page's service worker hears it and shows a notice; a click leads to the table."""

from __future__ import annotations

import json

import pytest

pytestmark = pytest.mark.breadth

NOTE = {"title": "A match waits", "body": "Táin: Bran", "url": "/table/x", "off": "/off/x", "offWords": "No more"}
# What the system would show, and where a click would lead: this browser has no screen to show it on.
STAND_IN = """
() => {
  Object.assign(self, { shown: [], opened: [] });
  registration.showNotification = async (title, options) => void shown.push({ title, ...options });
  clients.openWindow = async (url) => void opened.push(url);
}
"""
CLICK = """
(action) => {
  const event = new ExtendableEvent("notificationclick");
  dispatchEvent(Object.assign(event, { action, notification: { close() {}, data: shown[0].data } }));
}
"""


def test_a_push_becomes_a_notice_that_leads_to_the_table(browser, house):
    context = browser.new_context()
    page = context.new_page()
    line, found = context.new_cdp_session(page), []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda event: found.extend(event["registrations"]))
    line.send("ServiceWorker.enable")
    with context.expect_event("serviceworker", timeout=90_000) as event:
        page.goto(house.url)
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    worker = event.value
    worker.evaluate(STAND_IN)
    registered = next(one["registrationId"] for one in found if one["scopeURL"].startswith(house.url))
    push = {"origin": house.url, "registrationId": registered, "data": json.dumps(NOTE)}
    line.send("ServiceWorker.deliverPushMessage", push)
    for _ in range(100):
        if worker.evaluate("shown.length"):
            break
        page.wait_for_timeout(50)
    [shown] = worker.evaluate("shown")
    assert (shown["title"], shown["body"], shown["tag"]) == (NOTE["title"], NOTE["body"], "waiting")
    assert [one["title"] for one in shown["actions"]] == [NOTE["offWords"]]
    for action in ("", "off"):
        worker.evaluate(CLICK, action)
    assert worker.evaluate("opened") == [NOTE["url"], NOTE["off"]]
    context.close()
