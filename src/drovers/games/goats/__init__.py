"""Herr der Ziegen (Günter Burkhardt, AMIGO 2008) for two to five players."""

from pathlib import Path

from ...core.game import Game
from . import facts, moves, notation, rules, spoken, table
from .data import SEATS
from .features import FEATURES
from .soundness import FLAWS

GAME = Game(
    name="goats",
    version=1,
    seats=SEATS,
    moves=moves.MOVES,
    max_legal=moves.MAX_LEGAL,
    options=table.OPTIONS,
    kinds=table.KINDS,
    flaws=FLAWS,
    features=FEATURES,
    state=table.State,
    rules=rules,
    notation=notation,
    spoken=spoken,
    folder=Path(__file__).parent,
    facts=facts.facts,
    box=facts.box,
    option_sets=table.OPTION_SETS,
    letters=("G", "GA"),
)
