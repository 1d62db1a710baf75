"""A game that lies outside our sources is compiled anew when any of its files changes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import toy

ASKED = """
import numpy as np
import own
from drovers.core import playout
from drovers.core.jit import compiled

states = np.zeros(1, own.GAME.state.dtype)
compiled(playout.deal)(states, 0, own.GAME.blank(2, {}).record(), 7)
print(own.GAME.new(2, seed=7).state == own.GAME.state().read(states[0]), own.GAME.state().read(states[0]).hand[0, 0])
"""


def asked(folder: Path) -> list[str]:
    """Whether the compiled deal is the plain one, and its first card."""
    here = os.environ | {"DROVERS_CACHE": str(folder / "cache"), "PYTHONPATH": str(folder)}
    run = subprocess.run([sys.executable, "-c", ASKED], env=here, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    return run.stdout.split()


def test_compiled_rules_of_a_copy_of_the_toy_follow_their_files(tmp_path):
    shutil.copytree(Path(toy.__file__).parent, tmp_path / "own")
    same, first = asked(tmp_path)
    deal = tmp_path / "own" / "deal.py"
    text = deal.read_text()
    deal.write_text(text.replace("state.deck[seat * HAND + i]", "state.deck[CARDS - 1 - seat * HAND - i]"))
    assert deal.read_text() != text
    again, other = asked(tmp_path)
    assert same == again == "True" and first != other
