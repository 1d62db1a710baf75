"""HTTP for people: names, accounts, tokens, profiles, leaderboards."""

from __future__ import annotations

import re

from aiohttp import web

from .accounts import COOKIE, key_in
from .calls import Endpoint
from .endpoint import Call, json_response, with_cookie
from .refusal import Refusal
from .shapes import Profile, Rating
from .shapes_people import AccountForm, GuestForm, LabelForm, Me, NewPasswordForm, PasswordForm, SessionInfo, TokenInfo
from .store import people, results

ID = re.compile("[0-9A-Za-z]{12}")


async def me(call: Call) -> Me:
    """Who you are to the server."""
    person = call.person
    return Me(person.id, person.name, person.account) if person else Me(None, "", None)


async def _as_me(call: Call, player: str, cookie: str | None) -> web.Response:
    """Who that player is from now on, with the key of its session if it has a new one."""
    person = await call.hall.store.read(people.by_id, player=player)
    if person is None:
        raise Refusal("not-found", what="player")
    response = json_response(Me(person.id, person.name, person.account))
    return with_cookie(call, response, cookie) if cookie else response


def _nobody() -> web.Response:
    response = web.Response(status=204)
    response.del_cookie(COOKIE)
    return response


async def guest(call: Call) -> web.Response:
    """Take a name, or another one."""
    return await _as_me(call, *await call.accounts.guest(call.body.name, call.person, call.device))


async def register(call: Call) -> web.Response:
    """Make an account of this guest."""
    cookie = await call.accounts.register(call.me, call.body.name, call.body.password, key_in(call.request))
    return await _as_me(call, call.me.id, cookie)


async def change_password(call: Call) -> web.Response:
    """Change your password."""
    cookie = await call.accounts.change_password(call.me, call.body.old, call.body.new, key_in(call.request))
    return await _as_me(call, call.me.id, cookie)


async def sessions(call: Call) -> list[SessionInfo]:
    """Where you are signed in."""
    return await call.accounts.sessions_of(call.me, key_in(call.request))


async def end_session(call: Call) -> None:
    """Sign out somewhere."""
    await call.accounts.end_sessions(call.me, _id(call, "session"))


async def end_sessions(call: Call) -> web.Response:
    """Sign out everywhere."""
    await call.accounts.end_sessions(call.me)
    return _nobody()


async def sign_in(call: Call) -> web.Response:
    """Sign in to your account."""
    account, cookie = await call.accounts.sign_in(call.body.name, call.body.password, call.person, call.device)
    return with_cookie(call, json_response(Me(account.id, account.name, account.account)), cookie)


async def sign_out(call: Call) -> web.Response:
    """End this session."""
    await call.accounts.sign_out(call.request.cookies.get(COOKIE))
    return _nobody()


async def delete_account(call: Call) -> web.Response:
    """Delete your account."""
    await call.accounts.delete(call.me, call.body.password)
    return _nobody()


def _id(call: Call, what: str) -> str:
    """The id in the address; what cannot be one is looked for nowhere."""
    text = str(call.path[what])
    if not ID.fullmatch(text):
        raise Refusal("not-found", what=what)
    return text


async def tokens(call: Call) -> list[TokenInfo]:
    """Tokens for your bots."""
    return await call.hall.store.read(people.tokens_of, player=call.me.id)


async def new_token(call: Call) -> TokenInfo:
    """A new token, shown this once."""
    return await call.accounts.new_token(call.me, call.body.label)


async def delete_token(call: Call) -> None:
    """Delete a token."""
    await call.accounts.delete_token(call.me, _id(call, "token"))


def player_in(call: Call) -> str:
    """The player in the address."""
    return _id(call, "player")


async def profile(call: Call) -> Profile:
    """What everybody may know of a player."""
    player = player_in(call)
    read = call.hall.store.read
    person = await read(people.by_id, player=player)
    if person is None:
        raise Refusal("not-found", what="player")
    rated = await read(results.ratings_of, player=player)
    tallies = await read(results.tallies, player=player)
    best = await read(results.best_wins, player=player)
    return Profile(player, person.name, person.account is not None, person.created, rated, tallies, best)


def played_in(call: Call) -> tuple[str, int]:
    """The game in the address, and for how many."""
    game, text = call.hall.rulebooks.current(call.path["game"]), call.path["seats"]
    if text not in map(str, game.seats):
        raise Refusal("not-found", what="leaderboard")
    return game.name, int(text)


async def leaderboard(call: Call) -> list[Rating]:
    """The best of a game with so many seats."""
    game, seats = played_in(call)
    return await call.hall.store.read(results.leaderboard, game=game, seats=seats)


ENDPOINTS = (
    Endpoint("GET", "/api/me", me, Me),
    Endpoint("POST", "/api/guest", guest, Me, GuestForm, cost=2),
    Endpoint("POST", "/api/account", register, Me, AccountForm, named=True),
    Endpoint("DELETE", "/api/account", delete_account, None, PasswordForm, named=True),
    Endpoint("PUT", "/api/account/password", change_password, Me, NewPasswordForm, named=True),
    Endpoint("GET", "/api/sessions", sessions, list[SessionInfo], named=True),
    Endpoint("DELETE", "/api/sessions", end_sessions, named=True),
    Endpoint("DELETE", "/api/sessions/{session}", end_session, named=True),
    Endpoint("POST", "/api/sign-in", sign_in, Me, AccountForm),
    Endpoint("POST", "/api/sign-out", sign_out),
    Endpoint("GET", "/api/tokens", tokens, list[TokenInfo], named=True),
    Endpoint("POST", "/api/tokens", new_token, TokenInfo, LabelForm, 201, True, cost=4),
    Endpoint("DELETE", "/api/tokens/{token}", delete_token, named=True),
    Endpoint("GET", "/api/players/{player}", profile, Profile),
    Endpoint("GET", "/api/leaderboards/{game}/{seats}", leaderboard, list[Rating]),
)
