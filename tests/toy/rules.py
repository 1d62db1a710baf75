"""Y1 deal; Y2 choose one of your cards, all at once; Y3 the highest takes the trick; Y4 the end: no cards left."""

from drovers.core import dealer, dice
from drovers.core.dice import Dice
from drovers.core.events import tell
from drovers.core.jit import rule
from drovers.core.state import Numbers

from .table import CARDS, CHOSE, HAND, HIDDEN, NONE, TOOK, State


@rule
def setup(state: State) -> None:
    if state.start == state.seats:
        state.start = dealer.starter(state, state.seats)
    for card in range(CARDS):
        state.deck[card] = card
    dealer.shuffle(state, state.deck, CARDS)
    for seat in range(3):
        state.chosen[seat] = NONE
        for i in range(HAND):
            state.hand[seat, i] = state.deck[seat * HAND + i] if seat < state.seats else NONE


@rule
def to_move(state: State) -> int:
    owing = 0
    if ending(state) == 0:
        for seat in range(state.seats):
            if state.chosen[seat] == NONE:
                owing |= 1 << seat
    return owing


@rule
def legal(state: State, seat: int, out: Numbers) -> int:
    count = 0
    for card in range(CARDS):
        if why_not(state, seat, card) == 0:
            out[count] = card
            count += 1
    return count


@rule
def why_not(state: State, seat: int, move: int) -> int:
    if not to_move(state) >> seat & 1:
        return 4 if ending(state) else 2
    for i in range(HAND):
        if state.hand[seat, i] == move:
            return 0
    return 1


@rule
def play(state: State, seat: int, move: int) -> None:
    for i in range(HAND):
        if state.hand[seat, i] == move:
            state.hand[seat, i] = NONE
    state.chosen[seat] = move
    tell(state, CHOSE, seat, move)
    if to_move(state) == 0:
        reveal(state)


@rule
def reveal(state: State) -> None:
    best = 0
    for seat in range(1, state.seats):
        lower = state.chosen[seat] < state.chosen[best]
        if lower == (state.low_wins == 1):
            best = seat
    for seat in range(state.seats):
        state.shown[state.chosen[seat]] = 1
    state.tricks[best] += 1
    tell(state, TOOK, best, state.chosen[best])
    for seat in range(state.seats):
        state.chosen[seat] = NONE
    state.round += 1


@rule
def ending(state: State) -> int:
    return 4 if state.round == HAND else 0


@rule
def score(state: State, seat: int) -> int:
    return int(state.tricks[seat])


@rule
def standing(state: State, seat: int) -> int:
    return int(state.tricks[seat])


@rule
def flaw(state: State) -> int:
    seen = 0
    for seat in range(state.seats):
        for i in range(HAND):
            if state.hand[seat, i] >= 0:
                if seen >> state.hand[seat, i] & 1 or state.shown[state.hand[seat, i]]:
                    return 1
                seen |= 1 << state.hand[seat, i]
    return 0


@rule
def veil(state: State, seat: int) -> None:
    dealer.forget(state)
    for card in range(CARDS):
        state.deck[card] = HIDDEN
    for other in range(state.seats):
        if other != seat:
            if state.chosen[other] >= 0:
                state.chosen[other] = HIDDEN
            # which of its places a hand has emptied says which card was laid: keep only how many are left
            left = 0
            for i in range(HAND):
                if state.hand[other, i] != NONE:
                    left += 1
            for i in range(HAND):
                state.hand[other, i] = HIDDEN if i < left else NONE


@rule
def imagine(state: State, seat: int, rng: Dice) -> None:
    dealer.seat_key(state, dice.word(rng))
    state.drawn = CARDS  # as far as the deal went: any future draw is new to everybody
    unknown = 0
    for card in range(CARDS):
        known = state.shown[card] == 1 or (seat >= 0 and state.chosen[seat] == card)
        for i in range(HAND):
            known = known or (seat >= 0 and state.hand[seat, i] == card)
        if not known:
            state.deck[unknown] = card
            unknown += 1
    for other in range(state.seats):
        if state.chosen[other] == HIDDEN:
            unknown -= 1
            state.chosen[other] = pick(state, unknown, rng)
        for i in range(HAND):
            if state.hand[other, i] == HIDDEN:
                unknown -= 1
                state.hand[other, i] = pick(state, unknown, rng)


@rule
def pick(state: State, last: int, rng: Dice) -> int:
    j = dice.below(rng, last + 1)
    card = int(state.deck[j])
    state.deck[j] = state.deck[last]
    state.deck[last] = card
    return card


@rule
def features(state: State, seat: int, out: Numbers) -> None:
    for i in range(2 * CARDS + 3):
        out[i] = 0
    for i in range(HAND):
        if seat >= 0 and state.hand[seat, i] >= 0:
            out[state.hand[seat, i]] = 1
    for card in range(CARDS):
        out[CARDS + card] = state.shown[card]
    for other in range(state.seats):
        out[2 * CARDS + other] = state.tricks[other]
