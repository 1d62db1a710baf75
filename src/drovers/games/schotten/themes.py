"""What a move is about, for puzzles: `theme-…` in the game's words."""

from __future__ import annotations

from . import moves as m
from . import table as t
from .claims import claimable
from .moves import decode
from .replies import complete
from .strength import need
from .table import State
from .turn import play

KINDS = {m.MODE: "mode", m.PASS: "wait", m.DONE: "wait", m.DRAW: "draw", m.AWAY: "draw", m.CLAIM: "claim"}


def themes(state: State, seat: int, move: int, form: str) -> list[str]:
    """Its themes: a claim against a side that is not complete is a proof, and so is the card that allows it (S18)."""
    parts = decode(move)
    if parts.kind == m.CLAIM and not complete(state, 1 - seat, parts.stone):
        return ["claim", "proof"]
    if parts.kind != m.LAY:
        return [KINDS.get(parts.kind, "ruse")]
    found = ["elite"] if parts.card >= t.CLANS else []
    completes = state.size[seat, parts.stone] + 1 == need(state, parts.stone)
    proof = ["proof"] if completes and proves(state, seat, move, parts.stone) else []
    return [*found, "complete" if completes else "lay", *proof]


def proves(state: State, seat: int, move: int, stone: int) -> bool:
    """Whether the stone could be claimed after that move although the other side is not complete."""
    after = state.copy()
    play(after, seat, move)
    return not complete(after, 1 - seat, stone) and bool(claimable(after, seat) >> stone & 1)
