"""Moves and event fields as text, both ways.  A cell is column and row, `a1` top left to `o10`; a token its number."""

from __future__ import annotations

from typing import Any

from ...core.words import Words
from .data import DATA
from .moves import (
    ANSWER,
    CELL,
    COLOUR,
    COUNT,
    LAKE,
    PASS,
    QUARTER,
    SELL,
    SINGLE,
    TAKE,
    TOKEN,
    TURN,
    WRITTEN,
    decode,
    encode,
)
from .names import COLOUR_NAMES, card_text, cell_text, hand_of, lake_text, parse_cell, parse_lake
from .position import read as read
from .position import write as write
from .refusal import why_not_detail as why_not_detail
from .table import PRICE, TOKENS, State
from .touch import form as form
from .touch import handful as handful
from .touch import shows as shows
from .touch import thing as thing
from .touch import touch as touch
from .whole import betrays as betrays
from .whole import in_one as in_one
from .whole import whole as whole

WORDS = {PASS: "pass", SELL: "sell", COUNT: "count", TAKE: "card", CELL: "at", TURN: "turn", SINGLE: "single"}
WORDS |= {COLOUR: "flag", LAKE: "lake", QUARTER: "quarter"}
ALONE = {"pass": encode(PASS, 0), "single": encode(SINGLE, 0), "no": encode(ANSWER, 0), "yes": encode(ANSWER, 1)}
KINDS = {word: kind for kind, word in WORDS.items() if word not in ALONE} | {"top": TOKEN, "pay": TOKEN}
NUMBERED = {COUNT: (0, TOKENS), TOKEN: (1, TOKENS), TAKE: (1, 3), TURN: (0, 3), QUARTER: (0, 3)}  # lowest and highest
BEYOND = 1 << TOKENS  # a place no hand has: what a bid with somebody else's token comes to


def move_text(state: State, seat: int, move: int) -> str:
    """A move as people write it."""
    kind, part = decode(move)
    if kind == WRITTEN:
        tokens = [str(token + 1) for i, token in enumerate(hand_of(state, seat)) if part >> i & 1]
        return f"bid {' '.join(tokens) or '-'}"
    if kind == ANSWER:
        return "yes" if part else "no"
    if kind == TOKEN:
        return f"{'pay' if state.phase == PRICE else 'top'} {part + 1}"
    return WORDS[kind] if kind in (PASS, SINGLE) else f"{WORDS[kind]} {part_text(kind, part)}"


def part_text(kind: int, part: int) -> str:
    """Which of its kind a move is."""
    if kind in (SELL, CELL):
        return cell_text(part)
    if kind == COLOUR:
        return COLOUR_NAMES[part]
    return lake_text(part) if kind == LAKE else str(part + NUMBERED[kind][0])


def parse_move(state: State, seat: int, text: str) -> int:
    """The move a text stands for; raises ValueError, KeyError or IndexError for what is none."""
    word, *rest = text.lower().split()
    if word == "bid":
        return encode(WRITTEN, parse_bid(state, seat, rest))
    if word in ALONE and not rest:
        return ALONE[word]
    (value,) = rest
    return encode(KINDS[word], parse_part(KINDS[word], value))


def parse_part(kind: int, text: str) -> int:
    """The inverse of `part_text`."""
    if kind in (SELL, CELL):
        return parse_cell(text)
    if kind == COLOUR:
        return COLOUR_NAMES.index(text)
    if kind == LAKE:
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
    if name == "tokens":
        return ", ".join(map(str, value)) or words.say(lang, "nothing")
    if name == "interested":
        return words.say(lang, "yes" if value else "no")
    if name == "colour":
        return words.say(lang, f"flag-{value}")
    if name == "colours":
        return ", ".join(words.say(lang, f"flag-{colour}") for colour in value)
    if name in ("cells", "lakes", "slots", "turns"):
        return ", ".join(value) or "none"
    if name == "card":
        colour, pattern = value.split()
        return words.say(lang, f"card-{colour}", pattern=pattern)
    return str(value)
