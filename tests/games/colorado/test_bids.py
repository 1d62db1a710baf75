"""The card auction: R14-R22, RA14-RA19, RA33, and the two ways to write a bid."""

from __future__ import annotations

import itertools

import pytest

from drovers.bots.analysis import hint, judge
from drovers.core.choices import reading
from drovers.core.match import Match
from drovers.games.colorado.moves import COUNT, TOKEN, encode

from .build import GAME, bidding, counts, marker, pass_all, play, rule_against, table, told


@pytest.mark.rules("R16", "R17", "R19", "R22")
def test_TR4_ranking_of_three():
    match = bidding(3, hands=[[5, 12, 60], [1, 40], [30, 66]])
    play(match, (0, "bid 5 12"), (1, "bid 1 40"), (2, "bid 30"))
    assert [entry["seat"] for entry in told(match, "ranked")] == [1, 0, 2]
    assert counts(match) == [1, 0, 1, 64], "the five tokens are in the bag"
    play(match, (1, "card 2"), (1, "at g1"))
    assert match.legal(0) == ["card 1"], "A gets the other"
    play(match, (0, "card 1"), (0, "at a1"))
    assert [entry["seat"] for entry in told(match, "took")] == [1, 0], "C takes none"
    assert counts(match) == [1, 0, 3, 62], "C draws two"


@pytest.mark.rules("RA14")
@pytest.mark.parametrize(("draw", "left"), [(2, 3), (1, 2)])
def test_lowest_bidder_draws(draw, left):
    match = bidding(3, hands=[[5, 12, 60], [1, 40], [30, 66]], options={"lowest_draw": draw})
    play(match, (0, "bid 5 12"), (1, "bid 1 40"), (2, "bid 30"))
    play(match, (1, "card 2"), (1, "at g1"), (0, "card 1"), (0, "at a1"))
    assert counts(match)[2] == left


@pytest.mark.rules("RA14")
def test_zero_bidders_draw_two_under_either_option():
    for draw in (2, 1):
        match = bidding(options={"lowest_draw": draw})
        play(match, (0, "bid 1"), (1, "bid -"), (0, "card 1"), (0, "at a1"))
        assert counts(match) == [2, 5, 59]


@pytest.mark.rules("R14")
@pytest.mark.parametrize(("seats", "cards", "auctions"), [(2, 2, 24), (3, 2, 24), (4, 3, 16)])
def test_cards_turned_and_auctions_played(seats, cards, auctions):
    match = GAME.new(seats, seed=1)
    while match.to_move:
        for seat in match.to_move:
            phase = match.position()["phase"]
            match.play(seat, "bid -" if phase == "bid" else match.legal(seat)[0])
    turned = [entry["slot"] for entry in told(match, "turned")]
    assert turned == list(range(1, cards + 1)) * auctions


@pytest.mark.rules("R15")
def test_any_subset_of_the_own_hand():
    hand = [2, 7, 19, 44]
    for size in range(5):
        for tokens in itertools.combinations(hand, size):
            match = bidding(hands=[hand, [9]])
            play(match, (0, f"bid {' '.join(map(str, tokens)) or '-'}"), (1, "bid -"))
            bids = {entry["seat"]: entry["tokens"] for entry in told(match, "bade")}
            assert bids == {0: list(tokens), 1: []}


@pytest.mark.rules("R15")
def test_foreign_tokens_are_refused():
    match = bidding(hands=[[2, 7], [9]])
    assert rule_against(match, 0, "bid 9") == "R15"
    assert rule_against(match, 0, "bid 2 66") == "R15"
    assert rule_against(match, 0, "count 3") == "R15"
    assert rule_against(match, 0, "top 2") == "R15", "first how many"
    match.play(0, "count 2")
    assert match.legal(0) == ["top 7"], "two tokens headed by the 2 cannot be"
    assert rule_against(match, 0, "top 2") == "R15"
    assert rule_against(match, 0, "top 9") == "R15"
    assert rule_against(match, 0, "bid 2") == "R15", "a bid begun step by step is finished that way"


@pytest.mark.rules("R15")
@pytest.mark.parametrize("text", ["bid 0", "bid 67", "bid 2 2", "bid two", "count", "count 67", "top 0", "bid - 2"])
def test_what_is_no_bid(text):
    with pytest.raises(Exception, match="Bid with “bid 3 17 40”"):
        bidding().play(0, text)


@pytest.mark.rules("R15")
def test_bids_are_simultaneous_and_once():
    results = []
    for order in itertools.permutations(range(3)):
        match = bidding(3, hands=[[5, 12], [1, 40], [30]])
        assert match.to_move == (0, 1, 2)
        bids = {0: "bid 5", 1: "bid 1 40", 2: "bid -"}
        for place, seat in enumerate(order):
            assert not told(match, "bade"), "nothing shows until all have chosen"
            match.play(seat, bids[seat])
            if place < 2:
                assert rule_against(match, seat, bids[seat]) == "R15"
        assert [entry["seat"] for entry in told(match, "bade")] == [0, 1, 2]
        assert match.to_move == (1,)
        results.append(match.state)
    assert all(state == results[0] for state in results), "the order of committing changes nothing"


@pytest.mark.rules("R15")
def test_count_and_token_are_a_written_bid():
    hand = [3, 8, 20, 33, 65]
    for count in range(6):
        tops = [None] if count == 0 else [token for token in hand if sum(low < token for low in hand) >= count - 1]
        for top in tops:
            one, other = bidding(hands=[hand, [9]]), bidding(hands=[hand, [9]])
            move = GAME.notation.in_one(one.state, 0, encode(COUNT, count), lambda _, top=top: encode(TOKEN, top - 1))
            text = GAME.notation.move_text(one.state, 0, move)
            assert text.startswith("bid" if count else "bid -")
            one.play(0, text)
            other.play(0, f"count {count}")
            if top:
                other.play(0, f"top {top}")
                lowest = [token for token in hand if token != top][: count - 1]
                assert text == "bid " + " ".join(map(str, sorted([*lowest, top])))
            assert one.state == other.state


@pytest.mark.rules("R16")
@pytest.mark.parametrize(
    ("bids", "order"),
    [
        (["1 2 3", "65 66", "64"], [0, 1, 2]),
        (["1 66", "64 65", "-"], [0, 1]),
        (["64 65", "1 66", "2 3 4"], [2, 1, 0]),
        (["-", "-", "1"], [2]),
        (["5", "6", "7"], [2, 1, 0]),
    ],
)
def test_more_tokens_then_the_higher_one(bids, order):
    hands = [[] if text == "-" else [int(number) for number in text.split()] for text in bids]
    match = bidding(3, hands=hands)
    play(match, *((seat, f"bid {text}") for seat, text in enumerate(bids)))
    assert [entry["seat"] for entry in told(match, "ranked")] == order


@pytest.mark.rules("R17", "RA17")
def test_spent_tokens_return_before_the_draw():
    hands = [[*range(1, 34)], [*range(34, 67)]]  # the bag is empty: only spent tokens can be drawn
    match = bidding(hands=hands)
    play(match, (0, "bid 1 2 3"), (1, "bid 34"))
    assert match.position()["bag"] == [1, 2, 3, 34], "at once after the ranking"
    play(match, (0, "card 1"), (0, "at a1"))
    assert counts(match) == [30, 32, 4], "the draw comes after all cards"
    play(match, (1, "card 2"), (1, "at g1"))
    assert counts(match) == [30, 34, 2]
    assert set(match.position()["hands"][1]) - set(range(35, 67)) <= {1, 2, 3, 34}


@pytest.mark.rules("R18", "R21", "R22", "RA33")
def test_TR6_one_bidder_of_three():
    match = bidding(3, hands=[[5, 12, 60], [1], [30]])
    play(match, (0, "bid 5 12 60"), (1, "bid -"), (2, "bid -"))
    play(match, (0, "card 1"), (0, "at a1"))
    assert told(match, "discarded") == [{"card": "green S"}]
    assert [entry["seat"] for entry in told(match, "took")] == [0], "no second card for A"
    assert counts(match) == [0, 3, 3, 60], "B and C draw two each"
    assert [marker(match, text) for text in ("g1", "i1", "k1")] == ["g", "g", "g"], "the flag stays"
    assert match.position()["phase"] == "sales"


@pytest.mark.rules("R19", "RA7")
def test_a_bidder_must_take_a_card():
    match = bidding()
    play(match, (0, "bid 1 2"), (1, "bid 4"))
    assert match.to_move == (0,)
    assert match.legal(0) == ["card 1", "card 2"], "passing is no choice"
    assert rule_against(match, 0, "pass") == "R19"
    assert rule_against(match, 0, "card 3") == "R19"
    assert rule_against(match, 1, "card 1") == "R19"
    play(match, (0, "card 1"), (0, "at a1"))
    assert match.legal(1) == ["card 2"]
    assert rule_against(match, 1, "card 1") == "R19", "slots keep their number (Precision 7)"


@pytest.mark.rules("R19")
def test_with_four_seats_the_fourth_bidder_gets_nothing():
    match = bidding(4)
    play(match, (0, "bid 1 2 3"), (1, "bid 4 5"), (2, "bid 9"), (3, "bid 11"))
    for seat, cell in ((0, "a1"), (1, "g1"), (3, "m1")):
        assert match.to_move == (seat,)
        play(match, (seat, match.legal(seat)[0]), (seat, f"at {cell}"))
    assert [entry["seat"] for entry in told(match, "took")] == [0, 1, 3]
    assert counts(match)[2] == 4, "the lowest of four draws"


@pytest.mark.rules("R20", "RA15")
def test_TR8_two_seats_both_get_a_card():
    match = bidding()
    play(match, (0, "bid 1 2"), (1, "bid 4"), (0, "card 2"), (0, "at g1"))
    assert match.to_move == (1,)
    play(match, (1, "card 1"), (1, "at a1"))
    assert counts(match) == [1, 4, 61], "B also draws two"


@pytest.mark.rules("R21")
def test_an_unused_card_leaves_a_flag_for_the_next_of_its_colour():
    match = bidding(open=["green S", "green A"])
    play(match, (0, "bid 1"), (1, "bid -"), (0, "card 1"), (0, "at g1"))
    assert [marker(match, text) for text in ("i1", "k1")] == ["g", "g"]
    position = match.position()
    later = table(
        "use", open=["green D", "blue S"], turned=4, taken=[1], slot=1, rank=[1], turn=1,
        pieces={"g": "i1 k1", "A": "g1"}, hands=position["hands"],
    )  # fmt: skip
    assert later.legal(1) == ["at i1", "at k1"], "either remaining flag"


@pytest.mark.rules("RA16")
def test_only_zero_bidders_draw_when_there_is_one():
    match = bidding(3)
    play(match, (0, "bid 1 2"), (1, "bid 4"), (2, "bid -"))
    play(match, (0, "card 1"), (0, "at a1"), (1, "card 2"), (1, "at g1"))
    assert counts(match) == [1, 2, 5, 58]


@pytest.mark.rules("RA18")
def test_short_bag_is_shared_one_by_one_from_the_start_player():
    hands = [[*range(1, 22)], [*range(22, 43)], [*range(43, 64)]]
    for start in range(3):
        match = bidding(3, hands=hands, options={"start": start})  # three tokens in the bag
        play(match, (0, "bid -"), (1, "bid -"), (2, "bid -"))
        assert counts(match) == [22, 22, 22, 0]
    for start in range(2):
        match = bidding(2, hands=[[*range(1, 34)], [*range(34, 66)]], options={"start": start})  # one in the bag
        play(match, (0, "bid -"), (1, "bid -"))
        assert counts(match) == [33 + (start == 0), 32 + (start == 1), 0]


@pytest.mark.rules("RA18")
def test_nothing_is_owed_later():
    match = bidding(2, hands=[[*range(1, 34)], [*range(34, 67)]])
    play(match, (0, "bid -"), (1, "bid -"))
    assert counts(match) == [33, 33, 0]
    pass_all(match)
    play(match, (0, "bid 1 2 3 4 5 6"), (1, "bid -"))
    (seat,) = match.to_move
    while match.position()["phase"] in ("card", "use", "star"):
        match.play(seat, match.legal(seat)[-1])
    assert counts(match) == [27, 35, 4]


@pytest.mark.rules("RA19")
def test_opened_hands_are_public():
    match = bidding(hands=[[5, 12, 60], [1, 40]])
    play(match, (0, "bid 12 60"), (1, "bid 40"))
    for seat in (0, 1, None):
        seen = [event.data["tokens"] for event in match.seen(seat) if event.kind.name == "bade"]
        assert seen == [[12, 60], [40]]
        assert match.sight(seat)["bag"][:3] == [12, 40, 60]
    assert [len(hand) for hand in match.sight(None)["hands"]] == [1, 1], "counts behind the screens are public"


@pytest.mark.rules("R22")
def test_the_draw_also_follows_the_last_auction():
    match = bidding(turned=48, round=4)
    play(match, (0, "bid -"), (1, "bid -"))
    assert match.outcome is not None
    assert counts(match) == [5, 5, 56]


@pytest.mark.parametrize(
    ("text", "english", "french"),
    [
        ("bid 12", "Bid cowboy 12.", "Miser le cow-boy 12."),
        ("bid 12 5", "Bid cowboys 5, 12.", "Miser les cow-boys 5, 12."),
        ("bid -", "Bid nothing.", "Miser zéro cow-boy."),
        ("count 1", "Bid one cowboy.", "Miser un cow-boy."),
        ("count 2", "Bid 2 cowboys.", "Miser 2 cow-boys."),
    ],
)
def test_a_bid_is_read_with_its_cowboys(text, english, french):
    match = bidding(3, hands=[[5, 12, 60], [1, 40], [30, 66]])
    move = match.parse(0, text)
    assert [reading(GAME, lang, match.sight(0).state, 0, move) for lang in ("en", "fr")] == [english, french]


class Bidder:
    """A judge that would bid two cowboys with the highest it has, or nothing; of one move it can say nothing."""

    nodes, count = 0, 2

    def named(self, sight, seed):
        legal = Match(sight.game, sight.state).legal_moves(sight.seat)
        assert len(legal) > 1
        return ([legal[self.count], legal[0]] if len(legal) > 2 else legal[-1:]), (0.5, 0.5)

    def worths(self, sight, moves, seed):
        return [0.5] * len(moves)


@pytest.fixture
def bid(monkeypatch):
    """The sight of a seat that owes a bid of its three cowboys, judged by a bidder."""
    for name in ("exact", "solved"):
        monkeypatch.setattr(f"drovers.bots.analysis.{name}", lambda *of, **more: None)
    monkeypatch.setattr("drovers.bots.analysis.judge_of", lambda sight, tries: Bidder())
    return bidding(2, hands=[[5, 12, 60], [1, 40]])


def test_a_bid_is_compared_with_whole_bids_and_hinted_whole(bid):
    verdict = judge(1, bid.sight(0), bid.parse(0, "bid 12 60"))
    assert [choice.move for choice in verdict.best] == ["bid 5 60", "bid -"]
    assert verdict.best[0].read("en") == "Bid cowboys 5, 60"
    assert [choice.move for choice in hint(bid.sight(0))] == ["bid 5 60", "bid -"]
    nothing = judge(1, bid.sight(0), bid.parse(0, "bid -"))
    assert nothing.played in nothing.best  # and not a second time, as a number of cowboys


def test_a_bid_made_in_steps_is_compared_with_steps(bid):
    verdict = judge(1, bid.sight(0), bid.parse(0, "count 2"))
    assert [choice.move for choice in verdict.best] == ["count 2", "count 0"]


def test_a_hint_to_bid_all_has_no_highest_to_choose(bid, monkeypatch):
    monkeypatch.setattr(Bidder, "count", 3)
    assert hint(bid.sight(0))[0].move == "bid 5 12 60"
