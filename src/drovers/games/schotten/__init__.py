"""Schotten Totten: nine stones between two villages, and the best company of three takes each."""

from pathlib import Path

from ...core.game import Game
from . import facts, features, moves, notation, rules, soundness, spoken, table

GAME = Game(
    name="schotten",
    version=1,
    seats=range(2, 3),
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
    option_sets=(
        {},
        {"tactics": True},
        {"experts": True, "start": "random"},
        {"tactics": True, "experts": True, "joker_limit": "on_side", "start": 1},
        {"tactics": True, "strict_proof": True, "modes_targetable": True},
        {"tactics": True, "experts": True, "strict_proof": True, "joker_limit": "on_side", "modes_targetable": True},
        {"rounds": 3, "next_start": "winner"},
        {"tactics": True, "modes_targetable": True, "first_to": 2, "start": "random"},
    ),
    letters=("S", "SA"),
)
