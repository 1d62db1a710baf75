"""A position changed by hand: cards from one place to another, stones to whoever shall own them."""

from __future__ import annotations

from ...core.arranging import Kit, Position, turns
from .position import MODES, TACTIC_LETTERS

MODE_CARDS = dict(zip(("BL", "MU"), MODES, strict=True))
LATER = 4  # the turn it is at least: sides were completed in turns 1 to 4 where nothing else is said
DERIVED = ("known", "laid", "jokers")


def kit(position: Position) -> Kit:
    """The cards of both decks; the hands; who owns a stone and whose turn it is."""
    rest = sorted({card for deck in position["decks"].values() for card in deck})
    owners = ["owner:0", "owner:1", "owner:-"]
    return Kit([*owners, *(f"rest:{card}" for card in rest)], ["held:0", "held:1", "rest:"], turns(position))


def put(position: Position, seat: int, piece: str, place: str) -> None:
    """Moves a card, or changes places with the one that is touched."""
    kind, _, what = piece.partition(":")
    if kind == "turn":
        position["mover"] = int(what)
        return
    for name in DERIVED:
        position.pop(name, None)
    position["turn"] = max(position["turn"], LATER)
    if kind == "owner":
        own(stone_at(position, place), what)
        return
    for stone in position["stones"]:
        stone.pop("since", None)
    if place.startswith(("card:", "hand:")):
        (cards, at), (others, there) = spot(position, seat, piece), spot(position, seat, place)
        cards[at], others[there] = others[there], cards[at]
    else:
        lay(position, seat, lifted(position, seat, piece), place)


def own(stone: Position, owner: str) -> None:
    """A stone becomes somebody's, or nobody's."""
    stone.pop("owner", None)
    if owner != "-":
        stone["owner"] = int(owner)


def stone_at(position: Position, place: str) -> Position:
    """The stone of a place."""
    found: Position = position["stones"][int(place.removeprefix("stone:")) - 1]
    return found


def spot(position: Position, seat: int, thing: str) -> tuple[list[str], int]:
    """The cards among which it lies, and where."""
    kind, _, what = thing.partition(":")
    if kind == "card":
        who, stone, slot = map(int, what.split("."))
        return position["stones"][stone - 1]["sides"][who], slot - 1
    if kind == "pile":
        return position["discard"], len(position["discard"]) - 1
    cards = position["hands"][seat] if kind == "hand" else deck_of(position, what)
    return cards, cards.index(what)


def deck_of(position: Position, card: str) -> list[str]:
    """The deck a card comes from."""
    found: list[str] = position["decks"]["tactic" if card in TACTIC_LETTERS else "clan"]
    return found


def lifted(position: Position, seat: int, piece: str) -> str:
    """The card of that name, or the combat mode of a stone, taken from where it lies."""
    if piece.startswith("mode:"):
        mode = piece.rpartition(".")[2]
        del position["modes"][MODE_CARDS[mode]]
        return mode
    cards, at = spot(position, seat, piece)
    return cards.pop(at)


def lay(position: Position, seat: int, card: str, place: str) -> None:
    """Puts a card down: at a stone, into a hand, on the discard, or under its deck."""
    kind, _, what = place.partition(":")
    if kind == "stone" and card in MODE_CARDS:
        position["modes"][MODE_CARDS[card]] = {"stone": int(what), "by": seat}
    elif kind == "stone":
        stone_at(position, place)["sides"][seat].append(card)
    elif kind == "held":
        position["hands"][int(what)].append(card)
    else:
        (position["discard"] if kind == "pile" else deck_of(position, card)).append(card)
