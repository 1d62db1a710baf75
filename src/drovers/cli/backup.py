"""`drovers backup FILE`: everything a server keeps, in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .choices import Lang
from .serve import Database
from .voice import Voice, misuse

Written = Annotated[Path, typer.Argument(metavar="FILE", help="arg-backup")]


def command(file: Written, database: Database = None, lang: Lang = None) -> None:
    """Writes a backup; the server may run on."""
    from ..server.settings import database_url
    from ..server.store.archive import BadArchive, backup

    voice = Voice(lang)
    url = database_url(database)
    try:
        rows = backup(url, file)
    except BadArchive:
        raise misuse("backup-nothing", database=url) from None
    voice.tell("backup-done", rows=rows, file=str(file))
