"""People at one screen: each sees what is theirs, and nothing of anybody else's."""

from __future__ import annotations

import re

from drovers import games
from drovers.cli.session import Session
from drovers.cli.voice import Voice

PASS = "Pass the screen to Seat "


def test_hot_seat_shows_nobody_the_others_hand(run):
    """Every card is distinct: between two passes of the screen no card of the other's hand is printed."""
    match = games.load("schotten").new(seed=11)
    typed, secrets = [], []
    looking = None
    while match.ply < 40 and match.to_move:
        seat = match.to_move[0]
        if seat != looking:
            typed.append("")  # takes the screen
            secrets.append((seat, set(match.position()["hands"][1 - seat])))
            looking = seat
        typed += ["log", match.legal(seat)[0]]
        match.play(seat, typed[-1])
        if seat not in match.to_move:
            typed.append("")  # hides the table
    shown = run("play", "schotten", "--bots", "none", "--seed", "11", input="\n".join([*typed, "", "quit", ""])).stdout
    seen = turns(shown)
    assert len(seen) >= len(secrets) > 10
    for (seat, text), (expected, hidden) in zip(seen, secrets, strict=False):
        assert seat == expected
        assert not hidden & set(re.findall(r"\b[BGRYPN][1-9]\b", text))


def turns(shown):
    """What was on the screen in each turn: (seat, text)."""
    parts = re.split(rf"{PASS}(\d)", shown)
    return [(int(seat), text) for seat, text in zip(parts[1::2], parts[2::2], strict=True)]


def test_who_moves_next():
    match = games.load("toy").new(3, seed=1)
    players = ["person", "person", "random"]
    session = Session(match, players, Voice("en"))
    assert session.next_seat() == 2  # bots do not wait
    match.play(2, match.legal(2)[0])
    session.looking = 1
    assert session.next_seat() == 1  # who is at the screen goes on
    session.looking = None
    assert session.next_seat() == 0
