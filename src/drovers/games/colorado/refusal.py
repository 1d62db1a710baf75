"""What a refusal is about."""

from typing import Any

from .table import State


def why_not_detail(state: State, seat: int, move: int, number: int) -> dict[str, Any] | None:
    """Nothing yet."""
    return None
