"""The course of a match: the deal, what each move does, and how the turn goes on from there.

A move does its work and returns the step that comes next; `play` follows the steps until somebody has to decide.
"""

from __future__ import annotations

from ...core import dealer
from ...core.events import tell
from ...core.jit import rule
from .claims import claimable, has_won, judge, stones_of, take
from .hands import draw_card, enter_hand, put_under
from .strength import may_lay_joker
from .table import (
    AWAY,
    BANISH,
    BANISH_MODE,
    CLAIM,
    CLAIMS,
    CLAN_DECK,
    CLANS,
    DEALT,
    DONE,
    DRAW,
    DRAWS,
    DROP,
    HAND_MOST,
    HUNT,
    HUNT_DRAWS,
    HUNT_MOVE,
    HUNT_RETURNS,
    HUNTER,
    JOKER,
    LAY_MODE,
    LURE,
    NONE,
    OVER,
    PASS,
    PASSED,
    PASSES_MOST,
    PLAY,
    RETURN,
    ROUND_DRAWN,
    ROUND_WON,
    ROUNDS_MOST,
    SHOWN,
    SLOTS,
    STONES,
    STRATEGY,
    STRATEGY_MODE,
    TACTIC_DECK,
    TACTICS,
    WIN_POINTS,
    State,
)
from .troops import banish, banish_mode, drop_card, dropper, lay, lay_mode, lure, move_card, move_mode, trick

WAIT, PLAYED, CLAIM_STEP, CLAIMS_OVER, REFILL, TURN_OVER, VICTORY, JUDGEMENT = range(8)


@rule
def setup(state: State) -> None:
    """The first round, started by the seat chosen or drawn (S1-S5)."""
    if state.start == state.seats:
        state.start = dealer.starter(state, state.seats)
    state.round = 1
    deal_round(state, 1 if state.start == 1 else 0)


@rule
def hand_size(state: State) -> int:
    """Cards a hand is dealt and refilled to (S3, S32)."""
    return 7 if state.tactics else 6


@rule
def deal_round(state: State, opener: int) -> None:
    """Clears the table, shuffles, deals, and gives the turn to the opener (S2-S5, S32)."""
    clear_table(state)
    for card in range(CLANS):
        state.clan[card] = card
    dealer.shuffle(state, state.clan, CLANS)
    state.left[CLAN_DECK] = CLANS
    if state.tactics:
        for i in range(TACTICS):
            state.tactic[i] = JOKER + max(i - 1, 0)  # the Joker is there twice
        dealer.shuffle(state, state.tactic, TACTICS)
        state.left[TACTIC_DECK] = TACTICS
    for seat in range(2):
        for _ in range(hand_size(state)):
            state.left[CLAN_DECK] -= 1
            place = int(state.left[CLAN_DECK])
            enter_hand(state, seat, int(state.clan[place]), 0)
            state.clan[place] = NONE
    state.opener = opener
    tell(state, DEALT, int(state.round), opener)
    begin_turn(state, opener)  # there is nothing to claim yet, for Experts either


@rule
def clear_table(state: State) -> None:
    """An empty table: nine stones in a row that belong to nobody (S2)."""
    for p in range(2):
        for stone in range(STONES):
            state.size[p, stone] = 0
            state.since[p, stone, 0] = 0
            state.since[p, stone, 1] = 0
            for i in range(SLOTS):
                state.side[p, stone, i] = NONE
        for i in range(HAND_MOST):
            state.hand[p, i] = NONE
            state.known[p, i] = 0
        state.held[p], state.laid[p], state.jokers[p], state.plain[p] = 0, 0, 0, 0
        state.left[p], state.buried[p] = 0, 0
        state.mode_at[p], state.mode_by[p] = NONE, NONE
    for stone in range(STONES):
        state.owner[stone] = NONE
    for c in range(len(state.seen)):
        state.seen[c] = 0
    for i in range(len(state.discard)):
        state.discard[i] = NONE
    for i in range(CLANS):
        state.clan[i] = NONE
    for i in range(TACTICS):
        state.tactic[i] = NONE
    state.discarded, state.hunter, state.sealed = 0, NONE, 0
    state.turn, state.passes, state.passed, state.steps, state.claims = 0, 0, 0, 0, 0


@rule
def play(state: State, seat: int, move: int) -> None:
    """Makes a legal move and goes on to the next decision (S6)."""
    step = act(state, seat, move)
    while step != WAIT:
        step = go_on(state, 1 if state.mover == 1 else 0, step)


@rule
def act(state: State, seat: int, move: int) -> int:
    """Does what the move says; returns the step after it."""
    if move < PASS or move >= STRATEGY_MODE:
        state.passes = 0
        return play_card(state, seat, move)
    if move == PASS:
        tell(state, PASSED, seat)
        state.passes += 1
        state.passed = 1
        return PLAYED
    if move < DONE:
        return claim(state, seat, move - CLAIMS)
    if move == DONE:
        state.claims = 0
        return CLAIMS_OVER
    if move < AWAY:
        draw_card(state, seat, move - DRAWS)
        return after_draw(state, seat)
    return put_away(state, seat, move - AWAY)


@rule
def go_on(state: State, mover: int, step: int) -> int:
    """One step of the turn: drops, claims, refill, end (S6, S10, S14; Experts claim first, S50)."""
    if step == PLAYED:
        if state.modes_targetable and dropper(state) != NONE:  # before any claim (Precision 7)
            state.phase = DROP
            return WAIT
        return REFILL if state.experts else CLAIM_STEP
    if step == CLAIM_STEP:
        state.claims = claimable(state, mover)
        if state.claims:
            state.phase = CLAIM
            return WAIT
        return CLAIMS_OVER
    if step == CLAIMS_OVER:
        state.phase = PLAY
        return WAIT if state.experts else REFILL
    if step == REFILL:
        return refill(state, mover)
    if step == TURN_OVER:
        if state.passes == PASSES_MOST:
            return JUDGEMENT
        begin_turn(state, 1 - mover)
        return CLAIM_STEP if state.experts else WAIT
    winner = mover
    if step == JUDGEMENT:
        winner = judge(state, 1 - mover)
    finish_round(state, winner, 28 if step == VICTORY else 1008)
    return WAIT


@rule
def play_card(state: State, seat: int, move: int) -> int:
    """A Clan card, an elite, a combat mode or a ruse leaves the hand and does what it does (S7, S33)."""
    if move < LAY_MODE:
        lay(state, seat, move % STONES, move // STONES)
    elif move < HUNT_MOVE:
        lay_mode(state, seat, (move - LAY_MODE) // STONES, (move - LAY_MODE) % STONES)
    elif move == HUNT_MOVE:
        hunt(state, seat)
        return WAIT
    elif move < BANISH:
        move_card(state, seat, (move - STRATEGY) // STONES, (move - STRATEGY) % STONES)
    elif move < LURE:
        banish(state, seat, move - BANISH)
    elif move < PASS:
        lure(state, seat, (move - LURE) // STONES, (move - LURE) % STONES)
    elif move < BANISH_MODE:
        move_mode(state, seat, (move - STRATEGY_MODE) // STONES % 2, (move - STRATEGY_MODE) % STONES)
    else:
        banish_mode(state, seat, (move - BANISH_MODE) % 2)
    return PLAYED


@rule
def hunt(state: State, seat: int) -> None:
    """Headhunter: three draws are due, one at a time (S46, SA34)."""
    trick(state, seat, HUNTER)
    state.hunter = seat
    state.phase = HUNT
    state.steps = HUNT_DRAWS


@rule
def after_draw(state: State, seat: int) -> int:
    """A refill ends the turn; the Headhunter draws on while there are cards, then puts two under (S34, SA35)."""
    if state.phase == DRAW:
        return TURN_OVER
    state.steps -= 1
    if state.steps > 0 and not decks_empty(state):
        return WAIT
    state.phase = RETURN
    state.steps = HUNT_RETURNS
    state.sealed = 0 if may_lay_joker(state, seat) else 1
    return next_return(state, seat)


@rule
def next_return(state: State, seat: int) -> int:
    """Goes on with the returns, or ends them: a Joker that must be kept is shown if it is all that is left (SA21)."""
    if state.steps > 0:
        if returnable(state, seat):
            return WAIT
        if state.held[seat] > 0:
            state.known[seat, 0] = 2
            tell(state, SHOWN, seat, JOKER)
    state.steps = 0
    return PLAYED


@rule
def returnable(state: State, seat: int) -> bool:
    """Whether the hunter holds a card he may put under its deck: any but a Joker he may not lay (SA21)."""
    for i in range(int(state.held[seat])):
        if state.hand[seat, i] != JOKER or state.sealed == 0:
            return True
    return False


@rule
def put_away(state: State, seat: int, card: int) -> int:
    """A card goes under its deck (S46, SA36), or from a side of four that lost its Mud to the discard (SA28)."""
    if state.phase == DROP:
        drop_card(state, seat, card)
        return PLAYED
    put_under(state, seat, card)
    state.steps -= 1
    return next_return(state, seat)


@rule
def decks_empty(state: State) -> bool:
    """Whether nothing is left to draw."""
    return bool(state.left[CLAN_DECK] + state.left[TACTIC_DECK] == 0)


@rule
def claim(state: State, seat: int, stone: int) -> int:
    """Takes one stone; the round is won at once, or the claim step goes on (S14, S28, SA2)."""
    state.passes = 0
    take(state, seat, stone)
    state.claims -= 1 << stone
    if has_won(state, seat):
        return VICTORY
    return WAIT if state.claims else CLAIMS_OVER


@rule
def refill(state: State, seat: int) -> int:
    """One card to refill the hand, never after a pass; with Tactics the deck is chosen (S10, S34, SA37-SA39)."""
    if state.passed or state.held[seat] >= hand_size(state) or decks_empty(state):
        return TURN_OVER
    if state.tactics:
        state.phase = DRAW
        return WAIT
    draw_card(state, seat, CLAN_DECK)
    return TURN_OVER


@rule
def begin_turn(state: State, seat: int) -> None:
    """The turn goes to that seat (S6)."""
    state.mover = seat
    state.turn += 1
    state.passed = 0
    state.phase = PLAY


@rule
def finish_round(state: State, winner: int, reason: int) -> None:
    """Scores the round; ends the match or deals the next one (S29, S30, Precision 4)."""
    opener = 0 if state.opener == 1 else 1
    for seat in range(2):
        state.points[seat] += WIN_POINTS if seat == winner else stones_of(state, seat)
    if winner == NONE:
        tell(state, ROUND_DRAWN, int(state.round), stones_of(state, 0))
    else:
        tell(state, ROUND_WON, winner, int(state.round), WIN_POINTS, stones_of(state, 1 - winner))
        state.wins[winner] += 1
        opener = winner if state.next_start else opener
    if last_round(state):
        state.ended = reason if state.round == 1 else 30
        state.phase, state.claims, state.passed = OVER, 0, 0
    else:
        state.round += 1
        deal_round(state, opener)


@rule
def last_round(state: State) -> bool:
    """Whether the match has its agreed length: so many rounds, or one seat with so many wins (S30, SA13c)."""
    if state.first_to == 0:
        return bool(state.round == state.rounds)
    return bool(max(state.wins[0], state.wins[1]) == state.first_to or state.round == ROUNDS_MOST)
