"""What is found of small positions is written down beside what others find at the same time."""

from __future__ import annotations

from benchmarks.exploitability import Kept


def test_two_runs_at_once_lose_nothing(tmp_path):
    path = tmp_path / "kept.json"
    one, other = Kept(path), Kept(path)
    one.note("goats", "small1", {"greedy": 0.5})
    other.note("goats", "small1", {"random": 0.25})
    other.note("tain", "small1", {"greedy": 0.125})
    one.note("goats", "small2", {"greedy": 1.0})
    kept = Kept(path)
    assert kept.of("goats", "small1") | {"greedy": 0.5, "random": 0.25} == kept.of("goats", "small1")
    assert kept.of("tain", "small1")["greedy"] == 0.125 and kept.of("goats", "small2")["greedy"] == 1.0


def test_what_belongs_to_another_position_is_forgotten(tmp_path):
    path = tmp_path / "kept.json"
    Kept(path).note("goats", "small1", {"greedy": 0.5})
    path.write_text(path.read_text("utf-8").replace('"position": "', '"position": "x'), "utf-8")
    assert "greedy" not in Kept(path).of("goats", "small1")
