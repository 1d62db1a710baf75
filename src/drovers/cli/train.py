"""`drovers train GAME`: a network learns a game by playing itself; the same command goes on where it stopped."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

from .. import games
from .arena import Deals, Workers
from .choices import GameName, Json, Lang, SmallSeed
from .seating import read_bots
from .voice import Voice, misuse

Minutes = Annotated[float, typer.Option("--minutes", metavar="M", min=0, help="opt-train-minutes")]
Out = Annotated[Path, typer.Option("--out", metavar="FOLDER", help="opt-train-out")]
Begin = Annotated[Path | None, typer.Option("--from", metavar="FILE", help="opt-train-from")]
Device = Annotated[str, typer.Option("--device", metavar="cpu|cuda", help="opt-train-device")]
Rows = Annotated[int | None, typer.Option("--rows", metavar="N", min=32, help="opt-train-rows")]
Against = Annotated[str, typer.Option("--against", metavar="A,B,…", help="opt-train-against")]


def command(
    game: GameName,
    minutes: Minutes = 10.0,
    out: Out = Path("training"),
    begin: Begin = None,
    device: Device = "",
    rows: Rows = None,
    against: Against = "greedy",
    deals: Deals = 40,
    workers: Workers = 1,
    seed: SmallSeed = 1,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Trains a network, measures it against other bots, and writes its model card."""
    voice = Voice(lang)
    if not find_spec("torch"):
        raise misuse("train-no-torch")
    from ..learn import card, gauntlet
    from ..learn.training import Training, chosen_device, settings_for

    where = chosen_device(device)
    chosen, others = games.load(game), read_bots(against, games.load(game))
    settings = settings_for(game, where, rows or 0, seed, later=begin is not None)
    training = Training(chosen, out, minutes, settings, where, workers, begin)

    def tell(key: str, **values: Any) -> None:
        if not as_json:
            voice.tell(key, **values)

    training.run(minutes * 60, lambda point: tell("train-point", **point))
    results = []
    for result in gauntlet.gauntlet(game, [f"network@{out / (game + '.net')}"], others, deals, workers=workers):
        results.append(result)
        tell("train-result", **{name: getattr(result, name) for name in ("against", "share", "error", "deals")})
    card.write(training, results)
    tell("train-written", folder=str(out))
    if as_json:
        voice.data(card.data(training, results))
