"""How much anybody may ask of the server: buckets that fill slowly and are emptied by asking."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from ipaddress import AddressValueError, IPv6Address, IPv6Network
from typing import NamedTuple

from .refusal import Refusal

KEPT = 10_000  # addresses remembered at once


def household(address: str) -> str:
    """Whose address that is: whoever has one of IPv6 has the 2⁶⁴ beside it."""
    try:
        found = IPv6Address(address.partition("%")[0])
    except AddressValueError:
        return address
    return str(found.ipv4_mapped or IPv6Network((found, 64), strict=False))


class Bucket:
    """Holds up to `burst`, refilled by `rate` a second."""

    __slots__ = ("at", "burst", "clock", "left", "rate")

    def __init__(self, burst: float, rate: float, clock: Callable[[], float] = time.monotonic):
        self.burst, self.rate, self.clock = burst, rate, clock
        self.left, self.at = burst, clock()

    def take(self, cost: float = 1.0) -> float:
        """0 if it could be taken, else how many seconds to wait.  A cost of 0 asks whether there are debts."""
        self._fill()
        if self.left >= cost:
            self.left -= cost
            return 0.0
        return (cost - self.left) / self.rate

    def spend(self, cost: float) -> None:
        """Takes what was not known to cost so much; debts, of one bucketful at most, are paid by waiting."""
        self._fill()
        self.left = max(-self.burst, self.left - cost)

    def _fill(self) -> None:
        now = self.clock()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now


class Doors:
    """A bucket for each address, forgotten when it has not come for long."""

    def __init__(self, burst: float, rate: float):
        self.burst, self.rate = burst, rate
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, address: str) -> Bucket:
        """The one of that address."""
        bucket = self.buckets.pop(address, None) or Bucket(self.burst, self.rate)
        self.buckets[address] = bucket
        if len(self.buckets) > KEPT:
            self.buckets.popitem(last=False)
        return bucket

    def enter(self, address: str, cost: float = 1.0) -> None:
        """Lets an address in, or refuses with how long to wait."""
        wait = self.bucket(address).take(cost)
        if wait:
            raise TooFast(wait)


class Share(NamedTuple):
    """What a socket may ask for together with others: many sockets are no more than one."""

    purse: Bucket  # bytes answered to its address
    line: Bucket  # messages of its address
    voice: Bucket  # of its player


class TooFast(Refusal):
    """Refuses who asks for more than the limits grant, with the seconds to wait."""

    def __init__(self, wait: float):
        self.seconds = math.ceil(wait)
        super().__init__("too-fast", seconds=self.seconds)
