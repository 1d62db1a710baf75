"""Who knows what, ply by ply, and the worlds a seat can imagine (T43, TA22, TA33-TA35)."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest

from drovers.contract import secrets
from drovers.core import dice, rules
from drovers.games.tain import GAME
from drovers.games.tain.table import ENTRANCES, KING, OUTER, C, W
from drovers.games.tain.tokens import type_at

from .build import AR, BR, PA, all_pass, clan, night, play, table

EDITIONS = pytest.mark.parametrize("edition", ["A", "B"])


def seen(match, seat, whose):
    return match.sight(seat)["clans"][whose]


@EDITIONS
@pytest.mark.rules("TA33", "TA35", "T15", "T5")
def test_a_face_down_token_hides_its_type_but_not_its_owner(edition):
    match = play(GAME.new(3, {"edition": edition}, seed=1), "0 W>1.p1; 1 D@p1; 2 C>k2")
    assert seen(match, PA, BR)["raiders"][0] == "0W" and seen(match, PA, PA)["unused"].count("W") == 1
    for other in (BR, AR, None):
        assert seen(match, other, BR)["raiders"][0] == "0?" and seen(match, other, PA)["unused"] == "?" * 17
    assert seen(match, PA, BR)["guards"][0] == "?" and seen(match, BR, BR)["guards"][0] == "D"
    assert match.sight(PA)["kingdom"] == ["-", "2?"] and match.sight(AR)["kingdom"] == ["-", "2C"]


@EDITIONS
@pytest.mark.rules("T43", "D17", "TA34")
def test_numbers_are_public_and_so_is_what_was_revealed(edition):
    match = night("1.p1 0B v W; 0.h1 - v X", options={"edition": edition})
    for seat in (PA, BR, AR, None):
        assert seen(match, seat, PA)["used"] == "X" and seen(match, seat, BR)["used"] == "W"
        assert seen(match, seat, PA)["unused"] == clan(match, PA)["unused"]
    play(match, "1 X@p1; 2 X@p1; 0 D@p1; 1 pass")
    assert seen(match, AR, PA)["unused"] == "?" * 15 and seen(match, AR, PA)["stock"] == "CWWBBBBBDXXXXXXX"
    assert seen(match, AR, BR)["passed"] is True


@pytest.mark.rules("T29")
def test_at_the_reveal_everything_becomes_public():
    clans = {BR: {"prisoners": ["0B", "0D"]}}
    match = table("1.h1 0C v -; 2.p1 1W v B", clans=clans)
    assert match.sight(AR)["clans"][BR]["raiders"][3] == "0?"
    all_pass(match)
    assert match.position()["phase"] == "freeing"
    hidden = {"key", "drawn"}
    truth = {name: value for name, value in match.position().items() if name not in hidden}
    for seat in (PA, BR, AR, None):
        assert match.sight(seat) == truth


@pytest.mark.rules("TA22")
def test_prisoners_are_open():
    match = night("1.p1 0B v W")
    assert seen(match, AR, BR)["prisoners"] == ["0B"] and seen(match, None, BR)["prisoners"] == ["0B"]


@pytest.mark.rules("TA35", "T15")
def test_events_keep_the_secret_too():
    match = play(GAME.new(2, seed=1), "0 W>1.p1; 1 C>k1; 0 D@h2")
    assert [event.data["token"] for event in match.seen(PA)] == ["W", None, "D"]
    assert [event.data["token"] for event in match.seen(None)] == [None, None, None]
    assert "warrior" not in GAME.sentence(match.seen(BR)[0], "en")
    assert "warrior" in GAME.sentence(match.seen(PA)[0], "en")


@pytest.mark.rules("T26", "T25")
def test_a_forced_pass_looks_like_any_other():
    """Whether a seat had to pass would tell what it holds."""
    full = "; ".join(f"{seat}.{door} {1 - seat}X v X" for seat in (0, 1) for door in ("p1", "p2", "p3"))
    full += "; 0.h1 1B v B; 0.h2 1B v B; 1.h1 0B v W; 1.h2 0B v W"
    stuck = table(full, 2, clans={PA: {"used": "CWWXX", "unused": "BBD"}}, kingdom=["1X", "-"])
    free = GAME.new(2, seed=1)
    facts = [match.play(PA, "pass")[0].to_dict() for match in (stuck, free)]
    assert facts[0] == facts[1]


def worlds(sight, seat, count):
    rng, found = dice.new_dice(7), Counter()
    for _ in range(count):
        state = sight.copy()
        rules.imagine(state, seat, rng)
        assert rules.flaw(state) == 0
        found[tuple(type_at(state, slot) for slot in (KING, OUTER, ENTRANCES))] += 1
    return found


@pytest.mark.parametrize("outside", ["dud", "forbidden"])
@pytest.mark.rules("TA34", "T21", "T23")
def test_imagined_tokens_are_uniform_over_all_ways_to_lay_them(outside):
    """Chi-square against the full list: one kingdom, one outer, one inner slot of a clan with seven tokens."""
    band = "CWBBDXX"
    used = "WBBBBXXXXXX"
    match = table(
        "0.p1 1B v -; 1.p1 - v D",
        2,
        kingdom=["1W", "-"],
        clans={BR: {"used": used}},
        options={"daughter_outside": outside},
    )
    sight = match.sight(PA).state
    assert match.sight(PA)["clans"][BR]["stock"] == band
    ways = Counter()
    for king, raider, guard in permutations(band, 3):
        if king in "CWX" and not (raider == "D" and outside == "forbidden"):
            ways[tuple("CWBDX".index(token) for token in (king, raider, guard))] += 1
    total, count = sum(ways.values()), 6_000
    found = worlds(sight, PA, count)
    assert set(found) == set(ways)
    chi = sum((found[way] - count * share / total) ** 2 / (count * share / total) for way, share in ways.items())
    freedom = len(ways) - 1
    assert chi < freedom + 4 * (2 * freedom) ** 0.5  # beyond one in ten thousand


@pytest.mark.rules("TA33")
def test_a_seat_imagines_its_own_tokens_as_they_are():
    match = play(GAME.new(2, seed=1), "0 W>1.p1; 1 D@p1; 0 C>k1; 1 X>0.h2")
    rng = dice.new_dice(3)
    for _ in range(50):
        state = match.sight(PA).state.copy()
        rules.imagine(state, PA, rng)
        assert type_at(state, OUTER + ENTRANCES) == W and type_at(state, KING) == C
        assert [state.unused[0, token] for token in range(5)] == [0, 1, 6, 1, 8]


@pytest.mark.parametrize("option", [option.name for option in GAME.options])
def test_every_option_changes_a_feature(option):
    told = [secrets.features(GAME.new(3, {option: value}, seed=1).sight(PA)) for value in values(option)]
    assert len({tuple(numbers) for numbers in told}) == len(told)


def values(option):
    return next(each for each in GAME.options if each.name == option).values(3)[:3]
