"""`python -m simulation`: worlds from many seeds, until enough matches have been played or a law is broken.

`--seed N` runs single ones, one alone with all that happened in it; `--from N` goes on where an earlier run stopped;
`--break NAME` breaks the server on purpose, to see that it is found.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Iterable
from itertools import count, islice

from .broken import BREAKS, breaking
from .run import run, with_fixed_hashes
from .world import World

EVERY = 10.0  # seconds between two lines of progress


def chosen() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(prog="simulation", description=__doc__)
    parser.add_argument("--seed", type=int, nargs="+", metavar="SEED", help="these only; one alone: with all it did")
    parser.add_argument("--from", type=int, default=0, dest="first", metavar="SEED", help="the first of many")
    parser.add_argument("--matches", type=int, default=10_000, help="how many are enough")
    parser.add_argument("--seeds", type=int, help="how many seeds are enough")
    parser.add_argument("--break", choices=sorted(BREAKS), dest="broken", help="how the server is broken on purpose")
    return parser.parse_args()


def many(seeds: Iterable[int], options: argparse.Namespace) -> int:
    """One seed after the other."""
    began = told = time.time()
    tally: Counter[str] = Counter()
    for seed in seeds:
        try:
            world = run(seed)
        except Exception as problem:
            return failed(seed, tally["worlds"] + 1, problem, options)
        tally.update(world.tally, worlds=1, matches=len(world.laws.folds), entries=world.laws.row)
        if time.time() - told > EVERY:
            told = time.time()
            print(
                f"{tally['matches']} matches in {told - began:.0f} s; to go on from here: --from {seed + 1}", flush=True
            )
        if tally["matches"] >= options.matches:
            break
    print(f"no law was broken in {time.time() - began:.0f} s:", ", ".join(f"{n} {what}" for what, n in tally.items()))
    return 0


def failed(seed: int, tried: int, problem: Exception, options: argparse.Namespace) -> int:
    """What is wrong, what happened last, and how to see it again."""
    world: World = problem.world  # type: ignore[attr-defined]
    again = f" --break {options.broken}" if options.broken else ""
    print(*list(world.history)[-40:], sep="\n")
    print(f"\nseed {seed}, after {tried} worlds: {type(problem).__name__}: {problem}")
    print(f"see it again: make simulate ARGUMENTS='--seed {seed}{again}'")
    return 1


def one(seed: int) -> int:
    """All that happens in one world."""
    problem: Exception | None = None
    try:
        world = run(seed)
    except Exception as error:
        world, problem = error.world, error  # type: ignore[attr-defined]
    print(*world.history, sep="\n")
    print(f"seed {seed}: {problem or 'no law was broken'}; {world.digest.hexdigest()}")
    return 1 if problem else 0


def main() -> int:
    """Runs what is asked for; 1 if a law was broken."""
    options = chosen()
    with breaking(options.broken):
        if options.seed and len(options.seed) == 1:
            return one(options.seed[0])
        return many(options.seed or islice(count(options.first), options.seeds), options)


if __name__ == "__main__":
    with_fixed_hashes(sys.argv[1:])
    sys.exit(main())
