"""Where several seats owe a move at once, the order of committing changes nothing, and nobody sees a choice early."""

from __future__ import annotations

import itertools
import random

from ..core import rules
from ..core.state import State
from .case import Case


def commit_order_does_not_matter(case: Case, seeds: range = range(1)) -> None:
    """Lets all seats concerned commit in every order and compares the states after them."""
    for seed in seeds:
        choose = random.Random(seed)
        for match in case.walk(seed):
            owing = match.to_move
            if len(owing) < 2:
                continue
            choices = {seat: choose.random() for seat in owing}
            results = {_after(match.state, order, choices, case) for order in itertools.permutations(owing)}
            assert len(results) == 1, f"{case} seed {seed} ply {match.ply}: the order of {owing} matters"
            _unseen(match.state, owing, case)


def _after(start: State, order: tuple[int, ...], choices: dict[int, float], case: Case) -> bytes:
    """The state once every seat has made all the moves it owed, in this order."""
    state = start.copy()
    out = [0] * case.game.max_legal
    for place, seat in enumerate(order[:-1]):
        while rules.to_move(state) >> seat & 1:
            _step(state, seat, choices, out)
            waiting = order[place + 1 :]
            assert all(rules.to_move(state) >> other & 1 for other in waiting), "a commitment ended the others' choice"
    _finish(state, order[-1], choices, out, case)
    return state.pack()


def _step(state: State, seat: int, choices: dict[int, float], out: list[int]) -> None:
    count = rules.legal(state, seat, out)
    rules.play(state, seat, out[int(choices[seat] * count)])


def _finish(state: State, seat: int, choices: dict[int, float], out: list[int], case: Case) -> None:
    """The last seat may need several steps; its choice is over once something is revealed."""
    state.facts = []
    while rules.to_move(state) >> seat & 1 and not any(case.game.kinds[fact[0]].reveals for fact in state.facts):
        _step(state, seat, choices, out)


def _unseen(start: State, owing: tuple[int, ...], case: Case) -> None:
    """Whatever the first seat chooses, in one step or by the first of several, the others see the same."""
    seat, out = owing[0], [0] * case.game.max_legal
    count = rules.legal(start, seat, out)
    for other in owing[1:]:
        sights = []
        for move in {out[0], out[count // 2], out[count - 1]}:
            state = start.copy()
            rules.play(state, seat, move)
            rules.veil(state, other)
            sights.append(state.pack())
        assert len(set(sights)) <= 1, f"{case}: seat {other} sees what seat {seat} has chosen"
