"""PPO by self-play in one file, for any game and any number of seats: `python examples/ppo.py goats_3p_v1 --minutes 5`.

One network plays every seat of hundreds of matches (`drovers.research.vector`), sees what the seat to move may know,
and learns from their ends: who beat whom, and how clearly.  It knows no game: it gets the features that vary in random
play and the actions that occur there.  Where the game's `sites.py` declares things that look at others (a cell at the
type of the goat in it), they are judged by one measure beside the plain layer: what is learnt of one cell is known of
all.  Its value is that of every seat, the viewer's first, so that two seats and five learn alike.  As it learns, a line
is printed every few seconds, and it is measured against `random` and `greedy`; the curve is written to OUT.csv and
OUT.svg, the weights to OUT.pt.

Needs `pip install 'drovers[learn,research]'`.
"""

from __future__ import annotations

import argparse
import csv
import time
from dataclasses import dataclass, fields
from pathlib import Path
from typing import NamedTuple

import numpy as np
import torch
from torch import nn

from drovers.bots.outlook import sites_of
from drovers.core.errors import DroversError
from drovers.core.layout import Sites
from drovers.research.evaluation import Evaluation, evaluate
from drovers.research.rewards import by_score
from drovers.research.variant import variant
from drovers.research.vector import Matches


@dataclass
class Settings:
    """What can be set on the command line, with what it is set to."""

    minutes: float = 5.0  # of learning, in processor time a thread: what else the machine does is left out
    envs: int = 256
    steps: int = 64
    hidden: int = 256
    rate: float = 1e-3  # of learning; falls to nothing, as does the entropy bonus
    epochs: int = 2
    batch: int = 2048
    clip: float = 0.2
    trace: float = 0.95  # lambda of the advantages; nothing is discounted
    entropy: float = 0.01
    score: float = 0.5  # part of the reward that is how clearly a seat won or lost, not only that it did
    measure: float = 30.0  # seconds of learning between measurements
    deals: int = 100  # of a measurement, each from every seat
    threads: int = 2  # of PyTorch
    seed: int = 1
    out: str = "ppo"


class Alike(nn.Module):
    """Like things on the table, of one kind: what is learnt of one cell or stone is known of all."""

    def __init__(self, kind: Kind, sizes: list[int], hidden: int):
        super().__init__()
        self.told, self.links, (sites, features) = kind.told, kind.links, kind.told.shape
        self.size = max(8, min(32, 1024 // sites))  # numbers that stand for one of them
        self.measure, self.place = nn.Linear(features, self.size), nn.Parameter(torch.zeros(sites, self.size))
        self.others = nn.ModuleList(nn.Linear(sizes[other], self.size, bias=False) for other, _ in kind.links)
        self.mix = nn.Linear(sites * self.size, hidden, bias=False)
        self.near, self.far = nn.Linear(self.size, 32, bias=False), nn.Linear(hidden, 32)
        self.policy = nn.Linear(32, max(1, kind.moves.shape[1]))
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def code(self, seen: torch.Tensor, codes: list[torch.Tensor]) -> torch.Tensor:
        """Some numbers for each: what is seen of it, where it is, and the things of other kinds that it is near to."""
        total = self.measure(seen[:, self.told]) + self.place
        for (kind, near), other in zip(self.links, self.others, strict=True):
            total = total + seen[:, near].sum(-1) @ other(codes[kind])
        return torch.relu(total)

    def preferences(self, code: torch.Tensor, whole: torch.Tensor) -> torch.Tensor:
        """For the actions made at each, by what it is and how everything stands."""
        return self.policy(torch.relu(self.near(code) + self.far(whole)[:, None])).flatten(1)


class Net(nn.Module):
    """What the seat sees -> a preference for every action, and the reward every seat is going to get."""

    def __init__(self, columns: Columns, settings: Settings):
        super().__init__()
        features, actions, hidden = len(columns.features), len(columns.actions), settings.hidden
        self.register_buffer("scale", columns.scale)
        self.first, self.second, self.norm = (
            nn.Linear(features, hidden),
            nn.Linear(hidden, hidden),
            nn.LayerNorm(hidden),
        )
        self.alike, self.elsewhere = nn.ModuleList(), columns.elsewhere
        for kind in columns.kinds:
            self.alike.append(Alike(kind, [each.size for each in self.alike], hidden))
        self.acting = [place for place, kind in enumerate(columns.kinds) if kind.moves.size]
        self.policy, self.value = nn.Linear(hidden, actions), nn.Linear(hidden, columns.seats)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 0.1)

    def forward(self, raw: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logarithms of the chance of each legal action, and the values."""
        seen, codes = raw.float() * self.scale, list[torch.Tensor]()
        total, seen = self.first(seen), nn.functional.pad(seen, (0, 1))  # what does not vary is 0, and comes last
        for each in self.alike:
            codes.append(each.code(seen, codes))
            total = total + each.mix(codes[-1].flatten(1))
        whole = torch.relu(self.second(torch.relu(self.norm(total))))
        local = [self.alike[place].preferences(codes[place], whole) for place in self.acting]
        logits = self.policy(whole) + torch.cat([whole.new_zeros(len(whole), self.elsewhere), *local], 1)
        return torch.log_softmax(logits.masked_fill(mask == 0, -1e9), -1), torch.tanh(self.value(whole))


def linked(declared: tuple[Sites, ...]) -> list[Sites]:
    """The things that look at others, as a cell at the type of the goat in it, and those they look at."""
    seen = {link.sites for sites in declared for link in sites.links}
    return [sites for sites in declared if sites.links or sites.name in seen]


class Kind(NamedTuple):
    """Like things on the table, in terms of a network's columns."""

    told: torch.Tensor  # of each the features that tell of it
    moves: np.ndarray  # of each the actions made there, -1 where there is none
    links: list[tuple[int, torch.Tensor]]  # another kind, and of each the features that tell how near the others are


class Columns:
    """The features and actions a network deals with: those that vary and occur in random play.

    An action that never occurred is never chosen by the network; where it has no other, a legal one is drawn.
    """

    def __init__(self, of: str, settings: Settings):
        matches, rng = Matches(of, 512), np.random.default_rng(settings.seed)
        matches.reset(seed=10**6)
        first = matches.views[0].copy()
        varied, occurred = np.zeros(len(first), bool), np.zeros(matches.masks.shape[1] + 1, bool)
        highest, margins = np.ones(len(first)), [1.0]
        while len(margins) < 500:
            varied |= (matches.views != first).any(0)
            occurred[:-1] |= matches.masks.any(0)
            highest = np.maximum(highest, np.abs(matches.views).max(0))
            _, _, over, _, info = matches.step(matches.sample(rng))
            margins += np.abs(by_score(info["score"][over])).max(1).tolist()
        self.margin = float(np.mean(margins))  # by which random matches are won
        self.features, self.seats = np.flatnonzero(varied), matches.variant.seats
        self.scale = torch.tensor(1 / highest[self.features], dtype=torch.float32)
        self.kinds = self._kinds(linked(sites_of(matches.variant.game)), len(first), occurred)
        local = np.concatenate([np.zeros(0, int), *(kind.moves.flatten() for kind in self.kinds)])
        others = np.setdiff1d(np.flatnonzero(occurred), local)
        self.actions, self.elsewhere = np.concatenate([others, local]), len(others)

    def _kinds(self, declared: list[Sites], width: int, occurred: np.ndarray) -> list[Kind]:
        """What the game's `sites.py` declares to be alike, as far as it varies and occurs."""
        none = len(self.features)  # the column of what does not vary: always 0
        column, here, found = np.full(width + 1, none), dict[str, np.ndarray](), list[Kind]()
        column[self.features] = np.arange(none)
        for sites in declared:
            told, moves = column[np.array(sites.features)], np.array(sites.moves, int).reshape(len(sites.features), -1)
            mine = here[sites.name] = np.flatnonzero((told != none).any(1))
            told, moves = told[mine], np.where(occurred[moves], moves, -1)[mine]
            near = [column[np.array(link.features)][np.ix_(mine, here[link.sites])] for link in sites.links]
            others = [list(here).index(link.sites) for link in sites.links]
            links = list(zip(others, map(torch.from_numpy, near), strict=True))
            found.append(Kind(torch.from_numpy(_used(told, none)), _used(moves, -1), links))
        return found

    def of(self, seen: dict[str, np.ndarray]) -> tuple[torch.Tensor, torch.Tensor]:
        """Observations and masks of these columns."""
        views, masks = seen["observation"][:, self.features], seen["action_mask"][:, self.actions]
        return torch.from_numpy(views), torch.from_numpy(masks * (self.actions >= 0))

    def played(self, chosen: torch.Tensor, masks: np.ndarray) -> np.ndarray:
        """The actions of the game that these columns stand for; the first legal one where they have none."""
        actions = self.actions[chosen.numpy()]
        legal = (masks[np.arange(len(actions)), actions] != 0) & (actions >= 0)
        return actions if legal.all() else np.where(legal, actions, masks.argmax(1))


def _used(table: np.ndarray, none: int) -> np.ndarray:
    """The columns of a table that hold anything."""
    return table[:, (table != none).any(0)]


class Rollout:
    """Self-play of some steps in every match, and what it was worth to whoever moved."""

    def __init__(self, of: str, settings: Settings, columns: Columns):
        size, seats = (settings.steps, settings.envs), columns.seats
        self.matches, self.trace, self.columns = Matches(of, settings.envs), settings.trace, columns
        self.part = settings.score
        self.matches.reset(seed=settings.seed)
        self.seen = torch.zeros((*size, len(columns.features)), dtype=torch.int16)
        self.masks = torch.zeros((*size, len(columns.actions)), dtype=torch.int8)
        self.actions, self.movers = (torch.zeros(size, dtype=torch.int64) for _ in range(2))
        self.logs, self.goes_on = torch.zeros(size), torch.zeros((*size, 1))
        self.rewards, self.values = torch.zeros((*size, seats)), torch.zeros((size[0] + 1, size[1], seats))
        self.around = torch.arange(seats)

    def seated(self, values: torch.Tensor, movers: torch.Tensor) -> torch.Tensor:
        """Values that begin with the mover's own, by seat."""
        return values.gather(1, (self.around - movers[:, None]) % len(self.around))

    @torch.no_grad()
    def play(self, net: Net) -> None:
        """One batch of experience; the matches go on where they were."""
        m, rows = self.matches, torch.arange(self.matches.num_envs)
        for t in range(len(self.actions)):
            self.seen[t], self.masks[t] = self.columns.of(m.seen)
            self.movers[t] = torch.from_numpy(m.seats)
            logs, values = net(self.seen[t], self.masks[t])
            self.values[t] = self.seated(values, self.movers[t])
            self.actions[t] = torch.multinomial(logs.exp(), 1).squeeze(-1)
            self.logs[t] = logs[rows, self.actions[t]]
            _, places, over, _, info = m.step(self.columns.played(self.actions[t], m.masks))
            clear = np.tanh(by_score(info["score"]) / self.columns.margin) * over[:, None]
            self.rewards[t] = torch.from_numpy((1 - self.part) * places + self.part * clear)
            self.goes_on[t, :, 0] = torch.from_numpy(~over).float()
        self.values[-1] = self.seated(net(*self.columns.of(m.seen))[1], torch.from_numpy(m.seats).long())

    def worth(self) -> tuple[torch.Tensor, torch.Tensor]:
        """The advantage of every decision to its mover, and the returns of all seats, the mover's first."""
        gains, ahead = torch.zeros_like(self.rewards), torch.zeros_like(self.rewards[0])
        for t in reversed(range(len(gains))):
            later = self.goes_on[t] * self.values[t + 1]
            ahead = gains[t] = self.rewards[t] + later - self.values[t] + self.trace * self.goes_on[t] * ahead
        turned = (self.around + self.movers[..., None]) % len(self.around)
        own = (gains + self.values[:-1]).gather(2, turned)
        return gains.gather(2, self.movers[..., None]).squeeze(-1), own


def learn(
    net: Net, optimizer: torch.optim.Optimizer, rollout: Rollout, settings: Settings, entropy: float
) -> dict[str, float]:
    """PPO's update on one batch of experience."""
    gains, returns = (each.flatten(0, 1) for each in rollout.worth())
    gains = (gains - gains.mean()) / (gains.std() + 1e-8)
    flat = [each.flatten(0, 1) for each in (rollout.seen, rollout.masks, rollout.actions, rollout.logs)]
    totals = np.zeros(2)
    batches = [part for _ in range(settings.epochs) for part in torch.randperm(len(gains)).split(settings.batch)]
    for part in batches:
        seen, mask, actions, old = (each[part] for each in flat)
        logs, values = net(seen, mask)
        ratio = (logs.gather(1, actions[:, None]).squeeze(1) - old).exp()
        clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
        spread = -(logs.exp() * logs.masked_fill(mask == 0, 0)).sum(-1).mean()
        error = (values - returns[part]).square().mean()
        loss = -torch.min(ratio * gains[part], clipped * gains[part]).mean() + 0.5 * error - entropy * spread
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(net.parameters(), 0.5)
        optimizer.step()
        totals += float(spread.detach()), float(error.detach())
    return dict(zip(("entropy", "value_loss"), (totals / len(batches)).tolist(), strict=True))


def measured(net: Net, columns: Columns, of: str, opponent: str, deals: int) -> Evaluation:
    """The network's best actions against an opponent in all other seats, every deal from every seat."""

    @torch.no_grad()
    def best(seen: dict[str, np.ndarray]) -> np.ndarray:
        logs, _ = net(*columns.of(seen))
        return columns.played(logs.argmax(-1), seen["action_mask"])

    return evaluate(best, of, opponent, deals=deals, seed=10**9)


def curve(rows: list[dict[str, float]], path: Path) -> None:
    """The curve as a table and as a picture."""
    with path.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, rows[0])
        writer.writeheader()
        writer.writerows(rows)
    path.with_suffix(".svg").write_text(picture(rows), encoding="utf-8")


def picture(rows: list[dict[str, float]]) -> str:
    """Both shares over the seconds spent on learning, as SVG."""
    longest = max(row["seconds"] for row in rows)
    parts = ['<rect width="640" height="310" fill="#fff"/>']
    for share in (0, 0.25, 0.5, 0.75, 0.95):
        y = 260 - 240 * share
        parts.append(f'<path d="M44 {y:.0f}h536" stroke="#ccc"/><text x="8" y="{y + 4:.0f}">{share:.0%}</text>')
    for opponent, colour in (("random", "#06c"), ("greedy", "#b40")):
        points = [(44 + 536 * row["seconds"] / longest, 260 - 240 * row[opponent]) for row in rows]
        line = " ".join(f"{x:.0f},{y:.0f}" for x, y in points)
        parts.append(f'<polyline points="{line}" fill="none" stroke="{colour}" stroke-width="2"/>')
        parts.append(f'<text x="586" y="{points[-1][1] + 4:.0f}" fill="{colour}">{opponent}</text>')
    parts.append(f'<text x="44" y="290">others beaten, over {longest / 60:.1f} minutes of learning</text>')
    style = "font-family:sans-serif;font-size:12px"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 310" style="{style}">{"".join(parts)}</svg>\n'


class Training:
    """Learns for the minutes given; measuring does not count."""

    def __init__(self, of: str, settings: Settings):
        torch.manual_seed(settings.seed)
        torch.set_num_threads(settings.threads)
        self.of, self.settings = variant(of).name, settings
        print(f"{self.of}: compiling what is not compiled yet, up to a minute the first time", flush=True)
        self.columns = Columns(of, settings)
        self.net, self.rollout = Net(self.columns, settings), Rollout(of, settings, self.columns)
        self.optimizer = torch.optim.Adam(self.net.parameters(), settings.rate, eps=1e-5)
        self.spent, self.decisions, self.rows = 0.0, 0, list[dict[str, float]]()
        print(f"{len(self.columns.features)} features, {len(self.columns.actions)} actions", flush=True)

    def run(self) -> None:
        whole, next_measure, last = self.settings.minutes * 60, 0.0, time.perf_counter()
        while self.spent < whole:
            left = 1 - self.spent / whole
            self.optimizer.param_groups[0]["lr"] = self.settings.rate * max(left, 0.05)
            started = time.process_time()
            self.rollout.play(self.net)
            losses = learn(self.net, self.optimizer, self.rollout, self.settings, self.settings.entropy * left)
            self.spent += (time.process_time() - started) / self.settings.threads
            self.decisions += self.settings.envs * self.settings.steps
            if self.spent >= min(next_measure, whole):
                self.measure(losses)
                next_measure = self.spent + self.settings.measure
            elif time.perf_counter() - last > 5:
                self.say(losses)
            else:
                continue
            last = time.perf_counter()

    def measure(self, losses: dict[str, float]) -> None:
        row = {"decisions": self.decisions, "seconds": round(self.spent, 1), "cpu": round(time.process_time(), 1)}
        for opponent in ("random", "greedy"):
            found = measured(self.net, self.columns, self.of, opponent, self.settings.deals)
            row[opponent] = round(found.share, 4)
        self.rows.append(row | {name: round(value, 4) for name, value in losses.items()})
        self.say(losses, f"  beats random {row['random']:.1%}, greedy {row['greedy']:.1%}")

    def say(self, losses: dict[str, float], more: str = "") -> None:
        told = "  ".join(f"{name.replace('_', ' ')} {value:.4f}" for name, value in losses.items())
        print(f"{self.spent:6.0f} s  {self.decisions:>11,} decisions  {told}{more}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variant", nargs="?", default="schotten_2p_v1")
    for field in fields(Settings):
        parser.add_argument(f"--{field.name}", type=type(field.default), default=field.default)
    asked = vars(parser.parse_args())
    if asked["minutes"] <= 0:
        parser.error("--minutes is how long to learn: more than 0")
    try:
        name = variant(asked.pop("variant")).name
    except DroversError as error:
        parser.error(str(error))
    training = Training(name, settings := Settings(**asked))
    training.run()
    curve(training.rows, Path(settings.out))
    torch.save(training.net.state_dict(), Path(settings.out).with_suffix(".pt"))
    for opponent in ("random", "greedy"):
        print(measured(training.net, training.columns, training.of, opponent, 5 * settings.deals))


if __name__ == "__main__":
    main()
