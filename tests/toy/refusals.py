"""What a refusal is about: the card that stands against the move."""

from __future__ import annotations

from typing import Any

from .moves import decode
from .position import card_text
from .table import State

NOT_HELD = 1


def why_not_detail(state: State, seat: int, move: int, number: int) -> dict[str, Any] | None:
    """Values for the sentence `why-Y1-detail`, known to everybody; None where `why-…` says it all."""
    return {"card": card_text(decode(move).card)} if number == NOT_HELD else None
