"""Positions for tests: name what matters, the rest is filled with goats of types nobody mentioned."""

from __future__ import annotations

from collections import Counter
from typing import Any

from drovers.core.match import Match
from drovers.games import load

GAME = load("goats")
CODES = ["RO", "PO", "CH", "DI", "AS", "PI", "KN", "BA", "SU", "VI", "DE", "JU", "PU", "GA", "OP", "MA", "SK", "YO"]
SIZE = {2: 6, 3: 7, 4: 7, 5: 7}
TYPES = {2: 10, 3: 13, 4: 16, 5: 18}
DOGS = {2: 7, 3: 10, 4: 13, 5: 15}
MILK = {2: (4, 4), 3: (3, 8), 4: (6, 8), 5: (8, 8)}
STABLES = {2: "a1 f6", 3: "a1 g1 g7", 4: "a1 g1 g7 a7", 5: "a1 g1 g7 d7 a7"}


def cards(seats: int) -> Counter[str]:
    """Every card of this number of players."""
    deck = Counter(f"{code}{value}" for code in CODES[: TYPES[seats]] for value in range(1, 6))
    return deck + Counter(DOG=DOGS[seats], M1=MILK[seats][0], M2=MILK[seats][1])


def position(
    seats: int = 2,
    at: dict[str, str] | None = None,
    hands: tuple[str, ...] = (),
    front: tuple[str, ...] = (),
    box: str = "",
    owners: dict[str, int] | None = None,
    pile: str = "",
    bare: bool = False,
    **fields: Any,
) -> dict[str, Any]:
    """A position: `at` names cells, `pile` its top cards.  `bare`: no pile, and cells not named are empty.

    What a bare table has no room for lies in front of the players: types nobody mentioned are all seat 0's, other cards
    of an owned type their owner's, dogs seat 0's, milk the last seat's.
    """
    at, owners = dict(at or {}), dict(owners or {})
    named = [text.split("@")[0] for text in at.values()] + " ".join((*hands, *front, box, pile)).split()
    named = [text.strip("()") for text in named if text != "-"]
    rest = cards(seats) - Counter(named)
    known = {text[:2] for text in named} | {card[:2] for card in fields.get("piled", ())}
    fillers = [card for card in rest.elements() if card[:2] not in known and card[:2] in CODES]
    fillers = [card for card in rest.elements() if card in ("DOG", "M1", "M2")] + fillers  # taken from the end
    hand = [row.split() for row in hands] or [[f"({fillers.pop()})", f"({fillers.pop()})"] for _ in range(seats)]
    lying = [row.split() for row in front] or [[] for _ in range(seats)]
    stables = {cell: f"#{seat}" for seat, cell in enumerate(STABLES[seats].split())}
    rows = []
    for row in range(1, SIZE[seats] + 1):
        names = [f"{column}{row}" for column in "abcdefg"[: SIZE[seats]]]
        rows.append([stables.get(n) or at.pop(n, None) or ("-" if bare else fillers.pop()) for n in names])
    assert not at, f"no such cells: {at}"
    used = Counter(text.split("@")[0] for row in rows for text in row) + Counter(
        text.strip("()") for texts in (*hand, *lying, box.split(), pile.split()) for text in texts
    )
    left = sorted((cards(seats) - used).elements(), key=lambda card: card[:2] in known)  # mentioned types deepest
    if bare:
        spread(left, lying, owners, known)
        left = []
    data = {"game": "goats", "seats": seats, "pasture": rows, "hands": hand, "front": lying, "box": box.split()}
    return data | {"owners": owners, "pile": pile.split() + left} | fields


def spread(left: list[str], lying: list[list[str]], owners: dict[str, int], known: set[str]) -> None:
    """Lays what is left over in front of the players."""
    for card in left:
        if card == "DOG":
            lying[0].append(card)
        elif card in ("M1", "M2"):
            lying[-1].append(card)
        else:
            assert card[:2] in owners or card[:2] not in known, f"say where {card} is"
            lying[owners.setdefault(card[:2], 0)].append(card)


def table(seats: int = 2, **what: Any) -> Match:
    """A match that starts from such a position."""
    return GAME.from_position(position(seats, **what))


def play(match: Match, *moves: str) -> list[str]:
    """Makes moves, each by whoever must move; the names of the events that followed."""
    told = len(match.events)
    for move in moves:
        match.play(match.to_move[0], move)
    return [event.kind.name for event in match.events[told:]]


def cell(match: Match, name: str) -> str:
    """What lies in a cell."""
    return str(match.position()["pasture"][int(name[1]) - 1]["abcdefg".index(name[0])])
