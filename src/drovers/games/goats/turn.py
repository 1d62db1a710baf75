"""One turn: play a card, walk, take and refill, then the evaluation or the dog; and the end (G13 to G42)."""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule
from .cards import drop_card, put_card, steps_of, type_of
from .data import SIZE
from .deal import draw_card
from .dogs import can_lead, exchange
from .evaluation import evaluate, mark
from .legality import may_take
from .moves import KEEP, Move, decode
from .pasture import STRIDE, line_first, line_step
from .scoring import goat_points, milk_points
from .table import (
    AGREED,
    ANSWERING,
    ASKED,
    BLOCKED,
    DOG,
    EMPTIED,
    GOATS,
    GONE,
    KEPT,
    LEADING,
    MARKING,
    MILK1,
    NONE,
    OVER,
    PLACING,
    PLAYED,
    PLAYING,
    REFILLED,
    REFUSED,
    SCORED,
    SHIFTED,
    SPENT,
    SWAPPED,
    TAGGED,
    TAKING,
    TOOK,
    UNMARKED,
    WALKED,
    State,
)


@rule
def play(state: State, seat: int, move: int) -> None:
    """Makes a legal move and everything that follows from it without a choice."""
    made = decode(move)
    if state.phase == PLAYING:
        play_card(state, seat, made.slot)
    elif state.phase == TAKING:
        take_card(state, seat, made.cell)
    elif state.phase == MARKING:
        mark(state, seat, made.cell)
        if state.supply[seat] == 0:
            end_turn(state)
    elif state.phase == LEADING:
        lead(state, seat, made)
    elif state.phase == PLACING:
        place(state, seat, made.cell)
    else:
        answer(state, seat, made.answer == 1)


@rule
def play_card(state: State, seat: int, slot: int) -> None:
    """Phases 1 and 2: the card goes in front of the player, the big goat walks (G13 to G15)."""
    card = drop_card(state, seat, slot)
    state.played = card
    tell(state, PLAYED, seat, card)
    if card < GOATS:
        lay_goat(state, seat, card)
    elif card == DOG:
        state.dogs[seat] += 1
    else:
        state.milk[seat, card - MILK1] += 1
    state.pawn[seat] = walked(state, seat, steps_of(card))
    if card != DOG:
        tell(state, WALKED, seat, steps_of(card), state.pawn[seat])
    if can_take(state, seat):
        state.phase = TAKING
    else:
        state.last = 41
        tell(state, BLOCKED, seat)
        after_taking(state)


@rule
def walked(state: State, seat: int, steps: int) -> int:
    """The edge a big goat comes to, clockwise round the pasture, past others too (G14, G15)."""
    return (int(state.pawn[seat]) + steps) % (4 * int(SIZE[state.seats]))


@rule
def lay_goat(state: State, seat: int, card: int) -> None:
    """In front of the player; a card of a type somebody else owns leaves the game at once (G13, G30)."""
    owner = int(state.owner[type_of(card)])
    if owner != NONE and owner != seat:
        state.front[card] = GONE
        tell(state, SPENT, seat, card)
    else:
        state.front[card] = seat


@rule
def can_take(state: State, seat: int) -> bool:
    """Whether the line of the big goat has a card to take (G16, G41)."""
    size = int(SIZE[state.seats])
    cell, step = line_first(int(state.pawn[seat]), size), line_step(int(state.pawn[seat]), size)
    for _ in range(size):
        if may_take(state, cell):
            return True
        cell += step
    return False


@rule
def take_card(state: State, seat: int, cell: int) -> None:
    """Phase 3: the card goes to the hand, known to all; the hole is filled from the pile (G16 to G18, GA31)."""
    card = int(state.pasture[cell])
    state.pasture[cell] = NONE
    put_card(state, seat, card, 1)
    tell(state, TOOK, seat, card, cell)
    if state.left > 0:
        refill(state, cell)
    elif emptied(state, seat, cell):
        state.last = 40
        tell(state, EMPTIED, seat, cell)
    after_taking(state)


@rule
def refill(state: State, cell: int) -> None:
    """The top card of the pile; the owner of its type marks it at once if he can (G18, G19, GA13)."""
    card = draw_card(state)
    state.pasture[cell] = card
    tell(state, REFILLED, cell, card)
    if card < GOATS:
        kind = type_of(card)
        owner = int(state.owner[kind])
        if state.piled[kind] == card:
            state.piled[kind] = NONE
        if owner != NONE and state.supply[owner] > 0:
            state.marker[cell] = owner
            state.supply[owner] -= 1
            tell(state, TAGGED, owner, card, cell)
        elif owner != NONE:
            tell(state, UNMARKED, owner, card, cell)


@rule
def emptied(state: State, seat: int, cell: int) -> bool:
    """Whether the taking left the goat's line, or the line crossing it there, without a card (G40, GA23)."""
    row, column = STRIDE * (cell // STRIDE), cell % STRIDE
    along = line_step(int(state.pawn[seat]), int(SIZE[state.seats]))
    in_row, in_column = 0, 0
    for i in range(STRIDE):
        in_row += state.pasture[row + i] >= 0
        in_column += state.pasture[STRIDE * i + column] >= 0
    if state.end_cross_line:
        return in_row == 0 or in_column == 0
    return in_row == 0 if along == 1 else in_column == 0


@rule
def after_taking(state: State) -> None:
    """Phase 4: an evaluation for a goat, the dog's move for a dog (G20, G32, G42, GA22)."""
    played = int(state.played)
    if state.last != 0 and not state.end_completes_turn:
        end_turn(state)
    elif played == DOG:
        release_dog(state)
    elif played < GOATS and evaluate(state, type_of(played)):
        state.phase = MARKING
    else:
        end_turn(state)


@rule
def release_dog(state: State) -> None:
    """The dog may lead a card if there is one with somewhere to go (G32, GA29)."""
    if can_lead(state, int(state.turn)):
        state.phase = LEADING
    else:
        end_turn(state)


@rule
def lead(state: State, seat: int, made: Move) -> None:
    """Chooses the card the dog leads, or leaves the dog alone (G32)."""
    if made.kind == KEEP:
        tell(state, KEPT, seat)
        end_turn(state)
    else:
        state.source = made.cell
        state.phase = PLACING


@rule
def place(state: State, seat: int, cell: int) -> None:
    """Leads the card there, or asks the owner of the card that stands there (G33, G35, G37, GA21)."""
    source, owner = int(state.source), int(state.marker[cell])
    if owner != NONE and owner != seat:
        state.target = cell
        state.requests += 1
        state.phase = ANSWERING
        tell(state, ASKED, seat, owner, state.pasture[source], source, state.pasture[cell], cell)
    else:
        move_card(state, seat, source, cell)


@rule
def answer(state: State, seat: int, yes: bool) -> None:
    """Yes swaps; no leaves everything, and the dog may still try something else (G35, GA21)."""
    source, target = int(state.source), int(state.target)
    tell(state, AGREED if yes else REFUSED, seat)
    if yes:
        move_card(state, int(state.turn), source, target)
        return
    state.source = state.target = NONE
    release_dog(state)


@rule
def move_card(state: State, seat: int, source: int, target: int) -> None:
    """The dog's one move, and the turn is over (G32, G36)."""
    if state.pasture[target] == NONE:
        tell(state, SHIFTED, seat, state.pasture[source], source, target)
    else:
        tell(state, SWAPPED, seat, state.pasture[source], source, state.pasture[target], target)
    exchange(state, source, target)
    end_turn(state)


@rule
def end_turn(state: State) -> None:
    """The next player, clockwise; or the end, after the turn in which it was caused (G12, G42)."""
    state.played = state.source = state.target = NONE
    state.requests = 0
    if state.last == 0:
        state.turn = (int(state.turn) + 1) % int(state.seats)
        state.phase = PLAYING
        return
    state.phase = OVER
    for seat in range(state.seats):
        goats, drinks = goat_points(state, seat), milk_points(state, seat)
        tell(state, SCORED, seat, goats, drinks, goats + drinks)


@rule
def ending(state: State) -> int:
    """0, or the rule that ended the match: a line emptied (G40) or no card to take (G41)."""
    return int(state.last) if state.phase == OVER else 0
