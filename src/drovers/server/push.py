"""Web Push: what is sent to a browser that is not open, readable by that browser alone (RFC 8030, 8291, 8292)."""

from __future__ import annotations

import base64
import logging
import socket
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import aiohttp
import http_ece
from aiohttp.abc import ResolveResult
from aiohttp.resolver import ThreadedResolver
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from .refusal import Refusal
from .shapes_habits import PushForm

LOG = logging.getLogger(__name__)
GONE = (404, 410)  # of a subscription that is no more
PATIENCE = aiohttp.ClientTimeout(total=10)
DAY = 86_400


def decoded(text: str) -> bytes:
    """Bytes from the letters of a subscription."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """Who a house is to push services: a private key, as text."""
    vapid = Vapid02()
    vapid.generate_keys()
    return str(vapid.private_pem().decode())


def check(form: PushForm, *, local: bool) -> None:
    """Refuses what is no subscription, or would have this server speak to a neighbour of its own."""
    try:
        url = urlsplit(form.endpoint)
        host, port = url.hostname or "", url.port
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(form.p256dh))
        sound = len(decoded(form.auth)) == 16
    except ValueError:
        raise Refusal("bad-endpoint", field="endpoint") from None
    public = url.scheme == "https" and port in (None, 443) and not url.username and not _is_private(host)
    if not sound or not (public or local):
        raise Refusal("bad-endpoint", field="endpoint")


def _is_private(host: str) -> bool:
    try:
        return not ip_address(host).is_global
    except ValueError:
        return host == "localhost" or "." not in host


class PublicOnly(ThreadedResolver):
    """Names that lead into this house's own network are nobody's: looked at when connecting, not before."""

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        """The public addresses of a name."""
        found = [one for one in await super().resolve(host, port, family) if ip_address(one["host"]).is_global]
        if not found:
            raise OSError(f"{host} has no public address")
        return found


class Pusher:
    """Sends to push services."""

    def __init__(self, key: str, contact: str, *, local: bool = False):
        self.vapid, self.contact, self.local = Vapid02.from_pem(key.encode()), contact, local
        self._session: aiohttp.ClientSession | None = None  # nobody is spoken to before the first notice

    @property
    def public_key(self) -> str:
        """What browsers subscribe with."""
        raw = self.vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return base64.urlsafe_b64encode(raw).decode().rstrip("=")

    @property
    def session(self) -> aiohttp.ClientSession:
        """The way out: to public addresses only."""
        if self._session is None:
            resolver = None if self.local else PublicOnly()
            connector = aiohttp.TCPConnector(limit=20, resolver=resolver)
            self._session = aiohttp.ClientSession(connector=connector, timeout=PATIENCE, trust_env=False)
        return self._session

    async def send(self, form: PushForm, text: bytes) -> bool:
        """Whether that browser may still be there."""
        url = urlsplit(form.endpoint)
        headers: dict[str, Any] = self.vapid.sign({"aud": f"{url.scheme}://{url.netloc}", "sub": self.contact})
        headers |= {"TTL": str(DAY), "Urgency": "normal", "Topic": "waiting", "Content-Encoding": "aes128gcm"}
        try:
            body = sealed(form, text)
            async with self.session.post(form.endpoint, data=body, headers=headers, allow_redirects=False) as answer:
                if answer.status >= 300 and answer.status not in GONE:
                    LOG.warning("push refused", extra={"host": url.hostname, "status": answer.status})
                return answer.status not in GONE
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            LOG.warning("push failed", extra={"host": url.hostname, "problem": repr(error)})
            return True

    async def close(self) -> None:
        """No more."""
        if self._session:
            await self._session.close()


def sealed(form: PushForm, text: bytes) -> bytes:
    """What only that browser can read."""
    fresh = ec.generate_private_key(ec.SECP256R1())
    key, secret = decoded(form.p256dh), decoded(form.auth)
    return bytes(http_ece.encrypt(text, private_key=fresh, dh=key, auth_secret=secret, version="aes128gcm"))
