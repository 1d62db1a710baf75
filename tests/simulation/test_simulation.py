"""A few worlds of the simulation, always the same; `make simulate` goes on for longer."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parents[1]
ALWAYS = [0, 9, 12, 16, 20, 23, 28, 40]  # one to three instances, kills, power losses, every kind of fault


def simulate(*arguments: str) -> tuple[int, str]:
    """A process of its own: what it does depends on nothing but its seeds."""
    path = os.pathsep.join([str(TESTS), str(TESTS.parent / "src")])
    environment = os.environ | {"PYTHONHASHSEED": "0", "PYTHONPATH": path}
    command = [sys.executable, "-m", "simulation", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout + done.stderr


def test_no_law_is_broken():
    code, said = simulate("--seed", *map(str, ALWAYS))
    assert code == 0, said


def test_a_seed_is_always_the_same_world():
    assert simulate("--seed", "12") == simulate("--seed", "12")


@pytest.mark.parametrize(
    ("broken", "seed", "law"),
    [
        ("tell-before-saving", 12, "before it is saved"),
        ("never-catch-up", 28, "still heard in a session that ended"),
        ("clocks-run-while-down", 52, "ms of"),
    ],
)
def test_a_broken_server_is_found(broken, seed, law):
    code, said = simulate("--break", broken, "--seed", str(seed))
    assert code == 1 and law in said
