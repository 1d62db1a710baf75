"""Táin: clans raid each other's cattle and jewels with face-down tokens; two to four players, two editions."""

from ...core.folder import game

GAME = game(__name__, version=1, seats=range(2, 5), letters=("T", "TA"))
