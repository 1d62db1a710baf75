"""A game with a seat count and options, under a versioned name: `schotten_2p_v1`, `schotten_2p:tactics.true_v1`.

The number after `v` is the version of the game's rules: results carry it, and a name of another version is refused.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from numpy.typing import NDArray

from .. import games
from ..core.errors import DroversError
from ..core.game import Game
from ..core.layout import offsets
from ..core.match import Match
from ..core.options import Starter
from .errors import UnknownVariant

FORM = re.compile(r"(?P<game>[a-z]+)_(?P<seats>\d+)p(?P<options>(?::\w+\.[\w+-]+)*)_v(?P<version>\d+)")


@dataclass(frozen=True)
class Variant:
    """What an environment plays.  `game` may be a `Game` of one's own."""

    game: Game
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The versioned name; the options that were named are part of it, in the game's order."""
        order = [option.name for option in self.game.options]
        chosen = sorted(self.options.items(), key=lambda item: order.index(item[0]))
        options = "".join(f":{name}.{str(value).lower()}" for name, value in chosen)
        return f"{self.game.name}_{self.seats}p{options}_v{self.game.version}"

    def __str__(self) -> str:
        return self.name

    def fresh(self) -> NDArray[Any]:
        """An array of one record with seats and options and nothing dealt."""
        return self.game.blank(self.seats, self.options).record()

    def known(self) -> dict[str, int]:
        """Fields of a record that stay the same all match long: seats and options, but not a starter yet to draw."""
        record = self.fresh()[0]
        fixed = [option.name for option in self.game.options if not isinstance(option, Starter)]
        return {name: int(record[name]) for name in ("seats", *fixed)}

    def replayed(self, seed: int, moves: list[tuple[int, int]]) -> Match:
        """The match of that seed after these moves (seat and action each), played through the checking door."""
        match = self.game.new(self.seats, self.options, seed)
        for seat, move in moves:
            match.play(seat, self.game.notation.move_text(match.state, seat, move))
        return match

    def layout(self) -> dict[str, slice]:
        """Where each part of an observation lies; the end of a game's RULES.md explains them."""
        parts = self.game.features
        return {
            part.name: slice(place, place + part.length) for part, place in zip(parts, offsets(parts), strict=False)
        }


def variant(what: str | Game | Variant, seats: int | None = None, options: Mapping[str, Any] | None = None) -> Variant:
    """A variant from its name, or from a game (or its name) with seats and options; what cannot be is refused."""
    if isinstance(what, str) and what in games.names():
        what = games.load(what)
    if not isinstance(what, Game):
        found = what if isinstance(what, Variant) else _parsed(str(what))
        if seats not in (None, found.seats) or options:
            raise UnknownVariant("variant-decides", field="name", name=found.name)
        return found
    what.blank(seats, options or {})  # refuses what cannot be
    return Variant(what, what.seats[0] if seats is None else seats, dict(options or {}))


def variants(game: Game) -> list[Variant]:
    """Every seat count with every option set the game names."""
    return [Variant(game, seats, options) for seats in game.seats for options in game.option_sets]


def names() -> list[str]:
    """The names of the variants of all games; other options make other names by the same grammar."""
    return [each.name for name in games.names() for each in variants(games.load(name))]


def identifier(name: str) -> str:
    """The name of a variant in the registries of Gymnasium, which takes what is before a colon for a module, and
    PettingZoo; neither knows a plus sign."""
    stem, _, version = name.rpartition("_v")
    return f"drovers/{stem.replace('+', '.').replace(':', '-')}-v{version}"


def _parsed(name: str) -> Variant:
    form = FORM.fullmatch(name)
    if not form or form["game"] not in games.names():
        raise UnknownVariant("unknown-variant", field="name", name=name)
    game = games.load(form["game"])
    given = dict(part.split(".", 1) for part in form["options"].split(":")[1:])
    try:
        state = game.blank(int(form["seats"]), given)
    except DroversError as error:
        raise UnknownVariant("variant-cannot", field=error.field, name=name, reason=error) from error
    chosen = game.chosen(state)
    found = Variant(game, int(form["seats"]), {key: chosen[key] for key in given})
    if int(form["version"]) != game.version:
        values = {"game": game.name, "known": game.version, "found": form["version"], "right": found.name}
        raise UnknownVariant("variant-version", field="version", **values)
    return found
