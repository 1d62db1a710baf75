"""What every request finds: the hall, who people are, and the limits of one instance."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from dataclasses import dataclass, field
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING

from aiohttp import web

from .accounts import Accounts
from .hall import Hall
from .health import Health
from .limits import Bucket, Doors, Share, household

if TYPE_CHECKING:
    from .unfolding import Pictures

REQUESTS = (200, 20.0)  # of one address: at once, and a second
PASSWORDS = (10, 0.1)
BYTES = (8 << 20, 256 << 10)  # answered to one address because it asked: a table that is watched costs what it weighs
MESSAGES = (1200, 200.0)  # of one address, over all its sockets
VOICE = (60, 20.0)  # of one player, over all sockets, for what others have to hear or what is kept for good


class Addresses:
    """Addresses and networks, each named, never everybody."""

    def __init__(self, named: tuple[str, ...] = ()):
        self.networks: list[IPv4Network | IPv6Network] = [ip_network(one.strip(), strict=False) for one in named]
        for network in self.networks:
            if network.prefixlen == 0:
                raise ValueError(f"{network} is everybody")

    def __contains__(self, address: str) -> bool:
        try:
            found = ip_address(address.partition("%")[0])
        except ValueError:
            return False
        found = getattr(found, "ipv4_mapped", None) or found
        return any(found in network for network in self.networks)


class Proxies(Addresses):
    """Those whose word on where a request comes from is believed."""

    def client(self, peer: str, forwarded: str) -> str:
        """Where a request comes from: the last address no proxy of ours vouches for only itself."""
        for address in reversed([part.strip() for part in forwarded.split(",")] if peer in self else []):
            if not address:
                break
            peer = address
            if address not in self:
                break
        return peer


@dataclass
class Site:
    """One instance, as requests see it."""

    hall: Hall
    accounts: Accounts
    proxies: Proxies
    health: Health
    housemates: Addresses
    pictures: Pictures
    doors: Doors = field(default_factory=lambda: Doors(*REQUESTS))
    password_doors: Doors = field(default_factory=lambda: Doors(*PASSWORDS))
    purses: Doors = field(default_factory=lambda: Doors(*BYTES))
    lines: Doors = field(default_factory=lambda: Doors(*MESSAGES))
    voices: Doors = field(default_factory=lambda: Doors(*VOICE))
    sockets: Counter[str] = field(default_factory=Counter)  # by household

    async def ask_everybody_to_leave(self, within: float) -> None:
        """Tells every client to come back, and waits a little for them to hang up."""
        for socket in self.hall.presence.connected():
            socket.drop(1012)
        until = time.monotonic() + within
        while self.hall.presence.sockets and time.monotonic() < until:
            await asyncio.sleep(0.01)

    def address(self, request: web.BaseRequest) -> str:
        """Where somebody comes from."""
        return self.proxies.client(request.remote or "?", request.headers.get("X-Forwarded-For", ""))

    def is_of_the_house(self, request: web.BaseRequest) -> bool:
        """Whether somebody may see how the server is: the machine itself, unless others are named."""
        return self.address(request) in self.housemates

    def is_secure(self, request: web.BaseRequest) -> bool:
        """Whether the browser speaks to us, or to the proxy in front, by https."""
        if (request.remote or "?") in self.proxies:
            return request.headers.get("X-Forwarded-Proto", request.scheme) in ("https", "wss")
        return request.secure

    def enter(self, request: web.BaseRequest, cost: float, doors: Doors | None = None) -> None:
        """Counts what somebody asks for, or refuses it as too much at once."""
        if self.hall.settings.rates:
            (doors or self.doors).enter(household(self.address(request)), cost)

    def purse(self, request: web.BaseRequest) -> Bucket | None:
        """What may still be answered to an address, in bytes; None where limits are not kept."""
        return self.purses.bucket(household(self.address(request))) if self.hall.settings.rates else None

    def share(self, request: web.BaseRequest, player: str | None) -> Share | None:
        """What a socket from there may ask for; None where limits are not kept."""
        if not self.hall.settings.rates:
            return None
        where = household(self.address(request))
        voice = self.voices.bucket(player) if player else Bucket(*VOICE)
        return Share(self.purses.bucket(where), self.lines.bucket(where), voice)


SITE = web.AppKey("site", Site)
