"""One thing that can be asked of the house beside the wire: what it takes and answers, whatever carries it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec

from ..core.game import Game
from .house import House
from .refusal import Refusal
from .rows import Person


@dataclass
class Asked:
    """A request, as far as tables want to know of it."""

    hall: House
    person: Person | None  # who asks, if it has a name
    lang: str  # of the answer
    path: Mapping[str, str]  # the named parts of the address
    query: Mapping[str, str]  # what follows the question mark
    body: Any  # what came with it, of the type the endpoint takes

    @property
    def me(self) -> Person:
        """Who asks; whoever has no name yet is refused."""
        if self.person is None:
            raise Refusal("no-name")
        return self.person


@dataclass(frozen=True)
class Endpoint:
    """A method and a path, and who answers."""

    method: str
    path: str
    handler: Callable[[Any], Awaitable[Any]]
    answer: Any = None  # a type, or None for an empty answer
    body: Any = None
    status: int = 200
    named: bool = False  # whether one must have a name
    begins: bool = False  # whether it begins something new, which an instance about to stop does not
    cost: float = 0.0  # of the address's bucket, beyond what every request costs
    media: str = "application/json"  # what the answer is written in
    query: tuple[tuple[str, dict[str, Any]], ...] = ()

    @property
    def summary(self) -> str:
        """What it does, as whoever answers says it."""
        return (self.handler.__doc__ or "").partition("\n")[0].rstrip(".")


def game_in(call: Asked) -> Game:
    """The game in the address, if it is played here."""
    if call.path["game"] not in call.hall.settings.games:
        raise Refusal("not-found", what="game")
    return call.hall.rulebooks.current(call.path["game"])


def body_of(endpoint: Endpoint, text: bytes) -> Any:
    """What came with a request, or the refusal of what does not fit."""
    try:
        return msgspec.json.decode(text, type=endpoint.body)
    except (msgspec.MsgspecError, RecursionError, UnicodeDecodeError) as error:
        raise Refusal("malformed", problem=str(error)) from None


STATUS = {
    "no-name": 401, "bad-password": 401, "no-account": 403, "no-seat": 403, "hidden": 403, "origin": 403,
    "not-found": 404, "no-puzzle": 404, "method": 405, "name-taken": 409, "has-account": 409, "too-many": 409,
    "other-rules": 409, "other-tables": 409, "not-over": 409, "not-yet": 409,
    "too-large": 413, "not-json": 415, "too-fast": 429, "internal": 500,
    "unavailable": 503, "unwell": 503, "draining": 503,
}  # fmt: skip


def status_of(refusal: Refusal) -> int:
    """How HTTP numbers a refusal."""
    return STATUS.get(refusal.code, 400)
