"""A real server on a real port, and guests who speak to it as a browser would."""

from __future__ import annotations

import json
import threading
import time
from contextlib import ExitStack, contextmanager
from dataclasses import replace
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

import httpx
from ports import free_port
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from drovers.server.serving import Serving
from drovers.server.settings import Settings
from drovers.server.store.engine import file_of, writer
from drovers.server.store.migrate import migrate

TOY = {"toy": "toy"}


class House:
    """The server, in a thread of its own."""

    def __init__(self, settings: Settings):
        self.port, self.settings, self.guests = free_port(), settings, list[Guest]()
        self.server = Serving(settings, port=self.port)
        self.thread = threading.Thread(target=self.server.run, daemon=True)
        self.url, self.ws = f"http://127.0.0.1:{self.port}", f"ws://127.0.0.1:{self.port}/ws"

    def open(self) -> House:
        self.thread.start()
        while not self.server.started:
            assert self.thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        return self

    def close(self) -> None:
        for guest in self.guests:
            guest.hang_up()
            guest.http.close()
        self.server.stop()
        self.thread.join(120)
        assert not self.thread.is_alive(), "the server did not stop"

    @property
    def hall(self):
        return self.server.hall

    def guest(self, name: str | None = "Ada", lang: str = "en") -> Guest:
        self.guests.append(Guest(self, name, lang))
        return self.guests[-1]


@cache
def shaped() -> bytes:
    """An empty database that has been through all migrations: to make one takes as long as the rest of a house."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "empty.db"
        writing = writer(f"sqlite:///{file}")
        with writing.begin() as connection:
            migrate(connection)
        writing.dispose()
        return file.read_bytes()


@contextmanager
def house(tmp_path, **changes):
    """An open house on a fresh database, toy game only, bots at once, no limits on haste."""
    plain = Settings(
        database=str(tmp_path / "drovers.db"),
        games=TOY,
        bot_pause=0.0,
        bot_workers=1,
        bots_ready=False,
        bots_compiled=False,
        rates=False,
        bot_limit=900,  # on a busy machine a process may take a minute to begin
        judge_limit=900,
        stalled_after=900,
    )
    chosen = replace(plain, **changes)
    file = file_of(chosen.url)
    if file and not file.exists():
        file.touch(0o600)
        file.write_bytes(shaped())
    one = House(chosen).open()
    try:
        yield one
    finally:
        one.close()


class Refused(Exception):
    def __init__(self, answer: dict):
        self.answer, self.code = answer, answer["code"]
        super().__init__(answer["code"])


class Guest:
    """Somebody with a cookie jar and, once needed, a socket."""

    def __init__(self, place: House, name: str | None, lang: str):
        self.house, self.lang = place, lang
        self.http = httpx.Client(base_url=place.url, headers={"accept-language": lang}, timeout=120)
        self.frames: list[dict] = []
        self.raw: list[str] = []
        self.tags = 0
        self._socket, self.stack = None, ExitStack()
        self.player = self.post("/api/guest", name=name)["player"] if name else None

    # HTTP ------------------------------------------------------------------------------------------------------------

    def get(self, path: str, status: int = 200):
        return self._read(self.http.get(path), status)

    def post(self, path: str, status: int = 200, **body):
        return self._read(self.http.post(path, json=body), status)

    def _read(self, response: httpx.Response, status: int):
        assert response.status_code == status, (response.status_code, response.text)
        return response.json() if response.content else None

    def table(self, seats: list[str], **form) -> str:
        return self.post("/api/tables", 201, game=form.pop("game", "toy"), seats=seats, **form)["id"]

    # WebSocket -------------------------------------------------------------------------------------------------------

    @property
    def socket(self):
        if self._socket is None:
            cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
            headers = {"Cookie": cookies} if cookies else {}
            headers |= {k: v for k, v in self.http.headers.items() if k == "authorization"}
            opening = connect(f"{self.house.ws}?lang={self.lang}", additional_headers=headers)
            self._socket = self.stack.enter_context(opening)
            assert self.hear()["type"] == "welcome"
        return self._socket

    def hang_up(self) -> None:
        self.stack.close()
        self._socket = None

    def send(self, type: str, **fields) -> str:
        self.tags += 1
        tag = fields.setdefault("id", f"{self.player}-{self.tags}"[-32:])
        self.socket.send(json.dumps({"type": type} | fields))
        return tag

    def hear(self, timeout: float = 120) -> dict:
        text = self._socket.recv(timeout)
        self.raw.append(text)
        self.frames.append(json.loads(text))
        return self.frames[-1]

    def hear_until(self, wanted) -> dict:
        """Reads on until a message fits; `wanted` is a type or a condition."""
        while True:
            frame = self.hear()
            if frame["type"] == wanted if isinstance(wanted, str) else wanted(frame):
                return frame

    def cut_off(self, *, by_now: bool = False) -> int:
        """The code with which the server hangs up; who should be by now is not heard any more."""
        try:
            if by_now:
                self.send("ping")
            while True:
                assert self.hear()["type"] != "pong" or not by_now, "still heard"
        except ConnectionClosed as closed:
            assert closed.rcvd
            return closed.rcvd.code

    def ask(self, type: str, **fields) -> dict:
        """Sends and waits for the answer; a refusal raises."""
        tag = self.send(type, **fields)
        answer = self.hear_until(lambda frame: frame.get("id") == tag)
        if answer["type"] == "refused":
            raise Refused(answer)
        return answer

    def watch(self, table: str) -> dict:
        self.send("watch", table=table)
        return self.hear_until(lambda frame: frame["type"] == "synced" and frame["table"]["id"] == table)

    def at_ply(self, ply: int) -> dict:
        """The message that brought the table to this ply, heard already or not."""
        known = [frame for frame in self.heard("moved") if frame["ply"] == ply]
        return known[-1] if known else self.hear_until(lambda frame: frame["type"] == "moved" and frame["ply"] == ply)

    def reach(self, table: str, ply: int) -> dict:
        """The table once it stands there: a bot may have moved before one looks, and then no message comes any more."""
        state = self.watch(table)
        if state["ply"] >= ply:
            return state
        return self.hear_until(
            lambda frame: frame["type"] == "moved" and (frame["table"], frame["ply"]) == (table, ply)
        )

    def heard(self, kind: str) -> list[dict]:
        """What has been heard so far of that type."""
        return [frame for frame in self.frames if frame["type"] == kind]
