"""The veiled state as numbers, laid out as `FEATURES` in table.py says; the seat's own part first."""

from __future__ import annotations

from ...core.jit import rule
from ...core.layout import offsets
from ...core.state import Numbers, State
from .moves import to_move
from .strength import need
from .table import CLAN_DECK, CLANS, FEATURES, HIDDEN_CLAN, KINDS_OF_CARD, NONE, STONES

LENGTH = offsets(FEATURES)[-1]
SHAPES = 57  # Clan cards and elites: what can lie on a side


@rule
def features(state: State, seat: int, out: Numbers) -> None:
    """Writes every part in turn; a watcher sees as from seat 0, but no hand."""
    for i in range(LENGTH):
        out[i] = 0
    me = max(seat, 0)
    place = write_hands(state, me, out)
    place = write_sides(state, me, out, place)
    place = write_decks(state, out, place)
    write_course(state, me, out, place)


@rule
def write_hands(state: State, me: int, out: Numbers) -> int:
    """`hand`, `other_hand`, `backs`."""
    backs = 2 * KINDS_OF_CARD
    for who in range(2):
        p = me if who == 0 else 1 - me
        for i in range(int(state.held[p])):
            card = int(state.hand[p, i])
            if card >= 0:
                out[who * KINDS_OF_CARD + card] += 1
            clan = card == HIDDEN_CLAN or 0 <= card < CLANS
            out[backs + 2 * who + (0 if clan else 1)] += 1
    return backs + 4


@rule
def write_sides(state: State, me: int, out: Numbers, place: int) -> int:
    """`sides`, `sizes`, `since`, `owned`, `modes`, `mode_by`."""
    sizes = place + 2 * STONES * SHAPES
    modes = sizes + 6 * STONES
    for who in range(2):
        p = me if who == 0 else 1 - me
        for stone in range(STONES):
            cell = who * STONES + stone
            for i in range(int(state.size[p, stone])):
                out[place + cell * SHAPES + int(state.side[p, stone, i])] = 1
            out[sizes + cell] = state.size[p, stone]
            size = need(state, stone) - 3
            mine, theirs = int(state.since[p, stone, size]), int(state.since[1 - p, stone, size])
            out[sizes + 2 * STONES + cell] = 1 if mine > 0 and (theirs == 0 or mine < theirs) else 0
            out[sizes + 4 * STONES + cell] = 1 if state.owner[stone] == p else 0
    for mode in range(2):
        if state.mode_at[mode] != NONE:
            out[modes + mode * STONES + int(state.mode_at[mode])] = 1
            out[modes + 2 * STONES + mode] = 1 if state.mode_by[mode] == me else -1
    return modes + 2 * STONES + 2


@rule
def write_decks(state: State, out: Numbers, place: int) -> int:
    """`discard`, `decks`, `bottom`."""
    for i in range(int(state.discarded)):
        out[place + int(state.discard[i])] += 1
    place += KINDS_OF_CARD
    for deck in range(2):
        out[place + deck] = state.left[deck]
        for i in range(int(state.buried[deck])):
            card = int(state.clan[i]) if deck == CLAN_DECK else int(state.tactic[i])
            if card >= 0:
                out[place + 2 + i * KINDS_OF_CARD + card] = 1
    return place + 2 + 2 * KINDS_OF_CARD


@rule
def write_course(state: State, me: int, out: Numbers, place: int) -> None:
    """`laid`, `jokers`, `phase`, `steps`, `to_move`, `claims`, `passes`, `points`, `wins`, `round`, `options`."""
    for who in range(2):
        p = me if who == 0 else 1 - me
        out[place + who] = state.laid[p]
        out[place + 2 + who] = state.jokers[p]
        out[place + 23 + who] = state.points[p]
        out[place + 25 + who] = state.wins[p]
    out[place + 4 + int(state.phase)] = 1
    out[place + 11] = state.steps
    out[place + 12] = to_move(state) >> me & 1
    for stone in range(STONES):
        out[place + 13 + stone] = state.claims >> stone & 1
    out[place + 22] = state.passes
    out[place + 27] = state.round
    out[place + 28] = state.tactics
    out[place + 29] = state.experts
    out[place + 30] = state.strict_proof
    out[place + 31] = state.joker_limit
    out[place + 32] = state.modes_targetable
    out[place + 33] = state.rounds
    out[place + 34] = state.first_to
    out[place + 35] = state.next_start
