"""`drovers perft GAME --depth N`: how many ways the first moves can go; a number to compare implementations by."""

from __future__ import annotations

import time
from typing import Annotated

import numpy as np
import typer
from rich.table import Table

from .. import games
from ..core import playout
from ..core.game import Game
from ..core.jit import compiled
from ..core.state import State
from .choices import GameName, Json, Lang, Options, Seats, SmallSeed, read_options
from .progress import Work
from .voice import Voice, columns


def command(
    game: GameName,
    depth: Annotated[int, typer.Option("--depth", metavar="N", min=1, help="opt-depth")] = 2,
    seats: Seats = None,
    options: Options = "",
    seed: SmallSeed = 0,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Counts sequences of moves from the deal."""
    voice = Voice(lang)
    chosen = games.load(game)
    start = chosen.new(seats, read_options(options), seed).state
    rows: list[dict[str, float]] = []
    with Work(voice, "compiling") as work:  # first, so that the clock measures play
        count(chosen, start, 1, work)
    for level in range(1, depth + 1):
        began = time.perf_counter()
        with Work(voice, "perft-work", depth=level) as work:
            nodes = count(chosen, start, level, work)
        rows.append({"depth": level, "nodes": nodes, "seconds": round(time.perf_counter() - began, 3)})
    if as_json:
        head = {"game": chosen.name, "seats": start.seats, "options": chosen.chosen(start), "seed": seed}
        voice.data(head | {"perft": rows})
    else:
        voice.show(drawn(rows, voice))


def drawn(rows: list[dict[str, float]], voice: Voice) -> Table:
    """The table of the counts, a line a depth."""
    table = columns(voice.says("perft", "depth", "nodes", "seconds"), words=0)
    for row in rows:
        table.add_row(*(voice.say("number", value=value) for value in row.values()))
    return table


def count(game: Game, start: State, depth: int, work: Work) -> int:
    """The sequences of that depth, first move by first move so that progress shows."""
    states = np.repeat(start.record(), depth + 1)
    outs = np.zeros((depth + 1, game.max_legal), np.int64)
    counts, nexts = np.zeros(depth + 1, np.int64), np.zeros(depth + 1, np.int64)
    first = np.zeros(game.max_legal, np.int64)
    total = 0
    moves = first[: compiled(playout.choices)(states, 0, first)].tolist()
    for move in work.through(moves):
        states[:] = start.record()
        compiled(playout.step)(states, 0, move, outs[0])
        total += compiled(playout.perft)(states, depth - 1, outs, counts, nexts)
    return total
