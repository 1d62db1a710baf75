"""Imagined worlds are whole, agree with the sight they come from, and are not always the same."""

from __future__ import annotations

from ..core import dice, rules
from .case import Case
from .secrets import imagined


def imagined_worlds_agree(case: Case, seeds: range = range(1)) -> None:
    """Veiling twice changes nothing; a world is sound, veils to its sight, and can be played to its end."""
    for seed in seeds:
        rng = dice.new_dice(seed + 1)
        for match in case.walk(seed, every=15):
            for seat in (*range(case.seats), -1):
                sight = match.state.copy()
                rules.veil(sight, seat)
                assert not any(sight.key.flat()) and not any(sight.block.flat()) and sight.drawn == 0, (
                    "the dealer shows"
                )
                again = sight.copy()
                rules.veil(again, seat)
                assert again == sight, f"{case} seed {seed} ply {match.ply}: veiling twice changes the sight of {seat}"
                world = sight.copy()
                rules.imagine(world, seat, rng)
                number = rules.flaw(world)
                assert not number, f"{case} seed {seed} ply {match.ply} seat {seat}: {case.game.flaws[number]}"
                rules.veil(world, seat)
                assert world == sight, f"{case} seed {seed} ply {match.ply}: a world of {seat} veils to something else"
    _plays_on(case, seeds[0], rng)


def _plays_on(case: Case, seed: int, rng: dice.Dice) -> None:
    for match in case.walk(seed, every=120):
        if not match.to_move:
            return
        world = imagined(match, match.to_move[0], rng)
        while world.to_move:
            moves = world.legal(world.to_move[0])
            world.play(world.to_move[0], moves[dice.below(rng, len(moves))])
