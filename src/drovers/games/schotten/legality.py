"""Which moves are allowed now, and why not.

`why_not` is the text of the law.  `legal` lists the same moves in ascending order by a second, faster text; the promise
`legal_equals_why_not` compares the two over the whole move space at every ply of random matches.
"""

from __future__ import annotations

from ...core import dice
from ...core.dice import Dice
from ...core.jit import rule
from ...core.sets import lowest, size
from ...core.state import Numbers
from ...core.tables import Table
from . import moves as m
from . import table as t
from .hands import count_of, decks_empty, holds
from .moves import Move, decode
from .replies import claim_fault, claimed
from .strength import may_lay_joker
from .table import State
from .troops import crowded, dropper, find_on_side


def _listed(stones: int) -> list[int]:
    members = [stone for stone in range(t.STONES) if stones >> stone & 1]
    return members + [0] * (t.STONES - len(members))


LISTED = Table([_listed(stones) for stones in range(1 << t.STONES)])  # the stones of every set in a row


@rule
def to_move(state: State) -> int:
    """The mover; while sides of four shrink, the seat that must drop a card (S6, SA28)."""
    if state.ended:
        return 0
    return 1 << (dropper(state) if state.tactics and state.phase == t.DROP else int(state.mover))


@rule
def why_not(state: State, seat: int, move: int) -> int:
    """0 if the move is legal, else the rule against it.  A claim is judged on its merits before its time."""
    if state.ended:
        return int(state.ended)
    parts = decode(move)
    if parts.kind == m.CLAIM:
        fault = claim_fault(state, seat, parts.stone)
        if fault:
            return fault
    if not to_move(state) >> seat & 1:
        return 6
    if state.phase == t.PLAY:
        return play_fault(state, seat, parts)
    if state.phase == t.CLAIM:
        return 0 if parts.kind == m.CLAIM or parts.kind == m.DONE else 14
    if state.phase == t.DRAW or state.phase == t.HUNT:
        if parts.kind == m.DRAW:
            return 0 if state.left[parts.slot] > 0 else 35
        return 34 if state.phase == t.DRAW else 1034
    if state.phase == t.RETURN:
        return return_fault(state, seat, parts)
    dropped = parts.kind == m.AWAY and find_on_side(state, seat, crowded(state, seat), parts.card) != t.NONE
    return 0 if dropped else 1028


@rule
def return_fault(state: State, seat: int, move: Move) -> int:
    """Why the hunter may not do this while he owes a card to the decks (S46, SA21)."""
    if move.kind != m.AWAY or not holds(state, seat, move.card):
        return 46
    return 1021 if move.card == t.JOKER and state.sealed else 0


@rule
def play_fault(state: State, seat: int, move: Move) -> int:
    """Why this is no play now (S7-S12, S33-S49)."""
    if move.kind == m.LAY and move.card < t.CLANS:
        if not holds(state, seat, move.card):
            return 7
        return slot_fault(state, seat, move.stone)
    if move.kind == m.PASS:
        return pass_fault(state, seat)
    if move.kind == m.CLAIM or move.kind == m.DONE:
        return 50 if state.experts else 1001
    if move.kind == m.DRAW:
        return 10
    if move.kind == m.AWAY:
        return 46
    return tactic_fault(state, seat, move)


@rule
def pass_fault(state: State, seat: int) -> int:
    """Nobody passes who can lay a Clan card (S11, S38, S39)."""
    if room(state, seat) and state.hand[seat]:
        return 39 if state.tactics else 11
    return 0


@rule
def slot_fault(state: State, seat: int, stone: int) -> int:
    """Why no card may be laid on that side (S8, S25)."""
    if room(state, seat) >> stone & 1:
        return 0
    return 8 if unclaimed(state) >> stone & 1 else 25


@rule
def tactic_fault(state: State, seat: int, move: Move) -> int:
    """Why this Tactic card cannot be played so (S31, S33, S37, S41-S49)."""
    if not state.tactics:
        return 31
    if move.kind >= m.STRATEGY_MODE and not state.modes_targetable:
        return 1027
    if not holds(state, seat, move.card):
        return 33
    if state.laid[seat] > state.laid[1 - seat]:
        return 37
    if move.kind == m.LAY:
        if move.card == t.JOKER and not may_lay_joker(state, seat):
            return 41
        return slot_fault(state, seat, move.stone)
    if move.kind == m.MODE:
        return 0 if unclaimed(state) >> move.stone & 1 else 25
    if move.kind == m.HUNT:
        return 1035 if decks_empty(state) else 0
    return ruse_fault(state, seat, move)


@rule
def ruse_fault(state: State, seat: int, move: Move) -> int:
    """Why the ruse cannot do this: no such card, a claimed stone, no room (S47-S49, SA27, SA29-SA31, SA45)."""
    own = move.card == t.STRATEGIST
    side = seat if own else 1 - seat
    about_mode = move.kind >= m.STRATEGY_MODE
    if about_mode:
        there = state.mode_at[move.slot] == move.stone and state.mode_by[move.slot] == side
    else:
        there = move.slot < state.size[side, move.stone]
    if not unclaimed(state) >> move.stone & 1:
        return 1045
    if not there:
        return 47 if own else (48 if move.card == t.BANSHEE else 49)
    if move.kind == m.LURE and state.side[side, move.stone, move.slot] >= t.CLANS:
        return 1029
    if move.card == t.BANSHEE or (own and move.to == move.stone):
        return 0
    if about_mode:
        return 0 if unclaimed(state) >> move.to & 1 else 1030
    return 1030 if slot_fault(state, seat, move.to) else 0


@rule
def unclaimed(state: State) -> int:
    """The stones nobody owns, a bit each."""
    return t.ALL_STONES & ~claimed(state)


@rule
def room(state: State, seat: int) -> int:
    """The unclaimed stones where that side still takes a card, a bit each (S8, S25, S45)."""
    return unclaimed(state) & ~int(state.full[seat])


@rule
def emit(out: Numbers, count: int, first: int, stones: int) -> int:
    """Lists the move `first` + stone for every stone of a set; returns how many are listed now.

    It always writes nine numbers, of which those beyond the last one mean nothing: that is faster than to ask.
    """
    for i in range(t.STONES):
        out[count + i] = first + LISTED[stones, i]
    return count + size(stones)


@rule
def add(out: Numbers, count: int, move: int, allowed: bool) -> int:
    """Lists a move if it is allowed; returns how many are listed now."""
    out[count] = move
    return count + (1 if allowed else 0)


@rule
def legal(state: State, seat: int, out: Numbers) -> int:
    """Every legal move of the seat to move, ascending."""
    if state.phase == t.PLAY:
        return list_plays(state, seat, out)
    if state.phase == t.CLAIM:  # the stones proven to be the mover's, and to leave it at that (S14, S27, SA9)
        return add(out, emit(out, 0, m.FIRST[m.CLAIM], int(state.claims)), m.FIRST[m.DONE], True)
    if state.tactics and (state.phase == t.RETURN or state.phase == t.DROP):
        return list_away(state, seat, out)
    count = add(out, 0, m.FIRST[m.DRAW], state.left[t.CLAN_DECK] > 0)
    return add(out, count, m.FIRST[m.DRAW] + 1, state.left[t.TACTIC_DECK] > 0)


@rule
def pick(state: State, seat: int, rng: Dice, out: Numbers) -> int:
    """A legal move at random, the same as by one roll from the list; claims and Clan cards alone need no list."""
    if state.phase == t.CLAIM:
        stones = int(state.claims)
        nth = dice.below(rng, size(stones) + 1)
        return m.FIRST[m.DONE] if nth == size(stones) else m.FIRST[m.CLAIM] + int(LISTED[stones, nth])
    if state.phase != t.PLAY or state.tactics:
        return int(out[dice.below(rng, legal(state, seat, out))])
    free, cards = room(state, seat), int(state.hand[seat])
    stones = size(free)
    if stones == 0 or cards == 0:
        return m.FIRST[m.PASS] + dice.below(rng, 1)
    place, stone = dice.pair(rng, size(cards), stones)
    for i in range(5):  # as if the sixth card were meant: that is faster than to foretell how many to pass over
        rest = cards & cards - 1
        cards = rest if i < place else cards
    return lowest(cards) * t.STONES + int(LISTED[free, stone])


@rule
def list_away(state: State, seat: int, out: Numbers) -> int:
    """Cards the hunter may put under a deck, or cards of the side that has one too many (SA21, SA28, SA36)."""
    count = 0
    stone = crowded(state, seat) if state.phase == t.DROP else t.NONE
    for card in range(t.KINDS_OF_CARD):
        if stone != t.NONE:
            fits = find_on_side(state, seat, stone, card) != t.NONE
        else:
            fits = holds(state, seat, card) and (card != t.JOKER or state.sealed == 0)
        count = add(out, count, m.FIRST[m.AWAY] + card, fits)
    return count


@rule
def list_plays(state: State, seat: int, out: Numbers) -> int:
    """Clan cards, Tactic cards within the limit, and the pass of one who can lay no Clan card (S11, S33, S37, S38)."""
    count, free, cards = 0, room(state, seat), int(state.hand[seat])
    while cards:
        count = emit(out, count, lowest(cards) * t.STONES, free)
        cards &= cards - 1
    stuck = count == 0
    may_trick = state.tactics and state.laid[seat] <= state.laid[1 - seat]
    if may_trick:
        count = list_tactics(state, seat, free, out, count)
    if stuck:
        count = add(out, count, m.FIRST[m.PASS], True)
    if may_trick and state.modes_targetable:
        count = list_mode_ruses(state, seat, out, count)
    return count


@rule
def list_tactics(state: State, seat: int, free: int, out: Numbers, count: int) -> int:
    """Elites, modes and ruses in hand, each kind once (S40-S49)."""
    for card in range(t.JOKER, t.KINDS_OF_CARD):
        if count_of(int(state.tricks[seat]), card) == 0:
            continue
        if card <= t.SHIELD:
            if card != t.JOKER or may_lay_joker(state, seat):
                count = emit(out, count, card * t.STONES, free)
        elif card <= t.MUD:
            count = emit(out, count, m.FIRST[m.MODE] + (card - t.BLIND) * t.STONES, unclaimed(state))
        elif card == t.HUNTER:
            count = add(out, count, m.FIRST[m.HUNT], not decks_empty(state))
        else:
            count = list_ruse(state, seat, card, free, out, count)
    return count


@rule
def list_ruse(state: State, seat: int, ruse: int, free: int, out: Numbers, count: int) -> int:
    """Every target of the Strategist, the Banshee or the Traitor (S47-S49, SA29-SA31)."""
    side = seat if ruse == t.STRATEGIST else 1 - seat
    for stone in range(t.STONES):
        cards = int(state.size[side, stone]) if unclaimed(state) >> stone & 1 else 0
        for slot in range(cards):
            cell = stone * t.SLOTS + slot
            if ruse == t.BANSHEE:
                count = add(out, count, m.FIRST[m.BANISH] + cell, True)
            elif ruse == t.STRATEGIST:
                count = emit(out, count, m.FIRST[m.STRATEGY] + cell * t.STONES, free | 1 << stone)
            elif state.side[side, stone, slot] < t.CLANS:
                count = emit(out, count, m.FIRST[m.LURE] + cell * t.STONES, free)
    return count


@rule
def list_mode_ruses(state: State, seat: int, out: Numbers, count: int) -> int:
    """Combat modes as targets of the Strategist and the Banshee, by stone and mode (SA27, Precision 7)."""
    for own in range(1, -1, -1):
        if not holds(state, seat, t.STRATEGIST if own else t.BANSHEE):
            continue
        for place in range(2 * t.STONES):
            stone, mode = place // 2, place % 2
            there = state.mode_at[mode] == stone and state.mode_by[mode] == (seat if own else 1 - seat)
            if there and unclaimed(state) >> stone & 1:
                if own:
                    count = emit(out, count, m.FIRST[m.STRATEGY_MODE] + place * t.STONES, unclaimed(state))
                else:
                    count = add(out, count, m.FIRST[m.BANISH_MODE] + place, True)
    return count
