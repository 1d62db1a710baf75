"""Toy notation: a move is the card's number; an empty place is "-", a hidden card "?"."""

from typing import Any

from drovers.core.position import Fields
from drovers.core.state import State
from drovers.core.words import Words

from .table import CARDS, HAND, HIDDEN, NONE


def move_text(state: State, seat: int, move: int) -> str:
    return str(move + 1)


def parse_move(state: State, seat: int, text: str) -> int:
    move = int(text) - 1
    if not 0 <= move < CARDS:
        raise ValueError(text)
    return move


def card_text(card: int) -> str:
    return {HIDDEN: "?", NONE: "-"}.get(card) or str(card + 1)


def parse_card(text: str) -> int:
    return NONE if text == "-" else parse_move(None, 0, text)  # type: ignore[arg-type]


def write(state: State) -> dict[str, Any]:
    seats = range(state.seats)
    return {
        "hands": [[card_text(state.hand[seat, i]) for i in range(HAND)] for seat in seats],
        "chosen": [card_text(state.chosen[seat]) for seat in seats],
        "shown": [card_text(card) for card in range(CARDS) if state.shown[card]],
        "deck": [card_text(state.deck[card]) for card in range(CARDS)],
        "tricks": [state.tricks[seat] for seat in seats],
        "round": state.round,
    }


def read(state: State, fields: Fields) -> None:
    hands = fields.take("hands")
    for seat, _ in enumerate(hands):
        for i, card in enumerate(Fields({"hand": hands[seat]}, f"hands[{seat}]").items("hand", parse_card, high=HAND)):
            state.hand[seat, i] = card
    for seat, card in enumerate(fields.items("chosen", parse_card, low=state.seats, high=state.seats)):
        state.chosen[seat] = card
    for seat in range(state.seats, 3):
        state.chosen[seat] = NONE
        for i in range(HAND):
            state.hand[seat, i] = NONE
    for card in fields.items("shown", parse_card):
        state.shown[card] = 1
    for i, card in enumerate(fields.items("deck", parse_card, low=CARDS, high=CARDS)):
        state.deck[i] = card
    for seat, tricks in enumerate(fields.items("tricks", int)):
        state.tricks[seat] = tricks
    state.round = fields.number("round", 0, HAND)


def show(name: str, value: int) -> Any:
    return card_text(value) if name == "card" else value


def spell(words: Words, lang: str, name: str, value: Any) -> str:
    return "?" if value is None else str(value)


def touch(state: State, seat: int, move: int) -> tuple[str, ...]:
    return (f"hand:{move + 1}",)


def form(state: State, seat: int, move: int) -> str:
    return "lay"


def thing(words: Words, lang: str, state: State, seat: int, name: str) -> str:
    return name.removeprefix("hand:")


def shows(kind: str, data: dict[str, Any]) -> dict[str, str]:
    return {}
