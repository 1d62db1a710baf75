"""`drovers serve`: the games in the browser."""

from __future__ import annotations

import socket
from contextlib import suppress
from dataclasses import fields
from importlib.util import find_spec
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .choices import Lang
from .databases import Database, check, named, telling_what_is_wrong
from .voice import Voice, misuse

if TYPE_CHECKING:
    from ..server.settings import Kept, Settings

Keep = Annotated[list[str] | None, typer.Option("--keep", metavar="KIND=DAYS", help="opt-keep")]
Public = Annotated[str, typer.Option("--public", metavar="URL", help="opt-public")]
Smtp = Annotated[str, typer.Option("--smtp", metavar="URL", help="opt-smtp")]
MailFrom = Annotated[str, typer.Option("--mail-from", metavar="ADDRESS", help="opt-mail-from")]
Contact = Annotated[str, typer.Option("--contact", metavar="URL", help="opt-contact")]
Workers = Annotated[int, typer.Option("--workers", metavar="N", min=0, help="opt-bot-workers")]
Drain = Annotated[float, typer.Option("--drain", metavar="SECONDS", min=0, help="opt-drain")]
From = Annotated[list[str] | None, typer.Option("--metrics-from", metavar="ADDRESS", help="opt-metrics-from")]
OUT = {"0.0.0.0": "192.0.2.1", "::": "2001:db8::1"}  # everywhere, and somebody out there (RFC 5737, 3849)
LEVELS = ("debug", "info", "warning", "error")


def command(
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS", help="opt-host")] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", metavar="N", min=0, help="opt-port")] = 8000,
    database: Database = None,
    redis: Annotated[str, typer.Option("--redis", metavar="URL", help="opt-redis")] = "",
    origin: Annotated[list[str] | None, typer.Option("--origin", metavar="URL", help="opt-origin")] = None,
    proxy: Annotated[list[str] | None, typer.Option("--proxy", metavar="ADDRESS", help="opt-proxy")] = None,
    metrics_from: From = None,
    workers: Workers = 0,
    drain: Drain = 0.0,
    keep: Keep = None,
    public: Public = "",
    smtp: Smtp = "",
    mail_from: MailFrom = "",
    contact: Contact = "",
    log: Annotated[str, typer.Option("--log", metavar="LEVEL", help="opt-log")] = "info",
    lang: Lang = None,
) -> None:
    """Serves until it is told to stop."""
    if find_spec("aiohttp") is None or find_spec("sqlalchemy") is None:
        raise misuse("serve-extra")
    from ..server.logs import use_lines
    from ..server.serving import Serving
    from ..server.settings import Settings

    voice = Voice(lang)
    if log not in LEVELS:
        raise misuse("bad-log", level=log, known=", ".join(LEVELS))
    given: dict[str, Any] = {"database": named(database), "bot_workers": workers, "redis": redis, "drain": drain}
    given |= {"public": public, "smtp": smtp, "mail_from": mail_from, "contact": contact}
    given |= {"metrics_from": addresses(metrics_from)}
    chosen = {name: value for name, value in given.items() if value}
    settings = Settings(origins=tuple(origin or ()), proxies=addresses(proxy), kept=keeping(keep or []), **chosen)
    mailing(settings)
    check(settings.url)
    door = listening(host, port)
    use_lines(log.upper())
    voice.tell("serve-ready", url=address(host, door.getsockname()[1]))
    with telling_what_is_wrong(settings.url):
        Serving(settings).run(door)


def addresses(named: list[str] | None) -> tuple[str, ...]:
    """Addresses or networks, never everybody."""
    from ..server.site import Addresses

    found = tuple(part for one in named or [] for part in one.split(",") if part.strip())
    try:
        Addresses(found)
    except ValueError as error:
        raise misuse("serve-addresses", problem=str(error)) from None
    return found


def mailing(settings: Settings) -> None:
    """Refuses what mails cannot go out by: nobody would ever be told."""
    from ..server.mail import Mailer

    if settings.public and not settings.public.startswith(("http://", "https://")):
        raise misuse("serve-public", given=settings.public)
    if settings.smtp and not (settings.smtp.startswith(("smtp://", "smtps://")) and Mailer(settings).works):
        raise misuse("serve-mail")


def listening(host: str, port: int) -> socket.socket:
    """The door, open before anything else is begun: a taken port is said at once."""
    try:
        return socket.create_server((host, port), family=family(host), reuse_port=False, backlog=2048)
    except OSError as error:
        raise misuse("serve-port", host=host, port=str(port), problem=error.strerror or str(error)) from None


def family(host: str) -> socket.AddressFamily:
    """Which internet an address is of."""
    return socket.AF_INET6 if ":" in host else socket.AF_INET


def address(host: str, port: int) -> str:
    """Where the table is found.  Who listens everywhere is found by others where this machine goes out to them."""
    if host in OUT:
        with socket.socket(family(host), socket.SOCK_DGRAM) as line, suppress(OSError):
            line.connect((OUT[host], 9))  # says nothing to anybody
            host = line.getsockname()[0]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def keeping(given: list[str]) -> Kept:
    """For how long each kind is kept, as `guests=30` and the like say; 0 is for good."""
    from ..server.settings import Kept

    chosen, known = {}, [field.name for field in fields(Kept)]
    for one in given:
        name, _, days = one.partition("=")
        if name not in known or not days.isdigit() or len(days) > 5:
            raise misuse("bad-keep", given=one, known=", ".join(known))
        chosen[name] = int(days)
    return Kept(**chosen)
