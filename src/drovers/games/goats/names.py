"""Names of cards as texts: a goat is its type's two letters and its value (`RO5`), then `DOG`, `M1`, `M2`."""

from __future__ import annotations

from .data import TYPES, VALUES
from .table import GOATS, HIDDEN, NONE

CODES = ("RO", "PO", "CH", "DI", "AS", "PI", "KN", "BA", "SU", "VI", "DE", "JU", "PU", "GA", "OP", "MA", "SK", "YO")
CARDS = (*(f"{CODES[kind]}{value}" for kind in range(TYPES) for value in range(1, VALUES + 1)), "DOG", "M1", "M2")


TEXTS = {HIDDEN: "?", NONE: "-", **dict(enumerate(CARDS))}


def card_text(card: int) -> str:
    """A card, a hidden one, or none."""
    return TEXTS[card]


def parse_card(text: str) -> int:
    """The card a text names; ValueError if none."""
    return CARDS.index(text.strip().upper())


def parse_goat(text: str) -> int:
    """The goat a text names; ValueError if none."""
    card = parse_card(text)
    if card >= GOATS:
        raise ValueError(text)
    return card
