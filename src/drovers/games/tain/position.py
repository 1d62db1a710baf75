"""States as data, both ways."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from ...core.position import Fields, refuse, whole
from ...core.remembered import remembered
from ...core.sets import members, size
from ...core.state import Cells
from . import table as t
from .deal import choose_start
from .table import State
from .tokens import captive, on_boards

TOKENS = {**dict(enumerate(t.LETTERS)), t.NONE: "-", t.HIDDEN: "?"}
KEPT = 100  # ways tokens lie on the boards: those of one moment, for all who look


def token_text(token: int) -> str:
    """A token's letter; `-` nothing, `?` unknown."""
    return TOKENS[token]


def slot_texts(state: State) -> list[str]:
    """What lies on every slot; outside and in the kingdom with the clan it belongs to: `1W`."""
    texts = list(covered(*state.slots_of.flat()))
    for letter, slots in zip(t.LETTERS, state.slots_with.flat(), strict=False):
        for slot in members(slots):
            texts[slot] = texts[slot][:-1] + letter
    return texts


@lru_cache(KEPT)
def covered(*slots_of: int) -> tuple[str, ...]:
    """What lies on every slot as long as it is face down."""
    texts = ["-"] * t.SLOTS
    for clan, slots in enumerate(slots_of):
        for slot in members(slots):
            texts[slot] = "?" if slot < t.OUTER else f"{clan}?"
    return tuple(texts)


def band_text(counts: Cells, seat: int) -> str:
    """Tokens as letters: `CWWB`."""
    return "".join([letter * counts[seat, token] for token, letter in enumerate(t.LETTERS)])


def held_text(held: Cells, captor: int, seats: int) -> list[str]:
    """The prisoners of one captor: `["1B", "2D"]`."""
    return [
        f"{clan}{t.LETTERS[t.TOKEN_OF[kind]]}"
        for clan in range(seats)
        for kind in range(t.KINDS_HELD)
        for _ in range(held[captor, clan, kind])
    ]


def write_course(state: State) -> dict[str, Any]:
    """Whose turn it is, and what is asked for."""
    position: dict[str, Any] = {"round": state.round, "holder": state.holder, "phase": t.PHASES[state.phase]}
    if state.phase != t.OVER:
        position["turn"] = state.turn
    if state.phase == t.FREEING:
        position["freeing"] = {"house": state.board, "owed": [state.owed[seat] for seat in range(state.seats)]}
    position["herd"] = state.herd
    return position


def write_boards(state: State) -> dict[str, Any]:
    """The slots of the king, and every clan's board, screen and gains."""
    texts, clans = slot_texts(state), []
    for seat, clan in enumerate(known_clans(state)):
        guards, raiders = seat * t.ENTRANCES, t.OUTER + seat * t.ENTRANCES
        hidden = state.unused[seat, 0] == t.UNKNOWN
        clans.append(
            {
                **clan,
                "guards": texts[guards : guards + t.ENTRANCES],
                "raiders": texts[raiders : raiders + t.ENTRANCES],
                "passed": bool(state.passed[seat]),
                "unused": hidden_text(state, seat, clan["stock"]) if hidden else band_text(state.unused, seat),
            }
        )
    return {"kingdom": texts[t.KING :], "clans": clans}


@remembered
def known_clans(state: State) -> list[dict[str, Any]]:
    """Of each clan what everybody knows: what it has; its tokens, and what it has won and not yet got.

    `unused` is what is left behind its screen, of the tokens it began this placement with.
    """
    return [
        {
            "cattle": state.cattle[seat],
            "jewels": state.jewels[seat],
            "prisoners": held_text(state.held, seat, state.seats),
            **dict.fromkeys(("guards", "raiders", "passed", "unused")),  # in their places, to be filled in
            "stock": band_text(state.stock, seat),
            "used": band_text(state.used, seat),
            "aside": {
                "cattle": state.won_cattle[seat],
                "jewels": state.won_jewels[seat],
                "prisoners": held_text(state.seized, seat, state.seats),
            },
        }
        for seat in range(state.seats)
    ]


def hidden_text(state: State, seat: int, stock: str) -> str:
    """As many unknown tokens as lie behind a clan's screen."""
    return "?" * (len(stock) - size(state.slots_of[seat]))


PARTS = (write_course, write_boards)


def read(state: State, fields: Fields) -> None:
    """Sets up a position; left out: round 1, nothing placed, everything unused, the herd what is not on pastures."""
    last = state.seats - 1
    choose_start(state)
    state.board = t.NONE
    state.round = fields.number("round", 1, t.ROUNDS, 1)
    state.holder = fields.number("holder", 0, last, state.start)
    state.phase = fields.choice("phase", t.PHASES, t.PHASES[t.PLACING])
    state.turn = t.NONE if state.phase == t.OVER else fields.number("turn", 0, last, state.holder)
    if state.phase == t.FREEING:
        read_choice(state, Fields(fields.take("freeing"), "freeing"))
    read_slots(state, fields, "kingdom", t.KING, t.KINGDOM)
    clans = fields.each("clans", state.seats) if fields.has("clans") else [Fields({})] * state.seats
    for seat, clan in enumerate(clans):
        read_board(state, seat, clan)
    for seat, clan in enumerate(clans):
        read_tokens(state, seat, clan)
        clan.done()
    away = sum(state.cattle[seat] + state.won_cattle[seat] for seat in range(state.seats))
    state.herd = fields.number("herd", 0, t.CATTLE, max(0, t.CATTLE - away))


def read_slots(state: State, fields: Fields, name: str, first: int, count: int) -> None:
    """Tokens with their clans on slots in a row."""
    last, empty = state.seats - 1, ["-"] * count
    found = fields.items(name, lambda text: parse_owned(text, last), low=count, high=count, default=empty)
    for slot, (clan, token) in enumerate(found, first):
        put(state, clan, token, slot)


def put(state: State, clan: int, token: int, slot: int) -> None:
    """A token of that clan, or nothing, on a slot."""
    if token != t.NONE:
        state.slots_of[clan] |= 1 << slot
        state.slots_with[token] |= 1 << slot


def read_choice(state: State, fields: Fields) -> None:
    """The house where a prisoner is chosen, and what each raider is owed there."""
    state.board = fields.number("house", 0, state.seats - 1)
    owed = fields.items("owed", whole(0, t.ENTRANCES - t.PASTURE), low=state.seats, high=state.seats)
    for seat, count in enumerate(owed):
        state.owed[seat] = count
    fields.done()


def read_board(state: State, seat: int, fields: Fields) -> None:
    """What lies on and beside one clan's board."""
    inner, empty = seat * t.ENTRANCES, ["-"] * t.ENTRANCES
    state.cattle[seat] = fields.number("cattle", 0, t.CATTLE, t.OWN_CATTLE)
    state.jewels[seat] = fields.number("jewels", 0, t.JEWELS, t.OWN_JEWELS)
    state.passed[seat] = int(fields.flag("passed", default=False))
    read_held(state.held, seat, fields, state.seats - 1)
    guards = fields.items("guards", parse_token, low=t.ENTRANCES, high=t.ENTRANCES, default=empty)
    for slot, token in enumerate(guards, inner):
        put(state, seat, token, slot)
    read_slots(state, fields, "raiders", t.OUTER + inner, t.ENTRANCES)
    aside = Fields(fields.take("aside", {}), fields.name("aside"))
    state.won_cattle[seat] = aside.number("cattle", 0, t.CATTLE, 0)
    state.won_jewels[seat] = aside.number("jewels", 0, t.JEWELS, 0)
    read_held(state.seized, seat, aside, state.seats - 1)
    aside.done()


def read_held(held: Cells, captor: int, fields: Fields, last: int) -> None:
    """The prisoners of one captor."""
    for clan, token in fields.items("prisoners", lambda text: parse_owned(text, last), default=[]):
        if token not in t.TOKEN_OF:
            refuse(fields.name("prisoners"), "position-item", value=f"{clan}{token_text(token)}")
        held[captor, clan, t.TOKEN_OF.index(token)] += 1


def read_tokens(state: State, seat: int, fields: Fields) -> None:
    """Used and unused tokens; `unused` left out is all that is nowhere else, `stock` what that makes."""
    spent = band(fields, "used", [0] * t.TYPES)
    laid = [on_boards(state, seat, token) for token in range(t.TYPES)]
    lost = [captive(state, seat, token) for token in range(t.TYPES)]
    rest = [max(0, t.TOKENS[token] - spent[token] - laid[token] - lost[token]) for token in range(t.TYPES)]
    left = band(fields, "unused", rest)
    begun = [left[token] + (laid[token] if state.phase == t.PLACING else 0) for token in range(t.TYPES)]
    stock = band(fields, "stock", begun)
    for token in range(t.TYPES):
        state.used[seat, token], state.unused[seat, token] = spent[token], left[token]
        state.stock[seat, token] = stock[token]


def band(fields: Fields, name: str, default: list[int]) -> list[int]:
    """Tokens written as letters, counted by type."""
    if not fields.has(name):
        return default
    text = fields.take(name)
    if not isinstance(text, str) or len(text) > t.BAND or set(text.upper()) - set(t.LETTERS):
        refuse(fields.name(name), "position-item", value=str(text))
    return [text.upper().count(letter) for letter in t.LETTERS]


def parse_token(text: str) -> int:
    """A token's letter, or `-`."""
    if len(text) != 1:
        raise ValueError(text)
    return t.NONE if text == "-" else t.LETTERS.index(text.upper())


def parse_owned(text: str, last: int) -> tuple[int, int]:
    """A token with its clan, or `-`."""
    if text == "-":
        return t.NONE, t.NONE
    clan, token = int(text[:-1]), parse_token(text[-1])
    if not 0 <= clan <= last or token == t.NONE:
        raise ValueError(text)
    return clan, token
