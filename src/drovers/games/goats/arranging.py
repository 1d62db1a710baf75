"""A position changed by hand: cards change places, markers are put on goats, big goats walk."""

from __future__ import annotations

from ...core.arranging import Kit, Position, turns
from .pasture import STRIDE, parse_cell


def kit(position: Position) -> Kit:
    """The cards of the pile and in front of the players, and markers; who walks, and whose turn it is."""
    seats = range(position["seats"])
    front = [f"front:{seat}.{card}" for seat in seats for card in sorted(set(position["front"][seat]))]
    rest = [f"rest:{card}" for card in sorted(set(position["pile"]))]
    marks = [f"marker:{seat}" for seat in seats]
    walks = [f"walk:{seat}" for seat in seats]
    return Kit([*marks, *rest, *front], [*(f"front:{seat}" for seat in seats), "rest:"], [*walks, *turns(position)])


def put(position: Position, seat: int, piece: str, place: str) -> None:
    """Two cards change places; from the pile or the front a card may also go to the other."""
    kind, _, what = piece.partition(":")
    for name in ("supply", "piled"):
        position.pop(name, None)
    if kind == "turn":
        position["turn"] = int(what)
    elif kind == "walk":
        edges = 4 * len(position["pasture"])
        position["pawns"][int(what)] = (position["pawns"][int(what)] + 1) % edges
    elif kind == "marker":
        row, at = spot(position, seat, place)
        bare, _, marker = row[at].partition("@")
        row[at] = bare if marker == what else f"{bare}@{what}"
    elif place in ("rest:", *(f"front:{one}" for one in range(position["seats"]))):
        (cards, at), there = spot(position, seat, piece), place.partition(":")[2]
        (position["front"][int(there)] if there else position["pile"]).append(bare_card(cards.pop(at)))
    else:
        exchange(spot(position, seat, piece), spot(position, seat, place), position)


def spot(position: Position, seat: int, thing: str) -> tuple[list[str], int]:
    """The cards among which it lies, and where."""
    kind, _, what = thing.partition(":")
    if kind == "cell":
        row, column = divmod(parse_cell(what), STRIDE)
        return position["pasture"][row], column
    if kind == "front":
        seat, what = int(what[0]), what[2:]
    cards = position[{"hand": "hands", "front": "front", "rest": "pile"}[kind]]
    found: list[str] = cards if kind == "rest" else cards[seat]
    return found, [bare_card(card) for card in found].index(what)


def bare_card(card: str) -> str:
    """A card without its marker, and without the brackets of one that only its holder knows."""
    return card.partition("@")[0].strip("()")


def exchange(one: tuple[list[str], int], other: tuple[list[str], int], position: Position) -> None:
    """Both change places: a card that came into a hand is an open one; stables stay."""
    first, second = one[0][one[1]], other[0][other[1]]
    if first.startswith("#") or second.startswith("#"):
        raise ValueError(first)
    for (cards, at), card in ((one, second), (other, first)):
        lies = cards in position["pasture"]
        cards[at] = card.strip("()") if lies else bare_card(card)
