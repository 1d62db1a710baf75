"""Sentences for people, in French and English: Fluent catalogues, `en.ftl` and `fr.ftl` beside the code they serve."""

from __future__ import annotations

import os
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Resource

LANGUAGES = ("en", "fr")
KEPT = 1_000  # sentences remembered of one catalogue, about a KiB each


class Words:
    """The catalogue of one folder."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.said: dict[tuple[Any, ...], str] = {}

    def say(self, lang: str, key: str, **values: Any) -> str:
        """The sentence under this key (`key.attribute` for an attribute); a missing one is a defect: KeyError.

        One that chooses nothing is put together; of the others the same is not made twice.
        """
        plain = _plain(self.folder, lang).get(key)
        if plain and all(type(values.get(name)) is str for _, name in plain if name):
            return "".join([shorten(values[name], 400) if name else text for text, name in plain])
        known = (lang, key, *values.items())
        text = self.said.get(known)
        if text is None:
            if len(self.said) >= KEPT:
                del self.said[next(iter(self.said))]  # the one made longest ago
            text = self.said[known] = self._say(lang, key, values)
        return text

    def _say(self, lang: str, key: str, values: dict[str, Any]) -> str:
        bundle = _bundle(self.folder, lang)
        name, _, attribute = key.partition(".")
        message = bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(key)
        shown = {name: shorten(value, 400) if isinstance(value, str) else value for name, value in values.items()}
        text, problems = bundle.format_pattern(pattern, shown)
        if problems:
            raise problems[0]
        return str(text)

    def both(self, key: str, **values: Any) -> dict[str, str]:
        """The sentence in every language."""
        return {lang: self.say(lang, key, **values) for lang in LANGUAGES}

    def has(self, key: str) -> bool:
        """Whether there is a sentence under this key."""
        bundle = _bundle(self.folder, "en")
        name, _, attribute = key.partition(".")
        if not bundle.has_message(name):
            return False
        message = bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None


def environment_language(environ: Mapping[str, str] = os.environ) -> str:
    """The language the environment asks for, English where it asks for none we speak."""
    wanted = environ.get("LC_ALL") or environ.get("LC_MESSAGES") or environ.get("LANG") or ""
    return wanted[:2].lower() if wanted[:2].lower() in LANGUAGES else "en"


def shorten(text: str, most: int) -> str:
    """A text as a sentence may quote it: whoever sends a page of nonsense gets its beginning back."""
    return text if len(text) <= most else text[: most - 1] + "…"


@cache
def _bundle(folder: Path, lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle  # slow to import, and not always needed

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(_resource(folder, lang))
    return bundle


@cache
def _resource(folder: Path, lang: str) -> Resource:
    from fluent.runtime import FluentResource

    return FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8"))


@cache
def _plain(folder: Path, lang: str) -> dict[str, list[tuple[str, str]]]:
    """The sentences that choose nothing, part by part: a text, or the name of what stands there.

    Most of what happens at a table is told by such a sentence, and putting it together takes half of asking Fluent.
    """
    from fluent.syntax.ast import Message

    messages = [entry for entry in _resource(folder, lang).body if isinstance(entry, Message) and entry.value]
    split = {message.id.name: [_part(element) for element in message.value.elements] for message in messages}
    return {name: [part for part in parts if part] for name, parts in split.items() if None not in parts}


def _part(element: Any) -> tuple[str, str] | None:
    from fluent.syntax.ast import Placeable, TextElement, VariableReference

    if isinstance(element, TextElement):
        return element.value, ""
    if isinstance(element, Placeable) and isinstance(element.expression, VariableReference):
        return "", element.expression.id.name
    return None


CORE = Words(Path(__file__).parent)
