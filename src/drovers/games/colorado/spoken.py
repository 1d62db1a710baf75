"""The table in words: cells, land, flags, lakes, and the cards on offer."""

from __future__ import annotations

import re
from collections import defaultdict

from ...core.events import Event
from ...core.spoken import Listener, Topic
from .facts import box
from .names import COLOUR_NAMES
from .position import MARKS, PLANTED, WATER

CELL = re.compile(r"\b([a-o])(\d{1,2})\b")


def step(listener: Listener) -> str:
    """What is asked for now."""
    sight = listener.sight
    offer, seller = sight["offer"] or "-", sight["seller"]
    whose = "-" if seller is None else listener.who(seller)
    used = listener.facts["used"]
    return listener.say(f"step-{sight['phase']}", offer=offer, seller=whose, card=card(listener, used) if used else "-")


def card(listener: Listener, name: str) -> str:
    """A card in words."""
    colour, pattern = name.split()
    return listener.name(f"card-{colour}", pattern=pattern)


def flag(listener: Listener, sign: str) -> str:
    """A flag by the letter it has on a board as text."""
    return listener.name(f"flag-{COLOUR_NAMES[PLANTED.index(sign)]}")


def lying(listener: Listener) -> dict[str, list[str]]:
    """The cells of every sign on the board."""
    found: dict[str, list[str]] = defaultdict(list)
    for names, row in zip(box(int(listener.state.seats))["cells"], listener.sight["board"], strict=True):
        for name, sign in zip(names, row, strict=True):
            found[sign].append(name)
    return found


def board(listener: Listener, rest: str) -> list[str]:
    """Lakes, flags, everybody's land, and the cards on offer; all other cells are free land."""
    lands = [told_land(listener, seat) for seat in listener.seats("")]
    return [listener.say("round", round=listener.sight["round"]), *lakes(listener, ""), *flags(listener, ""), *lands,
            *cards(listener, "")]  # fmt: skip


def lakes(listener: Listener, rest: str) -> list[str]:
    """Where the lakes lie, and whose they are."""
    found, lords = lying(listener), listener.sight["lords"]
    return [
        listener.say(
            "lake",
            value=value,
            cells=", ".join(found[value]),
            owner=listener.who(lords[value]) if value in lords else "none",
        )
        for value in WATER
        if found[value]
    ]


def flags(listener: Listener, rest: str) -> list[str]:
    """Where the flags stand, colour by colour."""
    found = lying(listener)
    return [
        listener.say(f"flags-{colour}", cells=listener.listed(found[sign], "none"))
        for colour, sign in zip(COLOUR_NAMES, PLANTED, strict=True)
    ]


def land(listener: Listener, rest: str) -> list[str]:
    """The land of a seat; of everybody if none is named."""
    return [told_land(listener, seat) for seat in listener.seats(rest)] or [listener.say("which-seat")]


def told_land(listener: Listener, seat: int) -> str:
    """The cells with a seat's markers."""
    return listener.say(
        "land", who=listener.who(seat), cells=", ".join(lying(listener)[MARKS[seat]]) or listener.say("no-land")
    )


def cell(listener: Listener, rest: str) -> list[str]:
    """What lies in a cell."""
    found = CELL.search(rest)
    rows = listener.sight["board"]
    if not found or not 0 < int(found[2]) <= len(rows):
        return [listener.say("which-cell")]
    sign = rows[int(found[2]) - 1][ord(found[1]) - ord("a")]
    return [listener.say("cell", cell=found[0], what=content(listener, sign))]


def content(listener: Listener, sign: str) -> str:
    """A sign of the board in words."""
    if sign in MARKS:
        return listener.say("marker", who=listener.who(MARKS.index(sign)))
    if sign in PLANTED:
        return flag(listener, sign)
    return listener.say("free") if sign == "." else listener.say("water", value=sign)


def cards(listener: Listener, rest: str) -> list[str]:
    """The cards on offer with the place of their second star, and how many lie face down."""
    facts, figures = listener.facts, box(int(listener.state.seats))["figures"]
    lines = []
    for slot, name in enumerate(facts["open"], 1):
        if name is None:
            continue
        _, *star = figures[name.split()[1]]
        down, right = star[0] if star else (0, 0)
        lines.append(
            listener.say("card", slot=slot, card=card(listener, name), stars=1 + len(star), down=down, right=right)
        )
    return [*lines, listener.say("face-down", count=facts["left"])]


def hand(listener: Listener, rest: str) -> list[str]:
    """One's own cowboys, and how many the others have."""
    sight = listener.sight
    own = [str(token) for token in sight["hands"][sight.seat]] if sight.seat is not None else []
    others = [
        listener.say("holds", who=listener.who(seat), count=len(tokens))
        for seat, tokens in enumerate(sight["hands"])
        if seat != sight.seat
    ]
    return [listener.say("hand", tokens=listener.listed(own)), *others]


def scores(listener: Listener, rest: str) -> list[str]:
    """Points so far, what the next scoring would count, and For Sale tokens."""
    sight, counts = listener.sight, listener.facts["counts"]
    return [
        listener.say(
            "score",
            who=listener.who(seat),
            points=sight["points"][seat],
            lakes=listener.listed([value for value, lord in sight["lords"].items() if lord == seat], "none"),
            signs=sight["signs"][seat],
            **counts[seat],
        )
        for seat in listener.seats("")
    ]


def scene(event: Event) -> str | None:
    """What belongs together when it is told in steps: opened hands, the ranking, each seat's scoring, a new round."""
    kind = event.kind.name
    if kind == "scored":
        return f"scored {event.data['seat']}"
    return kind if kind in ("bade", "ranked", "opened") else None


TOPICS: dict[str, Topic] = {
    "board": board,
    "hand": hand,
    "cell": cell,
    "land": land,
    "flags": flags,
    "lakes": lakes,
    "cards": cards,
    "scores": scores,
}
