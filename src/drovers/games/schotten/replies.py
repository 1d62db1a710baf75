"""What can still be laid against a complete side (S17, S18): kept with the table, so that a proof is found once.

A reply changes only if one of its cards is seen, or something at its stone; nothing else is searched again.
"""

from __future__ import annotations

from ...core.jit import rule
from . import table as t
from .strength import WILD_JOKER, WILD_SHIELD, WILD_SPY, may_lay_joker, reach
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
def reply_now(state: State, p: int, stone: int) -> tuple[int, int]:
    """The reply of an incomplete side to a complete one, if the stone can still be claimed; else nothing."""
    asked = complete(state, 1 - p, stone) and not complete(state, p, stone) and not claimed(state) >> stone & 1
    return best_reply(state, p, stone) if asked else (0, 0)


@rule
def note_replies(state: State, stone: int) -> None:
    """Notes the replies at that stone."""
    for p in range(2):
        best, cards = reply_now(state, p, stone)
        state.reply[p, stone] = best
        state.wanted[p, stone] = cards


@rule
def note_seen(state: State, card: int) -> None:
    """A card is seen: replies that wanted it are sought anew."""
    for stone in range(t.STONES):
        if (state.wanted[0, stone] | state.wanted[1, stone]) >> card & 1:
            note_replies(state, stone)


@rule
def note_elites(state: State) -> None:
    """Under `strict_proof` an elite that was played or moved can change any reply (SA14)."""
    if state.strict_proof:
        for stone in range(t.STONES):
            note_replies(state, stone)


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
