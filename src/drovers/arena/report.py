"""A run of the arena as one page: ladder, pairs, win matrix, points, lengths, endings, seats by option."""

from __future__ import annotations

from collections import Counter
from html import escape
from typing import Any

from ..core.game import Game
from ..games import load
from . import plots
from .html import code, document, heading, section, table
from .rating import Rating, Sprt
from .results import Results
from .words import WORDS, decimals, heads, percents

COLUMNS = ("bot", "elo", "interval", "wins", "fair", "rank", "score", "seconds", "slowest", "crashes", "late")


def page(results: Results, lang: str, sprt: Sprt | None = None) -> str:
    """The whole report in one language."""
    plan = results.plan
    title = WORDS.say(lang, "report-title", game=load(plan.game).words.say(lang, "name"), seats=plan.seats)
    head = [WORDS.say(lang, "report-head", matches=len(results.sittings), deals=len(results.whole_deals()))]
    head.append(f"{code(options_text(plan.variants))} · seed {plan.seed}")
    if results.lost:
        head.append(WORDS.say(lang, "report-lost", count=results.lost))
    if sprt:
        head.append(sprt_text(results, sprt, lang))
    head += [escape(WORDS.say(lang, "report-crash", bot=bot, problem=text)) for bot, text in results.problems()]
    parts = (_ladder, _pairs, _matrix, _points, _lengths, _endings, _seats)
    return document(lang, title, head, [part(results, lang) for part in parts] if results.sittings else [])


def options_text(variants: dict[str, dict[str, Any]]) -> str:
    """Options as the command line takes them, several values of one with bars between."""
    values: dict[str, dict[str, None]] = {}
    for options in variants.values():
        for name, value in options.items():
            values.setdefault(name, {})[str(value).lower()] = None
    return ", ".join(f"{name}={'|'.join(several)}" for name, several in values.items())


def sprt_text(results: Results, sprt: Sprt, lang: str) -> str:
    """What the sequential test has shown."""
    shares, bots = results.shares(), results.plan.bots
    shown = {1: "stronger", -1: "weaker", 0: "open"}[sprt.verdict(shares)]
    values = {"first": bots[0], "second": bots[1], "low": sprt.elo0, "high": sprt.elo1}
    return WORDS.say(lang, f"sprt-{shown}", **values, deals=len(shares), ratio=f"{sprt.ratio(shares):.2f}")


def interval(rating: Rating) -> str:
    """The bounds of a rating."""
    return f"{rating.low:+.0f} … {rating.high:+.0f}"


def _ladder(results: Results, lang: str) -> str:
    rows = results.standings()
    title = WORDS.say(lang, "report-ladder")
    drawn = plots.bars(
        [(row.bot, row.rating.elo, row.rating.low, row.rating.high) for row in rows], title, "{:+.0f}".format
    )
    percent, one, two, four = percents(lang), decimals(lang, 1), decimals(lang, 2), decimals(lang, 4)
    lines = [
        (
            row.bot,
            f"{row.rating.elo:+.0f}",
            interval(row.rating),
            percent(row.wins / (row.matches or 1)),
            two(row.wins / (row.fair or 1)),
            two(row.mean_rank),
            one(row.mean_score),
            four(row.seconds),
            two(row.slowest),
            str(row.crashes),
            str(row.late),
        )
        for row in rows
    ]
    note = WORDS.say(lang, "report-ladder-note", limit=results.plan.limit)
    return section(title, drawn, table(heads(WORDS, lang, *COLUMNS), lines), note=note)


def _pairs(results: Results, lang: str) -> str:
    percent = percents(lang)
    lines = [
        (
            f"{pair.first} – {pair.second}",
            percent(pair.share.value),
            f"{percent(pair.share.low)} … {percent(pair.share.high)}",
            f"{pair.elo.elo:+.0f}",
            interval(pair.elo),
            f"{pair.better} / {pair.equal} / {pair.worse}",
        )
        for pair in results.pairs()
    ]
    columns = heads(WORDS, lang, "pair", "share", "interval", "elo", "interval", "deals")
    return section(WORDS.say(lang, "report-pairs"), table(columns, lines), note=WORDS.say(lang, "report-pairs-note"))


def _matrix(results: Results, lang: str) -> str:
    wins = results.beaten().sum(axis=0)
    bots = range(len(results.plan.bots))
    shares = [[_part(wins[a, b], wins[b, a]) if a != b else None for b in bots] for a in bots]
    title = WORDS.say(lang, "report-matrix")
    note = WORDS.say(lang, "report-matrix-note")
    return section(title, plots.matrix(results.plan.bots, shares, title, percents(lang)), note=note)


def _part(won: float, lost: float) -> float | None:
    return float(won / (won + lost)) if won + lost else None


def _points(results: Results, lang: str) -> str:
    parts = []
    for place, bot in enumerate(results.plan.bots):
        points = [s.scores[seat] for s in results.sittings for seat, sitter in enumerate(s.lineup) if sitter == place]
        if points:
            parts += [heading(bot), plots.histogram(points, bot, decimals(lang, 1))]
    return section(WORDS.say(lang, "report-points"), *parts)


def _lengths(results: Results, lang: str) -> str:
    title = WORDS.say(lang, "report-lengths")
    lengths = [sum(sitting.moves) for sitting in results.sittings]
    return section(title, plots.histogram(lengths, title, decimals(lang, 1)))


def _endings(results: Results, lang: str) -> str:
    ends = Counter(sitting.reason for sitting in results.sittings)
    return section(WORDS.say(lang, "report-endings"), endings_table(load(results.plan.game), ends, lang))


def endings_table(game: Game, ends: Counter[str], lang: str) -> str:
    """How often matches ended in which way."""
    percent, count = percents(lang), ends.total() or 1
    said = {rule: f"{game.words.say(lang, f'end-{rule}')} ({rule})" for rule in ends}
    return table(
        heads(WORDS, lang, "ending", "part"), [(said[rule], percent(n / count)) for rule, n in ends.most_common()]
    )


def _seats(results: Results, lang: str) -> str:
    parts, title = [], WORDS.say(lang, "report-seats")
    for variant, shares in results.seat_wins().items():
        rows = [(WORDS.say(lang, "seat", seat=seat), s.value, s.low, s.high) for seat, s in enumerate(shares)]
        parts.append(heading(variant) if variant else "")
        parts.append(plots.dots(rows, title, percents(lang), 1 / results.plan.seats))
    return section(title, *parts, note=WORDS.say(lang, "report-seats-note"))
