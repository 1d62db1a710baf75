"""Datasets: what is written is read back, replays, and gives the decisions that were made."""

from __future__ import annotations

import json
from dataclasses import replace

import numpy as np
import pytest

pytest.importorskip("pyarrow", reason="pyarrow is not installed: pip install 'drovers[research]'")

import pyarrow.parquet as parquet

from drovers import games, verify
from drovers.bots.bot import BadAnswer
from drovers.bots.table import seat_bot
from drovers.cli import app
from drovers.research import dataset
from drovers.research.errors import ResearchError
from drovers.research.sparring import Sparring
from drovers.research.variant import Variant, variant
from toy import GAME as TOY


@pytest.fixture(autouse=True)
def toy_table(monkeypatch):
    monkeypatch.setitem(games.TABLE, "toy", "toy")
    monkeypatch.setenv("LANG", "en")


def rows(of, players, count, seed=0):
    sparring = Sparring(of, players)
    return [dataset.row(of, k, players, sparring.match(k)) for k in range(seed, seed + count)]


def test_rows_come_back_and_replay(variant, tmp_path):
    """Every variant: written, read, replayed through the checking door, records that verify."""
    written = rows(variant, ["random"] * variant.seats, 2)
    path = tmp_path / "matches.parquet"
    assert dataset.write(path, written) == 2
    assert list(dataset.read(path)) == written
    for one, record in zip(written, dataset.records(path), strict=True):
        match = dataset.replay(one)
        assert match.outcome is not None and match.ply == one.plies == len(one.moves)
        assert record["players"] == one.players and json.loads(one.options) == record["options"]
        if variant.game is not TOY:
            verify(record)


def test_decisions_are_what_the_movers_saw():
    of = variant(TOY, 3)
    (one,) = rows(of, ["random", "greedy", "random"], 1)
    match = TOY.new(3, seed=0)
    for decision in dataset.decisions(one):
        seat = match.to_move[0]
        assert decision.seat == seat
        assert np.flatnonzero(decision.action_mask).tolist() == match.legal_moves(seat)
        assert decision.action in match.legal_moves(seat)
        match.play(seat, match.game.notation.move_text(match.state, seat, decision.action))
    assert match.outcome is not None
    best = [place == 1 for place in one.places]
    assert [decision.reward > 0 for decision in dataset.decisions(one)] == [best[seat] for seat in one.movers]


def test_a_bot_that_breaks_ends_the_run_with_a_sentence():
    with pytest.raises(BadAnswer, match=r"Broken gave no legal move: RuntimeError"):
        rows(Variant(TOY, 2), ["random", "arena.bad_bots:Broken"], 1)


def test_the_same_seed_gives_the_same_match():
    of = Variant(TOY, 2)
    assert rows(of, ["greedy", "random"], 3) == rows(of, ["greedy", "random"], 3)


def test_bots_asked_in_python_sit_at_the_table_too():
    of = Variant(TOY, 2)
    asked, fast = rows(of, ["drovers.bots.uniform:Uniform", "random"], 2), rows(of, ["random", "random"], 2)
    assert [one.plies for one in asked] == [one.plies for one in fast] == [6, 6]
    assert asked[0].players == ["drovers.bots.uniform:Uniform", "random"]


@pytest.mark.breadth  # compiled for this alone; below, bots that are compiled and asked open alike
def test_a_network_that_is_compiled_plays_as_the_bot_does():
    of = variant("tain_2p_v1")
    fast, asked = (Sparring(of, ["network", "network"], opening=6) for _ in range(2))
    asked.run, asked.bots = None, [seat_bot("network", compile=True) for _ in range(2)]
    first, second = fast.match(1), fast.match(2)
    assert first == asked.match(1) and first != second


def test_openings_are_drawn_and_said():
    """From the same seed, whoever plays after them, compiled or not; so matches differ where nothing is dealt."""
    of = Variant(TOY, 2)

    def opened(*players):
        sparring = Sparring(of, list(players), opening=3)
        return [dataset.row(of, seed, list(players), sparring.match(seed), 3) for seed in range(8)]

    greedy, asked = opened("greedy", "greedy"), opened("drovers.bots.uniform:Uniform", "greedy")
    assert [one.moves[:3] for one in greedy] == [one.moves[:3] for one in asked]
    assert len({tuple(one.moves[:3]) for one in greedy}) > 2 and {one.opening for one in greedy} == {3}


def test_files_of_the_first_layout_are_read(tmp_path):
    (one,) = rows(Variant(TOY, 2), ["random", "random"], 1)
    path, columns = tmp_path / "old.parquet", dataset._columns(dataset.FIRST)
    old = {name: value for name, value in vars(one).items() if name != "opening"}
    table = dataset.framework("pyarrow").Table.from_pylist([old], columns)
    parquet.write_table(table.replace_schema_metadata({"drovers": "1"}), path)
    assert list(dataset.read(path)) == [one]


def test_what_does_not_replay_is_refused():
    (one,) = rows(Variant(TOY, 2), ["random", "random"], 1)
    with pytest.raises(ResearchError, match="ends otherwise"):
        dataset.replay(replace(one, scores=[9, 9]))
    with pytest.raises(ResearchError, match="not over"):
        dataset.row(Variant(TOY, 2), 0, [], list(zip(one.movers, one.moves, strict=True))[:3])
    for moves in ([*one.moves[:-1], one.moves[0]], [*one.moves[:-1], 10**6], [-1, *one.moves[1:]]):
        with pytest.raises(ResearchError, match="may not play"):
            list(dataset.decisions(replace(one, moves=moves)))
    with pytest.raises(ResearchError, match="may not play"):
        list(dataset.decisions(replace(one, movers=one.movers[::-1])))


def test_what_is_no_dataset_is_refused(tmp_path):
    path = tmp_path / "other.parquet"
    path.write_text("nothing")
    with pytest.raises(ResearchError, match="no dataset"):
        list(dataset.read(path))
    table = dataset.framework("pyarrow").table({"a": [1]})
    parquet.write_table(table, path)
    with pytest.raises(ResearchError, match="layout"):
        list(dataset.read(path))


def test_the_command_writes_and_reads(tmp_path):
    from typer.testing import CliRunner

    path = str(tmp_path / "toy.parquet")
    done = CliRunner().invoke(app, ["dataset", "toy", path, "--bots", "random,greedy", "--games", "5", "--json"])
    assert done.exit_code == 0, done.output
    assert json.loads(done.stdout) == {"file": path, "games": 5, "moves": 30}
    sheet = (tmp_path / "toy.md").read_text(encoding="utf-8")
    assert "| matches, decisions | 5, 30 |" in sheet and "--bots random,greedy --games 5 --seats 2 --seed 0" in sheet
    assert "| different matches | 5, by their moves and points |" in sheet and "| opening | none" in sheet
    more = ["--bots", "greedy", "--opening", "2", "--games", "5"]
    assert CliRunner().invoke(app, ["dataset", "toy", path, *more]).exit_code == 0
    assert "the first 2 moves of a match are any legal ones" in (tmp_path / "toy.md").read_text(encoding="utf-8")
    assert "--opening 2 --seed 0`" in (tmp_path / "toy.md").read_text(encoding="utf-8")
    again = CliRunner().invoke(app, ["dataset", "toy", path, "--read"])
    assert again.exit_code == 0 and "5 matches with 30 moves" in " ".join(again.stdout.split())
    other = CliRunner().invoke(app, ["dataset", "goats", path, "--read"])
    assert other.exit_code == 2
    assert CliRunner().invoke(app, ["dataset", "toy", path, "--bots", "a,b,c"]).exit_code == 2


def test_the_schema_is_the_documented_one():
    assert [line.split("|")[1].strip() for line in dataset.__doc__.splitlines() if line.startswith("| ")][1:] == [
        "game, variant", "rules", "seats", "options", "seed", "players", "movers", "moves",
        "plies, opening", "scores, places", "ending",
    ]  # fmt: skip
    assert dataset.schema().names == list(dataset.Row.__dataclass_fields__)


def test_a_dataset_that_was_cut_off_goes_on(tmp_path):
    """What was noted is not played again, half a line is; another's notes are nobody's; in the end none are left."""
    of, players = variant(TOY, 2), ["random", "random"]
    whole, path = rows(of, players, 4), tmp_path / "toy.parquet"
    notes = tmp_path / "toy.parquet.part"
    first = dataset.resumed(path, of, players, range(4), lambda seed: whole[seed])
    assert [next(first) for _ in range(3)] == whole[:3]
    first.close()
    notes.write_text(notes.read_text()[:-9] + "\n" + json.dumps(vars(replace(whole[3], players=["greedy", "random"]))))
    played = []
    second = dataset.resumed(path, of, players, range(4), lambda seed: played.append(seed) or whole[seed])
    assert list(second) == whole and played == [2, 3] and not notes.exists()
