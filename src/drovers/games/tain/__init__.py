"""Táin: clans raid each other's cattle and jewels with face-down tokens; two to four players, two editions."""

from pathlib import Path

from ...core.game import Game
from . import facts, features, moves, notation, rules, soundness, spoken, table

GAME = Game(
    name="tain",
    version=1,
    seats=range(2, 5),
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
        {"edition": "B"},
        {"daughter_outside": "forbidden", "marker": "fixed", "start": 1},
        {"kingdom_contested": "left_slot", "shortage_origin": "board_owner_left"},
        {"reclaim": "optional", "shortage_unit": "round_robin", "start": "random"},
        {"edition": "B", "daughter_outside": "dud", "kingdom_contested": "marker_order", "reclaim": "forced"},
    ),
    letters=("T", "TA"),
)
