"""The rules of Herr der Ziegen, by question: deal, moves, turn, evaluation, dogs, scoring, soundness, sight, features."""

from __future__ import annotations

from .deal import setup as setup
from .features import features as features
from .moves import legal as legal, to_move as to_move, why_not as why_not
from .scoring import score as score, standing as standing
from .sight import imagine as imagine, veil as veil
from .soundness import flaw as flaw
from .table import DTYPE as DTYPE
from .turn import ending as ending, play as play
