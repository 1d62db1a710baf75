"""An evening's tournament: people enter by a link, rounds are made of tables like any other, standings follow."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from .clock import now
from .founding import arranged, new_id
from .pairing import Played, most_rounds, next_round, points
from .refusal import Refusal
from .rows import NewTable, Person
from .shapes import TableForm
from .shapes_club import Board, Placed, TournamentForm, TournamentInfo
from .store import company, tournaments
from .store.notices import Asked
from .store.tournaments import Tournament
from .timetable import Group, Round

if TYPE_CHECKING:
    from .hall import Hall
    from .live import Live

ENTRANTS_MOST = 128


def rounds_of(one: Tournament) -> list[Round]:
    """The rounds so far, as pairing knows them."""
    rounds: list[Round] = [[] for _ in range(one.round)]
    for pairing in one.pairings:
        rounds[pairing.round - 1].append(pairing.numbers)
    return rounds


def scores_of(one: Tournament) -> dict[int, float]:
    """What everybody has scored: sitting out is worth a win."""
    scores = {entrant.number: 0.0 for entrant in one.entrants}
    for pairing in one.pairings:
        gained = [1.0] if pairing.table is None else points(pairing.ranks) if pairing.ranks else []
        for number, score in zip(pairing.numbers, gained, strict=False):
            scores[number] += score
    return scores


def standings(one: Tournament) -> list[Placed]:
    """Everybody, the first first: by points, then by what those they met have scored."""
    scores = scores_of(one)
    met = dict.fromkeys(scores, 0.0)
    for pairing in one.pairings:
        for number in pairing.numbers:
            met[number] += sum(scores[other] for other in pairing.numbers if other != number)
    placed = []
    for who in one.entrants:
        mine, others = round(scores[who.number], 3), round(met[who.number], 3)
        placed.append(Placed(who.number, who.player, who.name, who.bot, mine, others, who.left))
    return sorted(placed, key=lambda who: (-who.points, -who.met, who.number))


def missing(one: Tournament) -> int:
    """How many bots would fill up the tables, if there are any to do so."""
    entered, seats = len(one.entrants), one.form.seats
    return max(seats - entered, -entered % seats) if one.form.filler and not one.round else 0


def to_play(one: Tournament) -> int:
    """How many rounds there will be with those who have entered; as many as are wanted while they fill no table."""
    entered = len(one.entrants) + missing(one)
    return most_rounds(entered, one.form.seats, one.form.rounds) if entered >= one.form.seats else one.form.rounds


def told(one: Tournament) -> TournamentInfo:
    """A tournament as everybody may see it."""
    rounds: list[list[Board]] = [[] for _ in range(one.round)]
    for pairing in one.pairings:
        gained = points(pairing.ranks) if pairing.ranks else None
        rounds[pairing.round - 1].append(Board(pairing.table, list(pairing.numbers), gained))
    return TournamentInfo(
        one.id, one.form, one.host, one.status, one.round, one.created, standings(one), rounds, to_play(one)
    )


def is_done(one: Tournament) -> bool:
    """Whether every table of the round is over."""
    return all(pairing.ranks for pairing in one.pairings if pairing.round == one.round and pairing.table)


class Tournaments:
    """The tournaments of this house."""

    def __init__(self, hall: Hall):
        self.hall = hall
        self.tables: dict[str, str] = {}  # those being played here -> their tournament
        self.busy = WeakValueDictionary[str, asyncio.Lock]()  # forgotten with whoever waits

    async def find(self, tournament: str) -> Tournament:
        """A tournament by its id; refused if there is none."""
        one = await self.hall.store.read(tournaments.load, tournament=tournament)
        if one is None:
            raise Refusal("not-found", what="tournament")
        return one

    async def make(self, form: TournamentForm, person: Person) -> TournamentInfo:
        """A new one, which its host has entered."""
        game = self.hall.rulebooks.current(form.game)
        for bot in filter(None, [form.filler, *form.bots]):
            if bot not in self.hall.bot_names:
                raise Refusal("unknown-bot", field="filler", name=bot, known=", ".join(self.hall.bot_names))
        if form.seats not in game.seats:
            raise Refusal("malformed", field="seats", problem="seats")
        arranged(game, self._table(form), [(None, self.hall.bot_names[0])] * form.seats, self.hall.world())  # can be
        name, store = new_id(16), self.hall.store
        await store.write(tournaments.make, tournament=name, host=person.id, form=form, at=now())
        return told(await self.find(name))

    async def enter(self, tournament: str, player: str) -> TournamentInfo:
        """One more: before the start, or back again."""
        one = await self.find(tournament)
        known = any(who.player == player for who in one.entrants)
        if one.status != "waiting" and not known:
            raise Refusal("not-waiting")
        if len(one.entrants) >= ENTRANTS_MOST and not known:
            raise Refusal("too-many", what="entrants", most=ENTRANTS_MOST)
        await self.hall.store.write(tournaments.enter, tournament=tournament, player=player)
        return told(await self.find(tournament))

    async def leave(self, tournament: str, player: str) -> TournamentInfo:
        """One less, from the next round on; a match that goes on goes on."""
        one = await self.find(tournament)
        begun = one.status != "waiting"
        await self.hall.store.write(tournaments.leave, tournament=tournament, player=player, begun=begun)
        return told(await self.find(tournament))

    async def start(self, tournament: str, player: str) -> TournamentInfo:
        """The host begins: bots fill up what is missing, and the first round is made."""
        one = await self.find(tournament)
        if one.host != player:
            raise Refusal("not-host")
        if one.status != "waiting":
            raise Refusal("not-waiting")
        form = one.form
        if len(one.entrants) < form.seats and not form.filler:
            raise Refusal("not-full")
        for _ in range(missing(one)):
            await self.hall.store.write(tournaments.enter, tournament=tournament, player=None, bot=form.filler)
        await self.go_on(tournament)
        return told(await self.find(tournament))

    # ---------------------------------------------------------------------------------------------------------- rounds

    def after(self, live: Live) -> None:
        """A match is over; it may have been the last of its round."""
        tournament = self.tables.pop(live.table.founding.id, None)
        if tournament:
            self.hall.background.spawn(self.go_on(tournament))

    async def sweep(self) -> None:
        """Rounds that ended unnoticed: on another instance, or while no server ran."""
        for tournament in await self.hall.store.read(tournaments.running):
            await self.go_on(tournament)

    async def go_on(self, tournament: str) -> None:
        """Makes the next round if the last one is over, or ends it."""
        async with self.busy.setdefault(tournament, asyncio.Lock()):
            one = await self.find(tournament)
            if one.status == "over" or not is_done(one):
                return
            groups: Round = []
            left = to_play(one) - one.round
            if left > 0:
                here = [who.number for who in one.entrants if not self._is_gone(who, one.form)]
                played = Played(rounds_of(one), scores_of(one))
                groups = await asyncio.to_thread(next_round, here, one.form.seats, played, left)
            made = [(group, self._founded(one, group)) for group in groups]
            if await self.hall.store.write(tournaments.advance, tournament=tournament, after=one.round, made=made):
                await self._begin(one, made)

    def _is_gone(self, who: tournaments.Entrant, form: TournamentForm) -> bool:
        """Who has left plays no more, unless a bot fills the place; so does an account that was deleted."""
        return (who.left or (who.player is None and who.bot is None)) and not form.filler

    def _table(self, form: TournamentForm) -> TableForm:
        seats = ["open"] * form.seats
        return TableForm(form.game, seats, form.options, form.clock, open=True, rated=form.rated)

    def _founded(self, one: Tournament, group: Group) -> NewTable | None:
        """The table of a group, which has begun; none for whoever sits out."""
        if len(group) == 1:
            return None
        by_number = {who.number: who for who in one.entrants}
        seated = []
        for who in (by_number[number] for number in group):
            plays = who.player if not who.left else None
            seated.append((plays, who.bot or one.form.filler))
        game = self.hall.rulebooks.current(one.form.game)
        return arranged(game, self._table(one.form), seated, self.hall.world())

    async def _begin(self, one: Tournament, made: list[tuple[Group, NewTable | None]]) -> None:
        """Bots think, and players are told where they sit."""
        by_number = {who.number: who.player for who in one.entrants if not who.left}
        for group, table in made:
            if table is None:
                continue
            name = table.founding.id
            self.tables[name] = one.id
            await self.hall.made(await self.hall.tables.find(name))
            players = tuple(player for number in group if (player := by_number.get(number)))
            asked = Asked(players, name, one.form.game, one.form.name, "round")
            self.hall.presence.invite(asked)
            self.hall.post.wake(players)
            if self.hall.store.shared and players:
                await self.hall.store.write(company.ask, asked=asked)
