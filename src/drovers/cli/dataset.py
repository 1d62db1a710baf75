"""`drovers dataset GAME FILE`: matches of bots as Parquet with a data sheet beside it, and what is in such a file."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .. import games
from .choices import GameName, Json, Lang, Options, Seats, SmallSeed, read_options
from .datasheet import Sheet, Wanted
from .progress import Work
from .seating import read_bots
from .voice import Voice, misuse

if TYPE_CHECKING:
    from ..research.variant import Variant

Table = Annotated[Path, typer.Argument(metavar="FILE", help="arg-table")]
Names = Annotated[str, typer.Option("--bots", metavar="A,B,…", help="opt-dataset-bots")]
Count = Annotated[int, typer.Option("--games", metavar="N", min=1, help="opt-dataset-games")]
Opening = Annotated[int, typer.Option("--opening", metavar="N", min=0, help="opt-opening")]
Read = Annotated[bool, typer.Option("--read", help="opt-read")]


def command(
    game: GameName,
    file: Table,
    bots: Names = "random",
    count: Count = 1000,
    seats: Seats = None,
    options: Options = "",
    seed: SmallSeed = 0,
    opening: Opening = 0,
    read: Read = False,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Writes a dataset, or plays every match of one again."""
    voice = Voice(lang)
    try:
        if read:
            rows, moves = _replayed(game, file, voice)
        else:
            of = variant_of(game, seats, options)
            wanted = Wanted(of, _players(bots, of), range(seed, seed + count), opening)
            rows, moves = _written(file, wanted, voice)
    except ImportError as error:
        raise misuse("no-framework", problem=str(error)) from None
    if as_json:
        voice.data({"file": str(file), "games": rows, "moves": moves})
    else:
        voice.tell("dataset-read" if read else "dataset-written", file=str(file), games=rows, moves=moves)


def variant_of(game: str, seats: int | None, options: str) -> Variant:
    """The variant asked for."""
    from ..research.variant import variant

    return variant(games.load(game), seats, read_options(options))


def _written(file: Path, wanted: Wanted, voice: Voice) -> tuple[int, int]:
    from ..research import dataset
    from ..research.sparring import Sparring

    of, players, seeds, opening = wanted
    sheet, sparring = Sheet(wanted), Sparring(of, players, opening=opening)

    def play(seed: int) -> dataset.Row:
        return dataset.row(of, seed, players, sparring.match(seed), opening)

    def matches() -> Iterator[dataset.Row]:
        with Work(voice, "dataset-work", total=len(seeds)) as work:
            for row in work.through(dataset.resumed(file, of, players, seeds, play, opening)):
                sheet.note(row)
                yield row

    try:
        written = dataset.write(file, matches())
        file.with_suffix(".md").write_text(sheet.text(file), encoding="utf-8")
        return written, sum(sheet.plies)
    except OSError as error:
        raise misuse("not-written", file=str(file), problem=error.strerror or str(error)) from None


def _players(text: str, of: Variant) -> list[str]:
    """A name for every seat: the last one fills the rest."""
    names = read_bots(text, of.game)
    if not 1 <= len(names) <= of.seats:
        raise misuse("bad-bots", text=text, most=of.seats)
    return names + [names[-1]] * (of.seats - len(names))


def _replayed(game: str, file: Path, voice: Voice) -> tuple[int, int]:
    from ..research import dataset

    rows = moves = 0
    with Work(voice, "dataset-work") as work:
        for row in work.through(dataset.read(file)):
            if row.game != game:
                raise misuse("other-game", file=str(file), found=row.game, game=game)
            dataset.replay(row)
            rows, moves = rows + 1, moves + row.plies
    return rows, moves
