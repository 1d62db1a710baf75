"""A model of an unreliable network: messages lost, doubled, delayed and reordered, servers restarted at any moment.

Whatever happens, the log holds every acknowledged move once, no move was made that its seat did not send, and the table
in memory is the fold of what is saved.
"""

from __future__ import annotations

import asyncio

import hypothesis.strategies as st
from house import TOY
from hypothesis import HealthCheck, settings
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from drovers.server import wire
from drovers.server.acts import Already
from drovers.server.hall import Hall
from drovers.server.refusal import Refusal
from drovers.server.settings import Settings
from drovers.server.shapes import TableForm
from drovers.server.store import Store, people
from drovers.server.store.log import load_log
from drovers.server.telling import Viewer

NAMES = ("ada000000000", "bo0000000000", "eve000000000")


class Network(RuleBasedStateMachine):
    """Three people at one table, and everything between them and the server that can go wrong."""

    def __init__(self):
        super().__init__()
        import tempfile

        self.folder = tempfile.TemporaryDirectory()
        self.runner = asyncio.Runner()
        self.flying: list[tuple[int, wire.AtTable]] = []  # sent, not arrived; may arrive again
        self.acknowledged: dict[int, tuple[int, str]] = {}
        self.sent: set[tuple[int, str]] = set()
        self.version = [0, 0, 0]  # what each has seen last
        self.runner.run(self.begin())

    async def begin(self) -> None:
        await self.open()

        def meet(connection):
            for player in NAMES:
                people.add_player(connection, player, player, 1)

        await self.hall.store.write(meet)
        host = await self.hall.store.read(lambda connection: people.by_id(connection, NAMES[0]))
        live = await self.hall.tables.found(TableForm("toy", ["me", "open", "open"]), host)
        self.table = live.table.founding.id
        for player in NAMES[1:]:
            await live.do(player, wire.Join(table=self.table))
        await live.do(NAMES[0], wire.Start(table=self.table))

    async def open(self) -> None:
        quiet = {"bots_ready": False, "bots_compiled": False, "beat": 3600.0}
        plain = Settings(database=f"{self.folder.name}/a.db", games=TOY, **quiet)
        self.hall = Hall(plain, Store(plain.url))
        await self.hall.open()

    def teardown(self) -> None:
        self.runner.run(self.hall.close())
        self.runner.close()
        self.folder.cleanup()

    async def look(self, seat: int) -> wire.Synced:
        live = await self.hall.tables.find(self.table)
        return await live.sync(Viewer(NAMES[seat], "en"))

    @rule(seat=st.integers(0, 2))
    def catch_up(self, seat):
        self.version[seat] = self.runner.run(self.look(seat)).version

    @rule(seat=st.integers(0, 2), pick=st.integers(0, 8))
    def send_a_move(self, seat, pick):
        """Decided on what the seat saw last, old or new, legal or not."""
        move = str(pick + 1)
        self.sent.add((seat, move))
        self.flying.append((seat, wire.Play(table=self.table, version=self.version[seat], move=move)))

    @rule(seat=st.integers(0, 2), what=st.sampled_from(["takeback", "undo", "yes", "no", "say"]))
    def send_something_else(self, seat, what):
        table, version = self.table, self.version[seat]
        messages = {
            "takeback": wire.Offer(table=table, what="takeback"),
            "undo": wire.Undo(table=table, version=version),
            "yes": wire.Answer(table=table, what="takeback", yes=True),
            "no": wire.Answer(table=table, what="takeback", yes=False),
            "say": wire.Say(table=table, text="hm", id=f"{seat}-{version}"),
        }
        self.flying.append((seat, messages[what]))

    @precondition(lambda self: self.flying)
    @rule(data=st.data(), again=st.booleans(), heard=st.booleans())
    def something_arrives(self, data, again, heard):
        """In any order; perhaps it will arrive once more; perhaps the answer gets lost."""
        place = data.draw(st.integers(0, len(self.flying) - 1))
        seat, message = self.flying[place] if again else self.flying.pop(place)
        self.runner.run(self.arrive(seat, message, heard))

    async def arrive(self, seat: int, message: wire.AtTable, heard: bool) -> None:
        live = await self.hall.tables.find(self.table)
        try:
            version = await live.do(NAMES[seat], message)
        except Already as already:
            version = already.version
        except Refusal:
            return
        if heard and isinstance(message, wire.Play):
            known = self.acknowledged.setdefault(version, (seat, message.move))
            assert known == (seat, message.move), "two moves acknowledged as one"

    @precondition(lambda self: self.flying)
    @rule(data=st.data())
    def something_is_lost(self, data):
        self.flying.pop(data.draw(st.integers(0, len(self.flying) - 1)))

    @rule()
    def restart(self):
        self.runner.run(self.again())

    async def again(self) -> None:
        await self.hall.close()
        await self.open()

    @invariant()
    def what_was_acknowledged_is_saved_once(self):
        entries = self.runner.run(self.hall.store.read(lambda connection: load_log(connection, self.table)))
        assert [entry.version for entry in entries] == list(range(1, len(entries) + 1))
        moves = {entry.version: (entry.seat, entry.act.text) for entry in entries if entry.kind == "move"}
        assert self.acknowledged.items() <= moves.items()
        assert set(moves.values()) <= self.sent
        said = [(entry.player, entry.act.id) for entry in entries if entry.kind == "say"]
        assert len(said) == len(set(said)), "said twice"

    @invariant()
    def memory_is_what_is_saved(self):
        live = self.hall.tables.live.get(self.table)
        if live and not live.doubt:
            fresh = self.runner.run(self.fold())
            assert (fresh.version, fresh.ply, fresh.owing, fresh.asked) == (
                live.table.version, live.table.ply, live.table.owing, live.table.asked,
            )  # fmt: skip
            assert fresh.match.state == live.table.match.state

    async def fold(self):
        from drovers.server.live import Live

        twin = Live(self.hall, self.hall.tables.live[self.table].table.founding)
        await twin.refresh()
        return twin.table


Network.TestCase.settings = settings(
    max_examples=8, stateful_step_count=30, deadline=None, suppress_health_check=list(HealthCheck)
)
test_unreliable_network = Network.TestCase
