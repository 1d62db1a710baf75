"""What is illegal or malformed is refused by name, in both languages, and changes nothing."""

from __future__ import annotations

import random
from typing import Any

from ..core import rules
from ..core.errors import BadMove, DroversError, IllegalMove
from ..core.match import Match
from .case import Case

NONSENSE = ("", " ", "?", "xyzzy", "-1", "999999999999", "@", "🐐", "a" * 5000)


def refusals_change_nothing(case: Case, seeds: range = range(1), tries: int = 12) -> None:
    """Tries moves of the whole space, seats that do not exist or do not owe a move, and nonsense."""
    for seed in seeds:
        dice = random.Random(seed)
        for match in case.walk(seed, every=7):
            before, events, moves = match.state.copy(), len(match.events), match.ply
            for seat in range(case.seats):
                for move in dice.sample(range(case.game.moves), min(tries, case.game.moves)):
                    _refused(match, seat, move)
                for text in NONSENSE:
                    _malformed(match, seat, text)
            for nobody in (-1, case.seats, "0", None, 0.5):
                _malformed(match, nobody, "pass")
            assert match.state == before and len(match.events) == events and match.ply == moves, f"{case}: changed"


def _refused(match: Match, seat: int, move: int) -> None:
    number = rules.why_not(match.state, seat, move)
    if not number:
        return
    error = match._refusal(seat, move, number)
    assert isinstance(error, IllegalMove)
    assert error.rule == match.game.rule_id(number)
    assert error.reason("en") and error.reason("fr")


def _malformed(match: Match, seat: Any, text: str) -> None:
    try:
        match.play(seat, text)
    except (BadMove, IllegalMove) as error:
        assert error.reason("en") and error.reason("fr")
        assert isinstance(error, IllegalMove) or match.game.name not in error.reason("en"), "an internal name"
    except DroversError as error:
        raise AssertionError(f"{text!r} by {seat!r}: {error!r}") from None
    else:
        raise AssertionError(f"{text!r} by {seat!r} was accepted")
