"""Small drawings for reports, as SVG text: bars and dots with intervals, histograms, heat tables.  No scripts."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from html import escape

from ..core.words import shorten
from .words import Form

WIDTH, ROW, RIGHT = 840, 24, 70
LONGEST = 40  # signs of a name
COLUMNS = 40  # of a histogram, at most
BAR, FAINT = "#2f7d6b", "#8f9ba3"

Row = tuple[str, float, float, float]  # name, value, and the bounds of its interval


def _svg(height: float, parts: Sequence[str], label: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" role="img" aria-label="{escape(label)}" '
        f'font-size="13" fill="currentColor">{"".join(parts)}</svg>'
    )


def _line(x1: float, x2: float, y1: float, y2: float, colour: str = FAINT, width: float = 1, dash: str = "") -> str:
    dashed = f' stroke-dasharray="{dash}"' if dash else ""
    place = f'x1="{x1:.1f}" x2="{x2:.1f}" y1="{y1:.1f}" y2="{y2:.1f}"'
    return f'<line {place} stroke="{colour}" stroke-width="{width}"{dashed}/>'


def _text(x: float, y: float, text: str, anchor: str = "start", fill: str = "") -> str:
    colour = f' fill="{fill}"' if fill else ""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"{colour}>{escape(text)}</text>'


def _left(names: Iterable[str]) -> float:
    """The room that the longest name needs."""
    return 16 + 7.9 * max(len(shorten(name, LONGEST)) for name in names)


def bars(rows: Sequence[Row], label: str, form: Form) -> str:
    """One bar a row from its value, with a whisker from low to high."""
    lowest, highest = min(0.0, *(row[2] for row in rows)), max(0.0, *(row[3] for row in rows))
    left = _left(row[0] for row in rows)
    scale = (WIDTH - left - RIGHT) / ((highest - lowest) or 1)
    zero = left - lowest * scale
    parts = [_line(zero, zero, 0, ROW * len(rows))]
    for place, (name, value, low, high) in enumerate(rows):
        y, start = place * ROW, zero + min(value, 0) * scale
        parts.append(_text(left - 10, y + 17, shorten(name, LONGEST), "end"))
        size = f'width="{abs(value) * scale:.1f}" height="{ROW - 10}"'
        parts.append(f'<rect x="{start:.1f}" y="{y + 5}" {size} rx="2" fill="{BAR}"/>')
        parts.append(_line(zero + low * scale, zero + high * scale, y + 12, y + 12, "currentColor", 2))
        parts.append(_text(WIDTH, y + 17, form(value), "end"))
    return _svg(ROW * len(rows) + 4, parts, label)


def dots(rows: Sequence[Row], label: str, form: Form, fair: float) -> str:
    """Shares with their intervals, one a row, beside a dashed line where all would be equal."""
    lowest = math.floor(10 * min(fair, *(row[2] for row in rows))) / 10
    highest = math.ceil(10 * max(fair, *(row[3] for row in rows))) / 10
    left = _left(row[0] for row in rows)
    scale = (WIDTH - left - RIGHT) / ((highest - lowest) or 1)

    def x(value: float) -> float:
        return left + (value - lowest) * scale

    foot = ROW * len(rows) + 4
    ticks = [fair, *(end for end in (lowest, highest) if abs(x(end) - x(fair)) > 50)]
    parts = [_line(x(fair), x(fair), 0, foot, dash="4 3"), _line(left, x(highest), foot, foot)]
    parts += [_text(x(tick), foot + 16, form(tick), "middle", FAINT) for tick in ticks]
    for place, (name, value, low, high) in enumerate(rows):
        y = place * ROW + 12
        parts.append(_text(left - 10, y + 5, shorten(name, LONGEST), "end"))
        parts.append(_line(x(low), x(high), y, y, "currentColor", 1.5))
        parts.append(f'<circle cx="{x(value):.1f}" cy="{y}" r="4.5" fill="{BAR}"/>')
        parts.append(_text(WIDTH, y + 5, form(value), "end"))
    return _svg(foot + 22, parts, label)


def histogram(values: Sequence[float], label: str, form: Form) -> str:
    """How often which values came; a dashed line at their mean."""
    low, high = math.floor(min(values)), math.floor(max(values))
    step = max(1, math.ceil((high - low + 1) / COLUMNS))  # whole numbers: points and moves
    counts = [0] * ((high - low) // step + 1)
    for value in values:
        counts[int(value - low) // step] += 1
    foot, width = 120, WIDTH / len(counts)
    mean = sum(values) / len(values)
    parts = []
    for place, count in enumerate(counts):
        tall = count / max(counts) * (foot - 16)
        size = f'width="{max(width - 1, 0.5):.1f}" height="{tall:.1f}"'
        name = str(low + place * step) if step == 1 else f"{low + place * step}–{low + (place + 1) * step - 1}"
        corner = f'x="{place * width:.1f}" y="{foot - tall:.1f}"'
        parts.append(f'<rect {corner} {size} fill="{BAR}"><title>{name}: {count}</title></rect>')
    middle = (mean - low + 0.5 * (step == 1)) / step * width
    parts += [_line(0, WIDTH, foot, foot), _line(middle, middle, 4, foot, "currentColor", 1.5, "4 3")]
    parts.append(_text(0, foot + 16, f"{low}"))
    parts.append(_text(WIDTH, foot + 16, f"{high}", "end"))
    parts.append(_text(min(max(middle, 40), WIDTH - 40), foot + 16, f"⌀ {form(mean)}", "middle"))
    return _svg(foot + 22, parts, label)


def matrix(names: Sequence[str], shares: Sequence[Sequence[float | None]], label: str, form: Form) -> str:
    """Shares of points, row against column: darker is more, and the number is written."""
    left = _left(names)
    cell = min(84, (WIDTH - left) / max(len(names), 1))
    parts = []
    for i, name in enumerate(names):
        parts.append(_text(left - 10, 43 + i * ROW, shorten(name, LONGEST), "end"))
        parts.append(_text(left + (i + 0.5) * cell, 16, shorten(name, 12), "middle"))
        for j, share in enumerate(shares[i]):
            if share is None:
                continue
            x, y = left + j * cell, 26 + i * ROW
            size = f'width="{cell - 2:.1f}" height="{ROW - 2}"'
            parts.append(f'<rect x="{x:.1f}" y="{y}" {size} rx="2" fill="{BAR}" fill-opacity="{share:.2f}"/>')
            parts.append(_text(x + cell / 2, y + 16, form(share), "middle", "#fff" if share > 0.55 else ""))
    return _svg(30 + ROW * len(names), parts, label)
