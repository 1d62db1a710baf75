"""What is made of a state is made once: a function remembers what it answered to states alike in all that it read.

    @remembered
    def herd(state, seat): ...

A call notes which fields of the state the function reads.  While these are the same, for the next seat's look or after
a move elsewhere on the table, the answer is the same and is not made anew.  It is kept with the match that is looked at
(`core/looks.py`); for any other state nothing is kept, and the function is simply called.  Nobody may change an answer;
the function must depend on nothing but its arguments, and change nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from functools import update_wrapper
from operator import itemgetter
from typing import Any, Generic, ParamSpec, TypeVar, cast

from .state import State

P = ParamSpec("P")
T = TypeVar("T")
LASTING = 500  # tables of one function that lasts
NOTES, WHOSE = "(notes)", "(whose)"  # no names of fields: those that were read, and the state they are of


class Seen:
    """A state that notes which of its fields are read, and cannot be changed."""

    def __init__(self, state: State, known: Iterable[tuple[str, Any]]):
        """Fields that are known to be read need not be noted."""
        fields = self.__dict__
        fields.update(known)
        fields[WHOSE], fields[NOTES] = state, set()

    def __getattr__(self, name: str) -> Any:
        """Called when a field is read for the first time; from then on it lies here."""
        state: State = self.__dict__[WHOSE]
        kind = type(state)
        if name == "rules":
            value: Any = kind.rules
        elif name in kind.fields:
            self.__dict__[NOTES].add(name)
            value = state.__dict__[name]
        else:
            raise AttributeError(f"a remembered function reads fields of a state, not {name}")
        self.__dict__[name] = value
        return value

    def __setattr__(self, name: str, value: Any) -> None:
        raise AttributeError(f"a remembered function does not change {name}")


class Remembered(Generic[P, T]):
    """A function of a state, and of what else it is given, that remembers."""

    learnt = 0  # how often one of them was seen to read a field it had not read before

    def __init__(self, f: Callable[P, T]):
        self.f: Callable[..., T] = f
        self.fields: tuple[str, ...] = ()  # what it has been seen to read
        self.values: Callable[[dict[str, Any]], Any] = len  # takes just that of a state's fields
        update_wrapper(self, f)

    def __call__(self, *args: P.args, **_: P.kwargs) -> T:
        """The answer, made anew only if it has to be."""
        given: Any = args[0]
        if type(given) is Seen:
            state: State = given.__dict__[WHOSE]
            if state.memory is None:
                return self.f(*args)
            answer = self.of(state, *args[1:])
            given.__dict__[NOTES].update(self.fields)
            return answer
        if getattr(given, "memory", None) is None:
            return self.f(*args)
        return self.of(given, *args[1:])

    def of(self, look: State, *others: Any) -> T:
        """The answer for a state that has a memory."""
        fields = look.__dict__
        memory, key = fields["memory"], (self, *others) if others else self
        kept: dict[Any, Any] | None = memory.get(key)
        if kept is None:
            kept = memory[key] = {}
        taking = self.values
        values = taking(fields)
        answer = kept.get(values, kept)
        if answer is kept:  # which is no answer
            answer = self._asked(look, values, others)
            if len(kept) > fields["seats"]:  # one a seat, and a watcher's
                del kept[next(iter(kept))]  # the one made longest ago
            kept[values if self.values is taking else self.values(fields)] = answer
        return cast(T, answer)

    def _asked(self, state: State, values: Any, others: tuple[Any, ...]) -> T:
        """Asks anew; from now on all that has ever been read counts.

        What was kept before is filed under fewer fields, and is equal to nothing any more.
        """
        seen = Seen(state, zip(self.fields, values, strict=False) if self.fields else ())
        answer = self.f(seen, *others)
        noted = seen.__dict__[NOTES]
        new = noted and noted.difference(self.fields)
        if new:
            self.fields = (*self.fields, *sorted(new))
            Remembered.learnt += 1
            self.values = itemgetter(*self.fields, self.fields[0])  # at least two, so that it is always a tuple
        return answer


def remembered(f: Callable[P, T]) -> Callable[P, T]:
    """Marks a function as one that remembers."""
    return Remembered(f)


class Lasting(Generic[T]):
    """A function of a state, of who asks and of what, remembered for all matches.

    For what depends on next to nothing of a state, such as the words for a move: numbers, and few of them.  Where it
    reads an array it is simply asked again.
    """

    def __init__(self, f: Callable[[Any, Any, Any], T]):
        self.f = f
        self.fields: dict[Any, tuple[str, ...]] = {}  # what has been read, by who asks
        self.tables: dict[Any, dict[Any, T]] = {}  # the answers, by who asks and by what was found there
        self.fickle: set[Any] = set()  # what arrays have been read for

    def found(self, state: State, who: Any) -> tuple[Any, ...]:
        """All that answers to whoever asks have depended on so far, as it is in this state."""
        return (who, *[state.__dict__[name] for name in self.fields.get(who, ())])

    def lasts(self, asked: Iterable[Any]) -> bool:
        """Whether none of these was answered by looking at an array."""
        return self.fickle.isdisjoint(asked)

    def of(self, state: State, who: Any, asked: Collection[Any]) -> list[T]:
        """The answers to all that is asked of a state, in order; those known are not made again."""
        found = self.found(state, who)
        table = self.tables.get(found)
        if table is None:
            if len(self.tables) >= LASTING:
                self.tables.clear()
            table = self.tables[found] = {}
        try:
            return list(map(table.__getitem__, asked))  # mostly all of it is known
        except KeyError:
            return [table[what] if what in table else self._asked(state, who, what, table) for what in asked]

    def _asked(self, state: State, who: Any, what: Any, table: dict[Any, T]) -> T:
        if what in self.fickle:
            return self.f(state, who, what)
        seen = Seen(state, ())
        answer = self.f(seen, who, what)
        read, known = seen.__dict__[NOTES], self.fields.get(who, ())
        if not read.isdisjoint(type(state).arrays):
            self.fickle.add(what)
        elif read.issubset(known):
            table[what] = answer
        else:  # filed under too little until now
            self.fields[who] = (*known, *sorted(read.difference(known)))
        return answer
