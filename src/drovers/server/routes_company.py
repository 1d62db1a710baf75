"""HTTP for company: people one knows, challenges, a quick seek, tournaments."""

from __future__ import annotations

import re
from functools import partial

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
    """Those you have played with."""
    return await call.hall.company.companions(call.me.id)


async def challenge(call: Call) -> TableInfo:
    """A table for the two of you."""
    return await call.hall.company.challenge(call.body, call.me, player_in(call))


async def invitations(call: Call) -> list[Invitation]:
    """Where you are asked to."""
    return await call.hall.company.invitations(call.me.id)


async def accept(call: Call) -> TableInfo:
    """You sit down there."""
    return await call.hall.company.accept(table_in(call), call.me.id)


async def decline(call: Call) -> None:
    """You do not."""
    await call.hall.store.write(partial(company.withdraw, table=table_in(call), player=call.me.id))


async def seek(call: Call) -> TableInfo:
    """Anybody."""
    return await call.hall.company.seek(call.body, call.me)


def _tournament(call: Call) -> str:
    text = call.path["tournament"]
    if not ID.fullmatch(text):
        raise Refusal("not-found", what="tournament")
    return text


async def all_tournaments(call: Call) -> list[TournamentCard]:
    """The newest."""
    return await call.hall.store.read(tournaments.cards)


async def new_tournament(call: Call) -> TournamentInfo:
    """One of yours."""
    return await call.hall.tournaments.make(call.body, call.me)


async def one_tournament(call: Call) -> TournamentInfo:
    """How it stands."""
    return told(await call.hall.tournaments.find(_tournament(call)))


async def enter(call: Call) -> TournamentInfo:
    """You play along."""
    return await call.hall.tournaments.enter(_tournament(call), call.me.id)


async def leave(call: Call) -> TournamentInfo:
    """You do not any more."""
    return await call.hall.tournaments.leave(_tournament(call), call.me.id)


async def start(call: Call) -> TournamentInfo:
    """It begins."""
    return await call.hall.tournaments.start(_tournament(call), call.me.id)


T = "/api/tournaments"
ENDPOINTS = (
    Endpoint("GET", "/api/people", companions, "People you have played with", list[Companion], named=True),
    Endpoint(
        "POST",
        "/api/players/{player}/challenge",
        challenge,
        "Challenge somebody",
        TableInfo,
        TableForm,
        201,
        True,
        True,
        4,
    ),
    Endpoint("GET", "/api/invitations", invitations, "Where you are asked to", list[Invitation], named=True),
    Endpoint("POST", "/api/invitations/{table}", accept, "Sit down there", TableInfo, None, 200, True),
    Endpoint("DELETE", "/api/invitations/{table}", decline, "Do not", named=True),
    Endpoint("POST", "/api/seek", seek, "Play with anybody", TableInfo, SeekForm, 201, True, True, 4),
    Endpoint("GET", T, all_tournaments, "Tournaments", list[TournamentCard]),
    Endpoint("POST", T, new_tournament, "Make a tournament", TournamentInfo, TournamentForm, 201, True, True, 20),
    Endpoint("GET", T + "/{tournament}", one_tournament, "How a tournament stands", TournamentInfo, cost=1),
    Endpoint("POST", T + "/{tournament}/enter", enter, "Enter it", TournamentInfo, None, 200, True),
    Endpoint("POST", T + "/{tournament}/leave", leave, "Leave it", TournamentInfo, None, 200, True),
    Endpoint("POST", T + "/{tournament}/start", start, "Begin it", TournamentInfo, None, 200, True, True, 10),
)
