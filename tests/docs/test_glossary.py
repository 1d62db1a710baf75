"""One vocabulary a language: catalogues and rules of a game use the words of its `glossary.toml` and no others."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import drovers

GLOSSARIES = sorted(Path(drovers.__file__).parent.glob("games/*/glossary.toml"))
SHARED = {lang: [Path(f"src/drovers/cli/{lang}.ftl"), Path(f"web/src/words/{lang}.ftl")] for lang in ("en", "fr")}
CODE = re.compile(r"^```.*?^```|`[^`\n]*`", re.MULTILINE | re.DOTALL)
PARAGRAPH = re.compile(r"\n(?=- |\||\n)")


def spoken(catalogue: Path, keys: str) -> Iterator[tuple[str, str]]:
    """The texts of the messages whose key matches, each with its place."""
    for entry in FluentParser().parse(catalogue.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and re.match(keys, entry.id.name):
            said = () if entry.id.name.startswith("ask-") else (entry,)  # what may be typed is understood kindly
            for pattern in (*said, *entry.attributes):
                yield f"{catalogue}: {entry.id.name}", " ".join(texts(pattern))


def texts(node: ast.BaseNode) -> Iterator[str]:
    """Every piece of text below a node of a catalogue."""
    if isinstance(node, ast.TextElement):
        yield node.value
    for child in vars(node).values():
        for part in child if isinstance(child, list) else [child]:
            if isinstance(part, ast.BaseNode) and not isinstance(part, ast.Attribute | ast.Span):
                yield from texts(part)


def paragraphs(rules: Path, quotes: list[str]) -> Iterator[tuple[str, str]]:
    """The paragraphs of the rules, without code and without those that quote other words."""
    for text in PARAGRAPH.split(CODE.sub("`…`", rules.read_text(encoding="utf-8"))):
        if not any(f"**{number}**" in text for number in quotes):
            yield f"{rules}: {text[:50]}", " ".join(text.split("\n  "))


def everything(folder: Path, lang: str, quotes: list[str]) -> Iterator[tuple[str, str]]:
    """All that is said of a game in one language."""
    yield from spoken(folder / f"{lang}.ftl", "")
    for catalogue in SHARED[lang]:
        yield from spoken(catalogue, rf"(lesson-|notation-)?{folder.name}\b")
    yield from paragraphs(folder / ("RULES.md" if lang == "en" else "RULES.fr.md"), quotes)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("path", GLOSSARIES, ids=lambda path: path.parent.name)
def test_one_word_for_one_thing(path, lang):
    glossary = tomllib.loads(path.read_text(encoding="utf-8"))
    said = list(everything(path.parent, lang, glossary["quotes"]))
    whole = " ".join(text for _, text in said).lower()
    wrong = []
    for term in glossary["term"]:
        assert term[lang].lower() in whole, f"{path}: nothing says “{term[lang]}”"
        for word in term[f"not_{lang}"]:
            unwanted = re.compile(rf"\b{re.escape(word)}s?\b", re.IGNORECASE)
            wrong += [f"{where}: {word}, not {term[lang]}" for where, text in said if unwanted.search(text)]
    assert not wrong, "\n".join(wrong)


FRENCH = sorted(
    str(path) for room in ("src", "web/src") for path in (*Path(room).rglob("fr.ftl"), *Path(room).rglob("RULES.fr.md"))
)
LOOSE = re.compile(r"(?<=[^\s|]) [:;?!»](?:\W|$)|« |\w'\w")
TYPED = re.compile(r"#|(do-[a-z-]+|ask-[\w-]+|typed) =")  # comments, and what people type


@pytest.mark.parametrize("path", FRENCH)
def test_french_is_spaced_as_the_french_do(path):
    """No-break spaces before high marks and inside guillemets, apostrophes of type; code is left alone."""
    text = re.sub(r"```.*?```|`[^`\n]*`", "", Path(path).read_text(encoding="utf-8"), flags=re.DOTALL)
    assert [line for line in text.splitlines() if not TYPED.match(line) and LOOSE.search(line)] == []
