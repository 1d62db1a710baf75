"""The application: every door in one list."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache, partial

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.websockets import WebSocket

from .. import __version__
from . import openapi, routes_people, routes_tables
from .accounts import Accounts
from .endpoint import Call, Endpoint, address, failure, json_response, language
from .guard import Guard
from .hall import Hall
from .limits import Doors, household
from .refusal import Refusal
from .settings import Settings
from .shapes import Health
from .socket import Socket
from .static import Page
from .store import Store, people

REQUESTS = (200, 20.0)  # of one address: at once, and a second
PASSWORDS = (10, 0.1)


async def health(call: Call) -> Health:
    """Whether the server is up and its database answers."""
    hall = call.hall
    await hall.store.read(partial(people.names, wanted=set()))
    kind = "postgresql" if hall.store.shared else "sqlite"
    return Health(True, __version__, kind, len(hall.tables.live), sum(map(len, hall.presence.sockets.values())))


ENDPOINTS = (
    *routes_tables.ENDPOINTS,
    *routes_people.ENDPOINTS,
    Endpoint("GET", "/healthz", health, "Whether the server is well", Health),
)


async def metrics(request: Request) -> Response:
    """Numbers for Prometheus, for those who may have them."""
    hall: Hall = request.app.state.hall
    if address(request) not in hall.settings.metrics_from:
        return failure(Refusal("not-found", what="page"), language(request))
    return PlainTextResponse(hall.metrics.page())


@cache
def _described() -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(openapi.describe(ENDPOINTS)))


async def openapi_json(request: Request) -> Response:
    """The interface for programs."""
    return json_response(_described())


async def openapi_page(request: Request) -> Response:
    """The interface for people."""
    return HTMLResponse(openapi.page(ENDPOINTS, language(request)))


async def sockets(websocket: WebSocket) -> None:
    """A client connects."""
    state = websocket.app.state
    hall: Hall = state.hall
    accounts: Accounts = state.accounts
    where = household(address(websocket))
    full = sum(state.addresses.values()) >= hall.settings.sockets_most
    if full or state.addresses[where] >= hall.settings.sockets_per_address:
        await websocket.close(1013)
        return
    state.addresses[where] += 1
    try:
        person = await accounts.who(websocket)
        muted = await hall.presence.muted(person.id if person else None)
        await Socket(hall, websocket, person, language(websocket), muted).run()
    finally:
        state.addresses[where] -= 1
        state.addresses += Counter()  # forgets addresses without sockets


async def nowhere(request: Request) -> Response:
    """No such part of the interface."""
    raise HTTPException(404)


async def refused(request: Request, error: Exception) -> Response:
    """What no endpoint answered."""
    if not isinstance(error, HTTPException):
        return failure(Refusal("internal"), language(request))
    method = Refusal("method", method=request.method)
    answer = failure(method if error.status_code == 405 else Refusal("not-found", what="page"), language(request))
    answer.headers.update(error.headers or {})
    return answer


def routes(settings: Settings) -> list[Route | Mount | WebSocketRoute]:
    """Every door."""
    described = [Route(one.path, one.handle, methods=[one.method]) for one in ENDPOINTS]
    return [
        *described,
        Route("/metrics", metrics),
        Route("/api", openapi_page),
        Route("/api/openapi.json", openapi_json),
        WebSocketRoute("/ws", sockets),
        Route("/api/{rest:path}", nowhere, methods=["GET", "POST", "PUT", "PATCH", "DELETE"]),
        Mount("/", app=Page(settings.static)),
    ]


def create_app(settings: Settings) -> Starlette:
    """A server with these settings; it opens its database when it starts."""

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        hall = Hall(settings, Store(settings.url))
        app.state.hall, app.state.accounts = hall, Accounts(hall)
        app.state.doors, app.state.password_doors = Doors(*REQUESTS), Doors(*PASSWORDS)
        app.state.addresses = Counter()
        await hall.open()
        yield
        await hall.close()

    guard = Middleware(Guard, origins=settings.origins)
    return Starlette(
        routes=routes(settings),
        lifespan=lifespan,
        middleware=[guard],
        exception_handlers={HTTPException: refused, Exception: refused},
    )
