"""What the rules make of a table, for those who look at it: told by the same functions that decide."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib import import_module

import msgspec
import pytest

import drovers
from games.schotten.build import at


def played(name: str, plies: int, **options: object) -> drovers.Match:
    """A match after so many first legal moves, taken from a different end each time."""
    match = drovers.load(name).new(seed=7, options=options)
    while match.ply < plies and not match.outcome:
        seat = match.to_move[0]
        legal = match.legal(seat)
        match.play(seat, legal[match.ply * 7 % len(legal)])
    return match


def formations(mine: str, theirs: str) -> list[dict[str, object] | None]:
    """What the first stone is told to hold."""
    match = at({1: (mine, theirs)})
    return match.game.facts(match.state)["formations"][0]


def test_formations_are_those_the_claims_compare():
    assert formations("R7 R9 R8", "B2 G2 Y2") == [{"name": "colour-run", "total": 24}, {"name": "kind", "total": 6}]
    assert formations("R7 R9 B8", "B2") == [{"name": "run", "total": 24}, None]
    assert formations("P1 P9 P4", "B2 G2 Y9") == [{"name": "colour", "total": 14}, {"name": "sum", "total": 13}]


def test_a_side_of_four_that_has_lost_its_mud_has_no_formation_until_it_drops_a_card():
    stones = {1: ("R9 R8 R7 B1", "G1 G2 G4")}
    options = {"tactics": True, "modes_targetable": True}
    match = at(stones, ("N1 BA", "P1"), modes={"mud": (1, 1)}, options=options)
    match.play(0, "BA 1.MU")
    assert match.position()["phase"] == "drop"
    assert match.game.facts(match.state)["formations"][0] == [None, {"name": "colour", "total": 7}]
    match.play(0, "drop B1")
    assert match.game.facts(match.state)["formations"][0][0] == {"name": "colour-run", "total": 24}


def test_a_herd_counts_double_where_it_is_joined_to_its_stable():
    match = played("goats", 120)
    facts = match.game.facts(match.state)
    for seat, herd in enumerate(facts["herds"]):
        marked = match.position()["pasture"]
        own = {f"{'abcdefg'[c]}{r + 1}": text for r, line in enumerate(marked) for c, text in enumerate(line)
               if text.endswith(f"@{seat}")}  # fmt: skip
        assert set(herd["joined"]) <= set(own)
        assert herd["points"] == sum(int(text[2]) * (1 + (cell in herd["joined"])) for cell, text in own.items())
    assert any(herd["points"] for herd in facts["herds"])


def test_a_big_goat_comes_to_where_the_facts_said():
    match = drovers.load("goats").new(seed=3)
    seat = match.to_move[0]
    walks = match.game.facts(match.state)["walks"][seat]
    card = match.legal(seat)[0]
    match.play(seat, card)
    assert match.position()["pawns"][seat] == walks[int(card[-1])]


def test_a_scoring_counts_the_cells_the_facts_name():
    for exact in (True, False):
        match = played("colorado", 180, double_exact=exact)
        facts = match.game.facts(match.state)
        cells, counts = facts["cells"], facts["counts"]
        assert len(cells["edges"]) == sum(seat["edges"] for seat in counts)
        assert bool(cells["doubles"]) == any(seat["doubles"] for seat in counts)
        assert len(cells["doubles"]) == 2 * sum(seat["doubles"] for seat in counts) or not exact
        assert bool(cells["estate"]) == any(seat["estate"] for seat in counts)


def test_facts_of_a_sight_are_those_of_the_table():
    for name in drovers.names():
        match = played(name, 60)
        truth = match.game.facts(match.state)
        assert all(match.game.facts(match.sight(seat).state) == truth for seat in (*range(match.seats), None))


@pytest.mark.parametrize("name", drovers.names())
def test_what_is_shown_is_what_the_types_say(name):
    """The page's types are made of these: real sights, facts and boxes are of them, for every seat and the watcher."""
    shown = import_module(f"drovers.games.{name}.shown")
    game = drovers.load(name)
    for options in game.option_sets:
        for plies in (0, 7, 40, 300):
            match = played(name, plies, **options)
            for seat in (*range(match.seats), None):
                sight = match.sight(seat)
                msgspec.convert(sight | {"facts": game.facts(sight.state)}, shown.Sight, strict=True)
    for seats in game.seats:
        msgspec.convert(game.box(seats), shown.Box, strict=True)


def test_the_stones_that_decide_are_told():
    match = played("schotten", 10)
    assert match.game.facts(match.state)["decisive"] == []
    match = played("schotten", 999)
    stones, told = match.position()["stones"], match.game.facts(match.state)["decisive"]
    assert match.outcome and match.outcome.reason == "S28"
    assert len(told) >= 3 and len({stones[number - 1]["owner"] for number in told}) == 1


def test_a_path_goes_round_the_pasture_and_looks_into_its_lines():
    edges = drovers.load("goats").box(4)["edges"]
    size = len(edges) // 4
    assert (edges[0]["row"], edges[0]["column"]) == (0, 1) and edges[0]["line"][0] == "a1"
    assert (edges[size]["row"], edges[size]["column"]) == (1, size + 1) and edges[size]["line"][0] == "a1"
    assert len({(edge["row"], edge["column"]) for edge in edges}) == 4 * size
    assert all(len(edge["line"]) == size for edge in edges)


def test_a_box_says_what_never_changes():
    box = drovers.load("colorado").box(3)
    assert box["figures"]["S"] == [[0, 0]] and all(len(stars) <= 2 for stars in box["figures"].values())
    assert len(box["prizes"]) == 4 and len(box["rim"]) == 46


def test_corrected_tables_show_corrected_cards(tmp_path):
    """The page draws cards and prizes of the box alone (`LandCard.svelte`, `Prizes.svelte`)."""
    own = (drovers.load("colorado").folder / "data.toml").read_text(encoding="utf-8")
    mine = tmp_path / "mine.toml"
    mine.write_text(own.replace("star = [0, 1]", "star = [2, 2]"), encoding="utf-8")
    asked = "import drovers, json; print(json.dumps(drovers.load('colorado').box(3)['figures']['A']))"
    environment = os.environ | {"DROVERS_COLORADO_DATA": str(mine)}
    done = subprocess.run([sys.executable, "-c", asked], env=environment, capture_output=True, text=True, check=True)
    assert drovers.load("colorado").box(3)["figures"]["A"] == [[0, 0], [0, 1]]
    assert json.loads(done.stdout) == [[0, 0], [2, 2]]
