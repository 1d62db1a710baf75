"""Records of one variant, for CUDA: its seats and options are constants to the compiler.

What the options leave out is then no part of the kernel.  Schotten Totten's playouts shrink to a sixth: a device
fetches its instructions through small caches, and every thread waits where they do not hold the part it is in.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from numba import types
from numba.core.typeconv import Conversion
from numba.cuda.datamodel import default_manager
from numba.cuda.np import arrayobj

lowered = arrayobj.registry


class Known(types.Record):  # type: ignore[misc]  # numba has no types
    """A record some fields of which are known beforehand, and never written to."""

    def __init__(self, plain: Any, values: Mapping[str, int]):
        fields = [(name, field._asdict()) for name, field in plain.fields.items()]
        super().__init__(fields, plain.size, plain.aligned)
        self.fields = dict(reversed(plain.fields.items()))  # in another order, numba does not take it for the plain one
        self.plain, self.values, self.name = plain, dict(values), f"{values} in {plain.name}"
        default_manager.register(Known, type(default_manager.lookup(plain)))

    def can_convert_from(self, context: Any, other: Any) -> Any:
        """Whoever copies a plain record into one of these vouches for its fields."""
        return Conversion.safe if other == self.plain else None


@lowered.lower_cast(types.Record, Known)  # type: ignore[untyped-decorator]
def _copied(context: Any, builder: Any, plain: Any, known: Any, value: Any) -> Any:
    return value


@lowered.lower_getattr_generic(Known)  # type: ignore[untyped-decorator]
def _read(context: Any, builder: Any, kind: Any, value: Any, name: str) -> Any:
    if name in kind.values:
        return context.get_constant(kind.typeof(name), kind.values[name])
    return arrayobj.record_getattr(context, builder, kind, value, name)


@lowered.lower_setattr_generic(Known)  # type: ignore[untyped-decorator]
def _written(context: Any, builder: Any, signature: Any, values: Any, name: str) -> Any:
    if name in signature.args[0].values:
        raise TypeError(f"{name} is a constant here, and a rule writes to it")
    return arrayobj.record_setattr(context, builder, signature, values, name)
