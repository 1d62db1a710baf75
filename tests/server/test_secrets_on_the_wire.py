"""The law of secrets, on bytes: what a seat or a watcher is sent does not change when the hidden part does."""

from __future__ import annotations

import asyncio
import json
import random
from concurrent.futures import Future
from dataclasses import replace
from types import SimpleNamespace

import pytest
from test_people import finish
from test_play import two_at_a_table

import drovers
from drovers.contract.secrets import imagined
from drovers.core import dice
from drovers.core.errors import DroversError
from drovers.core.game import Game
from drovers.core.match import Match
from drovers.server import wire
from drovers.server.acts import World, decide
from drovers.server.analyses import verdict_told
from drovers.server.asking import asked
from drovers.server.bot_turns import BotTurns
from drovers.server.bot_worker import choose, judge
from drovers.server.clock import Uptime
from drovers.server.entries import Entry, Move, Sit, Start, Undo
from drovers.server.founding import from_form
from drovers.server.records import recorded
from drovers.server.refusal import Refusal, refusal_of
from drovers.server.replay import replayed
from drovers.server.settings import Settings
from drovers.server.shapes import TableForm
from drovers.server.table import Table
from drovers.server.telling import Surroundings, Viewer, happened, looked_at, synced
from drovers.server.thinking import Lane
from simulation.other_world import CANARY, other_world
from toy import GAME as TOY

GAMES = [TOY, *map(drovers.load, drovers.names())]
PLAYERS = [f"player{seat:06}" for seat in range(5)]
AROUND = Surroundings({player: f"Name {player}" for player in PLAYERS}, lambda player: True, None)
WORLD = World(1, Uptime(), (), "greedy", lambda: "t" * 16)
QUESTIONS = ("board", "hand", "scores", "now", "legal", "last 9", "stone 5", "win 5", "gates", "types", "cards")
LOOKS = (1, 2, 3, 5, 8, 13, 21, 34, 55)  # plies: closely while the secrets are many, then seldom


def table_of(game: Game, seats: int, options: dict) -> Table:
    """A table where every seat has its own player."""
    form = TableForm(game.name, ["me"] + ["open"] * (seats - 1), options)
    new = from_form(game, form, PLAYERS[0], WORLD)
    table = Table(new.founding, game)
    for entry in new.entries:
        table.apply(entry)
    for seat in range(1, seats):
        table.apply(Entry(table.version + 1, Sit(seat), PLAYERS[seat], 1))
    table.apply(Entry(table.version + 1, Start(), PLAYERS[0], 1))
    return table


def sent(table: Table, seat: int | None, game: Game) -> bytes:
    """Everything the server would send this seat now, whatever it asks for."""
    viewer = Viewer(None if seat is None else PLAYERS[seat], "fr")
    messages = [synced(table, viewer, AROUND), happened(table, viewer, AROUND)]
    if table.status == "playing":
        messages.append(recorded(table) | {"commitment": None})  # which is of the seed, and hides it
    messages += [refusals(table, seat, game)] if seat is not None else []
    messages += [asked(table, viewer, question_about(text), AROUND) for text in QUESTIONS]
    return b"\n".join(map(wire.write_message, messages))


def question_about(text: str) -> wire.Ask:
    return wire.Ask(table="t" * 16, text=text)


def refusals(table: Table, seat: int, game: Game) -> list:
    """Why not, for moves across the whole space, legal or not."""
    assert table.match is not None
    answers = []
    for move in range(0, game.moves, max(1, game.moves // 40)):
        try:
            text = game.notation.move_text(table.match.sight(seat).state, seat, move)
            no = table.match.why_not(seat, text)
        except (DroversError, ValueError, KeyError, IndexError) as error:
            no = refusal_of(error) if isinstance(error, DroversError) else None
            answers.append([move, "no text", no.code if no else ""])
        else:
            answers.append([move, text, no.rule if no else "", no.reasons if no else {}, no.detail if no else {}])
    return answers


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_bytes_do_not_depend_on_what_is_hidden(game):
    for number, options in enumerate(game.option_sets[:2]):
        seats = game.seats[number % len(game.seats)]
        table, chance, rng = table_of(game, seats, dict(options)), random.Random(number), dice.new_dice(number)
        plies = 0
        while table.status == "playing" and plies < LOOKS[-1]:
            seat = chance.choice(table.owing)
            move = chance.choice(table.match.legal(seat))
            table.apply(Entry(table.version + 1, Move(seat, move), None, 1))
            plies += 1
            if plies in LOOKS:
                look(table, game, rng)
            if plies in LOOKS and table.status == "playing":
                talk(table, seat)
                look(table, game, rng)


def look(table: Table, game: Game, rng: dice.Dice) -> None:
    """Whoever looks is sent the same in another world."""
    for viewer in (*range(len(table.places)), None):
        truth, lie = sent(table, viewer, game), sent(other_world(table, viewer, rng), viewer, game)
        assert truth == lie, f"{game.name} {table.founding.options} ply {table.ply} viewer {viewer}"
        assert CANARY.encode() not in lie


def talk(table: Table, seat: int) -> None:
    """Something is said, and whoever moved last would like to take it back if that may be."""
    messages = [wire.Say(table="t" * 16, phrase="oops"), wire.Offer(table="t" * 16, what="takeback", seat=seat)]
    for message in messages[: 1 + table.can_take_back(seat)]:
        table.apply(decide(table, PLAYERS[seat], message, WORLD))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_undo_and_take_back_tell_nothing(game):
    """After taking back, everybody is sent what they were sent before, but for the version and who may what."""
    seats = game.seats[-1]
    table, chance = table_of(game, seats, dict(game.option_sets[0])), random.Random(1)
    undone = 0
    while table.status == "playing" and undone < 6:
        seat = chance.choice(table.owing)
        before = [[view.sight for view in synced(table, Viewer(p, "en"), AROUND).views] for p in PLAYERS[:seats]]
        text = chance.choice(table.match.legal(seat))
        table.apply(Entry(table.version + 1, Move(seat, text), None, 1))
        if table.match.can_undo(seat):
            table.apply(Entry(table.version + 1, Undo(seat), PLAYERS[seat], 1))
            after = [[view.sight for view in synced(table, Viewer(p, "en"), AROUND).views] for p in PLAYERS[:seats]]
            assert after == before
            told = happened(table, Viewer(None, "en"), AROUND)
            assert isinstance(told, wire.Moved) and bytes(told.views[0].events) == b"[]"
            undone += 1
            table.apply(Entry(table.version + 1, Move(seat, text), None, 1))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_going_back_shows_what_was_seen_then(game):
    """A replay of a match that goes on gives a seat the same bytes it was sent at that ply, and nobody else's."""
    seats = game.seats[0]
    table, chance = table_of(game, seats, {}), random.Random(2)
    then: list[list] = []
    for _ in range(6):
        then.append([looked_at(game, look) for look in table.match.looks(range(seats))])
        seat = chance.choice(table.owing)
        text = chance.choice(table.match.legal(seat))
        table.apply(Entry(table.version + 1, Move(seat, text), None, 1))
    table.status = "playing"  # a toy match is over by now
    for ply in (0, 3, 5):
        for seat in range(seats):
            viewer = Viewer(PLAYERS[seat], "en")
            assert replayed(table, ply, None, viewer).view.sight == then[ply][seat]
            for other in {*map(str, range(seats)), "all"} - {str(seat)}:
                with pytest.raises(Refusal) as refusal:
                    replayed(table, ply, other, viewer)
                assert refusal.value.code == "hidden"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_bots_and_hints_are_asked_for_with_what_the_seat_knows(game):
    chance, rng, turns = random.Random(4), dice.new_dice(4), BotTurns.__new__(BotTurns)
    match = game.new(game.seats[-1], seed=4)
    while match.to_move and match.ply < 30:
        seat = chance.choice(match.to_move)
        worlds = [SimpleNamespace(table=SimpleNamespace(match=one)) for one in (match, imagined(match, seat, rng))]
        assert turns._question(worlds[0], seat) == turns._question(worlds[1], seat)
        match.play(seat, chance.choice(match.legal(seat)))


def judged(match: Match, ply: int, seat: int, played: int) -> list:
    """What leaves for a bot's process when that decision is judged."""
    turns, questions = BotTurns.__new__(BotTurns), []
    turns.settings = Settings(games={match.game.name: "module"})

    def submit(_limit, *arguments):
        questions.append(arguments)
        answer = Future()
        answer.set_result(None)
        return answer

    turns.thinking = SimpleNamespace(deep=Lane(SimpleNamespace(submit=submit, all=[None])))
    asyncio.run(turns.judge(ply, match.sight(seat), played))
    return questions


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_analysis_is_asked_for_with_what_the_seat_knew(game):
    """The analysis of a decision cannot depend on what its seat could not see: nothing of it leaves for the bots."""
    chance, rng = random.Random(3), dice.new_dice(3)
    match = game.new(game.seats[-1], seed=3)
    while match.to_move and match.ply < 30:
        seat = chance.choice(match.to_move)
        move = chance.choice(match.legal_moves(seat))
        worlds = [judged(world, match.ply, seat, move) for world in (match, imagined(match, seat, rng))]
        assert worlds[0] == worlds[1] and len(worlds[0]) == 1
        match.play(seat, game.notation.move_text(match.state, seat, move))


def test_verdicts_are_told_byte_for_byte_alike_in_all_worlds():
    match, rng = TOY.new(2, seed=5), dice.new_dice(7)
    world = imagined(match, 0, rng)
    assert world.state != match.state
    told = [
        wire.write_message(verdict_told(judge("toy", 1, 0, one.sight(0).state.record().tobytes(), 0), "fr"))
        for one in (match, world)
    ]
    assert told[0] == told[1] and b'"best":[{' in told[0]


def test_canaries_in_a_whole_match_over_sockets(open_house):
    """Nothing sent during a match holds the seed, the dealer's key, a cookie, or what another seat chose in secret."""
    ada, bo, table = two_at_a_table(open_house)
    eve = open_house.guest(None)
    eve.watch(table)
    live = open_house.hall.tables.live[table]
    canaries = [live.table.founding.seed, live.table.match.position()["key"]]
    canaries += [cookie for guest in (ada, bo) for cookie in guest.http.cookies.values()]
    states = {guest: guest.watch(table) for guest in (ada, bo)}
    choice = states[ada]["views"][0]["legal"][0]
    ada.ask("play", table=table, version=states[ada]["version"], move=choice)
    bo.at_ply(1)
    for frame in bo.heard("moved"):
        assert frame["views"][0]["events"][0]["data"]["card"] is None
        assert json.dumps(frame["views"][0]["sight"]["chosen"]) == '["?", "-"]'
    finish(ada, bo, table)
    eve.at_ply(6)
    for guest in (ada, bo, eve):
        text = "".join(guest.raw)
        assert not [canary for canary in canaries if canary in text]


def test_a_bot_bids_in_one_step_whatever_it_bids():
    match = drovers.load("colorado").new(2, {"start": 0}, seed=1)
    while match.position()["phase"] != "bid":
        match.play(match.to_move[0], match.legal(match.to_move[0])[0])
    veiled, legal, texts = match.sight(1).state.record().tobytes(), match.legal_moves(1), set()
    for seed in range(40):
        texts.add(choose("drovers.games.colorado", "random", 1, veiled, legal, seed, 1.0)[0])
    assert len(texts) > 12 and "bid -" in texts and not any(match.why_not(1, text) for text in texts)
    for text in texts:  # an empty bid and a full one are one move each, and the same news to the others
        assert text.startswith("bid ")
    match.play(1, max(texts, key=len))
    assert match.to_move == (0,)


def bidding_table() -> Table:
    """Two seats that owe a bid."""
    table, players = table_of(drovers.load("colorado"), 2, {"start": 0}), random.Random(1)
    while table.match.position()["phase"] != "bid":
        move(table, table.owing[0], players.choice(table.match.legal(table.owing[0])))
    return table


def move(table: Table, seat: int, text: str) -> None:
    """A move as a client sends it."""
    message = wire.Play(table="t" * 16, version=table.version, move=text, seat=seat)
    table.apply(decide(table, PLAYERS[seat], message, WORLD))


def test_whatever_is_offered_for_a_bid_is_the_same_news_to_the_others():
    table = bidding_table()
    offered, match = table.match.legal(0), table.match
    assert "bid -" in offered and len(offered) == 1 + 15 * 16 // 2
    told = set()
    for text in offered[::7]:
        twin = replace(table)
        twin.places, twin.asked, twin.clock = table.places, [*table.asked], table.clock
        twin.match = Match(match.game, match.state.copy())
        twin.match.moves, twin.match.events = [*match.moves], [*match.events]
        move(twin, 0, text)
        told.add(b"".join(wire.write_message(happened(twin, Viewer(who, "fr"), AROUND)) for who in (PLAYERS[1], None)))
    assert len(told) == 1


def test_the_server_takes_no_bid_in_steps():
    table = bidding_table()
    with pytest.raises(Refusal) as refusal:
        move(table, 0, "count 3")
    assert refusal.value.code == "in-steps" and table.owing == (0, 1)
    move(table, 0, "count 0")
    assert table.owing == (1,)
