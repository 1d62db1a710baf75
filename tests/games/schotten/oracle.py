"""The proof once more, by sheer enumeration and from the rules alone: slow, obvious, and independent of the engine."""

from __future__ import annotations

from functools import cache
from itertools import combinations, product

DECK = tuple((colour, value) for colour in range(6) for value in range(1, 10))
WILDS = {
    "J": DECK,
    "S": tuple(card for card in DECK if card[1] == 7),
    "H": tuple(card for card in DECK if card[1] <= 3),
}


def judged(cards) -> tuple[int, int]:
    """Category and total of cards whose values are settled."""
    values = sorted(value for _, value in cards)
    one_colour = len({colour for colour, _ in cards}) == 1
    run = values == list(range(values[0], values[0] + len(values)))
    if one_colour and run:
        category = 4
    elif len(set(values)) == 1:
        category = 3
    elif one_colour:
        category = 2
    else:
        category = 1 if run else 0
    return category, sum(values)


@cache
def best(cards: tuple, blind: bool) -> tuple[int, int]:
    """The best a complete side can count, over every value its wild cards can take."""
    fixed = tuple(card for card in cards if card not in WILDS)
    wild = [WILDS[card] for card in cards if card in WILDS]
    if blind:
        return 0, max(sum(value for _, value in fixed + choice) for choice in product(*wild))
    return max(judged(fixed + choice) for choice in product(*wild))


def best_completion(side: tuple, goal: int, pool: tuple, elites: tuple, blind: bool) -> tuple[int, int] | None:
    """The best over every set of unseen cards that completes the side; None if there is none."""
    missing = goal - len(side)
    strengths = [
        best(tuple(sorted(side + clans + troops, key=str)), blind)
        for count in range(missing + 1)
        for troops in combinations(elites, count)
        for clans in combinations(pool, missing - count)
    ]
    return max(strengths, default=None)
