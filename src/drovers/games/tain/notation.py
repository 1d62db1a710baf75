"""Moves, positions and event fields as text.

Moves: `W@p1` guards an own entrance, `W>2.h1` raids clan 2, `C>k1` enters the kingdom; `pass`; `free boy`,
`free daughter`; `reclaim`, `decline`.  Entrances are p1-p3 and h1-h2, kingdom slots k1 (left) and k2.
"""

from __future__ import annotations

import re
from typing import Any

from ...core import dealer
from ...core.errors import NeverAMove
from ...core.position import Fields, refuse
from ...core.words import Words
from .moves import placed
from .resolution import unused
from .rules import clear_boards
from .soundness import captive, on_boards
from .table import (
    BAND,
    CATTLE,
    CLANS,
    ENTRANCES,
    FREE_BOY,
    FREEING,
    JEWELS,
    KINDS_HELD,
    KING,
    KINGDOM,
    LETTERS,
    NONE,
    OUTER,
    OVER,
    OWN_CATTLE,
    OWN_JEWELS,
    PASS,
    PASTURE,
    PHASES,
    PLACES,
    PLACING,
    ROUNDS,
    TOKEN_OF,
    TOKENS,
    TYPES,
    UNKNOWN,
    State,
)

DOORS = ("p1", "p2", "p3", "h1", "h2")
SLOTS = ("k1", "k2")
WORDS = ("pass", "free boy", "free daughter", "reclaim", "decline")
PLACEMENT = re.compile(r"([cwbdx])(?:[@>](k[12])|([@>])(?:([0-3])\.)?(p[123]|h[12]))")
COUNTS = ("count", "cattle", "jewels", "prisoners", "points", "round")


def move_text(state: State, seat: int, move: int) -> str:
    """The move as people write it; clans are named by their seat."""
    if move >= PASS:
        return WORDS[move - PASS]
    letter, place = LETTERS[move // PLACES], move % PLACES
    if place >= KING:
        return f"{letter}>{SLOTS[place - KING]}"
    if place < OUTER:
        return f"{letter}@{DOORS[place]}"
    steps = place // ENTRANCES
    # a clan that is not in play has the number of no seat, so that text and move stay one to one
    clan = (seat + steps) % state.seats if steps < state.seats else steps
    return f"{letter}>{clan}.{DOORS[place % ENTRANCES]}"


def parse_move(state: State, seat: int, text: str) -> int:
    """The move a text stands for."""
    bare = "".join(text.lower().split())
    for number, word in enumerate(WORDS):
        if bare == word.replace(" ", ""):
            return PASS + number
    match = PLACEMENT.fullmatch(bare)
    if not match:
        raise ValueError(text)
    letter, slot, side, clan, door = match.groups()
    place = KING + SLOTS.index(slot) if slot else entrance(state, seat, side, clan, door)
    return LETTERS.lower().index(letter) * PLACES + place


def entrance(state: State, seat: int, side: str, clan: str | None, door: str) -> int:
    """The place inside or outside an entrance; one never guards abroad nor raids at home (TA29)."""
    whose = seat if clan is None else int(clan)
    steps = (whose - seat) % state.seats if whose < state.seats else whose
    if (steps == 0) != (side == "@"):
        raise NeverAMove(1029)
    return int(steps) * ENTRANCES + DOORS.index(door)


def token_text(token: int) -> str:
    """A token's letter; `-` nothing, `?` unknown."""
    return {NONE: "-", UNKNOWN: "?"}.get(token) or LETTERS[token]


def owned_text(clan: int, token: int) -> str:
    """A token with the clan it belongs to: `1W`."""
    return "-" if clan == NONE else f"{clan}{token_text(token)}"


def band_text(counts: Any, seat: int) -> str:
    """Tokens as letters: `CWWB`."""
    return "".join(LETTERS[token] * counts[seat, token] for token in range(TYPES))


def held_text(held: Any, captor: int, seats: int) -> list[str]:
    """The prisoners of one captor: `["1B", "2D"]`."""
    return [
        f"{clan}{LETTERS[TOKEN_OF[kind]]}"
        for clan in range(seats)
        for kind in range(KINDS_HELD)
        for _ in range(held[captor, clan, kind])
    ]


def write(state: State) -> dict[str, Any]:
    """The whole state as data."""
    position: dict[str, Any] = {"round": state.round, "holder": state.holder, "phase": PHASES[state.phase]}
    if state.phase != OVER:
        position["turn"] = state.turn
    if state.phase == FREEING:
        position["freeing"] = {"house": state.board, "owed": [state.owed[seat] for seat in range(state.seats)]}
    position["herd"] = state.herd
    position["kingdom"] = [owned_text(state.king_clan[slot], state.king[slot]) for slot in range(KINGDOM)]
    position["clans"] = [write_clan(state, seat) for seat in range(state.seats)]
    return position


def write_clan(state: State, seat: int) -> dict[str, Any]:
    """One clan's board, screen and gains."""
    doors = range(ENTRANCES)
    hidden = state.unused[seat, 0] == UNKNOWN
    return {
        "cattle": state.cattle[seat],
        "jewels": state.jewels[seat],
        "prisoners": held_text(state.held, seat, state.seats),
        "guards": [token_text(state.guard[seat, door]) for door in doors],
        "raiders": [owned_text(state.raider_clan[seat, door], state.raider[seat, door]) for door in doors],
        "passed": bool(state.passed[seat]),
        "unused": "?" * (unused(state, seat) - placed(state, seat)) if hidden else band_text(state.unused, seat),
        "stock": band_text(state.stock, seat),
        "used": band_text(state.used, seat),
        "aside": {
            "cattle": state.won_cattle[seat],
            "jewels": state.won_jewels[seat],
            "prisoners": held_text(state.seized, seat, state.seats),
        },
    }


def read(state: State, fields: Fields) -> None:
    """Sets up a position; left out: round 1, nothing placed, everything unused, the herd what is not on pastures."""
    last = state.seats - 1
    if state.start == state.seats:
        state.start = dealer.starter(state, state.seats)
    clear_boards(state)
    state.round = fields.number("round", 1, ROUNDS, 1)
    state.holder = fields.number("holder", 0, last, state.start)
    state.phase = fields.choice("phase", PHASES, PHASES[PLACING])
    state.turn = NONE if state.phase == OVER else fields.number("turn", 0, last, state.holder)
    if state.phase == FREEING:
        read_choice(state, Fields(fields.take("freeing"), "freeing"))
    kingdom = fields.items(
        "kingdom", lambda text: parse_owned(text, last), low=KINGDOM, high=KINGDOM, default=["-"] * 2
    )
    for slot, (clan, token) in enumerate(kingdom):
        state.king_clan[slot], state.king[slot] = clan, token
    clans = fields.each("clans", state.seats) if fields.has("clans") else [Fields({})] * state.seats
    for seat, clan in enumerate(clans):
        read_board(state, seat, clan)
    for seat, clan in enumerate(clans):
        read_tokens(state, seat, clan)
        clan.done()
    away = sum(state.cattle[seat] + state.won_cattle[seat] for seat in range(state.seats))
    state.herd = fields.number("herd", 0, CATTLE, max(0, CATTLE - away))


def read_choice(state: State, fields: Fields) -> None:
    """The house where a prisoner is chosen, and what each raider is owed there."""
    state.board = fields.number("house", 0, state.seats - 1)
    owed = fields.items("owed", parse_count, low=state.seats, high=state.seats)
    for seat, count in enumerate(owed):
        state.owed[seat] = count
    fields.done()


def read_board(state: State, seat: int, fields: Fields) -> None:
    """What lies on and beside one clan's board."""
    last, empty = state.seats - 1, ["-"] * ENTRANCES
    state.cattle[seat] = fields.number("cattle", 0, CATTLE, OWN_CATTLE)
    state.jewels[seat] = fields.number("jewels", 0, JEWELS, OWN_JEWELS)
    state.passed[seat] = int(fields.flag("passed", default=False))
    read_held(state.held, seat, fields, last)
    for door, token in enumerate(fields.items("guards", parse_token, low=ENTRANCES, high=ENTRANCES, default=empty)):
        state.guard[seat, door] = token
    raiders = fields.items(
        "raiders", lambda text: parse_owned(text, last), low=ENTRANCES, high=ENTRANCES, default=empty
    )
    for door, (clan, token) in enumerate(raiders):
        state.raider_clan[seat, door], state.raider[seat, door] = clan, token
    aside = Fields(fields.take("aside", {}), fields.name("aside"))
    state.won_cattle[seat] = aside.number("cattle", 0, CATTLE, 0)
    state.won_jewels[seat] = aside.number("jewels", 0, JEWELS, 0)
    read_held(state.seized, seat, aside, last)
    aside.done()


def read_held(held: Any, captor: int, fields: Fields, last: int) -> None:
    """The prisoners of one captor."""
    for clan, token in fields.items("prisoners", lambda text: parse_owned(text, last), default=[]):
        if token not in TOKEN_OF:
            refuse(fields.name("prisoners"), "position-item", value=owned_text(clan, token))
        held[captor, clan, TOKEN_OF.index(token)] += 1


def read_tokens(state: State, seat: int, fields: Fields) -> None:
    """Used and unused tokens; `unused` left out is all that is nowhere else, `stock` what that makes."""
    spent = band(fields, "used", [0] * TYPES)
    laid = [on_boards(state, seat, token) for token in range(TYPES)]
    lost = [captive(state, seat, token) for token in range(TYPES)]
    rest = [max(0, TOKENS[token] - spent[token] - laid[token] - lost[token]) for token in range(TYPES)]
    left = band(fields, "unused", rest)
    begun = [left[token] + (laid[token] if state.phase == PLACING else 0) for token in range(TYPES)]
    stock = band(fields, "stock", begun)
    for token in range(TYPES):
        state.used[seat, token], state.unused[seat, token] = spent[token], left[token]
        state.stock[seat, token] = stock[token]


def band(fields: Fields, name: str, default: list[int]) -> list[int]:
    """Tokens written as letters, counted by type."""
    text = fields.take(name, "") if fields.has(name) else None
    fields.read.add(name)
    if text is None:
        return default
    if not isinstance(text, str) or len(text) > BAND or set(text.upper()) - set(LETTERS):
        refuse(fields.name(name), "position-item", value=str(text))
    return [text.upper().count(letter) for letter in LETTERS]


def parse_count(value: Any) -> int:
    """How many successes a raider is owed at one house."""
    if type(value) is not int or not 0 <= value <= ENTRANCES - PASTURE:
        raise ValueError(value)
    return value


def parse_token(text: str) -> int:
    """A token's letter, or `-`."""
    if len(text) != 1:
        raise ValueError(text)
    return NONE if text == "-" else LETTERS.index(text.upper())


def parse_owned(text: str, last: int) -> tuple[int, int]:
    """A token with its clan, or `-`."""
    if text == "-":
        return NONE, NONE
    clan, token = int(text[:-1]), parse_token(text[-1])
    if not 0 <= clan <= last or token == NONE:
        raise ValueError(text)
    return clan, token


def show(name: str, value: int) -> Any:
    """A field of an event as data."""
    if name in ("token", "guard"):
        return token_text(value)
    if name == "entrance":
        return DOORS[value]
    if name == "slot":
        return SLOTS[value]
    if name != "where":
        return value
    door, side = divmod(value, 2)
    if door >= CLANS * ENTRANCES:
        return f">{SLOTS[value - CLANS * ENTRANCES * 2]}"
    return f"{'@>'[side]}{door // ENTRANCES}.{DOORS[door % ENTRANCES]}"


def spell(words: Words, lang: str, name: str, value: Any) -> Any:
    """The same in words; counts stay numbers, so that sentences can agree with them."""
    if name in ("token", "guard", "kind"):
        return words.say(lang, f"{name}-{ {None: 'hidden', '-': 'none'}.get(value, value) }")
    if name in ("entrance", "slot"):
        return words.say(lang, f"{name}-{value}")
    if name == "where":
        side, _, door = value.rpartition(".")
        if not side:
            return words.say(lang, f"slot-{value[1:]}")
        return words.say(
            lang,
            f"where-{'inner' if value[0] == '@' else 'outer'}",
            clan=side[1:],
            door=spell(words, lang, "entrance", door),
        )
    if name == "yours":
        return "yes" if value else "no"
    return value if name in COUNTS else str(value)


def why_not_detail(state: State, seat: int, move: int, number: int) -> dict[str, Any] | None:
    """What a refusal is about: the clan that owes a move, the token, the place and who stands there."""
    if number in (15, 25):
        return {"clan": state.turn}
    if number in (48, 54):
        return {"yours": seat == state.turn, "clan": state.turn} | ({"house": state.board} if number == 48 else {})
    if number == 46:
        return {"kind": LETTERS[TOKEN_OF[move - FREE_BOY]]}
    return placement_detail(state, seat, move, number) if move < PASS else None


def placement_detail(state: State, seat: int, move: int, number: int) -> dict[str, Any] | None:
    """The same for a token that may not be placed there."""
    token, place = divmod(move, PLACES)
    steps, door = divmod(place, ENTRANCES)
    if number == 12:
        return {"clan": steps, "last": state.seats - 1}
    if number in (21, 43):
        return {"kind": LETTERS[token]}
    if number == 19:
        return {"slot": SLOTS[0 if state.king_clan[0] == seat else 1]}
    if number == 23:
        return {"entrance": DOORS[door], "clan": (seat + steps) % state.seats}
    return taken_detail(state, seat, place) if number == 20 else None


def taken_detail(state: State, seat: int, place: int) -> dict[str, Any]:
    """Who stands on that slot already (T20)."""
    steps, door = divmod(place, ENTRANCES)
    if place >= KING:
        return {"side": "kingdom", "slot": SLOTS[place - KING], "owner": state.king_clan[place - KING]}
    if place < OUTER:
        return {"side": "inner", "entrance": DOORS[door]}
    clan = (seat + steps) % state.seats
    owner = state.raider_clan[clan, door]
    return {"side": "outer", "entrance": DOORS[door], "clan": clan, "owner": owner, "yours": owner == seat}


# What a hand touches; it asks the notation above for texts.
from .touch import form as form  # noqa: E402
from .touch import shows as shows  # noqa: E402
from .touch import thing as thing  # noqa: E402
from .touch import touch as touch  # noqa: E402
