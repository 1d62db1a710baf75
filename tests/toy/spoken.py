"""The table in words: what lies shown, what one holds, who has which tricks."""

from __future__ import annotations

from drovers.core.events import Event
from drovers.core.spoken import Listener, Topic


def step(listener: Listener) -> str:
    """What is asked for now."""
    return listener.say("step", left=listener.facts["left"])


def board(listener: Listener, rest: str) -> list[str]:
    """Who has chosen already."""
    chosen = [listener.who(seat) for seat, card in enumerate(listener.sight["chosen"]) if card != "-"]
    return [listener.say("board", names=listener.listed(chosen))]


def hand(listener: Listener, rest: str) -> list[str]:
    """One's own cards."""
    seat = listener.sight.seat
    return [listener.listed(listener.sight["hands"][seat] if seat is not None else [])]


def scores(listener: Listener, rest: str) -> list[str]:
    """Everybody's tricks."""
    tricks = listener.sight["tricks"]
    return [listener.say("score", who=listener.who(seat), tricks=tricks[seat]) for seat in listener.seats("")]


def scene(event: Event) -> str | None:
    """What belongs together when it is told in steps: nothing here takes long."""
    return None


TOPICS: dict[str, Topic] = {"board": board, "hand": hand, "scores": scores}
