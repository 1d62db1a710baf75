"""What a person may type at the table: a move, or one of a few orders, in either language."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from rich.table import Table
from rich.text import Text

from ..bots.warming import is_warm
from ..core.choices import together
from ..core.errors import BadMove, DroversError, IllegalMove
from ..core.spoken import hear, plain, question, spellings, topics
from ..core.typed import beginning_with
from ..core.words import LANGUAGES
from .moves import moves_text
from .rules import rules_text
from .voice import WORDS, columns

if TYPE_CHECKING:
    from .session import Session


READ = {"moves": "legal", "rules": "rules"}  # orders that show much at once, and the questions that tell it instead


class Leave(Exception):
    """A person gets up from the table."""


def obey(session: Session, seat: int, line: str) -> None:
    """Does what was typed: an order if it begins with one, else answers a question or makes a move."""
    word, _, rest = line.partition(" ")
    order = named(word)
    if order in READ and (session.spoken or (order == "rules" and rest)):
        session.answer(seat, f"{READ[order]} {rest}")
    elif order:
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


def offered(session: Session, seat: int) -> list[str]:
    """What the tab key completes to: moves, orders and questions, as this language writes them."""
    match, lang = session.match, session.voice.lang
    asked = [question(match.game, lang, topic)[0] for topic in topics(match.game)]
    return [*match.legal(seat), *names(lang), *dict.fromkeys(re.sub(r"\b[A-ZÉ]{2,}\b.*", "", one) for one in asked)]


def named(word: str) -> str | None:
    """The order a word stands for in any language, without regard to case and accents."""
    for name in ORDERS:
        if plain(word) in [plain(WORDS.say(lang, f"order-{name}")) for lang in LANGUAGES]:
            return name
    return "help" if word == "?" else None


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
    """Answers a question, or plays a typed move, or the only one that begins so; else says why not."""
    heard = hear(session.listener(seat), typed)
    if heard.move:
        session.match.play(seat, heard.move)
    for line in heard.lines:
        session.voice.show(Text(session.named(line)))


def show_help(session: Session, seat: int, rest: str) -> None:
    """Every order with what it does, every question with what it tells, and how moves are written."""
    voice, game = session.voice, session.match.game
    orders = [(f"{voice.say(f'order-{name}')} {voice.say(f'order-{name}.rest')}".strip(), name) for name in ORDERS]
    voice.tell("play-orders")
    voice.show(listed([(shown, voice.say(f"order-{name}.help")) for shown, name in orders]))
    voice.tell("play-questions")
    voice.show(listed([question(game, voice.lang, topic) for topic in topics(game) if topic not in ORDERS]))
    voice.show("", Text(game.words.say(voice.lang, "notation")), Text(spellings(game, voice.lang)))


def listed(rows: list[tuple[str, str]]) -> Table:
    """What may be typed, with what it does."""
    table = columns()
    for shown, told in rows:
        table.add_row(Text(shown, "bold cyan"), told)
    return table


def show_moves(session: Session, seat: int, rest: str) -> None:
    """The legal moves, or those that begin with what was typed, one by one."""
    legal = session.match.legal(seat)
    if not rest:
        session.voice.show(moves_text(legal, session.voice))
        return
    found = beginning_with(legal, rest)
    session.voice.show(Text("   ".join(found)) if found else Text(session.voice.say("play-none", text=rest)))


def show_hint(session: Session, seat: int, rest: str) -> None:
    """The moves the strongest bot would think of in this seat, from what the seat knows, and what they leave."""
    from ..bots.analysis import hint  # thinks, which needs arrays

    voice, match = session.voice, session.match
    with voice.err.status(voice.say("compiling" if not is_warm(match.game, "learned") else "play-hinting")):
        best = hint(match.sight(seat), seed=match.ply)
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
        session.voice.fact(f"{event.ply:>3}", session.sentence(event))
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
        session.voice.tell("not-written", style="red", file=str(path), problem=error.strerror or str(error))
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
    "hint": show_hint,
    "undo": undo,
    "log": show_log,
    "save": save,
    "rules": show_rules,
    "quit": leave,
}
