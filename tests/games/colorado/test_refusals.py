"""Every way a move can be refused, with its sentence in both languages: refusals.txt, to be read from top to bottom.

`python -m games.colorado.test_refusals` (in tests/) writes the file anew; read the difference.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from drovers.core.match import Match
from refusal_table import Ways, listed

from .build import DRY, GAME, bidding, play, table, using

FILE = Path(__file__).with_name("refusals.txt")
OPEN = ["red S", "red A"]


def after(match: Match, *moves: tuple[int, str]) -> Match:
    """The match some moves later."""
    play(match, *moves)
    return match


def laying(*moves: tuple[int, str]) -> Match:
    """Seat 0 lays the first lake."""
    return after(GAME.new(2, {"lakes": "players", "start": 0}, seed=1), *moves)


def flags(*moves: tuple[int, str]) -> Match:
    """Seat 0 has a red and a blue flag; one green flag stands in c5."""
    match = table("flag", 2, pieces={"g": "c5", "B": "e5"}, flags=["rb", "g"], turn=0)
    return after(match, *moves)


def window(**fields: object) -> Match:
    """Seat 0 may sell: it owns f1 and g1, seat 1 owns n1."""
    pieces = {"A": "f1 g1", "B": "n1", "r": "a1"}
    return table("sales", 3, pieces=pieces, turn=0, **({"open": OPEN} | fields))


def sale(*moves: tuple[int, str], **fields: object) -> Match:
    """Seat 0 has put f1 up for sale."""
    return after(window(**fields), (0, "sell f1"), *moves)


def star(card: str, **options: object) -> Match:
    """Seat 0 has put its first marker on b1; below lies a lake's field, a marker and a flag."""
    pieces = {"r": "b1", "B": "c2", "g": "d1 b3"}
    return after(using(card, pieces, options=options), (0, "at b1"))


def spent() -> Match:
    """Seat 1 has no cowboy, seat 2 no marker left."""
    rest = [cell for cell in DRY if cell not in ("f1", "g1", "n1", "a1")][:40]
    pieces = {"A": "f1 g1", "C": " ".join(rest), "r": "a1"}
    match = table("sales", 3, pieces=pieces, turn=0, open=OPEN, hands=[[1], [], [7]])
    return after(match, (0, "sell f1"))


WAYS: Ways = {
    "lakes, out of turn": (laying, 1, "lake 3"),
    "lakes, another step": (laying, 0, "quarter 1, at c5, flag red"),
    "lakes, one that lies there": (lambda: laying((0, "lake 3"), (0, "quarter 0"), (0, "at c5")), 1, "lake 3"),
    "turning a lake": (lambda: laying((0, "lake 3")), 0, "quarter 2, at c5"),
    "placing a lake": (lambda: laying((0, "lake 8"), (0, "quarter 0")), 0, "at o10, quarter 1"),
    "flags, out of turn": (flags, 1, "flag green"),
    "flags, another step": (flags, 0, "at a1, bid -"),
    "flags, a colour": (flags, 0, "flag green"),
    "planting, another step": (lambda: flags((0, "flag red")), 0, "flag blue"),
    "planting, another cell": (lambda: flags((0, "flag red")), 0, "at c8, at c5, at e5, at b5"),
    "sales, out of turn": (window, 1, "pass"),
    "sales, another move": (window, 0, "bid 1, yes"),
    "sales, another cell": (window, 0, "sell n1, sell a1, sell c8, sell b1"),
    "sales, no land": (lambda: table("sales", 2, turn=0, open=OPEN), 0, "sell b1"),
    "sales, twice": (lambda: window(sold=[2, 0, 0]), 0, "sell f1"),
    "sales, no token": (lambda: window(signs=[0, 5, 5]), 0, "sell f1"),
    "sales, the last cards": (lambda: bidding(turned=12), 0, "sell f1"),
    "on offer, the seller": (sale, 0, "yes"),
    "on offer, answered": (lambda: sale((1, "yes")), 1, "no"),
    "on offer, another move": (sale, 1, "bid 4"),
    "on offer, no cowboy": (spent, 1, "yes"),
    "on offer, no marker": (spent, 2, "yes"),
    "a price, out of turn": (lambda: sale((1, "yes"), (2, "no")), 2, "pay 7"),
    "a price": (lambda: sale((1, "yes"), (2, "no")), 1, "pay 66, pass"),
    "bids for land, the seller": (lambda: sale((1, "yes"), (2, "yes")), 0, "bid 1"),
    "bids for land": (lambda: sale((1, "yes"), (2, "yes")), 1, "bid -, bid 66, count 0, count 60, pass"),
    "bids for land, made": (lambda: sale((1, "yes"), (2, "yes"), (1, "bid 4")), 1, "bid 5"),
    "bids for land, not asked for": (
        lambda: after(table("sales", 4, pieces={"A": "f1"}, turn=0, open=["red S", "red A", "red D"]), (0, "sell f1"),
                      (1, "yes"), (2, "yes"), (3, "no")), 3, "bid 10",
    ),
    "bids": (bidding, 0, "bid 66, bid 1 4 66, count 4, top 1, pass, card 1"),
    "bids, made": (lambda: after(bidding(), (0, "bid 1")), 0, "bid 2"),
    "bids, begun": (lambda: after(bidding(), (0, "count 2")), 0, "top 1, top 66, bid 1 2"),
    "cards, out of turn": (lambda: after(bidding(), (0, "bid 1 2"), (1, "bid 4")), 1, "card 1"),
    "cards": (lambda: after(bidding(), (0, "bid 1 2"), (1, "bid 4")), 0, "card 3, pass"),
    "cards, one gone": (
        lambda: after(bidding(), (0, "bid 1 2"), (1, "bid 4"), (0, "card 1"), (0, "at a1")), 1, "card 1",
    ),
    "a flag to use, out of turn": (lambda: using("red D", {"r": "b1 d1"}), 1, "at b1"),
    "a flag to use": (lambda: using("red D", {"r": "b1 d1", "g": "f1"}), 0, "at f1, at c8, turn 1"),
    "the second star, out of turn": (lambda: star("red D"), 1, "turn 1"),
    "the second star": (lambda: star("red D"), 0, "turn 0, turn 2, at c2"),
    "the second star, water": (lambda: after(using("red T", {"r": "c1"}), (0, "at c1")), 0, "turn 1, turn 3"),
    "the second star, a flag": (lambda: after(using("red T", {"r": "f5", "g": "h5"}), (0, "at f5")), 0, "turn 0"),
    "the second star, a duty": (lambda: star("red A", second_star_optional=False), 0, "single"),
    "after the end": (lambda: after(bidding(turned=48, round=4), (0, "bid -"), (1, "bid -")), 0, "pass, sell a1"),
}  # fmt: skip


@pytest.mark.rules("R8", "R12", "R13", "R15", "R19", "R23", "R25", "R26", "R33", "R34", "R35", "R38", "R39", "R43")
@pytest.mark.rules("RA3", "RA8", "RA9", "RA20", "RA21")
def test_the_table_of_refusals_is_as_it_was_read():
    assert listed(WAYS) == FILE.read_text(encoding="utf-8")


def test_what_is_no_move_is_answered_with_the_forms_there_are():
    with pytest.raises(Exception, match="bid 3 17 40") as refused:
        bidding().play(0, "bid two")
    assert "bid two" in refused.value.reason("fr")


if __name__ == "__main__":
    FILE.write_text(listed(WAYS), encoding="utf-8")
