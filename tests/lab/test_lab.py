"""A study of a game: the same figures for the same seeds, counts that add up, a page that stands alone."""

from __future__ import annotations

import json

import pytest

import drovers
from drovers.arena import sitting
from drovers.arena.rating import share_of
from drovers.lab.balance import Balance
from drovers.lab.report import page
from drovers.lab.study import Study
from drovers.lab.variants import Variant, variants
from drovers.lab.watching import Watched, watch
from plain_form import in_plain

BOT = "random"


def match(ranks, scores, reason="T14", moves=10, **deeds):
    return Watched(ranks, scores, reason, moves, deeds)


@pytest.fixture
def balance():
    """Three matches of two seats: two won by seat 0, one shared."""
    return Balance(
        Variant("", 2, {}),
        [
            match([1, 2], [9, 4], guarded={"W": [2, 1], "C": [1, 0]}),
            match([1, 2], [8, 7], guarded={"W": [0, 1]}),
            match([1, 1], [5, 5], "T57", 16, passed={"": [1, 1]}),
            None,
        ],
    )


def test_seats_and_ties_are_counted_in_parts(balance):
    assert [share.value for share in balance.seats()] == [pytest.approx(2.5 / 3), pytest.approx(0.5 / 3)]
    assert balance.ties() == share_of(1, 3)
    assert balance.lost == 1


def test_endings_lengths_points_and_leads(balance):
    assert balance.endings() == {"T14": 2, "T57": 1}
    assert balance.lengths() == [10, 10, 16]
    assert balance.points() == [9, 4, 8, 7, 5, 5]
    assert balance.margins() == [5, 1, 0]


def test_deeds_are_counted_by_kind_and_piece(balance):
    deeds = {(deed.kind, deed.piece): deed for deed in balance.deeds()}
    assert set(deeds) == {("guarded", ""), ("guarded", "W"), ("guarded", "C"), ("passed", "")}
    every, warrior = deeds["guarded", ""], deeds["guarded", "W"]
    assert (every.times, every.matches) == (pytest.approx(5 / 3), pytest.approx(2 / 3))
    assert (warrior.wins.value, warrior.wins.count) == (pytest.approx(1 / 3), 3)  # three seats did it, one of them won
    assert deeds["guarded", "C"].wins.value == 1
    assert deeds["guarded", "C"].by_winners == pytest.approx(1 / 3) and deeds["guarded", "C"].by_others == 0
    assert not every.usual


def test_variants_differ_in_one_thing_each():
    tain = drovers.load("tain")
    found = variants(tain, [2, 3], {"reclaim": "optional"})
    assert [(one.name, one.seats) for one in found[:3]] == [("", 2), ("seats=3", 3), ("edition=b", 2)]
    assert all(one.options["reclaim"] == "optional" for one in found)
    names = [one.name for one in found]
    assert len(names) == len(set(names))
    assert not [name for name in names if name.startswith(("start", "reclaim"))]


@pytest.mark.parametrize("name", drovers.names())
def test_every_game_tells_what_is_played(name, monkeypatch):
    game = drovers.load(name)
    monkeypatch.setattr(sitting, "compiled", in_plain(game))
    variant = Variant("", 2, game.chosen(game.blank(2, {})))
    seen = watch(name, BOT, variant, 3)
    assert seen == watch(name, BOT, variant, 3)
    assert [kind for kind, pieces in seen.deeds.items() if any(pieces)]  # some deeds name a card or a token
    study = Study(name, BOT, [variant], 1, 3)
    for lang in ("en", "fr"):
        html = page(study, [Balance(variant, [seen] * 12)], lang)
        assert game.words.say(lang, "name") in html
        assert "<svg" in html and "<script" not in html and "http" not in html


def test_a_study_gives_the_same_figures_on_any_number_of_processes():
    tain = drovers.load("tain")
    study = Study("tain", BOT, variants(tain, [2], {})[:2], 3, 40)
    here = [watch("tain", BOT, variant, seed) for variant in study.variants for seed in range(40, 43)]
    balances = study.balances(study.watched(workers=2))
    assert [one for balance in balances for one in balance.matches] == here
    data = json.loads(json.dumps(study.to_dict(balances)))
    assert [variant["variant"] for variant in data["variants"]] == ["", "edition=b"]
    assert sum(share["value"] for share in data["variants"][0]["seat_wins"]) == pytest.approx(1)


def test_a_bot_that_breaks_is_told():
    tain = drovers.load("tain")
    study = Study("tain", "arena.bad_bots:Broken", [Variant("", 2, tain.chosen(tain.blank(2, {})))], 1)
    balances = study.balances(study.watched())
    assert balances[0].problem().startswith("RuntimeError: thinking failed (bad_bots.py:")
    assert "thinking failed" in page(study, balances, "en")


def test_variants_without_a_difference_are_named_not_drawn():
    tain = drovers.load("tain")
    first, other = (Variant(name, 2, tain.chosen(tain.blank(2, {}))) for name in ("", "marker=fixed"))
    matches = [match([1, 2], [9, 4], guarded={"W": [2, 1]})] * 12
    html = page(Study("tain", BOT, [first, other], 12), [Balance(first, matches), Balance(other, matches)], "en")
    assert "match for match: marker=fixed" in html
    assert html.count("marker=fixed") == 1
