"""Colorado County (Reinhard Staupe, Schmidt Spiele 1998), for two to four."""

from pathlib import Path

from ...core.game import Game
from . import facts, features, notation, rules, table

GAME = Game(
    name="colorado",
    version=1,
    seats=range(2, table.SEATS + 1),
    moves=table.MOVES,
    max_legal=table.MAX_LEGAL,
    options=table.OPTIONS,
    kinds=table.KINDS,
    flaws=table.FLAWS,
    features=features.FEATURES,
    state=table.State,
    rules=rules,
    notation=notation,
    folder=Path(__file__).parent,
    facts=facts.facts,
    box=facts.box,
    option_sets=table.OPTION_SETS,
    letters=("R", "RA"),
)
