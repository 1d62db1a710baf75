"""Worlds that a mover thinks possible, in rows of their own, and what a game makes of them.

Written once for the processor and for CUDA.
"""

from __future__ import annotations

from typing import Any

from ..bots.foresight import measure, reopen
from ..core import dice, rules
from ..core.jit import rule
from ..core.playout import States
from ..core.state import Numbers


@rule
def imagine_row(states: States, k: int, source: States, row: int, seat: int, seed: int, rng: dice.Dice) -> None:
    """Row k becomes a world that this seat of a row elsewhere thinks possible, the same for the same seed.

    What others have chosen unseen there is taken back, as `bots/foresight.py` does.
    """
    states[k] = source[row]
    rules.veil(states[k], seat)
    dice.shake(rng, seed)
    rules.imagine(states[k], seat, rng)
    reopen(states[k], seat)


@rule
def imagine_part(
    low: int, high: int, states: States, source: States, rows: Numbers, movers: Numbers, seeds: Numbers, rng: dice.Dice
) -> None:
    """Makes worlds of the rows low..high-1."""
    for k in range(low, high):
        imagine_row(states, k, source, int(rows[k]), int(movers[k]), int(seeds[k]), rng)


@rule
def measure_row(states: States, k: int, values: Any, chances: Any) -> None:
    """The chances of every seat in row k by the game's own measure."""
    measure(states[k], values)
    for seat in range(states[k].seats):
        chances[k, seat] = values[seat]


@rule
def measure_part(low: int, high: int, states: States, values: Any, chances: Any) -> None:
    """Measures the rows low..high-1."""
    for k in range(low, high):
        measure_row(states, k, values, chances)
