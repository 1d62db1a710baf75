"""What a link to a table says before it is opened: a title and a picture, for whoever shows links unfolded."""

from __future__ import annotations

import asyncio
import re
from collections import OrderedDict
from html import escape

from aiohttp import web

from ..core.words import LANGUAGES
from .endpoint import language
from .names import called
from .picture import Drawn, drawn
from .refusal import WORDS, Refusal
from .rows import Listing, Unavailable
from .site import SITE, Site
from .store.log import load_one
from .store.matches import scores_of

LINK = re.compile(r"(?:table|replay|embed)/([0-9A-Za-z]{16})")
KEPT = 200  # pictures


class Pictures:
    """Pictures drawn lately."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int, str], bytes] = OrderedDict()

    async def of(self, site: Site, table: str, lang: str) -> bytes:
        """The picture of a table as it is now."""
        read = site.hall.store.read
        listing = await read(load_one, table=table)
        if listing is None:
            raise Refusal("not-found", what="table")
        key = (table, listing.changed, lang)
        if key not in self.kept:
            scores = await read(scores_of, table=table)
            game, names = _game(site, listing, lang), called(listing, lang)
            what = Drawn(listing.founding.game, game, names, scores, _line(listing, lang))
            self.kept[key] = await asyncio.to_thread(drawn, what, site.hall.settings.static)
            while len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        return self.kept[key]


def _game(site: Site, listing: Listing, lang: str) -> str:
    return site.hall.rulebooks.of(listing.founding).words.say(lang, "name")


def _line(listing: Listing, lang: str) -> str:
    return WORDS.say(lang, f"unfold-{listing.summary.status}")


async def unfolded(request: web.Request, path: str) -> str:
    """What belongs into the head of the page at that address; nothing for most."""
    found = LINK.fullmatch(path)
    if not found:
        return ""
    site, lang = request.app[SITE], language(request)
    try:
        listing = await site.hall.store.read(load_one, table=found[1])
        said = f"{_game(site, listing, lang)}: {' – '.join(called(listing, lang))}" if listing else ""
    except (Unavailable, Refusal):
        return ""
    return _tags(request, site, found[1], said, _line(listing, lang), lang) if listing else ""


def _tags(request: web.Request, site: Site, table: str, title: str, line: str, lang: str) -> str:
    scheme = "https" if site.is_secure(request) else "http"
    base = site.hall.settings.public.rstrip("/") or f"{scheme}://{request.headers.get('Host', '')}"
    said = {
        "og:type": "website", "og:site_name": "Drovers", "og:title": title, "og:description": line,
        "og:url": f"{base}{request.path}", "og:image": f"{base}/api/tables/{table}/picture?lang={lang}",
        "og:image:type": "image/png", "og:image:width": "1200", "og:image:height": "630", "og:image:alt": title,
        "og:locale": {"en": "en_GB", "fr": "fr_FR"}[lang if lang in LANGUAGES else "en"],
    }  # fmt: skip
    tags = [f'<meta property="{name}" content="{escape(value)}" />' for name, value in said.items()]
    return "".join([*tags, '<meta name="twitter:card" content="summary_large_image" />'])
