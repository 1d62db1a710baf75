"""`drovers browser`, and `drovers` alone in a terminal: a table in the browser, on this machine."""

from __future__ import annotations

import socket
import sys
import threading
import webbrowser
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Any

import typer

from ..bots import weights
from . import site
from .choices import Lang
from .serve import listening
from .voice import Misuse, Voice

SERVER = ("aiohttp", "sqlalchemy", "alembic", "argon2", "confusable_homoglyphs", "openskill", "prometheus_client")
SOON = 1.0  # seconds until the browser is sent there
HERE = "127.0.0.1"
USUAL = 7643  # a browser keeps matches and settings by address, so it is the same every day

Quiet = Annotated[bool, typer.Option("--quiet", help="opt-quiet-browser")]
Port = Annotated[int | None, typer.Option("--port", metavar="N", min=0, help="opt-port-browser")]


def command(port: Port = None, quiet: Quiet = False, lang: Lang = None) -> None:
    """Serves until it is told to stop: by the server if that is installed, else as plain files."""
    voice = Voice(lang)
    site.check()
    host = _serve if all(find_spec(name) for name in SERVER) else _hand_out
    host(port, quiet, voice)


def door(port: int | None) -> socket.socket:
    """The port that was named; else the usual one, or any where that is taken."""
    try:
        return listening(HERE, USUAL if port is None else port)
    except Misuse:
        if port is not None:
            raise
        return listening(HERE, 0)


def _ready(port: int, quiet: bool, voice: Voice) -> None:
    url = f"http://{HERE}:{port}"
    voice.tell("serve-ready", url=url)
    if not quiet:
        threading.Timer(SOON, webbrowser.open, [url]).start()


def _serve(port: int | None, quiet: bool, voice: Voice) -> None:
    from ..server.logs import use_lines
    from ..server.serving import Serving
    from ..server.settings import Settings
    from .databases import check

    settings = Settings()
    check(settings.url)
    opened = door(port)
    use_lines("WARNING")
    _ready(opened.getsockname()[1], quiet, voice)
    Serving(settings).run(opened)


def _hand_out(port: int | None, quiet: bool, voice: Voice) -> None:
    """The page speaks to the house in its own browser; what is handed out are files."""
    server = Host(door(port), partial(Files, directory=str(site.PAGE)))
    _ready(server.server_address[1], quiet, voice)
    try:
        server.serve_forever()
    except KeyboardInterrupt:
        server.server_close()


class Host(ThreadingHTTPServer):
    """Hands out files to the browsers of this machine."""

    def __init__(self, opened: socket.socket, files: partial[Files]):
        super().__init__(opened.getsockname(), files, bind_and_activate=False)
        self.socket.close()
        self.socket = opened

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that has changed its mind is no trouble of the player's."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


class Files(SimpleHTTPRequestHandler):
    """The files of the page; an address that is no file is the page's own and gets the page."""

    def do_GET(self) -> None:
        """A file, or the page."""
        path = self.path.partition("?")[0]
        packed = Path(f"{self.translate_path(path)}.gz")
        if packed.is_file():
            self._send(packed.read_bytes(), self.guess_type(path), {"Content-Encoding": "gzip"})
        elif "." in path.rpartition("/")[2]:
            super().do_GET()
        else:
            self._send(site.index().encode(), "text/html; charset=utf-8", {}, 404 if path.startswith("/api") else 200)

    def translate_path(self, path: str) -> str:
        """What networks have learned lies where the bots have it."""
        name = Path(super().translate_path(path)).name
        return str(weights.FOLDER / name) if name.endswith(".net") else super().translate_path(path)

    def _send(self, data: bytes, kind: str, headers: dict[str, str], status: int = 200) -> None:
        self.send_response(status)
        for name, value in ({"Content-Type": kind, "Content-Length": str(len(data))} | headers).items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *about: object) -> None:
        """Writes no line for each request, as the base class would."""
