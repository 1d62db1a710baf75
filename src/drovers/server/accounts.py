"""Who somebody is: guests, accounts, sessions and tokens.  Passwords are kept as argon2, everything else as SHA-256."""

from __future__ import annotations

import asyncio
import hashlib
import re
import secrets
import unicodedata
from functools import cache, partial

from aiohttp import web
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from .clock import now
from .founding import new_id
from .hall import Hall
from .refusal import Refusal
from .shapes import TokenInfo
from .store import people
from .store.people import Person
from .wire import HandOver, Leave

COOKIE = "drovers"
HASHER = PasswordHasher()
TOKENS_MOST = 20


@cache
def nobody() -> str:
    """What is checked in place of an account that does not exist: as slow as one that does."""
    return HASHER.hash("nobody")


def key_of(secret: str) -> str:
    """What the database knows of a cookie or a token."""
    return hashlib.sha256(secret.encode()).hexdigest()


def key_in(request: web.BaseRequest) -> str | None:
    """The key of the token or cookie somebody comes with."""
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    secret = token.strip() if kind.lower() == "bearer" else request.cookies.get(COOKIE)
    return key_of(secret) if secret else None


def clean_name(name: str) -> str:
    """A name as it is shown: one line of signs one can see."""
    shown = " ".join(unicodedata.normalize("NFC", name).split())
    if not 1 <= len(shown) <= 24 or any(unicodedata.category(sign)[0] == "C" for sign in shown):
        raise Refusal("bad-name", field="name")
    return shown


def folded(name: str) -> str:
    """A name as accounts are compared: no two that look alike."""
    return re.sub(r"\s+", "", unicodedata.normalize("NFKC", name).casefold())[:48]


class Accounts:
    """The people of one instance."""

    def __init__(self, hall: Hall):
        self.hall, self.store = hall, hall.store
        self.hashing = asyncio.Semaphore(2)  # argon2 is meant to be expensive: two at once, off the event loop

    async def who(self, request: web.BaseRequest) -> Person | None:
        """Whose cookie or token this is."""
        key = key_in(request)
        return await self.store.read(lambda c: people.by_token(c, key) or people.by_session(c, key)) if key else None

    async def guest(self, name: str, person: Person | None) -> tuple[str, str | None]:
        """A guest of that name, or another name for who has one already; the player, and a cookie if it is new."""
        shown = clean_name(name)
        if person:
            await self._rename(person, shown)
            return person.id, None
        player, cookie, at = new_id(12), secrets.token_urlsafe(32), now()

        def add(connection) -> None:  # type: ignore[no-untyped-def]
            people.add_player(connection, player, shown, at)
            people.add_session(connection, key_of(cookie), player, at)

        await self.store.write(add)
        return player, cookie

    async def _rename(self, person: Person, shown: str) -> None:
        """Another name; that of an account is nobody else's."""
        account = folded(shown) if person.account else None
        if not await self.store.write(lambda c: people.rename(c, person.id, shown, account)):
            raise Refusal("name-taken", field="name")
        self.hall.names.known[person.id] = shown

    async def register(self, person: Person, name: str, password: str) -> None:
        """Gives a guest an account."""
        if person.account:
            raise Refusal("has-account")
        shown = clean_name(name)
        secret = await self._hash(password)
        made = await self.store.write(lambda c: people.make_account(c, person.id, shown, folded(shown), secret))
        if not made:
            raise Refusal("name-taken", field="name")
        self.hall.names.known[person.id] = shown

    async def sign_in(self, name: str, password: str, guest: Person | None) -> tuple[Person, str]:
        """The account and a new cookie; what this guest played is the account's from now on."""
        account = await self._checked(name, password)
        cookie, at = secrets.token_urlsafe(32), now()
        await self.store.write(lambda c: people.add_session(c, key_of(cookie), account.id, at))
        if guest and guest.id != account.id and not guest.account:
            touched = await self.store.write(lambda c: people.merge(c, guest.id, account.id))
            self.hall.names.known[account.id] = account.name
            self.hall.presence.forget_player(guest.id)
            await self.hall.tables.reload(touched)
        return account, cookie

    async def _checked(self, name: str, password: str) -> Person:
        account = await self.store.read(lambda c: people.by_account(c, folded(name)))
        right = await self._verify((account.password if account else None) or nobody(), password)
        if account is None or not right:
            raise Refusal("bad-password")
        if account.password and HASHER.check_needs_rehash(account.password):
            secret = await self._hash(password)
            await self.store.write(lambda c: people.set_password(c, account.id, secret))
        return account

    async def sign_out(self, cookie: str | None) -> None:
        """Ends a session."""
        if cookie:
            key = key_of(cookie)
            await self.store.write(lambda c: people.end_session(c, key))
            self.hall.presence.end_session(key)

    async def delete_token(self, person: Person, token: str) -> None:
        """Takes a token back: whoever came with it is somebody no more."""
        key = await self.store.write(lambda c: people.delete_token(c, token, person.id))
        if key is None:
            raise Refusal("not-found", what="token")
        self.hall.presence.end_session(key)

    async def delete(self, person: Person, password: str) -> None:
        """Removes an account and everything that says who it was."""
        if not person.account or not person.password:
            raise Refusal("no-account")
        if not await self._verify(person.password, password):
            raise Refusal("bad-password")
        await self._leave_tables(person.id)
        touched = await self.store.write(lambda c: people.delete_player(c, person.id))
        self.hall.presence.forget_player(person.id)
        await self.hall.tables.reload(touched)

    async def _leave_tables(self, player: str) -> None:
        """Unfinished matches go on without: a free seat before the start, a bot after."""
        for table in await self.store.read(partial(people.tables_of, player=player)):
            live = await self.hall.tables.find(table)
            known = await live.settled()
            for seat in known.seats_of(player):
                if known.status == "waiting":
                    await live.do(player, Leave(table=table, seat=seat))
                elif not known.places[seat].bot:
                    over = HandOver(table=table, seat=seat, bot=self.hall.settings.substitute)
                    await live.do(player, over, leaving=True)

    async def new_token(self, person: Person, label: str) -> TokenInfo:
        """A token for a bot; it can be shown only now."""
        if len(await self.store.read(partial(people.tokens_of, player=person.id))) >= TOKENS_MOST:
            raise Refusal("too-many", what="tokens", most=TOKENS_MOST)
        token, secret, shown, at = new_id(12), secrets.token_urlsafe(32), clean_name(label), now()
        await self.store.write(lambda c: people.add_token(c, token, key_of(secret), person.id, shown, at))
        return TokenInfo(token, shown, at, secret)

    async def _hash(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(HASHER.hash, password)

    async def _verify(self, secret: str, password: str) -> bool:
        def check() -> bool:
            try:
                return HASHER.verify(secret, password)
            except Argon2Error:
                return False

        async with self.hashing:
            return await asyncio.to_thread(check)
