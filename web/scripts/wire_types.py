"""Writes the page's types: `lib/wire.ts` from the server's wire, `games/<game>/shown.ts` from what each game shows,
`lib/counting.ts` from what all of them show.

`--check` only says whether they are up to date.  Run it as `make wire` after a change of `wire.py`, `shapes*.py` or a
game's `shown.py`.
"""

from __future__ import annotations

import sys
import types
import typing
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

from drovers import games
from drovers.core import counting
from drovers.server import (
    shapes,
    shapes_club,
    shapes_daily,
    shapes_habits,
    shapes_lessons,
    shapes_people,
    shapes_positions,
    shapes_puzzles,
    shapes_study,
    wire,
)

SHAPES = (
    shapes,
    shapes_people,
    shapes_lessons,
    shapes_puzzles,
    shapes_study,
    shapes_daily,
    shapes_positions,
    shapes_club,
    shapes_habits,
)
SOURCES = Path(__file__).parents[1] / "src"
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
    if isinstance(hint, type) and (issubclass(hint, msgspec.Struct) or typing.is_typeddict(hint)):
        return hint.__name__
    origin, args = typing.get_origin(hint), typing.get_args(hint)
    if origin in (typing.Annotated, typing.NotRequired):
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
    """A struct as an interface; what may be left out is marked so."""
    doc = (struct.__doc__ or "").strip().splitlines()[0]
    config = struct.__struct_config__
    sparse = issubclass(struct, wire.Message) or config.forbid_unknown_fields or config.omit_defaults
    lines = [f"/** {doc} */", f"export interface {struct.__name__} {{"]
    if struct.__struct_config__.tag is not None:
        lines.append(f'  type: "{struct.__struct_config__.tag}";')
    hints = typing.get_type_hints(struct, include_extras=True)
    for field in msgspec.structs.fields(struct):
        loose = "?" if sparse and not field.required else ""
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
        interface(struct) for module in (*SHAPES, wire) for struct in structs(module) if struct is not wire.Message
    ]
    parts += [union("FromClient", wire.FromClient), union("FromServer", wire.FromServer)]
    return "\n\n".join(parts) + "\n"


def shape(kind: type) -> str:
    """A TypedDict as an interface."""
    lines = [f"/** {(kind.__doc__ or '').strip().splitlines()[0]} */", f"export interface {kind.__name__} {{"]
    for name, hint in typing.get_type_hints(kind, include_extras=True).items():
        missing = typing.get_origin(hint) is typing.NotRequired or not kind.__total__  # type: ignore[attr-defined]
        loose = "?" if missing else ""
        lines.append(f"  {name}{loose}: {ts(hint)};")
    return "\n".join([*lines, "}"])


def shapes_of(module: types.ModuleType) -> str:
    """The file of one module; what it has from `core/counting.py` stands in the file of that."""
    kinds = [thing for thing in vars(module).values() if typing.is_typeddict(thing)]
    path = module.__name__.replace(".", "/")
    parts = [f"// Made by web/scripts/wire_types.py from src/{path}.py.  Do not edit: `make wire`."]
    if module is not counting and counting.Entry in kinds:
        parts.append('import type { Entry } from "../../lib/counting";')
    return "\n\n".join([*parts, *(shape(kind) for kind in kinds if kind.__module__ == module.__name__)]) + "\n"


def main() -> int:
    """Writes or checks."""
    files = {SOURCES / "lib" / "wire.ts": written(), SOURCES / "lib" / "counting.ts": shapes_of(counting)}
    for name in games.names():
        files[SOURCES / "games" / name / "shown.ts"] = shapes_of(import_module(f"drovers.games.{name}.shown"))
    if "--check" in sys.argv:
        return 0 if all(path.exists() and path.read_text() == text for path, text in files.items()) else 1
    for path, text in files.items():
        path.write_text(text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
