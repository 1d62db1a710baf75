"""The three forms and the compile cache."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from drovers.core import cache, jit, rules
from toy import GAME

PATH = os.pathsep.join([str(Path(__file__).parent.parent), os.environ.get("PYTHONPATH", "")])


def test_a_rule_stays_a_plain_function():
    match = GAME.new(seed=1)
    assert rules.to_move(match.state) == 0b11
    assert GAME.rules.to_move(match.state) == 0b11


def test_one_record_type_belongs_to_one_game():
    with pytest.raises(TypeError, match="same record type"):
        jit.register(GAME.state, jit)


def test_importing_the_games_imports_neither_numba_nor_numpy_and_touches_no_disk(tmp_path):
    program = (
        "import drovers, sys; [drovers.load(name).new(seed=1) for name in drovers.names()];"
        "print(sorted({'numba', 'numpy'} & set(sys.modules)))"
    )
    environment = os.environ | {"DROVERS_CACHE": str(tmp_path / "cache")}
    done = subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr[-2000:]
    assert not (tmp_path / "cache").exists()


def test_the_fingerprint_follows_every_source(tmp_path):
    (tmp_path / "a.py").write_text("1")
    first = cache.fingerprint(tmp_path)
    (tmp_path / "b.py").write_text("2")
    second = cache.fingerprint(tmp_path)
    (tmp_path / "b.py").write_text("3")
    assert len({first, second, cache.fingerprint(tmp_path)}) == 3


def test_the_fingerprint_leaves_out_only_rooms_without_rules(tmp_path):
    before = cache.fingerprint(tmp_path)
    for room in cache.WITHOUT_RULES:
        (tmp_path / room).mkdir()
        (tmp_path / room / "a.py").write_text("1")
        sources = Path(jit.__file__).parents[1].glob(f"{room}/**/*.py")
        assert not any("@rule" in path.read_text() for path in sources)
    assert cache.fingerprint(tmp_path) == before


def test_old_caches_are_cleaned(tmp_path):
    sources = tmp_path / "sources"
    sources.mkdir()
    for version in range(5):
        (sources / "a.py").write_text(str(version))
        newest = cache.use_cache(tmp_path / "cache", sources)
        os.utime(newest, (version, version))
    left = sorted((tmp_path / "cache").iterdir())
    assert newest in left
    assert len(left) == cache.KEPT


def test_caches_of_other_checkouts_that_are_at_work_stay(tmp_path):
    sources = tmp_path / "sources"
    sources.mkdir()
    for version in range(cache.KEPT + 3):
        (sources / "a.py").write_text(str(version))
        cache.use_cache(tmp_path / "cache", sources)
    assert len(list((tmp_path / "cache").iterdir())) == cache.KEPT + 3


def test_a_second_process_finds_the_compiled_rules_and_a_callee_may_be_an_entry_later(tmp_path):
    """The second process loads what the first compiled and compiles nothing.

    What was cached as part of another function is not taken for one that Python can call, in either of them.
    """
    program = (
        "from toy import GAME; from drovers.contract import Case; from drovers.core import playout, jit;"
        "states, fresh, out = Case(GAME, 2, {}).records(); random = jit.compiled(playout.random_match);"
        "random(states, 0, fresh, 1, jit.numbers(4), out); stats = random.stats;"
        "jit.compiled(playout.deal)(states, 0, fresh, 0);"
        "print(*(sum(found.values()) for found in (stats.cache_hits, stats.cache_misses)), end=' ');"
        "print(jit.compiled(playout.choices)(states, 0, out))"
    )
    environment = os.environ | {"DROVERS_CACHE": str(tmp_path), "PYTHONPATH": PATH}
    command = [sys.executable, "-c", program]
    runs = [subprocess.run(command, env=environment, capture_output=True, text=True) for _ in range(2)]
    assert [run.stdout.split() for run in runs] == [["0", "1", "3"], ["1", "0", "3"]], runs[0].stderr[-2000:]


def test_a_game_may_be_loaded_after_what_it_is_asked_with_was_compiled(tmp_path):
    program = (
        "import drovers; from drovers.core import jit, rules\n"
        "def whose(state): return rules.to_move(state)\n"
        "for name in ('tain', 'goats'):\n"
        "    print(jit.compiled(whose)(drovers.load(name).new(seed=1).state.record()[0]))"
    )
    (tmp_path / "late.py").write_text(program)  # numba keeps only what comes from a file
    environment = os.environ | {"DROVERS_CACHE": str(tmp_path), "PYTHONPATH": PATH}
    done = subprocess.run([sys.executable, tmp_path / "late.py"], env=environment, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "1\n1\n"), done.stderr[-2000:]


OTHER = """
import sys, numba
numba.__version__ = "0.99.0"
from drovers.core import compiler, dice
from drovers.core.jit import compiled
plain, fast = dice.new_dice(7), dice.new_dice(7)
assert [compiled(dice.below)(fast, 6) for _ in range(20)] == [dice.below(plain, 6) for _ in range(20)]
assert not compiler.FITTED and "drovers.core.callees" not in sys.modules
"""


def test_a_numba_nobody_knows_compiles_in_its_own_way(tmp_path):
    """`callees.py` reaches into its inner parts: another version must not need them."""
    environment = os.environ | {"XDG_CACHE_HOME": str(tmp_path)}
    done = subprocess.run([sys.executable, "-c", OTHER], env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr


def test_the_numba_that_is_installed_is_the_one_callees_are_made_for():
    assert jit.compiler().FITTED, "look whether core/callees.py fits it, and name it in core/compiler.py"
