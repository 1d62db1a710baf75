"""Moves and event fields as text, both ways.  A cell is column and row, `a1` top left to `o10`; a token its number."""

from collections.abc import Callable
from typing import Any

from ...core.words import Words
from .bids import holds, least
from .data import DATA
from .names import COLOUR_NAMES, card_text, cell_text, lake_text, parse_cell, parse_lake
from .position import read as read
from .position import write as write
from .table import (
    BID,
    CELL,
    CELLS,
    COLOUR,
    COUNT,
    LAKE_PICK,
    LAKES,
    NO,
    NONE,
    PASS,
    PRICE,
    QUARTER,
    SALE_BID,
    SELL,
    SINGLE,
    TAKE,
    TOKEN,
    TOKENS,
    TURN,
    WRITTEN,
    YES,
    State,
)

__all__ = [
    "betrays",
    "in_one",
    "move_text",
    "parse_move",
    "read",
    "show",
    "spell",
    "whole",
    "write",
    "written_bid",
]

BEYOND = 1 << TOKENS  # a place no hand has: what a bid with somebody else's token comes to
PLAIN = {"pass": PASS, "no": NO, "yes": YES, "single": SINGLE}
NUMBERED = {  # word -> first move, lowest and highest number
    "count": (COUNT, 0, TOKENS),
    "top": (TOKEN, 1, TOKENS),
    "pay": (TOKEN, 1, TOKENS),
    "card": (TAKE, 1, 3),
    "turn": (TURN, 0, 3),
    "quarter": (QUARTER, 0, 3),
}


def hand(state: State, seat: int) -> list[int]:
    """The seat's tokens in order."""
    return [token for token in range(TOKENS) if holds(state, seat, token)]


def move_text(state: State, seat: int, move: int) -> str:
    """A move as people write it."""
    if move >= WRITTEN:
        tokens = [str(token + 1) for i, token in enumerate(hand(state, seat)) if move - WRITTEN >> i & 1]
        return f"bid {' '.join(tokens) or '-'}"
    for text, number in PLAIN.items():
        if move == number:
            return text
    if SELL <= move < SELL + CELLS:
        return f"sell {cell_text(move - SELL)}"
    if CELL <= move < CELL + CELLS:
        return f"at {cell_text(move - CELL)}"
    if COLOUR <= move < LAKE_PICK:
        return f"flag {COLOUR_NAMES[move - COLOUR]}"
    if LAKE_PICK <= move < LAKE_PICK + LAKES:
        return f"lake {lake_text(move - LAKE_PICK)}"
    skipped = "top" if state.phase == PRICE else "pay"
    for word, (first, low, high) in NUMBERED.items():
        if word != skipped and 0 <= move - first <= high - low:
            return f"{word} {move - first + low}"
    raise ValueError(move)


def parse_move(state: State, seat: int, text: str) -> int:
    """The move a text stands for; raises ValueError, KeyError or IndexError for what is none."""
    word, *rest = text.lower().split()
    if word == "bid":
        return parse_bid(state, seat, rest)
    if word in PLAIN and not rest:
        return PLAIN[word]
    (value,) = rest
    if word in ("sell", "at"):
        return (SELL if word == "sell" else CELL) + parse_cell(value)
    if word == "flag":
        return COLOUR + COLOUR_NAMES.index(value)
    if word == "lake":
        return LAKE_PICK + parse_lake(value)
    first, low, high = NUMBERED[word]
    if not low <= int(value) <= high:
        raise ValueError(text)
    return first + int(value) - low


def parse_bid(state: State, seat: int, values: list[str]) -> int:
    """A bid written out: any tokens of one's hand, `bid` or `bid -` for none (R15)."""
    tokens = [] if values == ["-"] else [int(value) - 1 for value in values]
    if len(set(tokens)) != len(tokens) or not all(0 <= token < TOKENS for token in tokens):
        raise ValueError(values)
    own = hand(state, seat)
    return WRITTEN + sum(1 << own.index(token) if token in own else BEYOND << token for token in tokens)


def written_bid(state: State, seat: int, count: int, token: int) -> int:
    """COUNT and TOKEN as the written bid they stand for: that token (1 to 66) and the lowest others of the hand."""
    own = hand(state, seat)
    if count == 0:
        return WRITTEN
    others = [other for other in own if other != token - 1][: count - 1]
    return WRITTEN + sum(1 << own.index(other) for other in [*others, token - 1])


def whole(state: State, seat: int) -> list[str] | None:
    """The bids that COUNT and TOKEN can say, each in one: any number of tokens, one high and the others the lowest.

    Whoever sees a bid made in two steps knows that it is not empty (R15); None where no bid is to be begun.
    """
    if not to_bid(state, seat):
        return None
    own = [str(token + 1) for token in hand(state, seat)]
    bids = ["bid -"] if least(state) == 0 else []
    for count in range(1, len(own) + 1):
        lowest = " ".join(["bid", *own[: count - 1]])
        bids += [f"{lowest} {top}" for top in own[count - 1 :]]
    return bids


def to_bid(state: State, seat: int) -> bool:
    """Whether the seat is asked for a bid and has not begun one."""
    return state.phase in (BID, SALE_BID) and state.count[seat] == NONE


def betrays(state: State, seat: int, move: int) -> bool:
    """Whether this step would show the others that a bid is not empty, since a second one must follow."""
    return to_bid(state, seat) and COUNT < move <= COUNT + TOKENS


def in_one(state: State, seat: int, move: int, ask: Callable[[State], int]) -> int:
    """A bid begun with its count, made whole by asking on."""
    if not betrays(state, seat, move):
        return move
    begun = state.copy()
    begun.count[seat] = move - COUNT
    return written_bid(state, seat, move - COUNT, ask(begun) - TOKEN + 1)


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
    if name == "card":
        colour, pattern = value.split()
        return words.say(lang, f"card-{colour}", pattern=pattern)
    return str(value)


# What a hand touches; it asks the notation above for texts.
from .touch import form as form  # noqa: E402
from .touch import handful as handful  # noqa: E402
from .touch import shows as shows  # noqa: E402
from .touch import thing as thing  # noqa: E402
from .touch import touch as touch  # noqa: E402
