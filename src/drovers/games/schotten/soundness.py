"""Whether a state can be at all: nothing lost, nothing twice, every count possible."""

from __future__ import annotations

from ...core.jit import rule
from .claims import claimable, complete, has_won
from .hands import card_in
from .strength import ALL, need, strength
from .table import (
    BAD_BURIED,
    BAD_END,
    BAD_JOKERS,
    BAD_KNOWN,
    BAD_LAID,
    BAD_MODES,
    BAD_PASSES,
    BAD_PHASE,
    BAD_ROUND,
    BAD_SEEN,
    BAD_SIDE,
    BAD_SINCE,
    BLIND,
    CLAIM,
    CLANS,
    COLOURS,
    CROWDED,
    DRAW,
    DROP,
    FULL_HAND,
    HAND_MOST,
    HUNT,
    HUNTER,
    JOKER,
    KINDS_OF_CARD,
    LOST,
    NONE,
    OVER,
    PASSES_MOST,
    RETURN,
    ROUNDS_MOST,
    SHIELD,
    SHORT_OWNER,
    SLOTS,
    STONES,
    TACTICS,
    TWICE_DECKS,
    TWICE_DISCARD,
    TWICE_HANDS,
    TWICE_STONES,
    UNSORTED,
    VALUES,
    WEAK_OWNER,
    WIN_POINTS,
    State,
)
from .troops import dropper


@rule
def flaw(state: State) -> int:
    """0 if the state is sound, else the first flaw found; cards first, then what follows from them."""
    found = cards_flaw(state)
    if not found:
        found = sides_flaw(state)
    if not found:
        found = hands_flaw(state)
    if not found:
        found = tactics_flaw(state)
    if not found:
        found = known_flaw(state)
    if not found:
        found = course_flaw(state)
    return found


@rule
def copies(state: State, card: int) -> int:
    """How many of that kind the game has: two Jokers, one of everything else, no Tactic cards in the base game (S1)."""
    if card < CLANS:
        return 1
    return 0 if not state.tactics else (2 if card == JOKER else 1)


@rule
def noted(state: State, card: int, clans: int, tactics: int) -> tuple[int, int, bool]:
    """Adds a card to the tally (a bit a Clan card, four bits a kind of Tactic card); false if it is one too many."""
    if card < 0 or card >= KINDS_OF_CARD:
        return clans, tactics, False
    if card < CLANS:
        return clans | 1 << card, tactics, not clans >> card & 1
    place = 4 * (card - CLANS)
    return clans, tactics + (1 << place), (tactics >> place & 15) < copies(state, card)


@rule
def tally_table(state: State) -> tuple[int, int, int]:
    """The cards at the stones and in the discard as a tally, and the flaw of one that is there too often."""
    clans, tactics, fine = 0, 0, True
    for p in range(2):
        for stone in range(STONES):
            for i in range(int(state.size[p, stone])):
                clans, tactics, fine = noted(state, int(state.side[p, stone, i]), clans, tactics)
                if not fine:
                    return clans, tactics, TWICE_STONES
        if state.mode_at[p] != NONE:
            clans, tactics, fine = noted(state, BLIND + p, clans, tactics)
            if not fine:
                return clans, tactics, TWICE_STONES
    for i in range(int(state.discarded)):
        clans, tactics, fine = noted(state, int(state.discard[i]), clans, tactics)
        if not fine:
            return clans, tactics, TWICE_DISCARD
    return clans, tactics, 0


@rule
def cards_flaw(state: State) -> int:
    """Every card exactly once, two Jokers (S1, S5); the summary of visible ones true."""
    clans, tactics, found = tally_table(state)
    if found:
        return found
    for c in range(COLOURS):
        if clans >> (c * VALUES) & ALL != state.seen[c]:
            return BAD_SEEN
    fine = True
    for p in range(2):
        for i in range(int(state.held[p])):
            clans, tactics, fine = noted(state, int(state.hand[p, i]), clans, tactics)
            if not fine:
                return TWICE_HANDS
    for deck in range(2):
        for i in range(int(state.left[deck])):
            clans, tactics, fine = noted(state, card_in(state, deck, i), clans, tactics)
            if not fine:
                return TWICE_DECKS
    if clans != (1 << CLANS) - 1:
        return LOST
    for kind in range(KINDS_OF_CARD - CLANS):
        if tactics >> (4 * kind) & 15 != copies(state, CLANS + kind):
            return LOST
    return blanks_flaw(state)


@rule
def blanks_flaw(state: State) -> int:
    """Decks hold cards of their own back, and nothing is left over behind the last card of any list."""
    for i in range(CLANS):
        if (state.clan[i] == NONE) != (i >= state.left[0]) or state.clan[i] >= CLANS:
            return LOST
    for i in range(TACTICS):
        if (state.tactic[i] == NONE) != (i >= state.left[1]) or 0 <= state.tactic[i] < CLANS:
            return LOST
    for i in range(len(state.discard)):
        if (state.discard[i] == NONE) != (i >= state.discarded):
            return LOST
    for p in range(2):
        for i in range(HAND_MOST):
            if (state.hand[p, i] == NONE) != (i >= state.held[p]):
                return UNSORTED
        for stone in range(STONES):
            for i in range(SLOTS):
                if (state.side[p, stone, i] == NONE) != (i >= state.size[p, stone]):
                    return BAD_SIDE
    return 0


@rule
def sides_flaw(state: State) -> int:
    """Sides no larger than allowed, completion turns possible, claimed stones won (S8, S19, S24, S25)."""
    for stone in range(STONES):
        for p in range(2):
            for i in range(int(state.size[p, stone])):
                if state.side[p, stone, i] > SHIELD:
                    return BAD_SIDE
            if state.size[p, stone] > need(state, stone) and state.phase != DROP:
                return CROWDED
            for size in range(2):
                if (state.since[p, stone, size] > 0) != (state.size[p, stone] >= size + 3):
                    return BAD_SINCE
                if not 0 <= state.since[p, stone, size] <= state.turn:
                    return BAD_SINCE
                if state.since[p, stone, size] > 0 and state.since[p, stone, size] == state.since[1 - p, stone, size]:
                    return BAD_SINCE
        if state.owner[stone] != NONE:
            found = owner_flaw(state, stone, int(state.owner[stone]))
            if found:
                return found
    return 0


@rule
def owner_flaw(state: State, stone: int, seat: int) -> int:
    """A claimed stone has a complete side of its owner, and not the weaker of two (S16, S19, S24)."""
    if not complete(state, seat, stone):
        return SHORT_OWNER
    if complete(state, 1 - seat, stone):
        mine, theirs = strength(state, seat, stone), strength(state, 1 - seat, stone)
        size = need(state, stone) - 3
        later = state.since[seat, stone, size] > state.since[1 - seat, stone, size]
        if mine < theirs or (mine == theirs and later):
            return WEAK_OWNER
    return 0


@rule
def hands_flaw(state: State) -> int:
    """Hands ascending and no larger than the rules let them grow (S3, S32, Precision 8)."""
    for p in range(2):
        most = 7 if state.tactics else 6
        if p == state.mover and state.phase == HUNT:
            most = HAND_MOST - int(state.steps)
        if p == state.mover and state.phase == RETURN:
            most = 7 + int(state.steps)
        if state.held[p] > most:
            return FULL_HAND
        for i in range(1, int(state.held[p])):
            if state.hand[p, i - 1] > state.hand[p, i]:
                return UNSORTED
            if state.hand[p, i - 1] == state.hand[p, i] and state.known[p, i - 1] > state.known[p, i]:
                return UNSORTED
    return 0


@rule
def tactics_flaw(state: State) -> int:
    """Tactic cards played are those to be seen, shared out within the limit; Jokers and modes likewise (S37, S41)."""
    _, tactics, _ = tally_table(state)
    shown = 0
    for kind in range(KINDS_OF_CARD - CLANS):
        shown += tactics >> (4 * kind) & 15
    if state.laid[0] + state.laid[1] != shown or abs(int(state.laid[0]) - int(state.laid[1])) > 1:
        return BAD_LAID
    if state.jokers[0] + state.jokers[1] != tactics & 15:
        return BAD_JOKERS
    for p in range(2):
        on_side = 0
        for stone in range(STONES):
            for i in range(int(state.size[p, stone])):
                on_side += state.side[p, stone, i] == JOKER
        most = 2 if state.joker_limit else 1
        if on_side > 1 or on_side > state.jokers[p] or state.jokers[p] > most or state.jokers[p] > state.laid[p]:
            return BAD_JOKERS
        if not NONE <= state.mode_at[p] < STONES or (state.mode_at[p] == NONE) != (state.mode_by[p] == NONE):
            return BAD_MODES
    return 0


@rule
def known_flaw(state: State) -> int:
    """What is known is so: buried cards lie in the decks, recognised and shown cards are in hands (SA21, SA36)."""
    hunted = False
    for i in range(int(state.discarded)):
        hunted = hunted or state.discard[i] == HUNTER
    if hunted != (state.hunter != NONE):
        return BAD_BURIED
    if not hunted and (state.sealed or state.buried[0] + state.buried[1] > 0):
        return BAD_BURIED
    if state.buried[0] > state.left[0] or state.buried[1] > state.left[1] or state.buried[0] + state.buried[1] > 2:
        return BAD_BURIED
    for i in range(int(state.buried[1])):
        if state.sealed and state.tactic[i] == JOKER:
            return BAD_BURIED
    for p in range(2):
        others = 0
        for i in range(HAND_MOST):
            flag = int(state.known[p, i])
            if flag and (i >= state.held[p] or not hunted or (flag == 1) == (p == state.hunter)):
                return BAD_KNOWN
            if flag and (flag == 2) != (state.sealed and state.hand[p, i] == JOKER):
                return BAD_KNOWN
            others += state.hand[p, i] > JOKER
        if state.plain[p] > others or (state.plain[p] > 0 and not state.sealed):
            return BAD_KNOWN
    return 0


@rule
def course_flaw(state: State) -> int:
    """Turn, round and end agree with the table (S6, S28-S30, SA8)."""
    if not 0 <= state.passes <= PASSES_MOST or (state.passes == PASSES_MOST and state.passed == 0 and not state.ended):
        return BAD_PASSES
    if state.passes == 0 and state.passed and state.phase != CLAIM:  # a claim after the pass has reset the count
        return BAD_PASSES
    played = int(state.round) - (0 if state.ended else 1)
    most = ROUNDS_MOST if state.first_to else int(state.rounds)
    if not 1 <= state.round <= most or state.wins[0] + state.wins[1] > played:
        return BAD_ROUND
    for p in range(2):
        if (
            not WIN_POINTS * state.wins[p]
            <= state.points[p]
            <= WIN_POINTS * state.wins[p] + 4 * (played - state.wins[p])
        ):
            return BAD_ROUND
        if state.first_to and not state.ended and state.wins[p] >= state.first_to:
            return BAD_ROUND
    won = has_won(state, 0) or has_won(state, 1)
    if (state.phase == OVER) != (state.ended != 0) or (won and not state.ended) or (state.ended == 28 and not won):
        return BAD_END
    return 0 if state.ended else phase_flaw(state)


@rule
def phase_flaw(state: State) -> int:
    """What the turn waits for can be waited for."""
    decks = int(state.left[0]) + int(state.left[1])
    hunting = state.phase == HUNT or state.phase == RETURN
    if (state.steps > 0) != hunting or (hunting and (state.hunter != state.mover or not 1 <= state.steps <= 3)):
        return BAD_PHASE
    if state.phase == DRAW and (not state.tactics or decks == 0 or state.passed):
        return BAD_PHASE
    if state.phase == HUNT and decks == 0:
        return BAD_PHASE
    if state.phase == DROP and (not state.modes_targetable or dropper(state) == NONE):
        return BAD_PHASE
    stones = claimable(state, int(state.mover)) if state.phase == CLAIM else 0
    if state.claims != stones or (state.phase == CLAIM and stones == 0):
        return BAD_PHASE
    return 0
