"""What a person may type at the table: a move, or one of a few orders, in either language."""

from __future__ import annotations

import json
import unicodedata
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from ..bots.analysis import hint
from ..bots.warming import is_warm
from ..core.choices import together
from ..core.errors import BadMove, DroversError, IllegalMove
from ..core.words import LANGUAGES
from .moves import beginning_with, moves_text, near
from .rules import rules_text
from .voice import WORDS

if TYPE_CHECKING:
    from .session import Session


THOUGHT = 200  # iterations behind a hint


class Leave(Exception):
    """A person gets up from the table."""


def obey(session: Session, seat: int, line: str) -> None:
    """Does what was typed: an order if it begins with one, else a move."""
    word, _, rest = line.partition(" ")
    order = named(word)
    if order:
        ORDERS[order](session, seat, rest.strip())
    elif not line and len(session.match.legal_moves(seat)) > 1:
        show_moves(session, seat, "")
    elif ";" in line:
        make_moves(session, seat, [text.strip() for text in line.split(";") if text.strip()])
    else:
        make_move(session, seat, line)


def names(lang: str) -> list[str]:
    """The orders as this language writes them."""
    return [WORDS.say(lang, f"order-{name}") for name in ORDERS]


def named(word: str) -> str | None:
    """The order a word stands for in any language, without regard to case and accents."""
    for name in ORDERS:
        if plain(word) in [plain(WORDS.say(lang, f"order-{name}")) for lang in LANGUAGES]:
            return name
    return "help" if word == "?" else None


def plain(word: str) -> str:
    """A word without case and accents."""
    letters = unicodedata.normalize("NFD", word.casefold())
    return "".join(letter for letter in letters if not unicodedata.combining(letter))


def make_moves(session: Session, seat: int, typed: list[str]) -> None:
    """Plays the first of moves chosen together and keeps the others for the seat's next turns, if the game lets it."""
    match, voice = session.match, session.voice
    if together(match.game, match.state, seat) is None:
        voice.tell("play-one-by-one")
        return
    try:
        for text in typed:
            match.parse(seat, text)
        match.play(seat, typed[0])
    except (BadMove, IllegalMove) as error:
        voice.show(voice.refusal(error))
        return
    session.rows[seat] = typed[1:]


def go_on(session: Session, seat: int) -> bool:
    """Makes the next of the moves chosen together; one that is refused is told, and the rest forgotten."""
    match, (text, *later) = session.match, session.rows.pop(seat)
    if together(match.game, match.state, seat) is None:
        return False
    try:
        match.play(seat, text)
    except IllegalMove as error:
        session.voice.tell("play-row-ends", move=text)
        session.voice.show(session.voice.refusal(error))
        return False
    session.rows[seat] = later
    return True


def make_move(session: Session, seat: int, typed: str) -> None:
    """Plays a typed move, or the only one that begins so; else says why not."""
    match, voice = session.match, session.voice
    legal = match.legal(seat)
    if not typed:
        typed = legal[0]
    try:
        match.play(seat, typed)
    except IllegalMove as error:
        voice.show(voice.refusal(error))
    except BadMove as error:
        found = beginning_with(legal, typed)
        if len(found) == 1:
            match.play(seat, found[0])
        elif found:
            voice.tell("play-several", text=typed)
            voice.show(moves_text(found, voice))
        else:
            voice.show(voice.refusal(error))
            suggest(session, near(legal, typed))


def suggest(session: Session, texts: list[str]) -> None:
    """Moves that may have been meant."""
    if texts:
        session.voice.tell("play-near", moves=" / ".join(texts))


def show_help(session: Session, seat: int, rest: str) -> None:
    """Every order with what it does."""
    voice = session.voice
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), show_header=False)
    for name in ORDERS:
        shown = f"{voice.say(f'order-{name}')} {voice.say(f'order-{name}.rest')}"
        table.add_row(Text(shown.strip(), "bold cyan"), voice.say(f"order-{name}.help"))
    voice.tell("play-orders")
    voice.show(table)
    if WORDS.has(f"notation-{session.match.game.name}"):
        voice.show("", Text(voice.say(f"notation-{session.match.game.name}")))


def show_moves(session: Session, seat: int, rest: str) -> None:
    """The legal moves, or those that begin with what was typed, one by one."""
    legal = session.match.legal(seat)
    if not rest:
        session.voice.show(moves_text(legal, session.voice))
        return
    found = beginning_with(legal, rest)
    session.voice.show(Text("   ".join(found)) if found else Text(session.voice.say("play-none", text=rest)))


def show_why(session: Session, seat: int, rest: str) -> None:
    """Why a move may not be made now, or that it may."""
    voice = session.voice
    try:
        refused = session.match.why_not(seat, rest)
    except BadMove as error:
        voice.show(voice.refusal(error))
        return
    if refused:
        voice.show(voice.refusal(refused))
    else:
        voice.tell("play-allowed", move=rest)


def show_hint(session: Session, seat: int, rest: str) -> None:
    """The moves a search would make on this seat, from what the seat knows, and what chances they leave."""
    voice, match = session.voice, session.match
    with voice.err.status(voice.say("compiling" if not is_warm(match.game) else "play-hinting")):
        best = hint(match.sight(seat), THOUGHT, match.ply)
    for choice in best:
        voice.tell("play-hint", move=choice.move, chances=choice.value)


def undo(session: Session, seat: int, rest: str) -> None:
    """Takes back the last step of an unfinished turn."""
    match = session.match
    try:
        match.undo(seat)
    except DroversError as error:
        session.voice.show(session.voice.refusal(error))
        return
    for who, count in session.told.items():
        session.told[who] = min(count, len(match.events))
    session.voice.tell("play-undone")


def show_log(session: Session, seat: int, rest: str) -> None:
    """Everything this seat has witnessed."""
    match = session.match
    for event in match.seen(seat):
        session.voice.fact(f"{event.ply:>3}", match.game.sentence(event, session.voice.lang))
    if not match.events:
        session.voice.tell("play-no-log")


def save(session: Session, seat: int, rest: str) -> None:
    """Writes the record, seed and all, so that the match can go on later."""
    path = Path(rest).expanduser() if rest else session.file or Path(f"{session.match.game.name}.json")
    if path != session.file and path.exists():
        answer = session.ask(session.voice.say("play-overwrite", file=str(path)))
        if plain(answer)[:1] not in ("y", "o"):
            return
    record = session.match.record() | {"players": session.players}
    try:
        path.write_text(json.dumps(record, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")
    except OSError as error:
        session.voice.tell("play-not-saved", style="red", file=str(path), problem=error.strerror or str(error))
        return
    session.file = path
    session.saved = session.match.ply
    session.voice.tell("play-saved", file=str(path))


def show_rules(session: Session, seat: int, rest: str) -> None:
    """The rules of the game, page by page where there is a screen."""
    page = rules_text(session.match.game, session.voice.lang)
    if session.voice.out.is_terminal:
        with session.voice.out.pager(styles=True):
            session.voice.show(page)
    else:
        session.voice.show(page)


def leave(session: Session, seat: int, rest: str) -> None:
    """Gets up from the table."""
    raise Leave


def farewell(session: Session) -> None:
    """Offers to save what would be lost; another interruption or the end of input means no."""
    if session.people and session.match.ply != session.saved:
        try:
            file = session.ask(session.voice.say("play-offer"))
        except (Leave, KeyboardInterrupt):
            session.voice.show("")
            return
        if file and named(file) != "quit":  # asked to leave twice
            save(session, session.people[0], file)


ORDERS: dict[str, Callable[[Session, int, str], None]] = {
    "help": show_help,
    "moves": show_moves,
    "why": show_why,
    "hint": show_hint,
    "undo": undo,
    "log": show_log,
    "save": save,
    "rules": show_rules,
    "quit": leave,
}
