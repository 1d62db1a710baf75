"""The whole tree of a small game as arrays, for solving (`drovers.solving.cfr`) and for other people's solvers:
`write_efg(position_tree("goats", "small2"), "goats.efg")`, then `pyspiel.load_efg_game`, Gambit, …
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from .. import games
from ..core.game import Game
from ..solving.growing import CHANCE, OVER
from ..solving.tree import MOST, Dealt, TooLarge, Tree, grown_from
from .endgame import beginnings
from .errors import ResearchError
from .history import Engine, Moment


def tree_of(engine: Engine, starts: list[Moment], name: str) -> Tree:
    """The tree of a game that begins in one of these moments, each as likely."""
    if engine.variant.seats != 2:
        raise ResearchError("two-seats", field="position", name=name)
    records = np.concatenate([each.record for each in starts])
    try:
        return grown_from(engine.variant.game, starts[0].plain(), records, name)
    except TooLarge:
        raise ResearchError("too-many-histories", field="position", most=str(MOST)) from None
    except Dealt:
        raise ResearchError("still-dealt", field="position", name=name) from None


def position_tree(game: str | Game, name: str) -> Tree:
    """The tree of one of our small positions (`small1` …), or of one in a JSON file."""
    game = games.load(game) if isinstance(game, str) else game
    return tree_of(*beginnings(game, name), f"{game.name} {Path(name).stem}")


def write_efg(tree: Tree, path: str | Path) -> None:
    """The tree in Gambit's extensive form, which OpenSpiel's C++ reads (`pyspiel.load_efg_game`)."""
    with Path(path).open("w", encoding="utf-8") as file:
        file.write(f'EFG 2 R "{tree.name}" {{ "seat 0" "seat 1" }}\n')
        ends, choices = 0, _choices(tree)
        for node in range(tree.histories):
            ends += int(tree.mover[node] == OVER)
            file.write(_efg_line(tree, node, choices[node], ends) + "\n")


def _choices(tree: Tree) -> list[list[int]]:
    found: list[list[int]] = [[] for _ in range(tree.histories)]
    for node in range(1, tree.histories):
        found[int(tree.parent[node])].append(int(tree.action[node]))
    return found


def _efg_line(tree: Tree, node: int, choices: list[int], ends: int) -> str:
    if tree.mover[node] == OVER:
        reward = float(tree.reward[node])
        return f't "" {ends} "" {{ {reward} {-reward} }}'
    if tree.mover[node] == CHANCE:
        return 'c "" 1 "" { ' + " ".join(f'"w{world}" 1/{tree.worlds}' for world in choices) + " } 0"
    player, names = int(tree.mover[node]) + 1, " ".join(f'"{action}"' for action in choices)
    before = int((tree.owner == 0).sum()) if player == 2 else 0  # each seat's are numbered from 1 on
    return f'p "" {player} {int(tree.info[node]) + 1 - before} "" {{ {names} }} 0'
