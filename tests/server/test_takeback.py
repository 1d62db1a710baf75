"""Taking back: by consent, one's own last move, never past a reveal or somebody else's move."""

from __future__ import annotations

import random

import pytest
from test_play import two_at_a_table
from test_secrets_on_the_wire import PLAYERS, WORLD, table_of
from test_tables import refusal

import drovers
from drovers.server import wire
from drovers.server.acts import decide
from drovers.server.entries import Entry, Move, Offer, Undo
from drovers.server.refusal import Refusal
from drovers.server.table import Table


def test_by_consent(open_house):
    ada, bo, table = two_at_a_table(open_house)
    state = ada.watch(table)
    assert refusal(ada, "offer", table=table, what="takeback") == "no-takeback"
    ada.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0])
    assert ada.at_ply(1)["views"][0]["takeback"] is True
    bo.watch(table)
    assert refusal(bo, "offer", table=table, what="takeback") == "no-takeback"
    ada.ask("offer", table=table, what="takeback")
    bo.ask("answer", table=table, what="takeback", yes=True)
    back = bo.at_ply(0)
    assert (back["keep"], back["views"][0]["events"], back["owing"]) == (0, [], [0, 1])
    again = ada.watch(table)
    assert again["views"][0]["sight"] == state["views"][0]["sight"]
    ada.ask("play", table=table, version=again["version"], move=state["views"][0]["legal"][1])
    assert refusal(ada, "undo", table=table, version=again["version"] + 1) in ("no-undo", "stale")


def test_a_late_copy_of_a_move_taken_back_is_not_made_again(open_house):
    ada, bo, table = two_at_a_table(open_house)
    state = ada.watch(table)
    play = {"table": table, "version": state["version"], "move": state["views"][0]["legal"][0]}
    first = ada.ask("play", **play)
    ada.ask("offer", table=table, what="takeback")
    bo.ask("answer", table=table, what="takeback", yes=True)
    assert ada.ask("play", **play)["version"] == first["version"]
    assert ada.watch(table)["ply"] == 0


def test_not_when_refused(open_house):
    ada, bo, table = two_at_a_table(open_house)
    state = ada.watch(table)
    ada.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0])
    ada.ask("offer", table=table, what="takeback")
    bo.ask("answer", table=table, what="takeback", yes=False)
    assert bo.watch(table)["table"]["offers"] == [] and bo.watch(table)["ply"] == 1


def test_not_once_somebody_else_has_moved(open_house):
    ada, bo, table = two_at_a_table(open_house)
    state, other = ada.watch(table), bo.watch(table)
    ada.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0])
    ada.ask("offer", table=table, what="takeback")
    bo.ask("play", table=table, version=other["version"], move=other["views"][0]["legal"][0])
    assert refusal(bo, "answer", table=table, what="takeback", yes=True) == "no-offer"
    assert refusal(ada, "offer", table=table, what="takeback") == "no-takeback"
    assert refusal(bo, "offer", table=table, what="takeback") == "no-takeback"  # Bo's move revealed the trick


def test_at_once_where_only_bots_sit(open_house):
    ada = open_house.guest("Ada")
    table = ada.table(["me", "me", "random"], start=True)
    state = ada.reach(table, 1)
    ada.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0], seat=0)
    ada.ask("offer", table=table, what="takeback", seat=0)
    assert ada.watch(table)["ply"] == 1


def test_a_decision_somebody_else_s_take_back_has_made_void_is_stale():
    """Its seat is not told that the move breaks a rule: it is told to look again."""
    table, chance = table_of(drovers.load("schotten"), 2, {}), random.Random(0)
    while True:
        if not table.owing:  # a match in which nobody could: another deal
            table = table_of(drovers.load("schotten"), 2, {})
        seat = table.owing[0]
        move = chance.choice(table.match.legal(seat))
        table.apply(Entry(table.version + 1, Move(seat, move), None, 1))
        if table.owing == (1 - seat,) and table.can_take_back(seat):
            break
    decided = wire.Play(table="t" * 16, version=table.version, move=table.match.legal(1 - seat)[0])
    table.apply(decide(table, PLAYERS[seat], wire.Offer(table="t" * 16, what="takeback"), WORLD))
    table.apply(decide(table, PLAYERS[1 - seat], wire.Answer(table="t" * 16, what="takeback", yes=True), WORLD))
    assert table.owing == (seat,)
    with pytest.raises(Refusal) as refused:
        decide(table, PLAYERS[1 - seat], decided, WORLD)
    assert refused.value.code == "stale"


def test_an_offer_sent_twice_takes_back_one_move(open_house):
    """Where only bots sit it is done at once, so that a second copy finds no proposal any more."""
    ada = open_house.guest("Ada")
    table = ada.table(["me", "me", "me"], start=True)
    for seat in (0, 1):
        state = ada.watch(table)
        ada.ask("play", table=table, version=state["version"], move=state["views"][seat]["legal"][0], seat=seat)
    ada.ask("offer", table=table, what="takeback", seat=1, id="once")
    ada.ask("offer", table=table, what="takeback", seat=1, id="once")
    assert ada.watch(table)["ply"] == 1


def test_an_answer_sent_twice_is_one(open_house):
    """A client that lost its connection sends again what it has no answer to."""
    ada, bo, table = two_at_a_table(open_house)
    for yes in (False, True):
        state = ada.watch(table)
        ada.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0])
        ada.ask("offer", table=table, what="takeback")
        for _ in range(2):
            bo.ask("answer", table=table, what="takeback", yes=yes, id=f"once {yes}")
        assert ada.watch(table)["ply"] == (0 if yes else 1)
        if not yes:
            ada.ask("offer", table=table, what="takeback")
            bo.ask("answer", table=table, what="takeback", yes=True)


def undoable(chance: random.Random) -> Table:
    """A table at a moment that may be undone and taken back; a match that has none gives way to another deal."""
    while True:
        table = table_of(drovers.load("goats"), 2, {})
        while table.owing:
            seat = table.owing[0]
            if table.ply > 1 and table.can_undo(seat) and table.can_take_back(seat):
                return table
            table.apply(Entry(table.version + 1, Move(seat, chance.choice(table.match.legal(seat))), None, 1))


def test_not_once_the_step_has_been_undone():
    """Or the answer would take back the move before it, whoever's that was and whatever it had shown."""
    table = undoable(random.Random(0))
    seat, ply = table.owing[0], table.ply
    offer = Offer(seat, "takeback", [seat], settled=False)
    table.apply(Entry(table.version + 1, offer, PLAYERS[seat], 1))
    table.apply(Entry(table.version + 1, Undo(seat), PLAYERS[seat], 1))
    assert table.ply == ply - 1 and not table.offers
    with pytest.raises(Refusal) as refused:
        decide(table, PLAYERS[1 - seat], wire.Answer(table="t" * 16, what="takeback", yes=True), WORLD)
    assert refused.value.code == "no-offer"
