"""The networks: one that plays from a sight, and a critic that sees the truth; both know what is alike in the game.

Arrays are feature by feature, rows side by side, as the tables on a device write them: what belongs to a site is then
picked without moving a row apart.  Every matrix but the first is fed by numbers that are not negative and mostly 0
(ReLU), so that a player without PyTorch may leave out what is 0: `bots/network.py` does.
"""

from __future__ import annotations

from contextlib import nullcontext
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional

from ..core.layout import Sites
from .shape import VALUE, Shape

ALIGNED = 64  # features are filled up to whole ones of these: a device multiplies such matrices twice as fast
EVEN = 16  # and what tells of a site to whole ones of these
FAR = -1e9  # the logit of what is not legal


def cast(device: str) -> Any:
    """Half precision on a device, while this lasts."""
    return torch.autocast("cuda", dtype=torch.bfloat16) if device == "cuda" else nullcontext()


def _table(rows: tuple[tuple[int, ...], ...], none: int, even: int = 1) -> Tensor:
    """Indices as a tensor, filled up to whole ones of `even`; -1 points at a feature that is always 0."""
    table = torch.tensor([[none if index < 0 else index for index in row] for row in rows])
    return functional.pad(table, (0, -table.shape[1] % even), value=none)


def _each(measure: nn.Linear, told: Tensor) -> Tensor:
    """One measure for every site: (sites, in, rows) to (sites, out, rows); a product a site, so that none is long."""
    weight = functional.pad(measure.weight.to(told.dtype), (0, told.shape[1] - measure.in_features))
    return torch.bmm(weight.expand(len(told), -1, -1), told)


def _across(measure: nn.Linear, told: Tensor) -> Tensor:
    """A measure of (in, rows), without its bias: (out, rows), so that gradients too lie row beside row."""
    return torch.mm(measure.weight.to(told.dtype), told)


def _linked(weights: Tensor, others: Tensor) -> Tensor:
    """How much of each other, (sites, others, rows), times what it says, (others, out, rows): (sites, out, rows).

    A product a row, of even sizes: one H200 learnt a batch of Herr der Ziegen in 7 ms, by sums over the others in 26.
    """
    spare = -len(others) % (EVEN // 2)
    rows = functional.pad(weights, (0, 0, 0, spare)).permute(2, 0, 1).contiguous()
    return torch.bmm(rows, functional.pad(others, (0, 0, 0, 0, 0, spare)).permute(2, 0, 1)).permute(1, 2, 0)


class Codes(nn.Module):
    """A few numbers for every site of a kind, by one measure for all, and a place of its own for each."""

    def __init__(self, shape: Shape, sites: Sites):
        super().__init__()
        self.count, self.size = len(sites.features), shape.code(sites)
        self.register_buffer("where", _table(sites.features, shape.features, EVEN), persistent=False)
        self.measure = nn.Linear(len(sites.features[0]), self.size, bias=False)
        self.place = nn.Parameter(torch.zeros(self.count, self.size))
        nn.init.normal_(self.measure.weight, std=0.25)
        self.links = nn.ModuleList()
        self.targets = [link.sites for link in sites.links]
        known = {each.name: each for each in shape.sites}
        for i, link in enumerate(sites.links):
            flat = tuple(sum(row, ()) for row in link.features)
            self.register_buffer(f"near{i}", _table(flat, shape.features), persistent=False)
            self.links.append(nn.Linear(shape.code(known[link.sites]), self.size, bias=False))

    def forward(self, features: Tensor, codes: dict[str, Tensor]) -> Tensor:
        """(features, rows), and the codes of sites before these, to (sites, numbers, rows)."""
        told = features.index_select(0, self.where.flatten()).view(*self.where.shape, -1)
        total = _each(self.measure, told) + self.place[:, :, None].to(told.dtype)
        for i, (target, link) in enumerate(zip(self.targets, self.links, strict=True)):
            near, others = getattr(self, f"near{i}"), _each(link, codes[target])
            weights = features.index_select(0, near.flatten()).view(self.count, len(others), -1, features.shape[1])
            total = total + _linked(weights.sum(2), others)
        return functional.relu(total)


class Block(nn.Module):
    """A second thought, added to the first."""

    def __init__(self, width: int):
        super().__init__()
        self.up, self.down, self.norm = nn.Linear(width, width), nn.Linear(width, width), nn.LayerNorm(width)
        nn.init.zeros_(self.down.weight)

    def forward(self, whole: Tensor) -> Tensor:
        """(rows, width) to the same."""
        return functional.relu(self.norm(whole + self.down(functional.relu(self.up(whole)))))


class Body(nn.Module):
    """From features to a code for every site, and some numbers for the whole."""

    def __init__(self, shape: Shape):
        super().__init__()
        self.names = [sites.name for sites in shape.sites]
        self.spare = ALIGNED - shape.features % ALIGNED  # at least one, which is always 0
        self.register_buffer("scale", torch.tensor([*shape.scale, *[0.0] * self.spare]), persistent=False)
        self.first = nn.Linear(shape.features + self.spare, shape.width)
        nn.init.normal_(self.first.weight, std=0.1)
        self.codes = nn.ModuleList(Codes(shape, sites) for sites in shape.sites)
        self.mixes = nn.ModuleList(nn.Linear(codes.count * codes.size, shape.width, bias=False) for codes in self.codes)
        self.norm = nn.LayerNorm(shape.width)
        self.blocks = nn.ModuleList(Block(shape.width) for _ in range(shape.depth))

    def forward(self, raw: Tensor) -> tuple[Tensor, list[Tensor]]:
        """Raw features, (features, rows), to the whole, (rows, width), and the codes of every kind of site."""
        kind = torch.bfloat16 if raw.is_cuda else torch.float32
        features = functional.pad(raw.to(kind), (0, 0, 0, self.spare)) * self.scale.to(kind)[:, None]
        codes: dict[str, Tensor] = {}
        total = _across(self.first, features)
        for name, code, mix in zip(self.names, self.codes, self.mixes, strict=True):
            codes[name] = code(features, codes)
            total = total + _across(mix, codes[name].flatten(0, 1))
        whole = functional.relu(self.norm(total.T + self.first.bias))
        for block in self.blocks:
            whole = block(whole)
        return whole, [codes[name] for name in self.names]


class Chances(nn.Module):
    """Logits of every seat's chance to win, the viewer's own first."""

    def __init__(self, shape: Shape):
        super().__init__()
        self.hidden, self.out = nn.Linear(shape.width, VALUE), nn.Linear(VALUE, shape.seats)
        nn.init.zeros_(self.out.weight)

    def forward(self, whole: Tensor) -> Tensor:
        """(rows, width) to (seats, rows)."""
        logits: Tensor = self.out(functional.relu(self.hidden(whole))).float()
        return logits.T


class Local(nn.Module):
    """The logits of the moves made at sites, by one measure for all sites of a kind."""

    def __init__(self, shape: Shape, sites: Sites):
        super().__init__()
        columns, size = len(sites.moves[0]), shape.local(sites)
        self.near, self.far = nn.Linear(shape.code(sites), size, bias=False), nn.Linear(shape.width, size)
        self.out = nn.Parameter(torch.randn(columns, size) * 0.01)
        self.bias = nn.Parameter(torch.zeros(columns))
        most = max((trait for traits in sites.traits for trait in traits), default=-1) + 1
        belongs = torch.zeros(columns, most)
        for column, traits in enumerate(sites.traits):
            belongs[column, list(traits)] = 1
        self.register_buffer("belongs", belongs, persistent=False)
        self.traits = nn.Parameter(torch.zeros(most, size))

    def columns(self) -> Tensor:
        """What each move looks for in a site: something of its own, and what it shares with others."""
        return self.out + self.belongs @ self.traits

    def forward(self, whole: Tensor, codes: Tensor) -> Tensor:
        """The whole and the codes of the sites to (sites times columns, rows)."""
        far = _across(self.far, whole.T.to(codes.dtype)) + self.far.bias[:, None].to(codes.dtype)
        local = functional.relu(_each(self.near, codes) + far)
        columns = self.columns().to(local.dtype).expand(len(local), -1, -1)
        return (torch.bmm(columns, local) + self.bias[:, None].to(local.dtype)).flatten(0, 1)


class Player(nn.Module):
    """From a sight: log-probabilities of moves, chances of every seat, and what may be hidden."""

    def __init__(self, shape: Shape, hidden: list[int]):
        super().__init__()
        self.body, self.chances = Body(shape), Chances(shape)
        acting = [sites for sites in shape.sites if sites.moves]
        self.acting = [place for place, sites in enumerate(shape.sites) if sites.moves]
        self.local = nn.ModuleList(Local(shape, sites) for sites in acting)
        elsewhere = shape.elsewhere()
        self.general = nn.Linear(shape.width, max(1, len(elsewhere)))
        nn.init.normal_(self.general.weight, std=0.01)
        self.belief = nn.Linear(shape.width, max(1, len(hidden)))
        slots = elsewhere + [-2] * (not elsewhere)
        for sites in acting:
            slots += [move for moves in sites.moves for move in moves]
        order = {move: slot for slot, move in enumerate(slots)}
        self.register_buffer("order", torch.tensor([order[move] for move in range(shape.moves)]), persistent=False)

    def forward(self, raw: Tensor, mask: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """(features, rows) and (moves, rows) to log-probabilities, logits of chances and of what is hidden."""
        whole, codes = self.body(raw)
        logits = [self.general(whole).T]
        logits += [local(whole, codes[place]) for place, local in zip(self.acting, self.local, strict=True)]
        every = torch.cat(logits).index_select(0, self.order).float()
        logs = torch.log_softmax(every.masked_fill(mask == 0, FAR), 0)
        return logs, self.chances(whole), self.belief(whole).float().T


class Critic(nn.Module):
    """From the truth: chances of every seat, the mover's first."""

    def __init__(self, shape: Shape):
        super().__init__()
        self.body, self.chances = Body(shape), Chances(shape)

    def forward(self, raw: Tensor) -> Tensor:
        """(features, rows) to logits, (seats, rows)."""
        logits: Tensor = self.chances(self.body(raw)[0])
        return logits
