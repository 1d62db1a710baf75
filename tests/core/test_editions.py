"""Rules change, and matches played under the old ones replay as they were: in the toy, and in a game of ours."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

import drovers
from drovers.core.errors import BadRecord
from drovers.core.game import Game
from drovers.core.options import flag
from drovers.core.record import replay, verify
from editions.toy_second import GAME as SECOND
from editions.toy_third import GAME as THIRD
from toy import GAME as FIRST

COLORADO = drovers.load("colorado")


def second_colorado() -> Game:
    """Colorado County as if its next version counted larger groups as doubles too (another reading of R41)."""
    options = tuple(flag(one.name) if one.name == "double_exact" else one for one in COLORADO.options)
    return replace(COLORADO, version=COLORADO.version + 1, options=options, editions={1: {"double_exact": True}})


def played(game: Game, seats: int, seed: int) -> dict:
    match, chance = game.new(seats, seed=seed), random.Random(seed)
    while match.to_move:
        seat = match.to_move[0]
        match.play(seat, chance.choice(match.steps(seat)))
    return match.record()


@pytest.mark.parametrize(("first", "second", "seeds"), [(FIRST, SECOND, 12), (COLORADO, second_colorado(), 3)])
def test_old_records_replay_under_the_rules_they_were_played_by(first, second, seeds):
    changed = 0
    for seed in range(seeds):
        record = played(first, first.seats[0], seed)
        again = verify(record, lambda _: second)
        assert again.game.version == 1 and again.record()["result"] == record["result"]
        assert again.record()["moves"] == record["moves"] and again.record()["rules"] == 1
        now = replay(record | {"rules": second.version, "options": {}}, lambda _: second)
        changed += now.record()["result"] != record["result"]
    assert changed, "the rule did change"


def test_an_option_the_old_version_did_not_have_need_not_be_named():
    record = played(FIRST, 2, 3)
    del record["options"]["low_wins"]  # as a version would have written it that knew no other rule
    again = verify(record, lambda _: SECOND)
    assert again.record()["options"]["low_wins"] is False and again.record()["result"] == record["result"]


def test_a_position_of_an_old_match_is_one_of_its_version():
    match = SECOND.at(1).new(2, seed=5)
    assert SECOND.at(1).from_position(match.position()).state == match.state


def test_a_version_nobody_knows_is_refused_by_name():
    with pytest.raises(BadRecord) as refused:
        replay(played(FIRST, 2, 3), lambda _: THIRD)
    assert refused.value.field == "rules" and "version 1" in refused.value.reasons["en"]


def test_the_game_of_today_is_itself():
    assert SECOND.at(2) is SECOND and SECOND.at(1).newest is SECOND and SECOND.at(7) is None
