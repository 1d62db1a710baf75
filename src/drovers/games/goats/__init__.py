"""Herr der Ziegen (Günter Burkhardt, AMIGO 2008) for two to five players."""

from ...core.folder import game
from . import data

GAME = game(__name__, version=1, seats=data.SEATS, letters=("G", "GA"))
