"""What stands before every door: whence a request comes, how large it is, how soon; and the headers of every answer."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from .endpoint import BODY_MOST, enter, failure, language
from .limits import TooFast
from .refusal import Refusal

SAFE = ("GET", "HEAD", "OPTIONS")
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
}
PAGE = 0.1  # what a file of the page costs, where anything else costs 1


class Guard:
    """Turns away what comes from other sites, and dresses what goes out."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...]):
        self.app, self.origins = app, origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Every request and every socket passes here."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        refusal = self._refusal(scope, headers) or _haste(scope)
        if refusal is None:
            await self.app(scope, receive, self._dressed(scope, send))
        elif scope["type"] == "websocket":
            await receive()
            await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
        else:
            answer = failure(refusal, language(HTTPConnection(scope)))
            await answer(scope, receive, self._dressed(scope, send))

    def _refusal(self, scope: Scope, headers: Headers) -> Refusal | None:
        origin = headers.get("origin")
        changes = scope["type"] == "websocket" or scope["method"] not in SAFE
        if changes and origin is not None and not self._is_ours(origin, headers.get("host", "")):
            return Refusal("origin", origin=origin)
        length = headers.get("content-length", "0")
        if not length.isdigit() or len(length) > 12 or int(length) > BODY_MOST:
            return Refusal("too-large", most=BODY_MOST)
        return None

    def _is_ours(self, origin: str, host: str) -> bool:
        return origin in self.origins or urlsplit(origin).netloc.lower() == host.lower() != ""

    def _dressed(self, scope: Scope, send: Send) -> Send:
        async def dressed(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope.get("scheme") == "https":
                    headers.setdefault("Strict-Transport-Security", "max-age=31536000")
            await send(message)

        return dressed


def _haste(scope: Scope) -> Refusal | None:
    """Every request and every new socket is counted; what an endpoint costs beyond that it takes itself."""
    counted = scope["type"] == "websocket" or scope["path"].startswith(("/api", "/healthz", "/metrics"))
    try:
        enter(HTTPConnection(scope), 1.0 if counted else PAGE)
    except TooFast as refusal:
        return refusal
    return None
