"""Seeds, and the promise that a deal was fixed before it was seen.

A match commits to SHA-256 of its seed before the deal and shows the seed at the end.  Seats may add entropy of their
own; then the dealer's key is SHA-256 of the seed and everything the seats added, in order.
"""

from __future__ import annotations

import hashlib
import operator
import secrets
from collections.abc import Sequence

from .errors import BadOption
from .words import CORE


def read_seed(seed: int | str | None) -> bytes:
    """The 32 bytes of a seed: an integer, 64 hex digits, or fresh entropy for None."""
    if seed is None:
        return secrets.token_bytes(32)
    try:
        if isinstance(seed, str):
            if len(seed) != 64:
                raise ValueError
            return bytes.fromhex(seed)
        return operator.index(seed).to_bytes(32, "big")
    except (ValueError, OverflowError, TypeError):
        raise BadOption(CORE.both("bad-seed", seed=str(seed)), field="seed") from None


def commitment(seed: bytes) -> str:
    """What a match publishes before the deal."""
    return hashlib.sha256(seed).hexdigest()


def deal_key(seed: bytes, entropy: Sequence[str] = ()) -> bytes:
    """The dealer's key: the seed itself, or its hash together with what the seats added."""
    if not entropy:
        return seed
    digest = hashlib.sha256(b"drovers deal\0" + seed)
    for text in entropy:
        digest.update(hashlib.sha256(text.encode()).digest())
    return digest.digest()


def key_words(key: bytes) -> list[int]:
    """The key as the eight signed 32-bit words the state keeps."""
    return [int.from_bytes(key[i : i + 4], "little", signed=True) for i in range(0, 32, 4)]


def key_bytes(words: Sequence[int]) -> bytes:
    """The words of a state as the 32 bytes of the key."""
    return b"".join(int(word).to_bytes(4, "little", signed=True) for word in words)
