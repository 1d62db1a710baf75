"""HTTP for deals of the day: one deal for everybody, one try each, compared afterwards."""

from __future__ import annotations

import re

from ..bots.table import title
from ..core.choices import reading
from ..core.game import Game
from .calls import Endpoint, game_in
from .daily import crossroads, day_after, day_of, drawn, founded, streak
from .endpoint import Call
from .refusal import Refusal
from .rows import Deal, Tried
from .shapes import TableInfo
from .shapes_daily import Crossroads, DailyField, DailyInfo, DailyLine
from .store import deals
from .telling import table_info

DAY = re.compile(r"\d{4}-\d\d-\d\d")
SHOWN = 12  # crossroads
COMPARED = 200  # tables read for them


async def today(call: Call) -> list[DailyInfo]:
    """Deals of the day."""
    day = day_of(call.hall.world().now)
    games = [call.hall.rulebooks.current(name) for name in call.hall.settings.games]
    return [await _info(call, await _deal(call, game, day)) for game in games]


async def _deal(call: Call, game: Game, day: str) -> Deal:
    """The deal of today or tomorrow, drawn if nobody has asked for it yet; of another day only if it was."""
    now, store = day_of(call.hall.world().now), call.hall.store
    found = await store.read(deals.load, game=game.name, day=day)
    if found is None and day in (now, day_after(now)):
        found = await store.write(deals.keep, drawn=drawn(game, day, call.hall.bot_names))
    if found is None:
        raise Refusal("not-found", what="deal")
    return found


async def _info(call: Call, deal: Deal) -> DailyInfo:
    now, store = day_of(call.hall.world().now), call.hall.store
    game = call.hall.rulebooks.current(deal.game)
    promised = deal if deal.day > now else await _deal(call, game, day_after(now))
    me = call.person.id if call.person else ""
    days = await store.read(deals.days_of, player=me, game=deal.game)
    return DailyInfo(
        game=deal.game,
        day=deal.day,
        seats=deal.seats,
        bot=deal.bot,
        title=title(deal.bot, call.lang),
        commitment=deal.commitment,
        tomorrow=promised.commitment,
        seed=deal.seed if deal.day < now else None,
        table=await store.read(deals.table_of, player=me, game=deal.game, day=deal.day),
        over=deal.day in days,
        played=len(await store.read(deals.field, game=deal.game, day=deal.day)),
        streak=streak(set(days), now),
        won=streak({day for day, rank in days.items() if rank == 1}, now),
    )


async def play(call: Call) -> TableInfo:
    """Your table of today's deal: founded, or the one you have."""
    hall, game = call.hall, game_in(call)
    deal = await _deal(call, game, day_of(hall.world().now))
    new = founded(game, deal, call.me.id, hall.world())
    table = await hall.store.write(deals.attempt, player=call.me.id, new=new)
    live = await hall.tables.find(table)
    if table == new.founding.id:
        await hall.made(live)
    return table_info(live.table, live.around())


async def field(call: Call) -> DailyField:
    """How everybody did; of a day that goes on only for those who are done."""
    game, day, store = game_in(call), call.path["day"], call.hall.store
    if not DAY.fullmatch(day):
        raise Refusal("not-found", what="deal")
    deal = await _info(call, await _deal(call, game, day))
    if deal.seed is None and not deal.over:
        raise Refusal("not-yet")
    lines = await store.read(deals.field, game=game.name, day=day)
    roads = await _roads(call, game, deal, lines) if deal.over and deal.table else []
    return DailyField(deal, [_line(one) for one in lines], roads)


def _line(one: Tried) -> DailyLine:
    return DailyLine(one.player, one.name, one.table, one.rank == 1, one.rank, one.points, one.margin, one.moves)


async def _roads(call: Call, game: Game, deal: DailyInfo, lines: list[Tried]) -> list[Crossroads]:
    """Where others stood as you did, read off the logs."""
    others = [one.table for one in lines if one.table != deal.table][:COMPARED]
    moves = await call.hall.store.read(deals.moves_of, wanted=[str(deal.table), *others])
    mine = moves.pop(str(deal.table))
    met = dict(crossroads(mine, list(moves.values()))[:SHOWN])
    match = (await call.hall.tables.find(str(deal.table))).table.dealt()
    found = []
    for ply, (seat, text) in enumerate(mine[: max(met, default=-1) + 1]):
        if ply in met:
            said = {
                one: reading(game, call.lang, match.state, seat, match.parse(seat, one)).rstrip(".")
                for one in (text, *met[ply])
            }
            chosen = [(said[one], count) for one, count in met[ply].most_common()]
            found.append(Crossroads(ply, said[text], chosen))
        match.play(seat, text)
    return found


ENDPOINTS = (
    Endpoint("GET", "/api/daily", today, list[DailyInfo], cost=1),
    Endpoint("POST", "/api/daily/{game}", play, TableInfo, None, 201, True, True, 2),
    Endpoint("GET", "/api/daily/{game}/{day}", field, DailyField, cost=4),
)
