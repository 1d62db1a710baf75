"""Writes web/src/lib/wire.ts from the server's wire; `--check` only says whether it is up to date.

The page speaks nothing but these types.  Run it as `make wire` after a change of `wire.py` or `shapes.py`.
"""

from __future__ import annotations

import sys
import types
import typing
from pathlib import Path
from typing import Any

import msgspec

from drovers.server import shapes, wire

TARGET = Path(__file__).parents[1] / "src" / "lib" / "wire.ts"
PLAIN = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    type(None): "null",
    Any: "any",
    dict: "Record<string, any>",
}


def ts(hint: Any) -> str:
    """A Python type as TypeScript."""
    if hint in PLAIN:
        return PLAIN[hint]
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin is typing.Annotated:
        return ts(args[0])
    if origin in (typing.Union, types.UnionType):
        return " | ".join(dict.fromkeys(ts(arg) for arg in args))
    if origin is typing.Literal:
        return " | ".join(f'"{arg}"' for arg in args)
    if origin in (list, tuple):
        inner = ts(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{ts(args[0])}, {ts(args[1])}>"
    raise TypeError(hint)


def interface(struct: type[msgspec.Struct]) -> str:
    """A struct as an interface; what has a default may be left out of what the page sends."""
    doc = (struct.__doc__ or "").strip().splitlines()[0]
    sent = issubclass(struct, wire.Message) or struct.__struct_config__.forbid_unknown_fields
    lines = [f"/** {doc} */", f"export interface {struct.__name__} {{"]
    if struct.__struct_config__.tag is not None:
        lines.append(f'  type: "{struct.__struct_config__.tag}";')
    hints = typing.get_type_hints(struct, include_extras=True)
    for field in msgspec.structs.fields(struct):
        loose = "?" if sent and not field.required else ""
        lines.append(f"  {field.encode_name}{loose}: {ts(hints[field.name])};")
    return "\n".join([*lines, "}"])


def structs(module: types.ModuleType) -> list[type[msgspec.Struct]]:
    """The structs a module itself defines, in its order."""
    return [
        thing
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct) and thing.__module__ == module.__name__
    ]


def union(name: str, hint: Any) -> str:
    """A union of messages."""
    return f"export type {name} =\n  | " + "\n  | ".join(ts(arg) for arg in typing.get_args(hint)) + ";"


def written() -> str:
    """The whole file."""
    parts = ["// Made by web/scripts/wire_types.py from src/drovers/server/wire.py.  Do not edit: `make wire`."]
    parts.append(f"export const PROTOCOL = {wire.PROTOCOL};")
    parts += [
        interface(struct) for module in (shapes, wire) for struct in structs(module) if struct is not wire.Message
    ]
    parts += [union("FromClient", wire.FromClient), union("FromServer", wire.FromServer)]
    return "\n\n".join(parts) + "\n"


def main() -> int:
    """Writes or checks."""
    text = written()
    if "--check" in sys.argv:
        return 0 if TARGET.exists() and TARGET.read_text() == text else 1
    TARGET.write_text(text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
