"""One HTTP endpoint: what it takes and answers, checked on the way in, described for OpenAPI, refused in one form."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any

import msgspec
from aiohttp import web

from ..core.words import LANGUAGES
from .accounts import COOKIE, Accounts
from .calls import Asked, Endpoint, body_of, status_of
from .door import door_of
from .hall import Hall
from .limits import TooFast, household
from .refusal import Refusal
from .rows import Unavailable
from .shapes import Failure
from .shapes_people import AccountForm, NewPasswordForm, PasswordForm
from .site import SITE, Site

LOG = logging.getLogger(__name__)
BODY_MOST = 16_384
YEAR = 365 * 86_400


@dataclass
class Call(Asked):
    """A request as a handler sees it."""

    hall: Hall
    request: web.Request
    site: Site

    @property
    def accounts(self) -> Accounts:
        """Who has which account."""
        return self.site.accounts

    @property
    def device(self) -> str:
        """What the browser calls itself, as far as it is kept."""
        return "".join(sign for sign in self.request.headers.get("User-Agent", "") if sign.isprintable())[:120]


async def handle(endpoint: Endpoint, request: web.Request) -> web.StreamResponse:
    """Answers a request; whatever happens, in the form this file promises."""
    lang = language(request)
    try:
        return await _answer(endpoint, request, lang)
    except Refusal as refusal:
        return failure(refusal, lang)
    except Unavailable:
        return failure(Refusal("unavailable"), lang)
    except ConnectionError:
        return web.Response(status=400)  # nobody is there to hear it
    except Exception:
        LOG.exception("request failed", extra={"path": endpoint.path})
        return failure(Refusal("internal"), lang)


async def _answer(endpoint: Endpoint, request: web.Request, lang: str) -> web.StreamResponse:
    site = request.app[SITE]
    site.enter(request, endpoint.cost)
    purse = site.purse(request)
    wait = purse.take(0) if purse else 0.0
    if wait:
        raise TooFast(wait)
    if endpoint.body in (AccountForm, PasswordForm, NewPasswordForm):
        site.enter(request, 1.0, site.password_doors)
    body = await _read(endpoint, request) if endpoint.body is not None else None
    person = await site.accounts.who(request)
    if person and site.hall.settings.rates:
        site.hall.presence.comes_from(person, household(site.address(request)))
    call = Call(site.hall, person, lang, request.match_info, request.query, body, request, site)
    if endpoint.named:
        _ = call.me
    if endpoint.begins and site.health.draining:
        raise Refusal("draining")
    answer = await endpoint.handler(call)
    if isinstance(answer, web.StreamResponse):
        return answer
    response = json_response(answer, endpoint.status) if endpoint.answer is not None else web.Response(status=204)
    if purse:
        purse.spend(response.content_length or 0)
    return response


async def _read(endpoint: Endpoint, request: web.Request) -> Any:
    if request.content_type.lower() != "application/json":
        raise Refusal("not-json")
    text = b""
    async for part in request.content.iter_any():
        text += part
        if len(text) > BODY_MOST:
            raise Refusal("too-large", most=BODY_MOST)
    if door := door_of(request):
        door.whole()
    return body_of(endpoint, text)


def json_response(data: Any, status: int = 200) -> web.Response:
    """Data as JSON that nobody keeps."""
    headers = {"Cache-Control": "no-store"}
    return web.Response(body=msgspec.json.encode(data), status=status, headers=headers, content_type="application/json")


def failure(refusal: Refusal, lang: str) -> web.Response:
    """A refusal as HTTP says it."""
    response = json_response(
        Failure(refusal.code, refusal.reason(lang), refusal.field, refusal.rule), status_of(refusal)
    )
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
