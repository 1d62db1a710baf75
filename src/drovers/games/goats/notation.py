"""Moves and event fields as text: `play RO5`, `take c4`, `mark c4`, `dog c4`, `to c6`, `keep`, `yes`, `no`."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from ...core.words import Words
from .arranging import kit as kit
from .arranging import put as put
from .data import HAND
from .moves import ANSWER, KEEP, LEAD, MARK, PLAY, TAKE, TO, decode, encode
from .names import CARDS, CODES, card_text, parse_card
from .pasture import cell_text, parse_cell
from .position import PARTS as PARTS
from .position import read as read
from .refusals import why_not_detail as why_not_detail
from .table import State
from .themes import themes as themes

VERBS = {PLAY: "play", TAKE: "take", MARK: "mark", LEAD: "dog", TO: "to"}
KINDS = {verb: kind for kind, verb in VERBS.items()}
ALONE = {"keep": encode(KEEP, 0), "yes": encode(ANSWER, 1), "no": encode(ANSWER, 0)}
KEPT = 2_000  # cells with what lies there, in words
ALONE_TEXT = {move: text for text, move in ALONE.items()}


def named(state: State, seat: int, move: int) -> str:
    """The card or the cell a move names."""
    made = decode(move)
    if made.kind != PLAY:
        return cell_text(made.cell)
    return CARDS[made.slot - HAND] if made.slot >= HAND else card_text(state.hand[seat, made.slot])


def move_text(state: State, seat: int, move: int) -> str:
    """A move as people write it."""
    return ALONE_TEXT.get(move) or f"{VERBS[decode(move).kind]} {named(state, seat, move)}"


def parse_move(state: State, seat: int, text: str) -> int:
    """The move a text stands for."""
    verb, *rest = text.lower().split()
    if verb in ALONE and not rest:
        return ALONE[verb]
    (name,) = rest
    if verb != "play":
        return encode(KINDS[verb], parse_cell(name))
    card = parse_card(name)
    slots = [slot for slot in range(HAND) if state.hand[seat, slot] == card]
    return encode(PLAY, slots[0] if slots else HAND + card)


def touch(state: State, seat: int, move: int) -> tuple[str, ...]:
    """What a hand touches: the card played, or the cell; a dog leads in two moves, from a cell and to one."""
    if move in ALONE_TEXT:
        return (f"button:{ALONE_TEXT[move]}",)
    return (f"{'hand' if decode(move).kind == PLAY else 'cell'}:{named(state, seat, move)}",)


def form(state: State, seat: int, move: int) -> str:
    """Which sentence reads the move: `move-<form>`."""
    kind, cell = decode(move).kind, decode(move).cell
    if kind == PLAY and named(state, seat, move) == "DOG":
        return "play-dog"
    if kind == TO and state.pasture[cell] < 0:
        return "to-empty"
    return ALONE_TEXT.get(move) or ("lead" if kind == LEAD else VERBS[kind])


def thing(words: Words, lang: str, state: State, seat: int, name: str) -> str:
    """What a thing is called: a card, a type, or a cell with what lies there."""
    kind, _, what = name.partition(":")
    if kind == "type":
        return words.say(lang, f"type-{what}")
    if kind == "hand":
        return card_words(words, lang, what)
    return cell_words(words, lang, state.pasture[parse_cell(what)], what)


@lru_cache(KEPT)
def cell_words(words: Words, lang: str, card: int, cell: str) -> str:
    """A cell with what lies there."""
    if card < 0:
        return cell
    return words.say(lang, "thing-cell", card=card_words(words, lang, card_text(card)), cell=cell)


def shows(kind: str, data: dict[str, Any]) -> dict[str, str]:
    """The cells an event speaks of."""
    return {f"cell:{data[name]}": "" for name in ("cell", "there") if name in data}


def show(name: str, value: int) -> Any:
    """A field of an event as data."""
    if name in ("card", "other"):
        return card_text(value)
    if name in ("cell", "there"):
        return cell_text(value)
    return CODES[value] if name == "type" else value


def spell(words: Words, lang: str, name: str, value: Any) -> str:
    """A field of an event or a refusal in words: cards and types by their names."""
    if value is None:
        return "?"
    if name in ("steps", "markers"):
        return words.say(lang, name, count=value)
    if name == "type":
        return words.say(lang, f"type-{value}")
    if name in ("card", "other"):
        return card_words(words, lang, value)
    if name == "hand":
        return ", ".join(card_words(words, lang, card) for card in value)
    if name == "line":
        return words.say(lang, "line-row" if value.isdigit() else "line-column", name=value)
    return ", ".join(value) if name == "cells" else str(value)


@cache
def card_words(words: Words, lang: str, card: str) -> str:
    """A card in words, its short name beside it."""
    if card == "-":
        return words.say(lang, "card-none")
    if card == "DOG":
        return words.say(lang, "card-dog")
    if card in ("M1", "M2"):
        return words.say(lang, "card-milk", value=card[1])
    return words.say(lang, "card-goat", type=words.say(lang, f"type-{card[:2]}"), value=card[2], card=card)
