"""HTTP for tables: what can be played, making one, lists, records, replays, notes."""

from __future__ import annotations

from typing import Any

import msgspec

from ..bots.bot import WORDS as BOT_WORDS
from ..bots.table import title
from ..core.game import Game
from ..core.options import Option
from . import wire
from .acts import PHRASES, phrase_text
from .calls import Asked, Endpoint, game_in
from .live import Live
from .records import recorded
from .refusal import Refusal
from .replay import replayed
from .shapes import (
    BotInfo,
    Card,
    Catalogue,
    ContinueForm,
    GameInfo,
    Note,
    NoteForm,
    OptionInfo,
    PhraseInfo,
    Replayed,
    TableForm,
    TableId,
    TableInfo,
)
from .table import Table
from .telling import Viewer, card, table_info

SEATS = ("seats", {"type": "integer"})
SEAT = ("seat", {"type": "string", "pattern": "^([0-9]|all|watcher)$"})
valid_id = msgspec.json.Decoder(TableId)


async def catalogue(call: Asked) -> Catalogue:
    """Games, options, bots and phrases."""
    hall = call.hall
    return Catalogue(
        protocol=wire.PROTOCOL,
        games=[game_info(hall.rulebooks.current(name), call.lang) for name in hall.settings.games],
        bots=[bot_info(name, call.lang) for name in hall.bot_names],
        phrases=[PhraseInfo(key, phrase_text(call.lang, key)) for key in PHRASES],
    )


def bot_info(name: str, lang: str) -> BotInfo:
    """A bot as it can be chosen; one of somebody's own has nothing but its name."""
    text = BOT_WORDS.say(lang, f"bot-{name}") if BOT_WORDS.has(f"bot-{name}") else name
    return BotInfo(name, title(name, lang), text)


async def box(call: Asked) -> dict[str, Any]:
    """What never changes in a match of a game, for so many seats."""
    game = game_in(call)
    return dict(game.box({str(seats): seats for seats in game.seats}.get(call.query.get("seats", ""), game.seats[-1])))


def game_info(game: Game, lang: str) -> GameInfo:
    """A game as it can be chosen."""
    return GameInfo(
        name=game.name,
        title=game.words.say(lang, "name"),
        tagline=game.words.say(lang, "tagline"),
        rules=game.version,
        least=game.seats[0],
        most=game.seats[-1],
        options=[option_info(game, option, lang) for option in game.options],
    )


def option_info(game: Game, option: Option, lang: str) -> OptionInfo:
    """An option with its choices."""
    choices = list(option.values(game.seats[-1]))
    return OptionInfo(option.name, choices, option.first(), game.words.say(lang, f"option-{option.name}"))


async def open_tables(call: Asked) -> list[Card]:
    """Open tables that wait for players."""
    return await call.hall.lobby.cards()


async def my_tables(call: Asked) -> list[Card]:
    """Your tables: what waits for you first, the oldest of it before the rest."""
    player = call.me.id
    cards = [card(listing, player) for listing in await call.hall.store.mine(player)]
    return sorted(cards, key=lambda one: (one.waiting is None, one.waiting or 0))


async def new_table(call: Asked) -> TableInfo:
    """Make a table."""
    live = await call.hall.tables.found(call.body, call.me)
    return table_info(live.table, live.around())


async def bring(call: Asked) -> TableInfo:
    """A match played elsewhere, kept or gone on with here."""
    live = await call.hall.tables.bring(call.body, call.me)
    return table_info(live.table, live.around())


def table_in(call: Asked) -> str:
    """The id in the address."""
    try:
        return valid_id.decode(msgspec.json.encode(call.path["table"]))
    except msgspec.MsgspecError:
        raise Refusal("not-found", what="table") from None


async def live_table(call: Asked) -> Live:
    """The table in the address."""
    return await call.hall.tables.find(table_in(call))


async def settled_table(call: Asked) -> Table:
    """The same as it is saved."""
    return await (await live_table(call)).settled()


async def _viewer(call: Asked) -> Viewer:
    player = call.person.id if call.person else None
    return Viewer(player, call.lang, await call.hall.presence.muted(player))


async def one_table(call: Asked) -> wire.Synced:
    """A table as you may see it."""
    viewer = await _viewer(call)
    return await (await live_table(call)).sync(viewer)


async def record(call: Asked) -> dict[str, Any]:
    """The match as data: sealed while it goes on, whole once it is over."""
    return recorded(await settled_table(call), call.hall.world().now)


async def one_ply(call: Asked) -> Replayed:
    """The match as it stood, for a seat."""
    viewer, table = await _viewer(call), await settled_table(call)
    text = call.path["ply"]
    ply = int(text) if text.isascii() and text.isdigit() and len(text) < 6 else -1
    return replayed(table, ply, call.query.get("seat"), viewer)


async def play_on(call: Asked) -> TableInfo:
    """A finished match, played on by you."""
    live = await call.hall.tables.play_on(await settled_table(call), call.body, call.me)
    return table_info(live.table, live.around())


async def note(call: Asked) -> Note:
    """Your note on a match."""
    live = await live_table(call)
    player, table = call.me.id, live.table.founding.id
    return Note(await call.hall.store.note(player, table))


async def save_note(call: Asked) -> Note:
    """Note something on a match."""
    live = await live_table(call)
    player, table, text, at = call.me.id, live.table.founding.id, call.body.text, call.hall.world().now
    await call.hall.store.keep_note(player, table, text, at)
    return Note(text)


ENDPOINTS = (
    Endpoint("GET", "/api/games", catalogue, Catalogue),
    Endpoint("GET", "/api/games/{game}/box", box, dict[str, Any], query=(SEATS,)),
    Endpoint("GET", "/api/tables", open_tables, list[Card]),
    Endpoint("POST", "/api/tables", new_table, TableInfo, TableForm, 201, True, True, 2),
    Endpoint("POST", "/api/records", bring, TableInfo, dict[str, Any], 201, True, True, 10),
    Endpoint("GET", "/api/tables/mine", my_tables, list[Card], named=True),
    Endpoint("GET", "/api/tables/{table}", one_table, wire.Synced),
    Endpoint("GET", "/api/tables/{table}/record", record, dict[str, Any]),
    Endpoint("GET", "/api/tables/{table}/plies/{ply}", one_ply, Replayed, cost=1, query=(SEAT,)),
    Endpoint("POST", "/api/tables/{table}/continue", play_on, TableInfo, ContinueForm, 201, True, True, 10),
    Endpoint("GET", "/api/tables/{table}/note", note, Note, named=True),
    Endpoint("PUT", "/api/tables/{table}/note", save_note, Note, NoteForm, named=True),
)
