"""What a position is worth to a seat, in hundredths of a point, from what that seat may know.

During placement the raids to come are forecast: a hidden token is each of the tokens its clan began the placement with,
one as likely as another.
"""

from __future__ import annotations

from ...core.jit import rule
from ...core.sets import lowest
from . import table as t
from .moves import PASSING, neighbour
from .scoring import score
from .table import State
from .tokens import begun_with, owner_at, type_at

CATTLE_WORTH, JEWEL_WORTH = 200, 300
DAUGHTER_WORTH, BOY_WORTH = 500, 100
SPENT = (130, 120, 100, 80, -30)  # what a token could do in a later round, by type; bluffs make room for all the rest
LAST_TOKENS, LAST_WORTH = 5, 40  # so few can be laid in one round, and each brings the reclaim nearer
STILL_OPEN = 60  # percent: how likely a slot still empty will be filled
KINGDOM_ODDS = (95, 80)  # percent: a chief's, a warrior's chance of cattle there


@rule
def appraise(state: State, seat: int) -> int:
    """Points won less the best rival's, and during placement what the night promises."""
    best = -10000
    for other in range(state.seats):
        if other != seat:
            best = max(best, points(state, other))
    worth = 100 * (points(state, seat) - best) + 3 * begun_with(state, seat)
    return worth + forecast(state, seat) if state.phase == t.PLACING else worth


@rule
def heat(state: State) -> int:
    """The difference of two appraisals that makes the odds e to 1, as fitted to results (docs/notebook/learning.md)."""
    return 1400


@rule
def prefer(state: State, seat: int, move: int) -> int:
    """Passing ends one's chances for the round: it must look clearly better than going on."""
    return -60 if move == PASSING else 0


@rule
def points(state: State, seat: int) -> int:
    """The score, with what lies beside the board."""
    total = score(state, seat) + 2 * int(state.won_cattle[seat]) + 3 * int(state.won_jewels[seat])
    for clan in range(state.seats):
        for kind in range(t.KINDS_HELD):
            total += t.POINTS_HELD[kind] * int(state.seized[seat, clan, kind])
    return total


@rule
def forecast(state: State, seat: int) -> int:
    """What the seat's own tokens on the boards and its open entrances promise."""
    worth = 0
    for entrance in range(t.ENTRANCES):
        worth -= danger(state, seat, entrance)
    raids = int(state.slots_of[seat] & t.OUTSIDE)
    while raids != 0:
        worth += promise(state, seat, lowest(raids) - t.OUTER)
        raids &= raids - 1
    king = int(state.slots_of[seat] & t.REALM)
    if king != 0 and state.herd > 0:
        token = type_at(state, lowest(king))
        if token <= t.W:
            worth += CATTLE_WORTH * KINGDOM_ODDS[token] // 100
    return worth - spent(state, seat)


@rule
def spent(state: State, seat: int) -> int:
    """What the tokens laid this round could do later; the last few are better spent, for then all come back."""
    cost, laid = 0, 0
    for token in range(t.TYPES):
        count = int(state.stock[seat, token] - state.unused[seat, token])
        cost += SPENT[token] * count
        laid += count
    if state.round == t.ROUNDS:
        return 0
    return cost if begun_with(state, seat) > LAST_TOKENS else -LAST_WORTH * laid


@rule
def prize(state: State, seat: int, clan: int, entrance: int) -> int:
    """What a success at that entrance brings: cattle, a jewel, or a prisoner back."""
    if entrance < t.PASTURE:
        return CATTLE_WORTH if state.cattle[clan] > 0 else 0
    if state.held[clan, seat, t.DAUGHTER] > 0:
        return DAUGHTER_WORTH
    if state.held[clan, seat, t.BOY] > 0:
        return 2 * BOY_WORTH
    return JEWEL_WORTH if state.jewels[clan] > 0 else 0


@rule
def share(state: State, clan: int, token: int) -> int:
    """Percent of the clan's tokens at the beginning of the placement that are of this type."""
    total = begun_with(state, clan)
    return 100 * int(state.stock[clan, token]) // total if total > 0 else 0


@rule
def promise(state: State, seat: int, inner: int) -> int:
    """What the seat's raider outside that inner slot can expect."""
    token, clan = type_at(state, t.OUTER + inner), inner // t.ENTRANCES
    if token == t.D or token == t.X:
        return 0
    guarded = 100
    if not state.slots_of[clan] >> inner & 1:
        guarded = 0 if state.passed[clan] else STILL_OPEN
    wins, extra = share(state, clan, t.X), 0
    if token == t.B:
        extra = -share(state, clan, t.W) * 2 * BOY_WORTH // 100
    else:
        wins += share(state, clan, t.B)
        if token == t.C:
            wins += share(state, clan, t.W)
        else:
            extra = share(state, clan, t.D) * DAUGHTER_WORTH // 100
    odds = 100 - guarded + guarded * wins // 100
    return prize(state, seat, clan, inner % t.ENTRANCES) * odds // 100 + extra * guarded // 100


@rule
def danger(state: State, seat: int, entrance: int) -> int:
    """What the seat can expect to lose at an entrance of its own."""
    inner = seat * t.ENTRANCES + entrance
    raider, raided = owner_at(state, t.OUTER + inner), 100
    if raider == t.NONE:
        raider = neighbour(state, seat, 1)
        raided = STILL_OPEN if anyone_placing(state, seat) else 0
    guard, loses, extra = type_at(state, inner), 0, 0
    if guard == t.NONE or guard == t.X:
        loses = share(state, raider, t.C) + share(state, raider, t.W) + share(state, raider, t.B)
    elif guard == t.B:
        loses = share(state, raider, t.C) + share(state, raider, t.W)
    elif guard == t.W:
        loses = share(state, raider, t.C)
        extra = -share(state, raider, t.B) * BOY_WORTH // 100
    elif guard == t.D:
        extra = share(state, raider, t.W) * DAUGHTER_WORTH // 100
    return raided * (prize(state, raider, seat, entrance) * loses // 100 + extra) // 100


@rule
def anyone_placing(state: State, seat: int) -> bool:
    """Whether another seat has not passed yet."""
    for other in range(state.seats):
        if other != seat and state.passed[other] == 0:
            return True
    return False
