"""Undo gives back the very state before; never another seat's move, never past something revealed."""

from __future__ import annotations

import random

from .case import Case


def undo_restores(case: Case, seeds: range = range(1)) -> None:
    """Takes a step back wherever it is allowed, compares, and goes on."""
    for seed in seeds:
        match, dice = case.match(seed), random.Random(seed)
        while match.to_move:
            seat = dice.choice(match.to_move)
            before, events = match.state.copy(), len(match.events)
            text = dice.choice(match.legal(seat))
            new = match.play(seat, text)
            assert not any(match.can_undo(other) for other in range(case.seats) if other != seat)
            if not match.can_undo(seat):
                continue
            assert match.to_move == (seat,) and not any(event.kind.reveals for event in new)
            match.undo(seat)
            assert match.state == before and len(match.events) == events, f"{case} seed {seed} ply {match.ply}"
            match.play(seat, text)
