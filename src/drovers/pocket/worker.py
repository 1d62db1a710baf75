"""What the page's worker calls: open the house, ask it, speak to it.  Texts go in and out, nothing else."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from .asking import ask
from .house import Pocket, Visitor
from .shelf import Save, Shelf

Say = Callable[[int, str], None]  # to which port, what


class Desk:
    """The house behind the worker's door, and whoever has come in: a page may open several ports, one after another."""

    def __init__(self, kept: str, save: Save, say: Say):
        self.hall, self.say = Pocket(Shelf(save, msgspec.json.decode(kept, type=dict[str, str]))), say
        self.visitors: dict[int, Visitor] = {}

    def enter(self, port: int, lang: str) -> None:
        """A page has opened this port: it is a visitor from now on, and is greeted."""
        self.visitors[port] = Visitor(self.hall, lang, lambda text: self.say(port, text))
        self.visitors[port].greet()

    def leave(self, port: int) -> None:
        """A page has closed this port."""
        visitor = self.visitors.pop(port, None)
        if visitor:
            visitor.leave()

    async def hear(self, port: int, text: str) -> None:
        """What is said at a port."""
        if port in self.visitors:
            await self.visitors[port].hear(text.encode())

    async def ask(self, method: str, address: str, body: str) -> list[int | str]:
        """What is asked beside the wire: a status and a text."""
        return list(await ask(self.hall, method, address, body))
