"""A few worlds of the simulation, always the same; `make simulate` goes on for longer."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
ALWAYS = [0, 5, 6, 9, 11, 13]  # one, two and three instances, kills, power losses, every kind of fault
MENDED = [2, 8]  # what these found is mended (docs/simulation.md)


def simulate(*arguments: str) -> tuple[int, str]:
    """A process of its own: what it does depends on nothing but its seeds."""
    path = os.pathsep.join([str(TESTS), str(TESTS.parent / "src")])
    environment = os.environ | {"PYTHONHASHSEED": "0", "PYTHONPATH": path}
    command = [sys.executable, "-m", "simulation", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_no_law_is_broken():
    code, said = simulate("--seed", *map(str, ALWAYS + MENDED))
    assert code == 0, said


def test_a_seed_is_always_the_same_world():
    assert simulate("--seed", "11") == simulate("--seed", "11")


@pytest.mark.parametrize(
    ("broken", "law"),
    [
        ("tell-before-saving", "before it is saved"),
        ("never-catch-up", "still knows only of"),
        ("clocks-run-while-down", "hears of"),
    ],
)
def test_a_broken_server_is_found(broken, law):
    code, said = simulate("--break", broken, "--seeds", "10")
    assert code == 1 and law in said and f"--break {broken}" in said
