"""One text of the rules, run three ways.  The only module that imports numba.

A function under `@rule` stays an ordinary Python function: called from Python, it runs plain.  Called from a
function that numba compiles, for the CPU or for CUDA, it is compiled into it.  `compiled(f)` is f as machine code.
"""

from __future__ import annotations

import hashlib
import os
import shutil
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any, TypeVar, cast

import numba
import numpy as np
from numba import njit
from numba.extending import overload

F = TypeVar("F", bound=Callable[..., Any])

_GAMES: dict[Any, ModuleType] = {}  # numba record type -> the rules of that game
WITHOUT_RULES = ("cli", "server")  # rooms nothing compiled is made from
AS_CALLEE = {"cache": True, "no_cfunc_wrapper": True}  # called by compiled code only
# Batches are stepped by several threads (nogil).  Rules make no arrays of their own, and then counting who still uses
# those they are given, a tenth of a search, can be left out (_nrt; callees take it over).
AS_ENTRY = {"cache": True, "nogil": True, "_nrt": False}
KEPT = 3  # compile caches of this many versions of the sources stay on disk


def rule(f: F) -> F:
    """Marks a function as part of the rules: plain in Python, compiled inside compiled code and CUDA kernels."""

    @overload(f, jit_options=AS_CALLEE, strict=False)  # type: ignore[untyped-decorator]
    def chosen(*args: object) -> F:
        return f

    return f


def each_game(f: F) -> F:
    """Marks a rule that every game writes for itself: a call goes to the game whose record the state is."""
    name = f.__name__

    def plain(state: Any, *args: Any) -> Any:
        return getattr(state.rules, name)(state, *args)

    plain.__name__, plain.__doc__ = name, f.__doc__

    @overload(plain, jit_options=AS_CALLEE, strict=False)  # type: ignore[untyped-decorator]
    def chosen(state: Any, *args: object) -> Any:
        return getattr(_GAMES.get(state), name, None)

    return cast(F, plain)


def each_game_may(part: str) -> Callable[[F], F]:
    """Marks a rule that a game may write for itself in its module `part`; where it does not, this text answers."""

    def mark(f: F) -> F:
        name = f.__name__

        def plain(state: Any, *args: Any) -> Any:
            return _own(state.rules, part, name, f)(state, *args)

        plain.__name__, plain.__doc__ = name, f.__doc__

        @overload(plain, jit_options=AS_CALLEE, strict=False)  # type: ignore[untyped-decorator]
        def chosen(state: Any, *args: object) -> Any:
            return _own(_GAMES[state], part, name, f) if state in _GAMES else None

        return cast(F, plain)

    return mark


@cache
def _own(rules: ModuleType, part: str, name: str, default: Callable[..., Any]) -> Callable[..., Any]:
    module = f"{rules.__package__}.{part}"
    found = import_module(module) if find_spec(module) else None
    own: Callable[..., Any] = getattr(found, name, default)
    return own


def silent(f: F) -> F:
    """Marks a function that only the plain form runs; compiled code passes over it."""

    @overload(f, strict=False)  # type: ignore[untyped-decorator]
    def chosen(*args: object) -> Any:
        def nothing(*args: object) -> None:
            pass

        return nothing

    return f


def register(dtype: np.dtype[Any], rules: ModuleType) -> None:
    """Makes calls on records of this type go to these rules.  One record type, one game."""
    key = numba.from_dtype(dtype)
    known = _GAMES.setdefault(key, rules)
    if known is not rules:
        raise TypeError(f"{rules.__name__} has the same record type as {known.__name__}")


def bound(f: F, *examples: Any) -> F:
    """The compiled f for arguments of exactly these types, without looking at them again at each call.

    It trusts the caller: for one match stepped from Python, where the look would cost as much as the move.
    """
    if compiler_is_off():
        return f
    call = cast(Any, compiled(f))
    signature = tuple(numba.typeof(example) for example in examples)
    call.compile(signature)
    return cast(F, call.overloads[signature].entry_point)


def compiler_is_off() -> bool:
    """Whether numba was told to compile nothing."""
    return bool(numba.config.DISABLE_JIT)


@cache
def compiled(f: F) -> F:
    """The same function as machine code, kept on disk between processes."""
    # Under a name of its own: what numba caches of f as a callee lacks the entry point that Python calls.
    entry = FunctionType(f.__code__, f.__globals__, f.__name__)
    entry.__qualname__, entry.__module__ = f"{f.__qualname__}_entry", f.__module__
    return cast(F, njit(**AS_ENTRY)(entry))


def cuda_module() -> Any:
    """numba's CUDA target; ImportError says what to install where it is missing."""
    if not hasattr(np, "row_stack"):  # NumPy 2.5 dropped the name, numba-cuda 0.30 still asks for it
        np.row_stack = np.vstack
    try:
        import numba.cuda.dispatcher
    except ImportError:
        raise ImportError("CUDA needs numba-cuda: pip install 'drovers[cuda]'") from None
    return numba.cuda


def ptx(kernel: Callable[..., None], signature: tuple[Any, ...], capability: tuple[int, int] = (9, 0)) -> str:
    """A kernel as PTX.  Needs the compiler only: no device, no driver."""
    cuda = cuda_module()
    ask = cuda.dispatcher.get_current_device
    cuda.dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    try:
        text, _ = cuda.compile_ptx(kernel, signature, cc=capability)
    finally:
        cuda.dispatcher.get_current_device = ask
    return str(text)


def record_type(dtype: np.dtype[Any]) -> Any:
    """The type of one record as compiled signatures name it."""
    return numba.from_dtype(dtype)


def fingerprint(root: Path) -> str:
    """A hash of every source and data table compiled code is made from: numba itself sees only the caller's own file.

    Rooms without rules are left out, so that work on them compiles nothing anew.  Tables are the `*.toml` files below
    root and those a `DROVERS_*_DATA` variable puts in their place.
    """
    settings = f"{numba.__version__} {np.__version__} {numba.config.BOUNDSCHECK}"
    digest = hashlib.sha256(settings.encode())
    for path in sorted([*root.rglob("*.py"), *root.rglob("*.toml")]):
        if path.relative_to(root).parts[0] in WITHOUT_RULES:
            continue
        digest.update(path.relative_to(root).as_posix().encode() + b"\0" + path.read_bytes())
    for name in sorted(os.environ):
        if name.startswith("DROVERS_") and name.endswith("_DATA") and Path(os.environ[name]).is_file():
            digest.update(name.encode() + b"\0" + Path(os.environ[name]).read_bytes())
    return digest.hexdigest()[:16]


def cache_home() -> Path:
    """Where compiled code is kept: `$DROVERS_CACHE`, else the user's cache folder."""
    default = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "drovers"
    return Path(os.environ.get("DROVERS_CACHE") or default)


def use_cache(home: Path, root: Path) -> Path:
    """Points numba at the folder of these sources and removes the folders of the oldest other versions."""
    folder = home / f"compiled-{fingerprint(root)}"
    folder.mkdir(parents=True, exist_ok=True)
    os.utime(folder)
    others = sorted(home.glob("compiled-*"), key=lambda path: path.stat().st_mtime, reverse=True)
    for old in others[KEPT:]:
        shutil.rmtree(old, ignore_errors=True)
    numba.config.CACHE_DIR = str(folder)
    return folder


def cache_folder() -> Path:
    """The folder of these sources, where compiled code is kept now."""
    return Path(numba.config.CACHE_DIR)


use_cache(cache_home(), Path(__file__).parent.parent)
