"""PPO by self-play in one file: `python examples/ppo.py --minutes 5 --out ppo`.

One network plays both seats of hundreds of matches (`drovers.research.vector`), sees what the seat to move may know,
and learns from wins and losses; its idea of who is ahead starts from the stones each side owns (`--worth 0` for
nothing).  As it learns it is measured against `random` and `greedy`; the curve is written to OUT.csv and OUT.svg, the
weights to OUT.pt.  Two-seat variants: what one seat wins the other loses, so the value of the next state is taken with
the sign of whoever moves there.

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
from torch.nn.functional import pad

from drovers.research.opponents import Against
from drovers.research.vector import Matches


@dataclass
class Settings:
    """What can be set on the command line, with what it is set to."""

    variant: str = "schotten_2p_v1"
    minutes: float = 5.0
    envs: int = 512
    steps: int = 64
    net: str = "stones"  # or "plain", for any variant of two seats
    hidden: int = 48
    rate: float = 1e-3  # of learning; falls to nothing, as does the entropy bonus
    epochs: int = 2
    batch: int = 2048
    clip: float = 0.2
    trace: float = 0.95  # lambda of the advantages; nothing is discounted
    entropy: float = 0.01
    measure: int = 5  # iterations between measurements
    worth: float = 0.25  # of a stone owned, in the value before anything is learnt (`stones` only)
    threads: int = 1  # of PyTorch: on a machine that does other things too, more of them wait for each other
    seed: int = 1
    out: str = "ppo"


class Net(nn.Module):
    """What the seat sees -> a preference for every action, and who is going to win."""

    def __init__(self, columns: Columns, settings: Settings):
        super().__init__()
        features, actions, hidden = len(columns.features), len(columns.actions), settings.hidden
        self.register_buffer("scale", columns.scale)
        self.body = nn.Sequential(nn.Linear(features, hidden), nn.ReLU(), nn.Linear(hidden, hidden), nn.ReLU())
        self.policy, self.value = nn.Linear(hidden, actions), nn.Linear(hidden, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        body = self.body(seen.float() * self.scale)
        return chances(self.policy(body), mask), torch.tanh(self.value(body).squeeze(-1))


class Stones(nn.Module):
    """The same for Schotten Totten's base game: one small network for every stone, and every card in hand beside it.

    Cards are shown as the rules group them, near in value and of one colour, or of one value, so that what is learnt of
    one card holds for all; what any of it is worth has to be learnt.
    """

    PASS, CLAIMS, DONE, CARDS, HAND = 1216, 1217, 1226, 54, 6  # of the move space; a card is laid by card * 9 + stone
    ACTIONS = (*range(9 * CARDS), *range(CLAIMS, CLAIMS + 9), PASS, DONE)

    def __init__(self, columns: Columns, settings: Settings):
        super().__init__()
        hidden, self.layout, self.worth = settings.hidden, columns.layout, settings.worth
        self.register_buffer("values", torch.arange(1.0, 10.0))
        self.stone, self.pair, self.card = nn.Linear(23, hidden), nn.Linear(13, hidden), nn.Linear(20, hidden)
        self.second, self.whole = nn.Linear(hidden, hidden), nn.Linear(2 * hidden + 3, hidden)
        self.lay, self.claim, self.other = nn.Linear(hidden, 1), nn.Linear(hidden, 1), nn.Linear(hidden, 2)
        self.value = nn.Linear(hidden, 1)
        for last in (self.lay, self.claim, self.other, self.value):
            nn.init.orthogonal_(last.weight, 0.01)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hand = self.part(seen, "hand")[:, : self.CARDS]
        sides = self.part(seen, "sides").view(-1, 2, 9, 57)[..., : self.CARDS]
        owned = self.part(seen, "owned").view(-1, 2, 9)
        cards = hand.topk(self.HAND).indices
        stones = self.stone(self.by_stone(seen, sides, owned))
        pairs = self.pair(self.by_pair(sides[:, 0], cards)) + self.card(self.by_card(hand, sides.sum((1, 2)), cards))
        pairs = torch.relu(self.second(torch.relu(pairs + stones[:, :, None])))
        stones = torch.relu(stones)
        counts = torch.cat([owned.sum(-1) / 5, self.part(seen, "decks")[:, :1] / 42], -1)
        whole = torch.relu(self.whole(torch.cat([stones.mean(1), pairs.mean((1, 2)), counts], -1)))
        places = (cards[:, None] * 9 + torch.arange(9)[:, None]).flatten(1)
        laid = torch.zeros(len(seen), 9 * self.CARDS).scatter(1, places, self.lay(pairs).flatten(1))
        logits = torch.cat([laid, self.claim(stones).squeeze(-1), self.other(whole)], -1)
        ahead = self.worth * (owned[:, 0] - owned[:, 1]).sum(-1)
        return chances(logits, mask), torch.tanh(self.value(whole).squeeze(-1) + ahead)

    def part(self, seen: torch.Tensor, name: str) -> torch.Tensor:
        return seen[:, self.layout[name]].float()

    def by_stone(self, seen: torch.Tensor, sides: torch.Tensor, owned: torch.Tensor) -> torch.Tensor:
        """Both formations so far, who was complete first, who owns it and its neighbours, whether it may be claimed."""
        since, lines = self.part(seen, "since").view(-1, 2, 9, 1), pad(owned, (2, 2)).unfold(-1, 5, 1)
        both = torch.cat([self.formation(sides), since, lines], -1).transpose(1, 2).flatten(2)
        return torch.cat([both, self.part(seen, "claims")[..., None]], -1)

    def formation(self, side: torch.Tensor) -> torch.Tensor:
        """A side in short: how many cards, of one colour, of one value, how far apart, what total."""
        grid = side.unflatten(-1, (6, 9))
        values = grid.sum(-2)
        high = ((values > 0) * self.values).amax(-1)
        low = 10 - ((values > 0) * (10 - self.values)).amax(-1)
        total = values @ self.values / 9
        facts = [values.sum(-1), grid.sum(-1).amax(-1), values.amax(-1), (high - low).clamp(0), total]
        return torch.stack(facts, -1) / 3

    def by_pair(self, own: torch.Tensor, cards: torch.Tensor) -> torch.Tensor:
        """Each card in hand beside each own side: what lies there near it, of its value, of its colour, in all."""
        colours, size = own.unflatten(-1, (6, 9)).sum(-1), own.sum(-1)[..., None, None].expand(-1, -1, self.HAND, -1)
        alike = colours.gather(-1, (cards // 9)[:, None].expand(-1, 9, -1))[..., None]
        value = (cards % 9 / 9.0)[:, None, :, None].expand(-1, 9, -1, -1)
        return torch.cat([self.near(own, cards), alike, size, value], -1)

    def by_card(self, hand: torch.Tensor, gone: torch.Tensor, cards: torch.Tensor) -> torch.Tensor:
        """Each card in hand: what else is in hand near it, and what of that lies on the table already."""
        return torch.cat([self.near(hand[:, None], cards), self.near(gone[:, None], cards)], -1)

    def near(self, grid: torch.Tensor, cards: torch.Tensor) -> torch.Tensor:
        """Of each group of cards, those near each of `cards`: of its colour and of any, two below to two above."""
        rows, groups = grid.shape[:2]
        wide = pad(grid.unflatten(-1, (6, 9)), (2, 2))
        wide = torch.cat([wide, wide.sum(2, keepdim=True)], 2).flatten(2)  # the last line: any colour
        lines = torch.stack([cards // 9, torch.full_like(cards, 6)], -1)[..., None]
        places = (lines * 13 + (cards % 9)[..., None, None] + torch.arange(5)).view(rows, 1, -1).expand(-1, groups, -1)
        return wide.gather(-1, places).view(rows, groups, cards.shape[1], 10)


def chances(logits: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
    """Logarithms of the chance of each legal action; the others have none."""
    return torch.log_softmax(logits.masked_fill(mask == 0, -1e9), -1)


class Columns:
    """The features and actions a network deals with: all it knows, or those that vary and occur in random play.

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
        self.layout, stones = matches.layout, settings.net == "stones"
        self.features = np.arange(len(first)) if stones else np.flatnonzero(varied)
        self.actions = np.array(Stones.ACTIONS) if stones else np.flatnonzero(occurred)
        self.scale = torch.tensor(1 / highest[self.features], dtype=torch.float32)

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
def against(
    opponent: str, net: nn.Module, columns: Columns, settings: Settings, count: int, best: bool = True
) -> float:
    """The share of matches won (a tie is half) from both seats in turn, by the best action or by a drawn one."""
    env, rng = Against(settings.variant, count, opponent, dtype=np.int8), np.random.default_rng(0)
    seen, _ = env.reset(seed=10**9)
    results = np.full(count, np.nan)
    while np.isnan(results).any():  # the first match of every row: the short ones would come first otherwise
        logs, _ = net(*columns.of(seen))
        actions = columns.played(logs.argmax(-1) if best else drawn(logs), env.matches, rng)
        seen, rewards, over, _, _ = env.step(actions)
        first = over & np.isnan(results)
        results[first] = rewards[first]
    return float(np.mean(results) / 2 + 0.5)


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
    parts.append(f'<text x="44" y="290">matches won, over {longest / 60:.1f} minutes of learning</text>')
    style = "font-family:sans-serif;font-size:12px"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 310" style="{style}">{"".join(parts)}</svg>\n'


def train(settings: Settings) -> tuple[nn.Module, Columns, list[dict[str, float]]]:
    """Learns for the minutes given; measuring does not count."""
    torch.manual_seed(settings.seed)
    torch.set_num_threads(settings.threads)
    matches = Matches(settings.variant, settings.envs, dtype=np.int8)
    if matches.variant.seats != 2:
        raise SystemExit("This example learns two-seat variants: with more seats one's loss is not the other's win.")
    matches.reset(seed=settings.seed)
    columns = Columns(settings)
    net = (Stones if settings.net == "stones" else Net)(columns, settings)
    optimizer = torch.optim.Adam(net.parameters(), settings.rate, eps=1e-5)
    rollout, rows, iteration = Rollout(settings, matches, columns), [], 0
    left, whole = settings.minutes * 60, settings.minutes * 60
    while left > 0:
        started = time.perf_counter()
        optimizer.param_groups[0]["lr"] = settings.rate * max(left / whole, 0.05)
        rollout.play(net)
        losses = learn(net, optimizer, rollout, settings, settings.entropy * left / whole)
        iteration += 1
        left -= time.perf_counter() - started
        if iteration % settings.measure == 0 or left <= 0 or iteration == 1:
            rows.append({"decisions": iteration * settings.envs * settings.steps, "seconds": round(whole - left, 1)})
            for opponent, count in (("random", 400), ("greedy", 100)):
                rows[-1][opponent] = round(against(opponent, net, columns, settings, count), 4)
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
    for opponent, count in (("random", 2000), ("greedy", 1000)):
        best, sampled = (against(opponent, net, columns, settings, count, best) for best in (True, False))
        print(f"against {opponent}, {count} matches: {best:.1%} by the best action, {sampled:.1%} by a drawn one")


if __name__ == "__main__":
    main()
