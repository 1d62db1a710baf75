"""The veiled state as numbers, complete: equal features mean an equal sight.  The seat's own part first."""

from __future__ import annotations

from ...core.jit import rule
from ...core.layout import Part, offsets
from ...core.state import Numbers
from . import table as t
from .hands import count_of
from .legality import to_move
from .strength import need
from .table import State

FACES = t.VALUES + t.COLOURS + 3  # a card on a side: its value, its colour; or which elite it is
ENDINGS = (28, 30, 1008)

FEATURES = (  # pairs are mine, the other's; stones in a row, my side first
    Part("hand", t.KINDS_OF_CARD, high=2),  # how many of each kind I hold
    Part("hand_known", t.KINDS_OF_CARD, high=2),  # of these, how many the other knows of
    Part("other_hand", t.KINDS_OF_CARD, high=2),  # cards of the other hand I know
    Part("backs", 4, high=t.HAND_MOST),  # Clan and Tactic cards in my hand, in the other
    Part("slots", 2 * t.STONES * t.SLOTS * FACES),  # cards at the stones in order of laying
    Part("sizes", 2 * t.STONES, high=t.SLOTS),
    Part("first", 2 * t.STONES),  # 1 where that side was complete first, for the present need
    Part("since", 4 * t.STONES, high=t.TURNS_MOST),  # turn at which it grew to three, to four cards
    Part("owned", 2 * t.STONES),
    Part("modes", 2 * t.STONES),  # 1 where Blind, where Mud lies
    Part("mode_by", 2, low=-1),  # 1: mine, -1: the other's, 0: not in play
    Part("seen", t.CLANS),  # Clan cards face up on the table or in the discard
    Part("discard", t.KINDS_OF_CARD, high=2),
    Part("pile", t.DISCARD_MOST, high=t.KINDS_OF_CARD),  # the discard in order: card numbers from 1, then 0
    Part("decks", 2, high=t.CLANS),  # cards left
    Part("hunter", 2),  # who played the Headhunter
    Part("buried", 2, high=2),  # cards he put under each deck that lie there still
    Part("bottom", 2 * t.KINDS_OF_CARD),  # those I know to lie lowest, second lowest
    Part("sealed", 1),
    Part("plain", 2, high=2),
    Part("laid", 2, high=t.TACTICS),
    Part("jokers", 2, high=2),
    Part("phase", len(t.PHASES)),
    Part("steps", 1, high=3),
    Part("to_move", 1),
    Part("mover", 2),
    Part("opener", 2),
    Part("claims", t.STONES),  # stones the mover may claim now
    Part("passed", 1),
    Part("passes", 1, high=t.PASSES_MOST),
    Part("turn", 1, high=t.TURNS_MOST),
    Part("round", 1, high=t.ROUNDS_MOST),
    Part("points", 2, high=t.POINTS_MOST),
    Part("wins", 2, high=99),
    Part("ended", len(ENDINGS)),  # by stones (S28), by rounds (S30), by judgement (SA8)
    Part("flags", 6),  # tactics experts strict_proof joker_limit modes_targetable next_start
    Part("start", 2),  # who started the first round
    Part("lengths", 2, high=99),  # rounds first_to
)
(HAND, HAND_KNOWN, OTHER_HAND, BACKS, CARDS, SIZES, FIRST, SINCE, OWNED, MODES, MODE_BY, *_REST) = offsets(FEATURES)
(SEEN, DISCARD, PILE, DECKS, HUNTERS, BURIED, BOTTOM, SEALED, PLAIN, LAID, JOKERS, *_REST) = _REST
(PHASE, STEPS, TO_MOVE, MOVER, OPENER, CLAIMABLE, PASSED, PASSES, TURN, ROUND, POINTS, WINS, *_REST) = _REST
(ENDED, FLAGS, START, LENGTHS, LENGTH) = _REST


@rule
def features(state: State, seat: int, out: Numbers) -> None:
    """Writes every part; a watcher sees as from seat 0, but no hand."""
    for i in range(LENGTH):
        out[i] = 0
    me = max(seat, 0)
    for who in range(2):
        p = me if who == 0 else 1 - me
        write_hand(state, p, who, out)
        for stone in range(t.STONES):
            write_side(state, p, stone, who * t.STONES + stone, out)
        write_seat(state, p, who, out)
    write_modes(state, me, out)
    write_decks(state, out)
    write_course(state, me, out)
    write_options(state, out)


@rule
def write_hand(state: State, p: int, who: int, out: Numbers) -> None:
    """`hand`, `hand_known`, `other_hand`, `backs`."""
    first = HAND if who == 0 else OTHER_HAND
    for card in range(t.CLANS):
        out[first + card] = state.hand[p] >> card & 1
    for card in range(t.JOKER, t.KINDS_OF_CARD):
        out[first + card] = count_of(int(state.tricks[p]), card)
    if who == 0:
        for card in range(t.CLANS):
            out[HAND_KNOWN + card] = state.known[p] >> card & 1
        for card in range(t.JOKER, t.KINDS_OF_CARD):
            out[HAND_KNOWN + card] = count_of(int(state.known_tricks[p]), card)
    for deck in range(2):
        out[BACKS + 2 * who + deck] = state.held[p, deck]


@rule
def write_side(state: State, p: int, stone: int, place: int, out: Numbers) -> None:
    """`slots`, `sizes`, `first`, `since`, `owned`."""
    for i in range(int(state.size[p, stone])):
        card = int(state.side[p, stone, i])
        face = CARDS + (place * t.SLOTS + i) * FACES
        if card < t.CLANS:
            out[face + card % t.VALUES] = 1
            out[face + t.VALUES + card // t.VALUES] = 1
        else:
            out[face + t.VALUES + t.COLOURS + card - t.CLANS] = 1
    out[SIZES + place] = state.size[p, stone]
    size = need(state, stone) - 3
    mine, theirs = int(state.since[p, stone, size]), int(state.since[1 - p, stone, size])
    out[FIRST + place] = 1 if mine > 0 and (theirs == 0 or mine < theirs) else 0
    out[SINCE + 2 * place] = state.since[p, stone, 0]
    out[SINCE + 2 * place + 1] = state.since[p, stone, 1]
    out[OWNED + place] = state.owned[p] >> stone & 1


@rule
def write_seat(state: State, p: int, who: int, out: Numbers) -> None:
    """What is counted or noted of a seat."""
    out[HUNTERS + who] = 1 if state.hunter == p else 0
    out[PLAIN + who] = state.plain[p]
    out[LAID + who] = state.laid[p]
    out[JOKERS + who] = state.jokers[p]
    out[MOVER + who] = 1 if state.mover == p else 0
    out[OPENER + who] = 1 if state.opener == p else 0
    out[START + who] = 1 if state.start == p else 0
    out[POINTS + who] = state.points[p]
    out[WINS + who] = state.wins[p]


@rule
def write_modes(state: State, me: int, out: Numbers) -> None:
    """Writes the parts `modes` and `mode_by`: where each mode lies and whose it is."""
    for mode in range(2):
        if state.mode_at[mode] != t.NONE:
            out[MODES + mode * t.STONES + int(state.mode_at[mode])] = 1
            out[MODE_BY + mode] = 1 if state.mode_by[mode] == me else -1


@rule
def write_decks(state: State, out: Numbers) -> None:
    """`seen`, `discard`, `pile`, `decks`, `buried`, `bottom`, `sealed`."""
    for card in range(t.CLANS):
        out[SEEN + card] = state.seen >> card & 1
    for i in range(int(state.discarded)):
        out[DISCARD + int(state.discard[i])] += 1
        out[PILE + i] = state.discard[i] + 1
    for deck in range(2):
        out[DECKS + deck] = state.left[deck]
        out[BURIED + deck] = state.buried[deck]
        for i in range(int(state.buried[deck])):
            card = int(state.clan[i]) if deck == t.CLAN_DECK else int(state.tactic[i])
            if card >= 0:
                out[BOTTOM + i * t.KINDS_OF_CARD + card] = 1
    out[SEALED] = state.sealed


@rule
def write_course(state: State, me: int, out: Numbers) -> None:
    """What the turn waits for, and how far round and match have come."""
    out[PHASE + int(state.phase)] = 1
    out[STEPS] = state.steps
    out[TO_MOVE] = to_move(state) >> me & 1
    for stone in range(t.STONES):
        out[CLAIMABLE + stone] = state.claims >> stone & 1
    out[PASSED] = state.passed
    out[PASSES] = state.passes
    out[TURN] = state.turn
    out[ROUND] = state.round
    for i in range(len(ENDINGS)):
        out[ENDED + i] = 1 if state.ended == ENDINGS[i] else 0


@rule
def write_options(state: State, out: Numbers) -> None:
    """Writes the parts `flags` and `lengths`: the options."""
    out[FLAGS] = state.tactics
    out[FLAGS + 1] = state.experts
    out[FLAGS + 2] = state.strict_proof
    out[FLAGS + 3] = state.joker_limit
    out[FLAGS + 4] = state.modes_targetable
    out[FLAGS + 5] = state.next_start
    out[LENGTHS] = state.rounds
    out[LENGTHS + 1] = state.first_to
