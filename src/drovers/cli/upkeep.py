"""`drovers upkeep`: what a server forgets and when, and how much of it there is now."""

from __future__ import annotations

from .choices import Lang
from .databases import Database, make_safe, named, telling_what_is_wrong
from .serve import Keep, keeping
from .voice import Voice, misuse


def command(database: Database = None, keep: Keep = None, lang: Lang = None) -> None:
    """Shows it, and changes nothing: the server does it every night."""
    from ..server.clock import now
    from ..server.store import engine
    from ..server.store.retention import due

    voice, kept = Voice(lang), keeping(keep or [])
    url = named(database)
    file = engine.file_of(url)
    if file and not file.exists():
        raise misuse("backup-nothing", database=make_safe(url))
    reading = engine.reader(url, 1)
    try:
        with telling_what_is_wrong(url), reading.connect() as connection:
            counts = due(connection, kept, now())
    finally:
        reading.dispose()
    for name, count in counts.items():
        voice.tell("upkeep-kind", kind=name, days=getattr(kept, name), count=count)
    voice.tell("upkeep-finished")
