"""How rounds and matches end, and what they score."""

from __future__ import annotations

import random

import pytest

from drovers.games.schotten import GAME
from games.schotten.build import TACTICS, at, owner, refused

RUNS = {2: ("R9 R8 R7", ""), 3: ("G9 G8 G7", ""), 4: ("B9 B8 B7", "Y1 P2 N4")}


def claim(stones, owners, stone, **fields):
    """A match in which seat 0 plays R1 and claims that stone."""
    match = at(stones, hands=("R1", "G1"), owners=owners, **fields)
    match.play(0, "R1@9")
    match.play(0, f"claim {stone}")
    return match


@pytest.mark.rules("S28", "SA12")
def test_five_stones_anywhere_win():
    far = {1: ("R9 R8 R7", ""), 3: ("G9 G8 G7", ""), 5: ("B9 B8 B7", ""), 7: ("Y9 Y8 Y7", "")}
    match = claim(far | {8: ("P9 P8 P7", "N1 B2 Y4")}, {1: 0, 3: 0, 5: 0, 7: 0}, 8)
    assert match.outcome.winners == (0,) and match.outcome.reason == "S28"
    assert refused(match, 1, "G1@2") == "S28"
    match = claim({k: far[k] for k in (1, 3, 5)} | {8: ("P9 P8 P7", "N1 B2 Y4")}, {1: 0, 3: 0, 5: 0}, 8)
    assert match.outcome is None  # four are not enough


@pytest.mark.rules("S28", "SA11")
def test_adjacent_means_next_to_each_other_without_wrapping():
    stones = {1: ("R9 R8 R7", ""), 8: ("G9 G8 G7", ""), 9: ("B9 B8 B7", "Y1 P2 N4")}
    match = at(stones, hands=("R1", "G1"), owners={1: 0, 8: 0})
    match.play(0, "R1@5")
    match.play(0, "claim 9")
    assert match.outcome is None
    match = claim({2: RUNS[2], 4: RUNS[3], 5: RUNS[4]}, {2: 0, 4: 0}, 5)
    assert match.outcome is None  # 2, 4, 5 leave a gap


@pytest.mark.rules("SA12")
def test_stones_of_the_other_do_not_help():
    stones = {2: RUNS[2], 3: ("", RUNS[3][0]), 4: RUNS[4]}
    assert claim(stones, {2: 0, 3: 1}, 4).outcome is None


@pytest.mark.rules("S29")
def test_ST18_five_points_against_stones_owned():
    lost = {6: ("", "Y9 Y8 Y7"), 8: ("", "P9 P8 P7"), 9: ("", "N9 N8 N7"), 1: ("", "R6 R5 R4")}
    match = at(RUNS | lost, hands=("R1", "G1"), owners={2: 0, 3: 0, 6: 1, 8: 1, 9: 1, 1: 1})
    match.play(0, "R1@5")
    match.play(0, "claim 4")
    assert match.outcome.scores == (5, 4) and match.outcome.ranks == (1, 2)


def finish(match, seed=0):
    """Random play to the end, claims made whenever possible; the scores after each round."""
    choose, rounds = random.Random(seed), []
    while match.to_move:
        seat = match.to_move[0]
        moves = match.legal(seat)
        claims = [move for move in moves if move.startswith("claim")]
        for event in match.play(seat, claims[0] if claims else choose.choice(moves)):
            if event.kind.name in ("round_won", "round_drawn"):
                rounds.append(event.to_dict())
    return rounds


@pytest.mark.rules("S29", "S30", "SA13c")
def test_a_match_of_three_rounds_adds_the_points():
    match = GAME.new(options={"rounds": 3}, seed=1)
    rounds = finish(match)
    assert [row["round"] for row in rounds] == [1, 2, 3]
    points = [0, 0]
    for row in rounds:
        assert row["points"] == 5 and 0 <= row["others"] <= 4
        points[row["seat"]] += 5
        points[1 - row["seat"]] += row["others"]
    assert match.outcome.scores == tuple(points) and match.outcome.reason == "S30"
    assert match.outcome.winners == (points.index(max(points)),)


def counted(match):
    """The points of every seat line by line: what for, how many, by which rule, from which stones."""
    return GAME.facts(match.state)["scores"]


def owned(match, seat):
    return [f"stone:{i + 1}" for i, stone in enumerate(match.position()["stones"]) if stone.get("owner") == seat]


@pytest.mark.rules("S28", "S29", "S30")
def test_every_point_is_listed_with_its_rule_at_every_moment():
    match, dice = GAME.new(options={"rounds": 3}, seed=1), random.Random(1)
    points, rounds = [0, 0], []
    while match.to_move:
        for seat, lines in enumerate(counted(match)):
            now = {line["what"]: line for line in lines}
            won = [winner for winner, _ in rounds].count(seat)
            stones = owned(match, seat)
            assert sum(line["points"] for line in lines) == points[seat] + len(stones)
            assert now.get("won", {"points": 0})["points"] == 5 * won
            assert now.get("lost", {"points": 0})["points"] == sum(left for winner, left in rounds if winner != seat)
            assert now.get("stones", {"things": []})["things"] == stones
            assert {line["rule"] for line in lines} <= {"S28", "S29"}
        moves = match.legal(match.to_move[0])
        claims = [move for move in moves if move.startswith("claim")]
        for event in match.play(match.to_move[0], claims[0] if claims else dice.choice(moves)):
            if event.kind.name == "round_won":
                row = event.to_dict()
                rounds.append((row["seat"], row["others"]))
                points[row["seat"]] += 5
                points[1 - row["seat"]] += row["others"]
    assert [sum(line["points"] for line in lines) for lines in counted(match)] == points == list(match.outcome.scores)
    last = rounds[-1][0]
    lit = [{line["what"]: line["things"] for line in lines} for lines in counted(match)]
    assert lit[last]["won"] == owned(match, last) and set(lit[last].get("row", lit[last].get("five"))) <= set(
        owned(match, last)
    )
    assert lit[1 - last]["lost"] == owned(match, 1 - last)


@pytest.mark.rules("SA13c", "S30")
def test_first_to_sets_the_length_but_points_decide():
    for seed in range(4):
        match = GAME.new(options={"first_to": 2, "rounds": 9}, seed=seed)
        rounds = finish(match, seed)
        wins = [sum(row.get("seat") == seat for row in rounds) for seat in (0, 1)]
        assert max(wins) == 2 and len(rounds) <= 3
    stones = {2: RUNS[2], 3: RUNS[3], 4: RUNS[4]}
    match = at(
        stones, hands=("R1", "G1"), owners={2: 0, 3: 0}, options={"first_to": 2},
        round=3, wins=[1, 1], points=[5, 9],
    )  # fmt: skip
    match.play(0, "R1@9")
    match.play(0, "claim 4")
    assert match.outcome.scores == (10, 9) and match.outcome.winners == (0,)
    match = at(
        stones, hands=("R1", "G1"), owners={2: 0, 3: 0}, options={"first_to": 3},
        round=5, wins=[2, 2], points=[10, 18],
    )  # fmt: skip
    match.play(0, "R1@9")
    match.play(0, "claim 4")
    assert match.outcome.scores == (15, 18) and match.outcome.winners == (1,)


@pytest.mark.rules("SA13d")
def test_who_starts_the_next_round():
    for next_start in ("alternate", "winner"):
        for start in (0, 1):
            options = {"rounds": 2, "next_start": next_start, "start": start}
            match = at(RUNS, hands=("R1", "G1"), owners={2: 0, 3: 0}, options=options, opener=start, mover=0)
            match.play(0, "R1@9")
            match.play(0, "claim 4")
            assert match.to_move == ((1 - start,) if next_start == "alternate" else (0,))
            assert match.position()["round"] == 2 and match.position()["points"] == [5, 0]
            assert match.position()["stones"] == [{"sides": [[], []]}] * 9
            later = {
                "options": options | {"rounds": 3},
                "opener": 1 - start,
                "round": 2,
                "wins": [0, 1],
                "points": [0, 5],
            }
            match = claim(RUNS, {2: 0, 3: 0}, 4, mover=0, **later)
            assert match.to_move == ((start,) if next_start == "alternate" else (0,))


@pytest.mark.rules("SA13d", "SA22", "S32")
def test_a_new_round_remembers_only_points_and_wins():
    stones = RUNS | {6: ("J", "S"), 7: ("", "H")}
    hunter = {"seat": 0, "buried": [0, 1], "plain": [1, 0], "sealed": True}
    match = at(
        stones, hands=("R1 BA", "G1"), owners={2: 0, 3: 0}, modes={"mud": (8, 0)}, discard="HH TR R2", laid=[3, 3],
        decks={"tactic": ["J", "ST", "BL"]}, options=TACTICS | {"rounds": 2}, hunter=hunter,
    )  # fmt: skip
    match.play(0, "R1@9")
    match.play(0, "claim 4")
    fresh = GAME.new(options=TACTICS | {"rounds": 2, "start": 1}, seed=1).position()
    data = match.position()
    dealt = {"key", "drawn", "options", "hands", "decks", "round", "points", "wins", "turn"}
    assert {name: data[name] for name in data if name not in dealt} == {
        name: fresh[name] for name in fresh if name not in dealt
    }
    assert data["turn"] == 1 and [len(cards) for cards in data["hands"]] == [7, 7]


# Nine stones, both sides full at most of them: R leads the rows of seat 0, everything else is in the hands.
STUCK = {
    1: ("R1 R2 R3", "B1 G2 Y4"), 2: ("G3 B5 R6", "Y1 Y2 Y3"), 3: ("R4 R5 R7", "G1 P2 N4"),
    4: ("B3 G5 P6", "P1 P3 P4"), 5: ("R8 R9 B8", "G7 G8 G9"), 6: ("B2 G4 N5", "N1 N2 N3"),
    7: ("Y5 Y6 Y7", "B4 G6 P5"), 8: ("Y8 B6 P8", "B7 N8 P7"), 9: ("", ""),
}  # fmt: skip


@pytest.mark.rules("SA8", "SA46", "SA7")
def test_four_passes_in_a_row_are_judged():
    stones = STUCK | {9: ("Y9 B9 N9", "P9 N6 N7")}
    match = at(stones, hands=("", ""))
    for ply in range(3):
        match.play(ply % 2, "pass")
        match.play(ply % 2, "done")
    assert match.outcome is None and match.position()["passes"] == 3
    match.play(1, "pass")
    assert match.outcome is None  # after the claim step of the last one who passed
    match.play(1, "done")
    assert match.outcome.reason == "SA8"
    assert [owner(match, stone) for stone in (1, 3, 7, 9)] == [0, 0, 0, 0]  # seat 0 was next and takes all it can
    assert match.outcome.winners == (0,) and owner(match, 2) is None  # five stones: the other gets none any more


@pytest.mark.rules("SA8")
@pytest.mark.parametrize("how", ["claim", "play"])
def test_a_claim_or_a_play_resets_the_passes(how):
    match = at({1: ("R9 R8 R7", "B1 G2 Y4")}, hands=("", "P1" if how == "play" else ""), passes=2)
    match.play(0, "pass")
    assert match.position()["passes"] == 3
    match.play(0, "claim 1" if how == "claim" else "done")
    if how == "play":
        match.play(1, "P1@2")
    assert match.position()["passes"] == 0


@pytest.mark.rules("SA8")
def test_judgement_gives_one_sided_stones_last_and_then_counts():
    stones = {1: ("R1 G5 B9", "Y9"), 2: ("", "P1 Y5 N7"), 3: ("", "G1 P5 B8"), 5: ("R9 R8 R7", "")}
    match = at(stones, hands=("", ""), passes=3, mover=1)
    match.play(1, "pass")
    assert [owner(match, stone) for stone in (1, 2, 3, 5)] == [0, 1, 1, 0]
    assert match.outcome.scores == (2, 2) and match.outcome.winners == (0, 1)  # a draw scores the stones
    match = at(stones | {7: ("N1 R2 P6", "")}, hands=("", ""), passes=3, mover=1)
    match.play(1, "pass")
    assert match.outcome.scores == (5, 2) and match.outcome.winners == (0,)  # more stones


@pytest.mark.rules("SA8")
def test_the_next_player_is_served_first_and_a_win_stops_the_judgement():
    stones = {1: ("R9 R8 R7", ""), 2: ("G9 G8 G7", ""), 3: ("B9 B8 B7", ""), 7: ("", "Y9 Y8 Y7")}
    for mover, left in ((1, None), (0, 1)):
        match = at(stones, hands=("", ""), passes=3, mover=mover)
        match.play(mover, "pass")
        if mover == 0:
            match.play(0, "done")  # what could be claimed was left lying
        else:
            match.play(1, "done")
        assert match.outcome.winners == (0,)
        assert owner(match, 7) == left


@pytest.mark.rules("SA8")
def test_no_one_sided_stone_is_given_before_both_have_what_they_can_claim():
    weak = {1: ("R1 G4 B6", ""), 2: ("R2 G5 B1", ""), 3: ("R3 G6 B2", "")}  # three side by side, but all can be beaten
    won = {7: ("", "Y9 Y8 Y7"), 8: ("", "P9 P8 P7"), 9: ("", "N9 N8 N7")}
    match = at(weak | won, hands=("", ""), passes=3, mover=1)
    match.play(1, "pass")
    match.play(1, "done")
    assert match.outcome.winners == (1,) and [owner(match, stone) for stone in (1, 2, 3)] == [None] * 3


@pytest.mark.rules("SA8")
@pytest.mark.parametrize("mover", [0, 1])
def test_one_sided_stones_too_go_to_the_next_player_first_and_a_win_stops_them(mover):
    left = {1: ("R1 G4 B6", ""), 2: ("R2 G5 B1", ""), 3: ("R3 G6 B2", "")}
    right = {7: ("", "Y1 P4 N6"), 8: ("", "Y2 P5 N1"), 9: ("", "Y3 P6 N2")}
    match = at(left | right, hands=("", ""), passes=3, mover=mover)
    match.play(mover, "pass")
    assert match.outcome.winners == (1 - mover,) and match.outcome.scores[mover] == 0
    assert [owner(match, stone) for stone in (1, 7)] == ([None, 1] if mover == 0 else [0, None])


@pytest.mark.rules("SA8", "SA13d")
@pytest.mark.parametrize("next_start", ["alternate", "winner"])
@pytest.mark.parametrize("start", [0, 1])
def test_nobody_wins_a_drawn_round_and_the_start_alternates(next_start, start):
    options = {"first_to": 1, "next_start": next_start, "start": start}
    match = at({1: ("R1 G5 B9", ""), 2: ("", "P1 Y5 N7")}, passes=3, opener=start, mover=1, options=options)
    match.play(1, "pass")
    data = match.position()
    assert data["round"] == 2 and data["points"] == [1, 1] and data["wins"] == [0, 0]
    assert match.to_move == (1 - start,)


@pytest.mark.rules("SA13e")
def test_equal_points_are_a_draw():
    stones = {1: ("R1 G5 B9", ""), 2: ("", "P1 Y5 N7")}
    match = at(
        stones, hands=("", ""), passes=3, mover=1, options={"rounds": 3}, round=3, wins=[1, 1], points=[7, 7]
    )  # fmt: skip
    match.play(1, "pass")
    assert match.outcome.scores == (8, 8) and match.outcome.ranks == (1, 1)


@pytest.mark.rules("SA7", "SA46")
@pytest.mark.parametrize("options", [{}, TACTICS])
def test_claims_made_in_time_always_end_the_round(options):
    for seed in range(25):
        match = GAME.new(options=options, seed=seed)
        finish(match, seed)
        assert match.outcome is not None
        assert options or match.outcome.reason == "S28"  # the base game needs no judgement
