"""Whoever asks for changes only, and puts them together, knows what it would know if it were told everything."""

from __future__ import annotations

import json
import random

import pytest
from test_play import two_at_a_table
from test_secrets_on_the_wire import AROUND, GAMES, PLAYERS, table_of

from drovers.server import wire
from drovers.server.entries import Entry, Move, Undo
from drovers.server.sights import Sights
from drovers.server.telling import Surroundings, Viewer, happened, looked_at, synced


def folded(known: dict, views: list[dict]) -> dict:
    """What a client knows after these views, by seat."""
    return {
        view["seat"]: view["sight"] if view.get("since") is None else known[view["seat"]] | view["sight"]
        for view in views
    }


def frame(message) -> dict:
    return json.loads(wire.write_message(message))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_changes_put_together_are_the_whole_sight(game):
    """Along random matches, undone moves among them, with people who come late and look away for a while."""
    whole = brief = 0
    for number, options in enumerate(game.option_sets[:2]):
        chance, sights = random.Random(number), Sights()
        table = table_of(game, game.seats[-1], dict(options))
        around = Surroundings(AROUND.names, AROUND.is_here, None, sights=sights)
        viewers = [*PLAYERS[: game.seats[-1]], None]
        known: dict = {}
        while table.status == "playing" and table.version < 60:
            seat = chance.choice(table.owing)
            undone = table.match.can_undo(seat) and chance.random() < 0.3
            act = Undo(seat) if undone else Move(seat, chance.choice(table.match.legal(seat)))
            for player in viewers:
                if player not in known and chance.random() < 0.5:
                    known[player] = folded({}, frame(synced(table, Viewer(player, "en"), around))["views"])
                elif chance.random() < 0.1:
                    known.pop(player, None)
            table.apply(Entry(table.version + 1, act, PLAYERS[seat] if undone else None, 1))
            told = Surroundings(AROUND.names, AROUND.is_here, None, sights=sights)
            for player in known:
                heard = frame(happened(table, Viewer(player, "en"), told, brief=True))
                assert all(view.get("since") in (None, table.version - 1) for view in heard["views"])
                known[player] = folded(known[player], heard["views"])
                brief += sum(len(json.dumps(view["sight"])) for view in heard["views"])
            sights.changed = table.version
            for sight_by_seat in known.values():
                for viewer, sight in sight_by_seat.items():
                    (look,) = table.match.looks([viewer])
                    assert sight == json.loads(bytes(looked_at(game, look)))
                    whole += len(json.dumps(sight))
    assert brief < whole


def test_a_table_tells_changes_to_those_who_asked_for_them(open_house):
    """Beside somebody who did not, and after the table has slept."""
    ada, bo, table = two_at_a_table(open_house)
    ada.watch(table)
    bo.send("watch", table=table, changes=True)
    known = folded({}, bo.hear_until(lambda heard: heard["type"] == "synced")["views"])
    live = open_house.hall.tables.live[table]
    for ply in (1, 2, 3, 4):
        seat = live.table.owing[0]
        move = live.table.match.legal(seat)[0]
        (ada, bo)[seat].ask("play", table=table, version=live.table.version, move=move)
        heard = bo.at_ply(ply)["views"]
        assert all(view.get("since") is None for view in ada.at_ply(ply)["views"])
        assert (heard[0].get("since") is None) == (ply == 3), "nothing is known any more once a table has slept"
        known = folded(known, heard)
        assert known == folded({}, bo.get(f"/api/tables/{table}")["views"])
        if ply == 2:
            open_house.hall.tables.rest(0.0, 3600.0)
            assert live.asleep and not live.sights.known
            ada.ask("say", table=table, text="Good morning.")  # which wakes it
