"""How players like it, and their vacations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import structs

from .acts import Already
from .clock import DAY, now
from .refusal import Refusal
from .shapes_habits import Habits, HabitsForm, Kept
from .store import habits

if TYPE_CHECKING:
    from .hall import Hall

YEAR = 365 * DAY
VACATION = 30  # days a year


def days_left(kept: Kept, at: int) -> int:
    """How many days of vacation somebody has left in the year that ends now."""
    used = sum(max(0, until - max(since, at - YEAR)) for since, until in kept.vacations)
    return max(0, VACATION - -(-used // DAY))


def away_until(kept: Kept, at: int) -> int:
    """Until when somebody is on vacation; 0 if not."""
    return max((until for _, until in kept.vacations if until > at), default=0)


class AllHabits:
    """What is set up, by player."""

    def __init__(self, hall: Hall):
        self.hall = hall

    async def of(self, player: str) -> Kept:
        """What a player has set up."""
        return await self.hall.store.read(habits.habits_of, player=player)

    async def keep(self, player: str, kept: Kept) -> None:
        """Saves what a player likes, in the place of what was saved before."""
        await self.hall.store.write(habits.save_habits, player=player, kept=kept)
        self.hall.plans.set_up(player)

    async def choose(self, player: str, form: HabitsForm) -> None:
        """What somebody likes from now on."""
        await self.keep(player, structs.replace(await self.of(player), **structs.asdict(form)))

    async def rest(self, player: str, days: int) -> None:
        """A vacation from now on, at every table where that player's moves have days; 0 ends the one there is."""
        kept, at = await self.of(player), now()
        past = [(since, min(until, at)) for since, until in kept.vacations if until > at - YEAR]
        ended = structs.replace(kept, vacations=past)
        if days > days_left(ended, at):
            raise Refusal("no-vacation", days=days_left(ended, at))
        until = at + days * DAY
        await self.keep(player, structs.replace(ended, vacations=[*past, (at, until)] if days else past))
        for table in await self.hall.store.unfinished(player):
            live = await self.hall.tables.find(table)
            try:
                await live.rest(player, until if days else 0)
            except (Already, Refusal):
                continue  # nothing stands still there: it has not begun, or no days are counted

    async def told(self, player: str) -> Habits:
        """All of it, as its player is told."""
        kept, at = await self.of(player), now()
        likes = {name: getattr(kept, name) for name in HabitsForm.__struct_fields__}
        return Habits(
            **likes, away=away_until(kept, at), days=days_left(kept, at),
            address=kept.address, confirmed=kept.confirmed, can_mail=self.hall.post.mailer.works,
        )  # fmt: skip
