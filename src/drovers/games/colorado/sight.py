"""Who knows what.

Open to everybody: the board, flags, lakes, points, signs, open and used cards, the number of tokens in the bag and
behind each screen, who has chosen.  Hidden: the order of the cards (their composition can be counted), answers and bids
before all have chosen, and where a token is for whoever has not witnessed it (`known`).

What a seat knows about a token of unknown place is `reach`: the hands that have drawn, or been paid unseen, since
everybody last knew the token; it lies in one of them or in the bag.  `imagine` draws uniformly from the worlds this
describes.  Three things are left out on purpose, because no short record could hold them:
- how likely each of these places is after several draws, and how many of the later tokens a hand can have drawn;
- once a holder has paid an unseen token, that the tokens others knew in his hand can only be with him or its receiver;
- that the payer of an imagined token would know it: only its holder does.
"""

from __future__ import annotations

from ...core import dealer, dice
from ...core.dice import Dice
from ...core.jit import rule
from ...core.sets import size
from ...core.state import fill_places
from .bag import ALL
from .bids import bid_size, close_fist, concerned
from .deck import COPIES, swap
from .sales import can_buy
from .table import (
    BID,
    CARDS,
    COLOURS,
    HALVES,
    HIDDEN,
    INTEREST,
    NONE,
    PATTERNS,
    ROUND_CARDS,
    SALE_BID,
    SEATS,
    TOKENS,
    WATCHER,
    State,
)


@rule
def veil(state: State, seat: int) -> None:
    """Blanks the dealer, cards not turned, unknown tokens, and what others have chosen."""
    dealer.forget(state)
    fill_places(state.cards, state.turned, CARDS, HIDDEN)
    for half in range(HALVES):
        veil_tokens(state, seat, half)
    for other in range(state.seats):
        if other != seat:
            if state.count[other] != NONE:  # a bid begun looks like any other: only one that is not empty has two steps
                state.done |= 1 << other
                state.count[other] = NONE
            if state.phase == INTEREST:
                state.yes &= ~(1 << other)


@rule
def veil_tokens(state: State, seat: int, half: int) -> None:
    """Leaves the tokens whose place the seat knows, and in fists its own."""
    mine = int(state.known[WATCHER if seat < 0 else seat, half])
    state.bag[half] &= mine
    for other in range(state.seats):
        state.hand[other, half] &= mine
    for other in range(SEATS + 1):
        state.known[other, half] &= mine
    if seat < 0:
        state.fist[half] = 0
    else:
        state.fist[half] &= int(state.hand[seat, half])


@rule
def hidden(state: State, half: int) -> int:
    """The tokens whose place is not known."""
    tokens = int(ALL[half]) & ~int(state.bag[half])
    for seat in range(state.seats):
        tokens &= ~int(state.hand[seat, half])
    return tokens


@rule
def imagine(state: State, seat: int, rng: Dice) -> None:
    """Fills a sight with a world drawn uniformly from those its record describes."""
    dealer.seat_key(state, dice.word(rng))
    imagine_cards(state, rng)
    filled = 0
    for _ in range(state.seats):
        holder = tightest(state, filled)
        filled |= 1 << holder
        fill_hand(state, holder, rng)
    for half in range(HALVES):
        fill_bag(state, half)
    for other in range(state.seats):
        if other != seat and state.done >> other & 1:
            imagine_choice(state, other, rng)
    if state.phase in (BID, SALE_BID) and state.done == concerned(state):
        imagine_begun(state, seat, rng)


@rule
def reopen(state: State, seat: int) -> None:
    """Takes back what the others have chosen unseen, so that they choose again."""
    if state.phase in (INTEREST, BID, SALE_BID):
        for other in range(state.seats):
            if other != seat and (state.done >> other & 1 or state.count[other] != NONE):
                state.done &= ~(1 << other)
                state.count[other] = NONE
                close_fist(state, other, 0)
                if state.phase == INTEREST:
                    state.yes &= ~(1 << other)


@rule
def imagine_begun(state: State, seat: int, rng: Dice) -> None:
    """All seem to have bid and nothing is shown: somebody else has only begun, as any of them may who holds tokens."""
    able = 0
    for other in range(state.seats):
        able += other != seat and state.done >> other & 1 and state.held[other] > 0
    which = dice.below(rng, able)
    for other in range(state.seats):
        if other != seat and state.done >> other & 1 and state.held[other] > 0:
            if which == 0:
                state.done ^= 1 << other
                state.count[other] = 1 + dice.below(rng, int(state.held[other]))
                close_fist(state, other, 0)
            which -= 1


@rule
def tightest(state: State, filled: int) -> int:
    """The hand not yet filled that the fewest unknown tokens may be in.

    These sets lie within each other: a seat that has drawn later may hold all that one who drew earlier may.  Filling
    the hand with the smallest set first leaves the same number of choices to the next ones, whatever is drawn.
    """
    best, fewest = 0, TOKENS + 1
    for seat in range(state.seats):
        if not filled >> seat & 1:
            count = in_reach(state, seat)
            if count < fewest:
                best, fewest = seat, count
    return best


@rule
def in_reach(state: State, seat: int) -> int:
    """How many of the unknown tokens the seat may hold."""
    return size(hidden(state, 0) & int(state.reach[seat, 0])) + size(hidden(state, 1) & int(state.reach[seat, 1]))


@rule
def fill_hand(state: State, seat: int, rng: Dice) -> None:
    """Draws the seat's unknown tokens from those it may hold: each is taken with the chance that fills the hand."""
    missing = int(state.held[seat]) - size(int(state.hand[seat, 0])) - size(int(state.hand[seat, 1]))
    choices = in_reach(state, seat)
    for half in range(HALVES):
        left = hidden(state, half) & int(state.reach[seat, half])
        while missing > 0 and left != 0:
            if dice.below(rng, choices) < missing:
                state.hand[seat, half] |= left & -left
                state.known[seat, half] |= left & -left
                missing -= 1
            left &= left - 1
            choices -= 1


@rule
def fill_bag(state: State, half: int) -> None:
    """The rest lies in the bag; if one seat alone has drawn since tokens were shown, it knows that they still do."""
    rest = hidden(state, half)
    for seat in range(state.seats):
        alone = rest & int(state.reach[seat, half])
        for other in range(state.seats):
            if other != seat:
                alone &= ~int(state.reach[other, half])
        state.known[seat, half] |= alone
    state.bag[half] |= rest


@rule
def imagine_choice(state: State, seat: int, rng: Dice) -> None:
    """An answer or a bid that the seat may have committed itself to, each as likely."""
    if state.phase == INTEREST and can_buy(state, seat):
        state.yes |= dice.below(rng, 2) << seat
    if state.phase == BID or state.phase == SALE_BID:
        imagine_bid(state, seat, rng)
        while state.phase == SALE_BID and bid_size(state, seat) == 0:
            imagine_bid(state, seat, rng)


@rule
def imagine_bid(state: State, seat: int, rng: Dice) -> None:
    """Any tokens of the hand go into the fist."""
    for half in range(HALVES):
        left = int(state.hand[seat, half])
        state.fist[half] &= ~left
        while left != 0:
            if dice.below(rng, 2) == 1:
                state.fist[half] |= left & -left
            left &= left - 1


@rule
def imagine_cards(state: State, rng: Dice) -> None:
    """Shuffles the unseen cards of each colour into the decks, three of each colour to a round (R11)."""
    full = 3 * ((CARDS - state.turned) // ROUND_CARDS)  # cards of a colour in decks of which none has been turned
    first = int(state.turned)
    for colour in range(COLOURS):
        count = 0
        for pattern in range(PATTERNS):
            left = int(COPIES[pattern, colour])
            for i in range(state.turned):
                left -= state.cards[i] == COLOURS * pattern + colour
            for _ in range(left):
                state.cards[home(colour, count, first, full)] = COLOURS * pattern + colour
                count += 1
        for n in range(count - 1, 0, -1):
            swap(state, home(colour, n, first, full), home(colour, dice.below(rng, n + 1), first, full))
        first += count - full
    for i in range(CARDS - 1, state.turned, -1):
        first = i // ROUND_CARDS * ROUND_CARDS
        first = state.turned if state.turned > first else first
        swap(state, i, first + dice.below(rng, i + 1 - first))


@rule
def home(colour: int, n: int, first: int, full: int) -> int:
    """A place for unseen card n of a colour: the last decks filled three by three, the rest from `first` on."""
    if n >= full:
        return first + n - full
    return CARDS - (n // 3 + 1) * ROUND_CARDS + 3 * colour + n % 3
