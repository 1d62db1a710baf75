"""Moves and event fields as text, both ways, and what a hand touches.

A cell is column and row, `a1` top left to `o10`; a token its number.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from ...core.choices import Handful
from ...core.words import Words
from . import moves as m
from . import table as t
from .arranging import kit as kit
from .arranging import put as put
from .cards import second_cell
from .data import DATA
from .deck import card_at, card_used
from .moves import decode, encode
from .names import COLOUR_NAMES, card_text, cell_text, hand_of, lake_text, parse_cell, parse_lake
from .position import PARTS as PARTS
from .position import read as read
from .refusals import why_not_detail as why_not_detail
from .table import COLOURS, NONE, TOKENS, State
from .themes import themes as themes
from .whole import begins as begins
from .whole import betrays as betrays
from .whole import in_one as in_one
from .whole import whole as whole

WORDS = {
    m.PASS: "pass",
    m.SELL: "sell",
    m.COUNT: "count",
    m.TAKE: "card",
    m.CELL: "at",
    m.TURN: "turn",
    m.SINGLE: "single",
}
WORDS |= {m.COLOUR: "flag", m.LAKE: "lake", m.QUARTER: "quarter"}
ALONE = {
    "pass": encode(m.PASS, 0),
    "single": encode(m.SINGLE, 0),
    "no": encode(m.ANSWER, 0),
    "yes": encode(m.ANSWER, 1),
}
KINDS = {word: kind for kind, word in WORDS.items() if word not in ALONE} | {"top": m.TOKEN, "pay": m.TOKEN}
NUMBERED = {
    m.COUNT: (0, TOKENS),
    m.TOKEN: (1, TOKENS),
    m.TAKE: (1, 3),
    m.TURN: (0, 3),
    m.QUARTER: (0, 3),
}  # lowest and highest
BEYOND = 1 << TOKENS  # a place no hand has: what a bid with somebody else's token comes to
BUTTONS = {m.PASS: "pass", m.SINGLE: "single"}
COUNTED = {m.COUNT: "count", m.QUARTER: "quarter"}
FORMS = {
    m.SELL: "sell",
    m.COUNT: "count",
    m.TAKE: "card",
    m.TURN: "star",
    m.COLOUR: "flag",
    m.LAKE: "lake",
    m.QUARTER: "quarter",
    m.WRITTEN: "written",
}


def move_text(state: State, seat: int, move: int) -> str:
    """A move as people write it."""
    kind, part = decode(move)
    if kind == m.WRITTEN:
        return f"bid {' '.join(written(state, seat, part)) or '-'}"
    if kind == m.ANSWER:
        return "yes" if part else "no"
    if kind == m.TOKEN:
        return f"{'pay' if state.phase == t.PRICE else 'top'} {part + 1}"
    return WORDS[kind] if kind in (m.PASS, m.SINGLE) else f"{WORDS[kind]} {part_text(kind, part)}"


def written(state: State, seat: int, part: int) -> list[str]:
    """The cowboys of a bid written out."""
    return [str(token + 1) for i, token in enumerate(hand_of(state, seat)) if part >> i & 1]


def part_text(kind: int, part: int) -> str:
    """Which of its kind a move is."""
    if kind in (m.SELL, m.CELL):
        return cell_text(part)
    if kind == m.COLOUR:
        return COLOUR_NAMES[part]
    return lake_text(part) if kind == m.LAKE else str(part + NUMBERED[kind][0])


def parse_move(state: State, seat: int, text: str) -> int:
    """The move a text stands for; raises ValueError, KeyError or IndexError for what is none."""
    word, *rest = text.lower().split()
    if word == "bid":
        return encode(m.WRITTEN, parse_bid(state, seat, rest))
    if word in ALONE and not rest:
        return ALONE[word]
    (value,) = rest
    return encode(KINDS[word], parse_part(KINDS[word], value))


def parse_part(kind: int, text: str) -> int:
    """The inverse of `part_text`."""
    if kind in (m.SELL, m.CELL):
        return parse_cell(text)
    if kind == m.COLOUR:
        return COLOUR_NAMES.index(text)
    if kind == m.LAKE:
        return parse_lake(text)
    low, high = NUMBERED[kind]
    if not low <= int(text) <= high:
        raise ValueError(text)
    return int(text) - low


def parse_bid(state: State, seat: int, values: list[str]) -> int:
    """A bid written out: any tokens of one's hand, `bid` or `bid -` for none (R15)."""
    tokens = [] if values == ["-"] else [int(value) - 1 for value in values]
    if len(set(tokens)) != len(tokens) or not all(0 <= token < TOKENS for token in tokens):
        raise ValueError(values)
    own = hand_of(state, seat)
    return sum(1 << own.index(token) if token in own else BEYOND << token for token in tokens)


def show(name: str, value: int) -> Any:
    """A field of an event as data."""
    if name in ("token", "slot", "round"):
        return value + 1
    if name == "tokens":
        return [token + 1 for token in range(TOKENS) if value >> token & 1]
    if name == "interested":
        return bool(value)
    if name == "lake":
        return DATA.lakes[value].value
    if name == "colour":
        return COLOUR_NAMES[value]
    if name == "cell":
        return cell_text(value)
    return card_text(value) if name == "card" else value


def spell(words: Words, lang: str, name: str, value: Any) -> str:
    """The same in words for a sentence; a token of None is hidden from the reader."""
    if name == "token":
        return words.say(lang, "cowboy", number=value) if value else words.say(lang, "hidden-cowboy")
    if name in ("tokens", "hand"):
        return ", ".join(map(str, value)) or words.say(lang, "nothing")
    if name == "interested":
        return words.say(lang, "yes" if value else "no")
    if name == "colour":
        return words.say(lang, f"flag-{value}")
    if name == "colours":
        return ", ".join(words.say(lang, f"flag-{colour}") for colour in value)
    if name in ("cells", "lakes", "slots", "turns") and not isinstance(value, int):
        return ", ".join(value) or "none"
    if name == "card":
        colour, pattern = value.split()
        return words.say(lang, f"card-{colour}", pattern=pattern)
    return str(value)


def touch(state: State, seat: int, move: int) -> tuple[str, ...]:
    """A cell, a flag, a card on offer, a cowboy of one's own, or a button."""
    kind, part = decode(move)
    if kind in (m.CELL, m.SELL):
        return (f"cell:{cell_text(part)}",)
    if kind == m.TURN:
        return (f"cell:{star_cell(state, part)}",)
    if kind == m.TOKEN:
        return (f"hand:{part + 1}",)
    if kind == m.COLOUR:
        return (f"flag:{COLOUR_NAMES[part]}",)
    if kind == m.TAKE:
        return (f"card:{part + 1}",)
    if kind == m.LAKE:
        return (f"button:lake-{lake_text(part)}",)
    if kind == m.WRITTEN:
        return (f"bid:{'+'.join(written(state, seat, part))}",)
    if kind in COUNTED:
        return (f"button:{COUNTED[kind]}-{part}",)
    return (f"button:{BUTTONS.get(kind) or ('yes' if part else 'no')}",)


def star_cell(state: State, quarter: int) -> str:
    """The cell where the second star of the card in use falls after so many quarter turns (R25)."""
    if state.slot == NONE or state.at == NONE:
        return "none"
    cell = second_cell(card_used(state) // COLOURS, quarter, int(state.at))
    return "none" if cell == NONE else cell_text(cell)


def form(state: State, seat: int, move: int) -> str:
    """Which sentence reads the move."""
    kind, part = decode(move)
    if kind == m.CELL:
        return {t.FLAG_PLACE: "plant", t.FLAG_USE: "brand"}.get(int(state.phase), "anchor")
    if kind == m.TOKEN:
        return "pay" if state.phase == t.PRICE else "top"
    if kind == m.ANSWER:
        return "yes" if part else "no"
    return BUTTONS.get(kind) or FORMS[kind]


def thing(words: Words, lang: str, state: State, seat: int, name: str) -> str:
    """What a thing is called."""
    kind, _, what = name.partition(":")
    if kind == "card":
        return fixed(words, lang, kind, card_text(card_at(state, int(what) - 1)))
    return fixed(words, lang, kind, what)


@cache
def fixed(words: Words, lang: str, kind: str, what: str) -> str:
    """A thing that is called the same whatever lies on the table."""
    if kind == "bid":
        tokens = what.split("+") if what else []
        return words.say(lang, "cowboys", tokens=", ".join(tokens), count=len(tokens))
    if kind == "button":
        sort, _, part = what.rpartition("-")
        return words.say(lang, "so-many-cowboys", count=int(part)) if sort == "count" else part
    if kind == "flag":
        return words.say(lang, f"flag-{what}")
    if kind == "hand":
        return words.say(lang, "cowboy", number=what)
    if kind == "card":
        colour, pattern = what.split()
        return words.say(lang, f"card-{colour}", pattern=pattern)
    return what


def handful(state: State, seat: int) -> Handful | None:
    """A sealed bid: any cowboys of the hand, at least one for land that is for sale (R15, R39)."""
    if state.phase not in (t.BID, t.SALE_BID):
        return None
    things = tuple(f"hand:{token + 1}" for token in hand_of(state, seat))
    return Handful("written", things, int(state.phase == t.SALE_BID), "bid", "bid -", "bid:")


def shows(kind: str, data: dict[str, Any]) -> dict[str, str]:
    """The cell or the card on offer an event speaks of."""
    if "cell" in data:
        return {f"cell:{data['cell']}": ""}
    return {f"card:{data['slot']}": ""} if "slot" in data else {}
