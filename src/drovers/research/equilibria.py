"""`python -m drovers.research.equilibria GAME [POSITION] [--policy FILE.csv] [--efg FILE.efg]`: a small game, solved.

Prints how large the game is and what it is worth.  FILE.csv is the equilibrium found: for every information set, named
by the first line of moves that leads to it, how often each move is chosen.  FILE.efg is the tree for other solvers.
"""

from __future__ import annotations

import argparse
import csv
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from .. import games
from ..core.errors import DroversError
from ..core.game import Game
from ..solving.cfr import Solution, open_value, solve
from ..solving.tree import Tree
from .endgame import beginnings
from .history import Moment
from .tree import tree_of, write_efg


class Small(NamedTuple):
    """A small position as a game: where it may begin, and its tree."""

    starts: list[Moment]
    tree: Tree

    def at(self, node: int) -> Moment:
        """The moment of a node."""
        world, *actions = self.tree.line(node)
        here = self.starts[world]
        for action in actions:
            here = here.play(action)
        return here

    def decisions(self) -> int:
        """How many nodes somebody decides at."""
        return int((self.tree.mover >= 0).sum())

    def examples(self) -> list[int]:
        """The first node of every information set."""
        deciding = np.flatnonzero(self.tree.info >= 0)
        _, first = np.unique(self.tree.info[deciding], return_index=True)
        return [int(node) for node in deciding[first]]


def small(game: Game, name: str) -> Small:
    """One of our small positions, or one in a JSON file."""
    engine, starts = beginnings(game, name)
    return Small(starts, tree_of(engine, starts, f"{game.name} {Path(name).stem}"))


def words(here: Moment) -> str:
    """The moves that led to a moment, as people write them."""
    made: list[str] = []
    while here.parent is not None:
        before, notation = here.parent, here.engine.variant.game.notation
        made.append(f"{here.mover} {notation.move_text(before.plain(), here.mover, here.action)}")
        here = before
    return "; ".join(reversed(made))


def choices(of: Small, policy: NDArray[np.float64]) -> Iterator[tuple[int, int, str, str, float]]:
    """Information set, seat, an example of what led to it, move, and how often it is chosen."""
    for info, node in enumerate(of.examples()):
        here = of.at(node)
        notation, state = here.engine.variant.game.notation, here.plain()
        for rank, action in enumerate(here.legal):
            move = notation.move_text(state, here.seat, action)
            yield info, here.seat, words(here), move, round(float(policy[of.tree.first[info] + rank]), 4)


def sizes(of: Small) -> dict[str, int]:
    """How large the game is."""
    tree = of.tree
    return {
        "worlds": tree.worlds,
        "histories": tree.histories,
        "decisions": of.decisions(),
        "information sets": len(tree.owner),
    }


def told(of: Small, found: Solution) -> str:
    """What is known of the game, in a few words."""
    size = ", ".join(f"{count:,} {name}" for name, count in sizes(of).items())
    value = f"worth {(found.low + found.high) / 2:+.4f} ± {found.exploitability:.4f} to seat 0"
    return f"{of.tree.name}: {size}; {value} ({open_value(of.tree):+.4f} if nothing were hidden)"


def main() -> None:
    """Solves, tells, writes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("position", nargs="?", default="small1")
    parser.add_argument("--gap", type=float, default=1e-3)
    parser.add_argument("--policy", type=Path)
    parser.add_argument("--efg", type=Path)
    asked = parser.parse_args()
    try:
        solved(asked)
    except (DroversError, OSError) as error:
        parser.error(str(error))


def solved(asked: argparse.Namespace) -> None:
    """Solves a position as the command line asks for it."""
    of = small(games.load(asked.game), asked.position)
    for path in filter(None, (asked.efg, asked.policy)):
        path.touch()  # said before the solving, where it cannot be
    found = solve(of.tree, asked.gap)
    sys.stdout.write(told(of, found) + "\n")
    if asked.efg:
        write_efg(of.tree, asked.efg)
    if asked.policy:
        with asked.policy.open("w", newline="", encoding="utf-8") as file:
            writer = csv.writer(file)
            writer.writerow(("information_set", "seat", "after", "move", "probability"))
            writer.writerows(choices(of, found.policy))


if __name__ == "__main__":
    main()
