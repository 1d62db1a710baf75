"""The simplest game there is, for measuring the server and nothing else: two seats add pebbles in turn, for ever."""

from pathlib import Path

from drovers.core.game import Game
from drovers.core.layout import Part

from . import notation, rules, spoken

GAME = Game(
    name="pebbles",
    version=1,
    seats=range(2, 3),
    moves=3,
    max_legal=3,
    options=(),
    kinds=rules.KINDS,
    flaws={},
    features=(Part("heap", 1, 0, 1_000_000),),
    state=rules.State,
    rules=rules,
    notation=notation,
    spoken=spoken,
    folder=Path(__file__).parent,
    letters=("P", "PA"),
)
