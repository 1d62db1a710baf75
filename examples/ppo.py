"""PPO by self-play in one file: `python examples/ppo.py --minutes 5 --out ppo`.

One network plays both seats of thousands of matches (`drovers.research.vector`), sees what the seat to move may know,
and learns from wins and losses; its idea of who is ahead starts from the stones each side owns (`--lead ""` for
nothing).  It is measured against `random` as it learns and against `greedy` at the end; the curve is written to
OUT.csv and OUT.svg, the weights to OUT.pt.  Two-seat variants: what one seat wins the other loses, so the value of the
next state is taken with the sign of whoever moves there.

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

from drovers.research.vector import Matches


@dataclass
class Settings:
    """What can be set on the command line, with what it is set to."""

    variant: str = "schotten_2p_v1"
    minutes: float = 8.0
    envs: int = 512
    steps: int = 64
    net: str = "stones"  # or "plain", for any variant of two seats
    hidden: int = 64
    rate: float = 1e-3  # of learning; falls to nothing, as does the entropy bonus
    epochs: int = 3
    batch: int = 2048
    clip: float = 0.2
    trace: float = 0.95  # lambda of the advantages; nothing is discounted
    entropy: float = 0.01
    measure: int = 10  # iterations between measurements
    lead: str = "owned"  # a part of the observation, own half and other's, that the value starts from; "" for none
    worth: float = 0.25  # of one there
    threads: int = 1  # of PyTorch: on a machine that does other things too, more of them wait for each other
    seed: int = 1
    out: str = "ppo"


class Net(nn.Module):
    """What the seat sees -> a preference for every action, and who is going to win."""

    def __init__(self, columns: Columns, hidden: int):
        super().__init__()
        self.register_buffer("scale", columns.scale)
        self.register_buffer("lead", columns.lead)
        features, actions = len(columns.features), len(columns.actions)
        self.body = nn.Sequential(nn.Linear(features, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy, self.value = nn.Linear(hidden, actions), nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)
        nn.init.zeros_(self.value.weight)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        scaled = seen.float() * self.scale
        body = self.body(scaled)
        logits = self.policy(body).masked_fill(mask == 0, -1e9)
        return torch.log_softmax(logits, -1), torch.tanh(self.value(body).squeeze(-1) + scaled @ self.lead)


class Stones(nn.Module):
    """The same for Schotten Totten's base game, by one small network looking at each of the nine stones in turn."""

    PASS, CLAIMS, DONE, CARDS = 1216, 1217, 1226, 57  # of the game's move space; a card is laid by card * 9 + stone

    def __init__(self, columns: Columns, hidden: int):
        super().__init__()
        self.layout, parts = columns.layout, ("sides", "sizes", "since", "owned", "modes", "claims")
        taken = {place for name in parts for place in range(*columns.layout[name].indices(10**6))}
        self.register_buffer("rest", torch.tensor([k for k in range(len(columns.features)) if k not in taken]))
        self.register_buffer("scale", columns.scale)
        self.register_buffer("lead", columns.lead)
        known = [*range(9 * self.CARDS), *range(self.CLAIMS, self.CLAIMS + 9), self.PASS, self.DONE]
        self.register_buffer("order", torch.tensor([known.index(action) for action in columns.actions.tolist()]))
        self.context, self.stone = nn.Linear(len(self.rest), hidden), nn.Linear(2 * self.CARDS + 9, hidden)
        self.second, self.all = nn.Linear(2 * hidden, hidden), nn.Linear(hidden, hidden)
        self.cards, self.claim, self.other = nn.Linear(hidden, self.CARDS), nn.Linear(hidden, 1), nn.Linear(hidden, 2)
        self.value = nn.Linear(hidden, 1)
        for last in (self.cards, self.claim, self.other):
            nn.init.orthogonal_(last.weight, 0.01)
        nn.init.zeros_(self.value.weight)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        scaled = seen.float() * self.scale
        rows = len(scaled)
        sides = scaled[:, self.layout["sides"]].view(rows, 2, 9, self.CARDS).permute(0, 2, 1, 3).reshape(rows, 9, -1)
        marks = [scaled[:, self.layout[name]].view(rows, 2, 9).mT for name in ("sizes", "since", "owned", "modes")]
        stones = torch.cat([sides, *marks, scaled[:, self.layout["claims"], None]], -1)
        near = torch.relu(self.stone(stones) + self.context(scaled[:, self.rest])[:, None])
        far = near.mean(1, keepdim=True).expand_as(near)
        both = torch.relu(self.second(torch.cat([near, far], -1)))
        whole = torch.relu(self.all(both.mean(1)))
        laid = self.cards(both).mT.reshape(rows, -1)  # card by stone
        logits = torch.cat([laid, self.claim(both).squeeze(-1), self.other(whole)], -1)[:, self.order]
        ahead = self.value(whole).squeeze(-1) + scaled @ self.lead
        return torch.log_softmax(logits.masked_fill(mask == 0, -1e9), -1), torch.tanh(ahead)


class Columns:
    """The features that vary and the actions that occur in this variant, found by random play; the rest costs time.

    An action that never occurred is never chosen by the network; where it has no other, a legal one is drawn.
    """

    def __init__(self, settings: Settings):
        matches, rng = Matches(settings.variant, 512, dtype=np.int8), np.random.default_rng(settings.seed)
        matches.reset(seed=10**6)
        first = matches.views[0].copy()
        varied, occurred = np.zeros(len(first), bool), np.zeros(matches.masks.shape[1], bool)
        highest = np.ones(len(first))
        for _ in range(150):
            varied |= (matches.views != first).any(0)
            occurred |= matches.masks.any(0)
            highest = np.maximum(highest, np.abs(matches.views).max(0))
            matches.step(matches.sample(rng))
        self.layout, self.stones = matches.layout, settings.net == "stones"
        self.features = np.arange(len(first)) if self.stones else np.flatnonzero(varied)
        self.actions = np.flatnonzero(occurred)
        self.scale = torch.tensor(1 / highest[self.features], dtype=torch.float32)
        self.lead = torch.tensor(self._lead(settings, matches)[self.features], dtype=torch.float32)

    def _lead(self, settings: Settings, matches: Matches) -> np.ndarray:
        """What the value starts from: the part of the observation named, one's own half less the other's."""
        weights = np.zeros(matches.views.shape[1])
        if settings.lead:
            part = matches.layout[settings.lead]
            middle = (part.start + part.stop) // 2
            weights[part.start : middle], weights[middle : part.stop] = settings.worth, -settings.worth
        return weights

    def of(self, seen: dict[str, np.ndarray]) -> tuple[torch.Tensor, torch.Tensor]:
        """Observations and masks of these columns."""
        views, masks = seen["observation"][:, self.features], seen["action_mask"][:, self.actions]
        return torch.from_numpy(views), torch.from_numpy(masks)

    def played(self, chosen: torch.Tensor, matches: Matches, rng: np.random.Generator) -> np.ndarray:
        """The actions of the game that these columns stand for."""
        actions = self.actions[chosen.numpy()]
        lost = matches.masks[np.arange(len(actions)), actions] == 0
        return np.where(lost, matches.sample(rng), actions) if lost.any() else actions


def drawn(logs: torch.Tensor) -> torch.Tensor:
    """An action for every row by its probability."""
    return torch.multinomial(logs.exp(), 1).squeeze(-1)


class Rollout:
    """Self-play of some steps in every match, and what it was worth."""

    def __init__(self, settings: Settings, matches: Matches, columns: Columns):
        size = (settings.steps, settings.envs)
        self.matches, self.trace, self.columns = matches, settings.trace, columns
        self.rng = np.random.default_rng(settings.seed)
        self.seen = torch.zeros((*size, len(columns.features)), dtype=torch.int8)
        self.masks = torch.zeros((*size, len(columns.actions)), dtype=torch.int8)
        self.actions = torch.zeros(size, dtype=torch.int64)
        self.logs, self.values, self.rewards, self.goes_on, self.signs = (torch.zeros(size) for _ in range(5))

    @torch.no_grad()
    def play(self, net: nn.Module) -> None:
        """One batch of experience; the matches go on where they were."""
        m = self.matches
        rows = torch.arange(m.num_envs)
        for t in range(len(self.actions)):
            self.seen[t], self.masks[t] = self.columns.of(m.seen)
            logs, self.values[t] = net(self.seen[t], self.masks[t])
            self.actions[t] = drawn(logs)
            self.logs[t] = logs[rows, self.actions[t]]
            mover = torch.from_numpy(m.seats).long()
            _, rewards, over, _, _ = m.step(self.columns.played(self.actions[t], m, self.rng))
            self.rewards[t] = torch.from_numpy(rewards)[rows, mover]
            self.goes_on[t] = torch.from_numpy(~over).float()
            self.signs[t] = torch.where(torch.from_numpy(m.seats) == mover, 1.0, -1.0)
        _, self.last = net(*self.columns.of(m.seen))

    def worth(self) -> tuple[torch.Tensor, torch.Tensor]:
        """Advantages and returns of every decision, from the point of view of whoever made it."""
        advantages, ahead, later = torch.zeros_like(self.values), torch.zeros_like(self.last), self.last
        for t in reversed(range(len(advantages))):
            sign = self.signs[t] * self.goes_on[t]
            delta = self.rewards[t] + sign * later - self.values[t]
            ahead = advantages[t] = delta + self.trace * sign * ahead
            later = self.values[t]
        return advantages, advantages + self.values


def learn(
    net: nn.Module, optimizer: torch.optim.Optimizer, rollout: Rollout, settings: Settings, entropy: float
) -> dict[str, float]:
    """PPO's update on one batch of experience."""
    advantages, returns = (each.flatten() for each in rollout.worth())
    advantages = (advantages - advantages.mean()) / (advantages.std() + 1e-8)
    flat = [each.flatten(0, 1) for each in (rollout.seen, rollout.masks, rollout.actions, rollout.logs)]
    totals = {"entropy": 0.0, "value_loss": 0.0}
    count = 0
    for _ in range(settings.epochs):
        for part in torch.randperm(len(advantages)).split(settings.batch):
            seen, mask, actions, old = (each[part] for each in flat)
            logs, values = net(seen, mask)
            ratio = (logs.gather(1, actions[:, None]).squeeze(1) - old).exp()
            gain = advantages[part]
            clipped = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            spread = -(logs.exp() * logs.masked_fill(mask == 0, 0)).sum(-1).mean()
            error = (values - returns[part]).square().mean()
            loss = -torch.min(ratio * gain, clipped * gain).mean() + 0.5 * error - entropy * spread
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()
            totals["entropy"] += float(spread.detach())
            totals["value_loss"] += float(error.detach())
            count += 1
    return {name: total / count for name, total in totals.items()}


@torch.no_grad()
def against_random(net: nn.Module, columns: Columns, settings: Settings, count: int) -> float:
    """The share of matches won (a tie is half) with the best action, from both seats in turn, against `random`."""
    m, rng, results = Matches(settings.variant, count, dtype=np.int8), np.random.default_rng(0), np.full(count, np.nan)
    mine = np.arange(count) % 2
    m.reset(seed=10**9)
    while np.isnan(results).any():  # the first match of every row: the short ones would come first otherwise
        actions, chosen = m.sample(rng), m.seats == mine
        logs, _ = net(*columns.of(m.seen))
        actions[chosen] = columns.played(logs.argmax(-1), m, rng)[chosen]
        _, rewards, over, _, _ = m.step(actions)
        first = over & np.isnan(results)
        results[first] = rewards[first, mine[first]]
    return float(np.mean(results) / 2 + 0.5)


@torch.no_grad()
def against_greedy(net: nn.Module, columns: Columns, settings: Settings, count: int) -> float:
    """The same against `greedy`, whose moves are made inside the step."""
    from drovers.research.opponents import Against

    env, rng = Against(settings.variant, count, "greedy", dtype=np.int8), np.random.default_rng(0)
    seen, _ = env.reset(seed=10**9)
    results = np.full(count, np.nan)
    while np.isnan(results).any():
        logs, _ = net(*columns.of(seen))
        seen, rewards, over, _, _ = env.step(columns.played(logs.argmax(-1), env.matches, rng))
        first = over & np.isnan(results)
        results[first] = rewards[first]
    return float(np.mean(results) / 2 + 0.5)


def curve(rows: list[dict[str, float]], path: Path) -> None:
    """The curve as a table and as a picture."""
    with path.with_suffix(".csv").open("w", newline="", encoding="utf-8") as file:
        writer = csv.DictWriter(file, rows[0])
        writer.writeheader()
        writer.writerows(rows)
    longest = max(row["seconds"] for row in rows) or 1
    points = " ".join(f"{40 + 540 * row['seconds'] / longest:.0f},{260 - 240 * row['random']:.0f}" for row in rows)
    marks = "".join(
        f'<text x="4" y="{264 - 240 * share:.0f}">{share:.0%}</text>'
        f'<path d="M40 {260 - 240 * share:.0f}h540" stroke="#ccc"/>'
        for share in (0.5, 0.75, 0.95, 1.0)
    )
    style = "font-family:sans-serif;font-size:11px"
    path.with_suffix(".svg").write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" style="{style}">{marks}'
        f'<polyline points="{points}" fill="none" stroke="#06c" stroke-width="2"/>'
        f'<text x="40" y="285">matches won against random, over {longest / 60:.1f} minutes of learning</text></svg>\n',
        encoding="utf-8",
    )


def train(settings: Settings) -> tuple[nn.Module, Columns, list[dict[str, float]]]:
    torch.manual_seed(settings.seed)
    torch.set_num_threads(settings.threads)
    matches = Matches(settings.variant, settings.envs, dtype=np.int8)
    if matches.variant.seats != 2:
        raise SystemExit("This example learns two-seat variants: with more seats one's loss is not the other's win.")
    matches.reset(seed=settings.seed)
    columns = Columns(settings)
    net = (Stones if columns.stones else Net)(columns, settings.hidden)
    optimizer = torch.optim.Adam(net.parameters(), settings.rate, eps=1e-5)
    rollout, rows, iteration = Rollout(settings, matches, columns), [], 0
    print(f"{len(columns.features)} features vary, {len(columns.actions)} actions occur", flush=True)
    started, spent = time.perf_counter(), 0.0
    while spent < settings.minutes * 60:
        left = 1 - spent / (settings.minutes * 60)
        optimizer.param_groups[0]["lr"] = settings.rate * max(left, 0.05)
        rollout.play(net)
        losses = learn(net, optimizer, rollout, settings, settings.entropy * left)
        iteration += 1
        spent = time.perf_counter() - started
        if iteration % settings.measure == 0 or spent >= settings.minutes * 60 or iteration == 1:
            decisions = iteration * settings.envs * settings.steps
            share = against_random(net, columns, settings, 400)
            rows.append({"iteration": iteration, "decisions": decisions, "seconds": round(spent, 1), "random": share})
            rows[-1] |= {name: round(value, 4) for name, value in losses.items()}
            print(rows[-1], flush=True)
    return net, columns, rows


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for field in fields(Settings):
        parser.add_argument(f"--{field.name}", type=type(field.default), default=field.default)
    settings = Settings(**vars(parser.parse_args()))
    net, columns, rows = train(settings)
    curve(rows, Path(settings.out))
    torch.save(net.state_dict(), Path(settings.out).with_suffix(".pt"))
    print(f"against random, 2000 matches: {against_random(net, columns, settings, 2000):.1%}")
    print(f"against greedy, 400 matches: {against_greedy(net, columns, settings, 400):.1%}")


if __name__ == "__main__":
    main()
