"""Moves and event fields as text, and what a hand touches for a move.

Moves: `W@p1` guards an own entrance, `W>2.h1` raids clan 2, `C>k1` enters the kingdom; `pass`; `free boy`,
`free daughter`; `reclaim`, `decline`.  Entrances are p1-p3 and h1-h2, kingdom slots k1 (left) and k2.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any

from ...core.errors import NeverAMove
from ...core.naming import mark
from ...core.words import Words
from . import table as t
from .arranging import kit as kit
from .arranging import put as put
from .moves import ENTER, GUARD, PASSING, RAID, Move, decode, encode, neighbour, steps_to
from .pace import together as together
from .position import PARTS as PARTS
from .position import read as read
from .position import token_text
from .refusals import why_not_detail as why_not_detail
from .table import State
from .themes import themes as themes

WORDS = ("pass", "free boy", "free daughter", "reclaim", "decline")  # the moves from PASSING on
PLACEMENT = re.compile(r"([cwbdx])(?:[@>](k[12])|([@>])(?:([0-3])\.)?(p[123]|h[12]))")
PLACED = {GUARD: "inside", RAID: "outside", ENTER: "kingdom"}  # where a hand puts a token
FORMS = {GUARD: "guard", RAID: "raid", ENTER: "enter"}  # which sentence reads the move
COUNTS = ("count", "cattle", "jewels", "prisoners", "points", "round")


def target(state: State, seat: int, made: Move) -> str:
    """Where a token is placed: `0.p1` or `k1`."""
    if made.kind == ENTER:
        return t.SLOT_NAMES[made.where]
    # a clan that is not in play has the number of no seat, so that text and move stay one to one
    clan = neighbour(state, seat, made.steps) if made.steps < state.seats else made.steps
    return f"{clan}.{t.ENTRANCE_NAMES[made.where]}"


def move_text(state: State, seat: int, move: int) -> str:
    """The move as people write it; clans are named by their seat."""
    if move >= PASSING:
        return WORDS[move - PASSING]
    made = decode(move)
    if made.kind == GUARD:
        return f"{t.LETTERS[made.token]}@{t.ENTRANCE_NAMES[made.where]}"
    return f"{t.LETTERS[made.token]}>{target(state, seat, made)}"


def parse_move(state: State, seat: int, text: str) -> int:
    """The move a text stands for."""
    bare = "".join(text.lower().split())
    for number, word in enumerate(WORDS, PASSING):
        if bare == word.replace(" ", ""):
            return number
    match = PLACEMENT.fullmatch(bare)
    if not match:
        raise ValueError(text)
    letter, slot, side, clan, entrance = match.groups()
    token = t.LETTERS.lower().index(letter)
    if slot:
        return encode(Move(ENTER, token, t.NONE, t.SLOT_NAMES.index(slot)))
    whose = seat if clan is None else int(clan)
    steps = steps_to(state, seat, whose) if whose < state.seats else whose  # one not in play sits where no seat does
    if (steps == 0) != (side == "@"):  # one never guards abroad nor raids at home
        raise NeverAMove(1029)
    return encode(Move(RAID if steps else GUARD, token, steps, t.ENTRANCE_NAMES.index(entrance)))


def touch(state: State, seat: int, move: int) -> tuple[str, ...]:
    """The token and its place; what is only said is a button."""
    if move >= PASSING:
        return (f"button:{WORDS[move - PASSING].split()[-1]}",)
    made = decode(move)
    return f"hand:{t.LETTERS[made.token]}", f"{PLACED[made.kind]}:{target(state, seat, made)}"


def form(state: State, seat: int, move: int) -> str:
    """Which sentence reads the move."""
    return FORMS.get(decode(move).kind) or WORDS[move - PASSING].split()[-1]


@cache
def named(words: Words, lang: str, seat: int, name: str) -> str:
    """What a seat calls a thing: at its own entrances it need not say whose they are."""
    kind, _, what = name.partition(":")
    if kind == "hand":
        return words.say(lang, f"token-{what}")
    if kind == "kingdom":
        return words.say(lang, f"slot-{what}")
    clan, entrance = what.split(".")
    door = words.say(lang, f"entrance-{entrance}")
    if kind == "inside" and int(clan) == seat:
        return door
    return words.say(lang, "thing-inside" if kind == "inside" else "thing-outside", door=door, clan=mark(int(clan)))


def thing(words: Words, lang: str, state: State, seat: int, name: str) -> str:
    """What a thing is called, whatever lies there."""
    return named(words, lang, seat, name)


TAKES = ("king-alone", "king-equal", "king-chief", "king-last")  # each brings one head of cattle (T32-T35)


def shows(kind: str, data: dict[str, Any]) -> dict[str, str]:
    """The places an event speaks of, and whose token is seen to lie there; `-` behind it: it leaves at once.

    A number with a sign comes to the goods of a place or leaves them: `cattle:1`, `aside:0.jewels`, `captive:0.1B`.
    """
    if kind == "bluffed":
        where = data["where"]
        place = "kingdom" if where.startswith(">k") else "inside" if where.startswith("@") else "outside"
        return {f"{place}:{where[1:]}": f"{data['seat']}X-"}
    if kind.startswith("king-"):
        goods = {"cattle:kingdom": "-1", f"aside:{data['seat']}.cattle": "+1"} if kind in TAKES else {}
        return {f"kingdom:{data['slot']}": f"{data['seat']}{data['token']}"} | goods
    if "guard" in data:
        return raid_shows(kind, data)
    if kind == "guarded":
        return {f"inside:{data['seat']}.{data['entrance']}": ""}
    if kind == "raided":
        return {f"outside:{data['clan']}.{data['entrance']}": ""}
    return goods_shows(kind, data) or ({f"land:{data['clan']}": ""} if "clan" in data else {})


def raid_shows(kind: str, data: dict[str, Any]) -> dict[str, str]:
    """Raider and guard at an entrance; who is taken prisoner walks off (T44)."""
    clan, seat, entrance = data["clan"], data["seat"], f"{data['clan']}.{data['entrance']}"
    raider, guard = f"{seat}{data['token']}", f"{clan}{data['guard']}"
    if kind == "captured":
        return {f"outside:{entrance}": f"{raider}-", f"inside:{entrance}": guard, f"captive:{clan}.{raider}": "+1"}
    if kind == "kidnapped":
        return {f"outside:{entrance}": raider, f"inside:{entrance}": f"{guard}-", f"captive:{seat}.{guard}": "+1"}
    return {f"outside:{entrance}": raider} | ({f"inside:{entrance}": guard} if data["guard"] != "-" else {})


def goods_shows(kind: str, data: dict[str, Any]) -> dict[str, str]:
    """Loot that is set aside (T38, T39), and brought home at the end of the round (T52)."""
    seat = data.get("seat")
    if kind in ("took-cattle", "took-jewels"):
        what, count = kind.removeprefix("took-"), data["count"]
        return {f"{what}:{data['clan']}": f"-{count}", f"aside:{seat}.{what}": f"+{count}"}
    if kind != "settled":
        return {}
    home = {f"{what}:{seat}": f"+{data[what]}" for what in ("cattle", "jewels")}
    return home | {f"aside:{seat}.{what}": f"-{data[what]}" for what in ("cattle", "jewels")}


def show(name: str, value: int) -> Any:
    """A field of an event as data."""
    if name in ("token", "guard"):
        return token_text(value)
    if name == "entrance":
        return t.ENTRANCE_NAMES[value]
    if name == "slot":
        return t.SLOT_NAMES[value]
    return where_text(value) if name == "where" else value


def where_text(slot: int) -> str:
    """A slot of any board: `@0.p1` inside, `>0.p1` outside, `>k1`."""
    if slot >= t.KING:
        return f">{t.SLOT_NAMES[slot - t.KING]}"
    side, inner = divmod(slot, t.OUTER)
    return f"{'@>'[side]}{inner // t.ENTRANCES}.{t.ENTRANCE_NAMES[inner % t.ENTRANCES]}"


def spell(words: Words, lang: str, name: str, value: Any) -> Any:
    """The same in words; counts stay numbers, so that sentences can agree with them."""
    if name == "others":
        return ", ".join(map(mark, value))
    if name == "free":
        return (
            ", ".join(words.say(lang, f"{'slot' if door in t.SLOT_NAMES else 'entrance'}-{door}") for door in value)
            or "none"
        )
    if name in ("token", "guard", "kind", "own"):
        return words.say(lang, f"{name}-{ {None: 'hidden', '-': 'none'}.get(value, value) }")
    if name in ("entrance", "slot"):
        return words.say(lang, f"{name}-{value}")
    if name == "where":
        side, _, door = value.rpartition(".")
        if not side:
            return words.say(lang, f"slot-{value[1:]}")
        return words.say(
            lang,
            f"where-{'inner' if value[0] == '@' else 'outer'}",
            clan=mark(int(side[1:])),
            door=spell(words, lang, "entrance", door),
        )
    if name == "yours":
        return "yes" if value else "no"
    return value if name in COUNTS else str(value)
