"""What a move does, and how the turn goes on from there.

A move does its work and returns the step that comes next; `play` follows the steps until somebody has to decide.
"""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule
from . import moves as m
from . import table as t
from . import troops
from .claims import claimable, judge, take
from .deal import begin_turn, full_hand
from .hands import count_of, decks_empty, draw_card, hand_size, one_of, put_under
from .moves import Move, decode
from .replies import note_elites
from .scoring import finish_round, has_won
from .strength import may_lay_joker
from .table import State

WAIT, PLAYED, CLAIM_STEP, CLAIMS_OVER, REFILL, TURN_OVER, VICTORY, JUDGEMENT = range(8)


@rule
def play(state: State, seat: int, move: int) -> None:
    """Makes a legal move and goes on to the next decision (S6)."""
    step = act(state, seat, decode(move))
    while step != WAIT:
        step = go_on(state, 1 if state.mover == 1 else 0, step)


@rule
def act(state: State, seat: int, move: Move) -> int:
    """Does what the move says; returns the step after it."""
    if move.kind == m.PASS:
        tell(state, t.PASSED_TACTICS if state.tactics else t.PASSED, seat)
        state.passes += 1
        state.passed = 1
        return PLAYED
    if move.kind == m.CLAIM:
        return claim(state, seat, move.stone)
    if move.kind == m.DONE:
        state.claims = 0
        return CLAIMS_OVER
    if state.tactics and move.kind == m.DRAW:
        draw_card(state, seat, move.slot)
        return after_draw(state, seat)
    if state.tactics and move.kind == m.AWAY:
        return put_away(state, seat, move.card)
    state.passes = 0
    step = play_card(state, seat, move)
    if state.strict_proof:
        note_elites(state)
    return step


@rule
def play_card(state: State, seat: int, move: Move) -> int:
    """A Clan card, an elite, a combat mode or a ruse leaves the hand and does what it does (S7, S33)."""
    if move.kind == m.LAY or not state.tactics:
        troops.lay(state, seat, move.stone, move.card)
    elif move.kind == m.MODE:
        troops.lay_mode(state, seat, move.card, move.stone)
    elif move.kind == m.HUNT:
        hunt(state, seat)
        return WAIT
    elif move.kind == m.STRATEGY:
        troops.move_card(state, seat, move)
    elif move.kind == m.BANISH:
        troops.banish(state, seat, move)
    elif move.kind == m.LURE:
        troops.lure(state, seat, move)
    elif move.kind == m.STRATEGY_MODE:
        troops.move_mode(state, seat, move.slot, move.to)
    else:
        troops.banish_mode(state, seat, move.slot)
    return PLAYED


@rule
def go_on(state: State, mover: int, step: int) -> int:
    """The steps of the turn from this one on: drops, claims, refill, end (S6, S10, S14; Experts claim first, S50)."""
    if step == PLAYED:
        step = after_play(state)
    if step == CLAIM_STEP:
        step = claim_step(state, mover)
    if step == CLAIMS_OVER:
        state.phase = t.PLAY
        step = WAIT if state.experts else REFILL
    if step == REFILL:
        step = refill(state, mover)
    if step == TURN_OVER:
        step = end_turn(state, mover)
    if step == VICTORY:
        finish_round(state, mover, 28)
        step = WAIT
    if step == JUDGEMENT:
        finish_round(state, judge(state, 1 - mover), 1008)
        step = WAIT
    return step


@rule
def after_play(state: State) -> int:
    """Drops come before any claim (Precision 7); Experts claim at the beginning of a turn (S50)."""
    if state.modes_targetable and troops.dropper(state) != t.NONE:
        state.phase = t.DROP
        return WAIT
    return REFILL if state.experts else CLAIM_STEP


@rule
def claim_step(state: State, mover: int) -> int:
    """Waits for claims if there is one to make (S14)."""
    state.claims = claimable(state, mover)
    if state.claims == 0:
        return CLAIMS_OVER
    state.phase = t.CLAIM
    return WAIT


@rule
def end_turn(state: State, mover: int) -> int:
    """The turn goes to the other seat, unless nobody can do anything (S6, SA8)."""
    if state.passes == t.PASSES_MOST:
        return JUDGEMENT
    begin_turn(state, 1 - mover)
    return CLAIM_STEP if state.experts else WAIT


@rule
def claim(state: State, seat: int, stone: int) -> int:
    """Takes one stone; the round is won at once, or the claim step goes on (S14, S28, SA2)."""
    state.passes = 0
    take(state, seat, stone, t.CLAIMED)
    state.claims -= 1 << stone
    if has_won(state, seat):
        return VICTORY
    return WAIT if state.claims else CLAIMS_OVER


@rule
def refill(state: State, seat: int) -> int:
    """One card to refill the hand, never after a pass; with Tactics the deck is chosen (S10, S34, SA37-SA39)."""
    if state.passed or hand_size(state, seat) >= full_hand(state) or decks_empty(state):
        return TURN_OVER
    if state.tactics:
        state.phase = t.DRAW
        return WAIT
    draw_card(state, seat, t.CLAN_DECK)
    return TURN_OVER


@rule
def hunt(state: State, seat: int) -> None:
    """Headhunter: three draws are due, one at a time (S46, SA34)."""
    troops.trick(state, seat, t.HUNTER)
    troops.throw_away(state, t.HUNTER)
    state.hunter = seat
    state.phase = t.HUNT
    state.steps = t.HUNT_DRAWS


@rule
def after_draw(state: State, seat: int) -> int:
    """A refill ends the turn; the Headhunter draws on while there are cards, then puts two under (S34, SA35)."""
    if state.phase == t.DRAW:
        return TURN_OVER
    state.steps -= 1
    if state.steps > 0 and not decks_empty(state):
        return WAIT
    state.phase = t.RETURN
    state.steps = t.HUNT_RETURNS
    state.sealed = 0 if may_lay_joker(state, seat) else 1
    return next_return(state, seat)


@rule
def next_return(state: State, seat: int) -> int:
    """Goes on with the returns, or ends them: a Joker that must be kept is shown if it is all that is left (SA21)."""
    if state.steps > 0:
        if returnable(state, seat):
            return WAIT
        if state.tricks[seat]:
            state.shown[seat] = 1
            state.known_tricks[seat] = one_of(t.JOKER)
            tell(state, t.SHOWN, seat, t.JOKER)
    state.steps = 0
    return PLAYED


@rule
def returnable(state: State, seat: int) -> bool:
    """Whether the hunter holds a card he may put under its deck: any but a Joker he may not lay (SA21)."""
    kept = count_of(int(state.tricks[seat]), t.JOKER) if state.sealed else 0
    return hand_size(state, seat) > kept


@rule
def put_away(state: State, seat: int, card: int) -> int:
    """A card goes under its deck (S46, SA36), or from a side of four that lost its Mud to the discard (SA28)."""
    if state.phase == t.DROP:
        troops.drop_card(state, seat, card)
        if state.strict_proof:
            note_elites(state)
        return PLAYED
    put_under(state, seat, card)
    state.steps -= 1
    return next_return(state, seat)
