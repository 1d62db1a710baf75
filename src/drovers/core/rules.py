"""What every game provides, as functions on its own record.  Calls are answered by the game whose state it is.

`out` is an integer array (or list) long enough for the game's `MAX_LEGAL`; `rng` is a cheap generator from `dice.py`.
"""

from __future__ import annotations

from .dice import Dice
from .jit import each_game
from .state import Numbers, State


@each_game
def setup(state: State) -> None:
    """Deals.  Seats, options and the dealer's key are already in the state."""


@each_game
def to_move(state: State) -> int:
    """The seats that owe a move, one bit each; 0 when the match is over."""
    return 0


@each_game
def legal(state: State, seat: int, out: Numbers) -> int:
    """Writes every legal move of that seat in ascending order and returns how many there are."""
    return 0


@each_game
def why_not(state: State, seat: int, move: int) -> int:
    """0 if the move is legal, else the number of the rule it breaks."""
    return 0


@each_game
def play(state: State, seat: int, move: int) -> None:
    """Makes a legal move; trusts the caller (`Match.play` is the checking door)."""


@each_game
def ending(state: State) -> int:
    """0 while the match goes on, else the number of the rule that ended it."""
    return 0


@each_game
def score(state: State, seat: int) -> int:
    """The points of that seat as the rules count them, during the match too."""
    return 0


@each_game
def standing(state: State, seat: int) -> int:
    """A number that orders the seats at the end, all tie-breaks included: more is better, equal is shared."""
    return 0


@each_game
def flaw(state: State) -> int:
    """0 if the state is sound as a whole, else the number of the game's `FLAWS` that it shows."""
    return 0


@each_game
def veil(state: State, seat: int) -> None:
    """Blanks everything that seat (-1: a watcher) may not know, the dealer included."""


@each_game
def imagine(state: State, seat: int, rng: Dice) -> None:
    """Fills a veiled state with a world that agrees with all the seat has witnessed, drawn fairly."""


@each_game
def features(state: State, seat: int, out: Numbers) -> None:
    """Writes the veiled state as numbers, laid out as the game's `FEATURES` says."""
