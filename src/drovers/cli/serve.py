"""`drovers serve`: the games in the browser."""

from __future__ import annotations

import socket
from typing import Annotated, Any

import typer

from .choices import Lang
from .voice import Voice, misuse

Database = Annotated[str | None, typer.Option("--database", metavar="URL", help="opt-database", show_default=False)]
LEVELS = ("debug", "info", "warning", "error")


def command(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="opt-host", show_default=False)] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", min=0, help="opt-port", show_default=False)] = 8000,
    database: Database = None,
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL", help="opt-origin")] = None,
    proxy: Annotated[list[str] | None, typer.Option("--proxy", metavar="ADDRESS", help="opt-proxy")] = None,
    workers: Annotated[
        int, typer.Option("--workers", metavar="N", min=0, help="opt-bot-workers", show_default=False)
    ] = 0,
    log: Annotated[str, typer.Option("--log", metavar="LEVEL", help="opt-log", show_default=False)] = "info",
    lang: Lang = None,
) -> None:
    """Serves until it is told to stop."""
    from ..server.logs import use_lines
    from ..server.serving import Serving
    from ..server.settings import Settings
    from ..server.store.engine import InUse, check_free

    voice = Voice(lang)
    if log not in LEVELS:
        raise misuse("bad-log", level=log, known=", ".join(LEVELS))
    given = {"database": database, "bot_workers": workers}
    chosen: dict[str, Any] = {name: value for name, value in given.items() if value}
    settings = Settings(origins=tuple(origin or ()), proxies=trusted(proxy or []), **chosen)
    try:
        check_free(settings.url)
    except InUse as error:
        raise misuse("serve-in-use", file=str(error)) from None
    door = listening(host, port)
    use_lines(log.upper())
    voice.tell("serve-ready", url=f"http://{host}:{door.getsockname()[1]}")
    Serving(settings).run(door)


def trusted(named: list[str]) -> tuple[str, ...]:
    """The proxies that are believed: addresses or networks, never everybody."""
    from ..server.site import Proxies

    addresses = tuple(part for one in named for part in one.split(",") if part.strip())
    try:
        Proxies(addresses)
    except ValueError as error:
        raise misuse("serve-proxy", problem=str(error)) from None
    return addresses


def listening(host: str, port: int) -> socket.socket:
    """The door, open before anything else is begun: a taken port is said at once."""
    try:
        return socket.create_server((host, port), reuse_port=False, backlog=2048)
    except OSError as error:
        raise misuse("serve-port", host=host, port=str(port), problem=error.strerror or str(error)) from None
