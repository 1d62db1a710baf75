"""Sentences for people, in French and English: Fluent catalogues, `en.ftl` and `fr.ftl` beside the code they serve."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "fr")
KEPT = 5_000  # sentences remembered of one catalogue, about a KiB each


class Words:
    """The catalogue of one folder."""

    def __init__(self, folder: Path):
        self.folder = folder
        self.said: dict[tuple[Any, ...], str] = {}

    def say(self, lang: str, key: str, **values: Any) -> str:
        """The sentence under this key (`key.attribute` for an attribute); a missing one is a defect: KeyError.

        The same sentence is not made twice: at a table it is said to every seat.
        """
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


def shorten(text: str, most: int) -> str:
    """A text as a sentence may quote it: whoever sends a page of nonsense gets its beginning back."""
    return text if len(text) <= most else text[: most - 1] + "…"


@cache
def _bundle(folder: Path, lang: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # slow to import, and not always needed

    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((folder / f"{lang}.ftl").read_text(encoding="utf-8")))
    return bundle


CORE = Words(Path(__file__).parent)
