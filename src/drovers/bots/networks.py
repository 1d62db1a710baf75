"""`Network` as a bot: the move a learned network likes best, or one drawn as it would draw."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..core import dice
from ..core.game import Game
from ..core.jit import compiled, rule
from ..core.match import Sight
from ..core.playout import States
from ..core.state import Numbers, Shelf
from .drawing import best, drawn
from .network import Net, Room, judge, think, weigh
from .outlook import length, told
from .weights import HAS_ARRAYS, network, room


@rule
def consider(states: States, seat: int, net: Net, rooms: Room, features: Numbers, legal: Numbers, count: int) -> None:
    """Logits of the legal moves and every seat's chances, from states[0], the sight of this seat."""
    told(states[0], seat, features)
    think(net, features, rooms, seat)
    judge(net, rooms, int(states[0].seats))
    weigh(net, rooms, legal, count)


class Network:
    """Plays by judgement alone: one look at its sight, no search.  `file` holds weights other than the package's.

    `sharp` 0 is always the move it likes best; else moves are drawn, the likely ones preferred the more the sharper.
    """

    def __init__(self, file: str | Path | None = None, sharp: float = 0.0):
        self.file, self.sharp = Path(file) if file else None, sharp
        self._rooms: dict[str, Room] = {}

    def rooms(self, game: Game) -> Room:
        """Where it counts in that game."""
        if game.name not in self._rooms:
            self._rooms[game.name] = room(network(game, self.file), game.max_legal, game.seats[-1])
        return self._rooms[game.name]

    def look(self, sight: Sight, legal: list[int]) -> tuple[Any, Any]:
        """Logits of the legal moves, and the chances of every seat counted from the viewer's own."""
        if sight.seat is None:
            raise ValueError("a watcher has no moves")
        game, net, rooms = sight.game, network(sight.game, self.file), self.rooms(sight.game)
        if HAS_ARRAYS:
            import numpy as np

            features, moves = np.zeros(length(game), np.int64), np.array(legal, np.int64)
            compiled(consider)(sight.state.row(1), sight.seat, net, rooms, features, moves, len(legal))
        else:
            consider(Shelf((sight.state.copy(),)), sight.seat, net, rooms, [0] * length(game), legal, len(legal))
        return rooms.logits[: len(legal)], rooms.chances[: int(sight.state.seats)]

    def choose(self, sight: Sight, legal: list[int], rng: dice.Dice, budget: int = 0) -> int:
        """The move it likes best, or one drawn; a budget changes nothing."""
        if len(legal) == 1:
            return legal[0]
        logits, _ = self.look(sight, legal)
        if self.sharp:
            return legal[int(compiled(drawn)(logits, len(legal), self.sharp, rng))]
        return legal[int(compiled(best)(logits, len(legal)))]
