"""A position changed by hand: what lies on the land, and who has which cowboy."""

from __future__ import annotations

from ...core.arranging import Kit, Position, turns
from .names import parse_cell
from .position import MARKS, PLANTED
from .table import COLUMNS

EMPTY = "."


def kit(position: Position) -> Kit:
    """Markers, flags, nothing, and the cowboys in the bag; hands; whose turn it is, where it is somebody's."""
    seats = range(position["seats"])
    land = [*(f"marker:{seat}" for seat in seats), *(f"plant:{sign}" for sign in PLANTED), "clear:"]
    bag = [f"rest:{number}" for number in position["bag"]]
    mine = turns(position) if position["turn"] is not None else []
    return Kit([*land, *bag], [*(f"held:{seat}" for seat in seats), "rest:"], mine)


def put(position: Position, seat: int, piece: str, place: str) -> None:
    """Puts something on a cell, changes what lies on two, or gives a cowboy to somebody."""
    kind, _, what = piece.partition(":")
    for name in ("lords", "bag", "known", "reach"):
        position.pop(name, None)
    if kind == "turn":
        position["turn"] = int(what)
    elif kind in ("hand", "rest"):
        give(position, int(what), place)
    elif kind == "cell":
        here, there = parse_cell(what), parse_cell(place.removeprefix("cell:"))
        one, other = sign_at(position, here), sign_at(position, there)
        sign(position, here, other)
        sign(position, there, one)
    else:
        signs = {"marker": MARKS[int(what)] if kind == "marker" else "", "plant": what, "clear": EMPTY}
        sign(position, parse_cell(place.removeprefix("cell:")), signs[kind])


def give(position: Position, cowboy: int, place: str) -> None:
    """A cowboy goes behind somebody's screen or into the bag, which holds all that is nowhere else."""
    for hand in position["hands"]:
        if cowboy in hand:
            hand.remove(cowboy)
    kind, _, what = place.partition(":")
    if kind == "held":
        position["hands"][int(what)].append(cowboy)
    elif kind != "rest":
        raise ValueError(place)


def sign_at(position: Position, cell: int) -> str:
    """What lies on a cell; lakes stay."""
    found: str = position["board"][cell // COLUMNS][cell % COLUMNS]
    if found.isdigit():
        raise ValueError(found)
    return found


def sign(position: Position, cell: int, what: str) -> None:
    """Something lies on a cell from now on."""
    sign_at(position, cell)
    row, column = divmod(cell, COLUMNS)
    text = position["board"][row]
    position["board"][row] = text[:column] + what + text[column + 1 :]
