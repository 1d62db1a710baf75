"""How strong a side is, or can still become (S17-S24, S40-S45).  One exact search serves both.

A strength is category * 64 + total, so that comparing two numbers compares formations (S20, S23).  The search goes
category by category from the top and stops at the first that can be reached: nothing is enumerated blindly.
"""

from __future__ import annotations

from ...core.jit import rule
from ...core.sets import highest, lowest, parted, size
from ...core.tables import Table
from . import table as t
from .table import State

SUM, RUN, COLOUR, KIND, COLOUR_RUN = range(5)
SCALE = 64  # more than any total
ANY, MIXED = -1, -2  # colour of a side: none laid yet; more than one
ALL = 0b111111111  # a bit for each value 1-9
COLUMN = sum(1 << colour * t.VALUES for colour in range(t.COLOURS))  # the cards of value 1; shifted, of any other
LOW, SEVEN = 0b111, 1 << 6  # values of the Shield-Bearer, of the Spy
WILD_JOKER, WILD_SPY, WILD_SHIELD = 1, 2, 4  # bits of a set of elite troops
WILD_TOTAL = Table((0, 9, 7, 16, 3, 12, 10, 19))  # the most such a set can count (SA18)
WILD_COUNT = Table((0, 1, 1, 2, 1, 2, 2, 3))


def _top(values: int, n: int) -> int:
    members = [1 << value for value in range(t.VALUES) if values >> value & 1]
    return sum(members[len(members) - n :]) if n <= len(members) else 0


TOP = Table([[_top(values, n) for n in range(5)] for values in range(1 << t.VALUES)])  # the n highest of a set, or none
TOTAL = Table([sum(value + 1 for value in range(t.VALUES) if values >> value & 1) for values in range(1 << t.VALUES)])


def _around(goal: int, values: int) -> int:
    windows = [((1 << goal) - 1) << low for low in range(t.VALUES - goal + 1)]
    return sum(1 << low for low, run in enumerate(windows) if not values & ~run)


AROUND = Table([[_around(goal, values) for values in range(1 << t.VALUES)] for goal in (3, 4)])  # where runs around a
# set of values begin, a bit each


@rule
def need(state: State, stone: int) -> int:
    """How many cards complete a side there (S8, S45)."""
    return 4 if state.tactics and state.mode_at[t.MUD_MODE] == stone else 3


@rule
def strength(state: State, seat: int, stone: int) -> int:
    """The strength of a complete side, every elite troop at its best (S20-S23, SA16)."""
    return reach(state, seat, stone, 0)[0]


@rule
def reach(state: State, seat: int, stone: int, extra: int) -> tuple[int, int]:
    """The best a side can become with face-down Clan cards and all elites of `extra`, and those cards, a bit each.

    -1 if it cannot be completed.  Of equally good cards always the same are named: as long as none of them is seen,
    the answer stays the same, whatever else is.
    """
    goal, unseen = need(state, stone), t.ALL_CLANS & ~int(state.seen)
    values, distinct, colour, total, wilds = survey(state, seat, stone, goal)
    wilds |= extra
    missing = goal - int(state.size[seat, stone]) - int(WILD_COUNT[extra])
    if missing < 0:
        return -1, 0
    if state.tactics and state.mode_at[t.BLIND_MODE] == stone:
        return best_sum(unseen, total, wilds, missing)
    if missing == 0 and wilds == 0:
        return formed(goal, values, distinct, colour, total), 0
    best, cards = -1, 0
    if distinct and colour != MIXED:
        best, cards = best_colour_run(unseen, goal, values, colour, wilds)
    if best < 0 and values & (values - 1) == 0:
        best, cards = best_kind(unseen, goal, values, wilds, missing)
    if best < 0 and colour != MIXED:
        best, cards = best_colour(unseen, colour, total, wilds, missing)
    if best < 0 and distinct:
        best, cards = best_run(unseen, goal, values, wilds)
    if best < 0:
        best, cards = best_sum(unseen, total, wilds, missing)
    return best, cards


@rule
def formed(goal: int, values: int, distinct: int, colour: int, total: int) -> int:
    """The strength of a complete side of Clan cards alone, where there is nothing to search (S21)."""
    run = distinct and values == ((1 << goal) - 1) * (values & -values)
    if colour != MIXED:
        return (COLOUR_RUN if run else COLOUR) * SCALE + total
    if values & (values - 1) == 0:
        return KIND * SCALE + total
    return (RUN if run else SUM) * SCALE + total


@rule
def survey(state: State, seat: int, stone: int, most: int) -> tuple[int, int, int, int, int]:
    """A side of at most so many cards in short: values of its Clan cards, whether they differ, their colour, their
    total, its elites."""
    values, twice, colours, colour, total, wilds = 0, 0, 0, ANY, 0, 0
    for i in range(most):
        card = int(state.side[seat, stone, i])
        if card == t.NONE:
            continue
        if not t.is_clan_card(state, card):
            wilds |= 1 << (card - t.CLANS)
        else:
            colour, value = parted(card, t.VALUES)
            twice |= values & 1 << value
            values |= 1 << value
            colours |= 1 << colour
            total += value + 1
    if colours & (colours - 1):
        colour = MIXED
    return values, 0 if twice else 1, colour, total, wilds


@rule
def covered(rest: int, gaps: int, wilds: int) -> bool:
    """Whether the elites fit among the values a run still lacks and fill all `gaps`, where no card is to be had."""
    if wilds & WILD_SPY:
        if not rest & SEVEN:
            return False
        gaps &= ~SEVEN
    if wilds & WILD_SHIELD:
        if not rest & LOW:
            return False
        low = gaps & LOW
        gaps &= ~(low & -low)
    if wilds & WILD_JOKER:
        gaps &= gaps - 1 if gaps else 0
    return gaps == 0


@rule
def values_of(cards: int) -> int:
    """The values of a set of Clan cards, a bit each."""
    half = cards | cards >> 3 * t.VALUES
    return (half | half >> t.VALUES | half >> 2 * t.VALUES) & ALL


@rule
def runs(goal: int, there: int) -> int:
    """Where runs begin among these cards, or values, a bit each; of cards, some go on in the next colour."""
    begun = there & there >> 1 & there >> 2
    return begun & there >> 3 if goal == 4 else begun


@rule
def highest_run(goal: int, values: int, there: int, wilds: int) -> int:
    """Where the highest run begins that holds these values and else ones that are there or these elites; or -1."""
    if wilds:
        return highest_wild_run(goal, values, there, wilds)
    return highest(runs(goal, there | values) & int(AROUND[goal - 3, values]))


@rule
def highest_wild_run(goal: int, values: int, there: int, wilds: int) -> int:
    """The same where elites are among the cards."""
    for low in range(t.VALUES - goal, -1, -1):
        window = ((1 << goal) - 1) << low
        rest = window & ~values
        if values & ~window == 0 and covered(rest, rest & ~there, wilds):
            return low
    return -1


@rule
def run_total(goal: int, low: int) -> int:
    """The total of the run that begins there, 0 for the lowest."""
    return goal * (2 * low + goal + 1) // 2


@rule
def best_colour_run(unseen: int, goal: int, values: int, colour: int, wilds: int) -> tuple[int, int]:
    """The highest colour-run within reach and its cards, or -1 (S21, SA24)."""
    low, shift = highest_colour_run(unseen, goal, values, colour, wilds)
    if low < 0:
        return -1, 0
    rest = ((1 << goal) - 1) << low & ~values
    return COLOUR_RUN * SCALE + run_total(goal, low), rest << shift & unseen


@rule
def highest_colour_run(unseen: int, goal: int, values: int, colour: int, wilds: int) -> tuple[int, int]:
    """Where the highest colour-run begins, or -1, and how far up its colour lies: of several the first."""
    if wilds:
        return highest_wild_colour_run(unseen, goal, values, colour, wilds)
    shift = 0 if colour == ANY else colour * t.VALUES
    around = int(AROUND[goal - 3, values])
    begun = runs(goal, unseen | values << shift) & (around * COLUMN if colour == ANY else around << shift)
    low = highest(values_of(begun))
    return low, lowest(begun >> low & COLUMN) if low >= 0 else 0


@rule
def highest_wild_colour_run(unseen: int, goal: int, values: int, colour: int, wilds: int) -> tuple[int, int]:
    """The same where elites are among the cards."""
    low, shift = -1, 0
    first = 0 if colour == ANY else colour
    last = t.COLOURS if colour == ANY else colour + 1
    for c in range(first, last):
        found = highest_wild_run(goal, values, unseen >> c * t.VALUES, wilds)
        if found > low:
            low, shift = found, c * t.VALUES
    return low, shift


@rule
def best_kind(unseen: int, goal: int, values: int, wilds: int, missing: int) -> tuple[int, int]:
    """The highest three (four) of a kind within reach and its cards, or -1: one value at most is laid (S21)."""
    fitting = values or ALL
    if wilds & WILD_SPY:
        fitting &= SEVEN
    if wilds & WILD_SHIELD:
        fitting &= LOW
    while fitting:
        value = highest(fitting)
        column = unseen & COLUMN << value
        if size(column) >= missing:
            return KIND * SCALE + goal * (value + 1), some(column, missing)
        fitting ^= 1 << value
    return -1, 0


@rule
def best_colour(unseen: int, colour: int, total: int, wilds: int, missing: int) -> tuple[int, int]:
    """The highest total of one colour within reach and its cards, or -1 (S21)."""
    best, cards = -1, 0
    first = 0 if colour == ANY else colour
    last = t.COLOURS if colour == ANY else colour + 1
    for c in range(first, last):
        top = int(TOP[unseen >> c * t.VALUES & ALL, missing])
        if (top or missing == 0) and int(TOTAL[top]) > best:
            best, cards = int(TOTAL[top]), top << c * t.VALUES
    return (COLOUR * SCALE + total + int(WILD_TOTAL[wilds]) + best if best >= 0 else -1), cards


@rule
def best_run(unseen: int, goal: int, values: int, wilds: int) -> tuple[int, int]:
    """The highest run of any colours within reach and its cards, or -1 (S21)."""
    low = highest_run(goal, values, values_of(unseen), wilds)
    if low < 0:
        return -1, 0
    cards = 0
    for value in range(low, low + goal):
        if not values >> value & 1:
            cards |= some(unseen & COLUMN << value, 1)
    return RUN * SCALE + run_total(goal, low), cards


@rule
def best_sum(unseen: int, total: int, wilds: int, missing: int) -> tuple[int, int]:
    """The highest total within reach whatever the formation and its cards, or -1 if they do not suffice (S21, S44)."""
    total += int(WILD_TOTAL[wilds])
    values, cards = values_of(unseen), 0
    while missing > 0 and values:
        value = highest(values)
        column = unseen & COLUMN << value
        taken = min(missing, size(column))
        cards |= some(column, taken)
        total += taken * (value + 1)
        missing -= taken
        values ^= 1 << value
    return (SUM * SCALE + total if missing == 0 else -1), cards


@rule
def some(cards: int, count: int) -> int:
    """The first cards of a set, so many of them, four at most."""
    rest = cards
    for i in range(4):
        rest = rest & rest - 1 if i < count else rest
    return cards & ~rest


@rule
def resolved(state: State, seat: int, stone: int, slot: int) -> int:
    """The Clan card a laid card counts as: itself, or for an elite the one that keeps its complete side strongest."""
    card = int(state.side[seat, stone, slot])
    if card < t.CLANS:
        return card
    best = strength(state, seat, stone)
    worth = t.NONE
    for value in range(t.VALUES - 1, -1, -1):
        if card == t.JOKER or (card == t.SPY and value == 6) or (card == t.SHIELD and value < 3):
            for c in range(t.COLOURS):
                if worth == t.NONE:
                    state.side[seat, stone, slot] = c * t.VALUES + value
                    if strength(state, seat, stone) == best:
                        worth = c * t.VALUES + value
    state.side[seat, stone, slot] = card
    return worth


@rule
def joker_on_side(state: State, seat: int) -> bool:
    """Whether a Joker lies on that side of any stone, claimed ones too (Precision 9)."""
    for stone in range(t.STONES):
        for i in range(int(state.size[seat, stone])):
            if state.side[seat, stone, i] == t.JOKER:
                return True
    return False


@rule
def may_lay_joker(state: State, seat: int) -> bool:
    """One Joker a player, ever or at a time (S41, SA20, `joker_limit`)."""
    if state.joker_limit == 0:
        return bool(state.jokers[seat] == 0)
    return not joker_on_side(state, seat)
