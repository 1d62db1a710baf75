"""States as data, both ways: an empty place is "-", a hidden card "?"."""

from __future__ import annotations

from typing import Any

from drovers.core.position import Fields, whole

from .table import CARDS, HAND, HIDDEN, NONE, PLAYERS, State


def card_text(card: int) -> str:
    """A card, a hidden one, or none."""
    return {HIDDEN: "?", NONE: "-"}.get(card) or str(card + 1)


def parse_card(text: str) -> int:
    """The card a text names; ValueError if none."""
    card = int(text) - 1
    if not 0 <= card < CARDS:
        raise ValueError(text)
    return card


def parse_place(text: str) -> int:
    """A card or an empty place."""
    return NONE if text == "-" else parse_card(text)


def write(state: State) -> dict[str, Any]:
    """The whole state; on a veiled one hidden cards are "?"."""
    seats = range(state.seats)
    return {
        "hands": [[card_text(state.hand[seat, i]) for i in range(HAND)] for seat in seats],
        "chosen": [card_text(state.chosen[seat]) for seat in seats],
        "shown": [card_text(card) for card in range(CARDS) if state.shown[card]],
        "deck": [card_text(state.deck[card]) for card in range(CARDS)],
        "tricks": [state.tricks[seat] for seat in seats],
        "round": state.round,
    }


PARTS = (write,)


def read(state: State, fields: Fields) -> None:
    """A state from its data; `Fields` names the field where something is wrong."""
    state.hand.fill(NONE)
    state.chosen.fill(NONE)
    for seat, hand in enumerate(fields.items("hands", list, low=state.seats, high=state.seats)):
        places = Fields({"hand": hand}, f"hands[{seat}]").items("hand", parse_place, high=HAND)
        for i, card in enumerate(places):
            state.hand[seat, i] = card
    for seat, card in enumerate(fields.items("chosen", parse_place, low=state.seats, high=state.seats)):
        state.chosen[seat] = card
    for card in fields.items("shown", parse_card):
        state.shown[card] = 1
    for i, card in enumerate(fields.items("deck", parse_place, low=CARDS, high=CARDS)):
        state.deck[i] = card
    for seat, tricks in enumerate(fields.items("tricks", whole(0, HAND), high=PLAYERS)):
        state.tricks[seat] = tricks
    state.round = fields.number("round", 0, HAND)
