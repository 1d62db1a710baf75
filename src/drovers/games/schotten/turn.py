"""The course of a match: the deal, what each move does, and what the turn waits for next."""

from __future__ import annotations

from ...core import dealer
from ...core.events import tell
from ...core.jit import rule
from ...core.state import State
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
    JUDGED,
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
)
from .troops import banish, banish_mode, drop_card, dropper, lay, lay_mode, lure, move_card, move_mode, trick


@rule
def setup(state: State) -> None:
    """The first round, started by the seat chosen or drawn (S1-S5)."""
    if state.start == state.seats:
        state.start = dealer.starter(state, state.seats)
    state.round = 1
    deal_round(state, int(state.start))


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
    begin_turn(state, opener)


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
    if move < PASS or move >= STRATEGY_MODE:
        state.passes = 0
        play_card(state, seat, move)
    elif move == PASS:
        tell(state, PASSED, seat)
        state.passes += 1
        state.passed = 1
        after_play(state)
    elif move < DONE:
        claim(state, seat, move - CLAIMS)
    elif move == DONE:
        state.claims = 0
        after_claims(state)
    elif move < AWAY:
        draw_card(state, seat, move - DRAWS)
        after_draw(state, seat)
    else:
        put_away(state, seat, move - AWAY)


@rule
def play_card(state: State, seat: int, move: int) -> None:
    """A Clan card, an elite, a combat mode or a ruse leaves the hand and does what it does (S7, S33)."""
    if move < LAY_MODE:
        lay(state, seat, move % STONES, move // STONES)
    elif move < HUNT_MOVE:
        lay_mode(state, seat, (move - LAY_MODE) // STONES, (move - LAY_MODE) % STONES)
    elif move == HUNT_MOVE:
        hunt(state, seat)
        return
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
    after_play(state)


@rule
def hunt(state: State, seat: int) -> None:
    """Headhunter: three draws are due, one at a time (S46, SA34)."""
    trick(state, seat, HUNTER)
    state.hunter = seat
    state.phase = HUNT
    state.steps = HUNT_DRAWS


@rule
def after_draw(state: State, seat: int) -> None:
    """A refill ends the turn; the Headhunter draws on while there are cards, then puts two under (S34, SA35)."""
    if state.phase == DRAW:
        end_turn(state)
        return
    state.steps -= 1
    if state.steps == 0 or decks_empty(state):
        state.phase = RETURN
        state.steps = HUNT_RETURNS
        state.sealed = 0 if may_lay_joker(state, seat) else 1
        next_return(state, seat)


@rule
def next_return(state: State, seat: int) -> None:
    """Goes on with the returns, or ends them: a Joker that must be kept is shown if it is all that is left (SA21)."""
    if state.steps > 0 and returnable(state, seat):
        return
    if state.steps > 0 and state.held[seat] > 0:
        state.known[seat, 0] = 2
        tell(state, SHOWN, seat, JOKER)
    state.steps = 0
    after_play(state)


@rule
def returnable(state: State, seat: int) -> bool:
    """Whether the hunter holds a card he may put under its deck: any but a Joker he may not lay (SA21)."""
    for i in range(int(state.held[seat])):
        if state.hand[seat, i] != JOKER or state.sealed == 0:
            return True
    return False


@rule
def put_away(state: State, seat: int, card: int) -> None:
    """A card goes under its deck (S46, SA36), or from a side of four that lost its Mud to the discard (SA28)."""
    if state.phase == RETURN:
        put_under(state, seat, card)
        state.steps -= 1
        next_return(state, seat)
    else:
        drop_card(state, seat, card)
        after_play(state)


@rule
def decks_empty(state: State) -> bool:
    """Whether nothing is left to draw."""
    return bool(state.left[CLAN_DECK] + state.left[TACTIC_DECK] == 0)


@rule
def claim(state: State, seat: int, stone: int) -> None:
    """Takes one stone; the round is won at once, or the claim step goes on (S14, S28, SA2)."""
    state.passes = 0
    take(state, seat, stone)
    state.claims -= 1 << stone
    if has_won(state, seat):
        finish_round(state, seat, 28)
    elif state.claims == 0:
        after_claims(state)


@rule
def after_play(state: State) -> None:
    """Sides of four without Mud shrink first (Precision 7); then claims, unless they came first (S14, S50)."""
    if state.modes_targetable and dropper(state) != NONE:
        state.phase = DROP
        return
    state.claims = 0 if state.experts else claimable(state, int(state.mover))
    if state.claims:
        state.phase = CLAIM
    else:
        refill(state)


@rule
def after_claims(state: State) -> None:
    """Experts claim before they play, others after it (S14, S50, SA1)."""
    if state.experts:
        state.phase = PLAY
    else:
        refill(state)


@rule
def refill(state: State) -> None:
    """One card to refill the hand, never after a pass; with Tactics the deck is chosen (S10, S34, SA37-SA39)."""
    seat = int(state.mover)
    if state.passed or state.held[seat] >= hand_size(state) or decks_empty(state):
        end_turn(state)
    elif state.tactics:
        state.phase = DRAW
    else:
        draw_card(state, seat, CLAN_DECK)
        end_turn(state)


@rule
def end_turn(state: State) -> None:
    """The other's turn; after four passes in a row the round is judged as it lies instead (S6, SA8)."""
    other = 1 - int(state.mover)
    if state.passes < PASSES_MOST:
        begin_turn(state, other)
    else:
        tell(state, JUDGED, other)
        finish_round(state, judge(state, other), 1008)


@rule
def begin_turn(state: State, seat: int) -> None:
    """A turn opens with the play; for Experts with the claims (S6, S50)."""
    state.mover = seat
    state.turn += 1
    state.passed = 0
    state.claims = claimable(state, seat) if state.experts else 0
    state.phase = CLAIM if state.claims else PLAY


@rule
def finish_round(state: State, winner: int, reason: int) -> None:
    """Scores the round; ends the match or deals the next one (S29, S30, Precision 4)."""
    for seat in range(2):
        state.points[seat] += WIN_POINTS if seat == winner else stones_of(state, seat)
    opener = 1 - int(state.opener)
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
