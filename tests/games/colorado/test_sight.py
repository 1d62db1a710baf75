"""Who knows what: tokens, prices, cards and choices, and the worlds a seat may imagine (R9, R15, RA19, RA23)."""

from __future__ import annotations

import itertools
import random

import pytest

from drovers.bots.foresight import reopen
from drovers.contract.fairness import draws_are_fair, fingerprint
from drovers.core import dice, rules
from drovers.core.match import Match

from .build import GAME, bidding, play, table

BAG = 4
HIDDEN = -2


def sight(match, seat):
    """Places of the tokens, by number, that the seat knows: the seat of the hand, or `bag`."""
    view = match.sight(seat)
    known = {token: "bag" for token in view["bag"] if token != "?"}
    return known | {token: holder for holder, hand in enumerate(view["hands"]) for token in hand if token != "?"}


@pytest.mark.rules("R9", "R3")
def test_hands_are_hidden_and_their_number_is_not():
    match = GAME.new(3, seed=1)
    for seat in range(3):
        view = match.sight(seat)
        assert view["hands"][seat] == match.position()["hands"][seat]
        assert [len(hand) for hand in view["hands"]] == [15, 15, 15]
        assert set(view["hands"][(seat + 1) % 3]) == {"?"}
        assert view["bag"] == ["?"] * 21
    assert sight(match, None) == {}


@pytest.mark.rules("R11")
def test_cards_not_turned_are_hidden():
    match = bidding()
    view = match.sight(0)["cards"]
    assert view[:2] == ["red S", "green S"] and set(view[2:]) == {"?"}
    for key in ("key", "drawn"):
        assert key not in match.sight(0)


@pytest.mark.rules("R11")
def test_imagined_decks_keep_three_of_each_colour():
    match = bidding(turned=16, round=2, open=["red T", "green S"])
    sight_, seen = match.sight(0).state, set()
    rng = dice.new_dice(1)
    for _ in range(50):
        world = sight_.copy()
        rules.imagine(world, 0, rng)
        cards = [world.cards[i] for i in range(48)]
        assert cards[:16] == [match.state.cards[i] for i in range(16)]
        for first in range(0, 48, 12):
            assert sorted(card % 4 for card in cards[first : first + 12]) == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3]
        assert sorted(cards) == sorted(match.state.cards[i] for i in range(48))
        seen.add(tuple(cards))
    assert len(seen) == 50


@pytest.mark.rules("RA19")
def test_spent_tokens_are_known_in_the_bag_until_somebody_draws():
    match = bidding(3, hands=[[5, 12, 60], [1, 40], [30, 66]])
    play(match, (0, "bid 5 12"), (1, "bid 1 40"), (2, "bid 30"))
    for seat in (0, 1, 2, None):
        assert {t: p for t, p in sight(match, seat).items() if p == "bag"} == dict.fromkeys([5, 12, 1, 40, 30], "bag")
    play(match, (1, "card 2"), (1, "at g1"), (0, "card 1"), (0, "at a1"))  # seat 2 draws two of 64 tokens
    drawn = set(match.position()["hands"][2]) - {66}
    for seat in (0, 1, None):
        assert "bag" not in sight(match, seat).values()
    left = {5, 12, 1, 40, 30} - drawn
    assert {t for t, p in sight(match, 2).items() if p == "bag"} == left, "who drew knows what he did not draw"
    rng = dice.new_dice(3)
    for _ in range(60):
        world = match.sight(0).state.copy()
        rules.imagine(world, 0, rng)
        for token in (5, 12, 1, 40, 30):
            assert place(world, token - 1) in (2, BAG), "seat 1 has not drawn since: it cannot hold them"


@pytest.mark.rules("R39", "RA19")
def test_tokens_of_an_auction_are_known_in_the_hands():
    match = table(
        "sales", 3, pieces={"A": "f1"}, open=["red S", "red A"], turn=0, hands=[[1], [4, 5, 6], [7, 8, 9]]
    )  # fmt: skip
    play(match, (0, "sell f1"), (1, "yes"), (2, "yes"), (2, "bid 9"), (1, "bid 4 6"))
    for seat in (0, 1, 2, None):
        known = sight(match, seat)
        assert known[4] == known[6] == 0 and known[9] == 2
    assert 5 not in sight(match, None) and 7 not in sight(match, 0)


@pytest.mark.rules("RA23")
def test_who_loses_track_after_a_hidden_price():
    match = table(
        "sales", 3, pieces={"A": "f1", "C": "n1"}, open=["red S", "red A"], turn=0, hands=[[1], [4, 5, 6], [7, 8, 9]]
    )  # fmt: skip
    play(match, (0, "sell f1"), (1, "yes"), (2, "yes"), (2, "bid 9"), (1, "bid 4 6"))  # 4, 6 at seat 0; 9 at seat 2
    play(match, (1, "pass"), (2, "sell n1"), (0, "yes"), (1, "no"), (0, "pay 4"))
    assert sight(match, 0)[4] == sight(match, 2)[4] == 2
    assert sight(match, 2)[6] == 0, "the receiver saw which it was, and knows the other is still there"
    for seat in (1, None):
        assert 4 not in sight(match, seat) and 6 not in sight(match, seat)
        assert sight(match, seat)[9] == 2, "nothing left that hand"


@pytest.mark.rules("R15", "RA21")
def test_choices_are_hidden_until_all_have_chosen():
    one, other = (bidding(3) for _ in range(2))
    one.play(0, "bid 1 3")
    other.play(0, "bid -")
    for seat in (1, 2, None):
        assert one.sight(seat) == other.sight(seat) and one.sight(seat).state == other.sight(seat).state
        assert one.sight(seat)["done"] == [0]
        assert one.seen(seat)[-1].to_dict() == other.seen(seat)[-1].to_dict()
    assert one.sight(0)["fists"][0] == [1, 3]


@pytest.mark.rules("R15")
def test_a_bid_begun_looks_like_any_other():
    begun, whole = bidding(3), bidding(3)
    begun.play(0, "count 2")
    whole.play(0, "bid -")
    for seat in (1, 2, None):
        assert begun.sight(seat) == whole.sight(seat) and begun.sight(seat).state == whole.sight(seat).state
    assert begun.sight(0)["count"][0] == 2 and begun.sight(0)["done"] == []
    begun.play(0, "top 3")
    for seat in (1, 2, None):
        assert begun.sight(seat) == whole.sight(seat), "the second step shows nothing at all"


@pytest.mark.rules("R15")
def test_when_the_last_bid_is_begun_somebody_is_imagined_to_have_begun():
    match, rng = bidding(3), dice.new_dice(3)
    play(match, (0, "bid 1"), (1, "bid -"), (2, "count 2"))
    assert match.sight(0)["done"] == [0, 1, 2]
    begun = set()
    for _ in range(40):
        world = match.sight(0).state.copy()
        rules.imagine(world, 0, rng)
        GAME.check(world)
        begun |= {(seat, world.count[seat]) for seat in range(3) if world.count[seat] != -1}
        rules.veil(world, 0)
        assert world == match.sight(0).state
    assert {seat for seat, _ in begun} == {1, 2} and len(begun) > 4


@pytest.mark.rules("R15")
@pytest.mark.parametrize("others", [("bid 1", "bid -"), ("count 2", "bid 4")])
def test_what_others_have_chosen_unseen_is_chosen_again_where_bots_play_on(others):
    match, rng = bidding(3), dice.new_dice(3)
    match.play(0, others[0])
    match.play(1, others[1])
    for _ in range(10):
        world = match.sight(2).state.copy()
        rules.imagine(world, 2, rng)
        reopen(world, 2)
        GAME.check(world)
        assert rules.to_move(world) == 0b111 and world.fist[0] == world.fist[1] == 0


@pytest.mark.rules("R22")
def test_drawn_tokens_are_told_to_the_drawer_only():
    match = bidding()
    play(match, (0, "bid -"), (1, "bid -"))
    for seat in (0, 1, None):
        drew = [event.data for event in match.seen(seat) if event.kind.name == "drew"]
        assert [entry["token"] is not None for entry in drew] == [entry["seat"] == seat for entry in drew]
        assert len(drew) == 4


def part(match, seat, name):
    """One part of the features of a seat's sight."""
    out = [-99] * GAME.feature_length
    rules.features(match.sight(seat).state, seat, out)
    start = 0
    for part in GAME.features:
        if part.name == name:
            return out[start : start + part.length]
        start += part.length
    raise KeyError(name)


def test_features_follow_their_layout():
    match = bidding(3, pieces={"A": "a2", "B": "b2", "C": "c7"}, hands=[[5, 12], [1, 40], [30]], points=[7, 8, 9])
    match.play(1, "bid 40")
    one = [i for i, value in enumerate(part(match, 1, "hand")) if value]
    assert one == [0, 39] and part(match, 1, "fist")[39] == 1 and sum(part(match, 0, "fist")) == 0
    planes = part(match, 1, "markers")
    assert planes[16] == 1 and planes[150 + 6 * 15 + 2] == 1 and planes[2 * 150 + 15] == 1, "own, next, then the first"
    assert sum(planes) == 3 and sum(part(match, 1, "flag_cells")) == 9 and sum(part(match, 1, "water")) == 22
    assert part(match, 1, "held")[:3] == [2, 1, 2] and part(match, 1, "points")[:3] == [8, 9, 7]
    assert part(match, 1, "lords")[:4] == [0, 1, 0, 0], "the next seat owns lake 3"
    assert sum(part(match, 1, "unseen_cards")) == 46
    assert part(match, 1, "round") == [1, 0, 0, 0] and part(match, 1, "turned") == [2] and part(match, 1, "bag") == [61]
    assert sum(part(match, 1, "reach")) == 3 * 66, "nobody has shown a token yet"
    assert part(match, 1, "done") == [1, 0, 0, 0] and part(match, 1, "seats") == [3]


def place(state, token):
    """The seat that holds the token (from 0), BAG, or HIDDEN."""
    word, bit = divmod(token, 60)
    holders = [seat for seat in range(state.seats) if state.hand[seat, word] >> bit & 1]
    return holders[0] if holders else BAG if state.bag[word] >> bit & 1 else HIDDEN


def put(state, token, where):
    """Puts a hidden token somewhere, where its holder alone knows it, or whoever alone has drawn since."""
    word, bit = divmod(token, 60)
    hands = [seat for seat in range(state.seats) if state.reach[seat, word] >> bit & 1]
    if where == BAG:
        state.bag[word] |= 1 << bit
        knows = hands if len(hands) == 1 else []
    else:
        state.hand[where, word] |= 1 << bit
        knows = [where]
    for seat in knows:
        state.known[seat, word] |= 1 << bit


def all_worlds(view, seat):
    """Every way to put the unknown tokens into bag and hands that `reach` and the counts allow."""
    unknown = [token for token in range(66) if place(view, token) == HIDDEN]
    worlds = {}
    for places in itertools.product((*range(view.seats), BAG), repeat=len(unknown)):
        world = view.copy()
        fits = True
        for token, where in zip(unknown, places, strict=True):
            fits = fits and where != seat and (where == BAG or bool(view.reach[where, 0] >> token & 1))
            put(world, token, where)
        for holder in range(view.seats):
            count = sum(place(world, token) == holder for token in range(66))
            fits = fits and count == view.held[holder]
        if fits:
            worlds[fingerprint(world)] = 1.0
    return worlds


def nearly_open(hands, hidden, reach):
    """The last auction of the match, all cards seen and every token known but the hidden ones."""
    known = {str(token): "012w" for token in range(1, 67) if token not in hidden}
    own = {token: seat for seat, hand in enumerate(hands) for token in hand}
    known |= {str(token): str(own[token]) for token in hidden if token in own}
    return bidding(3, hands=hands, known=known, reach=reach, turned=48, round=4).state


@pytest.mark.rules("RA19", "R9")
@pytest.mark.parametrize(
    ("hands", "reach", "possible"),
    [
        ([[1], [2, 3], [4]], {}, 30),
        ([[1], [2, 3], [4]], {"5": "2", "6": "2"}, 9),
        ([[1], [2, 3], [4, 5]], {"5": "2", "6": "2"}, 9),
    ],
)
def test_imagined_hands_are_fair(hands, reach, possible):
    state = nearly_open(hands, [2, 3, 4, 5, 6], reach)
    view = state.copy()
    rules.veil(view, 0)
    worlds = all_worlds(view, 0)
    assert len(worlds) == possible
    draws_are_fair(state, 0, worlds, draws=600)


@pytest.mark.rules("R15")
def test_imagined_bids_are_any_subset():
    state = nearly_open([[1], [2, 3], [4]], [], {})
    match = GAME.from_position(GAME.write_position(state))
    match.play(1, "bid 3")
    view = match.sight(0).state
    worlds = {}
    for fist in itertools.product((0, 1), repeat=2):
        world = view.copy()
        world.fist[0] = fist[0] << 1 | fist[1] << 2
        worlds[fingerprint(world)] = 1.0
    draws_are_fair(match.state, 0, worlds, draws=200)


def test_no_impossible_world_along_random_matches():
    """What the events told a seat is never contradicted: a hand that has not drawn since cannot hold a spent token."""
    for seed in range(4):
        match, chooser, rng = GAME.new(3, seed=seed), random.Random(seed), dice.new_dice(seed)
        spent: dict[int, set[int]] = {}  # token -> the seats whose hands have grown unseen since it was shown
        while match.to_move:
            seat = chooser.choice(match.to_move)
            for event in match.play(seat, chooser.choice(match.legal(seat))):
                data = event.data
                if event.kind.name == "bade" and match.position()["phase"] != "sales":
                    spent |= {token: set() for token in data["tokens"]}
                elif event.kind.name == "bade":
                    spent = {token: hands for token, hands in spent.items() if token not in data["tokens"]}
                elif event.kind.name == "drew":
                    for hands in spent.values():
                        hands.add(data["seat"])
                elif event.kind.name == "paid":
                    for hands in spent.values():
                        if data["seat"] in hands:
                            hands.add(data["seller"])
            if match.ply % 7 == 0:
                world = match.sight(0).state.copy()
                rules.imagine(world, 0, rng)
                for token, hands in spent.items():
                    assert place(world, token - 1) in {*hands, BAG}, (seed, match.ply, token)


def test_every_flag_colour_reads_otherwise():
    match = GAME.new(3, seed=5)
    (seat,) = match.to_move
    seen = []
    for colour in ("red", "green", "orange", "blue"):
        after = Match(GAME, match.state.copy())
        after.play(seat, f"flag {colour}")
        out = [0] * GAME.feature_length
        rules.features(after.sight(seat).state, seat, out)
        seen.append(tuple(out))
    assert len(set(seen)) == 4


def test_points_read_as_what_a_match_can_pay_at_most():
    match = bidding(3, points=[999, 0, 3])
    assert part(match, 0, "points") == [272, 0, 3, 0]
