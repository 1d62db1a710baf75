"""Toy, a game of three tricks: the contract's own test subject, and the model for adding a game."""

from pathlib import Path

from drovers.core.game import Game

from . import facts, moves, notation, rules, spoken, table
from .features import FEATURES
from .soundness import FLAWS

GAME = Game(
    name="toy",
    version=1,
    seats=table.SEATS,
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
    option_sets=table.OPTION_SETS,
    letters=("Y", "YA"),
)
