"""The deal of the day: for each game one deal for everybody, against a level that grows through the week.

It is drawn and promised the day before, founded as an ordinary table for whoever plays it, and opened when the day
(UTC) is over.  The bot's dice come from the deal too, so that the same moves are answered alike.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta

from ..bots.levels import LEVELS
from ..core.game import Game
from ..core.seed import commitment, read_seed
from .acts import World
from .entries import SeatBot, Sit, Start
from .founding import Draft
from .rows import Deal, Founding, NewTable
from .shapes import ClockRule

WEEK = tuple(f"level{number}" for number in range(LEVELS - 6, LEVELS + 1))  # Monday to Sunday, up to the strongest
Moves = Sequence[tuple[int, str]]


def day_of(at: int) -> str:
    """The day of a moment, as 2026-11-16."""
    return datetime.fromtimestamp(at / 1000, UTC).date().isoformat()


def day_after(day: str, days: int = 1) -> str:
    """The day so many days after another, both as `2026-11-19`."""
    return (date.fromisoformat(day) + timedelta(days)).isoformat()


def drawn(game: Game, day: str, bots: Sequence[str]) -> Deal:
    """A deal for that day; it counts only if it is the first to be kept."""
    wanted = WEEK[date.fromisoformat(day).weekday()]
    bot = wanted if wanted in bots else bots[-1]
    seed = read_seed(None)
    return Deal(game.name, day, game.seats[0], bot, seed.hex(), commitment(seed))


def founded(game: Game, deal: Deal, player: str, world: World) -> NewTable:
    """A table of that deal for a player: nobody adds to it, or it would be another deal."""
    founding = Founding(
        id=world.fresh(),
        game=game.name,
        rules=game.version,
        options=game.chosen(game.blank(deal.seats, {})),
        seats=deal.seats,
        clock=ClockRule(),
        open=False,
        rated=False,
        seed=deal.seed,
        commitment=deal.commitment,
        created=world.now,
        tables=game.data.digest if game.data else None,
        day=deal.day,
    )
    draft = Draft(game, founding, world.now)
    draft.add(Sit(0), player)
    for seat in range(1, deal.seats):
        draft.add(SeatBot(seat, deal.bot), player)
    draft.add(Start(), player)
    return draft.done()


def is_sealed(founding: Founding, at: int) -> bool:
    """Whether the deal of a table is still somebody else's task."""
    return founding.day is not None and day_of(at) <= founding.day


def bot_dice(founding: Founding, seat: int, ply: int) -> int:
    """What a bot rolls with at a deal of the day."""
    digest = hashlib.sha256(f"drovers day {founding.seed} {seat} {ply}".encode()).digest()
    return int.from_bytes(digest[:7])


def streak(days: set[str], today: str) -> int:
    """How many days in a row were played, up to today or yesterday."""
    count, day = 0, today if today in days else day_after(today, -1)
    while day in days:
        count, day = count + 1, day_after(day, -1)
    return count


def crossroads(mine: Moves, others: Sequence[Moves]) -> list[tuple[int, Counter[str]]]:
    """Where others stood as I did and had to choose: after how many moves, and what they chose, as I did or not."""
    found, theirs = [], [_choices(moves) for moves in others]
    for number, (ply, text, seen) in enumerate(_choices(mine)):
        theirs = [one for one in theirs if len(one) > number and _agree(one[number][2], seen)]
        if theirs:
            found.append((ply, Counter(one[number][1] for one in theirs)))
        theirs = [one for one in theirs if one[number][1] == text]
    return found


def _choices(moves: Moves) -> list[tuple[int, str, list[tuple[int, str]]]]:
    """Of whoever tries a deal, on seat 0: after how many moves, which, and what the others had done by then."""
    rest = [[move for move in moves[:ply] if move[0] != 0] for ply in range(len(moves))]
    return [(ply, text, rest[ply]) for ply, (mover, text) in enumerate(moves) if mover == 0]


def _agree(one: Moves, other: Moves) -> bool:
    """Whether two did the same so far: of choices made at once either may come first."""
    return all(a == b for a, b in zip(one, other, strict=False))
