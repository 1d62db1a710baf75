"""A game from its folder: every role is in the file that docs/adding-a-game.md names, so that only the rest is said."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from .game import Game, no_box

ROLES = ("facts", "features", "moves", "notation", "rules", "soundness", "spoken", "table")


def game(package: str, *, version: int, seats: range, letters: tuple[str, str]) -> Game:
    """The game of a package, under the package's own name."""
    facts, features, moves, notation, rules, soundness, spoken, table = (
        import_module(f"{package}.{role}") for role in ROLES
    )
    return Game(
        name=package.rpartition(".")[2],
        version=version,
        seats=seats,
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
        folder=Path(str(rules.__file__)).parent,
        option_sets=table.OPTION_SETS,
        facts=facts.facts,
        box=getattr(facts, "box", no_box),
        retired=getattr(table, "RETIRED", {}),
        letters=letters,
    )
