"""First moves in words: each is said as in one of the matches that began so, for its words may depend on the deal."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..core import choices
from ..core.errors import DroversError
from ..core.match import Match
from ..core.naming import named
from .entries import Entry
from .refusal import Refusal
from .shapes_club import Opening
from .table import Table

if TYPE_CHECKING:
    from .hall import Hall

SAID = 20  # of the moves matches went on with, the most frequent
KEPT = 2_000  # beginnings in words: what a finished match says never changes, and to deal it again takes milliseconds
_known: dict[tuple[str, str, str], list[str]] = {}


async def in_words(hall: Hall, found: Opening, line: list[str], lang: str) -> Opening:
    """Adds how the matches began, and the most frequent moves, in words."""
    if found.match:
        found.line = await _said(hall, found.match, line, lang)
    for move in found.moves[:SAID]:
        move.words = (await _said(hall, move.match, [*line, f"{move.seat} {move.move}"], lang))[-1]
    return found


async def _said(hall: Hall, match: str, line: list[str], lang: str) -> list[str]:
    key = match, "|".join(line), lang
    if key not in _known:
        said = await _found(hall, match, line, lang)
        if len(_known) >= KEPT:
            del _known[next(iter(_known))]  # the one found longest ago
        _known[key] = said
    return _known[key]


async def _found(hall: Hall, match: str, line: list[str], lang: str) -> list[str]:
    founding, entries = await hall.store.founding(match), await hall.store.entries(match, 0)
    if founding is None:
        raise Refusal("not-found", what="table")
    moves = [(int(text[0]), text[2:]) for text in line]
    try:
        table = Table(founding, hall.rulebooks.of(founding))
    except Refusal:  # the data tables it was played with are not here any more
        return [text for _, text in moves]
    return await asyncio.to_thread(_told, table, entries, moves, lang)


def _told(table: Table, entries: Iterable[Entry], moves: Iterable[tuple[int, str]], lang: str) -> list[str]:
    for entry in entries:
        table.apply(entry)
        if table.match:
            break
    match = table.match if table.match and not table.match.moves else table.dealt()  # some begin with moves made
    return [_step(match, seat, text, lang) for seat, text in moves]


def _step(match: Match, seat: int, text: str, lang: str) -> str:
    """A move in words, and made; one too long to be kept whole stays as it is, and so do those after it."""
    names = [match.game.words.say(lang, "seat-name", seat=str(other)) for other in range(match.seats)]
    try:
        words = choices.reading(match.game, lang, match.state, seat, match.parse(seat, text))
        match.play(seat, text)
    except DroversError:
        return text
    return named(words, names, lang)
