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

from ...core import dealer, dice
from ...core.dice import Dice
from ...core.jit import rule
from .bids import close_fist, concerned, holds
from .cards import COPIES, swap
from .sales import can_buy
from .table import (
    BAG,
    BID,
    CARDS,
    COLOURS,
    HIDDEN,
    INTEREST,
    NONE,
    ROUND_CARDS,
    SALE_BID,
    TOKENS,
    WATCHER,
    State,
)


@rule
def reader(seat: int) -> int:
    """The place of the seat's bit in `known`."""
    return WATCHER if seat < 0 else seat


@rule
def veil(state: State, seat: int) -> None:
    """Blanks the dealer, cards not turned, unknown tokens, and what others have chosen."""
    dealer.forget(state)
    for i in range(state.turned, CARDS):
        state.cards[i] = HIDDEN
    for token in range(TOKENS):
        if not state.known[token] >> reader(seat) & 1:
            state.place[token], state.known[token] = HIDDEN, 0
        if state.place[token] != seat:
            state.fist[token] = 0
    for other in range(state.seats):
        if other != seat:
            if state.count[other] != NONE:  # a bid begun looks like any other: only one that is not empty has two steps
                state.done |= 1 << other
                state.count[other] = NONE
            if state.phase == INTEREST:
                state.yes &= ~(1 << other)


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
    for token in range(TOKENS):
        if state.place[token] == HIDDEN:
            state.place[token] = BAG
            # the one seat that has drawn since the token was shown has seen that it did not draw it
            hands = int(state.reach[token])
            state.known[token] = hands if hands & hands - 1 == 0 else 0
    for other in range(state.seats):
        if other != seat and state.done >> other & 1:
            imagine_choice(state, other, rng)
    if state.phase in (BID, SALE_BID) and state.done == concerned(state):
        imagine_begun(state, seat, rng)


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
            count = 0
            for token in range(TOKENS):
                count += state.place[token] == HIDDEN and state.reach[token] >> seat & 1
            if count < fewest:
                best, fewest = seat, count
    return best


@rule
def fill_hand(state: State, seat: int, rng: Dice) -> None:
    """Draws the seat's unknown tokens from those it may hold: each is taken with the chance that fills the hand."""
    missing, choices = int(state.held[seat]), 0
    for token in range(TOKENS):
        missing -= state.place[token] == seat
        choices += state.place[token] == HIDDEN and state.reach[token] >> seat & 1
    for token in range(TOKENS):
        if missing > 0 and state.place[token] == HIDDEN and state.reach[token] >> seat & 1:
            if dice.below(rng, choices) < missing:
                state.place[token], state.known[token] = seat, 1 << seat
                missing -= 1
            choices -= 1


@rule
def imagine_choice(state: State, seat: int, rng: Dice) -> None:
    """An answer or a bid that the seat may have committed itself to, each as likely."""
    if state.phase == INTEREST and can_buy(state, seat):
        state.yes |= dice.below(rng, 2) << seat
    if state.phase == BID or state.phase == SALE_BID:
        count = 0
        while True:
            for token in range(TOKENS):
                if holds(state, seat, token):
                    state.fist[token] = dice.below(rng, 2)
                    count += state.fist[token]
            if count > 0 or state.phase == BID:
                break


@rule
def imagine_cards(state: State, rng: Dice) -> None:
    """Shuffles the unseen cards of each colour into the decks, three of each colour to a round (R11)."""
    full = 3 * ((CARDS - state.turned) // ROUND_CARDS)  # cards of a colour in decks of which none has been turned
    first = int(state.turned)
    for colour in range(COLOURS):
        count = 0
        for pattern in range(len(COPIES)):
            left = COPIES[pattern][colour]
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
