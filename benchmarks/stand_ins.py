"""Stand-ins for packages that only serve people, where they are not installed: sentences become their keys."""

from __future__ import annotations

import sys
from importlib.util import find_spec
from types import ModuleType, SimpleNamespace
from typing import Any


def install() -> list[str]:
    """Puts a stand-in in the place of fluent.runtime and msgspec where they are missing; returns which."""
    missing = [name for name in ("fluent", "msgspec") if name not in sys.modules and not find_spec(name)]
    if "fluent" in missing:
        fluent, runtime, syntax = (ModuleType(name) for name in ("fluent", "fluent.runtime", "fluent.syntax.ast"))
        runtime.FluentBundle, runtime.FluentResource = Bundle, Resource  # type: ignore[attr-defined]
        syntax.Message = Bundle  # type: ignore[attr-defined]  # none is in a resource
        fluent.runtime = runtime  # type: ignore[attr-defined]
        parts = {"fluent.runtime": runtime, "fluent.syntax": ModuleType("fluent.syntax"), "fluent.syntax.ast": syntax}
        sys.modules |= {"fluent": fluent} | parts
    if "msgspec" in missing:
        msgspec = ModuleType("msgspec")
        msgspec.Struct, msgspec.ValidationError = Struct, ValueError  # type: ignore[attr-defined]
        sys.modules["msgspec"] = msgspec
    return missing


class Resource:
    """The text of a catalogue, of which nothing is read."""

    body = ()

    def __init__(self, text: str):
        pass


class Bundle:
    """A catalogue that answers every key with itself."""

    def __init__(self, *args: Any, **more: Any):
        pass

    def add_resource(self, resource: Any) -> None:
        pass

    def has_message(self, key: str) -> bool:
        return True

    def get_message(self, key: str) -> Any:
        return SimpleNamespace(value=key, attributes={})

    def format_pattern(self, pattern: str, values: Any = None) -> tuple[str, list[Any]]:
        return f"{pattern} {values or ''}", []


class Struct:
    """A class that takes the keywords of msgspec's."""

    def __init_subclass__(cls, **more: Any):
        super().__init_subclass__()
