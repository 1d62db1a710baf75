"""What is compared: the match as asked for, and others that differ from it in one thing each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ..core.game import Game
from ..core.options import Starter


class Variant(msgspec.Struct, frozen=True):
    """One kind of match; `name` says in what it differs from the first, which has none."""

    name: str
    seats: int
    options: dict[str, Any]


def variants(game: Game, seats: Sequence[int], given: Mapping[str, Any]) -> list[Variant]:
    """The given options with every number of seats; then, with the first, every other value of every other option."""
    first, found = seats[0], []
    for count in seats:
        options = game.chosen(game.blank(count, given))
        found.append(Variant("" if count == first else f"seats={count}", count, options))
    for option in game.options:
        if option.name in given or isinstance(option, Starter) or isinstance(option.choices, range):
            continue  # who starts is what the seats show; of a range of numbers nobody wants them all
        for value in option.values(first):
            if value != found[0].options[option.name]:
                options = game.chosen(game.blank(first, {**given, option.name: value}))
                found.append(Variant(f"{option.name}={str(value).lower()}", first, options))
    return found
