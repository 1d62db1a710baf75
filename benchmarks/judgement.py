"""`python -m benchmarks.judgement GAME --out FILE`: how true are chances, and do hints stay with ten times the tries?

Matches of the network, drawing, against `search3`.  At every so many decisions the network, a search, pondering and
analyses tell the mover's chances, which the result then judges (log loss; slope, 1 being right; whole matches drawn
again for the intervals); in some of them a hint is asked for, and once more with ten times its tries.  FILE has a line
a position, and the same command goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import drovers
from drovers.arena.sitting import Notes, play_out
from drovers.bots.foresight import Care
from drovers.bots.judges import judge_of
from drovers.bots.networks import Network
from drovers.bots.pondering import CARE, Pondering, caring
from drovers.bots.table import seat_bot
from drovers.bots.yardsticks import searching
from drovers.core import dice
from drovers.core.game import Game
from drovers.core.match import Sight

ITERATIONS = 300  # of the search
JUDGES = ("network", "search", "pondering", "analysis")
HINTS = 4  # times as many tries as in a match
AGAIN = 600  # times that matches are drawn


class Asked:
    """A bot that plays on while at every so many decisions its sight is judged, until the end of the match."""

    def __init__(self, bot: Any, every: int, first: int, hints: int):
        self.bot, self.every, self.count, self.hints = bot, every, first, hints
        self.network, self.pondering, self.told = Network(), Pondering(), list[dict[str, Any]]()

    def choose(self, sight: Sight, legal: list[int], rng: dice.Dice, budget: int = 0) -> int:
        self.count += len(legal) > 1
        unknown = len(legal) > 1 and self.count % self.every == 0
        if unknown and self.pondering.known(sight, legal, dice.new_dice(self.count)) is None:
            self.told.append(self.judged(sight, legal))
        return self.bot.choose(sight, legal, rng, budget)

    def judged(self, sight: Sight, legal: list[int]) -> dict[str, Any]:
        seat, care = int(sight.seat or 0), caring(sight.game.name, 2)
        found = self.pondering.study(sight, legal, dice.new_dice(self.count))
        searched = searching(sight, ITERATIONS).study(sight, dice.new_dice(self.count), ITERATIONS)
        told = {
            "seat": seat,
            "network": float(self.network.look(sight, legal)[1][0]),
            "search": float(searched.chances()[seat]),
            "pondering": found[0].chances[seat],
            "analysis": judge_of(sight).named(sight, self.count)[1][seat],
        }
        asked = self.hints and len(self.told) % self.hints == 0
        return told | (self.hinted(sight, legal, care.times(HINTS)) if asked else {})

    def hinted(self, sight: Sight, legal: list[int], care: Care) -> dict[str, Any]:
        """Whether ten times the tries would give the same hint, and what of the chances it gives up if not."""
        seat = int(sight.seat or 0)
        few = Pondering(care=care).study(sight, legal, dice.new_dice(self.count))
        many = Pondering(care=care.times(10)).study(sight, legal, dice.new_dice(self.count + 1))
        worths = {one.move: one.chances[seat] for one in many}
        lost = worths[many[0].move] - worths.get(few[0].move, 0.0)
        return {"same": few[0].move == many[0].move, "lost": lost}


def match(game: Game, seed: int, every: int, hints: int) -> Iterator[dict[str, Any]]:
    """What was told in the match of that seed, and how it went on."""
    bots = [Asked(bot, every, seed, hints) for bot in (Network(sharp=1.0), seat_bot("search3", compile=True))]
    bots = bots if seed % 2 else bots[::-1]
    ended = play_out(game, {}, seed, bots, Notes(2, 1e9))
    for told in [*bots[0].told, *bots[1].told]:
        yield told | {"seed": seed, "won": (ended.ranks[told["seat"]] == 1) / ended.ranks.count(1)}


def slope(chances: NDArray[np.float64], won: NDArray[np.float64]) -> float:
    """What the logits of these chances are to be multiplied with to be true (Newton's method)."""
    odds, found = np.log(chances / (1 - chances)), 1.0
    for _ in range(50):
        expected = 1 / (1 + np.exp(-found * odds))
        found += float(np.clip(((won - expected) * odds).sum() / (expected * (1 - expected) * odds**2).sum(), -1, 1))
    return found


def loss(chances: NDArray[np.float64], won: NDArray[np.float64]) -> float:
    return float(-(won * np.log(chances) + (1 - won) * np.log(1 - chances)).mean())


def report(rows: list[dict[str, Any]]) -> None:
    """Every judge's log loss and slope, and how often hints stay."""
    seeds, won = np.array([row["seed"] for row in rows]), np.array([row["won"] for row in rows])
    rng, known = np.random.default_rng(0), np.unique(seeds)
    places = [np.flatnonzero(seeds == seed) for seed in known]
    drawn = [np.concatenate([places[i] for i in rng.integers(len(known), size=len(known))]) for _ in range(AGAIN)]
    print(f"{len(rows)} positions of {len(known)} matches")
    for judge in JUDGES:
        told = np.clip([row[judge] for row in rows], 0.005, 0.995)
        low, high = np.percentile([slope(told[again], won[again]) for again in drawn], (2.5, 97.5))
        print(f"{judge}: log loss {loss(told, won):.3f}, slope {slope(told, won):.2f} ({low:.2f} … {high:.2f})")
    hints = [row for row in rows if "same" in row]
    if hints:
        stayed, near = np.mean([row["same"] for row in hints]), np.mean([row["lost"] <= 0.01 for row in hints])
        print(f"{len(hints)} hints: {stayed:.0%} as ten times the tries would, {near:.0%} give up a hundredth at most")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=sorted(CARE))
    parser.add_argument("--out", type=Path, required=True)
    parser.add_argument("--matches", type=int, default=30)
    parser.add_argument("--every", type=int, default=9, help="decisions between two that are judged")
    parser.add_argument("--hints", type=int, default=10, help="judged decisions between two hints; 0: none")
    parser.add_argument("--seed", type=int, default=81_000_001)
    asked = parser.parse_args()
    rows = [json.loads(line) for line in asked.out.read_text().splitlines()] if asked.out.exists() else []
    done = {row["seed"] for row in rows}
    for seed in range(asked.seed, asked.seed + asked.matches):
        if seed not in done:
            rows += (told := list(match(drovers.load(asked.game), seed, asked.every, asked.hints)))
            with asked.out.open("a") as file:
                file.writelines(json.dumps(row) + "\n" for row in told)
    report(rows)


if __name__ == "__main__":
    main()
