"""The command line: one file a command."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from .. import __version__
from . import (
    analyse,
    arena,
    backup,
    bots,
    browser,
    dataset,
    games,
    lab,
    perft,
    play,
    position,
    replay,
    restore,
    rules,
    serve,
    simulate,
    site,
    train,
    upkeep,
    verify,
)
from .front import Front

app = typer.Typer(
    name="drovers", cls=Front, add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="rich"
)


def _version(wanted: bool) -> None:
    if wanted:
        print(f"drovers {__version__}")
        raise typer.Exit


@app.callback()
def drovers(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="opt-version", show_default=False)
    ] = False,
) -> None:
    """Everything starts here; `front` puts the sentences in."""


COMMANDS = (
    games,
    rules,
    play,
    browser,
    serve,
    site,
    replay,
    verify,
    position,
    analyse,
    simulate,
    perft,
    bots,
    arena,
    lab,
    dataset,
    train,
)

for module in (*COMMANDS, backup, restore, upkeep):
    app.command(module.__name__.rpartition(".")[2])(module.command)


def main() -> None:
    """The entry point `drovers`."""
    sys.path.append(os.getcwd())  # a bot of one's own may lie in the folder one works in
    app()
