"""A match played elsewhere, brought as its record: played again through the checking door, then a table like any other.

The record proves the deal, the moves and the result.  Who played it proves nothing, so such a match is never rated nor
counted, and whoever brings it sits wherever no bot did.  Its name is made of what it is: brought twice, it is one.
"""

from __future__ import annotations

import hashlib
import re
from typing import Any

import msgspec

from ..core.errors import BadRecord
from ..core.match import Match
from ..core.record import Record, read_record, verify
from .acts import World
from .entries import Move, Resign, SeatBot, Sit, Start
from .founding import ALPHABET, Draft
from .records import PERSON
from .refusal import Refusal, refusal_of
from .rows import Founding, NewTable
from .rulebooks import Rulebooks
from .shapes import ClockRule

NAME = re.compile(r"[\w.:@-]{1,40}")  # of a bot, be it one nobody here knows
TABLE = re.compile("[0-9A-Za-z]{16}")


def brought(data: Any, player: str, world: World, rulebooks: Rulebooks) -> NewTable:
    """The table of a record; what does not replay is refused with the place named."""
    try:
        record = read_record(data)
        match = verify(record, rulebooks.current)
    except BadRecord as error:
        raise refusal_of(error) from None
    founding = _founding(record, match, player, world)
    draft = Draft(rulebooks.of(founding), founding, world.now)
    bots = _bots(record, match, world)
    for seat, bot in enumerate(bots):
        draft.add(Sit(seat) if bot is None else SeatBot(seat, bot), player)
    _play(draft, record, match, player, world)
    return draft.done()


def _founding(record: Record, match: Match, player: str, world: World) -> Founding:
    """Its own deal, at a table of one's own without a clock."""
    whole = match.record()
    if whole["seed"] is None:
        raise Refusal("set-up", field="position")
    same = {name: whole[name] for name in ("game", "rules", "options", "seats", "seed", "commitment", "tables")}
    return Founding(
        id=_name(player, whole, record), clock=ClockRule(), open=False, rated=False, created=world.now, **same
    )


def _name(player: str, whole: dict[str, Any], record: Record) -> str:
    """The same for the same match of the same player, and for nothing else."""
    about = [player, whole, record.players, record.resigned, record.continued]
    number = int.from_bytes(hashlib.sha256(msgspec.json.encode(about, order="deterministic")).digest())
    return "".join(ALPHABET[number // len(ALPHABET) ** place % len(ALPHABET)] for place in range(16))


def _bots(record: Record, match: Match, world: World) -> list[str | None]:
    """The bot of each seat; None where a person decided, if only at first."""
    bots = [None if name in (PERSON, "") else name for name in record.players] or [None] * match.seats
    if len(bots) != match.seats or any(not 0 <= seat < match.seats for seat in record.resigned):
        raise Refusal("no-such-seat", field="players", last=match.seats - 1)
    over = match.outcome is not None or (match.seats == 2 and bool(record.resigned))
    for bot in filter(None, bots):
        if not NAME.fullmatch(bot) if over else bot not in world.bots:
            raise Refusal("unknown-bot", field="players", name=bot, known=", ".join(world.bots))
    if not over and None not in bots:
        raise Refusal("no-me", field="players")
    return [None if seat in record.resigned else bot for seat, bot in enumerate(bots)]


def _play(draft: Draft, record: Record, match: Match, player: str, world: World) -> None:
    """Everything that happened, in its order, as far as the record knows it."""
    taken_up = record.continued if record.continued and TABLE.fullmatch(record.continued.table) else None
    first = min(max(taken_up.ply, 0), match.ply - bool(match.outcome)) if taken_up else 0
    entropy = list(match.record()["entropy"])
    draft.add(Start(taken_up.table if taken_up else "", match.moves[:first], entropy, brought=True), player)
    if match.seats > 2:
        for seat in record.resigned:  # from when on its bot played is not known, and changes nothing
            named = record.players[seat] if record.players else PERSON
            draft.add(Resign(seat, world.substitute if named in (PERSON, "") else named), player)
    for seat, text in match.moves[first:]:
        draft.add(Move(seat, text), None)
    if match.seats == 2 and record.resigned and not match.outcome:
        draft.add(Resign(record.resigned[0]), player)
