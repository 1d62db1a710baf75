"""The ladder: eight levels for every game, from a beginner to the strongest we have, placed by measured strength.

Every level is a sensible player (docs/bots.md has the steps).  The lowest draw among the moves that look good at once,
the likelier the better they look; the middle ones search; at the top is whatever was measured to be strongest.
"""

from __future__ import annotations

from typing import NamedTuple

from ..core import dice
from ..core.match import Sight
from .bot import Bot


class Rung(NamedTuple):
    """A way to play, and how much of it.

    `greedy` wavers by so many heats, `network` draws so sharply (0: takes what it likes best), `search` has so many
    iterations; `ponder` plays with up to so many seats, and with more of them a rung below does.
    """

    kind: str
    amount: float = 0
    trials: int = 0  # of `ponder`, or iterations; 0 is its own measure


LADDER: dict[str, tuple[Rung, ...]] = {
    "schotten": (
        Rung("greedy", 0.07), Rung("greedy", 0.02), Rung("greedy"), Rung("search", 8), Rung("search", 24),
        Rung("search", 130), Rung("search", 800), Rung("ponder", 2),
    ),
    "tain": (
        Rung("greedy"), Rung("search", 3), Rung("search", 14), Rung("search", 110), Rung("search", 400),
        Rung("network", 0.5), Rung("network"), Rung("ponder", 4),
    ),
    "goats": (
        Rung("greedy", 0.06), Rung("greedy"), Rung("search", 8), Rung("search", 28), Rung("search", 85),
        Rung("search", 300), Rung("ponder", 2, 140), Rung("ponder", 4),
    ),
    "colorado": (
        Rung("greedy", 0.12), Rung("greedy", 0.015), Rung("greedy"), Rung("search", 12), Rung("search", 42),
        Rung("search", 220), Rung("ponder", 2, 100), Rung("ponder", 4),
    ),
}  # fmt: skip
OTHERS = (Rung("greedy", 0.1), Rung("greedy"), *(Rung("search", number) for number in (4, 12, 36, 110, 330, 1000)))
LEVELS = len(OTHERS)


def rung(level: int, game: str) -> Rung:
    """How a level plays that game; one that nobody has measured yet is searched."""
    return LADDER.get(game, OTHERS)[level - 1]


def rung_at(level: int, game: str, seats: int) -> Rung:
    """How a level plays at a table of so many seats: where its own rung was not measured, as one below."""
    here = rung(level, game)
    return rung_at(level - 1, game, seats) if here.kind == "ponder" and seats > here.amount else here


class Level:
    """One of the levels; it plays whatever game the sight is of."""

    def __init__(self, level: int, *, compile: bool = False, patience: int = 1):
        self.level, self.compile, self.patience = level, compile, patience
        self._bots: dict[tuple[str, int], Bot] = {}  # by game and seats

    def choose(self, sight: Sight, legal: list[int], rng: dice.Dice, budget: int = 0) -> int:
        """What the bot on this rung chooses; a budget of 0 is its own."""
        table = (sight.game.name, int(sight.state.seats))
        here = rung_at(self.level, *table)
        bot = self._bots.get(table) or self._bots.setdefault(table, self._bot(here, sight))
        return bot.choose(sight, legal, rng, budget)

    def _bot(self, here: Rung, sight: Sight) -> Bot:
        """The bot on a rung; those that need arrays are loaded only where they play."""
        if here.kind == "greedy":
            from .greedy import Greedy

            return Greedy(compile=self.compile, waver=here.amount)
        if here.kind == "network":
            from .networks import Network

            return Network(sharp=here.amount)
        if here.kind == "search":
            from .yardsticks import searching

            return searching(sight, self.patience * int(here.amount))
        from .pondering import Pondering, caring

        own = caring(sight.game.name, int(sight.state.seats))
        return Pondering(care=own._replace(trials=here.trials or own.trials).times(self.patience))


class Adviser(Level):
    """Who gives hints: the top level with four times its tries, since somebody waits for one move only."""

    def __init__(self) -> None:
        super().__init__(LEVELS, patience=4)
