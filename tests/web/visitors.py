"""Who comes to the house: a context of the browser each, handed on clean to the next when its pages are closed.

What a context has fetched and compiled of the page stays there, and so does the process that draws it, for one small
picture stays open: the next visitor's page costs half of what the first one's did.
"""

from __future__ import annotations

import json
from typing import Any


def visit(browser: Any, house: Any, options: dict[str, Any]) -> Any:
    """An empty page of somebody new, in a context with these options that nobody is using, or in a new one."""
    if options.get("service_workers") != "block":  # a worker outlives its pages
        return browser.new_context(**options).new_page()
    size, media = options.pop("viewport"), {"reduced_motion": options.pop("reduced_motion")}
    media["color_scheme"] = options.pop("color_scheme", "light")
    page = _free(browser, house, options).new_page()
    page.set_viewport_size(size)
    page.emulate_media(**media)
    return page


def _free(browser: Any, house: Any, options: dict[str, Any]) -> Any:
    alike = json.dumps(options, sort_keys=True)
    for context in browser.contexts:
        if getattr(context, "alike", "") == alike and len(context.pages) == 1:
            context.clear_cookies()
            context.set_offline(False)
            context.line.send("Storage.clearDataForOrigin", {"origin": house.url, "storageTypes": "all"})
            return context
    context = browser.new_context(**options)
    context.alike, context.stays = alike, context.new_page()
    context.stays.goto(f"{house.url}/icon.svg")
    context.line = context.new_cdp_session(context.stays)
    return context


def all_pages(browser: Any) -> set[Any]:
    """Every page that is open."""
    return {page for context in browser.contexts for page in context.pages}


def leave(browser: Any, staying: set[Any]) -> None:
    """Closes all other pages, and contexts that nobody can use again."""
    for context in browser.contexts:
        kept = staying | {getattr(context, "stays", None)}
        for page in context.pages:
            if page not in kept:
                page.close()
        if not context.pages:
            context.close()
