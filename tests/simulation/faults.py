"""What goes wrong in a world: how often is drawn once for each world, when is drawn as it goes."""

from __future__ import annotations

import asyncio
import random
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .instance import Instance
    from .world import World


WORDS = {
    "away": "database away",
    "silent": "database silent",
    "full": "disk full",
    "slow": "disk slow or fast again",
    "stop": "stopped in order",
    "wall": "wall clock set",
    "apart": "instances apart",
}


class Faults:
    """The plan of one world."""

    def __init__(self, dice: random.Random):
        self.dice = dice

        def maybe(most: float) -> float:
            return dice.choice([0.0, dice.uniform(0, most), most])

        self.kill_every = dice.choice([0, 0, 300, 1000, 4000])  # steps of one process, on average
        self.cuts = maybe(0.05)  # of a line, at every message
        self.doubled = maybe(0.2)
        self.sign_outs = maybe(0.01)
        self.slow_lines = dice.choice([0.005, 0.05, 0.5])  # seconds
        self.minds_fail = maybe(0.2)
        self.channel_lost, self.channel_doubled = maybe(0.5), maybe(0.3)
        self.channel_slow = dice.choice([0.001, 0.05, 1.5])
        self.refuses, self.forgets = maybe(0.1), maybe(0.1)  # transactions
        self.slow_disk = dice.choice([0.002, 0.01, 0.2])
        self.longest_pause = dice.choice([3.0, 30.0, 200.0])  # between two lives of a server
        self.kinds = dice.sample(list(WORDS), dice.randrange(5))
        self.every = dice.choice([3.0, 10.0, 40.0])  # seconds between two of these

    def heal(self) -> None:
        """From now on nothing goes wrong."""
        self.kill_every = 0
        self.cuts = self.doubled = self.minds_fail = self.sign_outs = 0.0
        self.slow_lines, self.longest_pause, self.kinds = 0.005, 1.0, []


async def misfortunes(world: World) -> None:
    """Things that happen to one instance for a while."""
    faults = world.faults
    while faults.kinds:
        await asyncio.sleep(faults.dice.expovariate(1 / faults.every))
        if faults.kinds:
            await befall(world, faults.dice.choice(world.instances), faults.dice.choice(faults.kinds))


async def befall(world: World, instance: Instance, kind: str) -> None:
    """One of them."""
    dice, now = world.faults.dice, world.loop.now
    lasting = now + dice.choice([0.5, 5.0, 15.0, 70.0])
    world.note(instance.name, f"{kind} until {lasting:.3f}")
    world.tally[WORDS[kind]] += 1
    match kind:
        case "away" | "silent" | "full":
            setattr(instance.link, kind, lasting)
        case "slow":
            instance.link.usual = dice.choice([0.002, 0.1, 1.0])
        case "stop":
            world.outside(instance.stop())
        case "wall":
            instance.wall_ahead += dice.choice([-3600.0, -60.0, 60.0, 3600.0])
        case "apart" if world.ether:
            other = dice.choice(world.instances)
            world.ether.apart[frozenset({instance.name, other.name})] = lasting
