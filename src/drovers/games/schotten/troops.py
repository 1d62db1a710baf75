"""Cards at the stones: laying them, and what the Tactic cards do to them (S7-S9, S33, S40-S49)."""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule
from .hands import leave_hand
from .strength import need
from .table import (
    BANSHEE,
    BLIND,
    CLANS,
    JOKER,
    LAID,
    LURED,
    MODE,
    MOVED,
    NONE,
    REMOVED,
    RUSE,
    SLOTS,
    STONES,
    STRATEGIST,
    TRAITOR,
    VALUES,
    State,
)


@rule
def add(state: State, seat: int, stone: int, card: int) -> None:
    """Puts a card face up on that side; notes when it grew to three and to four (S7, S24, Precision 6)."""
    size = int(state.size[seat, stone])
    state.side[seat, stone, size] = card
    state.size[seat, stone] = size + 1
    if size >= 2:
        state.since[seat, stone, size - 2] = state.turn
    if card < CLANS:
        state.seen[card // VALUES] |= 1 << (card % VALUES)


@rule
def remove(state: State, seat: int, stone: int, slot: int) -> int:
    """Takes a card off that side; later ones move down and a completion is undone (SA33, Precision 8)."""
    card = int(state.side[seat, stone, slot])
    size = int(state.size[seat, stone]) - 1
    for i in range(slot, size):
        state.side[seat, stone, i] = state.side[seat, stone, i + 1]
    state.side[seat, stone, size] = NONE
    state.size[seat, stone] = size
    if size >= 2:
        state.since[seat, stone, size - 2] = 0
    return card


@rule
def throw_away(state: State, card: int) -> None:
    """Face up onto the discard, where everybody may look (S46-S48, SA41)."""
    state.discard[int(state.discarded)] = card
    state.discarded += 1


@rule
def spend(state: State, seat: int, card: int) -> None:
    """A Tactic card is played: it leaves the hand and counts for the whole round (S37, SA22)."""
    leave_hand(state, seat, card)
    state.laid[seat] += 1
    if card == JOKER:
        state.jokers[seat] += 1


@rule
def lay(state: State, seat: int, stone: int, card: int) -> None:
    """Lays a Clan card or an elite troop from the hand (S7, S33, S40-S43)."""
    if card < CLANS:
        leave_hand(state, seat, card)
    else:
        spend(state, seat, card)
    add(state, seat, stone, card)
    tell(state, LAID, seat, card, stone)


@rule
def lay_mode(state: State, seat: int, mode: int, stone: int) -> None:
    """A combat mode goes onto the stone itself (S44, S45, SA25)."""
    spend(state, seat, BLIND + mode)
    state.mode_at[mode] = stone
    state.mode_by[mode] = seat
    tell(state, MODE, seat, BLIND + mode, stone)


@rule
def trick(state: State, seat: int, ruse: int) -> None:
    """A ruse is played and lies on the discard (S46-S49)."""
    spend(state, seat, ruse)
    throw_away(state, ruse)
    tell(state, RUSE, seat, ruse)


@rule
def move_card(state: State, seat: int, cell: int, to: int) -> None:
    """Strategist: one of one's own cards goes to another stone, or to the discard (S47, SA32)."""
    stone = cell // SLOTS
    trick(state, seat, STRATEGIST)
    card = remove(state, seat, stone, cell % SLOTS)
    if to == stone:
        throw_away(state, card)
        tell(state, REMOVED, seat, card, stone)
    else:
        add(state, seat, to, card)
        tell(state, MOVED, seat, card, stone, to)


@rule
def banish(state: State, seat: int, cell: int) -> None:
    """Banshee: one of the other's cards goes to the discard (S48)."""
    stone = cell // SLOTS
    trick(state, seat, BANSHEE)
    card = remove(state, 1 - seat, stone, cell % SLOTS)
    throw_away(state, card)
    tell(state, REMOVED, 1 - seat, card, stone)


@rule
def lure(state: State, seat: int, cell: int, to: int) -> None:
    """Traitor: one of the other's Clan cards changes sides (S49)."""
    stone = cell // SLOTS
    trick(state, seat, TRAITOR)
    card = remove(state, 1 - seat, stone, cell % SLOTS)
    add(state, seat, to, card)
    tell(state, LURED, seat, card, stone, to)


@rule
def move_mode(state: State, seat: int, mode: int, to: int) -> None:
    """Strategist on one's own combat mode, where that is allowed: elsewhere, or discarded (SA27, Precision 7)."""
    stone = int(state.mode_at[mode])
    trick(state, seat, STRATEGIST)
    if to == stone:
        discard_mode(state, mode)
    else:
        state.mode_at[mode] = to
        tell(state, MOVED, seat, BLIND + mode, stone, to)


@rule
def banish_mode(state: State, seat: int, mode: int) -> None:
    """Banshee on the other's combat mode, where that is allowed (SA27)."""
    trick(state, seat, BANSHEE)
    discard_mode(state, mode)


@rule
def discard_mode(state: State, mode: int) -> None:
    """A combat mode leaves its stone for the discard."""
    throw_away(state, BLIND + mode)
    tell(state, REMOVED, int(state.mode_by[mode]), BLIND + mode, int(state.mode_at[mode]))
    state.mode_at[mode] = NONE
    state.mode_by[mode] = NONE


@rule
def crowded(state: State, seat: int) -> int:
    """The stone where that seat has more cards than it may, NONE if there is none (SA28)."""
    for stone in range(STONES):
        if state.size[seat, stone] > need(state, stone):
            return stone
    return NONE


@rule
def dropper(state: State) -> int:
    """The seat that must drop a card because a Mud has gone, the mover first; NONE if nobody (SA28, Precision 7)."""
    for turn in range(2):
        seat = int(state.mover) if turn == 0 else 1 - int(state.mover)
        if crowded(state, seat) != NONE:
            return seat
    return NONE


@rule
def find_on_side(state: State, seat: int, stone: int, card: int) -> int:
    """The slot of that card on that side, NONE if it is not there."""
    for i in range(int(state.size[seat, stone])):
        if state.side[seat, stone, i] == card:
            return i
    return NONE


@rule
def drop_card(state: State, seat: int, card: int) -> None:
    """The owner of a side of four without Mud gives up one card of his choice (SA28)."""
    stone = crowded(state, seat)
    remove(state, seat, stone, find_on_side(state, seat, stone, card))
    throw_away(state, card)
    tell(state, REMOVED, seat, card, stone)
