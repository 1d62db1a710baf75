"""The table in words: cells, rows and columns, where big goats stand and would come to, types and herds."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...core.events import Event
from ...core.spoken import Listener, Topic
from .facts import box
from .notation import card_words
from .pasture import CELLS, cell_text
from .table import State

CELL = re.compile(r"[a-g]\d")
LINE = re.compile(r"\b([a-g]|\d)\b")


def step(listener: Listener) -> str:
    """What is asked for now."""
    sight = listener.sight
    about = {name: sight[name] for name in ("source", "target")}
    played = card(listener, sight["played"])
    return listener.say(f"step-{sight['phase']}", played=played, **about)


def card(listener: Listener, name: str) -> str:
    """A card in words, its short name beside it."""
    bare = name.strip("()")
    return listener.say("hidden") if bare == "?" else card_words(listener.game.words, listener.lang, bare)


def lying(listener: Listener, cell: str, *, long: bool = False) -> str:
    """What lies in a cell, a card by its short name or in words: whose marker it carries, a stable, or nothing."""
    content = listener.sight["pasture"][int(cell[1:]) - 1][ord(cell[0]) - ord("a")]
    if content == "-":
        return listener.say("empty", cell=cell)
    if content.startswith("#"):
        return listener.say("stable", cell=cell, who=listener.who(int(content[1:])))
    name, _, marker = content.partition("@")
    whose = listener.who(int(marker)) if marker else "none"
    return listener.say("lying", cell=cell, card=card(listener, name) if long else name, who=whose)


def cells_of(listener: Listener, cells: Sequence[str]) -> str:
    """What lies in these cells."""
    return listener.apart([lying(listener, cell) for cell in cells])


def named_line(listener: Listener, cells: Sequence[str]) -> str:
    """The row or column that these cells are."""
    row = cells[0][1:] == cells[-1][1:]
    return listener.name("line-row", name=cells[0][1:]) if row else listener.name("line-column", name=cells[0][0])


def all_cells(listener: Listener) -> list[list[str]]:
    """The names of the cells, row by row."""
    return box(int(listener.state.seats))["cells"]


def line_at(listener: Listener, edge: int) -> list[str]:
    """The cells a big goat looks at from an edge."""
    return box(int(listener.state.seats))["edges"][edge]["line"]


def board(listener: Listener, rest: str) -> list[str]:
    """The pasture row by row, where the big goats stand, and the pile."""
    rows = [listener.say("row", row=row[0][1:], cells=cells_of(listener, row)) for row in all_cells(listener)]
    goats = [stands(listener, seat) for seat in listener.seats("")]
    return [*rows, *goats, listener.say("pile", count=len(listener.sight["pile"]))]


def stands(listener: Listener, seat: int) -> str:
    """At which line a big goat stands."""
    line = line_at(listener, listener.sight["pawns"][seat])
    return listener.say("stands", who=listener.who(seat), line=named_line(listener, line))


def line(listener: Listener, rest: str) -> list[str]:
    """A row or a column by its name, or the line where a big goat stands: one's own, or of the seat named."""
    found = LINE.search(rest)
    if found and not (found[1].isdigit() and "seat" in rest):
        return [told_line(listener, found[1])]
    seats = listener.seats(rest)
    return [
        told for seat in (seats if rest else seats[:1]) for told in (stands(listener, seat), ahead(listener, seat))
    ] or [listener.say("which-line")]


def ahead(listener: Listener, seat: int) -> str:
    """What lies in the line a big goat looks into."""
    return cells_of(listener, line_at(listener, listener.sight["pawns"][seat]))


def told_line(listener: Listener, name: str) -> str:
    """What lies in a row or a column, by its name."""
    rows = all_cells(listener)
    lines = {row[0][1:]: row for row in rows} | {column[0][0]: list(column) for column in zip(*rows, strict=True)}
    return cells_of(listener, lines[name]) if name in lines else listener.say("which-line")


def cell(listener: Listener, rest: str) -> list[str]:
    """What lies in a cell, with the card in words."""
    found = CELL.search(rest)
    if not found or found[0] not in (name for row in all_cells(listener) for name in row):
        return [listener.say("which-cell")]
    return [lying(listener, found[0], long=True)]


def hand(listener: Listener, rest: str) -> list[str]:
    """One's own cards, and for each where it leads the big goat and what could be taken there."""
    seat = listener.sight.seat
    if seat is None:
        return [listener.listed([])]
    return [told_card(listener, seat, name) for name in listener.sight["hands"][seat]]


def told_card(listener: Listener, seat: int, name: str) -> str:
    """A card of the hand with the line it leads to."""
    steps = int(name.strip("()")[-1]) if name.strip("()")[-1].isdigit() else 0
    line = line_at(listener, listener.facts["walks"][seat][steps])
    return listener.say(
        "leads", card=card(listener, name), line=named_line(listener, line), cells=cells_of(listener, line)
    )


def types(listener: Listener, rest: str) -> list[str]:
    """How the types stand of which cards lie in front of somebody."""
    return [
        listener.say(
            "type",
            type=listener.name(f"type-{one['type']}"),
            code=one["type"],
            sums=", ".join(f"{listener.who(seat)} {points}" for seat, points in enumerate(one["sums"]) if points),
            cards=one["cards"],
            owner="none" if one["owner"] is None else listener.who(one["owner"]),
        )
        for one in listener.facts["types"]
    ] or [listener.say("no-types")]


def herd(listener: Listener, rest: str) -> list[str]:
    """The marked cards of a seat, and which are joined to its stable."""
    return [told_herd(listener, seat) for seat in listener.seats(rest)] or [listener.say("which-line")]


def told_herd(listener: Listener, seat: int) -> str:
    """One seat's herd, and the markers it has left."""
    state: State = listener.state
    found = listener.facts["herds"][seat]
    cells = [cell_text(place) for place in range(CELLS) if state.herd[seat] >> place & 1]
    return listener.say(
        "herd",
        who=listener.who(seat),
        cells=listener.listed(cells, "none"),
        joined=listener.listed(found["joined"], "none"),
        left=listener.sight["supply"][seat],
    )


def scores(listener: Listener, rest: str) -> list[str]:
    """What goats count now, and the milk."""
    herds = listener.facts["herds"]
    return [
        listener.say("score", who=listener.who(seat), points=herds[seat]["points"], milk=herds[seat]["milk"])
        for seat in listener.seats("")
    ]


def scene(event: Event) -> str | None:
    """What belongs together when it is told in steps: a type that is won, the points of a seat."""
    kind = event.kind.name
    if kind == "scored":
        return f"scored {event.data['seat']}"
    return f"owner {event.data['type']}" if kind in ("majority", "fourth") else None


TOPICS: dict[str, Topic] = {
    "board": board,
    "hand": hand,
    "line": line,
    "cell": cell,
    "types": types,
    "herd": herd,
    "scores": scores,
}
