"""HTTP for what has been played: matches found again, how they began, how ratings went, and all of it to take away."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping
from typing import Any

import msgspec
from aiohttp import web

from .calls import Endpoint
from .endpoint import Call
from .likeness import folded
from .openings import in_words
from .records import recorded
from .refusal import Refusal
from .routes_people import ID, played_in, player_in
from .shapes_club import MatchInfo, Opening, RatingPoint
from .store import matches, people, results
from .store.matches import OUTCOMES, Wanted

BETWEEN = "|"  # moves of an opening in an address
LINES = "application/x-ndjson"
SKIP_MOST = 10_000
TEXT = {"type": "string", "maxLength": 200}
NUMBER = {"type": "integer", "minimum": 0, "maximum": SKIP_MOST}
ALIKE = (("options", TEXT), ("opening", {"type": "string", "maxLength": 400}))
SEARCH = (
    ("who", TEXT),
    ("against", TEXT),
    ("outcome", {"type": "string", "enum": list(OUTCOMES)}),
    ("game", TEXT),
    ("seats", NUMBER),
    ("skip", NUMBER),
    *ALIKE,
)


def _number(query: Mapping[str, str], name: str) -> int:
    text = query.get(name, "") or "0"
    if not (text.isascii() and text.isdigit() and int(text[:6]) <= SKIP_MOST):
        raise Refusal("malformed", field=name, problem=name)
    return int(text[:6])


def _chosen(text: str) -> dict[str, Any]:
    """Options as an address has them: `experts=true,start=1`; text that is no JSON is a word."""
    chosen = {}
    for part in filter(None, text.split(",")):
        name, _, value = part.partition("=")
        try:
            chosen[name] = msgspec.json.decode(value)
        except msgspec.DecodeError:
            chosen[name] = value
    return chosen


def _alike(query: Mapping[str, str]) -> dict[str, Any]:
    opening = [move for move in query.get("opening", "").split(BETWEEN) if move]
    return {"options": _chosen(query.get("options", "")), "opening": opening[:4]}


async def _subject(call: Call, name: str) -> str | None:
    """Whom an address means: a player's id, the name of an account, or of a bot; nobody else can be looked for."""
    text = call.query.get(name, "").strip()
    if not text:
        return None
    if text in call.hall.bot_names:
        return f"bot:{text}"
    person = await call.hall.store.read(people.by_account, account=folded(text))
    if person:
        return person.id
    if ID.fullmatch(text):
        return text
    raise Refusal("nobody", field=name, name=text)


async def search(call: Call) -> list[MatchInfo]:
    """Finished matches, newest first."""
    query = call.query
    wanted = Wanted(
        viewer=call.person.id if call.person else None,
        who=await _subject(call, "who"),
        against=await _subject(call, "against"),
        outcome=query.get("outcome"),
        game=query.get("game") or None,
        seats=_number(query, "seats") or None,
        **_alike(query),
    )
    return await call.hall.store.read(matches.search, wanted=wanted, skip=_number(query, "skip"))


async def opening(call: Call) -> Opening:
    """What matches that began like that went on with."""
    game, seats = played_in(call)
    wanted = Wanted(game=game, seats=seats, **_alike(call.query))
    found = await call.hall.store.read(matches.explore, wanted=wanted)
    return await in_words(call.hall, found, wanted.opening, call.lang)


async def curve(call: Call) -> list[RatingPoint]:
    """How a player's ratings went."""
    return await call.hall.store.read(results.curve, player=player_in(call))


async def export(call: Call) -> web.StreamResponse:
    """Everything of one's own, a line of JSON each: who one is, one's ratings, notes and matches."""
    headers = {"Content-Disposition": 'attachment; filename="drovers.jsonl"', "Cache-Control": "no-store"}
    response = web.StreamResponse(headers=headers)
    response.content_type = LINES
    await response.prepare(call.request)
    async for line in _everything(call):
        await response.write(msgspec.json.encode(line) + b"\n")
    await response.write_eof()
    return response


async def _everything(call: Call) -> AsyncIterator[dict[str, Any]]:
    me, read = call.me, call.hall.store.read
    yield {"kind": "player", "id": me.id, "name": me.name, "account": me.account, "created": me.created}
    for rating in await read(results.ratings_of, player=me.id):
        yield {"kind": "rating", **msgspec.to_builtins(rating)}
    for point in await read(results.curve, player=me.id):
        yield {"kind": "rated", **msgspec.to_builtins(point)}
    for table in await read(matches.of_player, player=me.id):
        note = await call.hall.store.note(me.id, table)
        try:
            played = await (await call.hall.tables.find(table)).settled()
        except Refusal as refusal:  # played under rules or tables this server does not have
            yield {"kind": "match", "table": table, "refused": refusal.code, "note": note}
            continue
        seats, said = played.seats_of(me.id), [line.said.text for line in played.chat if line.player == me.id]
        record = recorded(played, call.hall.world().now)
        yield {"kind": "match", "table": table, "seats": seats, "note": note, "said": said, "record": record}


ENDPOINTS = (
    Endpoint("GET", "/api/matches", search, list[MatchInfo], cost=1, query=SEARCH),
    Endpoint("GET", "/api/openings/{game}/{seats}", opening, Opening, cost=10, query=ALIKE),
    Endpoint("GET", "/api/players/{player}/ratings", curve, list[RatingPoint]),
    Endpoint("GET", "/api/export", export, bytes, named=True, cost=100, media=LINES),
)
