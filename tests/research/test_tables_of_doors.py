"""The tables of `make bench-peers`: our doors with a column a game, then the peers."""

from __future__ import annotations

from benchmarks.doors import OURS, table


def test_a_door_is_a_row_and_a_game_a_column():
    doors = [door for door, _ in OURS]
    rows = [(door, game, 1234.0 if game == "one" else None) for game in ("one", "two") for door in doors]
    lines = table([*rows, ("peer", "hearts", 9.0)])
    assert lines[:3] == ["| ours | one | two |", "|---|---|---|", f"| {doors[0]} | 1,234 | not installed |"]
    assert lines[3 + len(doors) - 1 :] == [
        "",
        "| peers | game | decisions/s |",
        "|---|---|---|",
        "| peer | hearts | 9 |",
    ]
