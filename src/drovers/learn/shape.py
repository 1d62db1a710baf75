"""What a network is told about a game before it learns: its features with their bounds, its moves, what is alike."""

from __future__ import annotations

from dataclasses import dataclass

from ..bots.outlook import length, parts, sites_told
from ..bots.weights import layout_digest
from ..core.game import Game
from ..core.layout import Sites

WIDE, NARROW = 64, 16  # numbers that stand for a site: fewer where there are many sites
TOGETHER = 1200  # numbers for all sites of a kind together, at most
VALUE = 64  # numbers between the body and the chances
LOCAL = 2400  # numbers for all sites of a kind once the whole is known


@dataclass(frozen=True)
class Shape:
    """The sizes of a network and how its inputs and outputs belong together."""

    game: str
    layout: str  # digest of the features' layout: weights of another layout mean nothing
    features: int
    moves: int
    seats: int  # at most
    scale: tuple[float, ...]  # what a feature is multiplied with
    sites: tuple[Sites, ...]
    width: int
    depth: int

    def code(self, sites: Sites) -> int:
        """How many numbers stand for one of these sites."""
        return max(NARROW, min(WIDE, TOGETHER // len(sites.features) // 8 * 8))

    def local(self, sites: Sites) -> int:
        """How many numbers stand for one of these sites once the whole is known."""
        return max(2 * NARROW, min(WIDE, LOCAL // len(sites.features) // 16 * 16))

    def elsewhere(self) -> list[int]:
        """The moves that are made at no site."""
        local = {move for sites in self.sites for moves in sites.moves for move in moves}
        return [move for move in range(self.moves) if move not in local]


def shape_of(game: Game, width: int, depth: int) -> Shape:
    """The shape of a network of this size for a game; a game says in its `sites.py` what is alike, if it wants to."""
    sites = sites_told(game)
    scale = tuple(1 / max(1, -part.low, part.high) for part in parts(game) for _ in range(part.length))
    return Shape(game.name, layout_digest(game), length(game), game.moves, game.seats[-1], scale, sites, width, depth)
