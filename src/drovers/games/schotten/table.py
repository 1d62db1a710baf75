"""What lies on the table: cards, stones, decks, hands; the record, the phases, the options, the kinds of event.

0-53 are Clan cards, colour * 9 + value - 1, colours B G R Y P N.  54-62 are the nine kinds of Tactic card; the two
Jokers are one kind.
"""

from typing import Any

from ...core.events import Kind
from ...core.jit import rule
from ...core.options import Option, Starter, flag
from ...core.state import State as Base
from ...core.state import i1, i2, i4, i8

COLOURS, VALUES, CLANS, STONES = 6, 9, 54, 9
JOKER, SPY, SHIELD, BLIND, MUD, HUNTER, STRATEGIST, BANSHEE, TRAITOR = range(CLANS, CLANS + 9)
KINDS_OF_CARD = 63  # Clan cards, then kinds of Tactic card
TACTICS = 10  # Tactic cards: nine kinds, the Joker twice
NONE = -1  # no card, no seat, no stone
HIDDEN_CLAN, HIDDEN_TACTIC = -2, -3  # a card of which only the back is seen
CLAN_DECK, TACTIC_DECK = 0, 1
ALL_CLANS, ALL_STONES = (1 << CLANS) - 1, (1 << STONES) - 1  # as sets, a bit each
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
OPTION_SETS: tuple[dict[str, Any], ...] = (
    {},
    {"tactics": True},
    {"experts": True, "start": "random"},
    {"tactics": True, "experts": True, "joker_limit": "on_side", "start": 1},
    {"tactics": True, "strict_proof": True, "modes_targetable": True},
    {"tactics": True, "experts": True, "strict_proof": True, "joker_limit": "on_side", "modes_targetable": True},
    {"rounds": 3, "next_start": "winner"},
    {"tactics": True, "modes_targetable": True, "first_to": 2, "start": "random"},
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
    seen = i8()  # Clan cards face up on the table or in the discard, a bit each: a summary of the table
    hand = i8(2)  # Clan cards in hand, a bit each
    known = i8(2)  # those of them that the other seat knows
    tricks = i4(2)  # Tactic cards in hand, two bits a kind: there may be two Jokers
    known_tricks = i4(2)  # those of them that the other seat knows
    shown = i1(2)  # 1: one of these is a Joker that everybody has seen
    held = i1(2, 2)  # cards in hand by their backs, Clan and Tactic
    owned = i2(2)  # stones, a bit each
    full = i2(2)  # sides that have just the cards they need, a bit a stone: a summary of the table
    worth = i2(2, STONES)  # how strong they are, 0 for all others (strength.py): a summary too
    reply = i2(STONES)  # the best an incomplete side can become against a complete one, stone not claimed; else 0
    wanted = i8(STONES)  # the unseen Clan cards it takes for that: while none of them is seen, the reply stays
    proven = i2(2)  # stones that seat might claim as the table lies, a bit each: a summary too
    claims = i2()  # in the claim step: stones the mover may claim, a bit each (claims do not change the others)
    turn = i2()  # of this round, from 1
    round = i2()  # from 1
    ended = i2()  # 0, or the number of the rule that ended the match
    points = i2(2)  # of the rounds that are over
    wins = i2(2)  # rounds won
    side = i1(2, STONES, SLOTS)  # cards in order of laying, then NONE
    size = i1(2, STONES)  # how many
    mode_at = i1(2)  # stone of Blind, of Mud, or NONE
    mode_by = i1(2)  # seat that played it, or NONE
    clan = i1(CLANS)  # Clan deck, bottom card first, then NONE
    tactic = i1(TACTICS)  # Tactic deck, likewise
    left = i1(2)  # cards in each deck
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


@rule
def is_clan_card(state: State, card: int) -> bool:
    """Whether it is a Clan card.  The base game has no others, so whatever is compiled for it alone forgets them."""
    return card < CLANS or not state.tactics


(LAID, TROOP_LAID, BLINDED, MUDDIED, RUSE, MOVED, MODE_MOVED, LURED) = range(1, 9)
(WITHDRAWN, BANISHED, MODE_DISCARDED, DROPPED, PASSED, PASSED_TACTICS, CLAIMED, GIVEN, RESOLVED) = range(9, 18)
(DREW, REFILLED, HUNTED, RETURNED, SHOWN, JUDGED, ROUND_WON, ROUND_JUDGED, ROUND_DRAWN, DEALT) = range(18, 28)
_DRAW = (("seat", "deck", "card", "knower"), ("card",), ("seat", "knower"), True)
KINDS = {  # the same thing by another rule is another kind of the same name
    LAID: Kind("laid", "S7", ("seat", "card", "stone")),
    TROOP_LAID: Kind("laid", "S33", ("seat", "card", "stone")),
    BLINDED: Kind("mode", "S44", ("seat", "card", "stone")),
    MUDDIED: Kind("mode", "S45", ("seat", "card", "stone")),
    RUSE: Kind("ruse", "S33", ("seat", "card")),
    MOVED: Kind("moved", "S47", ("seat", "card", "stone", "to")),
    MODE_MOVED: Kind("moved", "SA27", ("seat", "card", "stone", "to")),
    LURED: Kind("lured", "S49", ("seat", "card", "stone", "to")),
    WITHDRAWN: Kind("removed", "S47", ("seat", "card", "stone")),
    BANISHED: Kind("removed", "S48", ("seat", "card", "stone")),
    MODE_DISCARDED: Kind("removed", "SA27", ("seat", "card", "stone")),
    DROPPED: Kind("removed", "SA28", ("seat", "card", "stone")),
    PASSED: Kind("passed", "S12", ("seat",)),
    PASSED_TACTICS: Kind("passed", "S38", ("seat",)),
    CLAIMED: Kind("claimed", "S25", ("seat", "stone")),
    GIVEN: Kind("claimed", "SA8", ("seat", "stone")),
    RESOLVED: Kind("resolved", "SA16", ("seat", "stone", "card", "worth")),
    DREW: Kind("drew", "S10", *_DRAW),
    REFILLED: Kind("drew", "S34", *_DRAW),
    HUNTED: Kind("drew", "S46", *_DRAW),
    RETURNED: Kind("returned", "S46", ("seat", "deck", "card"), ("card",), ("seat",)),
    SHOWN: Kind("shown", "SA21", ("seat", "card"), reveals=True),
    JUDGED: Kind("judged", "SA8", ("seat",)),
    ROUND_WON: Kind("round_won", "S28", ("seat", "round", "points", "others")),
    ROUND_JUDGED: Kind("round_won", "SA8", ("seat", "round", "points", "others")),
    ROUND_DRAWN: Kind("round_drawn", "SA8", ("round", "points")),
    DEALT: Kind("dealt", "S3", ("round", "seat"), reveals=True),
}
