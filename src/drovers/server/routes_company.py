"""HTTP for company: people one knows, challenges, a quick seek, tournaments."""

from __future__ import annotations

import re

from .calls import Endpoint
from .endpoint import Call
from .refusal import Refusal
from .routes_people import player_in
from .routes_tables import table_in
from .shapes import TableForm, TableInfo
from .shapes_club import Companion, Invitation, SeekForm, TournamentCard, TournamentForm, TournamentInfo
from .store import company, tournaments
from .tournaments import told

ID = re.compile("[0-9A-Za-z]{16}")


async def companions(call: Call) -> list[Companion]:
    """People you have played with."""
    return await call.hall.company.companions(call.me.id)


async def challenge(call: Call) -> TableInfo:
    """Challenge somebody to a match."""
    return await call.hall.company.challenge(call.body, call.me, player_in(call))


async def invitations(call: Call) -> list[Invitation]:
    """Where you are asked to."""
    return await call.hall.company.invitations(call.me.id)


async def accept(call: Call) -> TableInfo:
    """Sit down where you are asked to."""
    return await call.hall.company.accept(table_in(call), call.me.id)


async def decline(call: Call) -> None:
    """Do not sit down there."""
    await call.hall.store.write(company.withdraw, table=table_in(call), player=call.me.id)


async def seek(call: Call) -> TableInfo:
    """Play with anybody."""
    return await call.hall.company.seek(call.body, call.me)


def _tournament(call: Call) -> str:
    text = call.path["tournament"]
    if not ID.fullmatch(text):
        raise Refusal("not-found", what="tournament")
    return text


async def all_tournaments(call: Call) -> list[TournamentCard]:
    """The newest tournaments."""
    return await call.hall.store.read(tournaments.cards)


async def new_tournament(call: Call) -> TournamentInfo:
    """Make a tournament."""
    return await call.hall.tournaments.make(call.body, call.me)


async def one_tournament(call: Call) -> TournamentInfo:
    """How a tournament stands."""
    return told(await call.hall.tournaments.find(_tournament(call)))


async def enter(call: Call) -> TournamentInfo:
    """Enter a tournament."""
    return await call.hall.tournaments.enter(_tournament(call), call.me.id)


async def leave(call: Call) -> TournamentInfo:
    """Leave a tournament."""
    return await call.hall.tournaments.leave(_tournament(call), call.me.id)


async def start(call: Call) -> TournamentInfo:
    """Begin a tournament."""
    return await call.hall.tournaments.start(_tournament(call), call.me.id)


T = "/api/tournaments"
ENDPOINTS = (
    Endpoint("GET", "/api/people", companions, list[Companion], named=True),
    Endpoint("POST", "/api/players/{player}/challenge", challenge, TableInfo, TableForm, 201, True, True, 4),
    Endpoint("GET", "/api/invitations", invitations, list[Invitation], named=True),
    Endpoint("POST", "/api/invitations/{table}", accept, TableInfo, None, 200, True),
    Endpoint("DELETE", "/api/invitations/{table}", decline, named=True),
    Endpoint("POST", "/api/seek", seek, TableInfo, SeekForm, 201, True, True, 4),
    Endpoint("GET", T, all_tournaments, list[TournamentCard]),
    Endpoint("POST", T, new_tournament, TournamentInfo, TournamentForm, 201, True, True, 20),
    Endpoint("GET", T + "/{tournament}", one_tournament, TournamentInfo, cost=1),
    Endpoint("POST", T + "/{tournament}/enter", enter, TournamentInfo, None, 200, True),
    Endpoint("POST", T + "/{tournament}/leave", leave, TournamentInfo, None, 200, True),
    Endpoint("POST", T + "/{tournament}/start", start, TournamentInfo, None, 200, True, True, 10),
)
