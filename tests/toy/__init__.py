"""Toy, a game of three tricks: the contract's own test subject, and the model for adding a game."""

from drovers.core.folder import game

from . import table

GAME = game(__name__, version=1, seats=table.SEATS, letters=("Y", "YA"))
