"""Cards at the stones: laying them, and what the Tactic cards do to them (S7-S9, S33, S40-S49)."""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule
from . import table as t
from .hands import leave_hand
from .moves import Move
from .replies import note_claims, wanting
from .strength import need, strength
from .table import State


@rule
def add(state: State, seat: int, stone: int, card: int) -> None:
    """Puts a card face up on that side; notes when it grew to three and to four (S7, S24, Precision 6)."""
    size = int(state.size[seat, stone])
    state.side[seat, stone, size] = card
    state.size[seat, stone] = size + 1
    if size >= 2:
        state.since[seat, stone, size - 2] = state.turn
    changed = 1 << stone
    if t.is_clan_card(state, card):
        state.seen |= 1 << card
        changed |= wanting(state, card)
    note_strength(state, seat, stone)
    note_claims(state, changed & (int(state.full[0]) | int(state.full[1])))  # where neither is complete, nobody claims


@rule
def note_full(state: State, seat: int, stone: int) -> None:
    """Notes how that side stands, and who might claim the stone now."""
    note_strength(state, seat, stone)
    note_claims(state, 1 << stone)


@rule
def note_strength(state: State, seat: int, stone: int) -> None:
    """Notes whether that side has just the cards it needs (S15, S45), and how strong it is then."""
    if state.size[seat, stone] == need(state, stone):
        state.full[seat] |= 1 << stone
        state.worth[seat, stone] = strength(state, seat, stone)
    else:
        state.full[seat] &= ~(1 << stone)
        state.worth[seat, stone] = 0


@rule
def remove(state: State, seat: int, stone: int, slot: int) -> int:
    """Takes a card off that side; later ones move down and a completion is undone (SA33, Precision 8)."""
    card = int(state.side[seat, stone, slot])
    size = int(state.size[seat, stone]) - 1
    for i in range(slot, size):
        state.side[seat, stone, i] = state.side[seat, stone, i + 1]
    state.side[seat, stone, size] = t.NONE
    state.size[seat, stone] = size
    if size >= 2:
        state.since[seat, stone, size - 2] = 0
    note_full(state, seat, stone)
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
    if card == t.JOKER:
        state.jokers[seat] += 1


@rule
def lay(state: State, seat: int, stone: int, card: int) -> None:
    """Lays a Clan card or an elite troop from the hand (S7, S33, S40-S43)."""
    if t.is_clan_card(state, card):
        leave_hand(state, seat, card)
    else:
        spend(state, seat, card)
    add(state, seat, stone, card)
    tell(state, t.LAID if card < t.CLANS else t.TROOP_LAID, seat, card, stone)


@rule
def lay_mode(state: State, seat: int, card: int, stone: int) -> None:
    """A combat mode goes onto the stone itself (S44, S45, SA25)."""
    spend(state, seat, card)
    state.mode_by[card - t.BLIND] = seat
    place_mode(state, card - t.BLIND, stone)
    tell(state, t.BLINDED if card == t.BLIND else t.MUDDIED, seat, card, stone)


@rule
def trick(state: State, seat: int, ruse: int) -> None:
    """A ruse is played; when it has done its work, and not before, it lies on the discard (S46)."""
    spend(state, seat, ruse)
    tell(state, t.RUSE, seat, ruse)


@rule
def move_card(state: State, seat: int, move: Move) -> None:
    """Strategist: one of one's own cards goes to another stone, or to the discard (S47, SA32)."""
    trick(state, seat, t.STRATEGIST)
    card = remove(state, seat, move.stone, move.slot)
    if move.to == move.stone:
        throw_away(state, card)
        tell(state, t.WITHDRAWN, seat, card, move.stone)
    else:
        add(state, seat, move.to, card)
        tell(state, t.MOVED, seat, card, move.stone, move.to)
    throw_away(state, t.STRATEGIST)


@rule
def banish(state: State, seat: int, move: Move) -> None:
    """Banshee: one of the other's cards goes to the discard (S48)."""
    trick(state, seat, t.BANSHEE)
    card = remove(state, 1 - seat, move.stone, move.slot)
    throw_away(state, card)
    tell(state, t.BANISHED, 1 - seat, card, move.stone)
    throw_away(state, t.BANSHEE)


@rule
def lure(state: State, seat: int, move: Move) -> None:
    """Traitor: one of the other's Clan cards changes sides (S49)."""
    trick(state, seat, t.TRAITOR)
    card = remove(state, 1 - seat, move.stone, move.slot)
    add(state, seat, move.to, card)
    tell(state, t.LURED, seat, card, move.stone, move.to)
    throw_away(state, t.TRAITOR)


@rule
def move_mode(state: State, seat: int, mode: int, to: int) -> None:
    """Strategist on one's own combat mode, where that is allowed: elsewhere, or discarded (SA27, Precision 7)."""
    stone = int(state.mode_at[mode])
    trick(state, seat, t.STRATEGIST)
    if to == stone:
        discard_mode(state, mode)
    else:
        place_mode(state, mode, to)
        tell(state, t.MODE_MOVED, seat, t.BLIND + mode, stone, to)
    throw_away(state, t.STRATEGIST)


@rule
def banish_mode(state: State, seat: int, mode: int) -> None:
    """Banshee on the other's combat mode, where that is allowed (SA27)."""
    trick(state, seat, t.BANSHEE)
    discard_mode(state, mode)
    throw_away(state, t.BANSHEE)


@rule
def discard_mode(state: State, mode: int) -> None:
    """A combat mode leaves its stone for the discard."""
    throw_away(state, t.BLIND + mode)
    tell(state, t.MODE_DISCARDED, int(state.mode_by[mode]), t.BLIND + mode, int(state.mode_at[mode]))
    place_mode(state, mode, t.NONE)
    state.mode_by[mode] = t.NONE


@rule
def place_mode(state: State, mode: int, to: int) -> None:
    """A combat mode goes to that stone, or leaves (NONE); what is complete there and here may change (S45, SA26)."""
    here = int(state.mode_at[mode])
    state.mode_at[mode] = to
    for seat in range(2):
        if here != t.NONE:
            note_full(state, seat, here)
        if to != t.NONE:
            note_full(state, seat, to)


@rule
def crowded(state: State, seat: int) -> int:
    """The stone where that seat has more cards than it may, NONE if there is none (SA28)."""
    for stone in range(t.STONES):
        if state.size[seat, stone] > need(state, stone):
            return stone
    return t.NONE


@rule
def dropper(state: State) -> int:
    """The seat that must drop a card because a Mud has gone, the mover first; NONE if nobody (SA28, Precision 7)."""
    for turn in range(2):
        seat = int(state.mover) if turn == 0 else 1 - int(state.mover)
        if crowded(state, seat) != t.NONE:
            return seat
    return t.NONE


@rule
def find_on_side(state: State, seat: int, stone: int, card: int) -> int:
    """The slot of that card on that side, NONE if it is not there."""
    for i in range(int(state.size[seat, stone])):
        if state.side[seat, stone, i] == card:
            return i
    return t.NONE


@rule
def drop_card(state: State, seat: int, card: int) -> None:
    """The owner of a side of four without Mud gives up one card of his choice (SA28)."""
    stone = crowded(state, seat)
    remove(state, seat, stone, find_on_side(state, seat, stone, card))
    throw_away(state, card)
    tell(state, t.DROPPED, seat, card, stone)
