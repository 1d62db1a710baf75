"""The table in words: entrances, the kingdom, and what every clan has."""

from __future__ import annotations

from collections import Counter
from typing import Any

from ...core.events import Event
from ...core.spoken import Listener, Topic
from . import table as t
from .scoring import score
from .table import State


def step(listener: Listener) -> str:
    """What is asked for now."""
    return listener.say(f"step-{listener.sight['phase']}")


def token(listener: Listener, letter: str) -> str:
    """A token; an unknown one only by lying there."""
    return (
        listener.name("guard-none")
        if letter == "-"
        else listener.name(f"token-{'hidden' if letter == '?' else letter}")
    )


def owned(listener: Listener, text: str) -> str:
    """A token with its clan, as `1W` writes it."""
    if text == "-":
        return listener.name("guard-none")
    return listener.say("owned", token=token(listener, text[1:]), who=listener.who(int(text[0])))


def band(listener: Listener, letters: str) -> str:
    """Tokens counted by kind."""
    counts = Counter(letters)
    kinds = [(letter, counts[letter]) for letter in (*t.LETTERS, "?") if counts[letter]]
    told = [listener.say(f"band-{'hidden' if one == '?' else one}", count=count) for one, count in kinds]
    return listener.listed(told, "none")


def gates(listener: Listener, rest: str) -> list[str]:
    """The five entrances of a clan: who guards inside, who stands outside.  One's own, or of the clan named."""
    seats = listener.seats(rest)
    if not seats:
        return [listener.say("which-clan")]
    return [line for seat in (seats if rest else seats[:1]) for line in entrances(listener, seat)]


def entrances(listener: Listener, seat: int) -> list[str]:
    """The entrances of one clan, those where nothing lies together."""
    clan = listener.sight["clans"][seat]
    both = list(zip(t.ENTRANCE_NAMES, clan["guards"], clan["raiders"], strict=True))
    lines = [
        listener.say(
            "gate",
            door=listener.name(f"entrance-{name}"),
            name=name,
            guard=token(listener, guard),
            raider=owned(listener, raider),
        )
        for name, guard, raider in both
        if (guard, raider) != ("-", "-")
    ]
    bare = [name for name, guard, raider in both if (guard, raider) == ("-", "-")]
    if bare:
        lines.append(listener.say("bare", names=", ".join(bare)))
    return [listener.say("gates", clan=str(seat), who=listener.who(seat)), *lines]


def kingdom(listener: Listener, rest: str) -> list[str]:
    """Who stands in the kingdom, and the cattle left there."""
    sight = listener.sight
    left, right = (owned(listener, text) for text in sight["kingdom"])
    return [listener.say("kingdom", left=left, right=right, cattle=sight["herd"])]


def house(listener: Listener, rest: str) -> list[str]:
    """What a clan has: cattle, jewels, prisoners, and tokens behind and before its screen."""
    return [has(listener, seat) for seat in listener.seats(rest)] or [listener.say("which-clan")]


def has(listener: Listener, seat: int) -> str:
    """What one clan has."""
    clan: dict[str, Any] = listener.sight["clans"][seat]
    return listener.say(
        "has",
        clan=str(seat),
        who=listener.who(seat),
        cattle=clan["cattle"],
        jewels=clan["jewels"],
        prisoners=", ".join(owned(listener, text) for text in clan["prisoners"]) or listener.name("guard-none"),
        unused=len(clan["unused"]),
        used=band(listener, clan["used"]),
        passed="yes" if clan["passed"] else "no",
    )


def board(listener: Listener, rest: str) -> list[str]:
    """The round, the kingdom, and all entrances of all clans."""
    sight = listener.sight
    lines = [listener.say("round", round=sight["round"], rounds=t.ROUNDS, who=listener.who(sight["holder"]))]
    return [
        *lines,
        *kingdom(listener, ""),
        *(line for seat in listener.seats("") for line in entrances(listener, seat)),
    ]


def hand(listener: Listener, rest: str) -> list[str]:
    """One's own tokens behind the screen."""
    seat = listener.sight.seat
    return [band(listener, listener.sight["clans"][seat]["unused"] if seat is not None else "")]


def scores(listener: Listener, rest: str) -> list[str]:
    """What everybody would score now."""
    state: State = listener.state
    return [listener.say("score", who=listener.who(seat), points=score(state, seat)) for seat in listener.seats("")]


def scene(event: Event) -> str | None:
    """What belongs together when raids are told in steps: bluffs, the kingdom, one land after the other, home."""
    kind = event.kind.name
    if kind in ("revealed", "bluffed"):
        return "bluffs"
    if kind.startswith("king-"):
        return "kingdom"
    if kind in ("settled", "scored", "round", "large", "last-round"):
        return kind
    raided = "guard" in event.data or kind.startswith(("took-", "short-")) or kind == "freed"
    return f"land {event.data['clan']}" if raided else None


TOPICS: dict[str, Topic] = {
    "board": board,
    "hand": hand,
    "gates": gates,
    "kingdom": kingdom,
    "house": house,
    "scores": scores,
}
