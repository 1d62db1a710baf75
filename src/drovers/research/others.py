"""Who sits in the other seats of a batch: a pool of bots and policies, one of which plays in each match.

`random` and `greedy` are compiled into the step.  Any other bot is asked in Python, one sight at a time.  A policy is a
function of observations and masks, of many matches at once, to actions: a network, or what it was some time ago.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ..bots import bot as bots
from ..bots import greedy
from ..bots.asking import move_of
from ..bots.table import seat_bot
from ..core import playout, rules
from ..core.jit import compiled, rule
from ..core.match import Match
from ..core.playout import States
from ..core.state import Numbers
from . import rows
from .errors import BadAction, ResearchError
from .vector import Matches, Seen

if TYPE_CHECKING:
    from typing_extensions import TypeIs

Rows = Any  # a two-dimensional array
Policy: TypeAlias = Callable[[Seen], NDArray[Any]]
Opponent: TypeAlias = "str | bots.Bot | Policy"


def is_policy(one: Opponent) -> TypeIs[Policy]:
    """Whether this is a function of what seats see, and no bot."""
    return callable(one) and not hasattr(one, "choose")


class Others(NamedTuple):
    """The seat that is not theirs, which of the pool plays, its dice and room to weigh moves, for every match."""

    mine: Numbers
    who: Numbers
    rngs: Rows
    scores: Rows


@rule
def awaited(states: States, others: Others, number: int, k: int) -> int:
    """The seat that member `number` of the pool is to move for in match k; -1 if none."""
    if others.who[k] != number or rules.ending(states[k]) != 0:
        return -1
    seat = playout.next_seat(states[k])
    return -1 if seat == others.mine[k] else seat


@rule
def random_part(states: States, others: Others, number: int, share: rows.Share) -> None:
    """Any legal moves, until the learner is to move or the match is over."""
    for k in range(share.low, share.high):
        seat = awaited(states, others, number, k)
        while seat >= 0:
            rules.play(states[k], seat, playout.pick(states[k], seat, others.rngs[k], share.out))
            seat = awaited(states, others, number, k)


@rule
def greedy_part(states: States, others: Others, number: int, share: rows.Share) -> None:
    """The moves `greedy` makes of its sights, until the learner is to move or the match is over."""
    for k in range(share.low, share.high):
        seat = awaited(states, others, number, k)
        while seat >= 0:
            count = rules.legal(states[k], seat, share.out)
            share.desk[0] = states[k]
            rules.veil(share.desk[0], seat)
            rng, scores = others.rngs[k], others.scores[k]
            rules.play(
                states[k], seat, greedy.greediest(share.desk, seat, share.out, count, greedy.WORLDS, rng, scores)
            )
            seat = awaited(states, others, number, k)


@rule
def asked_rows(
    states: States, others: Others, number: int, found: Numbers, shown: rows.Shown, share: rows.Share
) -> int:
    """The matches where this member is to move, in `found`, with what its seats see; returns how many."""
    count = 0
    for k in range(len(others.who)):
        if awaited(states, others, number, k) >= 0:
            found[count] = k
            rows.show(states[k], count, shown, share.desk, share.out)
            count += 1
    return count


@rule
def play_rows(states: States, found: Numbers, seats: Numbers, actions: Numbers) -> None:
    """The moves of these seats in these matches."""
    for i in range(len(actions)):
        rules.play(states[int(found[i])], int(seats[i]), int(actions[i]))


class Member(Protocol):
    """Who plays some matches of a pool."""

    name: str

    def play(self, matches: Matches, others: Others, number: int) -> None:
        """Its moves in the matches it plays, until the learner is to move or the match is over."""


class Compiled:
    """A bot that is part of the compiled step."""

    PARTS = {"random": random_part, "greedy": greedy_part}

    def __init__(self, name: str):
        self.name = name

    def play(self, matches: Matches, others: Others, number: int) -> None:
        """One compiled call for all matches."""
        matches._each(compiled(self.PARTS[self.name]), matches.states, others, number)


class Asked:
    """A bot asked in Python for each of its moves, with a budget of tries (0: its own)."""

    def __init__(self, bot: str | bots.Bot, budget: int):
        self.budget = budget
        self.name = bot if isinstance(bot, str) else type(bot).__name__
        self.bot = seat_bot(bot, compile=True) if isinstance(bot, str) else bot

    def play(self, matches: Matches, others: Others, number: int) -> None:
        """Each match in its turn."""
        game, states = matches.variant.game, matches.states
        for k in np.flatnonzero(others.who == number).tolist():
            match, moved = Match(game, game.state().read(states[k])), False
            while match.to_move and match.to_move[0] != others.mine[k]:
                seat = match.to_move[0]
                rules.play(match.state, seat, self.choose(match, seat, others.rngs[k]))
                moved = True
            if moved:
                states[k : k + 1] = match.state.record()

    def choose(self, match: Match, seat: int, rng: Any) -> int:
        """Its move for a seat, from that seat's sight."""
        return move_of(self.name, self.bot, match.sight(seat), match.legal_moves(seat), rng, self.budget)


class Asking:
    """A policy asked for all matches that wait for it at once."""

    def __init__(self, policy: Policy):
        self.policy, self.name = policy, getattr(policy, "__name__", type(policy).__name__)

    def play(self, matches: Matches, others: Others, number: int) -> None:
        """Rounds of one move in every match that waits, until none does."""
        views, masks = np.zeros_like(matches.views), np.zeros_like(matches.masks)
        seats, found = np.zeros_like(matches.seats), np.zeros(matches.num_envs, np.int64)
        shown = rows.Shown(views, masks, seats)
        look = (matches.states, others, number, found, shown, matches._shares[0])
        while count := compiled(asked_rows)(*look):
            seen = {"observation": views[:count], "action_mask": masks[:count]}
            given = np.asarray(self.policy(seen))
            if given.dtype.kind not in "iuf":  # None, most often
                raise BadAction("bad-policy", field="opponent", name=self.name)
            actions = given.astype(np.int64, copy=False)
            if actions.shape != (count,) or not masks[np.arange(count), actions].all():
                raise BadAction("bad-policy", field="opponent", name=self.name)
            compiled(play_rows)(matches.states, found[:count], seats[:count], actions)


class Pool:
    """Opponents, one of which is drawn for each match by its deal; more may join while matches go on."""

    def __init__(self, opponents: Opponent | Sequence[Opponent], budget: int = 0):
        several = isinstance(opponents, Sequence) and not isinstance(opponents, str)
        self.budget, self.members = budget, list[Member]()
        for one in opponents if several else [opponents]:  # type: ignore[union-attr]
            self.add(one)  # type: ignore[arg-type]
        if not self.members:
            raise ResearchError("no-opponent", field="opponent")

    @property
    def names(self) -> list[str]:
        """What the members are called, in the order of their numbers."""
        return [member.name for member in self.members]

    def add(self, one: Opponent) -> None:
        """One more, for matches dealt from now on."""
        if isinstance(one, str) and one in Compiled.PARTS:
            self.members.append(Compiled(one))
        elif is_policy(one):
            self.members.append(Asking(one))
        else:
            self.members.append(Asked(one, self.budget))

    def drawn(self, seeds: NDArray[np.int64]) -> NDArray[np.int64]:
        """The member for each deal: all as likely, and always the same for the same seed and pool."""
        mixed = seeds.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15)
        return ((mixed >> np.uint64(33)) % np.uint64(len(self.members))).astype(np.int64)

    def play(self, matches: Matches, others: Others) -> None:
        """Everybody's moves, until every learner is to move or its match is over."""
        for number, member in enumerate(self.members):
            member.play(matches, others, number)
