"""OpenSpiel's hearts, stepped from Python with random legal moves: the peer our figures stand beside."""

from __future__ import annotations

import random
import time


def hearts(seconds: float = 3.0) -> float | None:
    """Decisions of players per second, or None where OpenSpiel is not installed."""
    try:
        import pyspiel
    except ImportError:
        return None
    game, choose, decisions = pyspiel.load_game("hearts"), random.Random(1), 0
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            actions = state.legal_actions()
            decisions += not state.is_chance_node()
            state.apply_action(actions[int(choose.random() * len(actions))])
    return decisions / (time.perf_counter() - start)
