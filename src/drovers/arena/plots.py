"""Small drawings for reports, as SVG text: bars with intervals, histograms, heat tables.  No scripts, no files."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

WIDTH, ROW, LEFT = 640, 26, 190
INK, FAINT, BAR = "#23303a", "#9aa7b0", "#2f6f8f"


def _svg(height: float, parts: Sequence[str], label: str) -> str:
    body = "".join(parts)
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" width="{WIDTH}" role="img" aria-label="{escape(label)}" '
        f'font-family="system-ui, sans-serif" font-size="13" fill="{INK}">{body}</svg>'
    )


def bars(rows: Sequence[tuple[str, float, float, float]], label: str, unit: str = "") -> str:
    """One bar a row from its value, with a whisker from low to high."""
    lowest = min(0.0, *(row[2] for row in rows))
    highest = max(0.0, *(row[3] for row in rows))
    width = (WIDTH - LEFT - 90) / ((highest - lowest) or 1)

    def x(value: float) -> float:
        return LEFT + (value - lowest) * width

    parts = [f'<line x1="{x(0):.1f}" x2="{x(0):.1f}" y1="0" y2="{ROW * len(rows)}" stroke="{FAINT}"/>']
    for place, (name, value, low, high) in enumerate(rows):
        y = place * ROW
        start, length = min(x(0), x(value)), abs(x(value) - x(0))
        parts.append(f'<text x="{LEFT - 8}" y="{y + 18}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<rect x="{start:.1f}" y="{y + 5}" width="{length:.1f}" height="{ROW - 10}" fill="{BAR}"/>')
        parts.append(
            f'<line x1="{x(low):.1f}" x2="{x(high):.1f}" y1="{y + 13}" y2="{y + 13}" stroke="{INK}" stroke-width="2"/>'
        )
        parts.append(f'<text x="{WIDTH - 84}" y="{y + 18}">{value:.4g}{escape(unit)}</text>')
    return _svg(ROW * len(rows) + 4, parts, label)


def histogram(values: Sequence[float], label: str, bins: int = 30) -> str:
    """How often which values came."""
    low, high = min(values), max(values)
    step = max((high - low) / bins, 1.0 if float(low).is_integer() and high - low < bins else 1e-9)
    counts = [0] * bins
    for value in values:
        counts[min(int((value - low) / step), bins - 1)] += 1
    height, width = 140, (WIDTH - 40) / bins
    parts = []
    for place, count in enumerate(counts):
        tall = count / max(counts) * (height - 24)
        parts.append(
            f'<rect x="{20 + place * width:.1f}" y="{height - 20 - tall:.1f}" width="{width - 1:.1f}" '
            f'height="{tall:.1f}" '
            f'fill="{BAR}"><title>{low + place * step:.4g}: {count}</title></rect>'
        )
    parts.append(f'<text x="20" y="{height - 4}">{low:.4g}</text>')
    parts.append(f'<text x="{WIDTH - 20}" y="{height - 4}" text-anchor="end">{high:.4g}</text>')
    return _svg(height, parts, label)


def matrix(names: Sequence[str], shares: Sequence[Sequence[float | None]], label: str) -> str:
    """Shares of points, row against column: darker is more, and the number is written."""
    cell = min(84, (WIDTH - LEFT) / max(len(names), 1))
    parts = []
    for i, name in enumerate(names):
        parts.append(f'<text x="{LEFT - 8}" y="{44 + i * ROW}" text-anchor="end">{escape(name)}</text>')
        parts.append(f'<text x="{LEFT + (i + 0.5) * cell:.1f}" y="16" text-anchor="middle">{escape(name[:11])}</text>')
        for j, share in enumerate(shares[i]):
            if share is None:
                continue
            x, y = LEFT + j * cell, 26 + i * ROW
            ink = "#fff" if share > 0.55 else INK
            parts.append(
                f'<rect x="{x:.1f}" y="{y}" width="{cell - 2:.1f}" height="{ROW - 2}" '
                f'fill="{BAR}" fill-opacity="{share:.2f}"/>'
            )
            parts.append(
                f'<text x="{x + cell / 2:.1f}" y="{y + 17}" text-anchor="middle" fill="{ink}">{share:.0%}</text>'
            )
    return _svg(30 + ROW * len(names), parts, label)
