"""Links that prove what they say: signed with a key of the house, so that nothing about them need be kept."""

from __future__ import annotations

import base64
import hashlib
import hmac

import msgspec
from msgspec import Struct

from .refusal import Refusal


class Link(Struct, frozen=True, array_like=True):
    """What a link is for, whose it is, until when; and the address it was sent to, where that matters."""

    purpose: str
    player: str
    until: int
    address: str = ""


def _code(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).decode().rstrip("=")


def _sign(key: str, text: str) -> str:
    return _code(hmac.digest(bytes.fromhex(key), text.encode(), hashlib.sha256))


def signed(key: str, link: Link) -> str:
    """A link as it stands in an address."""
    text = _code(msgspec.json.encode(link))
    return f"{text}.{_sign(key, text)}"


def opened(key: str, token: str, purpose: str, at: int) -> Link:
    """What a link says, if this house has signed it for that, and it still holds."""
    text, _, signature = token.partition(".")
    if not hmac.compare_digest(signature.encode(), _sign(key, text).encode()):
        raise Refusal("not-found", what="link")
    link = msgspec.json.decode(base64.urlsafe_b64decode(text + "=" * (-len(text) % 4)), type=Link)
    if link.purpose != purpose or link.until < at:
        raise Refusal("not-found", what="link")
    return link
