"""The strongest bot of each game, as measured (docs/bots.md): in some a network that ponders, else the search."""

from __future__ import annotations

from ..core import dice
from ..core.match import Sight
from .bot import Bot
from .levels import Level
from .pondering import Pondering

PONDERED = {"tain", "goats"}  # where pondering was shown to beat level 5
HIGHEST = 5


class Strongest:
    """Whatever is strongest in the game the sight is of."""

    def __init__(self) -> None:
        self.pondering, self.search = Pondering(), Level(HIGHEST)

    def choose(self, sight: Sight, legal: list[int], rng: dice.Dice, budget: int = 0) -> int:
        """What that bot chooses within the budget."""
        bot: Bot = self.pondering if sight.game.name in PONDERED else self.search
        return bot.choose(sight, legal, rng, budget)
