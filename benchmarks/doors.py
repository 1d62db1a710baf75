"""`python -m benchmarks.doors [--write docs/research.md]`: the research doors beside their peers, all in one run.

Measures ours for every game (or those named with `--games a,b`), then every peer that is installed, prints the tables
and puts them between the marks of the page.
"""

from __future__ import annotations

import argparse
import os
import platform
import random
import re
import subprocess
import time
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

import drovers
from drovers.contract import Case
from drovers.research.shape import NARROWEST
from drovers.research.variant import Variant, variant
from drovers.research.vector import Matches

from . import peers, speed

SECONDS, SIZE = 2.0, 4096
MARKS = re.compile(r"(<!-- bench-peers -->\n).*?(<!-- end -->)", re.DOTALL)


def vector(of: Variant, threads: int, dtype: object) -> float:
    """Steps of a batch with masks (and observations); the random actions are drawn too, outside the clock."""
    batch, rng = Matches(of, SIZE, dtype=dtype, threads=threads), np.random.default_rng(0)
    batch.reset(seed=1)
    for _ in range(30):
        batch.step(batch.sample(rng))
    clock = time.process_time if threads == 1 else time.perf_counter
    decisions, spent = 0, 0.0
    while spent < SECONDS:
        actions = batch.sample(rng)
        start = clock()
        batch.step(actions)
        spent += clock() - start
        decisions += SIZE
    batch.close()
    return decisions / spent


def aec(of: Variant, own: bool) -> float | None:
    """The AEC environment by PettingZoo's own loop, with its sampler or with our own choice by the mask."""
    try:
        from drovers.research import pettingzoo
    except ImportError:
        return None
    env, choose = pettingzoo.env(of), random.Random(1).random

    def chosen(agent: str, mask: NDArray[np.int8]) -> int:
        legal = mask.nonzero()[0]
        return int(legal[int(choose() * len(legal))])

    return peers.aec_loop(env, SECONDS, chosen) if own else peers.aec_steps(env, SECONDS)


def spiel(of: Variant, tensors: bool) -> float | None:
    """The OpenSpiel game stepped from Python, with or without the mover's tensor by OpenSpiel's observer."""
    try:
        from drovers.research import openspiel
    except ImportError:
        return None
    import pyspiel
    from open_spiel.python.observation import make_observation

    game = pyspiel.load_game(openspiel.short_name(of.game))
    observer = make_observation(game)
    if not tensors:
        return peers.spiel_steps(game, SECONDS)
    return peers.spiel_steps(game, SECONDS, lambda state: observer.set_from(state, state.current_player()))


OURS = (
    ("compiled playouts, 1 core", lambda of: speed.playouts(Case(of.game, of.seats, of.options))),
    ("vector, masks, 1 thread", lambda of: vector(of, 1, None)),
    ("vector, masks and observations, 1 thread", lambda of: vector(of, 1, NARROWEST)),
    ("vector, masks and observations, 2 threads", lambda of: vector(of, 2, NARROWEST)),
    ("PettingZoo AEC", lambda of: aec(of, False)),
    ("PettingZoo AEC, actions not by its sampler", lambda of: aec(of, True)),
    ("OpenSpiel game", lambda of: spiel(of, False)),
    ("OpenSpiel game with tensors", lambda of: spiel(of, True)),
)


def measured(names: list[str]) -> list[tuple[str, str, float | None]]:
    rows = []
    for name in names:
        of = variant(name)
        for door, measure in OURS:
            rows.append((door, of.name, measure(of)))
            print(*rows[-1], flush=True)
    for peer, game, measure in peers.PEERS:
        rows.append((peer, game, measure()))
        print(*rows[-1], flush=True)
    return rows


def table(rows: list[tuple[str, str, float | None]]) -> list[str]:
    """Our doors with a column a game, then every peer with the games it was measured on."""
    rates = {(what, game): f"{rate:,.0f}" if rate else "not installed" for what, game, rate in rows}
    ours = [door for door, _ in OURS]
    games = list(dict.fromkeys(game for what, game, _ in rows if what in ours))
    lines = [f"| ours | {' | '.join(games)} |", "|---" * (len(games) + 1) + "|"]
    lines += [f"| {' | '.join([door, *(rates[door, game] for game in games)])} |" for door in ours]
    lines += ["", "| peers | game | decisions/s |", "|---|---|---|"]
    return lines + [f"| {what} | {game} | {rates[what, game]} |" for what, game, _ in rows if what not in ours]


def page(rows: list[tuple[str, str, float | None]]) -> str:
    """The tables as Markdown, with the machine and the load they were measured under."""
    lines = table(rows)
    commit = subprocess.run(["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True).stdout.strip()
    load = " / ".join(f"{value:.1f}" for value in os.getloadavg())
    facts = f"{os.cpu_count()} cores ({platform.machine()}), Python {platform.python_version()}, commit {commit or '?'}"
    lines += ["", f"Measured {time.strftime('%Y-%m-%d')} in one run on {facts}; load of the machine {load}."]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(drovers.names()), type=lambda text: text.split(","))
    parser.add_argument("--write", type=Path)
    asked = parser.parse_args()
    text = page(measured(asked.games))
    print(text)
    if asked.write:
        old = asked.write.read_text(encoding="utf-8")
        asked.write.write_text(MARKS.sub(lambda found: found[1] + text + found[2], old), encoding="utf-8")


if __name__ == "__main__":
    main()
