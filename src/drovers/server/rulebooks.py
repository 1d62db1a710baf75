"""The games of this server."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module

from ..core.game import Game
from .refusal import Refusal


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
