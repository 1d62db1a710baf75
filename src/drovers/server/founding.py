"""Making tables: a new one from a form, and the next one from an old."""

from __future__ import annotations

import secrets
import string

from msgspec import structs

from ..core.errors import DroversError
from ..core.game import Game
from ..core.seed import commitment, read_seed
from .acts import World
from .entries import Act, Answer, Entry, Offer, SeatBot, Sit, Start
from .refusal import Refusal, refusal_of
from .rows import Founding, NewTable
from .shapes import ClockRule, ContinueForm, TableForm
from .table import Table

ALPHABET = string.ascii_letters + string.digits
ME, OPEN = "me", "open"


def new_id(length: int) -> str:
    """A name nobody can guess."""
    return "".join(secrets.choice(ALPHABET) for _ in range(length))


class Draft:
    """A table that is being made: it goes through the same fold as any other."""

    def __init__(self, game: Game, founding: Founding, now: int):
        self.table, self.now, self.entries = Table(founding, game), now, list[Entry]()

    def add(self, act: Act, player: str | None) -> None:
        """The next thing that happens."""
        entry = Entry(self.table.version + 1, act, player, self.now)
        self.table.apply(entry)
        self.entries.append(entry)

    def done(self) -> NewTable:
        """The table with all of it."""
        table = self.table
        return NewTable(table.founding, self.entries, table.summary(), table.placings())


def from_form(game: Game, form: TableForm, player: str, world: World) -> NewTable:
    """The table a form describes; what cannot be is refused."""
    _check(form, world)
    founding = _founding(game, form, world)
    draft = Draft(game, founding, world.now)
    for seat, who in enumerate(form.seats):
        if who == ME:
            draft.add(Sit(seat, form.entropy), player)
        elif who != OPEN:
            draft.add(SeatBot(seat, who), player)
    if form.start:
        draft.add(Start(), player)
    return draft.done()


def _founding(game: Game, form: TableForm, world: World) -> Founding:
    """What is fixed about a table of that form, with a fresh seed."""
    try:
        options = game.chosen(game.blank(len(form.seats), form.options))
    except DroversError as error:
        raise refusal_of(error) from None
    seed = read_seed(None)
    return Founding(
        id=world.fresh(),
        game=game.name,
        rules=game.version,
        options=options,
        seats=len(form.seats),
        clock=form.clock,
        open=form.open,
        rated=form.rated,
        seed=seed.hex(),
        commitment=commitment(seed),
        created=world.now,
        tables=game.data.digest if game.data else None,
    )


def arranged(game: Game, form: TableForm, seated: list[tuple[str | None, str]], world: World) -> NewTable:
    """A table that has begun with these on its seats, a player or a bot on each: nobody has to come first."""
    draft = Draft(game, _founding(game, form, world), world.now)
    for seat, (player, bot) in enumerate(seated):
        draft.add(Sit(seat) if player else SeatBot(seat, bot), player)
    draft.add(Start(), None)
    return draft.done()


def _check(form: TableForm, world: World) -> None:
    for who in form.seats:
        if who not in (ME, OPEN, *world.bots):
            raise Refusal("unknown-bot", field="seats", name=who, known=", ".join(world.bots))
    if ME not in form.seats:
        raise Refusal("no-me", field="seats")
    if form.start and OPEN in form.seats:
        raise Refusal("cannot-start", field="start")
    bots = [who for who in form.seats if who not in (ME, OPEN)]
    if form.rated and (form.seats.count(ME) > 1 or len(set(bots)) < len(bots)):
        raise Refusal("rated-alone", field="rated")


def played_on(old: Table, form: ContinueForm, player: str, world: World) -> NewTable:
    """A finished match played on from one of its moments: the same deal, a bot on every other seat, for practice."""
    if old.match is None or old.status != "over":
        raise Refusal("not-over")
    if form.ply > old.ply:
        raise Refusal("ply", field="ply", plies=old.ply)
    if form.seat >= old.founding.seats:
        raise Refusal("no-such-seat", field="seat", last=old.founding.seats - 1)
    if form.bot not in world.bots:
        raise Refusal("unknown-bot", field="bot", name=form.bot, known=", ".join(world.bots))
    moves = old.match.moves[: form.ply]
    if not old.after(moves).to_move:
        raise Refusal("ended", field="ply")
    draft = Draft(old.game, _practice(old.founding, world), world.now)
    for seat in range(old.founding.seats):
        draft.add(Sit(seat) if seat == form.seat else SeatBot(seat, form.bot), player)
    draft.add(Start(old.founding.id, moves, old.entropy), player)
    return draft.done()


def _practice(old: Founding, world: World) -> Founding:
    """The same deal, at a table of one's own."""
    fresh = {"id": world.fresh(), "created": world.now}
    return structs.replace(old, clock=ClockRule(), open=False, rated=False, **fresh)


def next_table(old: Table, entry: Entry, world: World) -> NewTable | None:
    """The next table, if this entry completed the agreement: everybody moves up one seat, and a new seed is drawn."""
    if not isinstance(entry.act, Offer | Answer) or old.rematch is None or old.rematch != entry.act.table:
        return None
    seed = read_seed(None)
    game = old.game.newest  # a new match follows the rules of today
    fresh = {"id": old.rematch, "seed": seed.hex(), "commitment": commitment(seed), "created": world.now}
    draft = Draft(game, structs.replace(old.founding, rules=game.version, open=False, **fresh), world.now)
    for seat in range(len(old.places)):
        place = old.places[(seat + 1) % len(old.places)]
        if place.is_person:
            draft.add(Sit(seat, place.entropy), place.player)
        elif place.bot:
            draft.add(SeatBot(seat, place.bot), entry.player)
    if all(place.taken for place in draft.table.places):
        draft.add(Start(), entry.player)
    return draft.done()
