"""The simplest game there is, for measuring the server and nothing else: two seats add pebbles in turn, for ever."""

from pathlib import Path

from drovers.core.game import Game

from . import notation, rules

GAME = Game(
    name="pebbles",
    version=1,
    seats=range(2, 3),
    moves=3,
    max_legal=3,
    options=(),
    kinds=rules.KINDS,
    flaws={},
    features=(("heap", 1),),
    rules=rules,
    notation=notation,
    folder=Path(__file__).parent,
    letters=("P", "PA"),
)
