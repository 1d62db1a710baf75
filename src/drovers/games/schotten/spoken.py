"""The table in words: stones, what lies on their sides, and who may still win them."""

from __future__ import annotations

from ...core.events import Event
from ...core.spoken import Listener, Topic, number
from . import table as t
from .refusals import why_not_detail
from .replies import claim_fault, claimed

MODES = {"blind": "BL", "mud": "MU"}


def step(listener: Listener) -> str:
    """What is asked for now."""
    return listener.say(f"step-{listener.sight['phase']}", steps=listener.sight["steps"])


def card(listener: Listener, name: str) -> str:
    """A card by its name, without an article."""
    if name in ("?", "?t"):
        return listener.name("hidden-card")
    if not name[1:].isdigit():
        return listener.name(f"card-{name}")
    return listener.name("card-clan", colour=listener.name(f"colour-{name[0]}"), value=name[1])


def side(listener: Listener, stone: int, seat: int) -> str:
    """The cards on one side of a stone, and the formation they are."""
    cards = listener.listed([card(listener, name) for name in listener.sight["stones"][stone]["sides"][seat]])
    found = listener.facts["formations"][stone][seat]
    formation = listener.name(f"formation-{found['name']}", total=str(found["total"])) if found else "none"
    return listener.say("side", who=listener.who(seat), cards=cards, formation=formation)


def told_stone(listener: Listener, stone: int) -> str:
    """A stone with both sides, who owns it, and the combat modes on it."""
    owner = listener.sight["stones"][stone].get("owner")
    modes = [MODES[name] for name, mode in listener.sight["modes"].items() if mode["stone"] == stone + 1]
    whole = listener.say(
        "stone",
        stone=stone + 1,
        sides=listener.apart([side(listener, stone, seat) for seat in listener.seats("")]),
        owner="none" if owner is None else listener.who(owner),
    )
    return " ".join([whole, *(listener.say("mode", card=card(listener, mode)) for mode in modes)])


def board(listener: Listener, rest: str) -> list[str]:
    """Every stone where something lies, the bare ones together, and the decks."""
    stones = listener.sight["stones"]
    bare = [i for i, stone in enumerate(stones) if not any(stone["sides"]) and "owner" not in stone]
    lines = [told_stone(listener, i) for i in range(len(stones)) if i not in bare]
    if bare:
        lines.append(listener.say("bare", stones=", ".join(str(i + 1) for i in bare)))
    return [*lines, *decks(listener, "")]


def decks(listener: Listener, rest: str) -> list[str]:
    """How many cards are left to draw, how many others hold, and what is discarded."""
    sight = listener.sight
    held = [
        listener.say("held", who=listener.who(seat), count=len(hand))
        for seat, hand in enumerate(sight["hands"])
        if seat != sight.seat
    ]
    discard = listener.listed([card(listener, name) for name in sight["discard"]])
    clan, tactic = (len(sight["decks"][name]) for name in ("clan", "tactic"))
    tactics = "yes" if sight["options"]["tactics"] else "no"
    return [listener.say("decks", clan=clan, tactic=tactic, tactics=tactics, discard=discard), *held]


def stone(listener: Listener, rest: str) -> list[str]:
    """One stone, and how many cards complete a side there."""
    found = which(rest)
    if found is None:
        return [listener.say("which-stone")]
    return [told_stone(listener, found), listener.say("need", count=listener.facts["needs"][found])]


def win(listener: Listener, rest: str) -> list[str]:
    """Who may still win a stone, as far as the table proves it (S17)."""
    found = which(rest)
    if found is None:
        return [listener.say("which-stone")]
    state: t.State = listener.state
    number = str(found + 1)
    if claimed(state) >> found & 1:
        owner = listener.sight["stones"][found]["owner"]
        return [listener.say("win-owned", stone=number, who=listener.who(owner))]
    for seat in range(2):
        if claim_fault(state, seat, found) == 0:
            return [listener.say("win-one", stone=number, who=listener.who(seat))]
    return [listener.say("win-both", stone=number), *reply(listener, found)]


def reply(listener: Listener, found: int) -> list[str]:
    """What could still be laid against a complete side, told to whoever owns that side."""
    seat, state = listener.sight.seat, listener.state
    if seat is None or claim_fault(state, seat, found) != 17:
        return []
    about = why_not_detail(state, seat, listener.match.parse(seat, f"claim {found + 1}"), 17)
    return [listener.game.marked("why-S17", about or {}, listener.lang)]


def which(rest: str) -> int | None:
    """The stone a question is about."""
    named = number(rest)
    return int(named) - 1 if named and 0 < int(named) <= t.STONES else None


def hand(listener: Listener, rest: str) -> list[str]:
    """One's own cards, with their short names."""
    seat = listener.sight.seat
    names = sorted(listener.sight["hands"][seat]) if seat is not None else []
    return [listener.listed([f"{card(listener, name)} ({name})" for name in names])]


def scores(listener: Listener, rest: str) -> list[str]:
    """Stones and points of both, and the round where there are several."""
    sight = listener.sight
    lines = []
    for seat in listener.seats(""):
        owned = [str(i + 1) for i, one in enumerate(sight["stones"]) if one.get("owner") == seat]
        lines.append(
            listener.say(
                "score",
                who=listener.who(seat),
                count=len(owned),
                stones=listener.listed(owned),
                points=sight["points"][seat],
            )
        )
    return [*lines, listener.say("round", round=sight["round"])]


def scene(event: Event) -> str | None:
    """What belongs together when it is told in steps: a claim with its proof, the end of a round."""
    if event.kind.name == "claimed":
        return f"stone {event.data['stone']}"
    return "round" if event.kind.name in ("round_won", "round_drawn") else None


TOPICS: dict[str, Topic] = {
    "board": board,
    "hand": hand,
    "stone": stone,
    "win": win,
    "decks": decks,
    "scores": scores,
}
