"""What those who watch a table were told of it last, seat by seat, and what of a sight has changed since."""

from __future__ import annotations

from itertools import compress
from operator import is_not

from msgspec import Raw

from .written import Parts, joined


class Sights:
    """The sights last told.  One that was told at `changed` or later is what everybody knows who watches that seat."""

    def __init__(self) -> None:
        self.known: dict[int | None, tuple[int, Parts]] = {}  # by seat, with the version at which it was told
        self.changed = 0  # the version that brought the newest ones

    def tell(self, seat: int | None, version: int, parts: Parts) -> Sight:
        """Notes what a seat is told now."""
        at, before = self.known.get(seat, (-1, None))
        self.known[seat] = version, parts
        return Sight(parts, before if self.changed <= at < version else None, version - 1)


class Sight:
    """What a seat may know, as bytes of JSON: all of it, or what has changed since a version, if that can be said."""

    def __init__(self, parts: Parts, before: Parts | None = None, since: int = 0):
        self.parts, self.before, self.since = parts, before, since

    def whole(self) -> Raw:
        """The sight as one object, whatever was told before."""
        return joined(self.parts)

    def brief(self) -> tuple[Raw, int | None]:
        """What has changed, and since when; all of it where something is no more, or nothing is known."""
        if self.before is None:
            return self.whole(), None
        others = compress(zip(self.parts, self.before, strict=True), map(is_not, self.parts, self.before))
        changed = [(new, old) for new, old in others if new.text != old.text]
        for new, old in changed:
            if new.keys != old.keys:
                return self.whole(), None
        return joined([new for new, _ in changed]), self.since
