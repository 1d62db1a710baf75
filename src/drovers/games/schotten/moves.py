"""Which moves there are at all: one fixed space for every set of options, 1,472 numbers, decoded here and nowhere else.

A cell is stone * 4 + slot, slots in order of laying.

    0-512      lay a Clan card or an elite troop: card * 9 + stone
    513-530    Blind Man's Buff, Mud Fight: kind * 9 + stone
    531        Headhunter
    532-855    Strategist: own cell * 9 + destination (the card's own stone: discard it)
    856-891    Banshee: the other side's cell
    892-1215   Traitor: the other side's cell * 9 + destination
    1216       pass
    1217-1225  claim a stone
    1226       no more claims
    1227-1228  draw from the Clan deck, from the Tactic deck
    1229-1291  put a card away (54 + 9 kinds): under its deck for the Headhunter; from a side of four that has lost its
               Mud to the discard (a side never holds the same kind twice, so the card names its place)
    1292-1453  Strategist on a combat mode (`modes_targetable`): (stone * 2 + mode) * 9 + destination (same: discard)
    1454-1471  Banshee on a combat mode (`modes_targetable`): stone * 2 + mode
"""

from __future__ import annotations

from typing import NamedTuple

from ...core.jit import rule
from ...core.sets import parted
from ...core.tables import Table
from .table import BANSHEE, BLIND, HUNTER, NONE, SLOTS, STONES, STRATEGIST, TRAITOR

LAY, MODE, HUNT, STRATEGY, BANISH, LURE, PASS, CLAIM, DONE, DRAW, AWAY, STRATEGY_MODE, BANISH_MODE = range(13)
FIRST = (0, 513, 531, 532, 856, 892, 1216, 1217, 1226, 1227, 1229, 1292, 1454)  # number of each kind's first move
MOVES = 1472
MAX_LEGAL = 600  # 28 cells by 9 places for two ruses, 28 for the third, four more cards by 9 stones, and change
_RUSES = (NONE, NONE, HUNTER, STRATEGIST, BANSHEE, TRAITOR, NONE, NONE, NONE, NONE, NONE, STRATEGIST, BANSHEE)
RUSES = Table([ruse - NONE for ruse in _RUSES])  # counted from NONE
BARE = 1 << HUNT | 1 << PASS | 1 << DONE  # sets of kinds, a bit each: compiled code would go through a tuple one by one
CARRIES = 1 << STRATEGY | 1 << LURE | 1 << STRATEGY_MODE
KIND = Table([sum(move >= first for first in FIRST[1:]) for move in range(MOVES)])  # counted from LAY
START = Table(FIRST)


class Move(NamedTuple):
    """What a number of the move space says; a part that means nothing for its kind is NONE."""

    kind: int
    card: int  # the card played, or put away
    stone: int  # where it is laid, where the card lies that a ruse is about, or which one is claimed
    slot: int  # which card there; BLIND_MODE or MUD_MODE for a ruse about a combat mode; the deck of a draw
    to: int  # where a ruse takes it; its own stone: to the discard


@rule
def decode(move: int) -> Move:
    """The parts of a move."""
    if move < FIRST[MODE]:
        card, stone = parted(move, STONES)
        return Move(LAY, card, stone, NONE, NONE)
    kind = LAY + int(KIND[move])
    rest = move - int(START[kind])
    if kind == MODE:
        mode, stone = parted(rest, STONES)
        return Move(kind, BLIND + mode, stone, NONE, NONE)
    if bare(kind):
        return Move(kind, NONE + int(RUSES[kind]), NONE, NONE, NONE)
    if kind == CLAIM:
        return Move(kind, NONE, rest, NONE, NONE)
    if kind == DRAW:
        return Move(kind, NONE, NONE, rest, NONE)
    if kind == AWAY:
        return Move(kind, rest, NONE, NONE, NONE)
    place, to = parted(rest, STONES) if carries(kind) else (rest, NONE)
    stone, slot = parted(place, slots_of(kind))
    return Move(kind, NONE + int(RUSES[kind]), stone, slot, to if carries(kind) else stone)


@rule
def encode(move: Move) -> int:
    """The number of a move: the inverse of `decode`."""
    kind, first = move.kind, int(START[move.kind])
    if kind <= MODE:
        return first + (move.card - (BLIND if kind == MODE else 0)) * STONES + move.stone
    if bare(kind):
        return first
    if kind == CLAIM:
        return first + move.stone
    if kind == DRAW:
        return first + move.slot
    if kind == AWAY:
        return first + move.card
    place = move.stone * slots_of(kind) + move.slot
    return first + (place * STONES + move.to if carries(kind) else place)


@rule
def bare(kind: int) -> bool:
    """Whether there is one move of this kind only."""
    return bool(BARE >> kind & 1)


@rule
def slots_of(kind: int) -> int:
    """How many things a ruse of this kind tells apart at a stone: cards of a side, or the two combat modes."""
    return 2 if kind >= STRATEGY_MODE else SLOTS


@rule
def carries(kind: int) -> bool:
    """Whether a ruse of this kind takes the card to a place of choice; the Banshee only discards."""
    return bool(CARRIES >> kind & 1)
