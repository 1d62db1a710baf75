"""The toy game, version 2: the lowest card takes the trick, where under version 1 it was the highest."""

from dataclasses import replace

from drovers.core.options import flag
from toy import GAME as FIRST
from toy.table import OPTIONS

CHANGED = (flag("low_wins", default=True), *(option for option in OPTIONS if option.name != "low_wins"))
GAME = replace(FIRST, version=2, options=CHANGED, editions={1: {"low_wins": False}})
