"""One HTTP endpoint: what it takes and answers, checked on the way in, described for OpenAPI, refused in one form."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from aiohttp import web

from ..core.words import LANGUAGES
from .accounts import COOKIE, Accounts
from .door import door_of
from .hall import Hall
from .limits import TooFast
from .refusal import Refusal
from .shapes import Failure
from .shapes_people import AccountForm, NewPasswordForm, PasswordForm
from .site import SITE, Site
from .store import Unavailable
from .store.people import Person

LOG = logging.getLogger(__name__)
BODY_MOST = 16_384
YEAR = 365 * 86_400
STATUS = {
    "no-name": 401, "bad-password": 401, "no-account": 403, "no-seat": 403, "hidden": 403, "origin": 403,
    "not-found": 404, "method": 405, "name-taken": 409, "has-account": 409, "too-many": 409, "other-rules": 409,
    "other-tables": 409,
    "not-over": 409,
    "too-large": 413, "not-json": 415, "too-fast": 429, "internal": 500,
    "unavailable": 503, "unwell": 503, "draining": 503,
}  # fmt: skip


@dataclass
class Call:
    """A request as a handler sees it."""

    request: web.Request
    site: Site
    person: Person | None
    lang: str
    body: Any = None

    @property
    def hall(self) -> Hall:
        """The tables."""
        return self.site.hall

    @property
    def accounts(self) -> Accounts:
        """The people."""
        return self.site.accounts

    @property
    def me(self) -> Person:
        """Who asks; whoever has no name yet is refused."""
        if self.person is None:
            raise Refusal("no-name")
        return self.person

    @property
    def device(self) -> str:
        """What the browser calls itself, as far as it is kept."""
        return "".join(sign for sign in self.request.headers.get("User-Agent", "") if sign.isprintable())[:120]

    @property
    def path(self) -> Mapping[str, str]:
        """The named parts of the address."""
        return self.request.match_info

    @property
    def query(self) -> Mapping[str, str]:
        """What follows the question mark."""
        return self.request.query


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
    begins: bool = False  # whether it begins something new, which an instance about to stop does not
    cost: float = 0.0  # of the address's bucket, beyond what every request costs
    query: tuple[tuple[str, dict[str, Any]], ...] = ()

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answers a request; whatever happens, in the form this file promises."""
        lang = language(request)
        try:
            return await self._answer(request, lang)
        except Refusal as refusal:
            return failure(refusal, lang)
        except Unavailable:
            return failure(Refusal("unavailable"), lang)
        except ConnectionError:
            return web.Response(status=400)  # nobody is there to hear it
        except Exception:
            LOG.exception("request failed", extra={"path": self.path})
            return failure(Refusal("internal"), lang)

    async def _answer(self, request: web.Request, lang: str) -> web.StreamResponse:
        site = request.app[SITE]
        site.enter(request, self.cost)
        purse = site.purse(request)
        wait = purse.take(0) if purse else 0.0
        if wait:
            raise TooFast(wait)
        if self.body in (AccountForm, PasswordForm, NewPasswordForm):
            site.enter(request, 1.0, site.password_doors)
        body = await self._read(request) if self.body is not None else None
        call = Call(request, site, await site.accounts.who(request), lang, body)
        if self.named:
            _ = call.me
        if self.begins and site.health.draining:
            raise Refusal("draining")
        answer = await self.handler(call)
        if isinstance(answer, web.StreamResponse):
            return answer
        response = json_response(answer, self.status) if self.answer is not None else web.Response(status=204)
        if purse:
            purse.spend(response.content_length or 0)
        return response

    async def _read(self, request: web.Request) -> Any:
        if request.content_type.lower() != "application/json":
            raise Refusal("not-json")
        text = b""
        async for part in request.content.iter_any():
            text += part
            if len(text) > BODY_MOST:
                raise Refusal("too-large", most=BODY_MOST)
        if door := door_of(request):
            door.whole()
        try:
            return msgspec.json.decode(text, type=self.body)
        except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
            raise Refusal("malformed", problem=str(error)) from None


def json_response(data: Any, status: int = 200) -> web.Response:
    """Data as JSON that nobody keeps."""
    headers = {"Cache-Control": "no-store"}
    return web.Response(body=msgspec.json.encode(data), status=status, headers=headers, content_type="application/json")


def failure(refusal: Refusal, lang: str) -> web.Response:
    """A refusal as HTTP says it."""
    status = STATUS.get(refusal.code, 400)
    response = json_response(Failure(refusal.code, refusal.reason(lang), refusal.field), status)
    if isinstance(refusal, TooFast):
        response.headers["Retry-After"] = str(refusal.seconds)
    return response


def with_cookie(call: Call, response: web.Response, cookie: str) -> web.Response:
    """Gives the browser a session; only this site may send it, and no script can read it."""
    secure = call.site.is_secure(call.request)
    response.set_cookie(COOKIE, cookie, max_age=YEAR, httponly=True, samesite="Lax", secure=secure)
    return response


def language(request: web.BaseRequest) -> str:
    """The language asked for: in the address, else the known one the browser likes best."""
    asked = request.query.get("lang", "")
    if asked in LANGUAGES:
        return asked
    liked = dict.fromkeys(LANGUAGES, 0.0)
    for part in request.headers.get("Accept-Language", "").split(","):
        code, _, quality = part.replace(" ", "").partition(";q=")
        lang = "en" if code == "*" else code[:2].lower()
        if lang in liked:
            liked[lang] = max(liked[lang], _quality(quality))
    return max(LANGUAGES, key=lambda lang: liked[lang])


def _quality(text: str) -> float:
    """How much a language is liked, 0 to 1 (RFC 9110, 12.5.4); what cannot be read is liked least."""
    try:
        return float(text or 1)
    except ValueError:
        return 0.0
