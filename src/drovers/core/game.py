"""A game: its rules, names, options and words, behind one small surface that is the same for every game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from pickle import UnpicklingError
from types import ModuleType
from typing import TYPE_CHECKING, Any

from . import dealer, rules
from .data import Data, in_force, variable
from .errors import BadOption, BadPosition
from .events import Event, Kind
from .jit import register
from .layout import Part, offsets
from .naming import FIELDS, mark, named
from .options import Option, complete
from .position import Fields, refuse
from .remembered import Lasting
from .seed import deal_key, key_bytes, key_words, read_seed
from .state import State
from .words import CORE, Words

if TYPE_CHECKING:
    from .match import Match


def no_facts(state: State) -> dict[str, Any]:
    """For a game whose table says everything by itself."""
    return {}


def no_box(seats: int) -> dict[str, Any]:
    """For a game whose positions say everything."""
    return {}


@dataclass(frozen=True, eq=False)
class Game:
    """The rules of one game.  `rules`, `notation`, `spoken` are modules; docs/adding-a-game.md says what they hold."""

    name: str
    version: int  # of the rules: a record replays under the version that wrote it
    seats: range
    moves: int  # size of the fixed move space
    max_legal: int
    options: tuple[Option, ...]
    kinds: Mapping[int, Kind]  # of events
    flaws: Mapping[int, tuple[str, str, str]]  # number from `flaw` -> field of the position, key of the sentence, rule
    features: tuple[Part, ...]  # the layout of what `features` writes
    state: type[State]
    rules: ModuleType
    notation: ModuleType
    spoken: ModuleType
    folder: Path
    option_sets: tuple[Mapping[str, Any], ...] = ({},)  # what contract tests and simulations go through
    facts: Callable[[Any], Mapping[str, Any]] = no_facts  # what the rules make of the table, for those who look at it
    box: Callable[[int], Mapping[str, Any]] = no_box  # what does not change in a match of so many seats
    retired: Mapping[str, Any] = field(default_factory=dict)  # options of older records, and the one value they had
    editions: Mapping[int, Mapping[str, Any]] = field(default_factory=dict)  # older version: options that play it
    letters: tuple[str, str] = ("", "")  # of rules and rulings: numbers from 1000 on are rulings
    words: Words = field(init=False)
    fixed: Mapping[str, Any] = field(init=False)  # options that an older version of the rules had no choice of
    newest: Game = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "words", Words(self.folder))
        object.__setattr__(self, "fixed", {})
        object.__setattr__(self, "newest", self)
        register(self.state, self.rules)
        self.state.rules = self.rules

    def __repr__(self) -> str:
        return f"<game {self.name}>"

    def __reduce__(self) -> tuple[Any, ...]:
        """A game is kept by where it is: the GAME of its package, at this version of its rules."""
        return _found, (self.rules.__package__, self.version)

    def __deepcopy__(self, memo: Any) -> Game:
        return self

    def at(self, version: int) -> Game | None:
        """The game as it was at a version of its rules, for matches that began under it; None if that is not known.

        A rule that changes becomes an option whose default is the new rule; `editions` names the value of the old one.
        """
        if version == self.version:
            return self
        return _older(self, version) if version in self.editions else None

    @property
    def title(self) -> str:
        """The name as people say it, the same in every language."""
        return self.words.say("en", "name")

    @cached_property
    def data(self) -> Data | None:
        """The data tables in force; None for a game without any."""
        return in_force(self.name, self.folder)

    @cached_property
    def feature_length(self) -> int:
        """How many numbers `features` writes."""
        return offsets(self.features)[-1]

    def own(self, name: str) -> Any:
        """What this game's notation has and another's need not; asked at every move: a failed `getattr` costs more."""
        return self.notation.__dict__.get(name)

    def rule_id(self, number: int) -> str:
        """The number of a rule or ruling as the game's RULES.md writes it: 30 is G30, 1030 GA30, 2030 G30a."""
        kind, place = divmod(number, 1000)
        return f"{self.letters[kind % 2]}{place}{'a' * (kind // 2)}"

    def new(
        self,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int | str | None = None,
        entropy: Sequence[str] = (),
    ) -> Match:
        """A match, dealt: the same seats, options and seed always give the same one."""
        from .match import Match

        secret = read_seed(seed)
        state = self.blank(seats, options or {})
        state.key.assign(key_words(deal_key(secret, entropy)))
        rules.setup(state)
        return Match(self, state, seed=secret, entropy=tuple(entropy))

    def from_position(self, position: Mapping[str, Any]) -> Match:
        """A match that starts from a position written by hand or by `Match.position`."""
        from .match import Match

        return Match(self, self.read_position(position), start=dict(position))

    def blank(self, seats: int | None, options: Mapping[str, Any]) -> State:
        """A state that holds only the seats and the options."""
        seats = self.seats[0] if seats is None else seats
        if seats not in self.seats:
            values = {"game": self.title, "seats": str(seats), "low": self.seats[0], "high": self.seats[-1]}
            key = "bad-seats-only" if len(self.seats) == 1 else "bad-seats"
            raise BadOption(CORE.both(key, **values), field="seats")
        state = self.state()
        state.seats = seats
        given = {name: value for name, value in options.items() if self.retired.get(name, ...) != value}
        for name, number in complete(self.options, {**given, **self.fixed}, seats).items():
            setattr(state, name, number)
        return state

    def chosen(self, state: State) -> dict[str, Any]:
        """The options of a state as people write them."""
        return {option.name: option.decode(getattr(state, option.name), state.seats) for option in self.options}

    def write_position(self, state: State, *, veiled: bool = False) -> dict[str, Any]:
        """A state as data.  A veiled one has no dealer to show."""
        head, *body = self.parts
        position = head(state)
        if not veiled:
            position |= {"key": key_bytes(state.key.flat()).hex(), "drawn": state.drawn}
        for part in body:
            position |= part(state)
        return position

    @cached_property
    def parts(self) -> tuple[Callable[[Any], dict[str, Any]], ...]:
        """The functions whose dictionaries are a position together, but for the dealer."""
        return (self._head, *self.notation.PARTS)

    def _head(self, state: State) -> dict[str, Any]:
        """What is being played."""
        head = {"game": self.name, "seats": state.seats, "options": self.chosen(state)}
        return head | {"tables": self.data.digest} if self.data and self.data.corrected else head

    @cached_property
    def called(self) -> Lasting[str]:
        """What a thing is called in a state, asked by a language and a seat."""
        return Lasting(lambda state, who, thing: self.notation.thing(self.words, who[0], state, who[1], thing))

    def read_position(self, position: Mapping[str, Any]) -> State:
        """The state a position describes; anything that cannot be is refused with its field."""
        fields = Fields(position)
        if fields.take("game") != self.name:
            refuse("game", "position-game", value=str(position["game"]), game=self.title)
        self._check_tables(fields.take("tables", ""))
        state = self._read_head(fields)
        self.notation.read(state, fields)
        fields.done()
        self.check(state)
        return state

    def _check_tables(self, named: Any) -> None:
        """Refuses a position of other data tables than those in force; ours need not be named."""
        if named and (self.data is None or named != self.data.digest):
            known = self.data.digest if self.data else "-"
            refuse("tables", "position-tables", found=str(named), known=known, variable=variable(self.name))

    def _read_head(self, fields: Fields) -> State:
        options = fields.take("options", {})
        if not isinstance(options, Mapping):
            refuse("options", "position-object")
        try:
            state = self.blank(fields.number("seats", 0, 9, self.seats[0]), options)
            key = read_seed(fields.take("key", 0))
        except BadOption as error:
            raise BadPosition(error.reasons, field=error.field) from None
        state.key.assign(key_words(key))
        state.drawn = fields.number("drawn", 0, 2**31 - 1, 0)
        if state.drawn:
            dealer.fill(state.block, state.key, (state.drawn - 1) // 16, 0)
        return state

    def check(self, state: State) -> None:
        """Refuses a state that is not sound as a whole."""
        number = rules.flaw(state)
        if number:
            where, key, rule = self.flaws[number]
            raise BadPosition(self.words.both(key), field=where, rule=rule)

    def event(self, ply: int, fact: tuple[int, ...]) -> Event:
        """A fact the rules told."""
        return Event(ply, self.kinds[fact[0]], fact[1:], self.notation.show)

    def sentence(self, event: Event, lang: str) -> str:
        """An event in words, seats by their numbers."""
        return self.numbered(self.marked(f"event-{event.kind.name}", event.data, lang), lang)

    def marked(self, key: str, data: Mapping[str, Any], lang: str) -> str:
        """A sentence of the catalogue about these facts; seats are marks until somebody knows their names."""
        values = {
            name: mark(value) if name in FIELDS else self.notation.spell(self.words, lang, name, value)
            for name, value in data.items()
        }
        return self.words.say(lang, key, **values)

    def numbered(self, text: str, lang: str) -> str:
        """A sentence with marks, seats by their numbers."""
        return named(text, [self.words.say(lang, "seat-name", seat=str(seat)) for seat in range(self.seats[-1])], lang)


@cache
def _older(game: Game, version: int) -> Game:
    older = object.__new__(type(game))
    older.__dict__.update(game.__dict__)
    object.__setattr__(older, "version", version)
    object.__setattr__(older, "fixed", game.editions[version])
    object.__setattr__(older, "newest", game)
    return older


def _found(package: str, version: int) -> Game:
    """The game that a pickle means; one of a version this package does not know is refused."""
    game: Game | None = import_module(package).GAME.at(version)
    if game is None:
        raise UnpicklingError(f"{package} does not know version {version} of its rules")
    return game
