"""A study as one page: variants side by side, seats, endings, lengths, points, and what is played and wins."""

from __future__ import annotations

from html import escape
from pathlib import Path

from ..arena import plots
from ..arena.html import code, document, folded, heading, section, table
from ..arena.rating import Share
from ..arena.report import options_text
from ..arena.words import WORDS as ARENA
from ..arena.words import decimals, heads, percents
from ..core.events import Kind
from ..core.game import Game
from ..core.words import Words
from ..games import load
from .balance import Balance, Deed
from .study import Study
from .watching import piece_field

WORDS = Words(Path(__file__).parent)
SHOWN = 20  # pieces in one drawing: those that win most, and least
ENOUGH = 10  # seats that did something: fewer say nothing about it


def page(study: Study, balances: list[Balance], lang: str) -> str:
    """The whole report in one language."""
    game, first = load(study.game), balances[0]
    shown = [first, *(balance for balance in balances[1:] if balance.matches != first.matches)]
    same = [balance.variant.name for balance in balances if balance not in shown]
    head = [WORDS.say(lang, "lab-head", bot=study.bot, matches=study.matches, variants=len(shown))]
    head.append(f"{code(options_text({'': first.variant.options}))} · seed {study.seed}")
    if same:
        head.append(WORDS.say(lang, "lab-same", names=", ".join(same)))
    if lost := sum(balance.lost for balance in balances):
        head.append(WORDS.say(lang, "lab-lost", count=lost))
    head += [escape(text) for text in crash(study, balances, lang)]
    parts = (_glance, _seats, _endings, _lengths, _points, _deeds)
    title = WORDS.say(lang, "lab-title", game=game.words.say(lang, "name"))
    return document(lang, title, head, [part(game, shown, lang) for part in parts] if first.matches else [])


def crash(study: Study, balances: list[Balance], lang: str) -> list[str]:
    """What the bot's first crash was, if it had one."""
    found = [balance.problem() for balance in balances if balance.problem()]
    return [ARENA.say(lang, "report-crash", bot=study.bot, problem=text) for text in found[:1]]


def named(balance: Balance, lang: str) -> str:
    """A variant as the reader knows it."""
    return balance.variant.name or WORDS.say(lang, "lab-first", seats=balance.variant.seats)


def _mean(values: list[int], lang: str) -> str:
    return decimals(lang, 1)(sum(values) / len(values)) if values else "–"


def glance_rows(balances: list[Balance], lang: str) -> list[list[str]]:
    """One line a variant: wins of every seat, length, points, margin, ties."""
    percent = percents(lang)
    return [
        [
            named(balance, lang),
            " · ".join(percent(share.value) for share in balance.seats()),
            _mean(balance.lengths(), lang),
            _mean(balance.points(), lang),
            _mean(balance.margins(), lang),
            percent(balance.ties().value),
        ]
        for balance in balances
    ]


GLANCE = ("variant", "seats", "length", "points", "margin", "ties")


def _glance(game: Game, balances: list[Balance], lang: str) -> str:
    return section(WORDS.say(lang, "lab-glance"), table(heads(WORDS, lang, *GLANCE), glance_rows(balances, lang)))


def _seats(game: Game, balances: list[Balance], lang: str) -> str:
    """A drawing for every seat, the variants one below the other; where there is one variant, the seats."""
    parts = []
    for seats in sorted({balance.variant.seats for balance in balances}):
        alike = [balance for balance in balances if balance.variant.seats == seats]
        if len(alike) == 1:
            names = [WORDS.say(lang, "lab-seat", seat=seat, seats=seats) for seat in range(seats)]
            parts.append(_drawn_seats(named(alike[0], lang), names, alike[0].seats(), lang, seats))
            continue
        for seat in range(seats if seats > 2 else 1):  # of two seats one says it all
            names = [named(balance, lang) for balance in alike]
            shares = [balance.seats()[seat] for balance in alike]
            parts.append(_drawn_seats(WORDS.say(lang, "lab-seat", seat=seat, seats=seats), names, shares, lang, seats))
    return section(WORDS.say(lang, "lab-seats"), *parts, note=WORDS.say(lang, "lab-seats-note"))


def _drawn_seats(title: str, names: list[str], shares: list[Share], lang: str, seats: int) -> str:
    rows = [(name, share.value, share.low, share.high) for name, share in zip(names, shares, strict=True)]
    return heading(title) + plots.dots(rows, title, percents(lang), 1 / seats)


def _endings(game: Game, balances: list[Balance], lang: str) -> str:
    """Variants down, endings across, each ending spelt out below."""
    rules = list(dict.fromkeys(rule for balance in balances for rule, _ in balance.endings().most_common()))
    percent = percents(lang)
    rows = []
    for balance in balances:
        ends = balance.endings()
        rows.append([named(balance, lang), *(percent(ends[rule] / ends.total()) for rule in rules)])
    spelt = "<br>".join(f"{code(rule)} {game.words.say(lang, f'end-{rule}')}" for rule in rules)
    drawn = table([WORDS.say(lang, "column-variant"), *rules], rows)
    return section(WORDS.say(lang, "lab-endings"), drawn, f'<p class="note">{spelt}</p>')


def _histograms(balances: list[Balance], lang: str, *what: str) -> list[str]:
    """The distributions of the first variant, those of the others folded away."""
    parts: list[str] = []
    for balance in balances:
        drawn = []
        for key in what:
            label = WORDS.say(lang, f"lab-{key}")
            drawn += [heading(label), plots.histogram(getattr(balance, key)(), label, decimals(lang, 1))]
        parts += drawn if balance is balances[0] else [folded(named(balance, lang), *drawn)]
    return parts


def _lengths(game: Game, balances: list[Balance], lang: str) -> str:
    return section(WORDS.say(lang, "lab-length"), *_histograms(balances, lang, "lengths"))


def _points(game: Game, balances: list[Balance], lang: str) -> str:
    return section(WORDS.say(lang, "lab-score"), *_histograms(balances, lang, "points", "margins"))


def _deeds(game: Game, balances: list[Balance], lang: str) -> str:
    """What seats did in the first variant with every figure; in the others, folded away, only drawn."""
    parts = _variant_deeds(game, balances[0], lang, whole=True)
    parts += [folded(named(one, lang), *_variant_deeds(game, one, lang, whole=False)) for one in balances[1:]]
    return section(WORDS.say(lang, "lab-deeds"), *parts, note=WORDS.say(lang, "lab-deeds-note"))


def _variant_deeds(game: Game, balance: Balance, lang: str, *, whole: bool) -> list[str]:
    kinds = {kind.name: kind for kind in game.kinds.values()}
    deeds, parts = balance.deeds(), list[str]()
    every = [deed for deed in deeds if not deed.piece]
    parts.append(_drawn(game, kinds, every, lang, balance.fair, WORDS.say(lang, "lab-kinds"), whole=whole))
    for name in dict.fromkeys(deed.kind for deed in deeds if deed.piece):
        pieces = [deed for deed in deeds if deed.kind == name and deed.piece]
        parts.append(_drawn(game, kinds, pieces, lang, balance.fair, kind_text(game, kinds[name], lang), whole=whole))
    return parts


def _drawn(
    game: Game, kinds: dict[str, Kind], deeds: list[Deed], lang: str, fair: float, title: str, *, whole: bool
) -> str:
    """A drawing of what wins most and least, and where it is wanted the table of all."""
    texts = {deed: deed_text(game, kinds[deed.kind], deed, lang) for deed in deeds}
    known = sorted((deed for deed in deeds if deed.wins.count >= ENOUGH), key=lambda deed: -deed.wins.value)
    if len(known) > SHOWN:
        known = (
            sorted(known, key=lambda deed: -deed.wins.low)[: SHOWN // 2]
            + sorted(known, key=lambda deed: -deed.wins.high)[-SHOWN // 2 :]
        )
    rows = [(texts[deed], deed.wins.value, deed.wins.low, deed.wins.high) for deed in known]
    parts = [heading(title), plots.dots(rows, title, percents(lang), fair) if rows else ""]
    if whole:
        parts.append(folded(WORDS.say(lang, "lab-all", count=len(deeds)), _deed_table(deeds, texts, lang)))
    return "".join(parts)


def _deed_table(deeds: list[Deed], texts: dict[Deed, str], lang: str) -> str:
    percent, two = percents(lang), decimals(lang, 2)
    rows = [
        (
            texts[deed],
            two(deed.times),
            two(deed.by_winners),
            two(deed.by_others),
            percent(deed.matches),
            percent(deed.wins.value),
            f"{percent(deed.wins.low)} … {percent(deed.wins.high)}",
        )
        for deed in sorted(deeds, key=lambda deed: -deed.times)
    ]
    return table(heads(WORDS, lang, "deed", "times", "winners", "others", "matches", "wins", "interval"), rows)


def kind_text(game: Game, kind: Kind, lang: str) -> str:
    """What happens in such an event, with its blanks left open."""
    return game.words.say(lang, f"event-{kind.name}", **dict.fromkeys(kind.fields, "…"))


def deed_text(game: Game, kind: Kind, deed: Deed, lang: str) -> str:
    """The piece by its name, or what happens where there is none."""
    if not deed.piece:
        return kind_text(game, kind, lang)
    return str(game.notation.spell(game.words, lang, piece_field(kind.fields), deed.piece))
