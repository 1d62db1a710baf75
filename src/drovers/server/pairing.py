"""Who plays whom in a tournament: pure functions of what has been played.

Entrants are numbers; a group is who sits at one table, by seat; a group of one sits out.  With two seats rounds are
Swiss: like plays like, nobody meets twice, seats are shared evenly, and sitting out goes round from below.  With more,
and where two meet nearly everybody, all rounds are laid out at once (`timetable.py`) and followed; when somebody has
left, those to come are laid out anew.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations

from .timetable import Group, Round, laid_out

MET = 1_000_000  # more than any difference of scores strains


class Played:
    """What has been played: who met whom, who sat where, who sat out, and what each has scored."""

    def __init__(self, rounds: Iterable[Round] = (), scores: dict[int, float] | None = None):
        self.rounds = [list(one) for one in rounds]
        self.met: Counter[frozenset[int]] = Counter()
        self.sat: Counter[tuple[int, int]] = Counter()  # by entrant and seat
        self.out: Counter[int] = Counter()
        self.scores = scores or {}
        for group in (group for one in self.rounds for group in one):
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

    def lean(self, number: int) -> int:
        """How much more often an entrant of two sat first."""
        return self.sat[number, 0] - self.sat[number, 1]


def most_rounds(entrants: int, seats: int, wanted: int) -> int:
    """How many of the rounds that are wanted so many can play: of two nobody meets anybody again."""
    return min(wanted, entrants - 1 + entrants % 2) if seats == 2 else wanted


def next_round(entrants: Sequence[int], seats: int, played: Played, left: int) -> Round:
    """The next of so many rounds to come; empty if there is none in which nobody of two meets again."""
    if seats > 2:
        return _followed(tuple(sorted(entrants)), seats, played.rounds, left)
    if 2 * (len(played.rounds) + left) > len(entrants):  # Swiss rounds might not go on for so long
        planned = _followed(tuple(sorted(entrants)), seats, played.rounds, left)
        if planned and not any(played.met[frozenset(pair)] for pair in planned if len(pair) > 1):
            return planned
    return _swiss(sorted(entrants, key=lambda number: (-played.score(number), number)), played)


def _followed(entrants: Group, seats: int, rounds: list[Round], left: int) -> Round:
    """The next round of the oldest plan that has been followed so far; for two none but the one of the beginning."""
    done = tuple(tuple(one) for one in rounds)
    for start in range(len(done) + 1 if seats > 2 else 1):
        plan = laid_out(entrants, seats, len(done) - start + left, done[:start])
        if all(set(made) == set(one) for made, one in zip(plan, done[start:], strict=False)):
            return plan[len(done) - start]
    return []


def _swiss(order: list[int], played: Played) -> Round:
    """Pairs of equals, the first first; whoever is one too many sits out."""
    resting = _resting(order, len(order) % 2, played)
    order = [number for number in order if number not in resting]
    pairs = _paired(order, played)
    return [*pairs, *((number,) for number in resting)] if pairs or not order else []


def _resting(order: list[int], count: int, played: Played) -> list[int]:
    """Who sits out: whoever has done so least, the lowest first."""
    return sorted(order, key=lambda number: (played.out[number], -order.index(number)))[:count]


def _paired(order: list[int], played: Played) -> Round:
    """The best matching of all in which nobody meets twice; none if there is none."""
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


def _seated(pair: tuple[int, int], played: Played) -> Group:
    """Whoever has sat first less often sits first; of equals the lower number."""
    one, other = sorted(pair, key=lambda number: (played.lean(number), number))
    return one, other


def points(ranks: Sequence[int]) -> list[float]:
    """What places are worth: the share of the others one has beaten, a shared place half."""
    others = max(1, len(ranks) - 1)
    return [
        sum(1.0 if rank < other else 0.5 for seat, other in enumerate(ranks) if seat != me and rank <= other) / others
        for me, rank in enumerate(ranks)
    ]
