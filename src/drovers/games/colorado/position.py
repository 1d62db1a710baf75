"""Positions as data: everything on the table and behind the screens, to be read and edited by people."""

from collections.abc import Callable
from typing import Any, NoReturn

from ...core.position import Fields, refuse, unsound, whole
from ...core.state import Cells
from ...core.words import Words
from .bag import ALL
from .data import DATA, FOLDER, normal, turned
from .deck import in_auction, lay_out
from .lakes import heir, laid_cells, lay, mark_fields
from .names import (
    COLOUR_NAMES,
    blank,
    card_text,
    cell_text,
    fist_of,
    hand_of,
    members,
    parse_card,
    parse_cell,
    parse_lake,
    parse_token,
    seats_text,
)
from .soundness import CARDS_WRONG, FISTS, FLAWS, LAKES_BROKEN, TOKENS_LOST, TURNED
from .table import (
    CARDS,
    CELLS,
    COLOURS,
    COLUMNS,
    HALVES,
    LAKES,
    NONE,
    PHASES,
    ROUND_CARDS,
    ROWS,
    SEATS,
    TOKENS,
    WATCHER,
    WORD,
    WORDS,
    State,
)

MARKS, PLANTED, WATER = "ABCD", "rgob", "".join(str(lake.value) for lake in DATA.lakes)  # on a board as text
VIEWERS = "0123w"


def write_turn(state: State) -> dict[str, Any]:
    """Whose turn it is."""
    return {"round": state.round + 1, "phase": PHASES[state.phase], "turn": blank(state.turn)}


def write_board(state: State) -> dict[str, Any]:
    """What lies on the land, row by row, and whose the lakes are."""
    cells = ["."] * CELLS
    for sets, signs in ((state.markers, MARKS), (state.planted, PLANTED)):
        for i, sign in enumerate(signs):
            for cell in members(sets[i, word] for word in range(WORDS)):
                cells[cell] = sign
    for lake, sign in enumerate(WATER):
        for cell in laid_cells(lake, state.spot[lake]):
            cells[cell] = sign
    lords = {str(DATA.lakes[i].value): state.lord[i] for i in range(LAKES) if state.lord[i] != NONE}
    return {"board": ["".join(cells[row : row + COLUMNS]) for row in range(0, CELLS, COLUMNS)], "lords": lords}


def write_gains(state: State) -> dict[str, Any]:
    """What the seats have before their screens."""
    seats = range(state.seats)
    return {
        "points": [state.points[seat] for seat in seats],
        "signs": [state.signs[seat] for seat in seats],
        "sold": [state.sold[seat] for seat in seats],
        "flags": ["".join(PLANTED[c] * state.flags[seat, c] for c in range(COLOURS)) for seat in seats],
    }


def write_cards(state: State) -> dict[str, Any]:
    """The cards of all rounds, and which have been turned and taken."""
    return {
        "cards": [card_text(state.cards[i]) for i in range(CARDS)],
        "turned": state.turned,
        "shown": bool(state.shown),
        "taken": [slot + 1 for slot in seats_text(state.taken)],
    }


def write_tokens(state: State) -> dict[str, Any]:
    """Where the tokens are, and who knows it, where that is not as usual."""
    seats = range(state.seats)
    hands: list[list[Any]] = [[token + 1 for token in hand_of(state, seat)] for seat in seats]
    hands.append([token + 1 for token in members(state.bag[half] for half in range(HALVES))])
    held = [*(state.held[seat] for seat in seats)]
    for place, count in enumerate([*held, TOKENS - sum(held)]):
        hands[place] += ["?"] * (count - len(hands[place]))
    fists = [[token + 1 for token in fist_of(state, seat)] for seat in seats]
    known, reach = (
        _unusual(sets, usual) for sets, usual in zip((state.known, state.reach), _usual(state), strict=True)
    )
    return {"hands": hands[:-1], "bag": hands[-1], "fists": fists, "known": known, "reach": reach}


def _usual(state: State) -> tuple[list[int], list[int]]:
    """Who usually knows a token, its holder, and with whom it may be: anybody, if nobody has been seen to take it."""
    nobody, anybody = [0] * HALVES, [ALL[half] & ~state.known[WATCHER, half] for half in range(HALVES)]
    return [*state.hand.flat(), *nobody], anybody * state.seats + nobody * (SEATS - state.seats)


def _unusual(sets: Cells, usual: list[int]) -> dict[str, str]:
    """The tokens that are in other rows of these sets than they usually are, and in which."""
    found, odd = sets.flat(), [0] * HALVES
    if found == usual:
        return {}
    for place, (some, other) in enumerate(zip(found, usual, strict=True)):
        odd[place % HALVES] |= some ^ other
    viewers = dict.fromkeys(members(odd), "")
    for row, viewer in zip(range(0, len(found), HALVES), VIEWERS, strict=False):
        for token in members([found[row + half] & some for half, some in enumerate(odd)]):
            viewers[token] += viewer
    return {str(token + 1): seen for token, seen in viewers.items()}


def write_course(state: State) -> dict[str, Any]:
    """What is being asked for, and what has been answered."""
    return {
        "passes": state.passes,
        "done": seats_text(state.done),
        "yes": seats_text(state.yes),
        "count": [blank(state.count[seat]) for seat in range(state.seats)],
        "seller": blank(state.seller),
        "offer": None if state.offer == NONE else cell_text(state.offer),
        "rank": [state.rank[place] for place in range(state.seats) if state.rank[place] != NONE],
        "next": state.next,
        "slot": None if state.slot == NONE else state.slot + 1,
        "at": None if state.at == NONE else cell_text(state.at),
        "colour": None if state.colour == NONE else COLOUR_NAMES[state.colour],
        "left": [DATA.lakes[lake].value for lake in seats_text(state.left)],
        "lake": None if state.lake == NONE else DATA.lakes[state.lake].value,
        "quarter": blank(state.quarter),
    }


PARTS = (write_turn, write_board, write_gains, write_cards, write_tokens, write_course)


def read(state: State, fields: Fields) -> None:
    """The inverse of `write`; by hand `round`, `phase`, `board` and `hands` and what the phase needs are enough."""
    if state.start == state.seats:
        state.start = 0
    state.round = fields.number("round", 1, 4, 1) - 1
    state.phase = fields.choice("phase", PHASES)
    state.turn = _seat(state, fields, "turn")
    _read_board(state, fields)
    for name, high, usual in (("points", 999, 0), ("signs", 5, 4 if state.seats == SEATS else 5), ("sold", 2, 0)):
        values = fields.items(name, whole(0, high), low=state.seats, high=state.seats, default=[usual] * state.seats)
        for seat, value in enumerate(values):
            getattr(state, name)[seat] = value
    if not fields.has("signs"):
        for seat in range(state.seats):
            state.signs[seat] -= state.sold[seat]
    flags = fields.items("flags", _parse_flags, low=state.seats, high=state.seats, default=[""] * state.seats)
    for seat, colours in enumerate(flags):
        for colour in colours:
            state.flags[seat, colour] += 1
    _read_tokens(state, fields)
    _read_cards(state, fields)
    _read_course(state, fields)


def _read_board(state: State, fields: Fields) -> None:
    cells = "".join(fields.items("board", _parse_row, low=ROWS, high=ROWS))
    for i, sign in enumerate(cells):
        word, place = i // WORD, 1 << i % WORD
        if sign in MARKS:
            state.markers[MARKS.index(sign), word] |= place
        elif sign in PLANTED:
            state.planted[PLANTED.index(sign), word] |= place
    for lake, sign in enumerate(WATER):
        _read_lake(state, lake, [divmod(i, COLUMNS) for i in range(CELLS) if cells[i] == sign])
    mark_fields(state)
    state.lord.fill(NONE)
    if fields.has("lords"):
        for lake, seat in _pairs(fields, "lords", parse_lake, whole(0, state.seats - 1)):
            state.lord[lake] = seat
    else:
        for lake in range(LAKES):
            state.lord[lake] = heir(state, lake)


def _read_lake(state: State, lake: int, cells: list[tuple[int, int]]) -> None:
    state.spot[lake] = NONE
    if cells:
        turns = [turned(DATA.lakes[lake].shape, quarter) for quarter in range(4)]
        if normal(cells) not in turns:
            _refuse(LAKES_BROKEN)
        top, left = min(row for row, _ in cells), min(column for _, column in cells)
        lay(state, lake, CELLS * turns.index(normal(cells)) + COLUMNS * top + left)


def _pairs(fields: Fields, name: str, key: Callable[[str], int], value: Callable[[Any], int]) -> list[tuple[int, int]]:
    """The entries of an object, both sides understood; none if it is not there."""
    entries = Fields(fields.take(name, {}), name).data
    return [
        (_understood(f"{name}.{one}", one, key), _understood(f"{name}.{one}", entries[one], value)) for one in entries
    ]


def _understood(field: str, value: Any, parse: Callable[[Any], int]) -> int:
    """One value that `parse` accepts, or a refusal with the field."""
    try:
        return parse(value)
    except (ValueError, KeyError, TypeError, IndexError, AttributeError):
        refuse(field, "position-item", value=str(value))


def _parse_row(text: str) -> str:
    if len(text) != COLUMNS or not all(sign in f".{MARKS}{PLANTED}{WATER}" for sign in text):
        raise ValueError(text)
    return text


def _parse_flags(text: str) -> list[int]:
    return [PLANTED.index(sign) for sign in text]


def _seat(state: State, fields: Fields, name: str) -> int:
    return fields.number(name, 0, state.seats - 1) if fields.has(name) else NONE


def _refuse(number: int) -> NoReturn:
    unsound(Words(FOLDER), FLAWS[number])


def _read_tokens(state: State, fields: Fields) -> None:
    left = set(range(TOKENS))
    hands = fields.items("hands", _parse_hand, low=state.seats, high=state.seats)
    for seat, tokens in enumerate(hands):
        for token in tokens:
            if token not in left:
                _refuse(TOKENS_LOST)
            left.remove(token)
            state.hand[seat, token // WORD] |= 1 << token % WORD
            state.held[seat] += 1
    if set(fields.items("bag", parse_token, default=[token + 1 for token in left])) != left:
        _refuse(TOKENS_LOST)
    for token in left:
        state.bag[token // WORD] |= 1 << token % WORD
    fists = fields.items("fists", _parse_hand, low=state.seats, high=state.seats, default=[[]] * state.seats)
    for seat, tokens in enumerate(fists):
        for token in tokens:
            if token not in hands[seat]:
                _refuse(FISTS)
            state.fist[token // WORD] |= 1 << token % WORD
    _read_knowledge(state, fields)


def _read_knowledge(state: State, fields: Fields) -> None:
    """Who knows a token, and with whom it may be: as usual where a position does not say otherwise."""
    known = dict(_pairs(fields, "known", lambda key: parse_token(int(key)), _mask))
    reach = dict(_pairs(fields, "reach", lambda key: parse_token(int(key)), _mask))
    for token in range(TOKENS):
        for place, (sets, rows, given) in enumerate(((state.known, SEATS + 1, known), (state.reach, SEATS, reach))):
            usual = _usual(state)[place][token // WORD :: HALVES]
            column = sum((some >> token % WORD & 1) << row for row, some in enumerate(usual))
            _set_column(sets, rows, token, given.get(token, column))


def _set_column(sets: Cells, rows: int, token: int, bits: int) -> None:
    for row in range(rows):
        sets[row, token // WORD] |= (bits >> row & 1) << token % WORD


def _mask(text: str) -> int:
    return sum(1 << VIEWERS.index(sign) for sign in set(text))


def _parse_hand(values: list[int]) -> list[int]:
    tokens = [parse_token(value) for value in values]
    if len(set(tokens)) != len(tokens):
        raise ValueError(values)
    return tokens


def _read_cards(state: State, fields: Fields) -> None:
    """The 48 cards in order; by hand the open ones are enough, the others are dealt by the key."""
    shown = fields.items("open", parse_card, high=3, default=[])
    first = state.round * ROUND_CARDS
    usual = first + (in_auction(state) if shown else 0)
    if PHASES[state.phase] == "over":
        usual = CARDS
    state.turned = fields.number("turned", 0, CARDS, usual)
    state.shown = fields.flag("shown", bool(shown))
    for slot in fields.items("taken", whole(1, in_auction(state)), default=[]):
        state.taken |= 1 << slot - 1
    if fields.has("cards"):
        for i, card in enumerate(fields.items("cards", parse_card, low=CARDS, high=CARDS)):
            state.cards[i] = card
        return
    lay_out(state)
    at = state.turned - in_auction(state)
    if shown and (len(shown) != in_auction(state) or not first <= at <= first + ROUND_CARDS - len(shown)):
        _refuse(TURNED)
    for slot, card in enumerate(shown):
        _bring(state, card, at + slot, range(at, at + slot), range(first, first + ROUND_CARDS))


def _bring(state: State, card: int, place: int, fixed: range, deck: range) -> None:
    """Swaps a card to its place so that every deck keeps three of each colour."""
    free = [i for i in range(CARDS) if i not in fixed]
    own = [i for i in deck if i not in fixed and state.cards[i] % COLOURS == card % COLOURS]
    found = [i for i in free if state.cards[i] == card]
    if not found or not own:
        _refuse(CARDS_WRONG)
    inside = next((i for i in found if i in deck), own[0])
    for i, j in ((next((i for i in found if i in deck), found[0]), inside), (inside, place)):
        state.cards[i], state.cards[j] = state.cards[j], state.cards[i]


def _read_course(state: State, fields: Fields) -> None:
    state.passes = fields.number("passes", 0, SEATS, 0)
    within = whole(0, state.seats - 1)
    state.done = sum(1 << seat for seat in set(fields.items("done", within, default=[])))
    state.yes = sum(1 << seat for seat in set(fields.items("yes", within, default=[])))
    for seat in range(SEATS):
        state.rank[seat], state.count[seat] = NONE, NONE
    counts = fields.items("count", _maybe(whole(1, TOKENS)), high=state.seats, default=[])
    for seat, count in enumerate(counts):
        state.count[seat] = count
    state.seller = _seat(state, fields, "seller")
    state.offer = _one(fields, "offer", parse_cell)
    for place, seat in enumerate(fields.items("rank", within, high=state.seats, default=[])):
        state.rank[place] = seat
    state.next = fields.number("next", 0, SEATS, 0)
    state.slot = _one(fields, "slot", lambda value: whole(1, in_auction(state))(value) - 1)
    state.at = _one(fields, "at", parse_cell)
    state.colour = _one(fields, "colour", COLOUR_NAMES.index)
    state.left = sum(1 << lake for lake in set(fields.items("left", parse_lake, default=[])))
    state.lake = _one(fields, "lake", parse_lake)
    state.quarter = _one(fields, "quarter", whole(0, 3))


def _maybe(parse: Callable[[Any], int]) -> Callable[[Any], int]:
    """The same for a value that may be missing: NONE for None."""
    return lambda value: NONE if value is None else parse(value)


def _one(fields: Fields, name: str, parse: Callable[[Any], int]) -> int:
    """An optional value; NONE if it is not there."""
    fields.read.add(name)
    return _understood(fields.name(name), fields.data.get(name), _maybe(parse))
