"""What stands before every door: whence a request comes, how large it is, how soon; and the headers of every answer."""

from __future__ import annotations

import logging
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler

from .door import door_of
from .endpoint import BODY_MOST, failure, language
from .refusal import Refusal
from .rows import Unavailable
from .site import SITE

LOG = logging.getLogger(__name__)
SAFE = ("GET", "HEAD", "OPTIONS")
# WebAssembly is for the rules in the browser (docs/everywhere.md); nothing else is compiled there.
POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; style-src-attr 'unsafe-inline'; "
    "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "media-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
# The documentation (`make docs`) sets its theme by scripts within its pages; nobody's words are in there.
BOOKS = "/docs/"
BOOKS_POLICY = POLICY.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'").replace(
    "style-src 'self'", "style-src 'self' 'unsafe-inline'"
)
# A replay may stand in anybody's page: it changes nothing, and a browser sends no cookie there.
FRAMED = "/embed/"
FRAMED_POLICY = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
# Headers in which only ASCII says anything.
PLAIN = ("Host", "Origin", "Connection", "Upgrade", "Sec-WebSocket-Key", "Sec-WebSocket-Version")
SOCKETS = "/ws"
COUNTED = ("/api", "/healthz", "/livez", "/readyz", "/metrics", SOCKETS)
PAGE = 0.1  # what a file of the page costs, where anything else costs 1


@web.middleware
async def guard(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Turns away what comes from other sites, too large or too fast; every request and every socket passes here."""
    door = door_of(request)
    if door and not request.can_read_body:
        door.whole()
    try:
        _check(request)
        return await handler(request)
    except Refusal as refusal:
        return failure(refusal, language(request))
    except Unavailable:
        return failure(Refusal("unavailable"), language(request))
    except web.HTTPException as error:
        return _refused(request, error)
    except ConnectionError:
        raise  # nobody is there to hear it
    except Exception:
        LOG.exception("request failed", extra={"path": request.path})
        return failure(Refusal("internal"), language(request))
    finally:
        if door:
            door.expect()


def _check(request: web.Request) -> None:
    if not all(request.headers.get(name, "").isascii() for name in PLAIN):
        raise Refusal("malformed", problem=f"not ASCII: one of {', '.join(PLAIN)}")
    origin = request.headers.get("Origin")
    changes = request.path == SOCKETS or request.method not in SAFE
    if changes and origin is not None and not _is_ours(request, origin):
        raise Refusal("origin", origin=origin)
    if (request.content_length or 0) > BODY_MOST:
        raise Refusal("too-large", most=BODY_MOST)
    request.app[SITE].enter(request, 1.0 if request.path.startswith(COUNTED) else PAGE)


def _is_ours(request: web.Request, origin: str) -> bool:
    if origin in request.app[SITE].hall.settings.origins:
        return True
    try:
        found = urlsplit(origin).netloc
    except ValueError:
        return False
    return found.lower() == request.headers.get("Host", "").lower() != ""


def _refused(request: web.Request, error: web.HTTPException) -> web.Response:
    """What no endpoint answered."""
    if error.status == 404:
        return failure(Refusal("not-found", what="page"), language(request))
    if error.status != 405:
        return failure(Refusal("malformed", problem=error.text or error.reason), language(request))
    answer = failure(Refusal("method", method=request.method), language(request))
    answer.headers["Allow"] = error.headers.get("Allow", "")
    return answer


async def dress(request: web.Request, response: web.StreamResponse) -> None:
    """Every answer gets its headers."""
    if request.path.startswith(BOOKS):
        response.headers.setdefault("Content-Security-Policy", BOOKS_POLICY)
    framed = request.path.startswith(FRAMED)
    if framed:
        response.headers.setdefault("Content-Security-Policy", FRAMED_POLICY)
    for name, value in HEADERS.items():
        if not (framed and name == "X-Frame-Options"):
            response.headers.setdefault(name, value)
    if request.app[SITE].is_secure(request):
        response.headers.setdefault("Strict-Transport-Security", "max-age=31536000")
    response.headers.popall("Server", None)
