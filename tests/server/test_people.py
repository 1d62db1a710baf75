"""Accounts, sessions, tokens, records, ratings, notes: who somebody is and what is kept."""

from __future__ import annotations

import itertools

import pytest
from house import house
from test_play import two_at_a_table

from drovers.core import record as records
from drovers.core.errors import BadRecord
from toy import GAME

PASSWORD = "correct horse battery"


def toy(name: str):
    assert name == "toy"
    return GAME


def finish(ada, bo, table) -> None:
    """Plays to the end."""
    while True:
        states = {guest: guest.watch(table) for guest in (ada, bo)}
        if states[ada]["result"]:
            return
        for guest, state in states.items():
            for move in state["views"][0]["legal"][:1]:
                guest.ask("play", table=table, version=state["version"], move=move)


COUNTER = itertools.count()


def fresh(name: str) -> str:
    return f"{name} {next(COUNTER)}"


def test_a_record_is_sealed_until_the_end_and_verifies_after(open_house):
    ada, bo = open_house.guest("Ada"), open_house.guest("Bo")
    table = ada.table(["me", "open"], entropy="from ada")
    bo.ask("join", table=table, entropy="from bo")
    assert bo.watch(table)["table"]["entropy"] == []  # nobody sees what the others add before the deal
    ada.ask("start", table=table)
    promised = bo.watch(table)["table"]
    assert promised["entropy"] == ["from ada", "from bo"]
    state = ada.watch(table)
    ada.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0])
    sealed = bo.get(f"/api/tables/{table}/record")
    assert sealed["seed"] is None and sealed["moves"] == [] and sealed["commitment"] == promised["commitment"]
    finish(ada, bo, table)
    whole = bo.get(f"/api/tables/{table}/record")
    assert whole["commitment"] == promised["commitment"] and whole["entropy"] == promised["entropy"]
    assert records.verify(whole, toy).outcome is not None
    with pytest.raises(BadRecord):
        records.verify(whole | {"seed": "11" * 32}, toy)


def test_the_seed_is_nowhere_before_the_end(open_house):
    ada, bo, table = two_at_a_table(open_house)
    ada.watch(table)
    seed = open_house.hall.tables.live[table].table.founding.seed
    ada.get(f"/api/tables/{table}")
    pages = [ada.http.get(f"/api/tables/{table}{tail}").text for tail in ("", "/record", "/plies/0", "/note")]
    assert seed not in "".join(ada.raw + bo.raw + pages)
    finish(ada, bo, table)
    assert ada.get(f"/api/tables/{table}/record")["seed"] == seed


def test_going_back_shows_one_s_own_seat_and_later_everything(open_house):
    ada, bo, table = two_at_a_table(open_house)
    start = ada.watch(table)
    for guest in (ada, bo):
        state = guest.watch(table)
        guest.ask("play", table=table, version=state["version"], move=state["views"][0]["legal"][0])
    then = ada.get(f"/api/tables/{table}/plies/0")
    assert then["view"]["sight"] == start["views"][0]["sight"] and then["plies"] == 2
    assert ada.get(f"/api/tables/{table}/plies/2")["move"] is None  # Bo's move is not Ada's to see
    for asked in ("1", "all"):
        assert ada.get(f"/api/tables/{table}/plies/0?seat={asked}", 403)["code"] == "hidden"
    assert ada.get(f"/api/tables/{table}/plies/3", 400)["code"] == "ply"
    ada.get(f"/api/tables/{table}/plies/0?seat=9", 400)
    finish(ada, bo, table)
    truth = open_house.guest(None).get(f"/api/tables/{table}/plies/0?seat=all")
    assert "?" not in str(truth["view"]["sight"]["hands"])
    assert ada.get(f"/api/tables/{table}/plies/0?seat=1")["view"]["seat"] == 1


def test_an_account_keeps_the_guest_and_its_matches(open_house):
    ada, name = open_house.guest("Ada"), fresh("Ada")
    table = ada.table(["me", "open"])
    me = ada.post("/api/account", name=name, password=PASSWORD)
    assert me["player"] == ada.player and me["account"]
    assert ada.post("/api/account", 409, name=fresh("X"), password=PASSWORD)["code"] == "has-account"
    again = open_house.guest(None)
    assert again.post("/api/sign-in", name=name.upper(), password=PASSWORD)["player"] == ada.player
    assert [card["id"] for card in again.get("/api/tables/mine")] == [table]
    assert open_house.guest("B").post("/api/account", 409, name=name.lower(), password=PASSWORD)["code"] == "name-taken"


def test_signing_in_merges_what_the_guest_played(open_house):
    name = fresh("Ada")
    home = open_house.guest("Ada")
    home.post("/api/account", name=name, password=PASSWORD)
    away, bo = open_house.guest("Somebody"), open_house.guest("Bo")
    table = away.table(["me", "open"])
    bo.ask("join", table=table)
    away.ask("start", table=table)
    away.ask("say", table=table, text="hi")
    bo.watch(table)
    away.hang_up()
    away.post("/api/sign-in", name=name, password=PASSWORD)
    again = bo.hear_until(lambda f: f["type"] == "synced" and f["table"]["seats"][0]["player"] == home.player)
    assert again["table"]["seats"][0]["name"] == name and again["chat"][0]["name"] == name
    assert away.watch(table)["mine"] == [0]
    finish(away, bo, table)
    open_house.guest(None).get(f"/api/players/{away.player}", 404)  # the guest is no more


@pytest.mark.parametrize(("name", "password"), [("nobody there", PASSWORD), ("Ada", "wrong password")])
def test_a_wrong_name_and_a_wrong_password_are_refused_alike(open_house, name, password):
    if name == "Ada":
        name = fresh("Ada")
        open_house.guest("A").post("/api/account", name=name, password=PASSWORD)
    answer = open_house.guest(None).post("/api/sign-in", 401, name=name, password=password)
    assert answer["code"] == "bad-password"


def test_signing_out_ends_the_session(open_house):
    ada = open_house.guest("Ada")
    jar = dict(ada.http.cookies)
    ada.post("/api/sign-out", 204)
    back = open_house.guest(None)
    back.http.cookies.update(jar)
    assert back.get("/api/me")["player"] is None


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\u0000b", "a\u202eb"])
def test_names_that_cannot_be(open_house, name):
    assert open_house.guest(None).post("/api/guest", 400, name=name)["code"] in ("bad-name", "malformed")


def test_another_name(open_house):
    ada = open_house.guest("Ada")
    table = ada.table(["me", "open"])
    ada.post("/api/guest", name="  Lady   Lovelace ")
    assert ada.watch(table)["table"]["seats"][0]["name"] == "Lady Lovelace"


def test_a_token_is_a_player_and_can_be_taken_back(open_house):
    ada = open_house.guest("Ada")
    made = ada.post("/api/tokens", 201, label="my bot")
    bot = open_house.guest(None)
    bot.http.headers["authorization"] = f"Bearer {made['token']}"
    assert bot.get("/api/me")["player"] == ada.player
    table = bot.table(["me", "random"], start=True)
    assert bot.watch(table)["mine"] == [0]
    listed = ada.get("/api/tokens")
    assert [one["label"] for one in listed] == ["my bot"] and listed[0]["token"] is None
    assert open_house.guest("Eve").http.delete(f"/api/tokens/{made['id']}").status_code == 404
    assert ada.http.delete(f"/api/tokens/{made['id']}").status_code == 204
    assert bot.get("/api/me")["player"] is None


def test_ratings_of_people_and_bots(open_house):
    ada, bo = open_house.guest("Ada"), open_house.guest("Bo")
    name = fresh("Ada")
    ada.post("/api/account", name=name, password=PASSWORD)
    table = ada.table(["me", "open"], rated=True)
    bo.ask("join", table=table)
    ada.ask("start", table=table)
    bo.ask("resign", table=table)
    profiles = [ada.get(f"/api/players/{guest.player}") for guest in (ada, bo)]
    won, lost = (profile["ratings"][0] for profile in profiles)
    assert won["shown"] > lost["shown"] and won["played"] == lost["played"] == 1
    assert profiles[0]["tallies"] == [{"game": "toy", "seats": 2, "played": 1, "won": 1, "left": 0}]
    [win] = profiles[0]["best"]
    assert (win["player"], win["rating"], win["table"]) == (bo.player, lost["shown"], table)
    assert profiles[1]["best"] == []
    board = ada.get("/api/leaderboards/toy/2")
    assert [won["shown"]] == [shown for one in board if one["name"] == name for shown in one["went"]]
    assert bo.player not in [one["subject"] for one in board]  # guests are not listed
    against = ada.table(["me", "random"], rated=True, start=True)
    ada.ask("resign", table=against)
    board = {one["subject"]: one for one in ada.get("/api/leaderboards/toy/2")}
    assert board["bot:random"]["went"] == []  # a bot is heading nowhere
    assert board[ada.player]["went"] == [won["shown"], board[ada.player]["shown"]]
    assert ada.get("/api/leaderboards/toy/7", 404)["code"] == "not-found"
    assert ada.get("/api/leaderboards/chess/2", 400)["code"] == "unknown-game"


def test_casual_matches_move_no_rating(open_house):
    ada, _, table = two_at_a_table(open_house)
    ada.ask("resign", table=table)
    assert ada.get(f"/api/players/{ada.player}")["ratings"] == []
    assert ada.get(f"/api/players/{ada.player}")["tallies"][0]["played"] == 1


def test_notes_are_private(open_house):
    ada, bo, table = two_at_a_table(open_house)
    for text in ("watch the threes", "no, the fives"):
        assert ada.http.put(f"/api/tables/{table}/note", json={"text": text}).json() == {"text": text}
    assert ada.get(f"/api/tables/{table}/note") == {"text": "no, the fives"}
    assert bo.get(f"/api/tables/{table}/note") == {"text": ""}


def test_deleting_an_account_really_deletes_it(tmp_path):
    with house(tmp_path) as place:
        ada, bo = place.guest("Canaryname"), place.guest("Bo")
        ada.post("/api/account", name="Canaryname", password=PASSWORD)
        over, going = (ada.table(["me", "open"]) for _ in range(2))
        waiting = ada.table(["me", "open"])
        for table in (over, going):
            bo.ask("join", table=table)
            ada.ask("start", table=table)
            ada.ask("say", table=table, text="canarychat")
        bo.ask("join", table=waiting)
        bo.ask("resign", table=over)
        ada.http.put(f"/api/tables/{over}/note", json={"text": "canarynote"})
        ada.post("/api/tokens", 201, label="canarylabel")
        wrong = ada.http.request("DELETE", "/api/account", json={"password": "not this one"})
        assert wrong.status_code == 401
        gone = ada.http.request("DELETE", "/api/account", json={"password": PASSWORD})
        assert gone.status_code == 204
        bo.get(f"/api/players/{ada.player}", 404)
        seats = bo.watch(going)["table"]["seats"]
        assert (seats[0]["player"], seats[0]["bot"]) == (None, "greedy")
        assert bo.watch(over)["result"]["ranks"] == [1, 2] and bo.watch(over)["chat"][0]["text"] == ""
        assert bo.watch(waiting)["table"]["seats"][0]["player"] is None
    files = b"".join(path.read_bytes() for path in tmp_path.glob("drovers.db*"))
    for canary in (b"anaryname", b"canarychat", b"canarynote", b"canarylabel", ada.player.encode()):
        assert canary not in files, canary


def test_passwords_are_dear_to_guess(passwords_cost_little):
    shipped = passwords_cost_little
    assert shipped.memory_cost >= 1 << 16 and shipped.time_cost >= 3  # KiB, and how often it goes through them


def test_passwords_cookies_and_tokens_are_not_in_the_database(tmp_path):
    with house(tmp_path) as place:
        ada = place.guest("Ada")
        ada.post("/api/account", name="Ada", password=PASSWORD)
        token = ada.post("/api/tokens", 201, label="bot")["token"]
        cookies = list(ada.http.cookies.values())
    files = b"".join(path.read_bytes() for path in tmp_path.glob("drovers.db*"))
    assert b"$argon2id$" in files
    for secret in (PASSWORD, token, *cookies):
        assert secret.encode() not in files
