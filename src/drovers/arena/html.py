"""Reports as pages that need nothing else: one document, its sections, tables; light or dark as the reader likes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

STYLE = """
:root { color-scheme: light dark; --ink: #23303a; --paper: #fbfaf7; --rule: #ddd6c6; --faint: #66737c; }
@media (prefers-color-scheme: dark) { :root { --ink: #e4e2dc; --paper: #1c2226; --rule: #3b454b; --faint: #9aa7b0; } }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 840px; margin: 2.5rem auto; padding: 0 1rem; }
body { color: var(--ink); background: var(--paper); }
h1 { font-size: 1.7rem; line-height: 1.2; margin-bottom: .3rem; }
h2 { margin: 2.6rem 0 .8rem; border-bottom: 1px solid var(--rule); padding-bottom: .2rem; font-size: 1.25rem; }
h3 { margin: 1.4rem 0 .4rem; font-size: 1rem; }
p.note { color: var(--faint); margin: .2rem 0 .8rem; }
div.wide { overflow-x: auto; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; font-size: .88rem; }
td, th { padding: .25rem .75rem .25rem 0; text-align: right; white-space: nowrap; }
tr + tr td { border-top: 1px solid var(--rule); }
th { color: var(--faint); font-weight: 500; }
th:first-child, td:first-child { text-align: left; }
svg { max-width: 100%; height: auto; font-family: inherit; }
summary { cursor: pointer; color: var(--faint); margin: .6rem 0; }
code { background: color-mix(in srgb, var(--rule) 50%, transparent); padding: 0 .3em; border-radius: 3px; }
code { overflow-wrap: anywhere; }
"""


def document(lang: str, title: str, head: Iterable[str], sections: Iterable[str]) -> str:
    """The whole page: a title, some lines under it, and the sections."""
    lines = "".join(f'<p class="note">{line}</p>' for line in head)
    return (
        f'<!doctype html><html lang="{lang}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><main><h1>{escape(title)}</h1>{lines}{''.join(sections)}</main></body></html>\n"
    )


def section(title: str, *parts: str, note: str = "") -> str:
    """A heading, a line that says what is seen, and what is seen."""
    said = f'<p class="note">{escape(note)}</p>' if note else ""
    return f"<section><h2>{escape(title)}</h2>{said}{''.join(parts)}</section>"


def heading(title: str) -> str:
    """A heading within a section."""
    return f"<h3>{escape(title)}</h3>"


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Rows of texts under their heads."""
    first = "".join(f"<th>{escape(head)}</th>" for head in heads)
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    return f'<div class="wide"><table><tr>{first}</tr>{lines}</table></div>'


def folded(summary: str, *parts: str) -> str:
    """What only some want to see."""
    return f"<details><summary>{escape(summary)}</summary>{''.join(parts)}</details>"


def code(text: str) -> str:
    """A piece of code within a line."""
    return f"<code>{escape(text)}</code>"
