"""Whether a state can be at all: nothing lost, nothing twice, every count possible.  One function a flaw.

Each takes the state and says whether it shows that flaw; those further down may trust that the ones above do not.
"""

from __future__ import annotations

from ...core.jit import rule
from ...core.sets import size
from . import table as t
from .claims import claimable
from .hands import card_in, count_of, hand_size, one_of, tally_size
from .replies import claim_fault, claimed, complete, reply_now
from .scoring import has_won
from .strength import need, strength
from .table import State
from .troops import dropper

TWICE_STONES, TWICE_DISCARD, TWICE_HANDS, TWICE_DECKS, LOST, FULL_HAND, BAD_HELD = range(1, 8)
CROWDED, SHORT_OWNER, WEAK_OWNER, BAD_SINCE, BAD_SEEN, BAD_SIDE, BAD_MODES = range(8, 15)
BAD_LAID, BAD_JOKERS, BAD_KNOWN, BAD_BURIED, BAD_PHASE, BAD_END, BAD_ROUND, BAD_PASSES, FULL_TACTICS = range(15, 24)
FLAWS = {  # the field of a position it is about, the sentence, the rule
    TWICE_STONES: ("stones", "flaw-twice", "S1"),
    TWICE_DISCARD: ("discard", "flaw-twice", "S1"),
    TWICE_HANDS: ("hands", "flaw-twice", "S1"),
    TWICE_DECKS: ("decks", "flaw-twice", "S1"),
    LOST: ("decks", "flaw-lost", "S1"),
    FULL_HAND: ("hands", "flaw-hand", "S3"),
    FULL_TACTICS: ("hands", "flaw-hand", "S32"),
    BAD_HELD: ("hands", "flaw-held", "SA44"),
    CROWDED: ("stones", "flaw-crowded", "S8"),
    SHORT_OWNER: ("stones", "flaw-short-owner", "S16"),
    WEAK_OWNER: ("stones", "flaw-weak-owner", "S19"),
    BAD_SINCE: ("stones", "flaw-since", "S24"),
    BAD_SEEN: ("stones", "flaw-seen", "S13"),
    BAD_SIDE: ("stones", "flaw-side", "S7"),
    BAD_MODES: ("modes", "flaw-modes", "S44"),
    BAD_LAID: ("laid", "flaw-laid", "S37"),
    BAD_JOKERS: ("jokers", "flaw-jokers", "S41"),
    BAD_KNOWN: ("known", "flaw-known", "SA36"),
    BAD_BURIED: ("buried", "flaw-buried", "SA36"),
    BAD_PHASE: ("phase", "flaw-phase", "S6"),
    BAD_END: ("ended", "flaw-ended", "S28"),
    BAD_ROUND: ("round", "flaw-round", "S30"),
    BAD_PASSES: ("passes", "flaw-passes", "SA8"),
}


@rule
def flaw(state: State) -> int:
    """0 if the state is sound, else the first flaw found; cards first, then what follows from them."""
    return cards_flaw(state) or stones_flaw(state) or tactics_flaw(state) or course_flaw(state)


@rule
def cards_flaw(state: State) -> int:
    """Every card exactly once and two Jokers, in lists without gaps (S1, S5)."""
    found = twice(state)
    if found or lost(state):
        return found or LOST
    if bad_side(state):
        return BAD_SIDE
    if bad_seen(state):
        return BAD_SEEN
    return BAD_HELD if bad_held(state) else 0


@rule
def stones_flaw(state: State) -> int:
    """Sides as large as allowed, completed when they can have been, claimed by who won them (S8, S19, S24, S25)."""
    for stone in range(t.STONES):
        if crowded(state, stone):
            return CROWDED
        if bad_since(state, stone):
            return BAD_SINCE
        if claimed(state) >> stone & 1:
            if not complete(state, 0 if state.owned[0] >> stone & 1 else 1, stone):
                return SHORT_OWNER
            if weak_owner(state, stone):
                return WEAK_OWNER
    return (FULL_TACTICS if state.tactics else FULL_HAND) if full_hand(state) else 0


@rule
def tactics_flaw(state: State) -> int:
    """Tactic cards played are those to be seen, and what is known of hidden ones is so (S37, S41, SA21, SA36)."""
    if bad_modes(state):
        return BAD_MODES
    if bad_laid(state):
        return BAD_LAID
    if bad_jokers(state):
        return BAD_JOKERS
    if bad_buried(state):
        return BAD_BURIED
    return BAD_KNOWN if bad_known(state) else 0


@rule
def course_flaw(state: State) -> int:
    """Turn, round and end agree with the table (S6, S28-S30, SA8)."""
    if bad_passes(state):
        return BAD_PASSES
    if bad_round(state):
        return BAD_ROUND
    if bad_end(state):
        return BAD_END
    return BAD_PHASE if not state.ended and bad_phase(state) else 0


@rule
def copies(state: State, card: int) -> int:
    """How many of that kind the game has: two Jokers, one of everything else, no Tactic cards in the base game (S1)."""
    if card < t.CLANS:
        return 1
    return 0 if not state.tactics else (2 if card == t.JOKER else 1)


@rule
def noted(state: State, card: int, clans: int, tactics: int) -> tuple[int, int, bool]:
    """Adds a card to the tally (a bit a Clan card, four bits a kind of Tactic card); false if it is one too many."""
    if card < 0 or card >= t.KINDS_OF_CARD:
        return clans, tactics, False
    if card < t.CLANS:
        return clans | 1 << card, tactics, not clans >> card & 1
    place = 4 * (card - t.CLANS)
    return clans, tactics + (1 << place), (tactics >> place & 15) < copies(state, card)


@rule
def tally_table(state: State) -> tuple[int, int, int]:
    """The cards at the stones and in the discard as a tally, and the flaw of one that is there too often."""
    clans, tactics, fine = 0, 0, True
    for p in range(2):
        for stone in range(t.STONES):
            for i in range(int(state.size[p, stone])):
                clans, tactics, fine = noted(state, int(state.side[p, stone, i]), clans, tactics)
                if not fine:
                    return clans, tactics, TWICE_STONES
        if state.mode_at[p] != t.NONE:
            clans, tactics, fine = noted(state, t.BLIND + p, clans, tactics)
            if not fine:
                return clans, tactics, TWICE_STONES
    for i in range(int(state.discarded)):
        clans, tactics, fine = noted(state, int(state.discard[i]), clans, tactics)
        if not fine:
            return clans, tactics, TWICE_DISCARD
    return clans, tactics, 0


@rule
def twice(state: State) -> int:
    """The flaw of a card that is there too often, or LOST if one is nowhere (S1)."""
    clans, tactics, found = tally_table(state)
    if found:
        return found
    for p in range(2):
        if clans & state.hand[p]:
            return TWICE_HANDS
        clans |= int(state.hand[p])
        for card in range(t.JOKER, t.KINDS_OF_CARD):
            for _ in range(count_of(int(state.tricks[p]), card)):
                clans, tactics, fine = noted(state, card, clans, tactics)
                if not fine:
                    return TWICE_HANDS
    for deck in range(2):
        for i in range(int(state.left[deck])):
            clans, tactics, fine = noted(state, card_in(state, deck, i), clans, tactics)
            if not fine:
                return TWICE_DECKS
    for kind in range(t.KINDS_OF_CARD - t.CLANS):
        if tactics >> (4 * kind) & 15 != copies(state, t.CLANS + kind):
            return LOST
    return 0 if clans == (1 << t.CLANS) - 1 else LOST


@rule
def lost(state: State) -> bool:
    """A card in a deck of another back, or something left over behind the last card of a deck or the discard."""
    for i in range(t.CLANS):
        if (state.clan[i] == t.NONE) != (i >= state.left[0]) or state.clan[i] >= t.CLANS:
            return True
    for i in range(t.TACTICS):
        if (state.tactic[i] == t.NONE) != (i >= state.left[1]) or 0 <= state.tactic[i] < t.CLANS:
            return True
    for i in range(t.DISCARD_MOST):
        if (state.discard[i] == t.NONE) != (i >= state.discarded):
            return True
    return False


@rule
def bad_side(state: State) -> bool:
    """A side with a gap, or with a card that is neither Clan nor elite."""
    for p in range(2):
        for stone in range(t.STONES):
            for i in range(t.SLOTS):
                card = state.side[p, stone, i]
                if (card == t.NONE) != (i >= state.size[p, stone]) or card > t.SHIELD:
                    return True
    return False


@rule
def bad_seen(state: State) -> bool:
    """The summaries of visible cards, complete sides and claims are not those of the table."""
    clans, _, _ = tally_table(state)
    for p in range(2):
        for stone in range(t.STONES):
            if complete(state, p, stone) != (state.size[p, stone] == need(state, stone)):
                return True
            if state.worth[p, stone] != (strength(state, p, stone) if complete(state, p, stone) else 0):
                return True
            best, cards = reply_now(state, stone)
            mine = 1 if claim_fault(state, p, stone) == 0 else 0
            if state.reply[stone] != best or state.wanted[stone] != cards or state.proven[p] >> stone & 1 != mine:
                return True
    return bool(clans != state.seen)


@rule
def bad_held(state: State) -> bool:
    """A hand whose cards are not as many as are counted."""
    for p in range(2):
        clans, tactics = state.held[p, t.CLAN_DECK], state.held[p, t.TACTIC_DECK]
        if size(int(state.hand[p])) != clans or tally_size(int(state.tricks[p])) != tactics:
            return True
    return False


@rule
def crowded(state: State, stone: int) -> bool:
    """A side larger than allowed, except while it is about to shrink (S8, S45, SA28)."""
    return bool(state.phase != t.DROP and max(state.size[0, stone], state.size[1, stone]) > need(state, stone))


@rule
def bad_since(state: State, stone: int) -> bool:
    """A side completed in the future, at the same turn as the other, or noted although it is not complete (S24)."""
    for grown in range(2):
        mine, theirs = int(state.since[0, stone, grown]), int(state.since[1, stone, grown])
        if not 0 <= mine <= state.turn or not 0 <= theirs <= state.turn or (mine == theirs and mine > 0):
            return True
        if (mine > 0) != (state.size[0, stone] >= grown + 3) or (theirs > 0) != (state.size[1, stone] >= grown + 3):
            return True
    return False


@rule
def weak_owner(state: State, stone: int) -> bool:
    """A claimed stone whose owner has the weaker of two complete sides, or the later of two equal ones (S19, S24)."""
    seat = 0 if state.owned[0] >> stone & 1 else 1
    if not complete(state, 1 - seat, stone):
        return False
    mine, theirs = state.worth[seat, stone], state.worth[1 - seat, stone]
    size = need(state, stone) - 3
    later = state.since[seat, stone, size] > state.since[1 - seat, stone, size]
    return bool(mine < theirs or (mine == theirs and later))


@rule
def full_hand(state: State) -> bool:
    """A hand larger than the rules let it grow (S3, S32, Precision 8)."""
    for p in range(2):
        most = 7 if state.tactics else 6
        if p == state.mover and state.phase == t.HUNT:
            most = t.HAND_MOST - int(state.steps)
        if p == state.mover and state.phase == t.RETURN:
            most = 7 + int(state.steps)
        if hand_size(state, p) > most:
            return True
    return False


@rule
def bad_modes(state: State) -> bool:
    """A combat mode without a stone or without the seat that played it."""
    for mode in range(2):
        at, by = state.mode_at[mode], state.mode_by[mode]
        if not t.NONE <= at < t.STONES or (at == t.NONE) != (by == t.NONE):
            return True
    return False


@rule
def bad_laid(state: State) -> bool:
    """Tactic cards played that are not those to be seen, or one seat more than one ahead (S37)."""
    _, tactics, _ = tally_table(state)
    shown = 0
    for kind in range(t.KINDS_OF_CARD - t.CLANS):
        shown += tactics >> (4 * kind) & 15
    return bool(state.laid[0] + state.laid[1] != shown or abs(int(state.laid[0]) - int(state.laid[1])) > 1)


@rule
def bad_jokers(state: State) -> bool:
    """Jokers played that are not those to be seen, or more of a seat than it may have (S41, SA20)."""
    _, tactics, _ = tally_table(state)
    if state.jokers[0] + state.jokers[1] != tactics & 15:
        return True
    for p in range(2):
        on_side = 0
        for stone in range(t.STONES):
            for i in range(int(state.size[p, stone])):
                on_side += state.side[p, stone, i] == t.JOKER
        most = min(2 if state.joker_limit else 1, int(state.laid[p]))
        if on_side > 1 or on_side > state.jokers[p] or state.jokers[p] > most:
            return True
    return False


@rule
def hunted(state: State) -> bool:
    """Whether the Headhunter has been played."""
    for i in range(int(state.discarded)):
        if state.discard[i] == t.HUNTER:
            return True
    return False


@rule
def bad_buried(state: State) -> bool:
    """A hunter without a Headhunter, more buried cards than decks or returns allow, or a Joker among them (SA36)."""
    buried = int(state.buried[0]) + int(state.buried[1])
    if hunted(state) != (state.hunter != t.NONE) or (not hunted(state) and (state.sealed or buried > 0)):
        return True
    if state.buried[0] > state.left[0] or state.buried[1] > state.left[1] or buried > t.HUNT_RETURNS:
        return True
    for i in range(int(state.buried[1])):
        if state.sealed and state.tactic[i] == t.JOKER:
            return True
    return False


@rule
def bad_known(state: State) -> bool:
    """A card known that nobody else can know: only buried cards drawn since and shown Jokers are (SA21, SA36)."""
    for p in range(2):
        known, tricks, shown = int(state.known[p]), int(state.known_tricks[p]), int(state.shown[p])
        if (known or tricks) and (not hunted(state) or (shown == 0) == (p == state.hunter)):
            return True
        if known & ~int(state.hand[p]) or (shown and (known or tricks != one_of(t.JOKER) or not state.sealed)):
            return True
        for card in range(t.JOKER, t.KINDS_OF_CARD):
            if count_of(tricks, card) > count_of(int(state.tricks[p]), card):
                return True
        if state.sealed and count_of(tricks, t.JOKER) != shown:
            return True
        others = int(state.held[p, t.TACTIC_DECK]) - count_of(int(state.tricks[p]), t.JOKER)
        if state.plain[p] > others or (state.plain[p] > 0 and not state.sealed):
            return True
    return False


@rule
def bad_passes(state: State) -> bool:
    """Passes that end the round and did not, or a pass that was not counted (SA8)."""
    if not 0 <= state.passes <= t.PASSES_MOST or (state.passes == t.PASSES_MOST and not state.passed + state.ended):
        return True
    return bool(state.passes == 0 and state.passed and state.phase != t.CLAIM)  # a claim has reset the count


@rule
def bad_round(state: State) -> bool:
    """A round beyond the last, or points and wins the rounds played cannot have given (S29, S30)."""
    played = int(state.round) - (0 if state.ended else 1)
    most = t.ROUNDS_MOST if state.first_to else int(state.rounds)
    if not 1 <= state.round <= most or state.wins[0] + state.wins[1] > played:
        return True
    for p in range(2):
        least = t.WIN_POINTS * int(state.wins[p])
        if not least <= state.points[p] <= least + 4 * (played - state.wins[p]):
            return True
        if state.first_to and not state.ended and state.wins[p] >= state.first_to:
            return True
    return False


@rule
def bad_end(state: State) -> bool:
    """A match that is over and goes on, a round that is won and is not over, or one won by nobody (S28)."""
    won = has_won(state, 0) or has_won(state, 1)
    over = state.ended != 0
    return bool((state.phase == t.OVER) != over or (won and not over) or (state.ended == 28 and not won))


@rule
def bad_phase(state: State) -> bool:
    """The turn waits for what cannot come: draws from nothing, returns nobody owes, claims nobody can make."""
    decks = int(state.left[0]) + int(state.left[1])
    hunting = state.phase == t.HUNT or state.phase == t.RETURN
    if (state.steps > 0) != hunting or (hunting and (state.hunter != state.mover or not 1 <= state.steps <= 3)):
        return True
    if state.phase == t.DRAW and (not state.tactics or decks == 0 or state.passed):
        return True
    if state.phase == t.HUNT and decks == 0:
        return True
    if state.phase == t.DROP and (not state.modes_targetable or dropper(state) == t.NONE):
        return True
    stones = claimable(state, int(state.mover)) if state.phase == t.CLAIM else 0
    return bool(state.claims != stones or (state.phase == t.CLAIM and stones == 0))
