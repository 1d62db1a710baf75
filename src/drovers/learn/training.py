"""A training from beginning to end: resumable, with a curve, a network for bots and a model card in its folder."""

from __future__ import annotations

import copy
import json
import platform
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import torch

from ..bots.weights import layout_digest, read
from ..core.errors import DroversError
from ..core.game import Game
from .advice import Plan
from .duel import Duel
from .export import export
from .insight import Foresight
from .network import Player
from .ppo import Learner, Settings
from .restore import restored
from .words import WORDS

SAVED = 45.0  # seconds between two checkpoints
TOLD = 10.0  # between two points of the curve
STILL = 50  # improvements in which only the critic learns, where a player goes on without its own
TAUGHT = {"colorado": 60.0, "goats": 45.0, "schotten": 30.0}  # seconds at the beginning that a teacher shows the way
TEACHERS = {"colorado": Plan(4, 4, 20, 5.0), "goats": Plan(6, 4, 15), "schotten": Plan(8, 4)}  # else as `greedy`
RIVALS = {"colorado": 0.03, "goats": 0.125, "schotten": 0.25}  # of the rows: about half of the time is the teacher's
MARGIN = {"colorado": (0.7, 10.0), "goats": (0.5, 5.0)}  # points count at first, and how many make the odds e to 1
FORESIGHT = {  # pondered while learning on; the others gained nothing by it
    "schotten": Foresight(3072, 6, 8, 3, 30.0, measured=True),
    "tain": Foresight(2048, 8, 8, 8, 15.0),
}
LATER = 1.5e-4  # the rate at which a network learns on
DUELS = 2048  # matches against the network it went on from
ENTROPY = {"tain": 0.02, "colorado": 0.02, "goats": 0.01, "schotten": 0.01}  # least where little is hidden


def chosen_device(name: str) -> str:
    """The device of that name; by default a GPU, where there is one.  One that is not here is refused."""
    here = ("cuda", "cpu") if torch.cuda.is_available() else ("cpu",)
    if name.partition(":")[0] not in ("", *here):
        raise NoSuchDevice(WORDS.both("no-device", name=name, known=", ".join(here)), field="device")
    return name or here[0]


def settings_for(game: str, device: str, rows: int = 0, seed: int = 1, later: bool = False) -> Settings:
    """What served a game best, at first or for a network that learns on; on a processor in smaller batches."""
    sizes: dict[str, Any] = {} if device == "cuda" else {"rows": 512, "batches": 4}
    sizes |= {"rows": rows} if rows else {}
    margin, heat = MARGIN.get(game, (0.0, 10.0))
    if later:
        margin, plan = 0.0, FORESIGHT.get(game, Foresight())
        plan = plan if device == "cuda" else plan._replace(rows=min(plan.rows, 32))
        sizes |= {"rate": LATER, "foresight": tuple(plan)}
    lessons: dict[str, Any] = {"taught": TAUGHT.get(game, 0.0), "teacher": tuple(TEACHERS.get(game, Plan()))}
    lessons["rivals"] = RIVALS.get(game, 0.0)
    return Settings(entropy=ENTROPY.get(game, 0.02), margin=margin, heat=heat, seed=seed, **lessons, **sizes)


class NoSuchDevice(DroversError):
    """A device that this machine has not."""


class OtherTraining(DroversError):
    """The folder keeps a training of another layout or other sizes."""


@dataclass
class Training:
    """One training in a folder: `state.pt` to go on from, `curve.jsonl`, `GAME.net` for bots."""

    game: Game
    folder: Path
    minutes: float  # of the whole training, all sessions together
    settings: Settings
    device: str
    threads: int = 1
    begin: Path | None = None  # a network's file to go on from, where the folder keeps nothing yet
    spent: float = 0.0  # seconds
    since: float = 0.0  # what was spent when the network began to learn on
    still: int = 0  # until so many improvements only the critic learns
    decisions: int = 0
    sessions: list[dict[str, Any]] = field(default_factory=list)
    gained: dict[str, float] = field(default_factory=dict)  # the share of the wins against the network before

    def __post_init__(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)
        kept = self._kept()
        self.learner = Learner(self.game, self.settings, self.device, self.threads, kept.get("hidden"))
        if kept:
            self._resume(kept)
        self.before = self._before()
        self.duel = Duel(self.game, DUELS, self.device, self.threads)

    def _before(self) -> Player | None:
        """The network to go on from, as it was."""
        if not self.begin:
            return None
        player = copy.deepcopy(self.learner.player)
        restored(player, read(self.begin)[1])
        return player

    def run(self, seconds: float, tell: Callable[[dict[str, Any]], None]) -> None:
        """Trains for so many seconds at most, or to the end of the plan."""
        begun = saved = told = time.monotonic()
        before, name = self.spent, torch.cuda.get_device_name() if self.device == "cuda" else platform.processor()
        self.sessions.append({"device": name or platform.machine(), "torch": str(torch.__version__), "seconds": 0.0})
        while (now := time.monotonic()) - begun < seconds and self.spent < self.minutes * 60:
            taught = self.spent < self.settings.taught
            still = self.learner.improvements < self.still
            losses = self.learner.improve(self.progress(), taught, still)
            self.spent = before + time.monotonic() - begun
            self.sessions[-1]["seconds"] = round(self.spent - before, 1)
            if now - told > TOLD:
                told = now
                tell(self._point(losses))
            if now - saved > SAVED:
                saved = now
                self.save()
                self._compare()
        self.save()

    def progress(self) -> float:
        """How much of the time is over, from 0 to 1, since the network began to learn or to learn on."""
        return (self.spent - self.since) / max(1.0, self.minutes * 60 - self.since)

    def _compare(self) -> None:
        """How the network stands against the one it went on from: the points that follow tell."""
        if self.before:
            share, error = self.duel.fought(self.learner.slow, self.before)
            self.gained = {"before": share, "error": error}

    def _point(self, losses: dict[str, float]) -> dict[str, Any]:
        """One more point of the curve."""
        point: dict[str, Any] = {"seconds": round(self.spent), "decisions": self.decisions + self.learner.decisions}
        point |= {name: round(value, 4) for name, value in (losses | self.gained).items()}
        with (self.folder / "curve.jsonl").open("a", encoding="utf-8") as file:
            file.write(json.dumps(point) + "\n")
        return point

    def curve(self) -> list[dict[str, Any]]:
        """All points so far."""
        path = self.folder / "curve.jsonl"
        return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()] if path.exists() else []

    def _state(self) -> dict[str, Any]:
        made = self.learner
        return {
            "layout": layout_digest(self.game), "settings": asdict(self.settings), "spent": self.spent,
            "since": self.since,
            "decisions": self.decisions + made.decisions, "sessions": self.sessions, "hidden": made.hidden,
            "improvements": made.improvements,
        }  # fmt: skip

    def save(self) -> None:
        """Everything to go on from, and the network as it stands: the slow copy, which has forgotten the swings."""
        made, half = self.learner, torch.float16
        networks = {name: getattr(made, name).state_dict() for name in ("player", "critic", "slow")}
        small = {name: {k: v.to(half).cpu() for k, v in state.items()} for name, state in networks.items()}
        swap = self.folder / "state.tmp"
        torch.save(self._state() | small, swap)
        swap.replace(self.folder / "state.pt")
        run = {name: value for name, value in self._state().items() if name != "hidden"}
        export(made.slow, made.shape, made.hidden, self.folder / f"{self.game.name}.net", run)

    def _kept(self) -> dict[str, Any]:
        """The folder's checkpoint, or the network to go on from; one of another layout or other sizes is refused."""
        path, kept = self.folder / "state.pt", dict[str, Any]()
        if path.exists():
            kept = torch.load(path, map_location=self.device, weights_only=True)
        elif self.begin:
            head, net = read(self.begin)
            if head["layout"] != layout_digest(self.game):
                raise OtherTraining(WORDS.both("other-network", file=str(self.begin)), field="from")
            kept = head["run"] | {"net": net, "hidden": [int(feature) for feature in net.hidden_features]}
        else:
            return kept
        same = all(kept["settings"][name] == getattr(self.settings, name) for name in ("width", "depth"))
        if kept["layout"] != layout_digest(self.game) or not same:
            raise OtherTraining(WORDS.both("other-training", folder=str(self.folder)), field="out")
        return kept

    def _resume(self, kept: dict[str, Any]) -> None:
        """Goes on from a checkpoint; the optimiser finds its pace anew within a second.

        Where there is a network only, its critic begins as one who judges like the player.
        """
        made = self.learner
        if "net" in kept:
            restored(made.player, kept["net"])
            made.slow.load_state_dict(made.player.state_dict())
            made.critic.body.load_state_dict(made.player.body.state_dict())
            made.critic.chances.load_state_dict(made.player.chances.state_dict())
            self.still, self.since = kept["improvements"] + STILL, kept["spent"]
        else:
            for name in ("player", "critic", "slow"):
                getattr(made, name).load_state_dict({k: v.float() for k, v in kept[name].items()})
            self.since = kept.get("since", 0.0)
        self.spent, self.decisions, self.sessions = kept["spent"], kept["decisions"], kept["sessions"]
        made.improvements = kept["improvements"]
