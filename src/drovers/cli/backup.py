"""`drovers backup FILE`: everything a server keeps, in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from .choices import Lang
from .databases import Database, make_safe, named, telling_what_is_wrong
from .voice import Voice, misuse

Written = Annotated[Path, typer.Argument(metavar="FILE", help="arg-backup")]


def command(file: Written, database: Database = None, lang: Lang = None) -> None:
    """Writes a backup; the server may run on."""
    from ..server.store.archive import BadArchive, backup
    from ..server.store.engine import file_of

    voice, url = Voice(lang), named(database)
    kept = file_of(url)
    try:
        if kept and not kept.exists():
            raise BadArchive(url)
        with telling_what_is_wrong(url):
            rows = backup(url, file)
    except BadArchive:
        raise misuse("backup-nothing", database=make_safe(url)) from None
    except OSError as error:
        raise misuse("not-written", file=str(file), problem=error.strerror or str(error)) from None
    voice.err.print(Text(voice.say("backup-done", rows=rows, file=str(file))))  # the backup may go to the other stream
