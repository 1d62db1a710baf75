"""What lies on the table: cards, stones, decks, hands; the record, the move space, the kinds of event.

Cards.   0-53 are Clan cards, colour * 9 + value - 1, colours B G R Y P N.  54-62 are the nine kinds of Tactic card;
         the two Jokers are one kind.
Moves.   One fixed space for every set of options, 1,472 numbers (a cell is stone * 4 + slot, slots in order of laying):

    0-485      Clan card * 9 + stone
    486-512    Joker, Spy, Shield-Bearer: kind * 9 + stone
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

from ...core.events import Kind
from ...core.options import Option, Starter, flag
from ...core.state import State as Base
from ...core.state import i1, i2

COLOURS, VALUES, CLANS, STONES = 6, 9, 54, 9
JOKER, SPY, SHIELD, BLIND, MUD, HUNTER, STRATEGIST, BANSHEE, TRAITOR = range(CLANS, CLANS + 9)
KINDS_OF_CARD = 63  # Clan cards, then kinds of Tactic card
TACTICS = 10  # Tactic cards: nine kinds, the Joker twice
NONE = -1  # no card, no seat, no stone
HIDDEN_CLAN, HIDDEN_TACTIC = -2, -3  # a card of which only the back is seen
CLAN_DECK, TACTIC_DECK = 0, 1
BLIND_MODE, MUD_MODE = 0, 1
SLOTS, HAND_MOST = 4, 9  # cards of a side under Mud; cards in hand in the middle of a Headhunter (Precision 8)
HUNT_DRAWS, HUNT_RETURNS = 3, 2
PASSES_MOST = 4  # passes in a row before the round is judged as it lies (SA8)
ROUNDS_MOST = 999  # a match by `first_to` ends here even if nearly every round was drawn
TURNS_MOST = 999  # of a round; by play fewer than 300: 64 cards and 9 claims, at most three passes between two of them
POINTS_MOST = 4095  # 99 rounds won, 900 drawn with four stones each
DISCARD_MOST = 12
WIN_POINTS, WIN_STONES, WIN_ADJACENT = 5, 5, 3

PLAY, CLAIM, DRAW, HUNT, RETURN, DROP, OVER = range(7)  # what the turn waits for
PHASES = ("play", "claim", "draw", "hunt", "return", "drop", "over")

LAY, LAY_MODE, HUNT_MOVE, STRATEGY, BANISH, LURE = 0, 513, 531, 532, 856, 892
PASS, CLAIMS, DONE, DRAWS, AWAY, STRATEGY_MODE, BANISH_MODE, MOVES = 1216, 1217, 1226, 1227, 1229, 1292, 1454, 1472
MAX_LEGAL = 600  # 28 cells by 9 places for two ruses, 28 for the third, four more cards by 9 stones, and change

OPTIONS = (
    flag("tactics"),
    flag("experts"),
    flag("strict_proof"),
    Option("joker_limit", ("ever", "on_side")),
    flag("modes_targetable"),
    Option("rounds", range(1, 100)),
    Option("first_to", range(100)),
    Option("next_start", ("alternate", "winner")),
    Starter("start", (0,)),
)


class State(Base):
    """What lies on the table: one number or array a field, the same in every form."""

    tactics = i1()
    experts = i1()
    strict_proof = i1()
    joker_limit = i1()
    modes_targetable = i1()
    rounds = i1()
    first_to = i1()
    next_start = i1()
    start = i1()
    since = i2(2, STONES, 2)  # turn at which the side last grew to 3, to 4 cards; 0: it has fewer
    seen = i2(COLOURS)  # values face up on the table or in the discard, a bit each: a summary of the table
    claims = i2()  # in the claim step: stones the mover may claim, a bit each (claims do not change the others)
    turn = i2()  # of this round, from 1
    round = i2()  # from 1
    ended = i2()  # 0, or the number of the rule that ended the match
    points = i2(2)  # of the rounds that are over
    wins = i2(2)  # rounds won
    side = i1(2, STONES, SLOTS)  # cards in order of laying, then NONE
    size = i1(2, STONES)  # how many
    owner = i1(STONES)  # seat, or NONE
    mode_at = i1(2)  # stone of Blind, of Mud, or NONE
    mode_by = i1(2)  # seat that played it, or NONE
    clan = i1(CLANS)  # Clan deck, bottom card first, then NONE
    tactic = i1(TACTICS)  # Tactic deck, likewise
    left = i1(2)  # cards in each deck
    hand = i1(2, HAND_MOST)  # ascending, then NONE
    known = i1(2, HAND_MOST)  # who else knows the card: 0 nobody, 1 the other seat, 2 everybody
    held = i1(2)  # how many
    discard = i1(DISCARD_MOST)  # in order of discarding, then NONE
    discarded = i1()  # how many
    laid = i1(2)  # Tactic cards played this round, wherever they are now
    jokers = i1(2)  # Jokers among them
    hunter = i1()  # seat that played the Headhunter, or NONE
    buried = i1(2)  # how many bottom cards of each deck the hunter put there and knows
    sealed = i1()  # 1: the hunter had to keep Jokers, so everybody knows that none was put under
    plain = i1(2)  # at least so many Tactic cards in that hand are known not to be Jokers
    opener = i1()  # seat that starts this round
    mover = i1()  # seat whose turn it is
    phase = i1()
    steps = i1()  # draws or returns the Headhunter still owes
    passed = i1()  # 1: the mover passed this turn
    passes = i1()  # in a row, without a play or a claim between


(LAID, MODE, RUSE, MOVED, REMOVED, LURED, PASSED, CLAIMED, RESOLVED, DREW, RETURNED, SHOWN) = range(1, 13)
JUDGED, ROUND_WON, ROUND_DRAWN, DEALT = range(13, 17)
KINDS = {
    LAID: Kind("laid", "S7", ("seat", "card", "stone")),
    MODE: Kind("mode", "S44", ("seat", "card", "stone")),
    RUSE: Kind("ruse", "S33", ("seat", "card")),
    MOVED: Kind("moved", "S47", ("seat", "card", "stone", "to")),
    REMOVED: Kind("removed", "S48", ("seat", "card", "stone")),
    LURED: Kind("lured", "S49", ("seat", "card", "stone", "to")),
    PASSED: Kind("passed", "S12", ("seat",)),
    CLAIMED: Kind("claimed", "S25", ("seat", "stone")),
    RESOLVED: Kind("resolved", "SA16", ("seat", "stone", "card", "worth")),
    DREW: Kind("drew", "S10", ("seat", "deck", "card", "knower"), ("card",), ("seat", "knower"), reveals=True),
    RETURNED: Kind("returned", "S46", ("seat", "deck", "card"), ("card",), ("seat",)),
    SHOWN: Kind("shown", "SA21", ("seat", "card"), reveals=True),
    JUDGED: Kind("judged", "SA8", ("seat",)),
    ROUND_WON: Kind("round_won", "S28", ("seat", "round", "points", "others")),
    ROUND_DRAWN: Kind("round_drawn", "SA8", ("round", "points")),
    DEALT: Kind("dealt", "S3", ("round", "seat"), reveals=True),
}

TWICE_STONES, TWICE_DISCARD, TWICE_HANDS, TWICE_DECKS, LOST, FULL_HAND, UNSORTED = range(1, 8)
CROWDED, SHORT_OWNER, WEAK_OWNER, BAD_SINCE, BAD_SEEN, BAD_SIDE, BAD_MODES = range(8, 15)
BAD_LAID, BAD_JOKERS, BAD_KNOWN, BAD_BURIED, BAD_PHASE, BAD_END, BAD_ROUND, BAD_PASSES = range(15, 23)
FLAWS = {
    TWICE_STONES: ("stones", "flaw-twice"),
    TWICE_DISCARD: ("discard", "flaw-twice"),
    TWICE_HANDS: ("hands", "flaw-twice"),
    TWICE_DECKS: ("decks", "flaw-twice"),
    LOST: ("decks", "flaw-lost"),
    CROWDED: ("stones", "flaw-crowded"),
    SHORT_OWNER: ("stones", "flaw-short-owner"),
    WEAK_OWNER: ("stones", "flaw-weak-owner"),
    FULL_HAND: ("hands", "flaw-hand"),
    BAD_LAID: ("laid", "flaw-laid"),
    BAD_JOKERS: ("jokers", "flaw-jokers"),
    BAD_SINCE: ("stones", "flaw-since"),
    BAD_MODES: ("modes", "flaw-modes"),
    BAD_SEEN: ("stones", "flaw-seen"),
    BAD_PHASE: ("phase", "flaw-phase"),
    BAD_END: ("ended", "flaw-ended"),
    BAD_KNOWN: ("known", "flaw-known"),
    BAD_ROUND: ("round", "flaw-round"),
    BAD_PASSES: ("passes", "flaw-passes"),
    BAD_SIDE: ("stones", "flaw-side"),
    BAD_BURIED: ("buried", "flaw-buried"),
    UNSORTED: ("hands", "flaw-unsorted"),
}
