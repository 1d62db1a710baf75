"""What jit.py asks of numba.  The only module that imports it, loaded when compiled code is first wanted."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

import numba
import numpy as np
from llvmlite import ir
from numba import njit, types
from numba.core.caching import Cache
from numba.core.typing.templates import infer, infer_global, make_overload_template
from numba.extending import intrinsic
from numpy.typing import NDArray

from .cache import cache_home, fingerprint, use_cache
from .compiling import tell
from .dealer import MASK, ROUNDS, signed
from .jit import GAMES, WAITING, Mark, rule
from .state import Numbers
from .tables import Table

AS_CALLEE: dict[str, Any] = {"nopython": True, "cache": True, "no_cfunc_wrapper": True, "no_cpython_wrapper": True}
AS_ENTRY: dict[str, Any] = {"cache": True, "nogil": True}  # batches are stepped by several threads
# callees.py reaches into numba's inner parts, which may change with any version.  With one it was not made for, numba
# compiles as it always does: the same matches, after twice the time.
FITTED = numba.__version__.startswith("0.68.")
if FITTED:
    from .callees import Callees, Entries, undisturbed

    # Rules make no arrays of their own, and then counting who still uses those they are given, a tenth of a search,
    # can be left out (_nrt; callees take it over).
    AS_CALLEE |= {"pipeline_class": Callees}
    AS_ENTRY |= {"pipeline_class": Entries, "_nrt": False}

_RULES: dict[Any, ModuleType] = {}  # numba record type -> the rules of that game


def learn() -> None:
    """Takes over what was marked since the last time, and the record types of games loaded since."""
    for state, rules in list(GAMES.values())[len(_RULES) :]:
        _RULES[numba.from_dtype(state.dtype)] = rules
    while WAITING:
        _teach(WAITING.pop(0))


def _teach(mark: Mark) -> None:
    def chosen(*args: Any) -> Any:
        found = mark.choose(_RULES.get(getattr(args[0], "plain", args[0])) if mark.by_game else None)
        learn()  # to choose may have meant to import
        return found and with_arrays(found)

    template = make_overload_template(mark.f, chosen, AS_CALLEE, False, "never")

    class Wide(template):  # type: ignore[misc, valid-type]
        """Every function is compiled once, whether its numbers come from a field of bytes or of words."""

        def generic(self, args: Any, kws: Any) -> Any:
            return super().generic(tuple(map(_wide, args)), kws)

    infer(Wide)
    infer_global(mark.f, types.Function(Wide))


def _wide(kind: Any) -> Any:
    return types.int64 if isinstance(kind, types.Integer) and not isinstance(kind, types.IntegerLiteral) else kind


@cache
def with_arrays(f: Any) -> Any:
    """The same function reading its module's tables as arrays: that is how compiled code holds them."""
    copy = FunctionType(f.__code__, _globals(f), f.__name__, f.__defaults__, f.__closure__)
    copy.__qualname__, copy.__module__ = f.__qualname__, f.__module__
    return copy


_ARRAYS: dict[int, dict[str, Any]] = {}  # one copy of a module's names serves all its functions


def _globals(f: Any) -> dict[str, Any]:
    key = id(f.__globals__)
    if key not in _ARRAYS:
        names = f.__globals__.items()
        _ARRAYS[key] = {name: as_array(value) if isinstance(value, Table) else value for name, value in names}
    return _ARRAYS[key]


def as_array(table: Table) -> NDArray[Any]:
    """The numbers of a table in the smallest type that holds them."""
    flat = np.array(list(table.values()))
    return flat.astype(np.min_scalar_type(min(int(flat.min()), -int(flat.max()) - 1))).reshape(table.shape)


@intrinsic  # type: ignore[untyped-decorator]
def _trailing_zeros(context: Any, number: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.cttz(values[0], ir.Constant(ir.IntType(1), 1))

    return types.int64(types.int64), build


@intrinsic  # type: ignore[untyped-decorator]
def _leading_zeros(context: Any, number: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.ctlz(values[0], ir.Constant(ir.IntType(1), 0))

    return types.int64(types.int64), build


@intrinsic  # type: ignore[untyped-decorator]
def _ones(context: Any, number: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        return builder.ctpop(values[0])

    return types.int64(types.int64), build


@intrinsic  # type: ignore[untyped-decorator]
def _rotated(context: Any, word: Any, bits: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        half = ir.IntType(32)
        word, bits = (builder.trunc(value, half) for value in values)
        turn = builder.module.declare_intrinsic("llvm.fshl", [half], ir.FunctionType(half, [half] * 3))
        return builder.zext(builder.call(turn, [word, word, bits]), ir.IntType(64))

    return types.int64(types.int64, types.int64), build


@intrinsic  # type: ignore[untyped-decorator]
def _parted(context: Any, number: Any, by: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, values: Any) -> Any:
        number, by = (builder.trunc(value, ir.IntType(32)) for value in values)
        quotient = builder.udiv(number, by)
        rest = builder.sub(number, builder.mul(quotient, by))
        both = [builder.zext(part, ir.IntType(64)) for part in (quotient, rest)]
        return context.make_tuple(builder, signature.return_type, both)

    return types.UniTuple(types.int64, 2)(types.int64, types.int64), build


def parted(number: int, by: int) -> tuple[int, int]:
    """For core.sets: half the digits, and no sign, are a fraction of the work on a device."""
    quotient, rest = _parted(number, by)
    return quotient, rest


@rule
def _quarter(x: Numbers, a: int, b: int, c: int, d: int) -> None:
    """The quarter round of RFC 8439 on words kept as signed 32-bit integers."""
    wa, wb, wc, wd = x[a] & MASK, x[b] & MASK, x[c] & MASK, x[d] & MASK
    wa = (wa + wb) & MASK
    wd = _rotated(wd ^ wa, 16)
    wc = (wc + wd) & MASK
    wb = _rotated(wb ^ wc, 12)
    wa = (wa + wb) & MASK
    wd = _rotated(wd ^ wa, 8)
    wc = (wc + wd) & MASK
    wb = _rotated(wb ^ wc, 7)
    x[a], x[b], x[c], x[d] = signed(wa), signed(wb), signed(wc), signed(wd)


def stir(x: Numbers) -> None:
    """For core.dealer: one quarter round after the other."""
    for _ in range(ROUNDS):
        _quarter(x, 0, 4, 8, 12)
        _quarter(x, 1, 5, 9, 13)
        _quarter(x, 2, 6, 10, 14)
        _quarter(x, 3, 7, 11, 15)
        _quarter(x, 0, 5, 10, 15)
        _quarter(x, 1, 6, 11, 12)
        _quarter(x, 2, 7, 8, 13)
        _quarter(x, 3, 4, 9, 14)


def lowest(members: int) -> int:
    """For core.sets: the number of noughts below the lowest one."""
    return int(_trailing_zeros(members))


def highest(members: int) -> int:
    """For core.sets: the place of the highest one, -1 where there is none."""
    return 63 - int(_leading_zeros(members))


def size(members: int) -> int:
    """For core.sets: the number of ones."""
    return int(_ones(members))


def fill_places(cells: Any, first: int, end: int, value: int) -> None:
    """For core.state: one after the other."""
    for place in range(first, end):
        cells[place] = value


def entry(f: Any) -> Any:
    """f as machine code that Python can call, kept on disk between processes."""
    # Under a name of its own: what numba caches of f as a callee lacks the entry point that Python calls.
    copy = FunctionType(f.__code__, _globals(f), f.__name__)
    copy.__qualname__, copy.__module__ = f"{f.__qualname__}_entry", f.__module__
    made = njit(**AS_ENTRY)(copy)
    if FITTED:
        made.compile = undisturbed(made.compile)
    return made


def bound(call: Any, examples: tuple[Any, ...]) -> Any:
    """The entry point for arguments of exactly these types."""
    signature = tuple(numba.typeof(example) for example in examples)
    call.compile(signature)
    return call.overloads[signature].entry_point


def record_type(dtype: Any, known: Mapping[str, int] | None) -> Any:
    """The type of a record; where fields are known beforehand, one that only CUDA knows."""
    plain = numba.from_dtype(dtype)
    if not known:
        return plain
    cuda_module()
    from .known import Known

    return Known(plain, known)


def cuda_module() -> Any:
    """numba's CUDA target; ImportError says what to install where it is missing."""
    if not hasattr(np, "row_stack"):  # NumPy 2.5 dropped the name, numba-cuda 0.30 still asks for it
        np.row_stack = np.vstack
    try:
        import numba.cuda.dispatcher
    except ImportError:
        raise ImportError("CUDA needs numba-cuda: pip install 'drovers[cuda]'") from None
    return numba.cuda


def ptx(kernel: Callable[..., None], signature: tuple[Any, ...], capability: tuple[int, int]) -> str:
    """A kernel as PTX.  Needs the compiler only: no device, no driver."""
    cuda = cuda_module()
    ask = cuda.dispatcher.get_current_device
    cuda.dispatcher.get_current_device = lambda: SimpleNamespace(compute_capability=capability)
    try:
        text, _ = cuda.compile_ptx(kernel, signature, cc=capability)
    finally:
        cuda.dispatcher.get_current_device = ask
    return str(text)


OURS = Path(__file__).parent.parent


@cache
def _sources(rules: ModuleType) -> tuple[Path, str]:
    """Where a game's files lie, and their hash; none for ours, which the folder of the cache tells apart."""
    folder = Path(str(rules.__file__)).parent
    return folder, "" if folder.is_relative_to(OURS) else fingerprint(folder, rules.__name__)


def _told_apart(key: Callable[[Any, Any, Any], tuple[Any, ...]]) -> Callable[[Any, Any, Any], tuple[Any, ...]]:
    """Keys of the cache that change with the files of somebody else's game: numba looks at the caller's own only."""

    def index_key(self: Any, signature: Any, codegen: Any) -> tuple[Any, ...]:
        file, edited = Path(self._py_func.__code__.co_filename), list[str]()
        told = " ".join(map(str, signature))
        for record, rules in _RULES.items():
            folder, digest = _sources(rules)
            if digest and (file.is_relative_to(folder) or str(record) in told):
                edited.append(digest)
        return (*key(self, signature, codegen), *edited)

    return index_key


if FITTED:
    Cache._index_key = _told_apart(Cache._index_key)
settings = f"{numba.__version__} {np.__version__} {numba.config.BOUNDSCHECK}"
numba.config.CACHE_DIR = str(use_cache(cache_home(), OURS, settings))
tell()
