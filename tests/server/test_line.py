"""Bytes on the line: messages come whole however they are cut, and leave whole however long they are."""

from __future__ import annotations

import asyncio
import json
import socket
import time
from contextlib import ExitStack

import pytest
from test_play import two_at_a_table
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from drovers.server.door import TOGETHER, Gathering, Porch
from drovers.server.metrics import Metrics


def ping(tag: str, size: int = 0) -> bytes:
    """A message to be answered by its tag, padded to a size."""
    return json.dumps({"type": "ping", "id": tag}).encode().ljust(size)


def frame(payload: bytes, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    return Frame(opcode, payload, fin).serialize(mask=True)


@pytest.fixture
def guest(open_house):
    one = open_house.guest("Ada")
    one.ask("ping")
    return one


def answered(guest, count: int) -> list[str]:
    return [guest.hear_until("pong")["id"] for _ in range(count)]


@pytest.mark.parametrize("size", [0, 117, 119, 120, 125, 126, 127, 131, 132, 4000])
def test_every_length_is_read(guest, size):
    guest.socket.socket.sendall(frame(ping("a", size)))
    assert answered(guest, 1) == ["a"]


@pytest.mark.parametrize("cut", [1, 2, 5, 6, 7, 20])
def test_a_message_in_two_reads(guest, cut):
    whole = frame(ping("a"))
    guest.socket.socket.sendall(whole[:cut])
    time.sleep(0.05)
    guest.socket.socket.sendall(whole[cut:] + frame(ping("b")))
    assert answered(guest, 2) == ["a", "b"]


def test_many_messages_in_one_read_are_answered_in_order(guest):
    tags = [str(number) for number in range(40)]
    guest.socket.socket.sendall(b"".join(frame(ping(tag)) for tag in tags))
    assert answered(guest, 40) == tags


def test_a_message_in_fragments_with_a_ping_between(guest):
    text = ping("a")
    guest.socket.socket.sendall(frame(text[:9], fin=False))
    time.sleep(0.05)
    guest.socket.socket.sendall(frame(b"", Opcode.PING))
    time.sleep(0.05)
    guest.socket.socket.sendall(frame(text[9:], Opcode.CONT))
    assert answered(guest, 1) == ["a"]


def test_a_client_that_cannot_be_answered_is_not_left_waiting(open_house, monkeypatch):
    async def broken(*_):
        raise RuntimeError("not even a refusal")

    guest = open_house.guest("Ada")
    guest.ask("ping")
    monkeypatch.setattr("drovers.server.socket.Socket._refuse", broken)
    guest.socket.send("{")
    with pytest.raises(ConnectionClosed) as closed:
        guest.hear()
    assert closed.value.rcvd.code == 1011


HALVES = {
    "nothing": b"",
    "a word": b"GET / HT",
    "half a handshake": b"GET /ws HTTP/1.1\r\nUpgrade: websocket\r\n",
    "half a body": b"POST /api/guest HTTP/1.0\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    "half a second request": b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\nGET /heal",
}


@pytest.mark.parametrize("half", HALVES.values(), ids=HALVES.keys())
def test_a_request_that_does_not_come_whole_is_not_waited_for(open_house, monkeypatch, half):
    """It is closed; whoever came before it stays."""
    ada = open_house.guest("Ada")
    ada.ask("ping")
    monkeypatch.setattr("drovers.server.door.WHOLE_WITHIN", 0.3)
    with socket.create_connection(("127.0.0.1", open_house.port), timeout=120) as slow:
        slow.sendall(half)
        while heard := slow.recv(4096):
            assert heard.startswith(b"HTTP/1.1 200"), heard
    assert ada.ask("ping")["type"] == "pong"


def test_a_little_now_and_then_does_not_prolong_the_wait(open_house, monkeypatch):
    monkeypatch.setattr("drovers.server.door.WHOLE_WITHIN", 0.3)
    with socket.create_connection(("127.0.0.1", open_house.port), timeout=0.05) as slow:
        slow.sendall(b"GET / HTTP/1.1\r\nX-Slow: ")
        for _ in range(1000):
            try:
                slow.sendall(b"x")
                assert slow.recv(1) == b""
            except TimeoutError:
                continue
            except OSError:
                pass  # it was closed while we sent
            break
        else:
            raise AssertionError("it was never closed")


def test_a_socket_is_no_request_that_has_not_come_whole(open_house, monkeypatch):
    ada = open_house.guest("Ada")
    monkeypatch.setattr("drovers.server.door.WHOLE_WITHIN", 0.2)
    ada.ask("ping")
    time.sleep(0.5)
    assert ada.ask("ping")["type"] == "pong"


def test_clients_that_say_nothing_hold_nobody_up(open_house):
    """Half a request, half a handshake, half a frame: they wait for themselves alone."""
    ada, bo, table = two_at_a_table(open_house)
    beginnings = [b"", b"GET / HT", b"GET /ws HTTP/1.1\r\nUpgrade: websocket\r\n", b"\x16\x03\x01\x02"]
    with ExitStack() as stack:
        for number in range(60):
            silent = stack.enter_context(socket.create_connection(("127.0.0.1", open_house.port)))
            silent.sendall(beginnings[number % len(beginnings)])
        half = open_house.guest("Half")
        half.ask("ping")
        half.socket.socket.sendall(frame(ping("x"))[:5])
        state = ada.watch(table)
        bo.watch(table)
        ada.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0])
        assert bo.at_ply(1)["seat"] == 0


def test_nothing_goes_on_for_clients_who_are_gone(open_house):
    """Also for one who hangs up before it is answered."""
    open_house.guest("Ada").ask("ping")
    tasks = len(open_house.hall.background.tasks)
    for number in range(3):
        gone = open_house.guest("Bo")
        gone.ask("ping")
        for _ in range(number):
            gone.socket.send(ping("x"))
        gone.hang_up()
    deadline = time.monotonic() + 120
    while len(open_house.hall.background.tasks) > tasks and time.monotonic() < deadline:
        time.sleep(0.02)
    assert len(open_house.hall.background.tasks) <= tasks


class Wire:
    """A transport that takes what is written, or refuses it."""

    def __init__(self, *, refuses: bool):
        self.refuses, self.taken, self.aborted = refuses, b"", False

    def is_closing(self) -> bool:
        return False

    def write(self, data: bytes) -> None:
        if self.refuses:
            raise RuntimeError("the line is broken")
        self.taken += data

    def abort(self) -> None:
        self.aborted = True


def test_a_connection_that_refuses_what_is_sent_keeps_nothing_from_the_others():
    async def say_to_all(wires: list[Wire]) -> None:
        porch = Porch(9, 9, lambda address: False, Metrics())
        for wire in wires:
            Gathering(wire, porch.send_soon).write(b"moved")
        await asyncio.sleep(0)

    wires = [Wire(refuses=False), Wire(refuses=True), Wire(refuses=False)]
    asyncio.run(say_to_all(wires))
    assert [(wire.taken, wire.aborted) for wire in wires] == [(b"moved", False), (b"", True), (b"moved", False)]


def test_the_first_of_a_crowd_need_not_wait_until_the_last_has_been_told():
    async def say_to_all(wires: list[Wire]) -> list[bytes]:
        porch = Porch(9, 9, lambda address: False, Metrics())
        for wire in wires:
            Gathering(wire, porch.send_soon).write(b"moved")
        at_once = [wire.taken for wire in wires]
        await asyncio.sleep(0)
        return at_once

    wires = [Wire(refuses=False) for _ in range(TOGETHER + 2)]
    assert asyncio.run(say_to_all(wires)) == [b"moved"] * TOGETHER + [b"", b""]
    assert {wire.taken for wire in wires} == {b"moved"}  # once each
