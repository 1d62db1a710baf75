"""Colorado County's door: what core asks of a game."""

from .deal import setup as setup
from .features import features as features
from .legality import legal as legal
from .legality import to_move as to_move
from .legality import why_not as why_not
from .scoring import ending as ending
from .scoring import score as score
from .scoring import standing as standing
from .sight import imagine as imagine
from .sight import veil as veil
from .soundness import flaw as flaw
from .turn import play as play
