"""Who somebody is: guests, accounts, sessions and tokens.  Passwords are kept as argon2, everything else as SHA-256."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
from functools import cache

from aiohttp import web
from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error

from .clock import DAY, now
from .founding import new_id
from .hall import Hall
from .likeness import clean_name, folded, looks
from .limits import Doors, TooFast
from .refusal import Refusal
from .rows import Person
from .shapes_people import SessionInfo, TokenInfo
from .store import people, sessions
from .wire import HandOver, Leave

COOKIE = "drovers"
HASHER = PasswordHasher()
TOKENS_MOST = 20
EVER = 10**15  # milliseconds
FAILURES = (20, 1 / 60)  # wrong passwords of one account: at once, and a second


@cache
def nobody() -> str:
    """What is checked in place of an account that does not exist: as slow as one that does."""
    return HASHER.hash("nobody")


def key_of(secret: str) -> str:
    """What the database knows of a cookie or a token."""
    return hashlib.sha256(secret.encode(errors="surrogateescape")).hexdigest()  # whatever bytes somebody comes with


def key_in(request: web.BaseRequest) -> str | None:
    """The key of the token or cookie somebody comes with."""
    kind, _, token = request.headers.get("Authorization", "").partition(" ")
    secret = token.strip() if kind.lower() == "bearer" else request.cookies.get(COOKIE)
    return key_of(secret) if secret else None


class Accounts:
    """The people of one instance."""

    def __init__(self, hall: Hall):
        self.hall, self.store = hall, hall.store
        self.failures = Doors(*FAILURES)
        self.session = hall.settings.kept.sessions * DAY or EVER  # not used for so long it has ended
        self.hashing = asyncio.Semaphore(2)  # argon2 is meant to be expensive: two at once, off the event loop

    async def who(self, request: web.BaseRequest) -> Person | None:
        """Whose cookie or token this is."""
        key, at = key_in(request), now()
        if key is None:
            return None
        person = await self.store.read(people.by_token, key=key)
        if person:
            return person
        found = await self.store.read(sessions.find, key, at - self.session)
        if found and found[1] < at - DAY:
            await self.store.write(sessions.use, key, at)
        return found[0] if found else None

    async def guest(self, name: str, person: Person | None, device: str) -> tuple[str, str | None]:
        """A guest of that name, or another name for who has one already; the player, and a cookie if it is new."""
        shown = clean_name(name)
        if person:
            await self._rename(person, shown)
            return person.id, None
        await self._check_free(shown, None)
        player, at = new_id(12), now()
        await self.store.write(people.add_player, player, shown, at)
        return player, await self._begin(player, device)

    async def _begin(self, player: str, device: str) -> str:
        """A new session; its cookie."""
        session, cookie, at = new_id(12), secrets.token_urlsafe(32), now()
        await self.store.write(sessions.add, session, key_of(cookie), player, device, at)
        return cookie

    async def _check_free(self, shown: str, but: str | None) -> None:
        """Nobody goes by a name that is an account's, or looks like it."""
        account, look = folded(shown), looks(shown)
        if await self.store.read(people.is_like_account, account, look, but):
            raise Refusal("name-taken", field="name")

    async def _rename(self, person: Person, shown: str) -> None:
        """Another name; that of an account is nobody else's."""
        await self._check_free(shown, person.id)
        account, look = (folded(shown), looks(shown)) if person.account else (None, None)
        if not await self.store.write(people.rename, person.id, shown, account, look):
            raise Refusal("name-taken", field="name")
        self.hall.names.known[person.id] = shown

    async def register(self, person: Person, name: str, password: str, key: str | None) -> str | None:
        """Gives a guest an account, and the session another cookie: the guest's does not open the account."""
        if person.account:
            raise Refusal("has-account")
        shown = clean_name(name)
        await self._check_free(shown, person.id)
        secret, account, look = await self._hash(password), folded(shown), looks(shown)
        if not await self.store.write(people.make_account, person.id, shown, account, look, secret):
            raise Refusal("name-taken", field="name")
        self.hall.names.known[person.id] = shown
        return await self._new_cookie(key)

    async def _new_cookie(self, key: str | None) -> str | None:
        """Another cookie for the same session, whose sockets stay; None for who came with a token."""
        cookie = secrets.token_urlsafe(32)
        if key is None or not await self.store.write(sessions.change_key, key, key_of(cookie)):
            return None
        for socket in self.hall.presence.connected():
            if socket.key == key:
                socket.key = key_of(cookie)
        return cookie

    async def change_password(self, person: Person, old: str, new: str, key: str | None) -> str | None:
        """Another password: every other session ends, and this one has a new cookie."""
        await self._confirm(person, old)
        await self._set_password(person, new)
        await self.end_sessions(person, but=key)
        return await self._new_cookie(key)

    async def sessions_of(self, person: Person, key: str | None) -> list[SessionInfo]:
        """Where somebody is signed in."""
        since = now() - self.session
        return await self.store.read(sessions.of, person.id, key, since)

    async def end_sessions(self, person: Person, session: str | None = None, but: str | None = None) -> None:
        """Ends one session of somebody, or all but one, and the sockets that came with them."""
        keys = await self.store.write(sessions.end_of, person.id, session, but)
        if session is not None and not keys:
            raise Refusal("not-found", what="session")
        for key in keys:
            self.hall.presence.end_session(key)

    async def sign_in(self, name: str, password: str, guest: Person | None, device: str) -> tuple[Person, str]:
        """The account and a new cookie; what this guest played is the account's from now on."""
        account = await self._checked(name, password)
        cookie = await self._begin(account.id, device)
        if guest and guest.id != account.id and not guest.account:
            touched = await self.store.write(people.merge, guest.id, account.id)
            self.hall.names.known[account.id] = account.name
            self.hall.presence.forget_player(guest.id)
            await self.hall.tables.reload(touched)
        return account, cookie

    async def _checked(self, name: str, password: str) -> Person:
        account = await self.store.read(people.by_account, folded(name))
        await self._check_password(folded(name), account.password if account else None, password)
        if account is None:
            raise Refusal("bad-password")
        if account.password and HASHER.check_needs_rehash(account.password):
            await self._set_password(account, password)
        return account

    async def _confirm(self, person: Person, password: str) -> None:
        """Refuses whoever has no account, or does not know its password."""
        if not person.account or not person.password:
            raise Refusal("no-account")
        await self._check_password(person.account, person.password, password)

    async def _set_password(self, person: Person, password: str) -> None:
        secret = await self._hash(password)
        await self.store.write(people.set_password, person.id, secret)

    async def _check_password(self, account: str, secret: str | None, password: str) -> None:
        """Refuses a wrong password, and any once there have been too many, wherever they came from."""
        failures = self.failures.bucket(account)
        wait = failures.take(1)
        if wait:
            raise TooFast(wait)
        if not await self._verify(secret or nobody(), password):
            raise Refusal("bad-password")
        failures.spend(-1)

    async def sign_out(self, cookie: str | None) -> None:
        """Ends the session of a cookie, here and on other instances."""
        if cookie:
            key = key_of(cookie)
            await self.store.write(sessions.end, key)
            self.hall.presence.end_session(key)

    async def delete_token(self, person: Person, token: str) -> None:
        """Takes a token back: whoever came with it is somebody no more."""
        key = await self.store.write(people.delete_token, token, person.id)
        if key is None:
            raise Refusal("not-found", what="token")
        self.hall.presence.end_session(key)

    async def delete(self, person: Person, password: str) -> None:
        """Removes an account and everything that says who it was."""
        await self._confirm(person, password)
        await self._leave_tables(person.id)
        touched = await self.store.write(people.delete_player, person.id)
        self.hall.presence.forget_player(person.id)
        await self.hall.tables.reload(touched)

    async def _leave_tables(self, player: str) -> None:
        """Unfinished matches go on without: a free seat before the start, a bot after."""
        for table in await self.store.read(people.tables_of, player=player):
            try:
                live = await self.hall.tables.find(table)
            except Refusal as refusal:
                if refusal.code not in ("other-rules", "other-tables"):
                    raise
                continue  # nobody can play there any more, and the seat becomes nobody's with all the others
            known = await live.settled()
            for seat in known.seats_of(player):
                if known.status == "waiting":
                    await live.do(player, Leave(table=table, seat=seat))
                elif not known.places[seat].bot:
                    over = HandOver(table=table, seat=seat, bot=self.hall.settings.substitute)
                    await live.do(player, over, leaving=True)

    async def new_token(self, person: Person, label: str) -> TokenInfo:
        """A token for a bot; it can be shown only now."""
        if len(await self.store.read(people.tokens_of, player=person.id)) >= TOKENS_MOST:
            raise Refusal("too-many", what="tokens", most=TOKENS_MOST)
        token, secret, shown, at = new_id(12), secrets.token_urlsafe(32), clean_name(label), now()
        await self.store.write(people.add_token, token, key_of(secret), person.id, shown, at)
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
