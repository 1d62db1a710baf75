"""The wire is a closed list: described in docs/wire.md, versioned, and every refusal has its sentence."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from drovers.server import wire
from drovers.server.app import ENDPOINTS
from drovers.server.refusal import WORDS

DOC = Path("docs/wire.md").read_text(encoding="utf-8")
SOURCES = "".join(path.read_text(encoding="utf-8") for path in Path("src/drovers/server").glob("*.py"))


def tag(kind: type) -> str:
    return kind.__struct_config__.tag  # type: ignore[attr-defined]


@pytest.mark.parametrize("kind", [*wire.FromClient.__args__, *wire.FromServer.__args__], ids=tag)
def test_every_message_is_described(kind):
    assert re.search(rf"[`\"]{tag(kind)}[`\" ]", DOC), f"{tag(kind)} is not in docs/wire.md"


@pytest.mark.parametrize("kind", wire.FromClient.__args__, ids=tag)
def test_fields_of_what_a_client_sends_are_described(kind):
    row = next(line for line in DOC.splitlines() if line.startswith(f"| `{tag(kind)}` |"))
    for field in kind.__struct_fields__:
        assert field == "id" or f"`{field}`" in row or f"`{field}?`" in row, f"{field} of {tag(kind)}"


@pytest.mark.parametrize("endpoint", ENDPOINTS, ids=lambda one: f"{one.method} {one.path}")
def test_every_endpoint_is_described(endpoint):
    assert endpoint.path in DOC


def test_every_refusal_has_its_sentence_and_is_listed():
    codes = set(re.findall(r"Refusal\(\s*\"([a-z-]+)\"", SOURCES))
    assert len(codes) > 30
    for code in codes:
        assert WORDS.has(f"refused-{code}"), code


def test_codes_of_the_socket_are_listed():
    acts = Path("src/drovers/server/acts.py").read_text(encoding="utf-8")
    for code in re.findall(r"Refusal\(\s*\"([a-z-]+)\"", acts):
        assert f"`{code}`" in DOC, code


def test_the_list_is_closed():
    for text in (b'{"type":"ping","extra":1}', b'{"type":"moved"}', b'{"type":"PING"}'):
        with pytest.raises(msgspec.ValidationError):
            wire.read_message(text)


def test_what_is_written_can_be_read_by_its_own_description():
    reader = msgspec.json.Decoder(wire.FromServer)
    for message in (wire.Pong("a", 1), wire.Refused(None, "stale", "x"), wire.Done("b", 3)):
        assert reader.decode(wire.write_message(message)) == message
