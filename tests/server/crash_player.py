"""A player of the crash loop: plays from one seat, talks, takes back, and remembers what was acknowledged."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

if TYPE_CHECKING:
    from crash_sitting import Sitting

LOST = (OSError, WebSocketException, httpx.TransportError)  # the server is gone
LATE = (  # somebody else was faster, or is not gone after all
    "stale", "unavailable", "no-undo", "no-takeback", "no-offer", "not-playing", "not-person", "not-gone",
)  # fmt: skip
Frame = dict[str, Any]


def kind_of(move: str) -> str:
    """What a move's text begins with: `claim` of `claim 7`."""
    return re.match(r"[^\W\d]*", move)[0]


class Player:
    """Somebody at a table.  What they know of it comes from the wire."""

    def __init__(self, sitting: Sitting, cookie: str, name: str):
        self.sitting, self.cookie, self.name = sitting, cookie, name
        self.loop, self.dice = sitting.loop, sitting.loop.dice
        self.acknowledged: dict[int, Frame] = {}  # version -> the message
        self.pending: Frame | None = None  # sent, and not answered yet
        self.view: Frame = {}
        self.seats: list[Frame] = []
        self.offers: list[Frame] = []
        self.seat: int | None = None
        self.next: str | None = None  # the table of the rematch
        self.phase = ""
        self.version = 0
        self.over = self.fresh = False

    def line(self) -> connect:
        url = f"ws://127.0.0.1:{self.loop.port}/ws"
        headers = {"Cookie": f"drovers={self.cookie}"}
        return connect(url, additional_headers=headers, open_timeout=180, ping_interval=None)

    async def send(self, socket: ClientConnection, message: Frame) -> None:
        await socket.send(json.dumps(message | {"table": self.sitting.table}))

    # ------------------------------------------------------------------------------------------------- before the match

    async def sit(self) -> None:
        """Takes a seat; what was saved before a crash is seen, and not asked for again."""
        await self.ask_unless(lambda frame: frame["mine"], "join")

    async def start(self) -> None:
        """Starts the match, all being seated."""
        await self.ask_unless(lambda frame: frame["table"]["status"] != "waiting", "start")

    async def ask_unless(self, done, kind: str) -> None:
        async with self.line() as socket:
            await self.send(socket, {"type": "watch"})
            frame: Frame = {"type": ""}
            while frame["type"] != "synced":
                frame = json.loads(await socket.recv())
            if done(frame):
                return
            await self.send(socket, {"type": kind, "id": "x"})
            while frame.get("id") != "x":
                frame = json.loads(await socket.recv())
            assert frame["type"] == "done", frame
            self.acknowledge(frame["version"], {"type": kind})

    # -------------------------------------------------------------------------------------------------------- the match

    async def play(self) -> None:
        """Until the match is over and what follows is agreed on, or the server is gone.

        Whoever gave up among bots has no seat in the rematch, and only watches it.
        """
        self.fresh, self.phase = True, ""
        async with self.line() as socket:
            await self.send(socket, {"type": "watch"})
            if self.pending and self.pending["type"] in ("play", "say"):
                await socket.send(json.dumps(self.pending))  # was it done before the crash?
            else:
                self.pending = None
            while not self.over or (self.sitting.again and self.seat is not None and not self.next):
                await self.hear(json.loads(await socket.recv()), socket)

    async def hear(self, frame: Frame, socket: ClientConnection) -> None:
        kind = frame["type"]
        if kind in ("synced", "moved", "changed"):
            self.look(frame)
            await self.act(socket)
        elif kind == "said":
            self.version = frame["version"]
        elif kind == "done" and self.pending and frame["id"] == self.pending["id"]:
            self.acknowledge(frame["version"], self.pending)
            await self.act(socket)
        elif kind == "refused":
            assert self.pending and frame["code"] in LATE, frame
            self.pending = None
            await self.send(socket, {"type": "watch"})

    def look(self, frame: Frame) -> None:
        """What a message about the whole table says."""
        self.version, self.over = frame["version"], frame["result"] is not None
        if isinstance(frame["table"], dict):
            table = frame["table"]
            self.seats, self.offers, self.next = table["seats"], table["offers"], table["rematch"]
        else:
            self.offers = frame["offers"]
        if frame.get("mine"):
            self.seat = frame["mine"][0]
        if "views" in frame:
            self.view = frame["views"][0]
            self.phase = f"{self.sitting.game} {self.view['sight'].get('phase', '')}".strip()

    def acknowledge(self, version: int, message: Frame) -> None:
        assert version not in self.acknowledged, f"version {version} acknowledged twice"
        self.acknowledged[version] = message
        self.loop.tally.deeds[message["type"]] += 1
        if "move" in message:
            self.loop.kinds[self.sitting.game, kind_of(message["move"])] += 1
        self.pending = None

    async def act(self, socket: ClientConnection) -> None:
        """Does something, if there is anything to do and nothing on its way."""
        deed = None if self.pending or self.seat is None else self.after_the_end() if self.over else self.deed()
        if deed:
            self.fresh = False
            self.pending = deed | {"table": self.sitting.table, "id": f"m{self.dice.getrandbits(40)}"}
            await socket.send(json.dumps(self.pending))

    def after_the_end(self) -> Frame | None:
        """Another match, where the sitting wants one."""
        if not self.sitting.again or self.next:
            return None
        if not self.offers:
            return {"type": "offer", "what": "rematch"}
        return None if self.seat in self.offers[0]["agreed"] else {"type": "answer", "what": "rematch", "yes": True}

    def deed(self) -> Frame | None:
        view, mood = self.view, self.dice.random()
        if any(self.seat not in offer["agreed"] for offer in self.offers):
            return {"type": "answer", "what": "takeback", "yes": mood < 0.7}
        seldom = self.seldom(mood)
        if seldom:
            return seldom
        if view.get("takeback") and not self.offers and mood < 0.1:
            return {"type": "offer", "what": "takeback"}
        if view.get("undo") and mood < 0.2:
            return {"type": "undo", "version": self.version}
        if mood > 0.95:
            return {"type": "say", "text": f"{mood}"}
        if not view.get("legal"):
            return None
        self.view = {}
        return {"type": "play", "version": self.version, "move": self.choose(view["legal"])}

    def seldom(self, mood: float) -> Frame | None:
        """A bot plays for somebody who is gone, or for oneself no longer; only the first of the players gives up."""
        place = self.seats[self.seat]
        if place["bot"]:
            return None if place["resigned"] else {"type": "reclaim"}
        if self is not self.sitting.players[0]:
            return None
        gone = [seat for seat, one in enumerate(self.seats) if one["player"] and not one["bot"] and not one["here"]]
        if self.fresh and gone and mood < 0.2:
            return {"type": "handover", "seat": gone[0], "bot": "greedy"}
        return {"type": "resign"} if 0.5 < mood < 0.501 else None

    def choose(self, legal: list[str]) -> str:
        """Any move; half the time one of the kind made least so far, since that leads to places seldom seen."""
        if self.dice.random() < 0.5:
            return self.dice.choice(legal)
        made = {kind: self.loop.kinds[self.sitting.game, kind] for kind in sorted({kind_of(move) for move in legal})}
        least = min(made, key=made.get)
        return self.dice.choice([move for move in legal if kind_of(move) == least])
