"""What a player would do if it pondered: the moves it likes, played on in worlds it thinks possible.

Liking times e to the power of worth is what `bots/pondering.py` chooses by; here that is what the player learns to do
at once.  All moves of a decision meet the same worlds and the same luck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import torch
from torch import Tensor

from ..research.variant import Variant
from .network import FAR, Critic, Player, cast
from .tables import Tables

SEEDS = 1 << 31  # for worlds
SURE = 0.2  # how often a decision is foreseen that has only one likely move, beside one that is open
NEVER = -30.0  # logits of seats that are not there
LEAST = 1e-9  # of a move that was tried: 0 is a place without a move


class Foresight(NamedTuple):
    """How much is foreseen in a round of play, and how it is learnt."""

    rows: int = 0  # decisions
    moves: int = 6  # of each, those the slow copy likes best
    worlds: int = 4  # for each move, the same for all
    deep: int = 6  # decisions that follow, drawn as the player likes, until the critic judges
    eager: float = 20.0  # how far worths move likings
    weight: float = 1.0  # beside the rest of what is learnt
    kept: int = 8  # rounds from which decisions are drawn again
    measured: bool = False  # the game's own measure judges instead of the critic


class Insight:
    """Decisions of some rows with what pondering would make of them; the last rounds of it are kept."""

    def __init__(
        self, tables: Tables, variants: Sequence[Variant], player: Player, slow: Player, critic: Critic,
        plan: Foresight, threads: int = 1,
    ):  # fmt: skip
        moves, device = len(tables.masks), tables.device
        self.plan = plan = plan._replace(moves=min(plan.moves, moves))
        self.tables, self.player, self.slow, self.critic = tables, player, slow, critic
        size, many = plan.rows * plan.moves * plan.worlds, plan.rows * plan.kept
        self.futures = futures = Tables(variants, size, device=device, threads=threads)
        views = torch.zeros((len(tables.views), many), dtype=tables.views.dtype, device=device)
        masks = torch.zeros((moves, many), dtype=torch.int8, device=device)
        listed = torch.zeros((plan.moves, many), dtype=torch.int64, device=device)
        self.kept = [views, masks, listed, torch.zeros((plan.moves, many), device=device)]
        self.rounds = 0
        self.moved = torch.zeros((), device=device)  # how far pondering moves likings: a divergence
        self.drawn, self.seat = torch.zeros_like(futures.movers), torch.zeros_like(futures.movers)
        self.over, self.shares = torch.zeros_like(futures.movers, dtype=torch.bool), torch.zeros_like(futures.shares)
        self.worths = torch.zeros((plan.rows, plan.moves, plan.worlds), device=device)
        self.draw: Callable[[], None] = self.drawing
        self.judge: Callable[[], None] = self.judging

    def foresee(self) -> None:
        """Ponders some of the decisions that the tables wait for, and keeps what comes of it."""
        t, plan = self.tables, self.plan
        with torch.no_grad(), cast(t.device):
            rows = torch.multinomial(self._open(), plan.rows)
            views, masks = t.views[:, rows], t.masks[:, rows]
            likings, moves = self.slow(views, masks)[0].topk(plan.moves, 0)
            legal = masks.gather(0, moves) == 1
            moves = torch.where(legal, moves, moves[:1])
            self._play_on(rows, moves.T)
            scores = (likings + plan.eager * self.worths.mean(2).T).masked_fill(~legal, -torch.inf)
            wanted = scores.softmax(0).clamp_min(LEAST) * legal
            self.moved.copy_((wanted * (wanted.clamp_min(LEAST).log() - _among(likings, legal))).sum(0).mean())
        self._keep(views, masks, moves, wanted)

    def _open(self) -> Tensor:
        """How often each row is chosen: where the player is sure of its move there is little to find."""
        t = self.tables
        return 1 - self.slow(t.views, t.masks)[0].amax(0).exp() + SURE

    def _play_on(self, rows: Tensor, moves: Tensor) -> None:
        """Each of the moves, (rows, moves), in each of its worlds; what comes of it stands in `worths`."""
        f, plan = self.futures, self.plan
        seeds = torch.randint(SEEDS, (plan.rows, 1, plan.worlds), device=f.device)
        f.imagine(self.tables, rows.repeat_interleave(plan.moves * plan.worlds), self._each(seeds))
        self.seat.copy_(f.movers)
        self.over.zero_()
        self._step(self._each(moves[:, :, None]))
        for _ in range(plan.deep):
            self.draw()
            self._step(self.drawn)
        self._measure() if plan.measured else self.judge()

    def _each(self, told: Tensor) -> Tensor:
        """What is told by (rows, moves, worlds), or of some of them alike, for every future."""
        plan = self.plan
        return told.expand(plan.rows, plan.moves, plan.worlds).reshape(-1)

    def _step(self, moves: Tensor) -> None:
        """A move in every future; of one that has ended only its end counts, not the match that is dealt after it."""
        f = self.futures
        f.step(moves.contiguous())
        now = (f.ended == 1) & ~self.over
        self.shares.copy_(torch.where(now, f.shares, self.shares))
        self.over |= now

    def drawing(self) -> None:
        """A move for every future, as the player likes; the moves of a decision share their luck."""
        f, plan = self.futures, self.plan
        with torch.no_grad(), cast(f.device):
            logs = self.player(f.views, f.masks)[0].unflatten(1, (plan.rows, plan.moves, plan.worlds))
            luck = torch.rand((len(logs), plan.rows, 1, plan.worlds), device=f.device).clamp_min(1e-20)
            self.drawn.copy_((logs - (-luck.log()).log()).argmax(0).flatten())

    def judging(self) -> None:
        """What every future is worth to whoever made the first move: its end, or what the critic makes of it."""
        f = self.futures
        with torch.no_grad(), cast(f.device):
            chances = by_seat(self.critic(f.truths)[: len(f.shares)], f.movers, f.seats)
        self._note(chances)

    def _measure(self) -> None:
        """The same by the game's own measure."""
        self._note(self.futures.measure())

    def _note(self, chances: Tensor) -> None:
        found = torch.where(self.over, self.shares, chances)
        self.worths.copy_(found.gather(0, self.seat[None]).view(self.worths.shape))

    def _keep(self, *told: Tensor) -> None:
        place = self.rounds % self.plan.kept * self.plan.rows
        for room, each in zip(self.kept, told, strict=True):
            room[:, place : place + self.plan.rows] = each
        self.rounds += 1

    def again(self, rooms: list[Tensor]) -> None:
        """Some of what is kept, drawn into these rooms; nothing is wanted there before anything is foreseen."""
        known = min(self.rounds, self.plan.kept) * self.plan.rows
        if known:
            places = torch.randint(known, (rooms[0].shape[1],), device=self.tables.device)
            for room, kept in zip(rooms, self.kept, strict=True):
                torch.index_select(kept, 1, places, out=room)

    def rooms(self, size: int) -> list[Tensor]:
        """Room for so many decisions."""
        return [torch.zeros_like(each[:, :1]).expand(-1, size).clone() for each in self.kept]


def _among(logs: Tensor, legal: Tensor) -> Tensor:
    """Log-probabilities among the moves that were tried."""
    return logs.masked_fill(~legal, FAR).log_softmax(0)


def missed(logs: Tensor, moves: Tensor, wanted: Tensor) -> Tensor:
    """Cross entropy between what is wanted and what a player likes, among the moves that were tried."""
    return -(wanted * _among(logs.gather(0, moves), wanted > 0)).sum(0).mean()


def by_seat(logits: Tensor, movers: Tensor, seats: Tensor) -> Tensor:
    """Logits of chances counted from the mover on, (seats, rows), as chances by seat."""
    order = torch.arange(len(logits), device=logits.device)[:, None]
    chances = logits.masked_fill(order >= seats, NEVER).softmax(0)
    return chances.gather(0, (order - movers) % seats) * (order < seats)
