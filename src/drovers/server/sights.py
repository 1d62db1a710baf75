"""What those who watch a table were told of it last, seat by seat, and what of a sight has changed since."""

from __future__ import annotations

from msgspec import Raw

from .written import Part, joined

Parts = list[Part]


class Sights:
    """The sights last told.  One that was told at `changed` or later is what everybody knows who watches that seat."""

    def __init__(self) -> None:
        self.known: dict[int | None, tuple[int, Parts]] = {}  # by seat, with the version at which it was told
        self.changed = 0  # the version that brought the newest ones

    def tell(self, seat: int | None, version: int, parts: Parts) -> Parts | None:
        """Notes what a seat is told now; answers what has changed, or None if those who watch it need all of it."""
        at, before = self.known.get(seat, (-1, []))
        self.known[seat] = version, parts
        if at < self.changed or at >= version or [part.keys for part in before] != [part.keys for part in parts]:
            return None  # not known, or something is no more, which cannot be said by what there is
        return [new for new, old in zip(parts, before, strict=True) if new is not old and new.text != old.text]


class Sight:
    """What a seat may know, as bytes of JSON: all of it, and what has changed since a version, if that can be said."""

    def __init__(self, parts: Parts, changes: Parts | None, since: int):
        self.parts, self.changes, self.since = parts, changes, since

    def whole(self) -> Raw:
        """All of it."""
        return joined(self.parts)

    def brief(self) -> tuple[Raw, int | None]:
        """What has changed, and since when; else all of it."""
        return (self.whole(), None) if self.changes is None else (joined(self.changes), self.since)
