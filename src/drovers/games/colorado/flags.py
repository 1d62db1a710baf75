"""The flags: shared out at the start of each round, planted in turn (R12, R13, RA12, RA13)."""

from __future__ import annotations

from ...core import dealer
from ...core.events import tell
from ...core.jit import rule
from .land import flags_on, free, spread
from .table import BALANCED, COLOURS, DEALT_FLAGS, FLAGGED, FLAGS, NONE, SEATS, STRAYED, WORD, State


@rule
def share_out(state: State) -> None:
    """Everybody gets as many flags, balanced by colour or at random (R12, RA12)."""
    if state.flag_deal != BALANCED:
        deal_at_random(state)
    elif state.seats == 2:
        deal_pairs(state)
    else:
        deal_colours(state)
    for seat in range(state.seats):
        of = state.flags
        tell(state, DEALT_FLAGS, seat, int(of[seat, 0]), int(of[seat, 1]), int(of[seat, 2]), int(of[seat, 3]))


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
    state.flags.fill(0)
    for i in range(FLAGS):
        which = dealer.draw(state, FLAGS - i)
        colour = 0
        while which >= left_of(state, colour):
            which -= left_of(state, colour)
            colour += 1
        state.flags[i % state.seats, colour] += 1


@rule
def left_of(state: State, colour: int) -> int:
    """Flags of the colour that nobody has yet."""
    left = FLAGS // COLOURS
    for seat in range(state.seats):
        left -= state.flags[seat, colour]
    return left


@rule
def own_colours(state: State, seat: int) -> int:
    """The colours of the flags the seat has still to plant."""
    colours = 0
    for colour in range(COLOURS):
        colours |= (state.flags[seat, colour] > 0) << colour
    return colours


@rule
def apart(state: State, word: int) -> int:
    """Free cells of a set that are not beside a flag (R13)."""
    return free(state, word) & ~spread(flags_on(state, word - 1), flags_on(state, word), flags_on(state, word + 1))


@rule
def sites(state: State, word: int) -> int:
    """The cells of a set where a flag may stand; if every free cell lies beside one, that ban is dropped (RA13)."""
    cells = apart(state, word)
    if cells == 0 and apart(state, 0) | apart(state, 1) | apart(state, 2) == 0:
        return free(state, word)
    return cells


@rule
def has_free_cell(state: State) -> bool:
    """Whether any land is free."""
    return free(state, 0) | free(state, 1) | free(state, 2) != 0


@rule
def plant(state: State, cell: int) -> None:
    """The seat plants its flag (R12)."""
    seat, colour = int(state.turn), int(state.colour)
    state.planted[colour, cell // WORD] |= 1 << cell % WORD
    state.flags[seat, colour] -= 1
    tell(state, FLAGGED, seat, colour, cell)
    state.colour = NONE


@rule
def seek(state: State) -> bool:
    """The turn goes to the next seat with flags left; False if none is.  Without a free cell flags stay out (RA13)."""
    room = has_free_cell(state)
    for _ in range(state.seats):
        seat = int(state.turn)
        if room and own_colours(state, seat) != 0:
            return True
        for colour in range(COLOURS):
            if state.flags[seat, colour] > 0:
                tell(state, STRAYED, seat)
                state.flags[seat, colour] = 0
        state.turn = (seat + 1) % state.seats
    return False


@rule
def take_off(state: State) -> None:
    """The flags left come off the board (RA32)."""
    state.planted.fill(0)
