"""The three forms and the compile cache."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from drovers.core import jit, rules
from drovers.core.state import record_dtype, state_class
from toy import GAME


def test_a_rule_stays_a_plain_function():
    match = GAME.new(seed=1)
    assert rules.to_move(match.state) == 0b11
    assert GAME.rules.to_move(match.state) == 0b11


def test_one_record_type_belongs_to_one_game():
    with pytest.raises(TypeError, match="same record type"):
        state_class(GAME.state.dtype, jit)
    state_class(record_dtype([("x", "i1"), ("y", "i2")]), jit)


def test_the_fingerprint_follows_every_source(tmp_path):
    (tmp_path / "a.py").write_text("1")
    first = jit.fingerprint(tmp_path)
    (tmp_path / "b.py").write_text("2")
    second = jit.fingerprint(tmp_path)
    (tmp_path / "b.py").write_text("3")
    assert len({first, second, jit.fingerprint(tmp_path)}) == 3


def test_the_fingerprint_leaves_out_only_rooms_without_rules(tmp_path):
    before = jit.fingerprint(tmp_path)
    for room in jit.WITHOUT_RULES:
        (tmp_path / room).mkdir()
        (tmp_path / room / "a.py").write_text("1")
        sources = Path(jit.__file__).parents[1].glob(f"{room}/**/*.py")
        assert not any("@rule" in path.read_text() for path in sources)
    assert jit.fingerprint(tmp_path) == before


def test_old_caches_are_cleaned(tmp_path, monkeypatch):
    before = jit.numba.config.CACHE_DIR
    sources = tmp_path / "sources"
    sources.mkdir()
    try:
        for version in range(5):
            (sources / "a.py").write_text(str(version))
            newest = jit.use_cache(tmp_path / "cache", sources)
            os.utime(newest, (version, version))
    finally:
        jit.numba.config.CACHE_DIR = before
    left = sorted((tmp_path / "cache").iterdir())
    assert newest in left
    assert len(left) == jit.KEPT


def test_a_second_process_finds_the_compiled_rules(tmp_path):
    """The second process loads what the first compiled and compiles nothing."""
    program = (
        "from toy import GAME; from drovers.core.batch import Batch; from drovers.core import playout, jit;"
        "Batch(GAME, 1).playouts(3); stats = jit.compiled(playout.playouts).stats;"
        "print(sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))"
    )
    tests = Path(__file__).parent.parent
    environment = os.environ | {"DROVERS_CACHE": str(tmp_path), "PYTHONPATH": str(tests)}
    runs = [
        subprocess.run(
            [sys.executable, "-c", program], env=environment, capture_output=True, text=True, check=True
        ).stdout
        for _ in range(2)
    ]
    assert [run.split() for run in runs] == [["0", "1"], ["1", "0"]]


def test_a_rule_may_be_a_callee_first_and_an_entry_later(tmp_path):
    """What was cached as part of another function must not be taken for one that Python can call."""
    program = (
        "from toy import GAME; from drovers.contract import Case; from drovers.core import playout, jit;"
        "from drovers.core.batch import Batch; Batch(GAME, 1).playouts(3);"
        "states, fresh, out = Case(GAME, 2, {}).records();"
        "jit.compiled(playout.deal)(states, 0, fresh, 0); print(jit.compiled(playout.choices)(states, 0, out))"
    )
    environment = os.environ | {"DROVERS_CACHE": str(tmp_path), "PYTHONPATH": str(Path(__file__).parent.parent)}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "3\n"), done.stderr[-2000:]
