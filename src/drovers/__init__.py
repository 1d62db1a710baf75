"""Drovers: four tabletop games of herds, borders and bluff, for players, bots and research."""

from .core.errors import BadMove, BadOption, BadPosition, BadRecord, DroversError, IllegalMove, UnknownGame
from .core.events import Event
from .core.game import Game
from .core.match import Match, Sight
from .core.outcome import Outcome
from .games import load, names, replay, verify

__version__ = "0.2.0"

__all__ = [
    "BadMove",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "DroversError",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "Outcome",
    "Sight",
    "UnknownGame",
    "load",
    "names",
    "replay",
    "verify",
]
