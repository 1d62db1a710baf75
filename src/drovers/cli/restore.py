"""`drovers restore FILE`: what a backup holds, in an empty database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from .choices import Lang
from .serve import Database
from .voice import Voice, misuse

Read = Annotated[Path, typer.Argument(metavar="FILE", help="arg-restore")]


def command(file: Read, database: Database = None, lang: Lang = None) -> None:
    """Fills an empty database."""
    from ..server.settings import database_url
    from ..server.store.archive import BadArchive, NotEmpty, restore
    from ..server.store.engine import InUse

    voice = Voice(lang)
    url = database_url(database)
    try:
        rows = restore(url, file)
    except OSError as error:
        raise misuse("no-file", file=str(file), problem=error.strerror or str(error)) from None
    except BadArchive as error:
        raise misuse("restore-bad", file=str(file), problem=str(error)) from None
    except NotEmpty:
        raise misuse("restore-not-empty") from None
    except InUse as error:
        raise misuse("serve-in-use", file=str(error)) from None
    voice.tell("restore-done", rows=rows)
