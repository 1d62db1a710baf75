"""What every game promises, as functions anyone may call on a game of their own: `check(game)`.

One promise a file.  Each takes a `Case` (a game, a seat count, an option set) and raises AssertionError where broken.
"""

from __future__ import annotations

from collections.abc import Callable

from ..core.game import Game
from .answering import answers_keep_secrets
from .case import Case, cases, spread
from .completeness import features_are_complete
from .components import nothing_is_lost
from .ending import every_match_ends
from .fairness import draws_are_fair
from .forms import plain_equals_compiled
from .imagination import imagined_worlds_agree
from .legality import legal_equals_why_not
from .notation import texts_name_moves
from .positions import mangled_positions_are_refused, positions_round_trip
from .refusal import refusals_change_nothing
from .replaying import records_replay
from .secrets import sights_keep_secrets
from .simultaneity import commit_order_does_not_matter
from .touching import touches_name_moves
from .undoing import undo_restores
from .wording import everything_is_said

PROMISES: tuple[Callable[[Case], None], ...] = (
    every_match_ends,
    legal_equals_why_not,
    nothing_is_lost,
    records_replay,
    texts_name_moves,
    touches_name_moves,
    positions_round_trip,
    mangled_positions_are_refused,
    refusals_change_nothing,
    undo_restores,
    plain_equals_compiled,
    sights_keep_secrets,
    features_are_complete,
    imagined_worlds_agree,
    commit_order_does_not_matter,
    everything_is_said,
    answers_keep_secrets,
)


def check(game: Game) -> None:
    """Runs every promise over every seat count and option set of a game."""
    for case in cases(game):
        for promise in PROMISES:
            promise(case)


__all__ = [
    "PROMISES",
    "Case",
    "cases",
    "check",
    "draws_are_fair",
    "spread",
    *[promise.__name__ for promise in PROMISES],
]
