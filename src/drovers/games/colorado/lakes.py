"""How the lakes come onto the board: as in the first game, at random, or placed by the players (R8, RA3)."""

from ...core import dealer
from ...core.events import tell
from ...core.jit import rule
from .board import AREA, FIRST_GAME, OUTLINES, lake_cell, lay, mark_shores, neighbour, on_rim
from .table import (
    CELLS,
    FIXED,
    FREE,
    LAID,
    LAKE,
    LAKE_CHOICE,
    LAKE_PLACE,
    LAKE_TURN,
    LAKES,
    NONE,
    RANDOM_LAKES,
    State,
)

PATIENCE = 500  # tries to find room for a random lake before all are laid anew


@rule
def set_lakes(state: State) -> None:
    """Lays the lakes, or asks the start player for the first."""
    if state.lakes == FIXED:
        for lake in range(LAKES):
            lay(state, lake, FIRST_GAME[lake][0], FIRST_GAME[lake][1])
    elif state.lakes == RANDOM_LAKES:
        while not scatter(state):
            for cell in range(CELLS):
                state.board[cell] = FREE
    else:
        state.left = (1 << LAKES) - 1
        state.phase, state.turn = LAKE_CHOICE, state.start
    mark_shores(state)


@rule
def scatter(state: State) -> bool:
    """Tries to lay all lakes at random, off the rim and not touching each other; False if one finds no room."""
    for lake in range(LAKES):
        tries = 0
        quarter, anchor = dealer.draw(state, 4), dealer.draw(state, CELLS)
        while not fits(state, lake, quarter, anchor) or not apart(state, lake, quarter, anchor):
            tries += 1
            if tries == PATIENCE:
                return False
            quarter, anchor = dealer.draw(state, 4), dealer.draw(state, CELLS)
        lay(state, lake, quarter, anchor)
    return True


@rule
def fits(state: State, lake: int, quarter: int, anchor: int) -> bool:
    """Whether the lake lies inside the board and on free land there."""
    for i in range(AREA[lake]):
        cell = lake_cell(lake, quarter, anchor, i)
        if cell == NONE or state.board[cell] != FREE:
            return False
    return True


@rule
def apart(state: State, lake: int, quarter: int, anchor: int) -> bool:
    """Whether it would keep off the rim and touch no lake by a side or a corner (RA3, Precision 4)."""
    for i in range(AREA[lake]):
        cell = lake_cell(lake, quarter, anchor, i)
        if on_rim(cell):
            return False
        for side in range(4):
            beside = neighbour(cell, side)
            corner = neighbour(beside, (side + 1) % 4)
            if state.board[beside] >= LAKE or state.board[corner] >= LAKE:
                return False
    return True


@rule
def has_room(state: State, lake: int, quarter: int) -> bool:
    """Whether this outline of the lake fits anywhere."""
    if not OUTLINES[lake] >> quarter & 1:
        return False
    for anchor in range(CELLS):
        if fits(state, lake, quarter, anchor):
            return True
    return False


@rule
def may_choose(state: State, lake: int) -> bool:
    """Whether the lake is still to be placed and fits in some direction."""
    if not state.left >> lake & 1:
        return False
    for quarter in range(4):
        if has_room(state, lake, quarter):
            return True
    return False


@rule
def choose_lake(state: State, lake: int) -> None:
    """The seat takes one of the lakes left."""
    state.lake, state.phase = lake, LAKE_TURN


@rule
def turn_lake(state: State, quarter: int) -> None:
    """It turns the lake."""
    state.quarter, state.phase = quarter, LAKE_PLACE


@rule
def place_lake(state: State, anchor: int) -> bool:
    """It lays the lake, and the next seat follows; True when no lake is left that could be placed."""
    seat, lake = int(state.turn), int(state.lake)
    lay(state, lake, int(state.quarter), anchor)
    tell(state, LAID, seat, lake, anchor, int(state.quarter))
    state.left ^= 1 << lake
    state.lake, state.quarter = NONE, NONE
    state.phase, state.turn = LAKE_CHOICE, (seat + 1) % state.seats
    mark_shores(state)
    for other in range(LAKES):
        if may_choose(state, other):
            return False
    state.left = 0
    return True
