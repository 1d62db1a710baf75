"""Looks as bytes of JSON, part by part: what has not changed, or is the same for two seats, is written once.

A part is remembered by the fields of the look that it reads (`core/remembered.py`), and a look holds nothing that its
seat may not know.  So bytes are shared only between looks that are equal in all that the bytes were made of.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from ..core.game import Game
from ..core.remembered import Remembered
from ..core.state import State
from .wire import write_message

Writer = Callable[[State], bytes]  # of a look
_written: dict[int, tuple[Game, tuple[Writer, ...]]] = {}


def written(game: Game) -> tuple[Writer, ...]:
    """The functions that write the parts of a look, without the braces around them."""
    known = _written.get(id(game))
    if known is None or known[0] is not game:
        parts = (*game.parts, lambda state: {"facts": game.facts(state)})
        known = _written[id(game)] = game, tuple(map(_writer, parts))
    return known[1]


def _writer(part: Callable[[Any], Mapping[str, Any]]) -> Writer:
    return Remembered(lambda state: write_message(part(state))[1:-1]).of
