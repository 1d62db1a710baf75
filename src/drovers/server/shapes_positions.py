"""What is said about positions set up by hand."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from .shapes import View


class PositionForm(Struct, forbid_unknown_fields=True):
    """A position to look at, as `drovers position` reads it; an empty one asks for a fresh deal of so many seats.

    `seat` is whose eyes see it, null everything; `put` is a thing picked and where it is put (`core/arranging.py`), on
    the side and from the hand of seat `by`; `moves` are played from there.
    """

    position: dict[str, Any] = {}
    seats: Annotated[int, Meta(ge=1, le=9)] = 2
    seat: Annotated[int, Meta(ge=0, le=9)] | None = None
    put: tuple[str, str] | None = None
    by: Annotated[int, Meta(ge=0, le=9)] = 0
    moves: Annotated[list[tuple[int, str]], Meta(max_length=200)] = []


class PositionInfo(Struct):
    """A sound position: `position` as the game writes it, `view` in those eyes, who owes a move and which there are.

    `pieces` can be picked beside the board, `places` are where they may go beside it, `deeds` need no place; `names`
    says what pieces are called.
    """

    position: dict[str, Any]
    seat: int | None
    seats: int
    options: dict[str, Any]
    view: View
    box: dict[str, Any]
    owing: list[int]
    legal: list[str]
    pieces: list[str] = []
    places: list[str] = []
    deeds: list[str] = []
    names: dict[str, str] = {}
