"""HTTP for watching: what is being played, and a table as a picture."""

from __future__ import annotations

from aiohttp import web

from .calls import Endpoint
from .endpoint import Call
from .routes_tables import table_in
from .shapes_club import LiveCard


async def live(call: Call) -> list[LiveCard]:
    """Tables being played."""
    return await call.hall.watching.tables()


async def picture(call: Call) -> web.Response:
    """A table as a picture."""
    body = await call.site.pictures.of(call.site, table_in(call), call.lang)
    return web.Response(body=body, content_type="image/png", headers={"Cache-Control": "public, max-age=60"})


ENDPOINTS = (
    Endpoint("GET", "/api/live", live, list[LiveCard]),
    Endpoint("GET", "/api/tables/{table}/picture", picture, bytes, cost=5, media="image/png"),
)
