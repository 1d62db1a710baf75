"""Schotten Totten: nine stones between two villages, and the best company of three takes each."""

from ...core.folder import game

GAME = game(__name__, version=1, seats=range(2, 3), letters=("S", "SA"))
