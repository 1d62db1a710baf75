"""The games of this server, as they are and as they were."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from ..core.data import variable
from ..core.game import Game
from .refusal import Refusal
from .rows import Founding


class Rulebooks:
    """Games by their names."""

    def __init__(self, modules: Mapping[str, str]):
        self.modules = modules  # name -> module that has GAME

    def current(self, name: str) -> Game:
        """The game new tables play."""
        if name not in self.modules:
            raise Refusal("unknown-game", field="game", name=name, known=", ".join(self.modules))
        game: Game = import_module(self.modules[name]).GAME
        return game

    def of(self, founding: Founding) -> Game:
        """The game as it was when the table was made: its match is played, and looked at again, under those rules."""
        newest = self.current(founding.game)
        game = newest.at(founding.rules)
        if game is None:
            raise Refusal("other-rules", found=founding.rules, known=newest.version)
        if founding.tables and game.data and founding.tables != game.data.digest:
            known, name = game.data.digest, variable(game.name)
            raise Refusal("other-tables", found=founding.tables, known=known, variable=name)
        return game
