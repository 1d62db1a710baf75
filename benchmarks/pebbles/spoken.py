"""Nothing is asked about pebbles."""

from __future__ import annotations

from drovers.core.events import Event
from drovers.core.spoken import Listener, Topic

TOPICS: dict[str, Topic] = {}


def step(listener: Listener) -> str:
    """Nothing to say."""
    return ""


def scene(event: Event) -> str | None:
    """Nothing takes long."""
    return None
