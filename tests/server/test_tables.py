"""Tables: making, joining, leaving, the lobby, bots, rematch, resigning, chat, several seats on one device."""

from __future__ import annotations

import pytest
from house import Refused
from test_play import two_at_a_table

from drovers.server import lobby

LEVELS = [f"level{level}" for level in range(1, 9)]


def refusal(guest, *args, **fields) -> str:
    with pytest.raises(Refused) as refused:
        guest.ask(*args, **fields)
    return refused.value.code


def test_a_guest_needs_a_name_and_nothing_else(open_house):
    ada = open_house.guest("Ada")
    table = ada.table(["me", "open"])
    nameless = open_house.guest(None)
    assert nameless.watch(table)["table"]["seats"][0]["name"] == "Ada"
    assert refusal(nameless, "join", table=table) == "no-name"
    bo = open_house.guest("Bo")
    bo.ask("join", table=table)
    seats = bo.watch(table)["table"]["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Bo"] and all(seat["here"] for seat in seats) is False


def test_only_free_seats_can_be_taken(open_house):
    ada, bo, eve = (open_house.guest(name) for name in ("Ada", "Bo", "Eve"))
    table = ada.table(["me", "open"])
    assert refusal(bo, "join", table=table, seat=0) == "taken"
    assert refusal(bo, "join", table=table, seat=5) == "no-such-seat"
    bo.ask("join", table=table, seat=1)
    bo.ask("join", table=table, seat=1)  # again: harmless
    assert refusal(eve, "join", table=table) == "taken"
    bo.ask("leave", table=table)
    eve.ask("join", table=table)


def test_the_host_starts_a_full_table(open_house):
    ada, bo = open_house.guest("Ada"), open_house.guest("Bo")
    table = ada.table(["me", "open"])
    assert refusal(ada, "start", table=table) == "not-full"
    bo.ask("join", table=table)
    assert refusal(bo, "start", table=table) == "not-host"
    ada.ask("leave", table=table)
    assert bo.watch(table)["table"]["host"] == bo.player
    ada.ask("join", table=table)
    bo.ask("start", table=table)
    bo.ask("start", table=table)
    assert refusal(ada, "leave", table=table) == "not-waiting"


def test_a_table_everybody_left_is_closed(open_house):
    ada = open_house.guest("Ada")
    table = ada.table(["me", "open"], open=True)
    ada.ask("leave", table=table)
    assert ada.watch(table)["table"]["status"] == "closed"
    assert table not in [card["id"] for card in ada.get("/api/tables")]


def test_the_lobby_is_live(open_house):
    looker, ada, bo = open_house.guest(None), open_house.guest("Ada"), open_house.guest("Bo")
    looker.send("lobby", on=True)
    looker.hear_until("tables")
    hidden, table = ada.table(["me", "open"]), ada.table(["me", "open"], open=True)
    assert looker.hear_until("listed")["card"]["names"] == ["Ada", None]
    bo.ask("join", table=table)
    assert looker.hear_until("listed")["card"]["names"] == ["Ada", "Bo"]
    listed = [card["id"] for card in ada.get("/api/tables")]
    assert table in listed and hidden not in listed
    ada.ask("start", table=table)
    assert looker.hear_until("unlisted")["table"] == table
    assert hidden not in "".join(looker.raw)


def test_a_table_its_players_have_forgotten_is_not_listed(open_house, monkeypatch):
    ada = open_house.guest("Ada")
    table = ada.table(["me", "open"], open=True)
    assert table in [card["id"] for card in ada.get("/api/tables")]
    monkeypatch.setattr(lobby, "FORGOTTEN", -60_000)  # as if they had been away for longer than that
    assert table not in [card["id"] for card in ada.get("/api/tables")]
    assert ada.watch(table)["table"]["status"] == "waiting"


def test_bots_play_beside_people(open_house):
    ada = open_house.guest("Ada")
    table = ada.table(["me", "greedy", "random"], start=True)
    state = ada.watch(table)
    for round in range(3):
        if round:
            state = ada.at_ply(3 * round)
        ada.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0])
    end = ada.at_ply(9)
    assert end["result"]["reason"] == "Y4"
    for bot in ("greedy", "random"):  # they chose themselves: nobody had to move in their place
        assert open_house.hall.metrics.bots_failed.labels(bot)._value.get() == 0
    assert [seat["bot"] for seat in ada.watch(table)["table"]["seats"]] == [None, "greedy", "random"]


def test_levels_are_named_and_described_in_both_languages(open_house):
    texts = {
        lang: {bot["name"]: bot["text"] for bot in open_house.guest(None, lang=lang).get("/api/games")["bots"]}
        for lang in ("en", "fr")
    }
    for level in LEVELS:
        assert texts["en"][level] and texts["fr"][level] and texts["en"][level] != texts["fr"][level]
        assert texts["en"][level] != level, "a name is no description"


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_at_a_table(open_house, level):
    """Nothing is compiled here: the greedy bot sits in, under the level's own name."""
    ada = open_house.guest("Ada")
    table = ada.table(["me", level], start=True)
    state = ada.watch(table)
    while state["result"] is None:
        for move in state["views"][0]["legal"][:1]:
            ada.ask("play", table=table, version=state["version"], move=move)
        state = ada.watch(table)
    assert state["table"]["seats"][1]["bot"] == level and state["ply"] == 6
    assert open_house.hall.metrics.bots_failed.labels(level)._value.get() == 0


def test_bots_are_seated_and_cleared_by_the_host(open_house):
    ada, bo = open_house.guest("Ada"), open_house.guest("Bo")
    table = ada.table(["me", "open", "open"])
    bo.ask("join", table=table, seat=2)
    assert refusal(bo, "seatbot", table=table, seat=1, bot="random") == "not-host"
    assert refusal(ada, "seatbot", table=table, seat=1, bot="os:system") == "unknown-bot"
    assert refusal(ada, "seatbot", table=table, seat=2, bot="random") == "taken"
    ada.ask("seatbot", table=table, seat=1, bot="random")
    ada.ask("clear", table=table, seat=1)
    ada.ask("clear", table=table, seat=2)
    assert [seat["name"] for seat in ada.watch(table)["table"]["seats"]] == ["Ada", "", ""]


def test_bots_go_on_after_a_restart(tmp_path):
    from house import house

    with house(tmp_path, bot_pause=600.0) as before:  # it thinks so long that the server stops first
        ada = before.guest("Ada")
        table = ada.table(["me", "random"], start=True)
    with house(tmp_path) as after:
        back = after.guest(None)
        back.http.cookies = ada.http.cookies
        assert back.reach(table, 1)["owing"] == [0]


def test_a_bot_s_process_may_die(open_house):
    ada = open_house.guest("Ada")
    for _ in range(2):
        table = ada.table(["me", "greedy"], start=True)
        ada.reach(table, 1)
        for worker in open_house.hall.bot_turns.thinking.quick.workers.all:
            if worker.process:  # one that died over a question is begun anew by the next
                worker.process.kill()


def test_resigning_with_two_seats_ends_the_match(open_house):
    ada, bo, table = two_at_a_table(open_house)
    bo.watch(table)
    ada.ask("resign", table=table)
    result = bo.hear_until(lambda frame: frame.get("result"))["result"]
    assert (result["reason"], result["ranks"], result["winners"]) == ("resigned", [2, 1], [1])
    assert refusal(bo, "resign", table=table) == "not-playing"
    record = bo.get(f"/api/tables/{table}/record")
    assert record["result"] is None and record["seed"]


def test_resigning_among_three_leaves_a_bot_behind(open_house):
    ada = open_house.guest("Ada")
    bo = open_house.guest("Bo")
    table = ada.table(["me", "open", "random"])
    bo.ask("join", table=table)
    ada.ask("start", table=table)
    bo.ask("resign", table=table)
    seat = ada.watch(table)["table"]["seats"][1]
    assert (seat["name"], seat["bot"], seat["resigned"]) == ("Bo", "greedy", True)
    assert refusal(bo, "reclaim", table=table) == "resigned"


def test_a_rematch_needs_everybody_and_moves_seats(open_house):
    ada, bo, table = two_at_a_table(open_house)
    assert refusal(ada, "offer", table=table, what="rematch") == "not-over"
    bo.ask("resign", table=table)
    ada.ask("offer", table=table, what="rematch")
    ada.ask("offer", table=table, what="rematch")
    state = bo.watch(table)
    assert state["table"]["offers"] == [{"what": "rematch", "seat": 0, "agreed": [0]}]
    bo.ask("answer", table=table, what="rematch", yes=False)
    assert refusal(bo, "answer", table=table, what="rematch", yes=True) == "no-offer"
    ada.ask("offer", table=table, what="rematch")
    bo.ask("answer", table=table, what="rematch", yes=True)
    after = bo.watch(table)["table"]
    assert after["offers"] == [] and after["rematch"] != table
    again = ada.watch(after["rematch"])
    assert again["table"]["status"] == "playing" and again["mine"] == [1]
    assert again["table"]["commitment"] != after["commitment"]


def test_a_rematch_against_a_bot_is_at_once(open_house):
    ada = open_house.guest("Ada")
    table = ada.table(["me", "random"], start=True)
    ada.ask("resign", table=table)
    ada.ask("offer", table=table, what="rematch")
    new = ada.watch(table)["table"]["rematch"]
    seats = ada.watch(new)["table"]["seats"]
    assert [seat["bot"] for seat in seats] == ["random", None]
    ada.reach(new, 1)  # its bot has woken


def test_chat(open_house):
    ada, bo, table = two_at_a_table(open_house)
    bo.watch(table)
    ada.ask("say", table=table, text="  <b>hello</b>\u0007\n there ", id="once")
    ada.ask("say", table=table, text="again", id="once")  # sent twice: said once
    ada.ask("say", table=table, phrase="luck")
    lines = [bo.hear_until("said")["line"] for _ in range(2)]
    assert [line["text"] for line in lines] == ["<b>hello</b> there", "Good luck, have fun!"]
    assert [line["name"] for line in lines] == ["Ada", "Ada"]
    assert refusal(ada, "say", table=table, text=" \n") == "empty"
    assert refusal(ada, "say", table=table, phrase="insult") == "no-phrase"
    assert refusal(open_house.guest("Eve"), "say", table=table, text="psst") == "no-seat"
    fr = open_house.guest(None, lang="fr")
    assert fr.watch(table)["chat"][1]["text"] == "Bonne chance et bon jeu\u00a0!"


def test_a_muted_player_is_not_heard(open_house):
    ada, bo, table = two_at_a_table(open_house)
    bo.ask("mute", player=ada.player, on=True)
    bo.watch(table)
    ada.ask("say", table=table, text="canary")
    assert bo.hear_until("said")["line"]["text"] == ""
    bo.hang_up()
    assert bo.watch(table)["chat"][0]["text"] == "" and "canary" not in "".join(bo.raw)
    bo.ask("mute", player=ada.player, on=False)
    assert bo.watch(table)["chat"][0]["text"] == "canary"
    assert refusal(bo, "mute", player="nobody000000", on=True) == "not-found"


def test_several_seats_on_one_device(open_house):
    ada = open_house.guest("Ada")
    table = ada.table(["me", "me"], start=True)
    state = ada.watch(table)
    assert state["mine"] == [0, 1] and [view["seat"] for view in state["views"]] == [0, 1]
    for seat in (0, 1):
        ada.ask("play", table=table, version=state["version"], seat=seat, move=state["views"][seat]["legal"][0])
    moved = ada.at_ply(2)
    assert [view["seat"] for view in moved["views"]] == [0, 1]
    body = {"game": "toy", "seats": ["me", "me"], "rated": True}
    assert ada.post("/api/tables", 400, **body)["code"] == "rated-alone"


def test_my_tables_what_waits_for_me_first_oldest_first(open_house):
    ada, bo, older = two_at_a_table(open_house)
    newer = bo.table(["me", "open"])
    ada.ask("join", table=newer)
    bo.ask("start", table=newer)
    waiting = ada.table(["me", "open"])
    cards = ada.get("/api/tables/mine")
    assert [card["id"] for card in cards] == [older, newer, waiting]
    assert [card["waiting"] is None for card in cards] == [False, False, True]
    state = ada.watch(older)
    ada.ask("play", table=older, version=state["version"], move=state["views"][0]["legal"][0])
    assert [card["id"] for card in ada.get("/api/tables/mine") if card["waiting"]] == [newer]
    open_house.guest(None).get("/api/tables/mine", 401)


def test_talking_does_not_make_a_table_wait_for_less_long(open_house):
    ada, bo, older = two_at_a_table(open_house)
    newer = bo.table(["me", "open"])
    ada.ask("join", table=newer)
    bo.ask("start", table=newer)
    since = [card["waiting"] for card in ada.get("/api/tables/mine")]
    bo.ask("say", table=older, phrase="hurry")
    again = ada.get("/api/tables/mine")
    assert [card["id"] for card in again] == [older, newer] and [card["waiting"] for card in again] == since


def test_who_has_a_seat_is_not_told_to_have_another(open_house):
    ada = open_house.guest("Ada")
    table = ada.table(["me", "open"])
    ada.ask("join", table=table)
    ada.ask("join", table=table, seat=0)
    assert refusal(ada, "join", table=table, seat=1) == "seated"


def test_players_who_look_elsewhere_are_called(open_house):
    ada, bo, table = two_at_a_table(open_house)
    bo.ask("ping")
    state = ada.watch(table)
    ada.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0])
    assert bo.hear_until("yourturn")["table"] == table


def test_who_is_here(open_house):
    ada, bo, table = two_at_a_table(open_house)
    ada.watch(table)
    bo.watch(table)
    bo.hang_up()
    assert ada.hear_until(lambda frame: frame["type"] == "here" and not frame["here"][1])["here"] == [True, False]


@pytest.mark.parametrize(
    ("form", "code"),
    [
        ({"game": "chess", "seats": ["me", "open"]}, "unknown-game"),
        ({"game": "toy", "seats": ["me"]}, "bad-option"),
        ({"game": "toy", "seats": ["open", "open"]}, "no-me"),
        ({"game": "toy", "seats": ["me", "open"], "start": True}, "cannot-start"),
        ({"game": "toy", "seats": ["me", "deep-blue"]}, "unknown-bot"),
        ({"game": "toy", "seats": ["me", "open"], "options": {"high_wins": True}}, "bad-option"),
        ({"game": "toy", "seats": ["me", "open"], "options": {"low_wins": 3}}, "bad-option"),
        ({"game": "toy", "seats": ["me", "open"], "clock": {"kind": "bank", "bank": 1}}, "malformed"),
        ({"game": "toy", "seats": ["me", "open"], "cheat": True}, "malformed"),
    ],
)
def test_tables_that_cannot_be(open_house, form, code):
    assert open_house.guest("Ada").post("/api/tables", 400, **form)["code"] == code


def test_hints_only_where_nothing_is_at_stake(open_house):
    ada = open_house.guest("Ada")
    table = ada.table(["me", "open", "random"])
    open_house.guest("Bo").ask("join", table=table)
    ada.ask("start", table=table)
    state = ada.watch(table)
    assert ada.ask("hint", table=table)["move"] in state["views"][0]["legal"]
    rated = ada.table(["me", "random"], rated=True, start=True)
    assert refusal(ada, "hint", table=rated) == "no-hint"


def test_names_nobody_needs_are_forgotten_and_learnt_again(open_house):
    """Who sits at a table in memory or has spoken there keeps a name; what others need is read again."""
    ada, bo, table = two_at_a_table(open_house)
    bo.ask("say", table=table, text="Hello")
    names, tables = open_house.hall.names, open_house.hall.tables
    names.known |= {f"gone{number}": "Gone" for number in range(names.most)}
    names.forget(tables.named)
    assert {"Ada", "Bo"} <= set(names.known.values()) and "Gone" not in names.known.values()
    live = tables.live[table]
    for place in live.table.places:
        del names.known[place.player]
    live.sleep()
    told = ada.watch(table)
    assert [seat["name"] for seat in told["table"]["seats"]] == ["Ada", "Bo"] and told["chat"][0]["name"] == "Bo"
