"""What a refusal is about: the cell, card, cowboys or seat that stand against the move, and what may be done instead.

Each function answers for one rule; its `case` chooses between the ways to break it (`why-…-detail` in the catalogues).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import table as t
from .cards import second_cell, stars
from .data import DATA, turned
from .deck import card_used, in_auction
from .flags import own_colours
from .lakes import may_choose
from .land import flag_at, lies, neighbour, supply
from .legality import choices, due, to_move
from .moves import CELL, COLOUR, COUNT, LAKE, QUARTER, TAKE, TOKEN, WRITTEN, Move, decode
from .names import COLOUR_NAMES, cell_text, hand_of, lake_text, members
from .table import COLOURS, HALVES, LAKES, NONE, SALES, TOKENS, WORDS, State

Detail = dict[str, Any]


def why_not_detail(state: State, seat: int, move: int, number: int) -> Detail | None:
    """Values for the sentence of a refusal; None where the rule alone says it."""
    return DETAILS[number](state, seat, decode(move)) if number in DETAILS else None


def waiting(state: State, seat: int) -> Detail | None:
    """It is somebody else's turn."""
    return None if to_move(state) >> seat & 1 else {"case": "wait", "whom": state.turn}


def on_cell(state: State, cell: int) -> Detail:
    """What lies on a cell."""
    there, about = lies(state, cell), {"cell": cell_text(cell)}
    if there == t.WATER:
        return about | {"case": "water"}
    if there >= t.FLAG:
        return about | {"case": "flag", "colour": COLOUR_NAMES[there - t.FLAG]}
    return about | ({"case": "free"} if there == t.FREE else {"case": "marker", "whom": there - t.MARKER})


def cells(state: State, seat: int) -> list[str]:
    """The cells the seat may name now."""
    return [cell_text(cell) for cell in members(choices(state, seat, word) for word in range(WORDS))]


def nearest(state: State, seat: int, cell: int) -> Detail:
    """A cell the seat may name instead, as near as there is one."""
    (row, column), free = divmod(cell, t.COLUMNS), members(choices(state, seat, word) for word in range(WORDS))
    far = [(abs(at // t.COLUMNS - row) + abs(at % t.COLUMNS - column), at) for at in free]
    return {"such": cell_text(min(far)[1])}


def own_tokens(state: State, seat: int) -> Detail:
    """The seat's own cowboys."""
    return {"hand": [token + 1 for token in hand_of(state, seat)]}


def of_lakes(state: State, seat: int, made: Move) -> Detail:
    """Lakes are laid: out of turn, another step, or a turn or place without room (RA3)."""
    if not to_move(state) >> seat & 1:
        return {"case": "wait", "whom": state.turn}
    if made.kind != due(state, seat):
        return of_lake(state, seat, made) | {"case": ("choose", "turn", "place")[state.phase]}
    about: Detail = {"lake": lake_text(state.lake)}
    if made.kind == QUARTER:
        about |= {"quarter": str(made.part), "turns": [str(q) for q in members([choices(state, seat, 0)])]}
        return about | {"case": "same" if looks_the_same(state.lake, made.part) else "quarter"}
    return about | {"case": "room", "cell": cell_text(made.part)} | nearest(state, seat, made.part)


def looks_the_same(lake: int, quarter: int) -> bool:
    """Whether fewer turns give the same outline."""
    shape = DATA.lakes[lake].shape
    return turned(shape, quarter) in [turned(shape, fewer) for fewer in range(quarter)]


def of_lake(state: State, seat: int, made: Move) -> Detail:
    """A lake that lies there already, or fits nowhere (R8)."""
    left = [lake_text(lake) for lake in range(LAKES) if may_choose(state, lake)]
    lake = made.part if made.kind == LAKE else max(state.lake, 0)
    case = "room" if state.left >> lake & 1 else "laid"
    return {"case": case, "lake": lake_text(lake), "lakes": left}


def of_flags(state: State, seat: int, made: Move) -> Detail:
    """Flags are planted: out of turn, another step, or a colour the seat has no more of (R12)."""
    own = [COLOUR_NAMES[colour] for colour in members([own_colours(state, seat)])]
    if state.phase == t.FLAG_PLACE:
        about: Detail = {"case": "plant", "colour": COLOUR_NAMES[state.colour]}
        return waiting(state, seat) or about | nearest(state, seat, 0)
    if made.kind == COLOUR:
        return waiting(state, seat) or {"case": "none", "hue": COLOUR_NAMES[made.part], "colours": own}
    return waiting(state, seat) or {"case": "choose", "colours": own}


def of_site(state: State, seat: int, made: Move) -> Detail:
    """A cell where no flag may stand: not free, or beside a flag (R13)."""
    found = on_cell(state, made.part) | nearest(state, seat, made.part)
    if found["case"] != "free":
        return found
    near = [neighbour(made.part, side) for side in range(4)]
    there = next(cell for cell in near if cell != NONE and flag_at(state, cell) != NONE)
    return found | {"case": "beside", "there": cell_text(there), "colour": COLOUR_NAMES[flag_at(state, there)]}


def of_bid(state: State, seat: int, made: Move) -> Detail:
    """No bid: made already, with cowboys not held, too many, nothing for land, or another move (R15, R39)."""
    about = own_tokens(state, seat) | ({"cell": cell_text(state.offer)} if state.phase == t.SALE_BID else {})
    if state.done >> seat & 1:
        return about | {"case": "done"}
    if not to_move(state) >> seat & 1:
        return about | {"case": "seller" if seat == state.seller else "out"}
    if state.count[seat] != NONE:
        tops = members(choices(state, seat, half) for half in range(HALVES))
        return {"case": "begun", "count": state.count[seat], "tokens": [top + 1 for top in tops]}
    if made.kind == WRITTEN:
        missing = [token + 1 for token in range(TOKENS) if made.part >> TOKENS + token & 1]
        return about | ({"case": "missing", "tokens": missing} if missing else {"case": "empty"})
    if made.kind == COUNT:
        return about | ({"case": "many", "held": state.held[seat]} if made.part else {"case": "empty"})
    return about | {"case": "kind"}


def of_card(state: State, seat: int, made: Move) -> Detail:
    """Cards are taken: out of turn, another move, or a card that is not there (R19)."""
    left = [str(slot + 1) for slot in members([choices(state, seat, 0)])]
    if made.kind != TAKE:
        return waiting(state, seat) or {"case": "kind", "slots": left}
    case = "gone" if made.part < in_auction(state) else "never"
    return waiting(state, seat) or {"case": case, "slot": made.part + 1, "slots": left}


def of_use(state: State, seat: int, made: Move) -> Detail:
    """The flag of a card: out of turn, another move, or a cell without such a flag (R23)."""
    about = {"colour": COLOUR_NAMES[card_used(state) % COLOURS], "cells": cells(state, seat)}
    if made.kind != CELL:
        return waiting(state, seat) or about | {"case": "kind"}
    return waiting(state, seat) or about | {"case": "cell", "cell": cell_text(made.part)}


def reached(state: State) -> list[str]:
    """The cells the second star may still take, with the move that takes each."""
    turns = members([stars(state)])
    return [f"{cell_text(second_cell(card_used(state) // COLOURS, q, state.at))} (turn {q})" for q in turns]


def still(state: State) -> Detail:
    """What may be done with the second star."""
    return {"cells": reached(state), "may": "leave" if state.second_star_optional else "must"}


def of_second(state: State, seat: int, made: Move) -> Detail:
    """The second star: out of turn, another move, or left out where it may not be (R25, RA8)."""
    return waiting(state, seat) or {"case": "kind"} | still(state)


def of_star(state: State, seat: int, made: Move) -> Detail:
    """A turn of the card that puts the second star where it cannot be (R26, RA9)."""
    target = second_cell(card_used(state) // COLOURS, made.part, state.at)
    where = {"case": "off", "cell": cell_text(state.at)} if target == NONE else on_cell(state, target)
    return where | still(state)


def of_signs(state: State, seat: int, made: Move) -> Detail:
    """No For Sale token may be used (R33)."""
    return {"case": "twice" if state.sold[seat] == SALES else "none"}


def of_land(state: State, seat: int, made: Move) -> Detail:
    """Land that is not the seat's to sell (R35)."""
    return on_cell(state, made.part) | {"cells": cells(state, seat)}


def of_window(state: State, seat: int, made: Move) -> Detail:
    """Land may be sold: out of turn, or another move (RA20)."""
    return waiting(state, seat) or {"case": "kind", "cells": cells(state, seat)}


def of_interest(state: State, seat: int, made: Move) -> Detail:
    """Land is on offer: the seller, an answer given, another move, or a buyer without means (RA21)."""
    about = {"cell": cell_text(state.offer), "seller": state.seller}
    if seat == state.seller:
        return about | {"case": "seller"}
    if state.done >> seat & 1:
        return about | {"case": "done"}
    if made.kind != due(state, seat):
        return about | {"case": "kind"}
    return about | {"case": "cowboy" if supply(state, seat) else "marker"}


def of_price(state: State, seat: int, made: Move) -> Detail:
    """One buyer pays: out of turn, another move, or a cowboy not held (R38)."""
    about = {"cell": cell_text(state.offer), "seller": state.seller}
    about |= waiting(state, seat) or own_tokens(state, seat) | {"case": "kind", "tokens": [made.part + 1]}
    return about | ({"case": "missing"} if about["case"] == "kind" and made.kind == TOKEN else {})


DETAILS: dict[int, Callable[[State, int, Move], Detail]] = {
    8: of_lake,
    12: of_flags,
    13: of_site,
    15: of_bid,
    19: of_card,
    23: of_use,
    25: of_second,
    26: of_star,
    33: of_signs,
    35: of_land,
    38: of_price,
    39: of_bid,
    1003: of_lakes,
    1008: of_second,
    1009: of_star,
    1020: of_window,
    1021: of_interest,
}
