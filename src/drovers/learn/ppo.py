"""Self-play: proximal policy optimisation with a pull towards a slow copy of oneself (magnetic mirror descent).

Every decision of every seat is a sample.  The critic gives each seat's chances in the truth; generalised advantages are
counted for all seats at once, over all decisions, so that any number of seats learns alike.
"""

from __future__ import annotations

import copy
import itertools
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from ..core.game import Game
from ..research.variant import Variant, variants
from .advice import Plan
from .insight import Foresight, Insight, by_seat, missed
from .network import Critic, Player, cast
from .shape import shape_of
from .tables import Tables

OWN = 0.15  # of the moves are one's own while a teacher shows what it would do: so that others are met too
LEAST = -30.0  # logarithms below this are as good as never
STAGGER = 400  # random moves at first, in which every row is dealt anew once: rows that keep step learn in waves
AGAIN = 3  # times the epochs while a teacher shows: what it says is dear and does not age
SELDOM = 8  # decisions learnt from in a batch beside each that was pondered
EARLY = 0.6  # of the time, after which points count no more
TOLD = ("entropy", "away", "chances", "critic", "belief", "short", "moved")  # the points of a curve


@dataclass(frozen=True)
class Settings:
    """How a training goes; what is said to fall does so over the whole planned time."""

    width: int = 320
    depth: int = 2
    rows: int = 16384  # matches side by side
    steps: int = 16  # decisions of each between two improvements
    batches: int = 16  # that a round of play is learnt in
    epochs: int = 2
    rate: float = 5e-4  # falls to a twentieth
    entropy: float = 0.02  # weight of variety; falls to a tenth
    pull: float = 0.05  # weight of the distance from the slow copy
    slowness: float = 0.02  # how much of the difference the slow copy makes up in an improvement
    trace: float = 0.95  # lambda of the advantages
    clip: float = 0.2
    chances: float = 0.5  # weights of what else the player learns
    belief: float = 0.05
    seed: int = 1
    taught: float = 0.0  # seconds at the beginning in which a teacher shows what it would do
    teacher: tuple[int, int, int, float] = (1, 1, 0, 0.0)  # its `Plan`
    rivals: float = 0.0  # part of the rows in which the teacher sits in every seat but one
    margin: float = 0.0  # how much points count beside the win, at first
    heat: float = 10.0  # points that make the odds e to 1
    foresight: tuple[int, int, int, int, float, float, int, bool] = (0, 6, 4, 6, 20.0, 1.0, 8, False)  # a `Foresight`
    fuse: bool = True  # let PyTorch's compiler write kernels, on a device


def mixture(game: Game) -> list[Variant]:
    """The variants rows go through: of ten, six the plain game of fewest seats, three of more seats, one other options.

    A game for one number of seats has eight plain ones and two of other options.
    """
    first, *more = (Variant(game, seats) for seats in game.seats)
    others = [variant for variant in variants(game) if variant.options]
    mixed, turns = [], itertools.cycle(more or others or [first])
    for other in others or [first]:
        mixed += [first, next(turns) if more else first, first, other, first, next(turns)] + [first] * 3
        mixed += [next(turns) if more else first]
    return mixed


class Learner:
    """A player, its critic and the tables they learn at."""

    def __init__(self, game: Game, settings: Settings, device: str, threads: int = 1, hidden: list[int] | None = None):
        torch.manual_seed(settings.seed)
        self.game, self.settings, self.device = game, settings, device
        seed = settings.seed * 10**9
        self.tables = Tables(
            mixture(game), settings.rows, device=device, threads=threads, seed=seed, plan=Plan(*settings.teacher)
        )
        self.shape = shape_of(game, settings.width, settings.depth)
        found = self._hidden_features()
        self.hidden = found if hidden is None else hidden  # those a training began with
        self.player, self.critic = Player(self.shape, self.hidden).to(device), Critic(self.shape).to(device)
        self.slow = copy.deepcopy(self.player)
        self.decisions, self.improvements, self.taught = 0, 0, False
        plan = Foresight(*settings.foresight)
        self.weight = torch.tensor(plan.weight, device=device)
        known = (self.player, self.slow, self.critic)
        self.insight = Insight(self.tables, mixture(game), *known, plan, threads) if plan.rows else None
        self._optimiser()
        self._rooms()
        self._faster()

    def _hidden_features(self) -> list[int]:
        """The features in which truth and sight were ever seen to differ; rows come to be all over their matches."""
        differ = torch.zeros(self.shape.features, dtype=torch.bool, device=self.device)
        dealt = torch.randint(STAGGER, (self.tables.size,), device=self.device)
        for step in range(STAGGER):
            moves = torch.multinomial(self.tables.masks.T.float(), 1).squeeze(1)
            self.tables.step(torch.where(dealt == step, -1, moves))
            differ |= (self.tables.truths != self.tables.views).any(1)
        found: list[int] = differ.nonzero().squeeze(1).tolist()
        return found

    def _optimiser(self) -> None:
        self.parameters = [*self.player.parameters(), *self.critic.parameters()]
        self.rate = torch.tensor(self.settings.rate, device=self.device)
        self.critic_rate = self.rate.clone()
        self.entropy = torch.tensor(self.settings.entropy, device=self.device)
        self.margin, self.showing = torch.zeros_like(self.rate), torch.zeros_like(self.rate)
        more = {"fused": True, "capturable": True} if self.device == "cuda" else {}
        groups = [{"params": [*self.player.parameters()], "lr": self.rate}]
        groups += [{"params": [*self.critic.parameters()], "lr": self.critic_rate}]
        self.optimiser = torch.optim.AdamW(groups, betas=(0.9, 0.95), weight_decay=1e-4, **more)

    def _rooms(self) -> None:
        """What a round of play leaves, batch by batch, and room for the batch that is being learnt."""
        s, t, device, seats = self.settings, self.tables, self.device, len(self.tables.shares)
        self.block = s.rows // s.batches

        def room(*width: int, dtype: torch.dtype = torch.float32) -> Tensor:
            return torch.empty((s.batches, *width, s.steps, self.block), dtype=dtype, device=device)

        features, moves, small = self.shape.features, self.shape.moves, t.views.dtype
        self.views, self.truths = room(features, dtype=small), room(features, dtype=small)
        self.masks, self.slow_logs = room(moves, dtype=torch.int8), room(moves, dtype=torch.float16)
        self.actions, self.movers = room(dtype=torch.int64), room(dtype=torch.int64)
        self.logs, self.gains, self.lessons, self.returns = room(), room(), room(), room(seats)
        self.worths = torch.empty((s.steps + 1, seats, s.rows), device=device)
        self.shares, self.ended = torch.empty_like(self.worths[1:]), torch.empty_like(self.worths[1:, :1])
        self.points = torch.empty_like(self.shares)
        self.present = torch.arange(seats, device=device)[:, None] < t.seats
        self.seated = room(seats, dtype=torch.bool)
        self.seated[:] = self._blocks(self.present)[:, :, None]
        self.hidden_features = torch.tensor(self.hidden or [0], device=device)
        self.told = torch.zeros(6, device=device)
        self.shown = torch.full_like(t.movers, -1)  # moves a teacher shows, -1 where there is none
        self.mine = self._own_seats()
        self.drawn, self.drawn_logs = torch.zeros_like(t.movers), torch.zeros(s.rows, device=device)
        self.drawn_worths = torch.zeros_like(self.worths[0])
        kept = (self.views, self.truths, self.masks, self.slow_logs, self.actions, self.logs, self.gains)
        self.kept = [each.flatten(-2) for each in (*kept, self.returns, self.seated)]
        self.batch = [torch.zeros_like(each[0]) for each in self.kept]
        self.pondered = self.insight.rooms(s.steps * self.block // SELDOM) if self.insight else []

    def _own_seats(self) -> Tensor:
        """For every row the one seat that is not the teacher's, or -1 where no seat is its; each as often."""
        t, row = self.tables, torch.arange(self.tables.size, device=self.device)
        return torch.where(row < self.settings.rivals * t.size, row % t.seats, -1)

    def _blocks(self, rows: Tensor) -> Tensor:
        """(…, rows) as (batches, …, rows of a batch)."""
        return rows.unflatten(-1, (self.settings.batches, self.block)).movedim(-2, 0)

    def _faster(self) -> None:
        """On a device: kernels written for the work, and the work recorded as CUDA graphs."""
        wrap: Callable[..., Any] = torch.compile if self.device == "cuda" and self.settings.fuse else _as_it_is
        self.loss, self.decide, self.recall = wrap(self._loss), wrap(self._decide), wrap(self._recall)
        graphed = _graphed if self.device == "cuda" else _as_it_is
        self.act, self.appraise = graphed(self._act), graphed(self._appraise)
        self.remember, self.learn = graphed(self._remember), graphed(self._learn)
        if self.insight:
            self.insight.draw = graphed(wrap(self.insight.drawing))
            self.insight.judge = graphed(wrap(self.insight.judging))

    # --- play ---

    def _decide(self) -> tuple[Tensor, Tensor, Tensor]:
        """A move for every row, its log-probability, and every seat's chances."""
        t = self.tables
        with cast(self.device):
            logs, _, _ = self.player(t.views, t.masks)
            worths = self.critic(t.truths)
        noise = -(1e-20 - torch.rand_like(logs).clamp_min(1e-20).log()).log()
        moves = torch.where(self.shown < 0, (logs + noise).argmax(0), self.shown)
        worths = by_seat(worths[: len(t.shares)], t.movers, t.seats)
        return moves, logs.gather(0, moves[None]).squeeze(0), worths

    def _act(self) -> None:
        with torch.no_grad():
            moves, logs, worths = self.decide()
            self.drawn.copy_(moves)
            self.drawn_logs.copy_(logs)
            self.drawn_worths.copy_(worths)

    def _show(self, step: int) -> None:
        """The moves that are the teacher's: nearly all while it shows the way, later those of the rivals."""
        t = self.tables
        if self.taught:
            its = torch.rand(t.size, device=self.device) >= OWN
        else:
            its = (self.mine >= 0) & (t.movers != self.mine)
        if self.taught or self.settings.rivals:
            self.shown.copy_(torch.where(its, t.advice(its), -1))
        self.lessons[:, step] = self._blocks((self.shown >= 0).float())

    def play(self, still: bool = False) -> None:
        """Some decisions in every row, kept; at one moment some are pondered, unless the critic learns first."""
        t, moment = self.tables, int(torch.randint(self.settings.steps, ()))
        self.shown.fill_(-1)
        for step in range(self.settings.steps):
            if self.insight and not still and step == moment:
                self.insight.foresee()
            self._show(step)
            for room, shown in ((self.views, t.views), (self.truths, t.truths), (self.masks, t.masks)):
                room[:, :, step] = self._blocks(shown)
            self.act()
            for room, shown in ((self.movers, t.movers), (self.actions, self.drawn), (self.logs, self.drawn_logs)):
                room[:, step] = self._blocks(shown)
            self.worths[step] = self.drawn_worths
            t.step(self.drawn)
            self.shares[step], self.points[step], self.ended[step, 0] = t.shares, t.points, t.ended
        self.act()
        self.worths[-1] = self.drawn_worths
        self.decisions += self.drawn.numel() * self.settings.steps

    def _appraise(self) -> None:
        """Advantages and returns, for every seat at once; of the advantages only the mover's, if no teacher moved."""
        seats, ahead = self.tables.seats, torch.zeros_like(self.shares[0])
        order = torch.arange(len(ahead), device=self.device)[:, None]
        narrow = (self.points / self.settings.heat).masked_fill(~self.present, -torch.inf).softmax(1)
        won = self.shares.lerp(narrow, self.margin)
        for step in reversed(range(self.settings.steps)):
            over, movers = self.ended[step], self.movers[:, step].flatten()
            after = over * won[step] + (1 - over) * self.worths[step + 1]
            ahead = after - self.worths[step] + self.settings.trace * (1 - over) * ahead
            self.gains[:, step] = self._blocks(ahead.gather(0, movers[None]).squeeze(0) * (seats / (seats - 1)))
            wanted = (ahead + self.worths[step]).clamp(0, 1).gather(0, (order + movers) % seats) * self.present
            self.returns[:, :, step] = self._blocks(wanted / wanted.sum(0))
        self.gains.sub_(self.gains.mean()).div_(self.gains.std() + 1e-8).mul_(1 - self.lessons)

    # --- improvement ---

    def _recall(self, views: Tensor, masks: Tensor) -> Tensor:
        with cast(self.device):
            logs: Tensor = self.slow(views, masks)[0]
        return logs.clamp_min(LEAST)

    def _remember(self) -> None:
        """What the slow copy would have done in this batch."""
        with torch.no_grad():
            self.batch[3].copy_(self.recall(self.batch[0], self.batch[2]))

    def _loss(
        self, views: Tensor, truths: Tensor, masks: Tensor, slow: Tensor, actions: Tensor, logs: Tensor, gains: Tensor,
        returns: Tensor, seated: Tensor, *pondered: Tensor,
    ) -> tuple[Tensor, Tensor]:  # fmt: skip
        """What is to be made small in a batch, and what it is made of."""
        s = self.settings
        with cast(self.device):
            now, chances, belief = self.player(views, masks)
            worths = self.critic(truths)
        chosen = now.gather(0, actions[None]).squeeze(0)
        ratio = (chosen - logs).exp()
        better = torch.minimum(ratio * gains, ratio.clamp(1 - s.clip, 1 + s.clip) * gains)
        gain = torch.lerp(better, chosen * gains, self.showing).mean()
        likely, some = now.exp(), now.clamp_min(LEAST)
        spread, away = -(likely * some).sum(0).mean(), (likely * (some - slow.float())).sum(0).mean()
        known, judged = _cross(chances, returns, seated), _cross(worths, returns, seated)
        hidden = (truths != views).index_select(0, self.hidden_features).float()
        guessed = functional.binary_cross_entropy_with_logits(belief, hidden)
        loss = -gain - self.entropy * spread + s.pull * away + s.chances * known + judged + s.belief * guessed
        short = self._short(*pondered) if pondered else torch.zeros_like(loss)
        return loss + self.weight * short, torch.stack([spread, away, known, judged, guessed, short]).detach()

    def _short(self, views: Tensor, masks: Tensor, moves: Tensor, wanted: Tensor) -> Tensor:
        """How far the player is from what it would do if it pondered."""
        with cast(self.device):
            logs = self.player(views, masks)[0]
        return missed(logs, moves, wanted)

    def _learn(self) -> None:
        self.optimiser.zero_grad(set_to_none=True)
        loss, told = self.loss(*self.batch, *self.pondered)
        loss.backward()  # type: ignore[no-untyped-call]
        nn.utils.clip_grad_norm_(self.parameters, 0.5)
        self.optimiser.step()
        self.told.copy_(told)

    def improve(self, progress: float, taught: bool = False, still: bool = False) -> dict[str, float]:
        """One round of play and what is learnt from it; `progress` goes from 0 to 1 over the whole training.

        While the player stands `still` only the critic learns.
        """
        if self.taught and not taught:
            self.slow.load_state_dict(self.player.state_dict())  # lessons are over: what was learnt is all its own
        self.taught = taught
        self._pace(progress, still)
        self.play(still)
        self.appraise()
        if taught:
            self.gains.copy_(self.lessons)  # to do as was shown, whatever came of it
        for epoch in range(self.settings.epochs * (AGAIN if taught else 1)):
            for place in torch.randperm(self.settings.batches).tolist():
                self._study(place, first=epoch == 0)
        self._follow()
        self.improvements += 1
        moved = float(self.insight.moved) if self.insight else 0.0
        return dict(zip(TOLD, [*self.told.tolist(), moved], strict=True))

    def _pace(self, progress: float, still: bool) -> None:
        """What falls over the whole training, as far as it has fallen; a player that stands still learns nothing."""
        s = self.settings
        self.critic_rate.fill_(s.rate * max(0.05, 1 - progress))
        self.rate.copy_(torch.zeros_like(self.rate) if still else self.critic_rate)
        self.entropy.fill_(s.entropy * max(0.1, 1 - progress))
        self.margin.fill_(s.margin * max(0.0, 1 - progress / EARLY))
        self.showing.fill_(float(self.taught))

    def _study(self, place: int, *, first: bool) -> None:
        """Learns one batch; the first time the slow copy says what it would have done in it."""
        for room, kept in zip(self.batch, self.kept, strict=True):
            room.copy_(kept[place])
        if first:
            self.remember()
            self.kept[3][place] = self.batch[3]
        if self.insight:
            self.insight.again(self.pondered)
        self.learn()

    def _follow(self) -> None:
        """The slow copy makes up part of the difference."""
        part = self.settings.slowness * (5 if self.taught else 1)
        with torch.no_grad():
            for slow, quick in zip(self.slow.parameters(), self.player.parameters(), strict=True):
                slow.lerp_(quick, part)


def _cross(logits: Tensor, wanted: Tensor, present: Tensor) -> Tensor:
    """Cross entropy between wanted chances and those of the logits, over the seats that are there."""
    logs = logits[: len(wanted)].masked_fill(~present, LEAST).log_softmax(0)
    return -(wanted * logs).sum(0).mean()


def _as_it_is(work: Callable[..., Any]) -> Callable[..., Any]:
    return work


def _graphed(work: Callable[[], None]) -> Callable[[], None]:
    """The work as a CUDA graph, recorded at the first call after some rounds to warm up."""
    graphs: list[Any] = []

    def run() -> None:
        if not graphs:
            graphs.append(_captured(work))
        graphs[0].replay()

    return run


def _captured(work: Callable[[], None]) -> Any:
    stream = torch.cuda.Stream()
    stream.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(stream):
        for _ in range(3):
            work()
    torch.cuda.current_stream().wait_stream(stream)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        work()
    return graph
