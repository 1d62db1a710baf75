"""`drovers play GAME`: a whole match in the terminal, with people at one screen or against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from .. import games
from ..core.match import Match
from .choices import Lang, Options, Seats, Seed, read_json, read_options, read_seed
from .seating import DEFAULT, players
from .session import Session
from .voice import Voice, misuse


def command(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="arg-play-game")] = None,
    seats: Seats = None,
    bots: Annotated[str | None, typer.Option("--bots", metavar="a,b,…", help="opt-bots")] = None,
    seat: Annotated[int, typer.Option("--seat", metavar="N", help="opt-mine")] = 0,
    options: Options = "",
    seed: Seed = None,
    spoken: Annotated[bool, typer.Option("--spoken", help="opt-spoken")] = False,
    load: Annotated[Path | None, typer.Option("--load", metavar="FILE", help="opt-load")] = None,
    lang: Lang = None,
) -> None:
    """Plays a match."""
    voice = Voice(lang)
    names: list[str] = []
    if load is not None:
        if seats is not None or options or seed is not None:
            raise misuse("play-decided", file=str(load))
        match, names = resumed(read_json(load), game)
    elif game is not None:
        match = games.load(game).new(seats, read_options(options), read_seed(seed))
    else:
        raise misuse("play-what", known=", ".join(games.names()))
    if bots is not None or len(names) != match.seats:
        names = players(match.seats, bots or DEFAULT, seat)
    Session(match, names, voice, load, spoken=spoken).run()


def resumed(data: dict[str, Any], game: str | None) -> tuple[Match, list[str]]:
    """The match a record or a position leads to, and who sat there if it says so."""
    name = str(data.get("game"))
    if game is not None and game != name:
        raise misuse("play-other", game=game, found=name)
    if "format" in data or "moves" in data:
        return games.replay(data), [str(one) for one in data.get("players", [])]
    return games.load(name).from_position(data), []
