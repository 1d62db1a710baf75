"""PPO by self-play in one file, for any game and any number of seats: `python examples/ppo.py goats_3p_v1 --minutes 5`.

One network plays every seat of hundreds of matches (`drovers.research.vector`), sees what the seat to move may know,
and learns from their ends: who beat whom, and how clearly.  It knows no game: it gets the features that vary in random
play and the actions that occur there.  Its value is that of every seat, the viewer's first, so that two seats and five
learn alike.  As it learns, a line is printed every few seconds, and it is measured against `random` and `greedy`; the
curve is written to OUT.csv and OUT.svg, the weights to OUT.pt.

Needs `pip install 'drovers[learn,research]'`.
"""

from __future__ import annotations

import argparse
import csv
import time
from dataclasses import dataclass, fields
from pathlib import Path

import numpy as np
import torch
from torch import nn

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


class Net(nn.Module):
    """What the seat sees -> a preference for every action, and the reward every seat is going to get."""

    def __init__(self, columns: Columns, settings: Settings):
        super().__init__()
        features, actions, hidden = len(columns.features), len(columns.actions), settings.hidden
        self.register_buffer("scale", columns.scale)
        self.body = nn.Sequential(
            nn.Linear(features, hidden), nn.LayerNorm(hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU()
        )
        self.policy, self.value = nn.Linear(hidden, actions), nn.Linear(hidden, columns.seats)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.orthogonal_(self.value.weight, 0.1)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Logarithms of the chance of each legal action, and the values."""
        body = self.body(seen.float() * self.scale)
        return torch.log_softmax(self.policy(body).masked_fill(mask == 0, -1e9), -1), torch.tanh(self.value(body))


class Columns:
    """The features and actions a network deals with: those that vary and occur in random play.

    An action that never occurred is never chosen by the network; where it has no other, a legal one is drawn.
    """

    def __init__(self, of: str, settings: Settings):
        matches, rng = Matches(of, 512), np.random.default_rng(settings.seed)
        matches.reset(seed=10**6)
        first = matches.views[0].copy()
        varied, occurred = np.zeros(len(first), bool), np.zeros(matches.masks.shape[1], bool)
        highest, margins = np.ones(len(first)), [1.0]
        while len(margins) < 500:
            varied |= (matches.views != first).any(0)
            occurred |= matches.masks.any(0)
            highest = np.maximum(highest, np.abs(matches.views).max(0))
            _, _, over, _, info = matches.step(matches.sample(rng))
            margins += np.abs(by_score(info["score"][over])).max(1).tolist()
        self.margin = float(np.mean(margins))  # by which random matches are won
        self.features, self.actions, self.seats = (
            np.flatnonzero(varied),
            np.flatnonzero(occurred),
            matches.variant.seats,
        )
        self.scale = torch.tensor(1 / highest[self.features], dtype=torch.float32)

    def of(self, seen: dict[str, np.ndarray]) -> tuple[torch.Tensor, torch.Tensor]:
        """Observations and masks of these columns."""
        views, masks = seen["observation"][:, self.features], seen["action_mask"][:, self.actions]
        return torch.from_numpy(views), torch.from_numpy(masks)

    def played(self, chosen: torch.Tensor, masks: np.ndarray) -> np.ndarray:
        """The actions of the game that these columns stand for; the first legal one where they have none."""
        actions = self.actions[chosen.numpy()]
        legal = masks[np.arange(len(actions)), actions] != 0
        return actions if legal.all() else np.where(legal, actions, masks.argmax(1))


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
                print(f"  {self.spent:.0f} s, {self.decisions:,} decisions, {losses}", flush=True)
            else:
                continue
            last = time.perf_counter()

    def measure(self, losses: dict[str, float]) -> None:
        row = {"decisions": self.decisions, "seconds": round(self.spent, 1), "cpu": round(time.process_time(), 1)}
        for opponent in ("random", "greedy"):
            found = measured(self.net, self.columns, self.of, opponent, self.settings.deals)
            row[opponent] = round(found.share, 4)
        self.rows.append(row | {name: round(value, 4) for name, value in losses.items()})
        print(self.rows[-1], flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variant", nargs="?", default="schotten_2p_v1")
    for field in fields(Settings):
        parser.add_argument(f"--{field.name}", type=type(field.default), default=field.default)
    asked = vars(parser.parse_args())
    training = Training(asked.pop("variant"), settings := Settings(**asked))
    training.run()
    curve(training.rows, Path(settings.out))
    torch.save(training.net.state_dict(), Path(settings.out).with_suffix(".pt"))
    for opponent in ("random", "greedy"):
        print(measured(training.net, training.columns, training.of, opponent, 5 * settings.deals))


if __name__ == "__main__":
    main()
