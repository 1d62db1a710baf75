"""`drovers lab GAME`: many matches of one bot against itself, and how balanced seats, options and pieces are."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.text import Text

from .. import games
from ..arena.words import heads
from ..bots.table import seat_bot
from ..core.game import Game
from ..lab.balance import Balance
from ..lab.report import GLANCE, WORDS, crash, glance_rows, page
from ..lab.study import Study
from ..lab.variants import Variant, variants
from .arena import Ray, Workers
from .choices import GameName, Json, Lang, SmallSeed, Variants, read_options, read_variants
from .progress import Work
from .voice import Voice, columns, misuse

SeatCounts = Annotated[str, typer.Option("--seats", metavar="N,M,…", help="opt-lab-seats")]
Matches = Annotated[int, typer.Option("--matches", metavar="N", min=1, help="opt-matches")]
Player = Annotated[str, typer.Option("--bot", metavar="NAME", help="opt-lab-bot")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FILE", help="opt-lab-out")]


def command(
    game: GameName,
    seats: SeatCounts = "",
    options: Variants = "",
    matches: Matches = 100,
    bot: Player = "greedy",
    workers: Workers = 1,
    ray: Ray = "",
    seed: SmallSeed = 0,
    out: Out = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Studies the balance of a game."""
    voice = Voice(lang)
    chosen = games.load(game)
    seat_bot(bot, chosen)
    study = Study(chosen.name, bot, _variants(chosen, seats, options), matches, seed)
    with Work(voice, "arena-work", total=len(study.variants) * matches) as work:
        balances = study.balances(work.through(study.watched(workers, ray)))
    if out:
        _write(study, balances, out, voice)
    if as_json:
        voice.data(study.to_dict(balances))
    else:
        show(balances, voice)
        voice.show(*(Text(text, "red") for text in crash(study, balances, voice.lang)))


def _variants(game: Game, seats: str, options: str) -> list[Variant]:
    """What is asked for: with several values of an option just those, else every other value of every option."""
    try:
        counts = [int(count) for count in seats.split(",")] if seats else list(game.seats)
    except ValueError:
        raise misuse("bad-seat-counts", text=seats) from None
    if "|" not in options:
        return variants(game, counts, read_options(options))
    chosen = [(count, read_variants(game, count, options)) for count in counts]
    several = len(counts) > 1
    return [
        Variant(f"{name}, seats={count}" if several else name, count, given)
        for count, found in chosen
        for name, given in found.items()
    ]


def _write(study: Study, balances: list[Balance], out: Path, voice: Voice) -> None:
    """The page, and everything as data beside it."""
    out.parent.mkdir(parents=True, exist_ok=True)
    out.write_text(page(study, balances, voice.lang), encoding="utf-8")
    data = out.with_suffix(".json")
    data.write_bytes(msgspec.json.format(msgspec.json.encode(study.to_dict(balances))))
    voice.err.print(Text(voice.say("lab-written", page=str(out), data=str(data)), "dim"))


def show(balances: list[Balance], voice: Voice) -> None:
    """Shows every variant in one line: the figures looked at first."""
    drawn = columns(heads(WORDS, voice.lang, *GLANCE))
    for row in glance_rows(balances, voice.lang):
        drawn.add_row(*row)
    voice.show(drawn)
