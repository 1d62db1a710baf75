"""Toy: nine cards, two or three seats, three cards each; all choose one at once, the highest takes the trick."""

from drovers.core.events import Kind
from drovers.core.layout import Part
from drovers.core.options import Starter, flag
from drovers.core.state import State as Base
from drovers.core.state import i1

CARDS, HAND, MOVES = 9, 3, 9
HIDDEN, NONE = -1, -2
OPTIONS = (flag("low_wins"), Starter("start", (0,)))


class State(Base):
    """What lies on the table."""

    low_wins = i1()
    start = i1()
    deck = i1(CARDS)  # what is left after the deal, unknown to all
    hand = i1(3, HAND)  # card, NONE once played
    chosen = i1(3)  # card laid face down, NONE before
    shown = i1(CARDS)  # 1: the card has been revealed
    tricks = i1(3)
    round = i1()


CHOSE, TOOK = 1, 2
KINDS = {
    CHOSE: Kind("chose", "Y2", ("seat", "card"), hidden=("card",), known_to=("seat",)),
    TOOK: Kind("took", "Y3", ("seat", "card"), reveals=True),
}
FLAWS = {1: ("hand", "flaw-cards")}
FEATURES = (Part("hand", CARDS), Part("shown", CARDS), Part("tricks", 3))
