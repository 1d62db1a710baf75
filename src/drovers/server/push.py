"""Web Push: what is sent to a browser that is not open, readable by that browser alone (RFC 8030, 8291, 8292)."""

from __future__ import annotations

import base64
import logging
import socket
import time
from ipaddress import ip_address
from typing import NamedTuple
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
DAY, HOUR = 86_400, 3_600
SERVICES_MOST = 100  # whose signatures are kept at once


class Parcel(NamedTuple):
    """A sealed notice on its way."""

    endpoint: str
    headers: dict[str, str]
    body: bytes


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
        self.signatures: dict[str, tuple[float, dict[str, str]]] = {}
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

    def sealed(self, form: PushForm, text: bytes) -> Parcel:
        """What only that browser can read; it costs a millisecond or two."""
        url = urlsplit(form.endpoint)
        headers = self._signed(f"{url.scheme}://{url.netloc}")
        headers |= {"TTL": str(DAY), "Urgency": "normal", "Topic": "waiting", "Content-Encoding": "aes128gcm"}
        fresh = ec.generate_private_key(ec.SECP256R1())
        key, secret = decoded(form.p256dh), decoded(form.auth)
        body = bytes(http_ece.encrypt(text, private_key=fresh, dh=key, auth_secret=secret, version="aes128gcm"))
        return Parcel(form.endpoint, headers, body)

    def _signed(self, audience: str) -> dict[str, str]:
        """Who sends it: a signature for one service, good for a day, used for an hour."""
        until, headers = self.signatures.get(audience, (0.0, {}))
        if until < time.monotonic():
            headers = dict(self.vapid.sign({"aud": audience, "sub": self.contact}))
            if len(self.signatures) >= SERVICES_MOST:
                self.signatures.clear()
            self.signatures[audience] = (time.monotonic() + HOUR, headers)
        return dict(headers)

    async def send(self, parcel: Parcel) -> bool:
        """Whether that browser may still be there."""
        host = urlsplit(parcel.endpoint).hostname
        try:
            sending = self.session.post(
                parcel.endpoint, data=parcel.body, headers=parcel.headers, allow_redirects=False
            )
            async with sending as answer:
                if answer.status >= 300 and answer.status not in GONE:
                    LOG.warning("push refused", extra={"host": host, "status": answer.status})
                return answer.status not in GONE
        except (aiohttp.ClientError, OSError, TimeoutError, ValueError) as error:
            LOG.warning("push failed", extra={"host": host, "problem": repr(error)})
            return True

    async def close(self) -> None:
        """Closes the connections to push services."""
        if self._session:
            await self._session.close()
