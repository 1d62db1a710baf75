"""What lies on the table: cards, the state, options and kinds of event."""

from __future__ import annotations

from typing import Any

from drovers.core.events import Kind
from drovers.core.options import Starter, flag
from drovers.core.state import State as Base
from drovers.core.state import i1

SEATS = range(2, 4)
PLAYERS = 3
CARDS, HAND = 9, 3
HIDDEN, NONE = -1, -2

OPTIONS = (flag("low_wins"), Starter("start", (0,)))
OPTION_SETS: tuple[dict[str, Any], ...] = ({}, {"low_wins": True})


class State(Base):
    """What lies on the table; the options are a part of it."""

    low_wins = i1()
    start = i1()  # nobody starts, all choose at once: it only shows how the option is dealt with
    deck = i1(CARDS)  # as it was shuffled, the hands from its beginning
    hand = i1(PLAYERS, HAND)  # card, NONE once played
    chosen = i1(PLAYERS)  # card laid face down, NONE before
    shown = i1(CARDS)  # 1: the card has been revealed
    tricks = i1(PLAYERS)
    round = i1()


CHOSE, TOOK = 1, 2
KINDS = {
    CHOSE: Kind("chose", "Y2", ("seat", "card"), hidden=("card",), known_to=("seat",)),
    TOOK: Kind("took", "Y3", ("seat", "card"), reveals=True),
}
