"""Phase 2, raids: the reveal, the kingdom, then the lands one after another (T29-T51).

The entrances of all lands are a set, a bit each, in the order of the inner slots.
"""

from __future__ import annotations

from ...core.events import tell
from ...core.jit import rule, silent
from ...core.sets import size
from ...core.state import Numbers
from . import kingdom, prisoners, resolution
from . import table as t
from .moves import neighbour
from .table import State
from .tokens import on_boards, owner_at, type_at

OF_CATTLE = (t.TOOK_CATTLE, t.SHORT_CATTLE, t.NO_CATTLE)  # told of what is taken, of too little, of nothing at all
OF_JEWELS = (t.TOOK_JEWELS, t.SHORT_JEWELS, t.NO_JEWELS)


@rule
def raids(state: State) -> None:
    """All have passed: everything is turned up, bluffs leave, the kingdom comes first, then the lands (T29-T31)."""
    tell(state, t.REVEALED)
    remove_bluffs(state)
    for clan in range(state.seats):
        state.passed[clan] = 0
        for token in range(t.TYPES):  # now that all is seen, so is what stayed behind the screens
            state.stock[clan, token] = state.unused[clan, token]
    kingdom.raid(state)
    state.board = state.holder
    storm(state)
    go_on(state)


@rule
def remove_bluffs(state: State) -> None:
    """Every bluff becomes a used token: as a guard it guarded nothing, as a raider it raids nothing (T30)."""
    tell_bluffs(state)
    for seat in range(state.seats):
        state.used[seat, t.X] += on_boards(state, seat, t.X)
        state.slots_of[seat] &= ~state.slots_with[t.X]
    state.slots_with[t.X] = 0


@silent
def tell_bluffs(state: State) -> None:
    """Each of them, if anybody listens: the kingdom's, then entrance by entrance the guard before the raider."""
    if state.facts is None:
        return
    entrances = [slot for inner in range(t.OUTER) for slot in (inner, t.OUTER + inner)]
    for slot in (*range(t.KING, t.SLOTS), *entrances):
        if state.slots_with[t.X] >> slot & 1:
            tell(state, t.BLUFFED, owner_at(state, slot), slot)


@rule
def storm(state: State) -> None:
    """The raids on one land: all its entrances, then the cattle; who is owed at the house is kept (T37-T40)."""
    pasture = t.PASTURES << state.board * t.ENTRANCES
    meet(state, pasture)
    state.cattle[state.board] = share(state, state.board, int(state.cattle[state.board]), state.won_cattle, OF_CATTLE)
    meet(state, (t.LAND << state.board * t.ENTRANCES) & ~pasture)


@rule
def go_on(state: State) -> None:
    """Finishes the house at hand and every land after it; stops where a raider must choose a prisoner (T31, T48)."""
    while prisoners.free_all(state):
        board = int(state.board)
        state.jewels[board] = share(state, board, int(state.jewels[board]), state.won_jewels, OF_JEWELS)
        state.board = neighbour(state, board, 1)
        if state.board == state.holder:
            state.board = t.NONE
            resolution.resolve(state)
            return
        storm(state)


@rule
def inside(state: State, token: int) -> int:
    """The entrances a token of this type guards."""
    return int(state.slots_with[token] & t.INSIDE)


@rule
def outside(state: State, token: int) -> int:
    """The entrances a token of this type raids."""
    return int(state.slots_with[token] >> t.OUTER & t.INSIDE)


@rule
def successes(state: State) -> int:
    """The entrances where the raider gets through (T37): a chief unless chief or daughter guards, and so on down."""
    stops_chief = inside(state, t.C) | inside(state, t.D)
    stops_warrior = stops_chief | inside(state, t.W)
    stops_boy = stops_warrior | inside(state, t.B)
    chiefs, warriors, boys = outside(state, t.C), outside(state, t.W), outside(state, t.B)
    return chiefs & ~stops_chief | warriors & ~stops_warrior | boys & ~stops_boy


@rule
def meet(state: State, entrances: int) -> None:
    """Raiders and guards meet at these entrances: some get through, warriors take prisoners (T37, T44)."""
    won = successes(state) & entrances
    boys = outside(state, t.B) & inside(state, t.W) & entrances
    daughters = outside(state, t.W) & inside(state, t.D) & entrances
    tell_raids(state, entrances, won, boys, daughters)
    for seat in range(state.seats):
        state.owed[seat] += size(won & state.slots_of[seat] >> t.OUTER)
    if boys | daughters:
        seize(state, boys, daughters)


@rule
def seize(state: State, boys: int, daughters: int) -> None:
    """Boys who raided at these entrances and daughters who guarded at those become prisoners (T44)."""
    for seat in range(state.seats):
        mine = state.slots_of[seat] >> t.OUTER
        state.seized[state.board, seat, t.BOY] += size(boys & mine)
        state.seized[seat, state.board, t.DAUGHTER] += size(daughters & mine)
        state.slots_of[seat] &= ~(boys << t.OUTER | daughters)
    state.slots_with[t.B] &= ~(boys << t.OUTER)
    state.slots_with[t.D] &= ~daughters


@silent
def tell_raids(state: State, entrances: int, won: int, boys: int, daughters: int) -> None:
    """What came of each raider, if anybody listens: to look at every entrance takes a tenth of a plain match."""
    if state.facts is None:
        return
    for inner in range(t.OUTER):
        token = type_at(state, t.OUTER + inner)
        if entrances >> inner & 1 and token != t.NONE:
            kind = t.IDLE if token == t.D else t.FAILED
            for told, where in ((t.WON, won), (t.CAPTURED, boys), (t.KIDNAPPED, daughters)):
                kind = told if where >> inner & 1 else kind
            clan, entrance = divmod(inner, t.ENTRANCES)
            tell(state, kind, owner_at(state, t.OUTER + inner), token, clan, entrance, type_at(state, inner))


@rule
def share(state: State, clan: int, left: int, taken: Numbers, kinds: tuple[int, int, int]) -> int:
    """Pays the raiders of one pasture or house out of what is left there; returns what remains.

    Clockwise from the marker, or from the owner's left; each takes all it is owed, or one a turn (T40, TA5, TA7).
    """
    first = neighbour(state, clan, 1) if state.shortage_origin == t.FROM_OWNER_LEFT else int(state.holder)
    unit = t.ENTRANCES if state.shortage_unit == t.ALL_AT_ONCE else 1
    before, lacking = left, kinds[1] if left > 0 else kinds[2]
    for _ in range(t.ENTRANCES):
        for steps in range(state.seats):
            seat = neighbour(state, first, steps)
            count = min(int(state.owed[seat]), left, unit)
            if count > 0:
                state.owed[seat] -= count
                taken[seat] += count
                left -= count
                tell(state, kinds[0], seat, clan, count)
        if left == 0 or left == before:
            break
        before = left
    for steps in range(state.seats):
        seat = neighbour(state, first, steps)
        if state.owed[seat] > 0:  # a success without effect (TA23, TA24)
            tell(state, lacking, seat, clan, state.owed[seat])
            state.owed[seat] = 0
    return left
