"""Positions changed by hand: a piece is picked and put somewhere else, and the engine judges what came of it.

A game says what there is to pick beside its board and how a piece moves (`arranging.py`); nothing is made or lost that
way, and what follows from the table is left out of the position, for the engine to derive.
"""

from __future__ import annotations

from copy import deepcopy
from typing import Any, NamedTuple

from .game import Game
from .position import refuse

Position = dict[str, Any]


class Kit(NamedTuple):
    """What can be picked that lies on no board, where it may go beside the board, and what needs no place at all."""

    pieces: list[str]
    places: list[str]
    deeds: list[str]


def kit_of(game: Game, position: Position) -> Kit:
    """What a hand may pick beside the board; nothing where a game does not say."""
    kit = game.own("kit")
    return kit(position) if kit else Kit([], [], [])


def arranged(game: Game, position: Position, seat: int, piece: str, place: str) -> Position:
    """The position after that piece was put there, not yet judged; `seat` is whose hand and side are meant."""
    changed = deepcopy(position)
    try:
        game.notation.put(changed, seat, piece, place)
    except (AttributeError, KeyError, IndexError, TypeError, ValueError):
        refuse("put", "position-put")
    return changed


def turns(position: Position) -> list[str]:
    """Whose turn it may be: things of a kit."""
    return [f"turn:{seat}" for seat in range(position["seats"])]
