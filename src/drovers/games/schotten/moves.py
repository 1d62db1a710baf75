"""Which moves are legal: listed in ascending order, or refused with the rule they break.  The two are written apart."""

from __future__ import annotations

from ...core.jit import rule
from ...core.state import Numbers
from .claims import claim_fault
from .hands import find_in_hand
from .strength import may_lay_joker, need
from .table import (
    AWAY,
    BANISH,
    BANISH_MODE,
    BANSHEE,
    BLIND,
    CLAIM,
    CLAIMS,
    CLANS,
    DONE,
    DRAW,
    DRAWS,
    DROP,
    HUNT,
    HUNT_MOVE,
    HUNTER,
    JOKER,
    LAY_MODE,
    LURE,
    MUD,
    NONE,
    PASS,
    PLAY,
    RETURN,
    SHIELD,
    SLOTS,
    STONES,
    STRATEGIST,
    STRATEGY,
    STRATEGY_MODE,
    TRAITOR,
    State,
)
from .troops import crowded, dropper, find_on_side


@rule
def to_move(state: State) -> int:
    """The mover; while sides of four shrink, the seat that must drop a card (S6, SA28)."""
    if state.ended:
        return 0
    return 1 << (dropper(state) if state.phase == DROP else int(state.mover))


@rule
def legal(state: State, seat: int, out: Numbers) -> int:
    """Every legal move of the seat to move, ascending."""
    if state.phase == PLAY:
        return list_plays(state, seat, out)
    if state.phase == CLAIM:
        return list_claims(state, out)
    if state.phase == RETURN or state.phase == DROP:
        return list_away(state, seat, out)
    count = 0
    for deck in range(2):
        if state.left[deck] > 0:
            out[count] = DRAWS + deck
            count += 1
    return count


@rule
def list_claims(state: State, out: Numbers) -> int:
    """The stones proven to be the mover's, and to leave it at that (S14, S27, SA9)."""
    count = 0
    for stone in range(STONES):
        if state.claims >> stone & 1:
            out[count] = CLAIMS + stone
            count += 1
    out[count] = DONE
    return count + 1


@rule
def list_away(state: State, seat: int, out: Numbers) -> int:
    """Cards the hunter may put under a deck, or cards of the side that has one too many (SA21, SA28, SA36)."""
    count = 0
    stone = crowded(state, seat) if state.phase == DROP else NONE
    for card in range(CLANS + 9):
        if stone != NONE:
            fits = find_on_side(state, seat, stone, card) != NONE
        else:
            fits = find_in_hand(state, seat, card) != NONE and (card != JOKER or state.sealed == 0)
        if fits:
            out[count] = AWAY + card
            count += 1
    return count


@rule
def room(state: State, seat: int) -> int:
    """The unclaimed stones where that side still takes a card, a bit each (S8, S25, S45)."""
    stones = 0
    for stone in range(STONES):
        if (state.owner[stone] == NONE) & (state.size[seat, stone] < need(state, stone)):  # one branch, as in claims
            stones |= 1 << stone
    return stones


@rule
def list_plays(state: State, seat: int, out: Numbers) -> int:
    """Clan cards, Tactic cards within the limit, and the pass of one who can lay no Clan card (S11, S33, S37, S38)."""
    count = 0
    free = room(state, seat)
    for i in range(int(state.held[seat])):
        card = int(state.hand[seat, i])
        if card < CLANS:
            for stone in range(STONES):
                if free >> stone & 1:
                    out[count] = card * STONES + stone
                    count += 1
    stuck = count == 0
    may_trick = state.tactics and state.laid[seat] <= state.laid[1 - seat]
    if may_trick:
        count = list_tactics(state, seat, free, out, count)
    if stuck:
        out[count] = PASS
        count += 1
    if may_trick and state.modes_targetable:
        count = list_mode_ruses(state, seat, out, count)
    return count


@rule
def list_tactics(state: State, seat: int, free: int, out: Numbers, count: int) -> int:
    """Elites, modes and ruses in hand, each kind once (S40-S49)."""
    before = NONE
    for i in range(int(state.held[seat])):
        card = int(state.hand[seat, i])
        if card < CLANS or card == before:
            continue
        before = card
        if card <= SHIELD:
            if card != JOKER or may_lay_joker(state, seat):
                for stone in range(STONES):
                    if free >> stone & 1:
                        out[count] = card * STONES + stone
                        count += 1
        elif card <= MUD:
            for stone in range(STONES):
                if state.owner[stone] == NONE:
                    out[count] = LAY_MODE + (card - BLIND) * STONES + stone
                    count += 1
        elif card == HUNTER:
            if state.left[0] + state.left[1] > 0:
                out[count] = HUNT_MOVE
                count += 1
        else:
            count = list_ruse(state, seat, card, free, out, count)
    return count


@rule
def list_ruse(state: State, seat: int, ruse: int, free: int, out: Numbers, count: int) -> int:
    """Every target of the Strategist, the Banshee or the Traitor (S47-S49, SA29-SA31)."""
    side = seat if ruse == STRATEGIST else 1 - seat
    for stone in range(STONES):
        if state.owner[stone] != NONE:
            continue
        for slot in range(int(state.size[side, stone])):
            cell = stone * SLOTS + slot
            if ruse == BANSHEE:
                out[count] = BANISH + cell
                count += 1
            elif ruse == STRATEGIST or state.side[side, stone, slot] < CLANS:
                base = STRATEGY if ruse == STRATEGIST else LURE
                ends = free & ~(1 << stone) | 1 << stone if ruse == STRATEGIST else free
                for to in range(STONES):
                    if ends >> to & 1:
                        out[count] = base + cell * STONES + to
                        count += 1
    return count


@rule
def list_mode_ruses(state: State, seat: int, out: Numbers, count: int) -> int:
    """Combat modes as targets of the Strategist and the Banshee, by stone and mode (SA27, Precision 7)."""
    if find_in_hand(state, seat, STRATEGIST) != NONE:
        for stone in range(STONES):
            for mode in range(2):
                if state.mode_at[mode] == stone and state.mode_by[mode] == seat and state.owner[stone] == NONE:
                    for to in range(STONES):
                        if state.owner[to] == NONE:
                            out[count] = STRATEGY_MODE + (stone * 2 + mode) * STONES + to
                            count += 1
    if find_in_hand(state, seat, BANSHEE) != NONE:
        for stone in range(STONES):
            for mode in range(2):
                if state.mode_at[mode] == stone and state.mode_by[mode] == 1 - seat and state.owner[stone] == NONE:
                    out[count] = BANISH_MODE + stone * 2 + mode
                    count += 1
    return count


@rule
def why_not(state: State, seat: int, move: int) -> int:
    """0 if the move is legal, else the rule against it.  A claim is judged on its merits before its time."""
    if state.ended:
        return 28
    if CLAIMS <= move < DONE:
        fault = claim_fault(state, seat, move - CLAIMS)
        if fault:
            return fault
    if not to_move(state) >> seat & 1:
        return 6
    if state.phase == PLAY:
        return play_fault(state, seat, move)
    if state.phase == CLAIM:
        return 0 if CLAIMS <= move <= DONE else 14
    if state.phase == DRAW or state.phase == HUNT:
        if DRAWS <= move < AWAY:
            return 0 if state.left[move - DRAWS] > 0 else 35
        return 34 if state.phase == DRAW else 1034
    if state.phase == RETURN:
        return return_fault(state, seat, move)
    card = move - AWAY
    stone = crowded(state, seat)
    return 0 if AWAY <= move < STRATEGY_MODE and find_on_side(state, seat, stone, card) != NONE else 1028


@rule
def return_fault(state: State, seat: int, move: int) -> int:
    """Why the hunter may not do this while he owes a card to the decks (S46, SA21)."""
    card = move - AWAY
    if not AWAY <= move < STRATEGY_MODE or find_in_hand(state, seat, card) == NONE:
        return 46
    return 1021 if card == JOKER and state.sealed else 0


@rule
def play_fault(state: State, seat: int, move: int) -> int:
    """Why this is no play now (S7-S12, S33-S49)."""
    if move < JOKER * STONES:
        if find_in_hand(state, seat, move // STONES) == NONE:
            return 7
        return slot_fault(state, seat, move % STONES)
    if move == PASS:
        return pass_fault(state, seat)
    if CLAIMS <= move <= DONE:
        return 50 if state.experts else 1001
    if PASS < move < STRATEGY_MODE:
        return 46 if move >= AWAY else 10
    return tactic_fault(state, seat, move)


@rule
def pass_fault(state: State, seat: int) -> int:
    """Nobody passes who can lay a Clan card (S11, S38, S39)."""
    if room(state, seat) and state.held[seat] > 0 and state.hand[seat, 0] < CLANS:
        return 39 if state.tactics else 11
    return 0


@rule
def slot_fault(state: State, seat: int, stone: int) -> int:
    """Why no card may be laid on that side (S8, S25)."""
    if state.owner[stone] != NONE:
        return 25
    return 0 if state.size[seat, stone] < need(state, stone) else 8


@rule
def card_played(move: int) -> int:
    """The Tactic card a move plays."""
    if move < LAY_MODE:
        return move // STONES
    if move < HUNT_MOVE:
        return BLIND + (move - LAY_MODE) // STONES
    if move == HUNT_MOVE:
        return HUNTER
    if move < BANISH or STRATEGY_MODE <= move < BANISH_MODE:
        return STRATEGIST
    if move < LURE or move >= BANISH_MODE:
        return BANSHEE
    return TRAITOR


@rule
def tactic_fault(state: State, seat: int, move: int) -> int:
    """Why this Tactic card cannot be played so (S31, S33, S37, S41-S49)."""
    card = card_played(move)
    if not state.tactics:
        return 31
    if move >= STRATEGY_MODE and not state.modes_targetable:
        return 1027
    if find_in_hand(state, seat, card) == NONE:
        return 33
    if state.laid[seat] > state.laid[1 - seat]:
        return 37
    if card <= SHIELD:
        if card == JOKER and not may_lay_joker(state, seat):
            return 41
        return slot_fault(state, seat, move % STONES)
    if card <= MUD:
        return 25 if state.owner[(move - LAY_MODE) % STONES] != NONE else 0
    if card == HUNTER:
        return 0 if state.left[0] + state.left[1] > 0 else 1035
    if move >= STRATEGY_MODE:
        return mode_fault(state, seat, move)
    if card == BANSHEE:
        return cell_fault(state, 1 - seat, move - BANISH, 48)
    if card == STRATEGIST:
        return strategy_fault(state, seat, move - STRATEGY)
    return lure_fault(state, seat, move - LURE)


@rule
def cell_fault(state: State, side: int, cell: int, empty: int) -> int:
    """Why no ruse reaches that card: the stone is claimed, or nothing lies there (SA31, SA45)."""
    stone = cell // SLOTS
    if state.owner[stone] != NONE:
        return 1045
    return 0 if cell % SLOTS < state.size[side, stone] else empty


@rule
def strategy_fault(state: State, seat: int, choice: int) -> int:
    """Why the Strategist cannot do this (S47, SA30)."""
    cell, to = choice // STONES, choice % STONES
    fault = cell_fault(state, seat, cell, 47)
    if fault or to == cell // SLOTS:
        return fault
    return 1030 if slot_fault(state, seat, to) else 0


@rule
def lure_fault(state: State, seat: int, choice: int) -> int:
    """Why the Traitor cannot do this (S49, SA29, SA30)."""
    cell, to = choice // STONES, choice % STONES
    fault = cell_fault(state, 1 - seat, cell, 49)
    if fault:
        return fault
    if state.side[1 - seat, cell // SLOTS, cell % SLOTS] >= CLANS:
        return 1029
    return 1030 if slot_fault(state, seat, to) else 0


@rule
def mode_fault(state: State, seat: int, move: int) -> int:
    """Why that combat mode cannot be moved or discarded (SA27, SA45, Precision 7)."""
    banished = move >= BANISH_MODE
    place = move - BANISH_MODE if banished else (move - STRATEGY_MODE) // STONES
    stone, mode = place // 2, place % 2
    if state.mode_at[mode] != stone or state.mode_by[mode] != (1 - seat if banished else seat):
        return 48 if banished else 47
    if state.owner[stone] != NONE:
        return 1045
    if not banished and state.owner[(move - STRATEGY_MODE) % STONES] != NONE:
        return 1030
    return 0
