"""Matches as Parquet: one row a match, enough to play it again anywhere.

| column | type | what it holds |
|---|---|---|
| game, variant | string | the game's name; its versioned variant (`schotten_2p_v1`) |
| rules | int32 | the version of the rules: rows of another version are refused when read |
| seats | int8 | how many |
| options | string | the options, all of them, as JSON |
| seed | int64 | what the match was dealt from |
| players | list of string | who sat where |
| movers | list of int8 | which seat made each move |
| moves | list of int32 | the moves, as numbers of the game's move space |
| plies, opening | int32 | how many; how many of them, from the first, were drawn at random and not by the players |
| scores, places | list of int32, of int8 | points and places of the seats (1 is first, equal is shared) |
| ending | string | the rule that ended it |

The file's metadata hold `drovers` (the version of this layout) and `made_by`.  `read` gives rows, `replay` the match
of a row, `records` the records `drovers replay` shows, `decisions` what every mover saw and did.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .. import __version__
from ..core.jit import bound, compiled
from ..core.match import Match
from ..core.outcome import outcome
from . import drivers, rows
from .errors import ResearchError, framework
from .shape import observation_dtype
from .table import Table
from .variant import Variant, variant

LAYOUT = 2
FIRST = b"1"  # the layout before: it had no `opening`
GROUP = 2000  # rows written at a time


@dataclass(frozen=True)
class Row:
    """One match as a row of the dataset."""

    game: str
    variant: str
    rules: int
    seats: int
    options: str
    seed: int
    players: list[str]
    movers: list[int]
    moves: list[int]
    plies: int
    opening: int
    scores: list[int]
    places: list[int]
    ending: str


def row(of: Variant, seed: int, players: list[str], moves: list[tuple[int, int]], opening: int = 0) -> Row:
    """The row of a finished match of legal moves; what they lead to is found by playing them, compiled."""
    states, fresh = np.zeros(1, of.game.state.dtype), of.fresh()
    actions = np.array([[move for _, move in moves]], np.int64)
    compiled(rows.replay_rows)(states, fresh, np.array([seed]), actions, np.array([len(moves)]))
    end = outcome(of.game.state().read(states[0]), of.game.rule_id)
    if end is None:
        raise ResearchError("bad-table", path=of.name, problem=f"the match of seed {seed} is not over")
    return Row(
        game=of.game.name,
        variant=of.name,
        rules=of.game.version,
        seats=of.seats,
        options=json.dumps(of.game.chosen(of.game.state().read(states[0]))),
        seed=seed,
        players=players,
        movers=[seat for seat, _ in moves],
        moves=[move for _, move in moves],
        plies=len(moves),
        opening=min(opening, len(moves)),
        scores=list(end.scores),
        places=list(end.ranks),
        ending=end.reason,
    )


def schema() -> Any:
    """The columns, as Arrow types them."""
    arrow = framework("pyarrow")
    text, small = arrow.string(), arrow.int8()
    kinds = {
        "game": text, "variant": text, "rules": arrow.int32(), "seats": small, "options": text, "seed": arrow.int64(),
        "players": arrow.list_(text), "movers": arrow.list_(small), "moves": arrow.list_(arrow.int32()),
        "plies": arrow.int32(), "opening": arrow.int32(), "scores": arrow.list_(arrow.int32()),
        "places": arrow.list_(small), "ending": text,
    }  # fmt: skip
    return arrow.schema(kinds, metadata={"drovers": str(LAYOUT), "made_by": f"drovers {__version__}"})


def write(path: str | Path, matches: Iterable[Row]) -> int:
    """Writes matches as they come; returns how many."""
    arrow, parquet = framework("pyarrow"), framework("pyarrow.parquet")
    columns, count, waiting = schema(), 0, []
    with parquet.ParquetWriter(path, columns, compression="zstd") as writer:
        for one in matches:
            waiting.append(asdict(one))
            count += 1
            if len(waiting) == GROUP:
                writer.write_table(arrow.Table.from_pylist(waiting, columns))
                waiting = []
        if waiting:
            writer.write_table(arrow.Table.from_pylist(waiting, columns))
    return count


def resumed(
    path: Path, of: Variant, players: list[str], seeds: range, play: Callable[[int], Row], opening: int = 0
) -> Iterator[Row]:
    """The rows of these seeds, each noted beside the file as soon as it is played.

    What an earlier run had noted before it was cut off is taken from there; the notes go when all rows were taken.
    """
    wanted = (of.name, players, opening)
    notes = path.with_name(f"{path.name}.part")
    kept = {one.seed: one for one in _noted(notes) if (one.variant, one.players, one.opening) == wanted}
    with notes.open("a", encoding="utf-8") as file:
        for seed in seeds:
            one = kept.get(seed) or play(seed)
            if seed not in kept:
                file.write("\n" + json.dumps(asdict(one)))  # the line before may have been cut off
                file.flush()
            yield one
    notes.unlink()


def _noted(notes: Path) -> Iterator[Row]:
    """The whole lines of such notes."""
    for line in notes.read_text(encoding="utf-8").splitlines() if notes.exists() else ():
        try:
            yield Row(**json.loads(line))
        except (TypeError, ValueError):
            continue  # an empty line, half a one, or one of an older edition


def read(path: str | Path) -> Iterator[Row]:
    """The rows of a file; one that is no dataset of ours is refused."""
    arrow, parquet = framework("pyarrow"), framework("pyarrow.parquet")
    try:
        file = parquet.ParquetFile(path)
        layout = (file.schema_arrow.metadata or {}).get(b"drovers", b"?")
    except (OSError, arrow.ArrowInvalid) as error:
        raise ResearchError("bad-table", field="path", path=str(path), problem=str(error)) from None
    if layout not in (FIRST, str(LAYOUT).encode()) or not file.schema_arrow.equals(_columns(layout)):
        problem = f"its layout is {layout.decode()}, not {LAYOUT}"
        raise ResearchError("bad-table", field="path", path=str(path), problem=problem)
    for batch in file.iter_batches():
        for data in batch.to_pylist():
            yield Row(**({"opening": 0} | data))


def _columns(layout: bytes) -> Any:
    """The columns of a layout."""
    now = schema()
    return now.remove(now.get_field_index("opening")) if layout == FIRST else now


def replay(one: Row) -> Match:
    """The match of a row, played again through the checking door; refused if it does not lead to what the row says."""
    match = variant(one.variant).replayed(one.seed, list(zip(one.movers, one.moves, strict=True)))
    end = match.outcome
    if end is None or (list(end.scores), list(end.ranks), end.reason) != (one.scores, one.places, one.ending):
        problem = f"the match of seed {one.seed} ends otherwise"
        raise ResearchError("bad-table", path=one.variant, problem=problem)
    return match


def records(path: str | Path) -> Iterator[dict[str, Any]]:
    """The records of all matches: what `drovers replay` shows and `drovers verify` checks."""
    for one in read(path):
        yield replay(one).record() | {"players": one.players}


@dataclass(frozen=True)
class Decision:
    """What one mover saw, might have done and did, and how the match ended for it."""

    seat: int
    observation: NDArray[Any]
    action_mask: NDArray[np.int8]
    action: int
    reward: float


def decisions(one: Row, dtype: Any = np.int16) -> Iterator[Decision]:
    """The decisions of a match in order, one compiled call each."""
    of = variant(one.variant)
    table = Table(of, observation_dtype(dtype, of))
    beaten = [sum((p > mine) - (p < mine) for p in one.places) for mine in one.places]
    rewards = [count / (len(beaten) - 1) for count in beaten]
    view, mask = np.zeros(table.length, table.dtype), np.zeros(table.actions, np.int8)
    ends = (view, mask, table.out)
    begin = bound(drivers.begin, table.states, table.desk, table.fresh, 0, *ends)
    turn = bound(drivers.turn, table.states, table.desk, 0, 0, *ends)
    mover = begin(table.states, table.desk, table.fresh, one.seed, *ends)
    for seat, move in zip(one.movers, one.moves, strict=True):
        if seat != mover or not 0 <= move < table.actions or not mask[move]:
            raise ResearchError("bad-table", path=one.variant, problem=f"seat {seat} may not play {move}")
        yield Decision(seat, view.copy(), mask.copy(), move, rewards[seat])
        mover = turn(table.states, table.desk, seat, move, *ends)
