"""Colorado County (Reinhard Staupe, Schmidt Spiele 1998), for two to four."""

from ...core.folder import game
from . import table

GAME = game(__name__, version=1, seats=range(2, table.SEATS + 1), letters=("R", "RA"))
