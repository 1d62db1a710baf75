"""Who plays whom in a tournament: pure functions of what has been played.

Entrants are numbers; a group is who sits at one table, by seat; a group of one sits out.  With two seats rounds are
Swiss: like plays like, nobody meets twice, seats are shared evenly, and sitting out goes round from below.  With more,
rounds are balanced: people meet as seldom as can be, and nobody sits on a seat again before having sat on all of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations, permutations
from random import Random

Group = tuple[int, ...]
Round = list[Group]
MET = 1_000_000  # what meeting again costs, beside any difference of scores
SEAT = 1_000  # what sitting on a seat again too early costs
TRIES, MORE = 8, 600  # rounds of three and more are begun so often; and, while something grates, so often by entrants


class Played:
    """What has been played: who met whom, who sat where, who sat out, and what each has scored."""

    def __init__(self, rounds: Iterable[Round] = (), scores: dict[int, float] | None = None):
        self.met: Counter[frozenset[int]] = Counter()
        self.sat: Counter[tuple[int, int]] = Counter()  # by entrant and seat
        self.out: Counter[int] = Counter()
        self.scores = scores or {}
        for group in (group for one in rounds for group in one):
            self._note(group)

    def _note(self, group: Group) -> None:
        if len(group) == 1:
            self.out[group[0]] += 1
            return
        self.met.update(frozenset(pair) for pair in combinations(group, 2))
        self.sat.update((number, seat) for seat, number in enumerate(group))

    def score(self, number: int) -> float:
        """What an entrant has scored."""
        return self.scores.get(number, 0.0)

    def due(self, number: int, seats: int) -> int:
        """The seats an entrant has sat on least, a bit each."""
        counts = [self.sat[number, seat] for seat in range(seats)]
        return sum(1 << seat for seat in range(seats) if counts[seat] == min(counts))

    def lean(self, number: int) -> int:
        """How much more often an entrant of two sat first."""
        return self.sat[number, 0] - self.sat[number, 1]


def next_round(entrants: Sequence[int], seats: int, played: Played) -> Round:
    """The next round; empty if there is none in which nobody of two meets again."""
    order = sorted(entrants, key=lambda number: (-played.score(number), number))
    resting = _resting(order, len(order) % seats, played)
    order = [number for number in order if number not in resting]
    groups = _swiss(order, played) if seats == 2 else _balanced(order, seats, played)
    return [*groups, *((number,) for number in resting)] if groups or not order else []


def _resting(order: list[int], count: int, played: Played) -> list[int]:
    """Who sits out: whoever has done so least, the lowest first."""
    return sorted(order, key=lambda number: (played.out[number], -order.index(number)))[:count]


def _swiss(order: list[int], played: Played) -> Round:
    """Pairs of equals: the best matching of all where nobody meets twice."""
    import networkx  # only where somebody is paired

    graph = networkx.Graph()
    graph.add_nodes_from(order)
    for place, one in enumerate(order):
        for away, other in enumerate(order[place + 1 :], 1):
            if not played.met[frozenset((one, other))]:
                graph.add_edge(one, other, weight=MET - _strain(one, other, away, played))
    pairs = networkx.max_weight_matching(graph, maxcardinality=True)
    if 2 * len(pairs) < len(order):
        return []
    found = [_seated(pair, played) for pair in pairs]
    return sorted(found, key=lambda pair: min(map(order.index, pair)))


def _strain(one: int, other: int, away: int, played: Played) -> int:
    """How little two fit: scores apart, a seat both have had too often; and, of equals, those far apart in order."""
    apart = round(2 * abs(played.score(one) - played.score(other)))
    leans = played.lean(one), played.lean(other)
    both = min(map(abs, leans)) if leans[0] * leans[1] > 0 else 0
    return 1000 * apart * apart + 20_000 * both * both * both + min(away, 500)


def _seated(group: Iterable[int], played: Played) -> Group:
    """The seats that leave everybody most even; of equal ways the one that begins with the lowest numbers."""
    return min(permutations(sorted(group)), key=lambda way: sum(_grown(way, played)))


def _grown(way: Group, played: Played) -> list[int]:
    """By how much each seat's count of squares grows."""
    return [2 * played.sat[number, seat] + 1 for seat, number in enumerate(way)]


def _balanced(order: list[int], seats: int, played: Played) -> Round:
    """Tables of several: begun in order and changed one for one while that helps; the best of some tries."""
    chance, best, least = Random(len(played.met) * 977 + len(order)), list[list[int]](), float("inf")
    for attempt in range(max(TRIES, MORE // len(order))):
        if attempt >= TRIES and least < SEAT:
            break
        groups = [order[first : first + seats] for first in range(0, len(order), seats)]
        if attempt:
            mixed = chance.sample(order, len(order))
            groups = [mixed[first : first + seats] for first in range(0, len(order), seats)]
        cost = _improve(groups, played)
        if cost < least:
            best, least = groups, cost
    return [_seated(group, played) for group in best]


def _cost(group: list[int], played: Played) -> float:
    pairs = list(combinations(group, 2))
    met = sum(played.met[frozenset(pair)] ** 2 for pair in pairs)
    early = _early(tuple(sorted(played.due(number, len(group)) for number in group)))
    return MET * met + SEAT * early + sum(abs(played.score(one) - played.score(other)) for one, other in pairs)


@cache
def _early(due: tuple[int, ...]) -> int:
    """How many of a group must sit on a seat that is not due to them, at best."""
    least = {0: 0}  # by the seats taken so far
    for mine in due:
        grown: dict[int, int] = {}
        for taken, early in least.items():
            for seat in range(len(due)):
                if not taken >> seat & 1:
                    cost = early + (not mine >> seat & 1)
                    now = taken | 1 << seat
                    grown[now] = min(cost, grown.get(now, cost))
        least = grown
    return min(least.values())


def _improve(groups: list[list[int]], played: Played) -> float:
    """Changes one for one between two tables while that costs less."""
    better = True
    while better:
        better = False
        for one, other in combinations(groups, 2):
            better |= _exchange(one, other, played)
    return sum(_cost(group, played) for group in groups)


def _exchange(one: list[int], other: list[int], played: Played) -> bool:
    before = _cost(one, played) + _cost(other, played)
    for a in range(len(one)):
        for b in range(len(other)):
            one[a], other[b] = other[b], one[a]
            if _cost(one, played) + _cost(other, played) < before - 1e-9:
                return True
            one[a], other[b] = other[b], one[a]
    return False


def points(ranks: Sequence[int]) -> list[float]:
    """What places are worth: the share of the others one has beaten, a shared place half."""
    others = max(1, len(ranks) - 1)
    return [
        sum(1.0 if rank < other else 0.5 for seat, other in enumerate(ranks) if seat != me and rank <= other) / others
        for me, rank in enumerate(ranks)
    ]
