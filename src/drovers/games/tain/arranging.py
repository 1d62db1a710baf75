"""A position changed by hand: tokens between screens, slots and houses, cattle and jewels between their owners."""

from __future__ import annotations

from ...core.arranging import Kit, Position, turns
from . import table as t

DOORS = tuple([f"p{i + 1}" for i in range(t.PASTURE)] + [f"h{i + 1}" for i in range(t.ENTRANCES - t.PASTURE)])
ROWS = {"inside": "guards", "outside": "raiders"}
GOODS = ("cattle", "jewels")


def kit(position: Position) -> Kit:
    """Used tokens, prisoners, cattle and jewels; screens, used piles and houses."""
    seats, clans = range(position["seats"]), position["clans"]
    used = [f"used:{seat}{token}" for seat in seats for token in sorted(set(clans[seat]["used"]))]
    held = [f"held:{seat}.{token}" for seat in seats for token in sorted(set(clans[seat]["prisoners"]))]
    goods = [f"{kind}:{seat}" for kind in GOODS for seat in seats if clans[seat][kind]]
    king = ["cattle:king"] if position["herd"] else []
    homes = [f"{kind}:{seat}" for kind in ("house", "herd") for seat in seats]
    return Kit([*king, *goods, *used, *held], ["screen:", "used:", *homes, "herd:king"], turns(position))


def put(position: Position, seat: int, piece: str, place: str) -> None:
    """Moves one thing; a token that stood there goes back behind its screen."""
    kind, _, what = piece.partition(":")
    if kind == "turn":
        position["turn"] = int(what)
    elif kind in GOODS:
        carry(position, kind, what, place.partition(":")[2])
    else:
        token = lifted(position, seat, piece)
        if place.startswith(("inside", "outside", "kingdom")) and (there := lifted(position, seat, place)) != "-":
            lay(position, there, "screen:")
        lay(position, token, place)
    for clan in position["clans"]:
        clan.pop("stock", None)


def carry(position: Position, kind: str, giver: str, taker: str) -> None:
    """One head of cattle or one jewel changes hands."""
    for who, change in ((giver, -1), (taker, 1)):
        if who == "king" and kind == "cattle":
            position["herd"] += change
        else:
            position["clans"][int(who)][kind] += change


def slot(position: Position, thing: str) -> tuple[list[str], int]:
    """The row of slots a thing names one of, and which."""
    kind, _, what = thing.partition(":")
    if kind == "kingdom":
        return position["kingdom"], int(what[1:]) - 1
    who, _, door = what.partition(".")
    return position["clans"][int(who)][ROWS[kind]], DOORS.index(door)


def lifted(position: Position, seat: int, piece: str) -> str:
    """A token with its clan, `1W`, taken from where it is; `-` from an empty slot."""
    kind, _, what = piece.partition(":")
    if kind in ("hand", "used"):
        who, token = (seat, what) if kind == "hand" else (int(what[0]), what[1])
        clan, pile = position["clans"][who], "unused" if kind == "hand" else "used"
        clan[pile][clan[pile].index(token)]  # one that is not there is nobody's
        clan[pile] = clan[pile].replace(token, "", 1)
        return f"{who}{token}"
    if kind == "held":
        captor, _, token = what.partition(".")
        position["clans"][int(captor)]["prisoners"].remove(token)
        return token
    row, at = slot(position, piece)
    token, row[at] = row[at], "-"
    return token if token == "-" or kind != "inside" else f"{what[0]}{token}"


def lay(position: Position, token: str, place: str) -> None:
    """Puts a token down: on a slot, into a house as a prisoner, behind its screen or among the used ones."""
    kind, _, what = place.partition(":")
    clan = position["clans"][int(token[0])]
    if kind in ("screen", "hand"):
        clan["unused"] += token[1]
    elif kind == "used":
        clan["used"] += token[1]
    elif kind == "house":
        position["clans"][int(what)]["prisoners"].append(token)
    else:
        row, at = slot(position, place)
        if kind == "inside" and token[0] != what[0]:
            raise ValueError(token)  # guards guard at home
        row[at] = token[1] if kind == "inside" else token
