"""One sitting of a game.  `Match.play` is the one checking door: it refuses by name and changes nothing, or plays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from .errors import BadMove, IllegalMove, NeverAMove
from .events import Event
from .game import Game
from .looks import Memory, look, still
from .outcome import Outcome, outcome
from .record import Record
from .seed import commitment
from .state import State
from .words import CORE, LANGUAGES


class Sight(dict[str, Any]):
    """What one seat may know, as data; `state` is the same as a veiled state, for bots."""

    def __init__(self, data: dict[str, Any], game: Game, seat: int | None, state: State):
        super().__init__(data)
        self.game, self.seat, self.state = game, seat, state


class Match:
    """A match in its plain form.  Seats and moves go in and out as people write them."""

    def __init__(
        self,
        game: Game,
        state: State,
        *,
        seed: bytes | None = None,
        entropy: Sequence[str] = (),
        start: dict[str, Any] | None = None,
    ):
        self.game, self.state = game, state
        self.moves: list[tuple[int, str]] = []
        self.events: list[Event] = []
        self._seed, self._entropy, self._start = seed, tuple(entropy), start
        self._options = game.chosen(state)
        self._before: list[tuple[State, int]] = []  # states and event counts an undo may go back to
        self._still: State | None = None  # the truth as it was last looked at
        self._moved = True  # whether it may be another now
        self._allowed: tuple[int, str, int] | None = None  # a move that has just been checked, by seat and text
        self._memory: Memory = {}

    def __getstate__(self) -> dict[str, Any]:
        """A copy, or what comes out of a pickle, goes on by itself; what was made for lookers is made anew there."""
        return self.__dict__ | {"_still": None, "_moved": True, "_memory": {}}

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return len(self.moves)

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return int(self.state.seats)

    @property
    def to_move(self) -> tuple[int, ...]:
        """The seats that owe a move."""
        return _seats(self.game.rules.to_move(self.state))

    @property
    def outcome(self) -> Outcome | None:
        """None, or how the match ended."""
        return outcome(self.state, self.game.rule_id)

    def legal_moves(self, seat: int) -> list[int]:
        """The legal moves of a seat as numbers of the move space, ascending; none if it owes no move."""
        if seat not in self.to_move:
            return []
        out = [0] * self.game.max_legal
        return out[: self.game.rules.legal(self.state, seat, out)]

    def legal(self, seat: int) -> list[str]:
        """What a seat may play, as texts; a hidden choice that the move space takes in steps is offered whole."""
        whole = self.game.own("whole")
        texts: list[str] | None = whole(self.state, seat) if whole and seat in self.to_move else None
        return self.steps(seat) if texts is None else texts

    def steps(self, seat: int) -> list[str]:
        """The legal moves of the move space as texts, in its order."""
        return [self.game.notation.move_text(self.state, seat, move) for move in self.legal_moves(seat)]

    def parse(self, seat: int, text: str) -> int:
        """The move a text stands for; BadMove if it is none of this game, with the forms there are."""
        try:
            return int(self.game.notation.parse_move(self.state, seat, text))
        except NeverAMove as never:
            rule = self.game.rule_id(never.number)
            raise BadMove(self.game.words.both(f"why-{rule}"), rule=rule) from None
        except (ValueError, KeyError, IndexError, AttributeError, TypeError):
            raise BadMove(self.game.words.both("bad-move", text=str(text))) from None

    def why_not(self, seat: int, text: str) -> IllegalMove | None:
        """None if the seat may make this move now, else the refusal it would meet."""
        move = self.parse(self._seat(seat), text)
        number = self.game.rules.why_not(self.state, seat, move)
        return self._refusal(seat, move, number) if number else None

    def play(self, seat: int, text: str) -> list[Event]:
        """Makes a move and returns what happened.  An illegal or malformed one raises and changes nothing."""
        move, written = self._checked(seat, text)
        before, told = self._now(), len(self.events)
        self._moved, self._allowed = True, None
        facts: list[tuple[int, ...]] = []
        self.state.facts = facts
        self.game.rules.play(self.state, seat, move)
        self.state.facts = None
        self.moves.append((seat, written))
        ply = len(self.moves)
        new = [self.game.event(ply, fact) for fact in facts]
        self.events.extend(new)
        self._remember(seat, before, told, new)
        return new

    def written(self, seat: int, text: str) -> str:
        """A legal move as the game itself writes it; any other is refused as `play` would."""
        move, written = self._checked(seat, text)
        self._allowed = seat, written, move
        return written

    def _checked(self, seat: int, text: str) -> tuple[int, str]:
        if self._allowed and self._allowed[:2] == (seat, text):
            return self._allowed[2], text
        move = self.parse(self._seat(seat), text)
        number = self.game.rules.why_not(self.state, seat, move)
        if number:
            raise self._refusal(seat, move, number)
        return move, str(self.game.notation.move_text(self.state, seat, move))

    def _seat(self, seat: int) -> int:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise BadMove(CORE.both("bad-seat", seat=str(seat), last=self.seats - 1))
        return seat

    def _refusal(self, seat: int, move: int, number: int) -> IllegalMove:
        rule = self.game.rule_id(number)
        detail = self.game.own("why_not_detail")
        values = (detail(self.state, seat, move, number) if detail else None) or {}
        key = f"why-{rule}-detail" if values and self.game.words.has(f"why-{rule}-detail") else f"why-{rule}"
        marked = {lang: self.game.marked(key, values, lang) for lang in LANGUAGES}
        reasons = {lang: self.game.numbered(text, lang) for lang, text in marked.items()}
        return IllegalMove(reasons, rule=rule, detail=values, marked=marked)

    def _remember(self, seat: int, before: State, told: int, new: list[Event]) -> None:
        """Keeps what an undo may go back to: the seat's own steps, until something is revealed or it is done."""
        if self._before and self.moves[-2][0] != seat:
            self._before.clear()
        self._before.append((before, told))
        if self.to_move != (seat,) or any(event.kind.reveals for event in new):
            self._before.clear()

    def can_undo(self, seat: int) -> bool:
        """Whether the seat may take back its last step: its own, its turn unfinished, and nothing revealed since."""
        return bool(self._before) and self.moves[-1][0] == seat

    def undo(self, seat: int) -> None:
        """Takes back the seat's last step of its unfinished turn."""
        if not self.can_undo(seat):
            raise BadMove(CORE.both("no-undo"))
        before, told = self._before.pop()
        self.state.assign(before)
        self._moved, self._allowed = True, None
        del self.events[told:]
        self.moves.pop()

    def position(self) -> dict[str, Any]:
        """The whole truth as data; `Game.from_position` takes it back."""
        return self.game.write_position(self.state)

    def _now(self) -> State:
        """The truth at this moment, for good."""
        if self._still is None or self._moved:
            self._still, self._moved = still(self.state, self._memory), False
        return self._still

    def forget(self) -> None:
        """Lets go of what was made for those who looked; for whoever looks next it is made anew."""
        self._still, self._moved, self._memory = None, True, {}
        for name in type(self.state).arrays:
            cells = self.state.__dict__[name]
            cells.shown, cells.changed = None, True

    def looks(self, seats: Sequence[int | None]) -> list[State]:
        """What these seats may know now."""
        return [self.look(seat) for seat in seats]

    def look(self, seat: int | None) -> State:
        """What that seat may know now, as a state to be looked at; None is a watcher."""
        return look(self._now(), seat)

    def sight(self, seat: int | None) -> Sight:
        """What that seat may know now; None is a watcher."""
        state = self.state.copy()
        self.game.rules.veil(state, -1 if seat is None else self._seat(seat))
        return Sight(self.game.write_position(state, veiled=True), self.game, seat, state)

    def seen(self, seat: int | None) -> list[Event]:
        """The events as that seat (None: a watcher) witnessed them."""
        return [event.seen_by(seat) for event in self.events]

    def record(self) -> dict[str, Any]:
        """The match as data that replays anywhere, seed included; `sealed` is the form to publish while it goes on."""
        ended, data = self.outcome, self.game.data
        return Record(
            game=self.game.name,
            rules=self.game.version,
            tables=data.digest if data else None,
            data=data.text if data and data.corrected else None,
            seats=self.seats,
            options=self._options,
            moves=[[seat, text] for seat, text in self.moves],
            commitment=commitment(self._seed) if self._seed else None,
            seed=self._seed.hex() if self._seed else None,
            entropy=list(self._entropy),
            position=self._start,
            result=ended.to_dict() if ended else None,
        ).to_dict()

    def sealed(self) -> dict[str, Any]:
        """The record as others may have it: no seed before the end, and no moves that are not public then."""
        record = self.record()
        if record["result"] is None:
            record |= {"seed": None, "position": None, "moves": []}
        return record


@cache
def _seats(bits: int) -> tuple[int, ...]:
    """The seats whose bits are set."""
    return tuple(seat for seat in range(int(bits).bit_length()) if bits >> seat & 1)
