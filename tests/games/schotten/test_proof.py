"""The claim proof against the oracle, on thousands of random tables."""

from __future__ import annotations

import random

import pytest

from drovers.games.schotten import GAME
from drovers.games.schotten.position import parse_card
from drovers.games.schotten.refusals import best_completion
from drovers.games.schotten.replies import best_reply, unseen_elites
from drovers.games.schotten.strength import SCALE, need, strength
from drovers.games.schotten.table import CLANS, JOKER
from games.schotten import oracle
from games.schotten.build import at

ELITES = ("J", "S", "H")


def plain(card: int):
    """A card as the oracle knows it."""
    return ELITES[card - CLANS] if card >= CLANS else (card // 9, card % 9 + 1)


def table(rng: random.Random, strict: bool, most: int):
    """A state with random sides at stone 1 and only so many cards unseen; modes and elites as they fall."""
    state = GAME.blank(2, {"tactics": True, "strict_proof": strict})
    from drovers.games.schotten.deal import clear_table

    clear_table(state)
    if rng.random() < 0.4:
        state.mode_at[1] = 0
    if rng.random() < 0.2:
        state.mode_at[0] = 0
    goal = need(state, 0)
    cards = rng.sample(range(CLANS), CLANS)
    if rng.random() < 0.5:  # kinships, so that the higher formations come up
        colour, value = rng.randrange(6), rng.randrange(9)
        cards.sort(key=lambda card: (card // 9 != colour and card % 9 != value) + rng.random())
    elites = [e for e in (JOKER, JOKER + 1, JOKER + 2) if rng.random() < 0.3]
    for seat, size in ((0, goal), (1, rng.randrange(goal))):
        for i in range(size):
            card = elites.pop() if elites and rng.random() < 0.5 else cards.pop(0)
            state.side[seat, 0, i] = card
            state.jokers[seat] += card == JOKER
            state.seen |= 1 << card if card < CLANS else 0
        state.size[seat, 0] = size
    rng.shuffle(cards)
    for card in cards[rng.randrange(0, most) :]:  # the rest lies somewhere, face up
        state.seen |= 1 << card
    return state, goal


@pytest.mark.rules("S17", "S18", "S21", "S23", "SA3", "SA15", "SA16", "SA24", "S44", "S45", "SA18")
@pytest.mark.parametrize("strict", [False, True])
def test_the_search_agrees_with_enumeration(strict):
    rng = random.Random(strict)
    for _ in range(400):
        state, goal = table(rng, strict, 9)
        blind = state.mode_at[0] == 0
        sides = [tuple(plain(state.side[p, 0, i]) for i in range(state.size[p, 0])) for p in range(2)]
        pool = tuple(plain(card) for card in range(CLANS) if not state.seen >> card & 1)
        troops = unseen_elites(state, 1) if strict else 0
        elites = tuple(name for i, name in enumerate(ELITES) if troops >> i & 1)
        mine = oracle.best(tuple(sorted(sides[0], key=str)), blind)
        assert divmod(strength(state, 0, 0), SCALE) == mine, sides[0]
        reply = oracle.best_completion(sides[1], goal, pool, elites, blind)
        found, wanted = best_reply(state, 1, 0)
        assert (divmod(found, SCALE) if found >= 0 else None) == reply, (sides, pool, elites)
        others = [card for card in range(CLANS) if not (state.seen | wanted) >> card & 1]
        for card in rng.sample(others, len(others) // 2):  # cards that are not wanted may be seen: nothing changes
            state.seen |= 1 << card
        assert best_reply(state, 1, 0) == (found, wanted)


@pytest.mark.rules("SA14")
def test_the_elites_of_a_strict_proof_are_those_nobody_has_seen():
    match = at({1: ("S", "")}, hands=("J H", ""), options={"tactics": True, "strict_proof": True}, laid=[1, 0])
    assert unseen_elites(match.state, 1) == 0b101  # Joker and Shield, although the claimant holds them
    match = at({1: ("", "J")}, hands=("", ""), options={"tactics": True, "strict_proof": True})
    assert unseen_elites(match.state, 1) == 0b110 and unseen_elites(match.state, 0) == 0b111


@pytest.mark.rules("S17")
def test_the_completion_that_is_named_is_as_strong_as_the_search_says():
    rng = random.Random(7)
    for round_ in range(150):
        state, goal = table(rng, round_ % 2 == 1, 20)
        if best_reply(state, 1, 0)[0] >= 0:
            number, names = best_completion(state, 1, 0)
            cards = tuple(plain(parse_card(name)) for name in names)
            assert len(cards) == goal
            assert oracle.best(cards, state.mode_at[0] == 0) == divmod(number, SCALE)


@pytest.mark.rules("S20", "S21")
def test_how_many_sides_of_three_make_each_formation():
    from collections import Counter
    from itertools import combinations

    state = GAME.blank(2, {})
    state.mode_at[0] = state.mode_at[1] = -1
    state.size[0, 0] = 3
    counts: Counter[int] = Counter()
    strengths = set()
    for cards in combinations(range(CLANS), 3):
        for i, card in enumerate(cards):
            state.side[0, 0, i] = card
        number = strength(state, 0, 0)
        counts[number // SCALE] += 1
        strengths.add(number)
    assert [counts[category] for category in (4, 3, 2, 1, 0)] == [42, 180, 462, 1470, 22650]
    assert len(strengths) == 63
