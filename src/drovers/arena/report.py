"""A run of the arena as one HTML page that needs nothing else: ladder, win matrix, points, lengths, seats."""

from __future__ import annotations

import json
from html import escape
from pathlib import Path

from ..core.words import Words
from . import plots
from .results import Results

WORDS = Words(Path(__file__).parent)
STYLE = """
body { font: 16px/1.5 system-ui, sans-serif; max-width: 720px; margin: 2rem auto; padding: 0 1rem; }
body { color: #23303a; background: #fbfaf7; }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; }
td, th { padding: .2rem .7rem; text-align: right; }
th:first-child, td:first-child { text-align: left; }
h2 { margin-top: 2.2rem; }
svg { max-width: 100%; height: auto; }
code { background: #eee9dd; padding: 0 .3em; }
"""


def page(results: Results, lang: str) -> str:
    """The whole report in one language."""
    plan = results.plan
    sections = [_ladder(results, lang), _matrix(results, lang), _points(results, lang), _lengths(results, lang)]
    sections.append(_seats(results, lang))
    title = WORDS.say(lang, "report-title", game=plan.game, seats=plan.seats)
    head = WORDS.say(lang, "report-head", matches=len(results.sittings), deals=len(results.whole_deals()))
    options = escape(json.dumps(plan.options, ensure_ascii=False))
    return (
        f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{escape(title)}</title><style>{STYLE}</style>'
        f"<h1>{escape(title)}</h1><p>{escape(head)} <code>{options}</code> · seed {plan.seed}</p>"
        f"{''.join(sections)}</html>"
    )


def _section(lang: str, key: str, *parts: str) -> str:
    return f"<h2>{escape(WORDS.say(lang, key))}</h2>{''.join(parts)}"


def _ladder(results: Results, lang: str) -> str:
    rows = results.standings()
    drawn = plots.bars(
        [(row.bot, row.rating.elo, row.rating.low, row.rating.high) for row in rows], WORDS.say(lang, "report-ladder")
    )
    columns = ("bot", "elo", "interval", "wins", "fair", "rank", "score", "seconds", "slowest", "crashes", "late")
    heads = "".join(f"<th>{escape(WORDS.say(lang, f'column-{name}'))}</th>" for name in columns)
    lines = []
    for row in rows:
        cells = (
            row.bot,
            f"{row.rating.elo:.0f}",
            f"{row.rating.low:.0f}…{row.rating.high:.0f}",
            f"{row.wins / (row.matches or 1):.1%}",
            f"{row.wins / (row.fair or 1):.2f}",
            f"{row.mean_rank:.2f}",
            f"{row.mean_score:.2f}",
            f"{row.seconds:.3f}",
            f"{row.slowest:.2f}",
            str(row.crashes),
            str(row.late),
        )
        lines.append("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in cells) + "</tr>")
    return _section(lang, "report-ladder", drawn, f"<table><tr>{heads}</tr>{''.join(lines)}</table>")


def _matrix(results: Results, lang: str) -> str:
    wins = results.beaten().sum(axis=0)
    bots = range(len(results.plan.bots))
    shares = [[_share(wins[a, b], wins[b, a]) if a != b else None for b in bots] for a in bots]
    return _section(lang, "report-matrix", plots.matrix(results.plan.bots, shares, WORDS.say(lang, "report-matrix")))


def _share(won: float, lost: float) -> float | None:
    return float(won / (won + lost)) if won + lost else None


def _points(results: Results, lang: str) -> str:
    parts = []
    for place, bot in enumerate(results.plan.bots):
        points = [s.scores[seat] for s in results.sittings for seat, sitter in enumerate(s.lineup) if sitter == place]
        parts.append(f"<h3>{escape(bot)}</h3>" + plots.histogram(points, f"{bot}"))
    return _section(lang, "report-points", *parts)


def _lengths(results: Results, lang: str) -> str:
    moves = [sum(sitting.moves) for sitting in results.sittings]
    return _section(lang, "report-lengths", plots.histogram(moves, WORDS.say(lang, "report-lengths")))


def _seats(results: Results, lang: str) -> str:
    count = len(results.sittings) or 1
    rows = []
    for seat, share in enumerate(results.seat_wins()):
        spread = 1.96 * (share * (1 - share) / count) ** 0.5
        rows.append((str(seat), 100 * share, 100 * (share - spread), 100 * (share + spread)))
    return _section(lang, "report-seats", plots.bars(rows, WORDS.say(lang, "report-seats"), " %"))
