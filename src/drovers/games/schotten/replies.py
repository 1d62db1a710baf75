"""Who may claim which stone (S14-S26), proofs against incomplete sides included: kept, so that each is found once.

A reply changes only if one of its cards is seen, or something at its stone; nothing else is searched again.
"""

from __future__ import annotations

from ...core.jit import rule
from ...core.sets import lowest
from . import table as t
from .strength import WILD_JOKER, WILD_SHIELD, WILD_SPY, may_lay_joker, need, reach
from .table import State


@rule
def claimed(state: State) -> int:
    """The stones somebody owns, a bit each."""
    return int(state.owned[0]) | int(state.owned[1])


@rule
def complete(state: State, seat: int, stone: int) -> bool:
    """Whether that side has all the cards it needs (S15, S45)."""
    return bool(state.full[seat] >> stone & 1)


@rule
def best_reply(state: State, seat: int, stone: int) -> tuple[int, int]:
    """The best a side is or can still become with cards nobody has seen on the table, and those (S17, S18, SA3).

    Under `strict_proof` unseen elite troops count too, whoever holds them (SA14, Precision 5).
    """
    troops = unseen_elites(state, seat) if state.strict_proof and state.tactics else 0
    best, cards = -1, 0
    for extra in range(troops + 1):
        if extra & ~troops == 0:
            found, wanted = reach(state, seat, stone, extra)
            if found > best:
                best, cards = found, wanted
    return best, cards


@rule
def reply_now(state: State, stone: int) -> tuple[int, int]:
    """The reply of an incomplete side to a complete one, if the stone can still be claimed; else nothing."""
    asked = (state.full[0] ^ state.full[1]) & ~claimed(state)
    return best_reply(state, 1 if complete(state, 0, stone) else 0, stone) if asked >> stone & 1 else (0, 0)


@rule
def claim_fault(state: State, seat: int, stone: int) -> int:
    """0 if the stone is proven to be that seat's, else the rule that stands against it (S15-S26)."""
    other = 1 - seat
    if claimed(state) >> stone & 1:
        return 26
    if not complete(state, seat, stone):
        return 16
    mine, theirs = int(state.worth[seat, stone]), int(state.worth[other, stone])
    if not complete(state, other, stone):  # a reply that only ties comes too late (SA4)
        return 17 if state.reply[stone] > mine else 0
    if mine != theirs:
        return 19 if theirs > mine else 0
    size = need(state, stone) - 3
    return 0 if state.since[seat, stone, size] < state.since[other, stone, size] else 24


@rule
def note_claims(state: State, stones: int) -> None:
    """Notes the replies at those stones, a bit each, and who might claim them now."""
    while stones:
        note_claim(state, lowest(stones))
        stones &= stones - 1


@rule
def note_claim(state: State, stone: int) -> None:
    """Notes the reply at that stone, and who might claim it now."""
    bit = 1 << stone
    state.reply[stone], state.wanted[stone] = reply_now(state, stone)
    for p in range(2):
        state.proven[p] &= ~bit
        if state.full[p] & bit and claim_fault(state, p, stone) == 0:
            state.proven[p] |= bit


@rule
def forget_claims(state: State, stone: int) -> None:
    """The stone is claimed for good: nobody replies there any more, nor claims it (S26)."""
    state.reply[stone], state.wanted[stone] = 0, 0
    for p in range(2):
        state.proven[p] &= ~(1 << stone)


@rule
def wanting(state: State, card: int) -> int:
    """The stones where a reply wants that card, a bit each: once it is seen, they are sought anew."""
    stones = 0
    for stone in range(t.STONES):
        stones |= (state.wanted[stone] >> card & 1) << stone
    return stones


@rule
def note_elites(state: State) -> None:
    """Under `strict_proof` an elite that was played or moved can change any reply (SA14)."""
    note_claims(state, t.ALL_STONES)


@rule
def unseen_elites(state: State, seat: int) -> int:
    """The elite troops that seat might still lay, as far as the table tells (Precision 5)."""
    seen = 0  # two bits a kind
    for i in range(int(state.discarded)):
        if t.JOKER <= state.discard[i] <= t.SHIELD:
            seen += 1 << (2 * (state.discard[i] - t.JOKER))
    for cell in range(2 * t.STONES * t.SLOTS):
        card = int(state.side[cell // (t.STONES * t.SLOTS), cell // t.SLOTS % t.STONES, cell % t.SLOTS])
        if card >= t.JOKER:
            seen += 1 << (2 * (card - t.JOKER))
    troops = WILD_JOKER if seen & 3 < 2 and may_lay_joker(state, seat) else 0
    return troops + (0 if seen & 12 else WILD_SPY) + (0 if seen & 48 else WILD_SHIELD)
