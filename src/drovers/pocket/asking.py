"""What the page asks beside the wire, answered by the server's own handlers: an address, a body, a status, a text."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from ..core.words import LANGUAGES
from ..server import routes_lessons, routes_positions, routes_puzzles, routes_tables
from ..server.calls import Asked, Endpoint, body_of, status_of
from ..server.clock import now
from ..server.founding import new_id
from ..server.records import recorded
from ..server.refusal import Refusal
from ..server.rows import Person, Unavailable
from ..server.shapes import Failure
from ..server.shapes_people import GuestForm, Me
from ..server.shapes_study import Analysis
from .house import Pocket

LOG = logging.getLogger(__name__)


@dataclass
class Call(Asked):
    """A request as a handler sees it."""

    hall: Pocket


async def me(call: Call) -> Me:
    """Who you are."""
    person = call.person
    return Me(person.id, person.name, None) if person else Me(None, "", None)


async def guest(call: Call) -> Me:
    """Take a name, or another one."""
    name, at, old = " ".join(call.body.name.split()), now(), call.person
    if not name or not name.isprintable():  # whom it may look like matters only among others
        raise Refusal("bad-name", field="name")
    person = Person(old.id if old else new_id(12), name, None, None, old.created if old else at, at)
    await call.hall.store.be(person)
    await call.hall.names.learn_again({person.id})
    return Me(person.id, person.name, None)


async def whole(call: Call) -> dict[str, Any]:
    """A match as data, running or over: a server takes it from there, and here nobody is kept from anything."""
    return recorded(await routes_tables.settled_table(call), whole=True)


async def forget(call: Call) -> None:
    """A table is kept here no more: a server has it, or nobody wants it."""
    await call.hall.forget(await routes_tables.live_table(call))


async def no_analysis(call: Call) -> Analysis:
    """A finished match looked at again: none has been, here."""
    return Analysis("none", 0, 0, [], [], [])


async def cannot_analyse(call: Call) -> Analysis:
    """Look at a finished match again, which needs the compiler."""
    raise Refusal("no-search")


ENDPOINTS = (
    *routes_tables.ENDPOINTS,
    *routes_lessons.ENDPOINTS,
    *routes_puzzles.ENDPOINTS,
    *routes_positions.ENDPOINTS,
    Endpoint("GET", "/api/me", me, Me),
    Endpoint("POST", "/api/guest", guest, Me, GuestForm),
    Endpoint("GET", "/api/tables/{table}/whole", whole, dict[str, Any]),
    Endpoint("DELETE", "/api/tables/{table}", forget),
    Endpoint("GET", "/api/tables/{table}/analysis", no_analysis, Analysis),
    Endpoint("POST", "/api/tables/{table}/analysis", cannot_analyse, Analysis),
)


def parts(template: str, path: str) -> dict[str, str] | None:
    """The named parts of a path that fits a template."""
    wanted, found = template.split("/"), path.split("/")
    if len(wanted) != len(found):
        return None
    named = {}
    for want, have in zip(wanted, found, strict=True):
        if want.startswith("{"):
            named[want[1:-1]] = unquote(have)
        elif want != have:
            return None
    return named


def found(method: str, path: str) -> tuple[Endpoint, dict[str, str]]:
    """The endpoint for a method and a path, with the values in the path; refused if there is none."""
    for endpoint in ENDPOINTS:
        named = parts(endpoint.path, path) if endpoint.method == method else None
        if named is not None:
            return endpoint, named
    raise Refusal("not-found", what="page")


async def ask(hall: Pocket, method: str, address: str, body: str) -> tuple[int, str]:
    """The status and the answer, in the form the server promises."""
    url = urlsplit(address)
    query = dict(parse_qsl(url.query))
    lang = query.get("lang", "")
    lang = lang if lang in LANGUAGES else LANGUAGES[0]
    try:
        endpoint, named = found(method, url.path)
        given = body_of(endpoint, body.encode()) if endpoint.body is not None else None
        call = Call(hall, hall.store.person, lang, named, query, given)
        if endpoint.named:
            _ = call.me
        return endpoint.status, msgspec.json.encode(await endpoint.handler(call)).decode()
    except Refusal as refusal:
        return _refused(refusal, lang)
    except Unavailable:
        return _refused(Refusal("unavailable"), lang)
    except Exception:
        LOG.exception("request failed")
        return _refused(Refusal("internal"), lang)


def _refused(refusal: Refusal, lang: str) -> tuple[int, str]:
    failure = Failure(refusal.code, refusal.reason(lang), refusal.field, refusal.rule)
    return status_of(refusal), msgspec.json.encode(failure).decode()
