"""Whole tournaments laid out at once: who sits out, who meets whom as seldom as is found, who sits where.

Sitting out goes round.  People begin on lines of a finite plane, where nobody meets twice if the number of tables is a
prime or a power of two that is not too small, and are changed one for one (tabu search) while somebody meets again.
Seats are colours of the edges of a graph, tables on one side, everybody's turns round all seats on the other: such
colours always exist (König), so nobody ever sits on a seat again before having sat on all of them.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable
from functools import lru_cache
from itertools import chain, combinations
from math import comb
from random import Random

Group = tuple[int, ...]
Round = list[Group]
Tables = list[list[int]]
Node = tuple[str, int, int]
PATIENCE = 6000  # changes without anything better, after which no more are tried
POLYNOMIALS = {4: 7, 8: 11, 16: 19}  # what products in the field of so many numbers are reduced by


@lru_cache(64)
def laid_out(entrants: Group, seats: int, rounds: int, done: tuple[tuple[Group, ...], ...] = ()) -> list[Round]:
    """Rounds to come after those that are done, each group by seat; groups of one sit out."""
    out = Counter(group[0] for one in done for group in one if len(group) == 1)
    resting = [_resting(entrants, len(entrants) % seats, out) for _ in range(rounds)]
    tables = [_begun(entrants, seats, turn, rest) for turn, rest in enumerate(resting, len(done))]
    draft = Draft(tables, entrants, done)
    draft.settle(0 if done else fewest(len(entrants), seats, rounds))
    seated = _seated(draft.rounds, seats, done)
    return [[*groups, *((number,) for number in rest)] for groups, rest in zip(seated, resting, strict=True)]


def _resting(entrants: Group, count: int, out: Counter[int]) -> list[int]:
    """Who sits out: whoever has done so least, the last first; it is noted."""
    found = sorted(entrants, key=lambda number: (out[number], -entrants.index(number)))[:count]
    out.update(found)
    return found


# -------------------------------------------------------------------------------------------------------------- meeting


def _begun(entrants: Group, seats: int, turn: int, rest: list[int]) -> Tables:
    """A round to begin with: everybody has a place, and the last ones take the places of those who sit out."""
    if seats == 2:
        return _in_a_circle(entrants, turn)
    tables = len(entrants) // seats
    spare = iter(number for number in entrants[tables * seats :] if number not in rest)
    places = [next(spare) if number in rest else number for number in entrants[: tables * seats]]
    if turn < tables:
        return [[places[i * tables + _line(table, turn, i, tables)] for i in range(seats)] for table in range(tables)]
    if turn > tables:  # at first those whom the lines have kept apart
        Random(turn).shuffle(places)
    return [places[first : first + seats] for first in range(0, len(places), seats)]


def _in_a_circle(entrants: Group, turn: int) -> Tables:
    """Everybody against everybody: each turn round another one, who sits out or plays the one in the middle."""
    around = len(entrants) - 1 + len(entrants) % 2
    first = -1 - turn
    pairs = [[entrants[(first + i) % around], entrants[(first - i) % around]] for i in range(1, around // 2 + 1)]
    return pairs if len(entrants) % 2 else [[entrants[first % around], entrants[-1]], *pairs]


def _line(table: int, slope: int, i: int, tables: int) -> int:
    """Where a line of that slope is at `i`: lines of one slope never meet, others once, if numbers make a field."""
    if tables in POLYNOMIALS:
        return table ^ _product(slope, i, tables)
    return (table + slope * i) % tables


def _product(one: int, other: int, size: int) -> int:
    product = 0
    while other:
        product ^= one if other & 1 else 0
        one, other = one << 1, other >> 1
        one ^= POLYNOMIALS[size] if one & size else 0
    return product


class Draft:
    """Rounds to come, and how often everybody has met everybody by their end."""

    def __init__(self, rounds: list[Tables], entrants: Group, done: Iterable[Iterable[Group]] = ()):
        self.rounds, self.chance = rounds, Random(len(entrants))
        self.met = {number: dict.fromkeys(entrants, 0) for number in entrants}
        for one, other in chain.from_iterable(combinations(group, 2) for group in chain(*done, *rounds)):
            if one in self.met and other in self.met:
                self._count(one, other, 1)

    def _count(self, one: int, other: int, by: int) -> None:
        self.met[one][other] += by
        self.met[other][one] += by

    @property
    def again(self) -> int:
        """How often people meet again: once for two meetings, three times for three."""
        return sum(comb(times, 2) for row in self.met.values() for times in row.values()) // 2

    def settle(self, least: int) -> None:
        """Changes people between tables until no better can be, or is found; leaves the best there was."""
        now = lowest = self.again
        step, found, best, barred = 0, 0, self._copy(), dict[tuple[int, frozenset[int]], int]()
        while lowest > least and step - found < PATIENCE and len(self.rounds[0]) > 1:
            step += 1
            turn, table, one = self.chance.choice(self._grating())
            ways = self._ways(self.rounds[turn], table, one)
            ways = [way for way in ways if barred.get((turn, way[2]), 0) < step or now + way[0] < lowest]
            if not ways:
                continue
            gentlest = min(way[0] for way in ways)
            cost, there, pair = self.chance.choice([way for way in ways if way[0] == gentlest])
            self._change(table, there, pair)
            barred[turn, pair] = step + self.chance.randint(4, 20)
            now += cost
            if now < lowest:
                lowest, found, best = now, step, self._copy()
        self.rounds = best

    def _copy(self) -> list[Tables]:
        return [[list(table) for table in tables] for tables in self.rounds]

    def _grating(self) -> list[tuple[int, list[int], int]]:
        """Everybody who meets somebody again: in which round, at which table, who."""
        return [
            (turn, table, one)
            for turn, tables in enumerate(self.rounds)
            for table in tables
            for one in table
            if any(self.met[one][other] > 1 for other in table)
        ]

    def _ways(self, tables: Tables, table: list[int], one: int) -> list[tuple[int, list[int], frozenset[int]]]:
        """Whom one may change places with, and how much more that costs."""
        mine, ways = self.met[one], []
        left = sum(mine[other] - 1 for other in table if other != one)
        for there in tables:
            if there is table:
                continue
            joined = sum(mine[other] for other in there)
            for guest in there:
                theirs = self.met[guest]
                gone = sum(theirs[other] - 1 for other in there if other != guest)
                come = sum(theirs[other] for other in table)
                ways.append((joined + come - 2 * mine[guest] - left - gone, there, frozenset((one, guest))))
        return ways

    def _change(self, table: list[int], there: list[int], pair: frozenset[int]) -> None:
        """The two of a pair, one at each table, change places."""
        for group in (table, there):
            [goes] = pair.intersection(group)
            [comes] = pair - {goes}
            for other in group:
                if other != goes:
                    self._count(goes, other, -1)
                    self._count(comes, other, 1)
        for group in (table, there):
            [(i, goes)] = [(i, who) for i, who in enumerate(group) if who in pair]
            [group[i]] = pair - {goes}


def fewest(entrants: int, seats: int, rounds: int) -> int:
    """No rounds can have people meet again less often than this; often some have.

    Of two rounds a table of the later one draws on the tables of the earlier one and on who sat out; over all rounds
    there are so many pairs to meet in, for everybody together and for each.
    """
    tables, out = divmod(entrants, seats)
    shared = [(out + table) // tables for table in range(tables)]  # who sat out, spread evenly
    between = sum(_evenly(seats - rested, tables) for rested in shared)
    together = _evenly(rounds * tables * comb(seats, 2), comb(entrants, 2))
    games = [rounds - (rounds * out + entrants - 1 - i) // entrants for i in range(entrants)]
    each = -(-sum(_evenly(played * (seats - 1), entrants - 1) for played in games) // 2)
    return max(comb(rounds, 2) * between, together, each)


def _evenly(meetings: int, pairs: int) -> int:
    """How often pairs meet again where so many meetings are spread evenly."""
    times, more = divmod(meetings, pairs)
    return more * comb(times + 1, 2) + (pairs - more) * comb(times, 2)


# ---------------------------------------------------------------------------------------------------------------- seats


def _seated(rounds: list[Tables], seats: int, done: tuple[tuple[Group, ...], ...]) -> list[Round]:
    """Everybody on a seat that is due to them: the colours of a graph, one edge at a time."""
    held: dict[Node, dict[int, Node]] = defaultdict(dict)  # by a table, or a turn round all seats: seat and other end
    games = _turns_begun(held, seats, done)
    for turn, tables in enumerate(rounds):
        for table, number in ((table, number) for table, group in enumerate(tables) for number in group):
            _take(held, ("table", turn, table), ("turn", number, games[number] // seats), seats)
            games[number] += 1
    return [
        [tuple(held["table", turn, table][seat][1] for seat in range(seats)) for table in range(len(tables))]
        for turn, tables in enumerate(rounds)
    ]


def _turns_begun(held: dict[Node, dict[int, Node]], seats: int, done: tuple[tuple[Group, ...], ...]) -> Counter[int]:
    """Seats taken in the turns that are not finished; how many by whom."""
    sat = Counter((who, seat) for one in done for group in one if len(group) > 1 for seat, who in enumerate(group))
    begun: Counter[int] = Counter()
    for who in {who for who, _ in sat}:
        least = min(sat[who, seat] for seat in range(seats))
        for seat in (seat for seat in range(seats) if sat[who, seat] > least):
            held["turn", who, 0][seat] = ("past", who, seat)
            held["past", who, seat][seat] = ("turn", who, 0)
            begun[who] += 1
    return begun


def _take(held: dict[Node, dict[int, Node]], table: Node, turn: Node, seats: int) -> None:
    """A seat at that table, free there and due in that turn; where none is both, others change theirs."""
    here = [seat for seat in range(seats) if seat not in held[table]]
    due = [seat for seat in range(seats) if seat not in held[turn]]
    seat = next((seat for seat in here if seat in due), here[0])
    if seat not in due:
        _exchange(held, turn, seat, due[0])
    held[table][seat], held[turn][seat] = turn, table


def _exchange(held: dict[Node, dict[int, Node]], node: Node, one: int, other: int) -> None:
    """Changes two seats for each other all along the chain that begins here; it never comes to where a seat is free."""
    chained, seat = [node], one
    while seat in held[chained[-1]]:
        chained.append(held[chained[-1]][seat])
        seat = one + other - seat
    for place in chained:
        swapped = {one + other - seat: held[place].pop(seat) for seat in (one, other) if seat in held[place]}
        held[place] |= swapped
