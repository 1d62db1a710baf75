"""HTTP for play by days: what one likes, vacation, and plans."""

from __future__ import annotations

from msgspec import structs

from .acts import own_seat
from .calls import Endpoint
from .endpoint import Call
from .plans import in_words
from .refusal import Refusal
from .routes_tables import live_table
from .shapes_habits import Habits, HabitsForm, Plan, PlanForm, VacationForm

APART = "|"  # between things in an address
THINGS_MOST = 200
THINGS = (("things", {"type": "string", "maxLength": 8000}),)


async def habits(call: Call) -> Habits:
    """How you like it."""
    return await call.hall.habits.told(call.me.id)


async def choose(call: Call) -> Habits:
    """Choose how you like it."""
    await call.hall.habits.choose(call.me.id, call.body)
    return await call.hall.habits.told(call.me.id)


async def rest(call: Call) -> Habits:
    """Go on vacation, or come back."""
    await call.hall.habits.rest(call.me.id, call.body.days)
    return await call.hall.habits.told(call.me.id)


async def plan(call: Call) -> Plan:
    """What your seat will answer."""
    live = await live_table(call)
    table = await live.settled()
    seat = own_seat(table, call.me.id, None)
    found = (await call.hall.plans.of(table.founding.id)).get(seat) or Plan(table.ply, [])
    asked = [thing for thing in call.query.get("things", "").split(APART) if thing]
    spoken = {thing for line in found.lines for reply in line for thing in reply.when}
    return structs.replace(found, names=in_words(table.match, seat, call.lang, {*asked[:THINGS_MOST], *spoken}))


async def make_plan(call: Call) -> Plan:
    """Plan what to answer."""
    live = await live_table(call)
    table = await live.settled()
    if table.status != "playing":
        raise Refusal("not-playing")
    made = Plan(table.ply, call.body.lines)
    await call.hall.plans.keep(live, own_seat(table, call.me.id, None), made)
    return made


ENDPOINTS = (
    Endpoint("GET", "/api/habits", habits, Habits, named=True),
    Endpoint("PUT", "/api/habits", choose, Habits, HabitsForm, named=True),
    Endpoint("PUT", "/api/habits/vacation", rest, Habits, VacationForm, named=True, cost=10),
    Endpoint("GET", "/api/tables/{table}/plan", plan, Plan, named=True, query=THINGS),
    Endpoint("PUT", "/api/tables/{table}/plan", make_plan, Plan, PlanForm, named=True, cost=1),
)
