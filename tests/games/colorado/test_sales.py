"""Sales: R33-R39, RA20-RA24."""

from __future__ import annotations

import itertools

import pytest

from drovers.games.colorado.land import land_of

from .build import bidding, counts, marker, pass_all, play, rule_against, table, told

PIECES = {"A": "f1 a5 b5 c5", "B": "h9 i9", "C": "n1", "r": "a1"}


def window(seats=3, **fields):
    pieces = {sign: cells for sign, cells in PIECES.items() if sign != "C" or seats > 2}
    return table("sales", seats, **({"pieces": pieces, "open": ["red S", "red A"], "turn": 0} | fields))


@pytest.mark.rules("R33")
def test_TR24_at_most_two_sales_a_round():
    match = window(2)
    play(match, (0, "sell f1"), (1, "no"), (1, "pass"), (0, "sell a5"), (1, "no"), (1, "pass"))
    assert match.position()["signs"] == [3, 5]
    assert match.legal(0) == ["pass"]
    assert rule_against(match, 0, "sell b5") == "R33"
    again = window(2, round=2, signs=[3, 5], turned=14)
    assert "sell b5" in again.legal(0), "two more in a new round"
    none = window(2, round=3, signs=[0, 5], turned=26)
    assert none.legal(0) == ["pass"], "no For Sale token left"
    assert rule_against(none, 0, "sell b5") == "R33"


@pytest.mark.rules("R33")
def test_sales_of_the_last_round_are_forgotten():
    match = bidding(turned=12, sold=[2, 1], signs=[3, 4], pieces={"A": "a9"})
    play(match, (0, "bid -"), (1, "bid -"))
    assert match.position()["sold"] == [0, 0]


@pytest.mark.rules("R34", "RA20")
def test_TR24_no_sale_after_the_last_cards():
    match = bidding(turned=8, open=["red S", "green S"], pieces={"A": "a9"})
    play(match, (0, "bid -"), (1, "bid -"))  # the fourth auction ends; the fifth turns its cards first
    assert match.position()["turned"] == 10 and match.position()["shown"]
    pass_all(match)
    play(match, (0, "bid -"), (1, "bid -"))
    assert match.position()["phase"] == "sales" and not match.position()["shown"], "before the last reveal"
    assert "sell a9" in match.legal(0)
    pass_all(match)
    assert match.position()["phase"] == "bid" and match.position()["turned"] == 12
    assert rule_against(match, 0, "sell a9") == "R34"


@pytest.mark.rules("RA20")
def test_one_window_in_each_auction():
    for option, wanted in (
        ("one", ["after", "after", "after", "after", "after", "before"]),
        ("two", ["before", "after"] * 5 + ["before"]),
    ):
        match = table("place", flags=["r", ""], colour="red", turn=0, options={"sale_windows": option})
        match.play(0, "at a1")
        windows = []
        while match.position()["round"] == 1:
            if match.position()["phase"] == "sales":
                windows.append("after" if match.position()["shown"] else "before")
                pass_all_once(match)
            else:
                play(match, (0, "bid -"), (1, "bid -"))
        assert windows == wanted


def pass_all_once(match):
    for _ in range(match.seats):
        match.play(match.to_move[0], "pass")


@pytest.mark.rules("RA20")
def test_clockwise_until_all_pass_in_a_row():
    match = window(3, options={"start": 0})
    play(match, (0, "pass"), (1, "pass"))
    assert match.to_move == (2,)
    play(match, (2, "sell n1"), (0, "no"), (1, "no"))
    assert match.to_move == (0,), "the seller's left goes on"
    play(match, (0, "sell f1"), (1, "no"), (2, "no"), (1, "pass"), (2, "pass"))
    assert match.position()["phase"] == "sales", "the seller has to pass too; earlier passes do not bind"
    match.play(0, "pass")
    assert match.position()["phase"] == "bid"
    assert rule_against(window(), 1, "pass") == "RA20"
    assert rule_against(window(), 0, "bid -") == "RA20"


@pytest.mark.rules("RA20")
def test_a_bought_cell_may_be_sold_again():
    match = window()
    play(match, (0, "sell f1"), (1, "yes"), (2, "no"), (1, "pay 4"))
    assert "sell f1" in match.legal(1)


@pytest.mark.rules("R35")
def test_only_own_land():
    match = window()
    for text in ("h9", "a1", "k5", "c3"):
        assert rule_against(match, 0, f"sell {text}") == "R35", text
    match.play(0, "sell f1")
    assert match.position()["offer"] == "f1" and marker(match, "f1") == "A", "until the sale is complete"


@pytest.mark.rules("R36", "R37", "RA24")
def test_nobody_interested():
    match = window()
    match.play(0, "sell f1")
    assert counts(match) == [5, 3, 3, 55], "the seller draws at once"
    assert match.position()["signs"] == [4, 5, 5]
    play(match, (1, "no"), (2, "no"))
    assert marker(match, "f1") == ".", "free again"
    assert land_of(match.state, 0) == 3, "the marker is back in the supply"
    assert counts(match) == [5, 3, 3, 55]
    assert told(match, "unsold") == [{"seat": 0, "cell": "f1"}]


@pytest.mark.rules("R36")
def test_selling_with_an_empty_bag_draws_nothing():
    match = window(2, hands=[[*range(1, 34)], [*range(34, 67)]])
    play(match, (0, "sell f1"), (1, "no"))
    assert counts(match) == [33, 33, 0]
    assert match.position()["signs"] == [4, 5]


@pytest.mark.rules("R38", "RA23")
def test_TR22_one_buyer():
    match = window()
    play(match, (0, "sell f1"), (1, "no"), (2, "yes"))
    assert match.to_move == (2,)
    assert match.legal(2) == ["pay 7", "pay 8", "pay 9"], "exactly one token of his choice"
    assert rule_against(match, 2, "pay 1") == "R38"
    assert rule_against(match, 1, "pay 4") == "R38"
    assert rule_against(match, 2, "bid 7 8") == "R38"
    match.play(2, "pay 7")
    assert marker(match, "f1") == "C"
    assert counts(match) == [6, 3, 2, 55], "A has two drawn and one given"
    assert 7 in match.position()["hands"][0]


@pytest.mark.rules("RA23")
def test_the_price_is_seen_by_two_only():
    match = window(4, pieces=PIECES | {"D": "o9"}, open=["red S", "red A", "blue S"])
    play(match, (0, "sell f1"), (1, "no"), (2, "yes"), (3, "no"), (2, "pay 8"))
    for seat in (0, 1, 2, 3, None):
        (paid,) = [event for event in match.seen(seat) if event.kind.name == "paid"]
        assert paid.data["token"] == (8 if seat in (0, 2) else None)
        hands = match.sight(seat)["hands"]
        assert (8 in hands[0]) == (seat in (0, 2))


@pytest.mark.rules("RA23")
def test_a_price_the_seller_has_seen_is_not_taken_back():
    match = window(2)
    play(match, (0, "sell f1"), (1, "yes"), (1, "pay 4"))
    assert match.to_move == (1,) and not match.can_undo(1)


@pytest.mark.rules("R39")
def test_two_buyers_bid():
    match = window(hands=[[1], [4, 5, 6], [7, 8, 9]])
    play(match, (0, "sell f1"), (1, "yes"), (2, "yes"))
    assert match.to_move == (1, 2)
    assert "bid -" not in match.legal(1) and "bid 4" in match.legal(1)
    assert rule_against(match, 1, "bid -") == "R39", "at least one token"
    assert rule_against(match, 1, "count 0") == "R39"
    assert rule_against(match, 0, "bid 1") == "R39"
    play(match, (2, "bid 9"))
    assert not told(match, "bade")
    match.play(1, "bid 4 6")
    assert marker(match, "f1") == "B"
    assert {4, 6} <= set(match.position()["hands"][0]), "the winner's bid goes to the seller"
    assert match.position()["hands"][1] == [5]
    assert match.position()["hands"][2] == [7, 8, 9], "the loser takes his back"
    assert counts(match)[0] == 5


@pytest.mark.rules("R39", "RA22")
def test_equal_numbers_go_to_the_higher_token():
    """Not to the higher sum: 1 and 40 beat 38 and 39."""
    for order in itertools.permutations((1, 2)):
        match = window(hands=[[60], [1, 40], [38, 39]])
        play(match, (0, "sell f1"), (1, "yes"), (2, "yes"))
        bids = {1: "bid 1 40", 2: "bid 38 39"}
        play(match, *((seat, bids[seat]) for seat in order))
        assert marker(match, "f1") == "B"


@pytest.mark.rules("R39")
def test_three_buyers_bid():
    match = window(4, pieces=PIECES | {"D": "o9"}, open=["red S", "red A", "blue S"])
    play(match, (0, "sell f1"), (3, "yes"), (1, "yes"), (2, "yes"), (1, "bid 4"), (3, "count 2"), (2, "bid 7 8"))
    match.play(3, "top 12")
    assert marker(match, "f1") == "D", "10 and 12 against 7 and 8"


@pytest.mark.rules("RA21")
def test_interest_is_declared_at_once():
    for order in itertools.permutations((1, 2)):
        match = window()
        match.play(0, "sell f1")
        assert match.to_move == (1, 2), "the seller cannot buy"
        assert rule_against(match, 0, "yes") == "RA21"
        answers = {1: "yes", 2: "no"}
        match.play(order[0], answers[order[0]])
        assert not told(match, "answered")
        assert rule_against(match, order[0], "yes") == "RA21"
        assert match.sight(order[1])["yes"] == []
        match.play(order[1], answers[order[1]])
        assert told(match, "answered") == [{"seat": 1, "interested": True}, {"seat": 2, "interested": False}]
        assert match.to_move == (1,)


@pytest.mark.rules("RA21")
def test_a_buyer_needs_a_token_and_a_marker():
    match = window(hands=[[1], [], [7]])
    match.play(0, "sell f1")
    assert match.legal(1) == ["no"], "asked all the same (Precision 6)"
    assert rule_against(match, 1, "yes") == "RA21"
    assert match.legal(2) == ["no", "yes"]
    forty = " ".join(f"{column}{row}" for row in (6, 9, 10) for column in "abcdefghijklmno").split()[:40]
    match = window(2, pieces={"A": "f1", "B": " ".join(forty)})
    match.play(0, "sell f1")
    assert match.legal(1) == ["no"]
