"""`drovers simulate GAME`: many random matches, compiled, and what became of them."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Annotated, Any

import numpy as np
import typer
from numpy.typing import NDArray
from rich.table import Table
from rich.text import Text

from .. import games
from ..core import dice, playout
from ..core.game import Game
from ..core.jit import compiled
from ..core.state import State
from .choices import GameName, Json, Lang, Options, Seats, SmallSeed, read_options
from .progress import Work
from .voice import Voice, columns

CHUNK = 500  # matches played by one compiled call: small enough for the bar to move


def command(
    game: GameName,
    seats: Seats = None,
    options: Options = "",
    count: Annotated[int, typer.Option("--games", metavar="N", min=1, help="opt-games")] = 10_000,
    seed: SmallSeed = 0,
    check: Annotated[bool, typer.Option("--check", help="opt-check")] = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Plays random matches and counts."""
    voice = Voice(lang)
    chosen = games.load(game)
    blank = chosen.blank(seats, read_options(options))
    tally = Tally(chosen, blank.seats, check)
    with voice.err.status(voice.say("compiling")):  # first, so that the clock measures play
        next(chunks(chosen, blank, 1, seed, check))
    seconds = tally.gather(chunks(chosen, blank, count, seed, check), Work(voice, "simulate-work", total=count))
    data = {"game": chosen.name, "seats": blank.seats, "options": chosen.chosen(blank), "seed": seed}
    data |= tally.to_dict(seconds)
    if as_json:
        voice.data(data)
    else:
        show(data, chosen, voice)
    if tally.flaws:
        raise typer.Exit(1)


@dataclass
class Chunk:
    """Some finished matches: how long each was, how it ended and how the seats stood."""

    seed: int
    plies: NDArray[np.int32]
    flaws: NDArray[np.int64]
    endings: NDArray[np.int64]
    standings: NDArray[np.int64]
    scores: NDArray[np.int64]


def chunks(game: Game, blank: State, count: int, seed: int, check: bool) -> Iterator[Chunk]:
    """Random matches from seeds seed, seed+1, … in chunks."""
    fresh = blank.record()
    out, rng = np.zeros(game.max_legal, np.int64), dice.new_dice(0)
    for first in range(0, count, CHUNK):
        size = min(CHUNK, count - first)
        states = np.zeros(size, game.state.dtype)
        table = np.zeros((size, blank.seats), np.int64)
        ints = np.zeros(size, np.int64)
        chunk = Chunk(seed + first, np.zeros(size, np.int32), ints, ints.copy(), table, table.copy())
        if check:
            compiled(playout.checked)(states, fresh, chunk.seed, rng, out, chunk.plies, chunk.flaws)
        else:
            compiled(playout.playouts)(states, fresh, chunk.seed, rng, out, chunk.plies)
        compiled(playout.results)(states, chunk.endings, chunk.standings, chunk.scores)
        yield chunk


@dataclass
class Tally:
    """What became of all matches so far."""

    game: Game
    seats: int
    checked: bool
    plies: list[NDArray[np.int32]] = field(default_factory=list)
    alone: Counter[int] = field(default_factory=Counter)
    shared: Counter[int] = field(default_factory=Counter)
    points: Counter[int] = field(default_factory=Counter)
    endings: Counter[int] = field(default_factory=Counter)
    flaws: list[dict[str, Any]] = field(default_factory=list)

    def gather(self, found: Iterator[Chunk], work: Work) -> float:
        """Counts chunk after chunk, and shows how fast they come; the seconds that took."""
        began = time.perf_counter()
        with work:
            for chunk in found:
                self.add(chunk)
                rate = round(self.moves / (time.perf_counter() - began))
                work.step(len(chunk.plies), work.voice.say("simulate-rate", rate=rate))
        return time.perf_counter() - began

    def add(self, chunk: Chunk) -> None:
        """Counts a chunk; a match left at a flaw counts only as flawed."""
        for k in np.flatnonzero(chunk.flaws):
            where, key, _ = self.game.flaws[int(chunk.flaws[k])]
            self.flaws.append({"seed": chunk.seed + int(k), "ply": int(chunk.plies[k]), "field": where, "flaw": key})
        sound = chunk.flaws == 0
        self.plies.append(chunk.plies[sound])
        self.endings.update(chunk.endings[sound].tolist())
        first = chunk.standings[sound] == chunk.standings[sound].max(axis=1, keepdims=True)
        single = first.sum(axis=1) == 1
        for seat in range(self.seats):
            self.alone[seat] += int((first[:, seat] & single).sum())
            self.shared[seat] += int((first[:, seat] & ~single).sum())
            self.points[seat] += int(chunk.scores[sound][:, seat].sum())

    @property
    def moves(self) -> int:
        """How many moves have been made."""
        return sum(int(plies.sum()) for plies in self.plies)

    def to_dict(self, seconds: float) -> dict[str, Any]:
        """Everything counted, as data."""
        plies = np.concatenate(self.plies)
        games = len(plies) or 1
        return {
            "games": len(plies),
            "moves": self.moves,
            "seconds": round(seconds, 3),
            "moves_per_second": round(self.moves / seconds),
            "plies": {"mean": round(self.moves / games, 2), "min": int(plies.min()), "max": int(plies.max())}
            if len(plies)
            else None,
            "wins": [self.alone[seat] for seat in range(self.seats)],
            "shared_wins": [self.shared[seat] for seat in range(self.seats)],
            "mean_points": [round(self.points[seat] / games, 2) for seat in range(self.seats)],
            "endings": {self.game.rule_id(number): n for number, n in self.endings.most_common()},
            "flaws": self.flaws if self.checked else None,
        }


def show(data: dict[str, Any], game: Game, voice: Voice) -> None:
    """The counts as a person reads them."""
    rates = {"games": data["games"], "moves": data["moves"], "seconds": data["seconds"]}
    voice.tell("simulate-speed", **rates, rate=data["moves_per_second"])
    if data["plies"]:
        voice.tell("simulate-lengths", **data["plies"])
    voice.show("", wins_table(data, voice), "")
    for rule, number in data["endings"].items():
        share = voice.say("percent", value=number / data["games"])
        voice.fact(f"{share:>7}", f"{game.words.say(voice.lang, f'end-{rule}')} ({rule})")
    if data["flaws"] is not None:
        voice.show("")
        voice.tell("simulate-sound" if not data["flaws"] else "simulate-flawed", count=len(data["flaws"]))
    for flaw in (data["flaws"] or [])[:10]:
        where = voice.say("simulate-flaw", seed=str(flaw["seed"]), ply=flaw["ply"], field=flaw["field"])
        voice.show(Text(f"{where} {game.words.say(voice.lang, flaw['flaw'])}", "red"))


def wins_table(data: dict[str, Any], voice: Voice) -> Table:
    """A line for every seat."""
    table = columns(voice.says("simulate", "seat", "wins", "shared", "points"))
    for seat, wins in enumerate(data["wins"]):
        shares = [voice.say("percent", value=n / (data["games"] or 1)) for n in (wins, data["shared_wins"][seat])]
        points = voice.say("number", value=data["mean_points"][seat])
        table.add_row(voice.say("seat", seat=seat), *shares, points)
    return table
