"""The application: every door in one list."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from functools import cache, partial

import msgspec
from aiohttp import web

from .. import __version__
from . import (
    health,
    openapi,
    routes_company,
    routes_daily,
    routes_days,
    routes_lessons,
    routes_memory,
    routes_notices,
    routes_people,
    routes_positions,
    routes_puzzles,
    routes_study,
    routes_tables,
    routes_watching,
)
from .accounts import Accounts, key_in
from .calls import Endpoint
from .connection import Connection
from .endpoint import Call, handle, json_response, language
from .guard import SOCKETS, dress, guard
from .hall import Hall
from .limits import household
from .refusal import Refusal
from .settings import Settings
from .shapes import Health
from .site import SITE, Addresses, Proxies, Site
from .socket import Socket
from .static import Page
from .store import Store
from .telling import Viewer
from .unfolding import Pictures
from .upkeep import Upkeep


async def is_well(call: Call) -> Health:
    """Whether the server and its database are well."""
    hall, problems = call.hall, await call.site.health.ailing()
    if problems:
        raise Refusal("unwell", problem=", ".join(problems))
    kind = "postgresql" if hall.store.shared else "sqlite"
    return Health(True, __version__, kind, len(hall.tables.live), len(hall.presence.connected()))


ENDPOINTS = (
    *routes_tables.ENDPOINTS,
    *routes_study.ENDPOINTS,
    *routes_people.ENDPOINTS,
    *routes_lessons.ENDPOINTS,
    *routes_memory.ENDPOINTS,
    *routes_days.ENDPOINTS,
    *routes_notices.ENDPOINTS,
    *routes_watching.ENDPOINTS,
    *routes_puzzles.ENDPOINTS,
    *routes_daily.ENDPOINTS,
    *routes_positions.ENDPOINTS,
    *routes_company.ENDPOINTS,
    Endpoint("GET", "/healthz", is_well, Health),
)


async def alive(request: web.Request) -> web.Response:
    """Whether the process answers at all: one that does not is best begun anew."""
    return json_response({"ok": True})


async def ready(request: web.Request) -> web.Response:
    """Whether people should be sent here: 503 if not, with what is wrong for those who may have numbers."""
    site = request.app[SITE]
    found = await site.health.ready()
    if not site.is_of_the_house(request):
        found.checks = {name: "ok" if problem == "ok" else "not ok" for name, problem in found.checks.items()}
    return json_response(found, 200 if found.ok else 503)


async def metrics(request: web.Request) -> web.Response:
    """Numbers for Prometheus, for those who may have them."""
    site = request.app[SITE]
    if not site.is_of_the_house(request):
        raise Refusal("not-found", what="page")
    return web.Response(body=site.hall.metrics.page(), content_type="text/plain", charset="utf-8")


@cache
def _described() -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(openapi.describe(ENDPOINTS)))


async def openapi_json(request: web.Request) -> web.Response:
    """The interface for programs."""
    return json_response(_described())


async def openapi_page(request: web.Request) -> web.Response:
    """The interface for people."""
    return web.Response(text=openapi.page(ENDPOINTS, language(request)), content_type="text/html")


async def sockets(request: web.Request) -> web.StreamResponse:
    """A client connects."""
    site, transport = request.app[SITE], request.transport
    settings, where = site.hall.settings, household(site.address(request))
    if site.sockets.total() >= settings.sockets_most or site.sockets[where] >= settings.sockets_per_address:
        raise Refusal("too-many", what="sockets", most=settings.sockets_per_address)
    if transport is None:
        raise ConnectionResetError  # it has left already
    site.sockets[where] += 1
    try:
        person = await site.accounts.who(request)
        muted = await site.hall.presence.muted(person.id if person else None)
        line = Connection(request, transport)
        if person and settings.rates:
            site.hall.presence.comes_from(person, where)
        viewer = Viewer(person.id if person else None, language(request), muted)
        socket = Socket(site.hall, line, key_in(request), person, viewer, site.share(request, viewer.player))
        await asyncio.create_task(socket.run())  # in this one each message would wake what waits for the answer too
        return line.frames
    finally:
        site.sockets[where] -= 1
        site.sockets += Counter()  # forgets addresses without sockets


async def nowhere(request: web.Request) -> web.Response:
    """No such part of the interface."""
    raise web.HTTPNotFound


DOORS = {
    "/livez": alive,
    "/readyz": ready,
    "/metrics": metrics,
    "/api": openapi_page,
    "/api/openapi.json": openapi_json,
    SOCKETS: sockets,
}


def create_app(settings: Settings) -> web.Application:
    """A server with these settings; it opens its database when it starts."""

    async def living(app: web.Application) -> AsyncIterator[None]:
        hall = Hall(settings, Store(settings.url, settings.redis))
        believed, asking = Proxies(settings.proxies), Addresses(settings.metrics_from)
        app[SITE] = Site(hall, Accounts(hall), believed, health.Health(hall), asking, Pictures())
        await hall.open()
        hall.background.spawn(Upkeep(hall).every_night())
        yield
        await hall.close()

    app = web.Application(middlewares=[guard])
    app.cleanup_ctx.append(living)
    app.on_response_prepare.append(dress)
    for one in ENDPOINTS:
        add = app.router.add_get if one.method == "GET" else partial(app.router.add_route, one.method)
        add(one.path, partial(handle, one))
    for path, answer in DOORS.items():
        app.router.add_get(path, answer)
    app.router.add_route("*", "/api/{rest:.*}", nowhere)
    app.router.add_get("/{path:.*}", Page(settings.static).answer)
    return app
