"""Why a move was worse than another, as far as the network's parts tell: the one place at the table that matters most.

Both moves are made in the same few worlds.  Then everything is left as the worse one leaves it but what tells of one
site, which is put as the better one leaves it; the site that wins back most is the reason.
"""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from importlib import import_module
from typing import Any

from ..core import dice, playout, rules
from ..core.jit import compiled
from ..core.layout import Sites
from ..core.match import Sight
from ..core.state import State
from ..core.words import LANGUAGES
from .foresight import reopen
from .network import Net, Room, judge, think
from .outlook import length, sites_told, told
from .weights import HAS_ARRAYS, has_network, network, room

WORLDS = 6
LEAST = 0.02  # chances that a site must win back
PART = 0.25  # and what part of the difference


@cache
def own_features(sites: Sites) -> tuple[tuple[int, ...], ...]:
    """Of every site what tells of it alone: what others have at the same place of their lists tells of them all."""
    first: dict[int, tuple[int, int]] = {}  # of every feature: at which place it stands first, and whose it is
    for site, own in enumerate(sites.features):
        for place, feature in enumerate(own):
            known, _ = first.get(feature, (len(own), -1))
            if place <= known:
                first[feature] = (place, -1 if place == known else site)
    owners = [(feature, site) for feature, (_, site) in first.items() if feature >= 0]
    return tuple(tuple(f for f, owner in owners if owner == site) for site in range(len(sites.features)))


def reason(sight: Sight, worse: int, better: int, seed: int) -> tuple[str, ...]:
    """What the site is called that makes the difference, in every language; nothing where none stands out."""
    game = sight.game
    if not (HAS_ARRAYS and has_network(game)):
        return ()
    gains: dict[str, float] = defaultdict(float)
    eyes, lost = Eyes(sight), 0.0
    for world in range(WORLDS):
        lost += eyes.compare(worse, better, dice.new_dice(seed + world), gains)
    best = max(gains, key=lambda name: gains[name], default="")
    if not best or gains[best] / WORLDS < max(LEAST, PART * lost / WORLDS):
        return ()
    seat = int(sight.seat or 0)
    return tuple(game.notation.thing(game.words, lang, sight.state, seat, best) for lang in LANGUAGES)


class Eyes:
    """The network's chances of one seat, in worlds it thinks possible."""

    def __init__(self, sight: Sight):
        self.game, self.sight, self.seat = sight.game, sight, int(sight.seat or 0)
        self.seats = int(sight.state.seats)
        self.net: Net = network(self.game)
        self.room: Room = room(self.net, self.game.max_legal, self.game.seats[-1])
        self.sites = sites_told(self.game)
        self.called = import_module(f"{self.game.rules.__package__}.sites").called

    def compare(self, worse: int, better: int, rng: dice.Dice, gains: dict[str, float]) -> float:
        """What the worse move loses in a world; adds what each site wins back, by its name."""
        world = self.sight.state.copy()
        rules.imagine(world, self.seat, rng)
        reopen(world, self.seat)
        (viewer, bad), (other, good) = self.after(world.copy(), worse), self.after(world, better)
        if viewer != other or viewer < 0:
            return 0.0
        value = self.worth(bad, viewer)
        for sites in self.sites:
            for place, own in enumerate(own_features(sites)):
                changed = [f for f in own if bad[f] != good[f]]
                name = self.called(sites.name, place, viewer, self.seats)
                if changed and name:
                    mixed = bad.copy()
                    mixed[changed] = good[changed]
                    gains[name] += self.worth(mixed, viewer) - value
        return self.worth(good, viewer) - value

    def after(self, world: State, move: int) -> tuple[int, Any]:
        """Who decides next once this move is made, -1 if nobody does, and what that one sees."""
        import numpy as np

        features, legal, seat = [0] * length(self.game), [0] * self.game.max_legal, self.seat
        rules.play(world, seat, move)
        while rules.ending(world) == 0:
            seat = playout.next_seat(world)
            if rules.legal(world, seat, legal) > 1:
                rules.veil(world, seat)
                told(world, seat, features)
                return seat, np.array(features, np.int64)
            rules.play(world, seat, legal[0])
        return -1, np.array(features, np.int64)

    def worth(self, features: Any, viewer: int) -> float:
        """The seat's chance to win, seen so by whoever decides next."""
        compiled(think)(self.net, features, self.room, viewer)
        compiled(judge)(self.net, self.room, self.seats)
        return float(self.room.chances[(self.seat - viewer) % self.seats])
