"""One text of the rules, run in several forms.

A function under `@rule` stays an ordinary Python function: called from Python, it runs plain.  Called from a function
that numba compiles, for the CPU or for CUDA, it is compiled into it.  `compiled(f)` is f as machine code.

Marking a rule imports nothing: what is marked waits until somebody first asks for compiled code, and compiler.py, the
only module that imports numba, is loaded then.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, NamedTuple, TypeVar, cast

from .cache import cache_home

if TYPE_CHECKING:
    from .state import Declared

F = TypeVar("F", bound=Callable[..., Any])


class Mark(NamedTuple):
    """A function that compiled code may call, and who chooses its text: given the rules of a game, or None."""

    f: Callable[..., Any]
    choose: Callable[[ModuleType | None], Callable[..., Any] | None]
    by_game: bool  # the first argument is a state, and the text may differ from game to game


WAITING: list[Mark] = []  # marked, and not yet known to the compiler
GAMES: dict[tuple[Any, ...], tuple[Declared, ModuleType]] = {}  # a declaration of fields -> whose it is


def rule(f: F) -> F:
    """Marks a function as part of the rules: plain in Python, compiled inside compiled code and CUDA kernels."""
    WAITING.append(Mark(f, lambda _: f, by_game=False))
    return f


def each_game(f: F) -> F:
    """Marks a rule that every game writes for itself: a call goes to the game whose record the state is."""
    name = f.__name__

    def plain(state: Any, *args: Any) -> Any:
        return getattr(state.rules, name)(state, *args)

    plain.__name__, plain.__doc__ = name, f.__doc__
    WAITING.append(Mark(plain, lambda rules: getattr(rules, name, None), by_game=True))
    return cast(F, plain)


def each_game_may(part: str) -> Callable[[F], F]:
    """Marks a rule that a game may write for itself in its module `part`; where it does not, this text answers."""

    def mark(f: F) -> F:
        name = f.__name__

        def plain(state: Any, *args: Any) -> Any:
            return _own(state.rules, part, name, f)(state, *args)

        plain.__name__, plain.__doc__ = name, f.__doc__
        WAITING.append(Mark(plain, lambda rules: _own(rules, part, name, f) if rules else None, by_game=True))
        return cast(F, plain)

    return mark


@cache
def _own(rules: ModuleType, part: str, name: str, default: Callable[..., Any]) -> Callable[..., Any]:
    module = f"{rules.__package__}.{part}"
    found = import_module(module) if find_spec(module) else None
    own: Callable[..., Any] = getattr(found, name, default)
    return own


def in_hardware(f: F) -> F:
    """Marks a function that a processor does in one step: compiled code takes what compiler.py has under its name."""
    WAITING.append(Mark(f, lambda _: getattr(compiler(), f.__name__), by_game=False))
    return f


def silent(f: F) -> F:
    """Marks a function that only the plain form runs; compiled code passes over it."""

    def nothing(*args: object) -> None:
        pass

    WAITING.append(Mark(f, lambda _: nothing, by_game=False))
    return f


def register(state: Declared, rules: ModuleType) -> None:
    """Makes calls on states of this declaration go to these rules.  One declaration, one game."""
    known = GAMES.setdefault(tuple(state.fields.items()), (state, rules))
    if known[1] is not rules:
        raise TypeError(f"{rules.__name__} has the same record type as {known[1].__name__}")
    if f"{__package__}.compiler" in sys.modules:  # what is compiled already may be called with these states next
        compiler()


@cache
def compiler_is_off() -> bool:
    """Whether nothing is compiled: numba was told so, or is not installed."""
    return os.environ.get("NUMBA_DISABLE_JIT", "0") not in ("", "0") or find_spec("numba") is None


def compiler() -> Any:
    """The module that knows numba, told of everything marked so far."""
    from . import compiler

    compiler.learn()
    return compiler


def cache_folder() -> Path:
    """The folder of these sources, where compiled code is kept."""
    return cache_home() if compiler_is_off() else Path(compiler().numba.config.CACHE_DIR)


def compiled(f: F) -> F:
    """The same function as machine code, kept on disk between processes; itself where the compiler is off."""
    return f if compiler_is_off() else cast(F, _entry(f))


@cache
def _entry(f: Callable[..., Any]) -> Any:
    return compiler().entry(f)


def bound(f: F, *examples: Any) -> F:
    """The compiled f for arguments of exactly these types, without looking at them again at each call.

    It trusts the caller: for one match stepped from Python, where the look would cost as much as the move.
    """
    return f if compiler_is_off() else cast(F, compiler().bound(compiled(f), examples))


def numbers(count: int) -> Any:
    """So many noughts that both forms can write to: an array, or a list where the compiler is off."""
    if compiler_is_off():
        return [0] * count
    import numpy as np

    return np.zeros(count, np.int64)


def record_type(dtype: Any, known: Mapping[str, int] | None = None) -> Any:
    """The type of one record as compiled signatures name it; for CUDA, with the fields that are known beforehand."""
    return compiler().record_type(dtype, known)


def cuda_module() -> Any:
    """numba's CUDA target; ImportError says what to install where it is missing."""
    return compiler().cuda_module()


def ptx(kernel: Callable[..., None], signature: tuple[Any, ...], capability: tuple[int, int] = (9, 0)) -> str:
    """A kernel as PTX.  Needs the compiler only: no device, no driver."""
    return str(compiler().ptx(kernel, signature, capability))
