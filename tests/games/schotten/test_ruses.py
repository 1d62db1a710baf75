"""Headhunter, Strategist, Banshee, Traitor; combat modes as targets."""

from __future__ import annotations

import pytest

from drovers.core import rules
from games.schotten.build import TACTICS, at, hand, refused, side

DECKS = {"decks": {"tactic": ["BL", "S"]}}
TARGETS = {"modes_targetable": True}


def tactics(*args, options=None, **fields):
    return at(*args, options=TACTICS | (options or {}), **fields)


def hunt(match, draws: str, returns: str):
    """Seat 0 plays the Headhunter: draws by C and T, returns by name."""
    match.play(0, "HH")
    for letter in draws.split():
        match.play(0, "draw clan" if letter == "C" else "draw tactic")
    for card in returns.split():
        match.play(0, f"return {card}")


FULL_HAND = {"hands": ("R3 R4 R5 G1 G2 G3 HH", "B1")}


@pytest.mark.rules("S46", "SA36", "SA37")
def test_ST38_three_draws_two_returns_and_no_refill():
    match = tactics(**FULL_HAND)
    tops = match.position()["decks"]
    match.play(0, "HH")
    for letter in ("clan", "tactic", "clan"):
        match.play(0, f"draw {letter}")
    assert len(hand(match, 0)) == 9
    drawn = tops["tactic"][0]
    match.play(0, "return R3")
    match.play(0, f"return {drawn}")
    decks = match.position()["decks"]
    assert decks["clan"][-1] == "R3" and decks["tactic"][-1] == drawn
    assert len(hand(match, 0)) == 7 and match.to_move == (1,)
    assert match.position()["discard"] == ["HH"] and match.position()["laid"] == [1, 0]


@pytest.mark.rules("SA36")
def test_exactly_two_return_and_the_first_ends_higher():
    match = tactics(**FULL_HAND)
    hunt(match, "C C C", "R3 G1")
    assert match.position()["decks"]["clan"][-2:] == ["R3", "G1"]


@pytest.mark.rules("SA34", "S46")
def test_the_hunter_sees_each_card_before_he_chooses_the_next_deck():
    match = tactics(**FULL_HAND)
    match.play(0, "HH")
    top = match.position()["decks"]["tactic"][0]
    match.play(0, "draw tactic")
    assert top in hand(match, 0) and match.legal(0) == ["draw clan", "draw tactic"]
    assert refused(match, 0, "return R3") == "SA34"
    match.play(0, "draw tactic")
    match.play(0, "draw clan")
    assert refused(match, 0, "draw clan") == "S46"
    assert refused(match, 0, "return B1") == "S46"  # not in his hand


def short_of_cards(hands, **fields):
    """All Clan cards are at stones or in hands; the Tactic deck is as given."""
    taken = set(" ".join(hands).split())
    rest = [f"{c}{v}" for v in range(1, 10) for c in "BGRYPN" if f"{c}{v}" not in taken]
    stones = {}
    for number in range(1, 10):
        cards = [rest.pop() for _ in range(min(6, len(rest)))]
        stones[number] = (" ".join(cards[:3]), " ".join(cards[3:]))
    return tactics(stones, hands, **fields)


@pytest.mark.rules("SA35", "SA37")
def test_the_hunter_draws_what_there_is_and_then_refills():
    others = ["J", "J", "S", "H", "BL", "MU", "ST"]
    hands = ("R1 R2 HH", " ".join(["G1", *others[:6]]))
    match = short_of_cards(hands, decks={"clan": [], "tactic": ["ST", "BA"]}, discard="TR", laid=[0, 1])
    match.play(0, "HH")
    match.play(0, "draw tactic")
    assert match.legal(0) == ["draw tactic"]
    match.play(0, "draw tactic")
    assert match.legal(0) == ["return R1", "return R2", "return ST", "return BA"]
    match.play(0, "return R1")
    match.play(0, "return BA")
    while "done" in match.legal(0):
        match.play(0, "done")
    assert match.legal(0) == ["draw clan", "draw tactic"]  # hand below seven, so one card as after any play
    match.play(0, "draw clan")
    assert hand(match, 0) == ["R1", "R2", "ST"]


@pytest.mark.rules("SA35")
def test_without_any_card_left_the_hunter_stays_in_hand():
    hands = ("R1 R2 HH BA ST", "G1 J J S H BL MU")
    match = short_of_cards(hands, decks={"clan": [], "tactic": []}, discard="TR", laid=[0, 1])
    assert refused(match, 0, "HH") == "SA35"


@pytest.mark.rules("SA21", "S41")
def test_a_joker_that_may_not_be_laid_cannot_be_returned():
    match = tactics({1: ("J", "")}, ("R3 R4 R5 G1 G2 J HH", "B1"), discard="TR", laid=[1, 1])
    match.play(0, "HH")
    for _ in range(3):
        match.play(0, "draw clan")
    assert refused(match, 0, "return J") == "SA21" and "return J" not in match.legal(0)
    match = tactics(hands=("R3 R4 R5 G1 G2 J HH", "B1"))
    match.play(0, "HH")
    for _ in range(3):
        match.play(0, "draw clan")
    assert match.why_not(0, "return J") is None  # he has laid none, so it may go


@pytest.mark.rules("SA21")
def test_with_nothing_else_to_return_the_joker_is_shown_and_stays():
    hands = ("J HH", "G1 S H MU BA ST")
    rest = [f"{c}{v}" for v in range(1, 10) for c in "BGRYPN" if f"{c}{v}" != "G1"]
    stones = {n: (" ".join(rest[6 * n - 6 : 6 * n - 3]), " ".join(rest[6 * n - 3 : 6 * n])) for n in range(1, 9)}
    stones[9] = ("J " + " ".join(rest[48:50]), " ".join(rest[50:]))
    match = tactics(stones, hands, decks={"clan": [], "tactic": ["BL"]}, discard="TR", laid=[1, 1])
    hunt(match, "T", "BL")
    assert [event.kind.name for event in match.events][-2:] == ["returned", "shown"]
    assert hand(match, 0) == ["J"] and match.position()["phase"] in ("claim", "draw")
    for viewer in (1, None):
        assert match.sight(viewer)["hands"][0] == ["J"]


@pytest.mark.rules("SA21", "SA35", "SA36")
def test_with_a_single_card_to_return_nothing_is_shown():
    hands = ("HH", "G1 J S H BL MU ST")
    match = short_of_cards(hands, decks={"clan": [], "tactic": ["BA"]}, discard="TR J", laid=[1, 1], jokers=[1, 0])
    hunt(match, "T", "BA")
    assert hand(match, 0) == [] and match.position()["phase"] in ("claim", "draw")
    assert "shown" not in [event.kind.name for event in match.events]


@pytest.mark.rules("SA20", "SA21")
@pytest.mark.parametrize(("limit", "free"), [("ever", False), ("on_side", True)])
def test_whether_a_joker_may_be_returned_follows_the_limit(limit, free):
    match = tactics(
        hands=("R3 R4 R5 G1 G2 J HH", "B1"), discard="J BA", jokers=[1, 0], laid=[1, 1], options={"joker_limit": limit}
    )
    hunt(match, "C C C", "")
    assert ("return J" in match.legal(0)) is free


@pytest.mark.rules("S47", "SA33")
def test_ST34_the_strategist_moves_an_own_card_and_undoes_the_completion():
    match = tactics({1: ("R1 G5 B7", "Y9 Y8 Y7")}, hands=("N1 ST", "G1"))
    match.play(0, "ST 1.2>4")
    assert side(match, 0, 1) == ["R1", "B7"] and side(match, 0, 4) == ["G5"]
    assert match.position()["stones"][0]["since"][0] == [0, 0]
    assert match.position()["discard"] == ["ST"] and match.position()["laid"] == [1, 0]


@pytest.mark.rules("S47", "SA32")
def test_the_strategist_may_discard_and_may_move_an_elite():
    match = tactics({1: ("S G5", "")}, hands=("N1 ST", "G1"), discard="TR", laid=[1, 1])
    match.play(0, "ST 1.2>x")
    assert match.position()["discard"] == ["TR", "G5", "ST"]
    match = tactics({1: ("J", "")}, hands=("N1 ST", "G1"), discard="TR", laid=[1, 1])
    match.play(0, "ST 1.1>2")
    assert side(match, 0, 2) == ["J"]
    assert match.position()["laid"] == [2, 1] and match.position()["jokers"] == [1, 0]  # not a new play of the Joker


@pytest.mark.rules("S47", "SA30", "SA45")
def test_where_the_strategist_may_not_go():
    stones = {1: ("R1", "B2"), 2: ("G1 G2 G4", ""), 3: ("Y9 Y8 Y7", ""), 4: ("", "N9 N8 N7")}
    match = tactics(stones, hands=("N1 ST", "P1"), owners={3: 0, 4: 1})
    assert refused(match, 0, "ST 1.1>2") == "SA30"  # full
    assert refused(match, 0, "ST 1.1>3") == "SA30" == refused(match, 0, "ST 1.1>4")  # claimed
    assert refused(match, 0, "ST 3.1>1") == "SA45"
    assert refused(match, 0, "ST 5.1>1") == "S47"
    assert refused(match, 0, "ST 1.2>5") == "S47"  # the other's card is not his to move


@pytest.mark.rules("S48", "SA41")
def test_the_banshee_discards_a_card_of_the_other():
    match = tactics({1: ("R1", "R9 J")}, hands=("N1 BA", "P1"))
    match.play(0, "BA 1.1")
    assert side(match, 0, 1) == ["R1"] and side(match, 1, 1) == ["J"]
    assert match.position()["discard"] == ["R9", "BA"]
    match = tactics({1: ("R1", "R9 J")}, hands=("N1 BA", "P1"))
    match.play(0, "BA 1.2")
    assert match.position()["discard"] == ["J", "BA"]


@pytest.mark.rules("S48", "SA27", "SA45")
def test_ST36_no_banshee_on_claimed_stones_or_modes():
    stones = {1: ("R9 R8 R7", "B1"), 2: ("", "B2")}
    match = tactics(stones, hands=("N1 BA", "P1"), owners={1: 0}, modes={"mud": (2, 1)})
    assert refused(match, 0, "BA 1.1") == "SA45"
    assert refused(match, 0, "BA 2.MU") == "SA27"
    assert refused(match, 0, "BA 3.1") == "S48"
    assert [move for move in match.legal(0) if move.startswith("BA")] == ["BA 2.1"]


@pytest.mark.rules("SA41", "S18")
def test_discarded_clan_cards_are_out_of_the_pool():
    stones = {1: ("G9 B9 Y9", "R9 R8")}
    match = tactics(stones, hands=("N1", "P1"), discard="BA R7", laid=[0, 1])
    match.play(0, "N1@2")
    assert "claim 1" in match.legal(0)


@pytest.mark.rules("S49", "SA30")
def test_the_traitor_changes_sides():
    match = tactics({1: ("R1", "R9 G2"), 2: ("", "B5")}, hands=("N1 TR", "P1"))
    match.play(0, "TR 1.1>1")  # the same stone will do
    assert side(match, 0, 1) == ["R1", "R9"] and side(match, 1, 1) == ["G2"]
    match = tactics({1: ("R1", "R9 G2"), 2: ("B1 B2 B4", "B5"), 3: ("Y9 Y8 Y7", "")}, ("N1 TR", "P1"), owners={3: 0})
    assert refused(match, 0, "TR 1.1>2") == "SA30" == refused(match, 0, "TR 1.1>3")
    match.play(0, "TR 2.1>7")
    assert side(match, 0, 7) == ["B5"] and side(match, 1, 2) == []


@pytest.mark.rules("S49", "SA29", "SA45")
def test_no_elite_turns_traitor_and_no_card_at_a_claimed_stone():
    match = tactics({1: ("R1", "S"), 2: ("R9 R8 R7", "B1")}, hands=("N1 TR", "P1"), owners={2: 0})
    assert refused(match, 0, "TR 1.1>1") == "SA29"
    assert refused(match, 0, "TR 2.1>1") == "SA45"
    assert refused(match, 0, "TR 3.1>1") == "S49"


@pytest.mark.rules("SA31")
def test_a_ruse_without_a_target_cannot_be_played():
    match = tactics(hands=("BA TR ST", "P1"))
    assert match.legal(0) == ["pass"]


@pytest.mark.rules("SA33", "S24")
def test_a_side_that_lost_and_regained_a_card_is_the_later_one():
    since = {1: [[3, 0], [4, 0]]}
    match = tactics({1: ("R1 G5 B7", "Y1 P5 N7")}, ("N1 R2", "BA P1"), since=since, mover=1, turn=9)
    match.play(1, "BA 1.1")  # R1 goes
    assert match.legal(1) == ["draw clan", "draw tactic"]
    match.play(1, "draw clan")
    match.play(0, "N1@1")
    assert match.position()["stones"][0]["since"] == [[10, 0], [4, 0]]
    assert refused(match, 0, "claim 1") == "S24"


@pytest.mark.rules("SA40")
@pytest.mark.parametrize("move", ["BL@5", "ST 2.1>3", "BA 3.1", "TR 3.1>3"])
def test_claims_follow_a_mode_or_a_ruse(move):
    stones = {1: ("R9 R8 R7", "B1 G2 Y4"), 2: ("N1", ""), 3: ("", "N2")}
    match = tactics(stones, hands=("G5 BL ST BA TR", "P1"))
    match.play(0, move)
    assert match.legal(0) == ["claim 1", "done"]


@pytest.mark.rules("SA40")
def test_claims_follow_the_headhunter_and_a_pass():
    match = tactics({1: ("R9 R8 R7", "B1 G2 Y4")}, hands=("R3 R4 R5 G1 N2 G3 HH", "P1"))
    hunt(match, "C C C", "R3 R4")
    assert match.legal(0) == ["claim 1", "done"]
    match = tactics({1: ("R9 R8 R7", "B1 G2 Y4")}, hands=("S", "P1"))
    match.play(0, "pass")
    assert match.legal(0) == ["claim 1", "done"]


@pytest.mark.rules("SA27")
def test_modes_can_be_targets_by_option():
    match = tactics({1: ("R1", "")}, ("N1 ST BA", "P1"), modes={"blind": (1, 0), "mud": (2, 1)}, options=TARGETS)
    assert "ST 1.BL>x" in match.legal(0) and "BA 2.MU" in match.legal(0)
    assert refused(match, 0, "ST 2.MU>3") == "S47" and refused(match, 0, "BA 1.BL") == "S48"  # not his own, his own
    match.play(0, "ST 1.BL>4")
    assert match.position()["modes"]["blind"] == {"stone": 4, "by": 0}  # it keeps its owner
    closed = {"owners": {1: 0}, "modes": {"blind": (1, 0)}, "discard": "TR", "laid": [1, 1]}
    match = tactics({1: ("R9 R8 R7", "")}, ("N1 ST BA", "P1"), **closed, options=TARGETS)
    assert refused(match, 0, "ST 1.BL>4") == "SA45"


@pytest.mark.rules("SA28")
@pytest.mark.parametrize("mover", [0, 1])
def test_the_active_player_drops_first(mover):
    hands = ("N1 BA", "P1") if mover == 0 else ("N1", "P1 BA")
    stones = {1: ("R9 R8 R7 B1", "G1 G2 G4 P9")}
    match = tactics(stones, hands, modes={"mud": (1, 1 - mover)}, options=TARGETS, mover=mover)
    match.play(mover, "BA 1.MU")
    assert match.to_move == (mover,)


@pytest.mark.rules("SA27", "SA45")
@pytest.mark.parametrize("mover", [0, 1])
def test_a_mode_belongs_to_who_played_it(mover):
    hands = ("N1 MU", "P1 BA ST") if mover == 0 else ("N1 BA ST", "P1 MU")
    match = tactics({1: ("R1", "B1")}, hands, mover=mover, options=TARGETS)
    match.play(mover, "MU@1")
    match.play(mover, "draw clan")
    assert match.position()["modes"]["mud"]["by"] == mover
    assert match.why_not(1 - mover, "BA 1.MU") is None and refused(match, 1 - mover, "ST 1.MU>2") == "S47"


@pytest.mark.rules("SA29", "SA30", "SA31", "SA45")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("targets", [False, True])
def test_every_ruse_that_is_listed_may_be_played_and_no_other(seat, targets):
    """Full, open, empty and claimed stones, elites and modes: the list and the refusals are written apart."""
    stones = {
        1: ("R1 R2 R4", "B5 H"),
        2: ("R5", "B1 B2 B4"),
        3: ("Y9 Y8 Y7", "B6"),
        4: ("G1", "N9 N8 N7"),
        5: ("S", ""),
    }
    hands = ("N1 ST BA TR", "P1") if seat == 0 else ("N1", "P1 ST BA TR")
    modes = {"blind": (1, 0), "mud": (2, 1)}
    match = tactics(stones, hands, owners={3: 0, 4: 1}, modes=modes, mover=seat, options=TARGETS if targets else {})
    allowed = [move for move in range(match.game.moves) if not rules.why_not(match.state, seat, move)]
    assert match.legal_moves(seat) == allowed
    assert {match.game.notation.move_text(match.state, seat, move)[:2] for move in allowed} >= {"ST", "BA", "TR"}


@pytest.mark.rules("SA28")
def test_when_mud_leaves_each_side_of_four_drops_a_card_active_player_first():
    stones = {1: ("R9 R8 R7 B1", "G1 G2 G4 P9")}
    match = tactics(stones, ("N1 BA", "P1"), modes={"mud": (1, 1)}, options=TARGETS)
    match.play(0, "BA 1.MU")
    assert match.legal(0) == ["drop B1", "drop R7", "drop R8", "drop R9"]
    assert refused(match, 0, "drop N1") == "SA28" and refused(match, 1, "drop G1") == "S6"
    match.play(0, "drop B1")
    assert match.to_move == (1,)
    match.play(1, "drop P9")
    assert side(match, 0, 1) == ["R9", "R8", "R7"] and side(match, 1, 1) == ["G1", "G2", "G4"]
    assert match.position()["discard"] == ["MU", "BA", "B1", "P9"]
    assert match.legal(0) == ["claim 1", "done"]  # the step comes before the claims
    assert match.position()["stones"][0]["since"] == [[1, 0], [2, 0]]


@pytest.mark.rules("SA27", "SA28")
@pytest.mark.parametrize(("move", "left"), [("ST 1.MU>5", {"stone": 5, "by": 0}), ("ST 1.MU>x", None)])
def test_the_strategist_takes_mud_away_too_and_a_side_of_three_drops_nothing(move, left):
    stones = {1: ("R9 R8 R7", "G1 G2 G4 P9")}
    match = tactics(stones, ("N1 ST", "P1"), modes={"mud": (1, 0)}, options=TARGETS, discard="TR", laid=[1, 1])
    match.play(0, move)
    assert match.position()["modes"].get("mud") == left
    assert match.position()["discard"] == (["TR", "ST"] if left else ["TR", "MU", "ST"])
    assert match.to_move == (1,)  # seat 0 has its three
    match.play(1, "drop G1")
    assert match.legal(0) == ["claim 1", "done"]
