"""A game small enough to read at once: the contract's own test subject, and a model for adding a game."""

from pathlib import Path

from drovers.core.game import Game

from . import notation, rules, table

GAME = Game(
    name="toy",
    version=1,
    seats=range(2, 4),
    moves=table.MOVES,
    max_legal=table.HAND,
    options=table.OPTIONS,
    kinds=table.KINDS,
    flaws=table.FLAWS,
    features=table.FEATURES,
    state=table.State,
    rules=rules,
    notation=notation,
    folder=Path(__file__).parent,
    option_sets=({}, {"low_wins": True}),
    letters=("Y", "YA"),
)
