"""Whether a position can be at all: nothing lost, nothing twice, every phase with what belongs to it."""

from __future__ import annotations

from ...core.jit import rule
from ...core.sets import size
from . import table as t
from .legality import REACH
from .moves import ABROAD, REALM
from .prisoners import must_choose
from .scoring import largest_herd
from .table import State
from .tokens import begun_with, captive, on_boards

(HERD, JEWELS, TOKENS, STOCK, KINGDOM, RAIDERS, PRISONERS, TURN, PASSED) = range(1, 10)
(ASIDE, CHOICE, RECLAIM, END, EMPTY, LEFTOVERS) = range(10, 16)
FLAWS = {  # the field of a position it is about, the sentence, the rule
    HERD: ("herd", "flaw-herd", "T6"),
    JEWELS: ("clans.jewels", "flaw-jewels", "T11"),
    TOKENS: ("clans.unused", "flaw-tokens", "T5"),
    STOCK: ("clans.stock", "flaw-stock", "T43"),
    KINGDOM: ("kingdom", "flaw-kingdom", "T21"),
    RAIDERS: ("clans.raiders", "flaw-raiders", "T17"),
    PRISONERS: ("clans.prisoners", "flaw-prisoners", "T44"),
    TURN: ("turn", "flaw-turn", "T15"),
    PASSED: ("clans.passed", "flaw-passed", "T25"),
    ASIDE: ("clans.aside", "flaw-aside", "T41"),
    CHOICE: ("freeing", "flaw-choice", "T48"),
    RECLAIM: ("phase", "flaw-reclaim", "T54"),
    END: ("phase", "flaw-end", "T57"),
    EMPTY: ("clans.unused", "flaw-empty", "T54"),
    LEFTOVERS: ("clans.guards", "flaw-leftovers", "T42"),
}


@rule
def flaw(state: State) -> int:
    """0 if the position is sound, else what is wrong with it."""
    if holds_its_own(state):
        return PRISONERS
    if cattle_in_all(state) != t.CATTLE:
        return HERD
    if jewels_in_all(state) != t.OWN_JEWELS * state.seats:
        return JEWELS
    if wrong_in_kingdom(state):
        return KINGDOM
    if wrong_outside(state):
        return RAIDERS
    if lost_tokens(state):
        return TOKENS
    if wrong_stock(state):
        return STOCK
    return flaw_of_moment(state)


@rule
def flaw_of_moment(state: State) -> int:
    """What is wrong with the phase, the turn or what a phase may have on the table."""
    if (state.turn == t.NONE) != (state.phase == t.OVER):
        return TURN
    if is_over(state) != (state.phase == t.OVER):
        return END
    if wrong_passed(state):
        return PASSED
    if state.phase == t.FREEING:
        return CHOICE if wrong_choice(state) else LEFTOVERS if state.slots_with[t.X] != 0 else 0
    if anything_aside(state):
        return ASIDE
    if state.phase == t.PLACING:
        return EMPTY if empty_handed(state) else 0
    if anything_placed(state):
        return LEFTOVERS
    return RECLAIM if state.phase == t.RECLAIMING and wrong_reclaim(state) else 0


@rule
def holds_its_own(state: State) -> bool:
    """A clan cannot be its own prisoner (T44)."""
    for seat in range(state.seats):
        for kind in range(t.KINDS_HELD):
            if state.held[seat, seat, kind] != 0 or state.seized[seat, seat, kind] != 0:
                return True
    return False


@rule
def cattle_in_all(state: State) -> int:
    """On pastures, beside boards and in the kingdom (T6)."""
    cattle = int(state.herd)
    for seat in range(state.seats):
        cattle += int(state.cattle[seat] + state.won_cattle[seat])
    return cattle


@rule
def jewels_in_all(state: State) -> int:
    """In houses and beside boards (T11)."""
    jewels = 0
    for seat in range(state.seats):
        jewels += int(state.jewels[seat] + state.won_jewels[seat])
    return jewels


@rule
def wrong_in_kingdom(state: State) -> bool:
    """One token of a clan at most, of a type that may enter (T19, T21)."""
    for seat in range(state.seats):
        if size(state.slots_of[seat] & t.REALM) > 1:
            return True
    return strays(state, t.REALM, REALM)


@rule
def strays(state: State, slots: int, place: int) -> bool:
    """Whether a token lies on one of these slots, all of them like that place, where its type may not go."""
    for token in range(t.TYPES):
        if not REACH[state.daughter_outside, token] >> place & 1 and state.slots_with[token] & slots:
            return True
    return False


@rule
def wrong_outside(state: State) -> bool:
    """A raider stands at another clan's entrance, and is of a type that may (T17, T23); guards guard at home (T16)."""
    for seat in range(state.seats):
        home = t.LAND << seat * t.ENTRANCES
        if state.slots_of[seat] & (home << t.OUTER | t.INSIDE & ~home):
            return True
    return strays(state, t.OUTSIDE, ABROAD)


@rule
def lost_tokens(state: State) -> bool:
    """Each clan has its eighteen tokens, each on a slot of its own or nowhere (T5, T20)."""
    seen, types = 0, 0
    for seat in range(state.seats):
        if state.slots_of[seat] & seen:
            return True
        seen |= int(state.slots_of[seat])
    for token in range(t.TYPES):
        if state.slots_with[token] & types:
            return True
        types |= int(state.slots_with[token])
        for seat in range(state.seats):
            away = state.unused[seat, token] + state.used[seat, token] + captive(state, seat, token)
            if on_boards(state, seat, token) + away != t.TOKENS[token]:
                return True
    return seen != types


@rule
def wrong_stock(state: State) -> bool:
    """A clan began the placement with what it has and has laid; later with what it has (T43)."""
    for seat in range(state.seats):
        for token in range(t.TYPES):
            laid = on_boards(state, seat, token) if state.phase == t.PLACING else 0
            if state.stock[seat, token] != state.unused[seat, token] + laid:
                return True
    return False


@rule
def is_over(state: State) -> bool:
    """A pasture is full, or the eighth round has been resolved (T57)."""
    resolved = state.phase == t.RECLAIMING or state.phase == t.OVER
    return bool(largest_herd(state) >= t.LARGE_HERD or (state.round == t.ROUNDS and resolved))


@rule
def wrong_passed(state: State) -> bool:
    """While tokens are placed whoever is to move has not passed; later nobody is noted (T25)."""
    for seat in range(state.seats):
        if state.passed[seat] and (state.phase != t.PLACING or seat == state.turn):
            return True
    return False


@rule
def anything_aside(state: State) -> bool:
    """Whether anything lies beside the boards or is still owed, as only during the raids (T41)."""
    total = 0 if state.board == t.NONE else 1
    for seat in range(state.seats):
        total += state.won_cattle[seat] + state.won_jewels[seat] + state.owed[seat]
        for clan in range(state.seats):
            for kind in range(t.KINDS_HELD):
                total += state.seized[seat, clan, kind]
    return bool(total != 0)


@rule
def anything_placed(state: State) -> bool:
    """Whether a token lies on a board."""
    for seat in range(state.seats):
        if state.slots_of[seat] != 0:
            return True
    return False


@rule
def empty_handed(state: State) -> bool:
    """Whether a clan began the placement without tokens although it must take its used ones back (T54)."""
    for seat in range(state.seats):
        if state.reclaim == t.FORCED and begun_with(state, seat) == 0:
            return True
    return False


@rule
def wrong_choice(state: State) -> bool:
    """The raider asked has both kinds of prisoner in that house and cannot free all (T48)."""
    if state.board == t.NONE or state.owed[state.turn] == 0 or not must_choose(state, state.turn):
        return True
    owed = 0
    for seat in range(state.seats):
        owed += state.owed[seat]
    return bool(owed > t.ENTRANCES - t.PASTURE or state.owed[state.board] > 0)


@rule
def wrong_reclaim(state: State) -> bool:
    """The clan asked has no unused token, and the options make it a choice (T54)."""
    return bool(state.reclaim != t.OPTIONAL or begun_with(state, state.turn) != 0)
