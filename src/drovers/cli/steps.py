"""What happened, in steps: a reveal entrance by entrance, a scoring seat by seat, so that it can be followed."""

from __future__ import annotations

from collections.abc import Sequence

from ..core.events import Event
from ..core.game import Game

FEW = 4  # events that are followed without steps


def in_steps(game: Game, events: Sequence[Event]) -> list[list[Event]]:
    """The events in the steps they are told in: those of one scene together, all together where they are few.

    An event of no scene belongs to what came before it.
    """
    steps: list[list[Event]] = []
    scene = None
    for event in events:
        found = game.spoken.scene(event)
        if not steps or (found is not None and found != scene and len(events) > FEW):
            steps.append([])
        steps[-1].append(event)
        scene = found if found is not None else scene
    return steps
