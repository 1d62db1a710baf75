"""One HTTP endpoint: what it takes and answers, checked on the way in, described for OpenAPI, refused in one form."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.datastructures import QueryParams
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from ..core.words import LANGUAGES
from .accounts import COOKIE, Accounts
from .hall import Hall
from .limits import Doors, TooFast, household
from .refusal import Refusal
from .shapes import AccountForm, Failure, PasswordForm
from .store import Unavailable
from .store.people import Person

LOG = logging.getLogger(__name__)
BODY_MOST = 16_384
YEAR = 365 * 86_400
STATUS = {
    "no-name": 401, "bad-password": 401, "no-account": 403, "no-seat": 403, "hidden": 403, "origin": 403,
    "not-found": 404, "method": 405, "name-taken": 409, "has-account": 409, "too-many": 409, "other-rules": 409,
    "not-over": 409,
    "too-large": 413, "not-json": 415, "too-fast": 429, "internal": 500, "unavailable": 503,
}  # fmt: skip


@dataclass
class Call:
    """A request as a handler sees it."""

    request: Request
    hall: Hall
    accounts: Accounts
    person: Person | None
    lang: str
    body: Any = None

    @property
    def me(self) -> Person:
        """Who asks; whoever has no name yet is refused."""
        if self.person is None:
            raise Refusal("no-name")
        return self.person

    @property
    def path(self) -> dict[str, Any]:
        """The named parts of the address."""
        return self.request.path_params

    @property
    def query(self) -> QueryParams:
        """What follows the question mark."""
        return self.request.query_params


@dataclass(frozen=True)
class Endpoint:
    """A method and a path, and who answers."""

    method: str
    path: str
    handler: Callable[[Call], Awaitable[Any]]
    summary: str
    answer: Any = None  # a type, or None for an empty answer
    body: Any = None
    status: int = 200
    named: bool = False  # whether one must have a name
    cost: float = 0.0  # of the address's bucket, beyond what every request costs
    query: tuple[tuple[str, dict[str, Any]], ...] = ()

    async def handle(self, request: Request) -> Response:
        """Answers a request; whatever happens, in the form this file promises."""
        lang = language(request)
        try:
            return await self._answer(request, lang)
        except Refusal as refusal:
            return failure(refusal, lang)
        except Unavailable:
            return failure(Refusal("unavailable"), lang)
        except ClientDisconnect:
            return Response(status_code=400)  # nobody is there to hear it
        except Exception:
            LOG.exception("request failed", extra={"path": self.path})
            return failure(Refusal("internal"), lang)

    async def _answer(self, request: Request, lang: str) -> Response:
        state = request.app.state
        hall, accounts = state.hall, state.accounts
        enter(request, self.cost)
        if self.body in (AccountForm, PasswordForm):
            enter(request, 1.0, state.password_doors)
        body = await self._read(request) if self.body is not None else None
        call = Call(request, hall, accounts, await accounts.who(request), lang, body)
        if self.named:
            _ = call.me
        answer = await self.handler(call)
        if isinstance(answer, Response):
            return answer
        return json_response(answer, self.status) if self.answer is not None else Response(status_code=204)

    async def _read(self, request: Request) -> Any:
        if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
            raise Refusal("not-json")
        text = b""
        async for part in request.stream():
            text += part
            if len(text) > BODY_MOST:
                raise Refusal("too-large", most=BODY_MOST)
        try:
            return msgspec.json.decode(text, type=self.body)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise Refusal("malformed", problem=str(error)) from None


def json_response(data: Any, status: int = 200) -> Response:
    """Data as JSON that nobody keeps."""
    return Response(msgspec.json.encode(data), status, {"Cache-Control": "no-store"}, "application/json")


def failure(refusal: Refusal, lang: str) -> Response:
    """A refusal as HTTP says it."""
    status = STATUS.get(refusal.code, 400)
    response = json_response(Failure(refusal.code, refusal.reason(lang), refusal.field), status)
    if isinstance(refusal, TooFast):
        response.headers["Retry-After"] = str(refusal.seconds)
    return response


def with_cookie(call: Call, response: Response, cookie: str) -> Response:
    """Gives the browser a session; only this site may send it, and no script can read it."""
    secure = call.request.url.scheme == "https"
    response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="lax", secure=secure)
    return response


def language(connection: HTTPConnection) -> str:
    """The language asked for: in the address, else the first known one the browser prefers."""
    asked = connection.query_params.get("lang", "")
    if asked in LANGUAGES:
        return asked
    for part in connection.headers.get("accept-language", "").split(","):
        code = part.strip()[:2].lower()
        if code in LANGUAGES:
            return code
    return LANGUAGES[0]


def address(connection: HTTPConnection) -> str:
    """Where somebody comes from."""
    return connection.client.host if connection.client else "?"


def enter(connection: HTTPConnection, cost: float, doors: Doors | None = None) -> None:
    """Counts what somebody asks for, or refuses it as too much at once."""
    state = connection.app.state
    if state.hall.settings.rates:
        (doors or state.doors).enter(household(address(connection)), cost)
