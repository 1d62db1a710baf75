"""A move is how many pebbles."""

from typing import Any

from drovers.core.position import Fields
from drovers.core.state import State
from drovers.core.words import Words


def move_text(state: State, seat: int, move: int) -> str:
    return str(move + 1)


def parse_move(state: State, seat: int, text: str) -> int:
    return int(text) - 1


def touch(state: State, seat: int, move: int) -> tuple[str, ...]:
    return (f"heap:{move + 1}",)


def form(state: State, seat: int, move: int) -> str:
    return "add"


def thing(words: Words, lang: str, state: State, seat: int, name: str) -> str:
    return name.removeprefix("heap:")


def write(state: State) -> dict[str, Any]:
    return {"turn": state.turn, "heap": state.heap}


PARTS = (write,)


def read(state: State, fields: Fields) -> None:
    state.turn, state.heap = fields.number("turn", 0, 1), fields.number("heap", 0, 2_000_000)


def show(name: str, value: int) -> Any:
    return value


def shows(kind: str, data: dict[str, Any]) -> dict[str, str]:
    return {}


def spell(words: Words, lang: str, name: str, value: Any) -> str:
    return str(value)
