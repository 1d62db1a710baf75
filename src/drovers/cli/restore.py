"""`drovers restore FILE`: what a backup holds, in an empty database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .choices import Lang
from .databases import Database, make_safe, named, telling_what_is_wrong
from .voice import Voice, misuse

Read = Annotated[Path, typer.Argument(metavar="FILE", help="arg-restore")]


def command(file: Read, database: Database = None, lang: Lang = None) -> None:
    """Fills an empty database."""
    from ..server.store.archive import BadArchive, NotEmpty, restore

    voice, url = Voice(lang), named(database)
    try:
        file.open("rb").close()
    except OSError as error:
        raise misuse("no-file", file=str(file), problem=error.strerror or str(error)) from None
    try:
        with telling_what_is_wrong(url):
            rows = restore(url, file)
    except BadArchive as error:
        raise misuse("restore-bad", file=str(file), problem=str(error)) from None
    except NotEmpty:
        raise misuse("restore-not-empty") from None
    except OSError as error:
        raise misuse("serve-read-only", database=make_safe(url), problem=error.strerror or str(error)) from None
    voice.tell("restore-done", rows=rows)
