"""OpenSpiel games `drovers_schotten`, `drovers_tain`, `drovers_goats`, `drovers_colorado`; importing registers them.

    import pyspiel
    import drovers.research.openspiel
    game = pyspiel.load_game("drovers_schotten(tactics=True,deals=500)")

Parameters: `players`; every option of the game by its name (`start=-1` is a random starter, `milk_split=_10+6` a value
of digits and signs; an option that others preset is `preset` until it is given); `deals` and `first_deal`
(below).  Or `position` alone, for a reduced variant: `small`, or a JSON file with a position.

*Chance.* All randomness of a match is in its seed.  The root is a chance node over `deals` seeds from `first_deal` on,
each as likely; nothing is random after it.  What a solver sees is thus the game with that finite set of deals, not
with all of them; what a seat *believes* is not so limited: `resample_from_infostate` draws from every world its sight
allows.

*Information state* is what a seat with a perfect memory can tell apart: a digest of all its actions and changes of its
sight.  *Observation* is its sight now, complete for play by the rules, forgetting in which order things came about.
Both tensors hold the features of the sight (after a one-hot seat in the information state): they are functions of the
information state, and several information states may share one.

*Simultaneous choices* are asked in seat order; no seat's strings or tensors change before all have chosen, but for
what the rules let it see (that somebody has chosen).
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import numpy as np

from .. import games
from ..core import playout, rules
from ..core.game import Game
from ..core.options import RANDOM, Option, Starter
from ..core.seed import read_seed
from .endgame import beginnings
from .errors import ResearchError, framework
from .history import OVER, Engine, Moment
from .table import counted
from .variant import Variant, variant

pyspiel = framework("pyspiel")

DEALS = 1000
LONGEST = 20_000  # moves: what the contract of our games promises to stay below


def short_name(game: Game) -> str:
    """The name a game is registered under."""
    return f"drovers_{game.name}"


def game_type(game: Game) -> Any:
    """What OpenSpiel is told about a game."""
    kind = pyspiel.GameType
    options = {option.name: unset(game, option) for option in game.options}
    more = {"deals": DEALS, "first_deal": 0, "position": ""}
    return kind(
        short_name=short_name(game),
        long_name=f"{game.words.say('en', 'name')} (drovers)",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=game.seats[-1],
        min_num_players=game.seats[0],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": game.seats[0], **options, **more},
        default_loadable=True,
        provides_factored_observation_string=True,
    )


def spiel_value(option: Option, value: Any) -> Any:
    """A value of an option as OpenSpiel types it: a boolean, an integer (-1: a random starter) or a string.

    A string of digits and signs gets a `_` before it: OpenSpiel would read `10+6` as a broken number.
    """
    if isinstance(option, Starter):
        return -1 if value == RANDOM else int(value)
    if isinstance(value, bool | int):
        return value
    return f"_{value}" if set(str(value)) <= set("+-.0123456789") else str(value)


def unset(game: Game, option: Option) -> Any:
    """The value of a parameter nobody gave: the default, or `preset` where another option's preset may decide."""
    presets = [preset for other in game.options for preset in (other.presets or {}).values()]
    decided = any(option.name in preset for preset in presets)
    return "preset" if decided else spiel_value(option, option.first())


def named_options(game: Game, params: Mapping[str, Any]) -> dict[str, Any]:
    """The options that were given; those of a preset that were not stay as the preset says."""
    found = {}
    for option in game.options:
        value = params.get(option.name, unset(game, option))
        if value != unset(game, option):
            plain = value.removeprefix("_") if isinstance(value, str) else value
            found[option.name] = RANDOM if isinstance(option, Starter) and value == -1 else plain
    return found


class SpielGame(pyspiel.Game):  # type: ignore[misc, name-defined]  # no types
    """A variant of one game.  `starts` are the moments its root chance node leads to, each as likely."""

    of: Game  # `register` makes a class for each game
    kind: Any

    def __init__(self, given: Mapping[str, Any] | None = None):
        game, params = self.of, given or {}
        self.first, self.deals = int(params.get("first_deal", 0)), counted("deals", params.get("deals", DEALS))
        self.starts: list[Moment] | None = None
        if params.get("position"):
            self._reduce(game, params)
        else:
            seats = int(params.get("players", game.seats[0]))
            self.variant: Variant = variant(game, seats, named_options(game, params))
            self.engine = Engine(self.variant)
        read_seed(self.first)  # refuses what is no seed
        super().__init__(self.kind, self._info(), params)

    def _reduce(self, game: Game, params: Mapping[str, Any]) -> None:
        """Seats and options are the position's; the deals are its worlds."""
        usual = self.kind.parameter_specification
        for name, value in params.items():
            if name != "position" and value != usual[name]:
                raise ResearchError("position-alone", field=name, name=name)
        self.engine, self.starts = beginnings(game, params["position"])
        self.variant = self.engine.variant
        self.deals = len(self.starts)

    def _info(self) -> Any:
        return pyspiel.GameInfo(
            num_distinct_actions=self.variant.game.moves,
            max_chance_outcomes=self.deals,
            num_players=self.variant.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )

    def start(self, outcome: int) -> Moment:
        """The moment that an outcome of the root leads to."""
        return self.starts[outcome] if self.starts else self.engine.deal(self.first + outcome)

    def new_initial_state(self, *described: Any) -> SpielState:
        """The root: nothing dealt."""
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        """One: the deal."""
        return 1

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """What seats see: see the module."""
        return SpielObserver(self, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))


class SpielState(pyspiel.State):  # type: ignore[misc, name-defined]  # no types
    """A state of OpenSpiel: an immutable moment, or None before the deal."""

    def __init__(self, game: SpielGame):
        super().__init__(game)
        self.here: Moment | None = None

    def current_player(self) -> int:
        """The seat to move."""
        return pyspiel.PlayerId.CHANCE if self.here is None else self.here.seat

    def is_terminal(self) -> bool:
        """Whether the match is over."""
        return self.here is not None and self.here.seat == OVER

    def is_chance_node(self) -> bool:
        """Whether nothing is dealt; said here, since OpenSpiel would come and ask who is to move."""
        return self.here is None

    def legal_actions(self, *player: int) -> list[int]:
        """What the seat to move may do, or every deal; said here, since OpenSpiel copies the list to C++ and back."""
        if player:
            asked: list[int] = super().legal_actions(*player)
            return asked
        return list(range(self.get_game().deals)) if self.here is None else self.here.legal.copy()

    def _legal_actions(self, player: int) -> list[int]:
        return self.here.legal if self.here else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every deal, each as likely."""
        deals: int = self.get_game().deals
        return [(outcome, 1 / deals) for outcome in range(deals)]

    def _apply_action(self, action: int) -> None:
        self.here = self.get_game().start(action) if self.here is None else self.here.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.here is None or player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        try:
            return str(self.here.engine.variant.game.notation.move_text(self.here.plain(), player, action))
        except (ValueError, KeyError, IndexError):  # a number of the move space that is no move now
            return f"action {action}"

    def returns(self) -> list[float]:
        """At the end: of the other seats, the share a seat beat less the share that beat it."""
        seats: int = self.get_game().num_players()
        rewards = [0.0] * seats
        if self.here is not None and self.here.seat == OVER:
            playout.reward(self.here.plain(), rewards)
        return rewards

    def resample_from_infostate(self, player: int, sampler: Any) -> SpielState:
        """A state this player cannot tell from this one, its hidden part drawn uniformly from what is possible."""
        other: SpielState = self.clone()
        if self.here is not None:
            other.here = self.here.imagined(player, int(sampler() * 2**53))
        return other

    def _to_struct(self) -> dict[str, Any]:
        """The whole truth as JSON data."""
        return {} if self.here is None else self.here.engine.variant.game.write_position(self.here.plain())

    def _to_observation_struct(self, player: int) -> dict[str, Any]:
        """What the player may know as JSON data."""
        return seen(self.here, player)

    def __str__(self) -> str:
        if self.here is None:
            return "not dealt"
        return json.dumps(self._to_struct(), ensure_ascii=False)


class SpielObserver:
    """Writes observations (the sight) and information states (the trail), as strings and tensors."""

    def __init__(self, game: SpielGame, kind: Any):
        self.recall, self.public = kind.perfect_recall, kind.public_info
        self.private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.parts = game.variant.layout()
        head = game.variant.seats if self.recall else 0
        self.tensor = np.zeros(head + game.variant.game.feature_length, np.float32)
        self.head, self.body = self.tensor[:head], self.tensor[head:]
        self.dict = {"seat": self.head} if head else {}
        self.dict |= {name: self.body[part] for name, part in self.parts.items()}

    def set_from(self, state: SpielState, player: int) -> None:
        """Writes the features of the sight; zeros before the deal."""
        if self.recall:
            self.head.fill(0)
        if state.here is None:
            self.body.fill(0)
            return
        engine = state.here.engine
        seat = player if self.private else -1
        engine.glance(state.here.record, engine.desk, seat, self.body)
        if self.recall and player >= 0:
            self.head[player] = 1

    def string_from(self, state: SpielState, player: int) -> str:
        """The trail as a digest if memory is asked for, else the sight as JSON (a watcher's if it is to be public)."""
        if state.here is None:
            return ""
        if self.recall:
            return f"seat {player} {state.here.trail(player if self.private else -1).hex()}"
        return json.dumps(seen(state.here, player if self.private else None), ensure_ascii=False)


def seen(here: Moment | None, player: int | None) -> dict[str, Any]:
    """What a seat (None: a watcher) may know at a moment, as JSON data."""
    if here is None:
        return {}
    state = here.plain()
    rules.veil(state, -1 if player is None else player)
    return here.engine.variant.game.write_position(state, veiled=True)


def register(game: Game) -> str:
    """Registers a game, one of one's own too, and returns the name it is loaded by."""
    name = short_name(game)
    if name not in pyspiel.registered_names():
        kind = game_type(game)
        # A class, not a function: OpenSpiel lets go of it when Python is gone already, and a class outlives that.
        made = type(name, (SpielGame,), {"of": game, "kind": kind, "__module__": __name__})
        globals()[name] = made  # pickles find it by its name
        pyspiel.register_game(kind, made)
    return name


for _name in games.names():
    register(games.load(_name))
