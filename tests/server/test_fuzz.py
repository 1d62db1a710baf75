"""Strangers knock: whatever they send, over HTTP or the socket, no defect shows and nothing changes."""

from __future__ import annotations

import json
import random
import resource

import httpx
import pytest
import schemathesis
from house import house
from hypothesis import HealthCheck, given, settings
from postgres import new_database, shaped
from schemathesis.specs.openapi import checks
from test_play import two_at_a_table
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from drovers.server import openapi, wire
from drovers.server.app import ENDPOINTS

schema = schemathesis.openapi.from_dict(openapi.describe(ENDPOINTS))


few = settings(max_examples=2, deadline=None, suppress_health_check=list(HealthCheck))
more = settings(few, max_examples=20)


@pytest.fixture(scope="module")
def shared_house(tmp_path_factory, postgres_server):
    """A server on PostgreSQL, which is stricter than a file about what it can hold."""
    url = new_database(postgres_server, "fuzz", shaped(postgres_server))
    with house(tmp_path_factory.mktemp("shared"), database=url) as one:
        yield one


@pytest.mark.soak
def test_http_answers_as_described(open_house):
    every_address_answers(open_house, more)


@pytest.mark.breadth
def test_http_answers_as_described_on_postgresql(shared_house):
    every_address_answers(shared_house, few)


def every_address_answers(place, asked):
    """A loop, not a test for each: those would be made anew by every process that only collects them."""
    for found in schema.get_all_operations():

        @asked
        @given(case=found.ok().as_strategy())
        def answers(case):
            answers_as_described(case, place)

        answers()


def answers_as_described(case, place):
    guest = guest_of(place)
    response = case.call(base_url=place.url, cookies=dict(guest.http.cookies))
    assert response.status_code < 500, (case, response.text)
    case.validate_response(
        response,
        checks=[
            schemathesis.checks.not_a_server_error,
            checks.response_schema_conformance,
            checks.content_type_conformance,
            checks.status_code_conformance,
        ],
    )


def guest_of(place):
    """One guest for all of it; whoever was signed out or deleted comes back."""
    if not place.guests or place.guests[0].get("/api/me")["player"] is None:
        place.guests.insert(0, place.guest("Fuzz"))
    return place.guests[0]


def frames(dice: random.Random, table: str):
    """Frames between sense and nonsense."""
    kinds = [kind.__struct_config__.tag for kind in wire.FromClient.__args__]
    values = [None, True, -1, 0, 2**31, 2**70, 1e308, "", table, "x" * 300, "\u0000", [], {}, [table], {"a": []}, "🐑"]
    fields = [
        "table",
        "seat",
        "version",
        "move",
        "what",
        "yes",
        "text",
        "phrase",
        "player",
        "on",
        "bot",
        "id",
        "entropy",
    ]
    while True:
        message = {"type": dice.choice([*kinds, "admin", None, 5])}
        if dice.random() < 0.7:
            message["table"] = table
        for name in dice.sample(fields, dice.randint(0, 5)):
            message[name] = dice.choice(values)
        text = json.dumps(message)
        if dice.random() < 0.3:
            cut = dice.randrange(len(text))
            text = text[:cut] + chr(dice.randrange(1, 0x250)) + text[cut + dice.randint(0, 2) :]
        yield text[: wire.MOST // 2]


def test_frames_of_strangers_change_nothing(open_house):
    """A watcher may send anything; the table stays as it is, and the server does not grow."""
    ada, _, table = two_at_a_table(open_house)
    before = ada.watch(table)
    dice = random.Random(5)
    source = frames(dice, table)
    sizes = []
    for _ in range(4):
        with connect(open_house.ws, max_queue=None) as stranger:
            for _ in range(500):
                stranger.send(next(source))
            stranger.send(json.dumps({"type": "ping", "id": "end"}))
            while True:
                frame = json.loads(stranger.recv(120))
                assert frame.get("code") != "internal", frame
                if frame["type"] == "pong" and frame["id"] == "end":
                    break
        sizes.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
    after = ada.watch(table)
    assert [after[name] for name in ("version", "views", "chat")] == [
        before[name] for name in ("version", "views", "chat")
    ]
    assert sizes[-1] - sizes[0] < 20_000, f"grew by {sizes[-1] - sizes[0]} KiB"


def test_frames_of_a_player_never_find_a_defect(open_house):
    """Who sits at the table may change it, but only in ways that can be."""
    ada, _, table = two_at_a_table(open_house)
    source = frames(random.Random(6), table)
    ada.watch(table)
    for _ in range(600):
        ada.socket.send(next(source))
    ada.send("ping", id="end")
    answers = []
    while not answers or answers[-1].get("id") != "end" or answers[-1]["type"] != "pong":
        answers.append(ada.hear())
    assert not [one for one in answers if one.get("code") == "internal"]
    assert open_house.hall.tables.live[table].doubt is False


@pytest.mark.parametrize("opcode", [0x3, 0xB, 0x0])
def test_broken_frames_end_only_their_connection(open_house, opcode):
    guest = open_house.guest("Ada")
    guest.ask("ping")
    guest.socket.socket.sendall(bytes([0x80 | opcode, 0x80, 1, 2, 3, 4]))
    with pytest.raises(ConnectionClosed):
        while True:
            guest.socket.recv(120)
    assert httpx.get(f"{open_house.url}/healthz").status_code == 200
