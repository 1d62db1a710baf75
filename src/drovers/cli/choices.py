"""What several commands share: arguments, options, and how they are read.  Help texts are keys of the catalogue."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Annotated, Any

import typer

from ..core.game import Game
from .voice import misuse

GameName = Annotated[str, typer.Argument(metavar="GAME", help="arg-game")]
FileName = Annotated[Path, typer.Argument(metavar="FILE", help="arg-file")]
Seats = Annotated[int | None, typer.Option("--seats", metavar="N", help="opt-seats")]
Options = Annotated[str, typer.Option("--options", metavar="k=v,…", help="opt-options")]
Variants = Annotated[str, typer.Option("--options", metavar="k=v|w,…", help="opt-variants")]
Seed = Annotated[str | None, typer.Option("--seed", metavar="S", help="opt-seed")]
SmallSeed = Annotated[int, typer.Option("--seed", metavar="S", min=0, help="opt-small-seed")]
Seat = Annotated[int | None, typer.Option("--seat", metavar="N", help="opt-seat")]
Lang = Annotated[str | None, typer.Option("--lang", metavar="fr|en", help="opt-lang")]
Json = Annotated[bool, typer.Option("--json", help="opt-json")]


def read_options(text: str) -> dict[str, str]:
    """`name=value,name=value` as a dict; the game judges names and values."""
    given = {}
    for part in filter(None, (part.strip() for part in text.split(","))):
        name, equals, value = part.partition("=")
        if not equals or not value:
            raise misuse("bad-options", text=part)
        given[name.strip()] = value.strip()
    return given


def read_variants(game: Game, seats: int | None, text: str) -> dict[str, dict[str, Any]]:
    """`name=value|value,…` as the options of every choice among the values, each under the name of what was chosen."""
    several = {name: values.split("|") for name, values in read_options(text).items()}
    variants = {}
    for chosen in itertools.product(*several.values()):
        given = dict(zip(several, chosen, strict=True))
        name = ", ".join(f"{name}={value}" for name, value in given.items() if len(several[name]) > 1)
        variants[name] = game.chosen(game.blank(seats, given))
    return variants


def read_seed(text: str | None) -> int | str | None:
    """A seed as people type it: digits are a number, unless they are the 64 of a whole key."""
    if text is None:
        return None
    return int(text) if text.isdecimal() and len(text) < 64 else text


def read_json(path: Path) -> dict[str, Any]:
    """The object a JSON file holds."""
    try:
        value = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise misuse("no-file", file=str(path), problem=error.strerror or str(error)) from None
    except (ValueError, RecursionError) as error:
        raise misuse("no-json", file=str(path), problem=str(error)) from None
    if not isinstance(value, dict):
        raise misuse("no-object", file=str(path))
    return value
