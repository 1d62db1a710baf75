"""`python -m benchmarks.prospects [--write]`: what Schotten Totten's prospects say, fitted to results.

Two who take the move that leaves them the best prospects, of all moves, in a few worlds play matches; at every fourth
decision or so it is noted what each side can become, and how the match ended.  What a side is worth is then fitted so
that the chances of all stones together have the least log loss (L-BFGS), drawn towards what it was worth before, on all
matches but the last tenth, by which log losses are told.  With `--write` it becomes `prospects.toml`.

Who judges better plays better, and better matches teach more: so do it again.  10,000 matches take a core some eight
minutes to play and one to fit.
"""

from __future__ import annotations

import argparse
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
from scipy.optimize import minimize
from scipy.sparse import csr_array

import drovers
from drovers.bots.drawing import best
from drovers.bots.foresight import WORK, measure
from drovers.bots.search import judge
from drovers.bots.trying import MOST as LISTED
from drovers.bots.trying import Desk, imagined
from drovers.core import dice, playout, rules
from drovers.core.jit import compiled, rule
from drovers.games.schotten import prospects as text
from drovers.games.schotten import table as t
from drovers.games.schotten.chances import SURE, WON
from drovers.games.schotten.strength import SCALE

WORLDS, SLIPS, EVERY, MOST = 8, 20, 4, 24  # worlds looked at; random moves of a thousand; positions noted of a match
SETS, STONES = text.SETS, t.STONES
WORTH, POINT, AHEAD, TURN, SIZE = 0, 24 * SETS, 48 * SETS, 48 * SETS + 16 * SETS**2, 48 * SETS + 16 * SETS**2 + 16
SHAPES = {"worth": (SETS, 4, 6), "point": (SETS, 4, 6), "ahead": (SETS, SETS, 4, 4), "turn": (4, 4)}
UNITS = {"worth": 1000, "point": 100, "ahead": 1000, "turn": 1000}  # of a weight in prospects.toml
KEEP = 1e-3  # how much squares of changes count
SEEDS = 1 << 30  # of worlds
WON_ROWS = np.array([float(WON[row]) for row in range(1 << STONES)]) / 2


@rule
def note(world: t.State, values: Any, sides: Any, told: Any) -> None:
    """What is known of every stone, and what chances.py and prospects.py say of seat 0."""
    judge(world, values)
    told[0] = values[0]
    measure(world, values)
    told[1], told[2] = values[0], 1 - 2 * world.mover
    for stone in range(STONES):
        sides[stone, 0] = text.lead(world, stone, values)
        sides[stone, 0] = min(max(sides[stone, 0], -SURE - 1), SURE + 1)
        sides[stone, 1] = (world.owned[0] | world.owned[1] | world.proven[0] | world.proven[1]) >> stone & 1
        for seat in range(2):
            sides[stone, 2 + seat] = text.lacking(world, seat, stone)
            for some in range(SETS):
                sides[stone, 4 + seat * SETS + some] = values[text.place(seat, some, stone)]


@rule
def promising(desk: Desk, seat: int, count: int, listed: Any, seed: int, worths: Any) -> int:
    """Which of the listed moves leaves this seat the best prospects, in the same worlds for all."""
    for i in range(count):
        worths[i] = 0.0
    for world in range(WORLDS):
        imagined(desk, seat, seed + world)
        desk.states[2] = desk.states[1]
        for i in range(count):
            desk.states[1] = desk.states[2]
            rules.play(desk.states[1], seat, int(listed[i]))
            measure(desk.states[1], desk.values)
            worths[i] += desk.values[seat]
    return best(worths, count)


@rule
def played(
    match: Any, desk: Desk, values: Any, listed: Any, worths: Any, sides: Any, told: Any, rng: dice.Dice
) -> int:  # fmt: skip
    """Plays match[0], which is dealt, to its end; returns how many positions were noted."""
    world, noted = match[0], 0
    while rules.ending(world) == 0:
        seat = playout.next_seat(world)
        count = rules.legal(world, seat, listed)
        if count > 1 and world.phase == t.PLAY and noted < MOST and dice.below(rng, EVERY) == 0:
            note(world, values, sides[noted], told[noted])
            noted += 1
        at = dice.below(rng, count)
        if count > 1 and dice.below(rng, 1000) >= SLIPS:
            desk.states[0] = world
            rules.veil(desk.states[0], seat)
            at = promising(desk, seat, count, listed, dice.below(rng, SEEDS), worths)
        rules.play(world, seat, int(listed[at]))
    return noted


def positions(seed: int, matches: int) -> tuple[Any, Any, Any]:
    """What was noted in so many matches, and whether seat 0 won."""
    game, rng = drovers.load("schotten"), dice.new_dice(seed)
    legal, picks, looks = (np.zeros(size, np.int64) for size in (game.max_legal, LISTED + 1, LISTED + 1))
    desk = Desk(np.zeros(3, game.state.dtype), legal, picks, looks, np.zeros(2 + WORK), dice.new_dice(0))
    listed, worths, values = np.zeros(game.max_legal, np.int64), np.zeros(game.max_legal), np.zeros(2 + WORK)
    fresh, match = game.blank(2, {}).record(), np.zeros(1, game.state.dtype)
    all_sides, all_told, won = [], [], []
    for number in range(seed, seed + matches):
        sides, told = np.zeros((MOST, STONES, 4 + 2 * SETS), np.int16), np.zeros((MOST, 3))
        compiled(playout.deal)(match, 0, fresh, number)
        noted = compiled(played)(match, desk, values, listed, worths, sides, told, rng)
        wins = match[0]["wins"]
        won += noted * [(1 + np.sign(int(wins[0]) - int(wins[1]))) / 2]
        all_sides.append(sides[:noted])
        all_told.append(told[:noted])
    return np.concatenate(all_sides), np.concatenate(all_told), np.array(won)


def terms(sides: Any, movers: Any) -> csr_array:
    """A row a stone: how often each weight counts for seat 0."""
    sides = sides.reshape(-1, sides.shape[-1]).astype(np.int64)
    columns, amounts, rows = [], [], np.arange(len(sides))
    for seat, sign in ((0, 1), (1, -1)):
        missing, theirs = sides[:, 2 + seat], sides[:, 3 - seat]
        columns.append(TURN + 4 * missing + theirs)
        amounts.append(sign * (np.repeat(movers, STONES) == sign))
        for some in range(SETS):
            mine = sides[:, 4 + seat * SETS + some]
            kind = 24 * some + 6 * missing + np.where(mine < 0, 0, 1 + mine // SCALE)
            columns += [WORTH + kind, POINT + kind]
            amounts += [np.full(len(mine), sign), sign * np.where(mine < 0, 0, mine % SCALE) / 10]
            for others in range(SETS):
                ahead = 2 * (mine - sides[:, 4 + (1 - seat) * SETS + others]) + (missing == 0) * 1 - (theirs == 0)
                columns.append(AHEAD + 16 * (SETS * some + others) + 4 * missing + theirs)
                amounts.append(sign * np.sign(ahead))
    each = len(columns)
    indices, data = np.stack(columns, 1).ravel(), np.stack(amounts, 1).ravel().astype(float)
    return csr_array((data, indices, np.append(rows, len(rows)) * each), (len(rows), SIZE))


def together(odds: Any) -> tuple[Any, Any]:
    """The chances of seat 0 where stones fall to it so likely, and how fast they grow with each stone's."""
    levels, slopes = [np.broadcast_to(WON_ROWS, (len(odds), len(WON_ROWS)))], np.zeros_like(odds)
    for stone in range(STONES - 1, -1, -1):
        low, high = np.split(levels[-1], 2, axis=1)
        levels.append(low + odds[:, stone, None] * (high - low))
    weights = np.ones((len(odds), 1))
    for stone in range(STONES):
        low, high = np.split(levels[STONES - stone - 1], 2, axis=1)
        slopes[:, stone] = (weights * (high - low)).sum(1)
        weights = np.concatenate([weights * (1 - odds[:, stone, None]), weights * odds[:, stone, None]], 1)
    return levels[-1][:, 0], slopes


def fitted(sides: Any, movers: Any, won: Any, steps: int) -> Any:
    """The weights of least log loss, drawn towards those there are."""
    before = present()
    matrix, known = terms(sides, movers), sides[:, :, 1] > 0
    leads = sides[:, :, 0] / 1000

    def loss_of(weights: Any) -> tuple[float, Any]:
        odds = 1 / (1 + np.exp(-np.where(known, leads, (matrix @ weights).reshape(leads.shape))))
        parts = [together(some) for some in np.array_split(odds, max(1, len(odds) // 5000))]
        chances = np.clip(np.concatenate([part[0] for part in parts]), 0.002, 0.998)
        steep = (chances - won) / (chances * (1 - chances)) / len(won)
        slopes = steep[:, None] * np.concatenate([part[1] for part in parts]) * odds * (1 - odds) * ~known
        change = weights - before
        return loss(chances, won) + KEEP * (change**2).sum(), matrix.T @ slopes.ravel() + 2 * KEEP * change

    return minimize(loss_of, before, jac=True, method="L-BFGS-B", options={"maxiter": steps}).x


def chances_by(weights: Any, sides: Any, movers: Any) -> Any:
    """What weights say of these positions."""
    leads = np.where(sides[:, :, 1] > 0, sides[:, :, 0] / 1000, (terms(sides, movers) @ weights).reshape(-1, STONES))
    return np.concatenate([together(some)[0] for some in np.array_split(1 / (1 + np.exp(-leads)), 20)])


def loss(chances: Any, won: Any) -> float:
    chances = np.clip(chances, 0.002, 0.998)
    return float(-(won * np.log(chances) + (1 - won) * np.log(1 - chances)).mean())


def path() -> Path:
    return drovers.load("schotten").folder / "prospects.toml"


def present() -> Any:
    """The weights as prospects.toml has them."""
    held = tomllib.loads(path().read_text(encoding="utf-8"))
    return np.concatenate([np.array(held[name]).ravel() / UNITS[name] for name in SHAPES])


def written(weights: Any) -> str:
    """The weights as prospects.toml has them: thousandths of a logit, of a point of the total too."""
    lines = []
    for (name, shape), part in zip(SHAPES.items(), np.split(weights, (POINT, AHEAD, TURN)), strict=True):
        rows = np.rint(UNITS[name] * part).astype(int).reshape(shape)
        lines.append(f"{name} = [\n{''.join(f'  {row.tolist()},{chr(10)}' for row in rows)}]\n")
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=183_000_000)
    parser.add_argument("--steps", type=int, default=60)
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    sides, told, won = positions(asked.seed, asked.matches)
    last = len(won) * 9 // 10
    weights = fitted(sides[:last], told[:last, 2], won[:last], asked.steps)
    print(f"{last} positions fitted; log loss on the other {len(won) - last}:")
    anew = chances_by(weights, sides[last:], told[last:, 2])
    for name, chances in (("chances.py", told[last:, 0]), ("prospects.py", told[last:, 1]), ("as fitted now", anew)):
        print(f"{name} {loss(chances, won[last:]):.4f}")
    if asked.write:
        path().write_text(written(weights), encoding="utf-8")


if __name__ == "__main__":
    main()
