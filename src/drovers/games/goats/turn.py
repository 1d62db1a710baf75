"""One turn: play a card, walk, take and refill, then the evaluation or the dog; and the end (G13 to G42)."""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule
from . import table as t
from .cards import drop_card, put_card, steps_of, type_of
from .data import SIZE
from .deal import draw_card
from .dogs import exchange, leadable
from .evaluation import evaluate, mark, marker_at, supply
from .legality import line
from .moves import KEEP, Move, decode
from .pasture import column_of, row_of
from .scoring import goat_points, milk_points
from .table import DOG, GOATS, NONE, State


@rule
def play(state: State, seat: int, move: int) -> None:
    """Makes a legal move and everything that follows from it without a choice."""
    made = decode(move)
    if state.phase == t.PLAYING:
        play_card(state, seat, made.slot)
    elif state.phase == t.TAKING:
        take_card(state, seat, made.cell)
    elif state.phase == t.MARKING:
        choose_mark(state, seat, made.cell)
    elif state.phase == t.LEADING:
        lead(state, seat, made)
    elif state.phase == t.PLACING:
        place(state, seat, made.cell)
    else:
        answer(state, seat, made.answer == 1)


@rule
def play_card(state: State, seat: int, slot: int) -> None:
    """Phases 1 and 2: the card goes in front of the player, the big goat walks (G13 to G15)."""
    card = drop_card(state, seat, slot)
    state.played = card
    tell(state, t.PLAYED, seat, card)
    if card < GOATS:
        lay_goat(state, seat, card)
    elif card == DOG:
        state.dogs[seat] += 1
    else:
        state.milk[seat, card - t.MILK1] += 1
    state.pawn[seat] = walked(state, seat, steps_of(card))
    if card != DOG:
        tell(state, t.WALKED, seat, steps_of(card), state.pawn[seat])
    if can_take(state, seat):
        state.phase = t.TAKING
    else:
        state.last = t.BLOCKED_LINE
        tell(state, t.BLOCKED, seat)
        after_taking(state)


@rule
def walked(state: State, seat: int, steps: int) -> int:
    """The edge a big goat comes to, clockwise round the pasture, past others too (G14, G15)."""
    edge, around = int(state.pawn[seat]) + steps, 4 * int(SIZE[state.seats])
    return edge if edge < around else edge - around


@rule
def lay_goat(state: State, seat: int, card: int) -> None:
    """In front of the player; a card of a type somebody else owns leaves the game at once (G13, G30)."""
    owner = int(state.owner[type_of(card)])
    if owner != NONE and owner != seat:
        state.front[card] = t.GONE
        tell(state, t.SPENT, seat, card)
    else:
        state.front[card] = seat


@rule
def can_take(state: State, seat: int) -> bool:
    """Whether the line of the big goat has a card to take (G16, G41)."""
    return line(state, seat) & state.free != 0


@rule
def take_card(state: State, seat: int, cell: int) -> None:
    """Phase 3: the card goes to the hand, known to all; the pile fills the cell (G16 to G18, GA31)."""
    card = int(state.pasture[cell])
    put_card(state, seat, card, 1)
    tell(state, t.TOOK, seat, card, cell)
    if state.left > 0:
        refill(state, cell)
    else:
        state.pasture[cell] = NONE
        state.free &= ~(1 << cell)
        if emptied(state, seat, cell):
            state.last = t.EMPTIED_LINE
            tell(state, t.EMPTIED, seat, cell)
    after_taking(state)


@rule
def refill(state: State, cell: int) -> None:
    """The top card of the pile; the owner of its type marks it at once, with a marker left (G18, G19, GA13)."""
    card = draw_card(state)
    state.pasture[cell] = card
    tell(state, t.REFILLED, cell, card)
    if card < GOATS:
        kind = type_of(card)
        if state.piled[kind] == card:
            state.piled[kind] = NONE
        if state.owner[kind] != NONE:
            mark(state, int(state.owner[kind]), cell, t.TAGGED)


@rule
def emptied(state: State, seat: int, cell: int) -> bool:
    """Whether the taking left the goat's line, or the line crossing it there, without a card (G40, GA23)."""
    cards = int(state.free)
    for other in range(state.seats):
        cards |= state.herd[other]
    if state.end_cross_line:
        return cards & row_of(cell) == 0 or cards & column_of(cell) == 0
    return cards & line(state, seat) == 0


@rule
def after_taking(state: State) -> None:
    """Phase 4: an evaluation for a goat, the dog's move for a dog (G20, G32, G42, GA22)."""
    played = int(state.played)
    if state.last != 0 and not state.end_completes_turn:
        end_turn(state)
    elif played == DOG:
        release_dog(state)
    elif played < GOATS and evaluate(state, type_of(played)):
        state.phase = t.MARKING
    else:
        end_turn(state)


@rule
def choose_mark(state: State, seat: int, cell: int) -> None:
    """One of too few markers onto a card; with the last the turn is over (GA13)."""
    mark(state, seat, cell, t.MARKED)
    if supply(state, seat) == 0:
        end_turn(state)


@rule
def release_dog(state: State) -> None:
    """The dog may lead a card if there is one with somewhere to go (G32, GA29)."""
    if leadable(state, int(state.turn)) != 0:
        state.phase = t.LEADING
    else:
        end_turn(state)


@rule
def lead(state: State, seat: int, made: Move) -> None:
    """Chooses the card the dog leads, or keeps the dog (G32)."""
    if made.kind == KEEP:
        tell(state, t.KEPT, seat)
        end_turn(state)
    else:
        state.source = made.cell
        state.phase = t.PLACING


@rule
def place(state: State, seat: int, cell: int) -> None:
    """Leads the card there, or asks the owner of the card that stands there (G33, G35, G37, GA21)."""
    source, owner = int(state.source), marker_at(state, cell)
    if owner != NONE and owner != seat:
        state.target = cell
        state.requests += 1
        state.phase = t.ANSWERING
        tell(state, t.ASKED, seat, owner, state.pasture[source], source, state.pasture[cell], cell)
    else:
        move_card(state, seat, source, cell)


@rule
def answer(state: State, seat: int, yes: bool) -> None:
    """Yes swaps; no leaves everything, and the dog may still try something else (G35, GA21)."""
    source, target = int(state.source), int(state.target)
    tell(state, t.AGREED if yes else t.REFUSED, seat)
    if yes:
        move_card(state, int(state.turn), source, target)
        return
    state.source = NONE
    state.target = NONE
    release_dog(state)


@rule
def move_card(state: State, seat: int, source: int, target: int) -> None:
    """The dog's one move, and the turn is over (G32, G36)."""
    if state.pasture[target] == NONE:
        tell(state, t.SHIFTED, seat, state.pasture[source], source, target)
    else:
        tell(state, t.SWAPPED, seat, state.pasture[source], source, state.pasture[target], target)
    exchange(state, source, target)
    end_turn(state)


@rule
def end_turn(state: State) -> None:
    """The next player, clockwise; or the end, after the turn in which it was caused (G12, G42)."""
    state.played = NONE
    state.source = NONE
    state.target = NONE
    state.requests = 0
    if state.last == 0:
        state.turn = state.turn + 1 if state.turn + 1 < state.seats else 0
        state.phase = t.PLAYING
        return
    state.phase = t.OVER
    for seat in range(state.seats):
        goats, drinks = goat_points(state, seat), milk_points(state, seat)
        tell(state, t.SCORED, seat, goats, drinks, goats + drinks)
