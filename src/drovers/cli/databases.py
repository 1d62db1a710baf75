"""The database a command is pointed at; what is wrong with it is said in a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import typer

from .voice import misuse

Database = Annotated[str | None, typer.Option("--database", metavar="URL", help="opt-database")]


def named(given: str | None) -> str:
    """Its address; what names none, or one of a kind we do not know, is refused."""
    from ..server.settings import database_url
    from ..server.store.fitness import is_address

    url = database_url(given)
    if not is_address(url):
        raise misuse("bad-database", database=make_safe(url))
    return url


@contextmanager
def telling_what_is_wrong(url: str) -> Iterator[None]:
    """Whatever the database does not do meanwhile."""
    from ..server.store import fitness
    from ..server.store.engine import InUse, file_of

    file = file_of(url)
    try:
        with fitness.judged(url):
            yield
    except InUse as error:
        raise misuse("serve-in-use", file=str(error)) from None
    except fitness.Unfit as error:
        aside = str(fitness.spare_copy(file)) if file else ""
        database = str(file) if file else make_safe(url)
        raise misuse(f"serve-{error.kind}", database=database, problem=error.problem, aside=aside) from None


def check(url: str) -> None:
    """Refuses a database another server uses, or that nobody can serve from, before anything else is begun."""
    from ..server.store import fitness
    from ..server.store.engine import check_free, file_of

    with telling_what_is_wrong(url):
        try:
            check_free(url)
        except OSError as error:
            raise misuse("serve-read-only", database=str(file_of(url)), problem=error.strerror or str(error)) from None
        fitness.check(url)


def make_safe(url: str) -> str:
    """An address without the password in it."""
    head, _, tail = url.rpartition("@")
    return f"{head.rpartition(':')[0]}@{tail}" if ":" in head.partition("://")[2] else url
