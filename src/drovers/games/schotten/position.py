"""Positions as data: what `notation` writes and reads of the table, stone by stone.

A position made by hand needs only what matters: stones left out are empty, hands left out are empty, a deck left out
holds all that is nowhere else, shuffled by the key.  Decks are written from the top.
"""

from __future__ import annotations

from itertools import product
from typing import Any

from ...core import dealer
from ...core.position import Fields, refuse, whole
from ...core.sets import members
from ...core.state import Cells
from . import table as t
from .claims import claimable
from .deal import clear_table
from .hands import count_of, deck_of, enter_hand
from .soundness import copies
from .table import State
from .troops import note_full

COLOUR_LETTERS = "BGRYPN"
TACTIC_LETTERS = ("J", "S", "H", "BL", "MU", "HH", "ST", "BA", "TR")
BACKS = {t.HIDDEN_CLAN: "?", t.HIDDEN_TACTIC: "?t", t.NONE: "-"}
ENDINGS = {"no": 0, "S28": 28, "S30": 30, "SA8": 1008}
ENDED = {number: name for name, number in ENDINGS.items()}
MODES = ("blind", "mud")
DECKS = ("clan", "tactic")
MOST = 32767


def card_text(card: int) -> str:
    """A card as people write it."""
    if card < 0:
        return BACKS[card]
    if card >= t.CLANS:
        return TACTIC_LETTERS[card - t.CLANS]
    return f"{COLOUR_LETTERS[card // t.VALUES]}{card % t.VALUES + 1}"


CARD_TEXTS = {card: card_text(card) for card in (*BACKS, *range(t.KINDS_OF_CARD))}


def parse_card(text: str) -> int:
    """The card of that name."""
    name = text.strip().upper()
    if name in TACTIC_LETTERS:
        return t.CLANS + TACTIC_LETTERS.index(name)
    if len(name) != 2 or name[0] not in COLOUR_LETTERS or name[1] not in "123456789":
        raise ValueError(text)
    return COLOUR_LETTERS.index(name[0]) * t.VALUES + int(name[1]) - 1


def write_course(state: State) -> dict[str, Any]:
    """Whose turn it is, and how the rounds before went."""
    return {
        "round": state.round,
        "points": state.points.flat(),
        "wins": state.wins.flat(),
        "ended": ENDED[state.ended],
        "opener": state.opener,
        "turn": state.turn,
        "mover": state.mover,
        "phase": t.PHASES[state.phase],
        "steps": state.steps,
        "passed": bool(state.passed),
        "passes": state.passes,
    }


def write_stones(state: State) -> dict[str, Any]:
    """The stones with the cards of both sides."""
    cards, sizes, stones = list(map(CARD_TEXTS.__getitem__, state.side.flat())), state.size.flat(), []
    since = state.since.flat()
    for place, size in enumerate(sizes[: t.STONES]):
        other, first, second = sizes[t.STONES + place], t.SLOTS * place, t.SLOTS * (t.STONES + place)
        data: dict[str, Any] = {"sides": [cards[first : first + size], cards[second : second + other]]}
        if size >= 3 or other >= 3:
            data["since"] = [since[2 * row : 2 * row + 2] for row in (place, t.STONES + place)]
        stones.append(data)
    for p in range(2):
        for place in members(state.owned[p]):
            stones[place]["owner"] = p
    return {"stones": stones}


def write_modes(state: State) -> dict[str, Any]:
    """Where the combat modes lie."""
    return {
        "modes": {
            MODES[mode]: {"stone": state.mode_at[mode] + 1, "by": state.mode_by[mode]}
            for mode in range(2)
            if state.mode_at[mode] != t.NONE
        }
    }


def write_hands(state: State) -> dict[str, Any]:
    """The hands, and which of their cards others know."""
    hands = [held_cards(state, p) for p in range(2)]
    return {
        "hands": [[CARD_TEXTS[card] for card, _ in hand] for hand in hands],
        "known": [[flag for _, flag in hand] for hand in hands],
    }


def write_decks(state: State) -> dict[str, Any]:
    """Both decks from their tops."""
    decks = zip(DECKS, (state.clan, state.tactic), state.left.flat(), strict=True)
    return {"decks": {name: [CARD_TEXTS[card] for card in reversed(deck.flat()[:left])] for name, deck, left in decks}}


def write_spent(state: State) -> dict[str, Any]:
    """What has been discarded, and how many Tactic cards have been played."""
    discard = [CARD_TEXTS[state.discard[i]] for i in range(state.discarded)]
    return {"discard": discard, "laid": state.laid.flat(), "jokers": state.jokers.flat()}


def write_hunter(state: State) -> dict[str, Any]:
    """What the Headhunter has put under the decks."""
    if state.hunter == t.NONE:
        return {}
    buried, plain = state.buried.flat(), state.plain.flat()
    return {"hunter": {"seat": state.hunter, "buried": buried, "sealed": bool(state.sealed), "plain": plain}}


PARTS = (write_course, write_stones, write_modes, write_hands, write_decks, write_spent, write_hunter)


def held_cards(state: State, p: int) -> list[tuple[int, int]]:
    """A hand card by card, ascending, then the backs: each with who else knows it (1 the other seat, 2 everybody)."""
    known_clans = state.known[p]
    cards = [(card, known_clans >> card & 1) for card in members(state.hand[p])]
    backs = [state.held[p, t.CLAN_DECK] - len(cards), state.held[p, t.TACTIC_DECK]]
    for card in range(t.JOKER, t.KINDS_OF_CARD) if state.tricks[p] else ():
        count, known = count_of(state.tricks[p], card), count_of(state.known_tricks[p], card)
        flag = 2 if card == t.JOKER and state.shown[p] else 1
        cards += [(card, 0)] * (count - known) + [(card, flag)] * known
        backs[deck_of(card)] -= count
    return cards + [(t.HIDDEN_CLAN, 0)] * backs[t.CLAN_DECK] + [(t.HIDDEN_TACTIC, 0)] * backs[t.TACTIC_DECK]


def read(state: State, fields: Fields) -> None:
    """The inverse of `write`; what is wrong is refused with its field."""
    clear_table(state)
    state.opener = fields.number("opener", 0, 1, state.start if state.start < 2 else 0)
    state.start = min(state.start, state.opener) if state.start == 2 else state.start
    _read_course(state, fields)
    _read_stones(state, fields)
    _read_modes(state, fields)
    for card in fields.items("discard", parse_card, high=len(state.discard), default=[]):
        state.discard[state.discarded] = card
        state.discarded += 1
    state.seen = sum({1 << card for card in _visible(state) if card < t.CLANS})
    _read_hands(state, fields)
    _read_hunter(state, fields)
    _read_counts(state, fields)
    for p, stone in product(range(2), range(t.STONES)):
        note_full(state, p, stone)
    _read_decks(state, fields)
    if state.phase == t.CLAIM:
        state.claims = claimable(state, state.mover)


def _pair(cells: Cells, fields: Fields, name: str, high: int, default: list[int]) -> None:
    cells.assign(fields.items(name, whole(0, high), low=2, high=2, default=default))


def _read_course(state: State, fields: Fields) -> None:
    state.round = fields.number("round", 1, t.ROUNDS_MOST, 1)
    _pair(state.points, fields, "points", MOST, [0, 0])
    _pair(state.wins, fields, "wins", t.ROUNDS_MOST, [0, 0])
    names = tuple(ENDINGS)
    state.ended = ENDINGS[names[fields.choice("ended", names, "no")]]
    state.turn = fields.number("turn", 1, t.TURNS_MOST // 2, 20)
    state.mover = fields.number("mover", 0, 1, state.opener)
    state.phase = fields.choice("phase", t.PHASES, "play")
    state.steps = fields.number("steps", 0, 3, 0)
    state.passed = int(fields.flag("passed", False))
    state.passes = fields.number("passes", 0, t.PASSES_MOST, 0)


def _read_stones(state: State, fields: Fields) -> None:
    if not fields.has("stones"):
        return
    for stone, part in enumerate(fields.each("stones", t.STONES)):
        sides = part.take("sides", [[], []])
        if not isinstance(sides, list) or len(sides) != 2:
            refuse(part.name("sides"), "position-list", low=2, high=2)
        for p in range(2):
            cards = Fields({f"sides[{p}]": sides[p]}, part.path).items(f"sides[{p}]", parse_card, high=t.SLOTS)
            for card in cards:
                if card > t.SHIELD:
                    refuse(part.name(f"sides[{p}]"), "position-item", value=card_text(card))
                state.side[p, stone, state.size[p, stone]] = card
                state.size[p, stone] += 1
        if part.has("owner"):
            state.owned[part.number("owner", 0, 1)] |= 1 << stone
        _read_since(state, part, stone)
        part.done()


def _read_since(state: State, part: Fields, stone: int) -> None:
    given = [[p + 1 if state.size[p, stone] >= 3 else 0, p + 3 if state.size[p, stone] == 4 else 0] for p in range(2)]
    for p, turns in enumerate(part.items("since", list, low=2, high=2, default=given)):
        try:
            for size, turn in zip(range(2), turns, strict=True):
                state.since[p, stone, size] = whole(0, MOST)(turn)
        except ValueError:
            refuse(part.name(f"since[{p}]"), "position-item", value=str(turns))


def _read_modes(state: State, fields: Fields) -> None:
    modes = Fields(fields.take("modes", {}), "modes")
    for mode, name in enumerate(MODES):
        if modes.has(name):
            part = Fields(modes.take(name), f"modes.{name}")
            state.mode_at[mode] = part.number("stone", 1, t.STONES) - 1
            state.mode_by[mode] = part.number("by", 0, 1)
            part.done()
    modes.done()


def _read_hands(state: State, fields: Fields) -> None:
    hands = fields.take("hands", [[], []])
    if not isinstance(hands, list) or len(hands) != 2:
        refuse("hands", "position-list", low=2, high=2)
    known = fields.take("known", [[0] * len(hand) if isinstance(hand, list) else [] for hand in hands])
    if not isinstance(known, list) or len(known) != 2:
        refuse("known", "position-list", low=2, high=2)
    for p in range(2):
        cards = Fields({f"hands[{p}]": hands[p]}).items(f"hands[{p}]", parse_card, high=t.HAND_MOST)
        shown = Fields({f"known[{p}]": known[p]})
        flags = shown.items(f"known[{p}]", whole(0, 2), low=len(cards), high=len(cards))
        if len({card for card in cards if card < t.CLANS}) < sum(card < t.CLANS for card in cards):
            refuse(f"hands[{p}]", "position-item", value=" ".join(map(card_text, cards)))
        for card, flag in zip(cards, flags, strict=True):
            if flag == 2 and card != t.JOKER:
                refuse(f"known[{p}]", "position-item", value=str(flag))
            enter_hand(state, p, card, flag > 0)
            state.shown[p] |= flag == 2


def _read_hunter(state: State, fields: Fields) -> None:
    if not fields.has("hunter"):
        return
    part = Fields(fields.take("hunter"), "hunter")
    state.hunter = part.number("seat", 0, 1)
    _pair(state.buried, part, "buried", 2, [0, 0])
    _pair(state.plain, part, "plain", 2, [0, 0])
    state.sealed = int(part.flag("sealed", False))
    part.done()


def _read_counts(state: State, fields: Fields) -> None:
    """Tactic cards played: by default those that lie on a seat's side or stone, discarded ones to whoever has fewer."""
    laid = [sum(_on_side(state, p, card) for card in range(t.JOKER, t.SHIELD + 1)) for p in range(2)]
    jokers = [_on_side(state, p, t.JOKER) for p in range(2)]
    for mode in range(2):
        if state.mode_at[mode] != t.NONE:
            laid[state.mode_by[mode]] += 1
    for i in range(state.discarded):
        if state.discard[i] >= t.CLANS:
            laid[laid.index(min(laid))] += 1
        if state.discard[i] == t.JOKER:
            jokers[jokers.index(min(jokers))] += 1
    _pair(state.laid, fields, "laid", t.TACTICS, laid)
    _pair(state.jokers, fields, "jokers", 2, jokers)


def _on_side(state: State, p: int, card: int) -> int:
    return sum(state.side[p, stone, i] == card for stone in range(t.STONES) for i in range(state.size[p, stone]))


def _read_decks(state: State, fields: Fields) -> None:
    decks = Fields(fields.take("decks", {}), "decks")
    placed = _visible(state) + [card for p in range(2) for card, _ in held_cards(state, p)]
    rest = [card for card in range(t.KINDS_OF_CARD) for _ in range(copies(state, card) - placed.count(card))]
    for deck, (name, cells) in enumerate(zip(DECKS, (state.clan, state.tactic), strict=True)):
        mine = [card for card in rest if (card >= t.CLANS) == (deck == 1)][: len(cells)]
        given = decks.has(name)
        cards = decks.items(name, parse_card, high=len(cells)) if given else mine
        for i, card in enumerate(reversed(cards)):
            cells[i] = card
        state.left[deck] = len(cards)
        if not given:
            dealer.shuffle(state, cells, len(cards))
    decks.done()


def _visible(state: State) -> list[int]:
    cells = [(p, stone, i) for p in range(2) for stone in range(t.STONES) for i in range(state.size[p, stone])]
    modes = [t.BLIND + mode for mode in range(2) if state.mode_at[mode] != t.NONE]
    return [state.side[cell] for cell in cells] + modes + [state.discard[i] for i in range(state.discarded)]
