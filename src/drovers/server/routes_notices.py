"""HTTP for notices: browsers to push to, an address to write to, and one click that ends it all."""

from __future__ import annotations

from msgspec import structs

from .calls import Endpoint
from .clock import now
from .endpoint import Call
from .push import check
from .refusal import Refusal
from .shapes_habits import AddressForm, EndpointForm, Habits, PushForm, PushKey
from .signing import opened
from .store import post


async def push_key(call: Call) -> PushKey:
    """What a browser subscribes with."""
    pusher = call.hall.post.pusher
    if pusher is None:
        raise Refusal("unavailable")
    return PushKey(pusher.public_key)


async def add_browser(call: Call) -> None:
    """Tell this browser."""
    check(call.body, local=call.hall.settings.push_local)
    player = call.me.id
    await call.hall.store.write(post.add_push, player=player, form=call.body)
    kept = await call.hall.habits.of(player)
    await call.hall.habits.keep(player, structs.replace(kept, push=True, lang=call.lang))
    call.hall.post.reachable.add(player)


async def drop_browser(call: Call) -> None:
    """Do not tell this browser."""
    await call.hall.store.write(post.drop_push, endpoint=call.body.endpoint, player=call.me.id)


async def address(call: Call) -> Habits:
    """Where mails go: a link to confirm it is sent there first."""
    hall, player = call.hall, call.me.id
    if call.body.address and not hall.post.mailer.works:
        raise Refusal("no-mail")
    kept = structs.replace(await hall.habits.of(player), address=call.body.address, confirmed=False, lang=call.lang)
    if kept.address and not await hall.post.confirm(player, call.lang, kept.address):
        raise Refusal("no-mail")
    await hall.habits.keep(player, kept)
    return await hall.habits.told(player)


async def confirm(call: Call) -> None:
    """Confirm that an address is yours: only who reads mails there has this link."""
    hall = call.hall
    link = opened(hall.post.secret, call.path["link"], "confirm", now())
    kept = await hall.habits.of(link.player)
    if kept.address != link.address:
        raise Refusal("not-found", what="link")
    await hall.habits.keep(link.player, structs.replace(kept, confirmed=True, mail=True))
    hall.post.reachable.add(link.player)


async def off(call: Call) -> None:
    """No notices any more, by one click, whoever has the link."""
    hall = call.hall
    link = opened(hall.post.secret, call.path["link"], "off", now())
    await hall.habits.keep(link.player, structs.replace(await hall.habits.of(link.player), push=False, mail=False))


ENDPOINTS = (
    Endpoint("GET", "/api/notices/key", push_key, PushKey),
    Endpoint("POST", "/api/notices/browsers", add_browser, None, PushForm, 204, True, cost=4),
    Endpoint("DELETE", "/api/notices/browsers", drop_browser, None, EndpointForm, 204, True),
    Endpoint("PUT", "/api/notices/address", address, Habits, AddressForm, 200, True, cost=60),
    Endpoint("POST", "/api/notices/confirm/{link}", confirm, None, cost=4),
    Endpoint("POST", "/api/notices/off/{link}", off, None, cost=4),
)
