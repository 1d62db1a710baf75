"""The course of a round: flags, cards turned, sale windows, bids, cards used, tokens drawn, scoring (R11-R27)."""

from ...core import dealer
from ...core.events import tell
from ...core.jit import rule
from . import bag, bids, scoring
from .board import TWO_STARS, neighbour, put, second_cell, settle_lakes, supply
from .table import (
    BALANCED,
    BID,
    CARD,
    CELLS,
    COLOURS,
    DEALT_FLAGS,
    DISCARDED,
    DREW,
    FLAG,
    FLAG_CHOICE,
    FLAG_PLACE,
    FLAG_USE,
    FLAGGED,
    FLAGLESS,
    FLAGS,
    FREE,
    IDLE,
    LAKE,
    MARKED,
    NONE,
    OPENED,
    OVER,
    ROUND_CARDS,
    ROUNDS,
    SEATS,
    STAR,
    STRAYED,
    STRETCHED,
    TOOK,
    TURNED,
    TWO,
    WINDOW,
    State,
)


@rule
def begin_round(state: State) -> None:
    """All flags are shared out again; the start player places first (R12, RA31)."""
    for seat in range(state.seats):
        state.sold[seat] = 0
    tell(state, OPENED, int(state.round), bag.start_player(state))
    if state.flag_deal == BALANCED and state.seats == 2:
        deal_pairs(state)
    elif state.flag_deal == BALANCED:
        deal_colours(state)
    else:
        deal_at_random(state)
    for seat in range(state.seats):
        of = state.flags
        tell(state, DEALT_FLAGS, seat, int(of[seat, 0]), int(of[seat, 1]), int(of[seat, 2]), int(of[seat, 3]))
    state.turn = bag.start_player(state)
    seek_flags(state)


@rule
def deal_pairs(state: State) -> None:
    """Two seats: two flags of two colours, one of the others; the other seat the reverse (RA12)."""
    one, other = dealer.draw(state, COLOURS), dealer.draw(state, COLOURS - 1)
    other += other >= one
    for colour in range(COLOURS):
        state.flags[0, colour] = 2 if colour in (one, other) else 1
        state.flags[1, colour] = 3 - state.flags[0, colour]


@rule
def deal_colours(state: State) -> None:
    """One flag of each colour; with four seats each lacks one, another for each (RA12)."""
    lacked = 0
    for seat in range(state.seats):
        lack = NONE
        if state.seats == SEATS:
            lack = dealer.draw(state, COLOURS)
            while lacked >> lack & 1:
                lack = dealer.draw(state, COLOURS)
            lacked |= 1 << lack
        for colour in range(COLOURS):
            state.flags[seat, colour] = colour != lack


@rule
def deal_at_random(state: State) -> None:
    """All twelve flags are shuffled and dealt equally (Precision 4)."""
    for seat in range(state.seats):
        for colour in range(COLOURS):
            state.flags[seat, colour] = 0
    for i in range(FLAGS):
        which = dealer.draw(state, FLAGS - i)
        colour = 0
        while which >= flags_left(state, colour):
            which -= flags_left(state, colour)
            colour += 1
        state.flags[i % state.seats, colour] += 1


@rule
def flags_left(state: State, colour: int) -> int:
    """Flags of the colour that nobody has yet."""
    left = FLAGS // COLOURS
    for seat in range(state.seats):
        left -= state.flags[seat, colour]
    return left


@rule
def flag_ban(state: State, cell: int, crowded: bool) -> int:
    """Why no flag may stand there: not free, or beside another one unless there is no other room (R13, RA13)."""
    if state.board[cell] != FREE:
        return 13
    if not crowded:
        for side in range(4):
            near = neighbour(cell, side)
            if near != NONE and FLAG <= state.board[near] < LAKE:
                return 13
    return 0


@rule
def is_crowded(state: State) -> bool:
    """Whether every free cell lies beside a flag, so that the ban is dropped (RA13)."""
    for cell in range(CELLS):
        if flag_ban(state, cell, False) == 0:
            return False
    return True


@rule
def has_free_cell(state: State) -> bool:
    """Whether any land is free."""
    for cell in range(CELLS):
        if state.board[cell] == FREE:
            return True
    return False


@rule
def seek_flags(state: State) -> None:
    """Asks the next seat with flags left, or begins the auctions; without a free cell flags stay out (RA13)."""
    room = has_free_cell(state)
    for _ in range(state.seats):
        seat = int(state.turn)
        for colour in range(COLOURS):
            if state.flags[seat, colour] > 0:
                if room:
                    state.phase = FLAG_CHOICE
                    return
                tell(state, STRAYED, seat)
                state.flags[seat, colour] = 0
        state.turn = (seat + 1) % state.seats
    begin_auction(state)


@rule
def choose_flag(state: State, colour: int) -> None:
    """The seat takes one of its flags (RA12)."""
    state.colour, state.phase = colour, FLAG_PLACE


@rule
def place_flag(state: State, cell: int) -> None:
    """It places the flag, and the next seat follows (R12)."""
    seat, colour = int(state.turn), int(state.colour)
    state.board[cell] = FLAG + colour
    state.flags[seat, colour] -= 1
    tell(state, FLAGGED, seat, colour, cell)
    state.colour, state.turn = NONE, (seat + 1) % state.seats
    seek_flags(state)


@rule
def in_auction(state: State) -> int:
    """Cards turned for one auction: three with four seats, else two (R14)."""
    return 3 if state.seats == SEATS else 2


@rule
def face_down(state: State) -> int:
    """Cards of the round deck still face down."""
    return int(ROUND_CARDS * (state.round + 1) - state.turned)


@rule
def begin_auction(state: State) -> None:
    """Turns the cards, or lets the players sell first: always before the last cards (R34, RA20)."""
    if state.sale_windows == TWO or face_down(state) == in_auction(state):
        open_window(state)
    else:
        turn_cards(state)


@rule
def turn_cards(state: State) -> None:
    """Turns the next cards; a sale window follows while cards are face down (R14, R34)."""
    for slot in range(in_auction(state)):
        tell(state, TURNED, slot, int(state.cards[state.turned + slot]))
    state.turned += in_auction(state)
    state.shown, state.taken = 1, 0
    if face_down(state) > 0:
        open_window(state)
    else:
        ask_bids(state)


@rule
def open_window(state: State) -> None:
    """The players may sell, clockwise from the start player (RA20)."""
    state.phase, state.turn, state.passes = WINDOW, bag.start_player(state), 0


@rule
def close_window(state: State) -> None:
    """All have passed in a row: the cards are turned, or bid for."""
    state.passes = 0
    if state.shown == 1:
        ask_bids(state)
    else:
        turn_cards(state)


@rule
def ask_bids(state: State) -> None:
    """Everybody bids at once (R15)."""
    state.phase, state.turn, state.done = BID, NONE, 0


@rule
def rank_and_use(state: State) -> None:
    """All bids are open: rank them, put the tokens into the bag, and let the best choose a card (R16-R19, RA17)."""
    bids.rank_bids(state)
    bids.return_bids(state)
    state.next = 0
    ask_card(state)


@rule
def ask_card(state: State) -> None:
    """The next bidder takes a card; when cards or bidders have run out the auction is over (R19, RA7, RA33)."""
    bidder = int(state.rank[state.next]) if state.next < SEATS else NONE
    if bidder == NONE or state.next == in_auction(state):
        end_auction(state)
    else:
        state.phase, state.turn, state.slot = CARD, bidder, NONE


@rule
def card_at(state: State, slot: int) -> int:
    """The open card in that slot."""
    return int(state.cards[state.turned - in_auction(state) + slot])


@rule
def take_card(state: State, slot: int) -> None:
    """The bidder takes a card; without a flag or a marker for it, it is used up without effect (RA10, RA26)."""
    seat, card = int(state.turn), card_at(state, slot)
    state.taken |= 1 << slot
    state.slot = slot
    tell(state, TOOK, seat, slot, card)
    if not has_flag(state, card % COLOURS):
        tell(state, FLAGLESS, seat, card)
        finish_card(state)
    elif supply(state, seat) == 0:
        tell(state, IDLE, seat, card)
        finish_card(state)
    else:
        state.phase = FLAG_USE


@rule
def has_flag(state: State, colour: int) -> bool:
    """Whether a flag of the colour stands on the board."""
    for cell in range(CELLS):
        if state.board[cell] == FLAG + colour:
            return True
    return False


@rule
def use_flag(state: State, cell: int) -> None:
    """A marker takes the place of the flag; a second star follows if one is possible (R23-R26)."""
    seat = int(state.turn)
    put(state, cell, seat)
    tell(state, MARKED, seat, cell)
    state.at = cell
    if has_star(state):
        state.phase = STAR
    else:
        finish_card(state)


@rule
def has_star(state: State) -> bool:
    """Whether the second star can fall anywhere (R26)."""
    for quarter in range(4):
        if star_ban(state, quarter) == 0:
            return True
    return False


@rule
def star_ban(state: State, quarter: int) -> int:
    """Why the second star cannot fall there: off the board, water, a marker, a flag, no marker left (R26, RA9)."""
    pattern = card_at(state, int(state.slot)) // COLOURS
    if not TWO_STARS[pattern]:
        return 24
    target = second_cell(pattern, quarter, int(state.at))
    if target == NONE:
        return 26
    there = int(state.board[target])
    if FLAG <= there < LAKE:
        if state.second_on_flag == 0:
            return 1009
    elif there != FREE:
        return 26
    return 0 if supply(state, int(state.turn)) > 0 else 1026


@rule
def place_second(state: State, quarter: int) -> None:
    """The second marker goes where the turned card shows it (R25)."""
    target = second_cell(card_at(state, int(state.slot)) // COLOURS, quarter, int(state.at))
    put(state, target, int(state.turn))
    tell(state, STRETCHED, int(state.turn), target)
    finish_card(state)


@rule
def finish_card(state: State) -> None:
    """The card is used: lakes change hands, and the next bidder follows (R19, R27, R31)."""
    settle_lakes(state)
    state.slot, state.at = NONE, NONE
    state.next += 1
    ask_card(state)


@rule
def end_auction(state: State) -> None:
    """Cards left over are discarded, the lowest draw, and the next cards or the scoring follow (R21, R22)."""
    for slot in range(in_auction(state)):
        if not state.taken >> slot & 1:
            tell(state, DISCARDED, card_at(state, slot))
    draw_for_lowest(state)
    state.shown, state.taken, state.next, state.turn = 0, 0, 0, NONE
    for place in range(SEATS):
        state.rank[place] = NONE
    if face_down(state) > 0:
        begin_auction(state)
    else:
        end_round(state)


@rule
def draw_for_lowest(state: State) -> None:
    """Whoever bid nothing draws two; if all bid, the lowest bidder draws (R22, RA14-RA16)."""
    idle, lowest = (1 << state.seats) - 1, NONE
    for place in range(state.seats):
        if state.rank[place] != NONE:
            lowest = int(state.rank[place])
            idle ^= 1 << lowest
    if idle:
        bag.draw(state, idle, 2, DREW)
    else:
        bag.draw(state, 1 << lowest, int(state.lowest_draw), DREW)


@rule
def end_round(state: State) -> None:
    """Scores, and takes the flags left off the board; the fourth scoring ends the match (R43, RA32)."""
    scoring.score_round(state)
    for cell in range(CELLS):
        if FLAG <= state.board[cell] < LAKE:
            state.board[cell] = FREE
    if state.round + 1 == ROUNDS:
        state.phase = OVER
    else:
        state.round += 1
        begin_round(state)
