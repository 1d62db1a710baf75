"""Colorado County (Reinhard Staupe, Schmidt Spiele 1998), for two to four."""

from pathlib import Path

from ...core.game import Game
from . import facts, features, moves, notation, rules, soundness, spoken, table

GAME = Game(
    name="colorado",
    version=1,
    seats=range(2, table.SEATS + 1),
    moves=moves.MOVES,
    max_legal=moves.MAX_LEGAL,
    options=table.OPTIONS,
    kinds=table.KINDS,
    flaws=soundness.FLAWS,
    features=features.FEATURES,
    state=table.State,
    rules=rules,
    notation=notation,
    spoken=spoken,
    folder=Path(__file__).parent,
    facts=facts.facts,
    box=facts.box,
    option_sets=table.OPTION_SETS,
    retired=table.RETIRED,
    letters=("R", "RA"),
)
