"""Moves and events as text.  Cards are `R5` (B G R Y P N) or J S H BL MU HH ST BA TR; stones count from 1.

Moves: `R5@3`  `J@4`  `BL@2`  `HH`  `ST 3.1>5`  `ST 3.1>x`  `BA 3.2`  `TR 3.2>5`  `ST 3.MU>5`  `BA 3.BL`  `pass`
`claim 4`  `done`  `draw clan`  `draw tactic`  `return R3`  `drop R3`.  A hidden card is `?`, a hidden Tactic card `?t`.
"""

from __future__ import annotations

import re
from typing import Any

from ...core.errors import NeverAMove
from ...core.words import Words
from . import moves as m
from . import table as t
from .arranging import kit as kit
from .arranging import put as put
from .moves import Move, decode, encode
from .position import DECKS, card_text, parse_card
from .position import PARTS as PARTS
from .position import read as read
from .refusals import why_not_detail as why_not_detail
from .table import State
from .themes import themes as themes

ALONE = {"pass": m.PASS, "done": m.DONE, "hh": m.HUNT}  # moves of one word
RUSE = re.compile(r"(st|ba|tr) (\d)\.([1-4]|bl|mu)(?:>(\d|x))?")
KINDS = {
    t.STRATEGIST: (m.STRATEGY, m.STRATEGY_MODE),
    t.BANSHEE: (m.BANISH, m.BANISH_MODE),
    t.TRAITOR: (m.LURE, None),
}
FORMS = (  # of the sentences that read moves, by kind
    *("lay", "mode", "hunt", "move", "banish", "lure", "pass", "claim", "done", "draw", "return"),
    *("move", "banish"),
)


def move_text(state: State, seat: int, move: int) -> str:
    """A move as people write it."""
    parts = decode(move)
    card = card_text(parts.card)
    if parts.kind in (m.LAY, m.MODE):
        return f"{card}@{parts.stone + 1}"
    if parts.kind == m.CLAIM:
        return f"claim {parts.stone + 1}"
    if parts.kind == m.DRAW:
        return f"draw {DECKS[parts.slot]}"
    if parts.kind == m.AWAY:
        return f"{'drop' if state.phase == t.DROP else 'return'} {card}"
    if parts.kind in (m.PASS, m.DONE, m.HUNT):
        return {m.PASS: "pass", m.DONE: "done", m.HUNT: card}[parts.kind]
    if parts.card == t.BANSHEE:
        return f"{card} {_place(parts)}"
    return f"{card} {_place(parts)}>{_end(parts)}"


def _place(parts: Move) -> str:
    thing = card_text(t.BLIND + parts.slot) if parts.kind >= m.STRATEGY_MODE else str(parts.slot + 1)
    return f"{parts.stone + 1}.{thing}"


def _end(parts: Move) -> str:
    return "x" if parts.to == parts.stone and parts.card == t.STRATEGIST else str(parts.to + 1)


def parse_move(state: State, seat: int, text: str) -> int:
    """The move of that text, forgiving of case and spaces."""
    return encode(_parse(" ".join(text.lower().replace("@", " @ ").split())))


def _parse(said: str) -> Move:
    word, _, rest = said.partition(" ")
    if said in ALONE:
        return Move(ALONE[said], t.NONE, t.NONE, t.NONE, t.NONE)
    if word == "draw":
        return Move(m.DRAW, t.NONE, t.NONE, DECKS.index(rest), t.NONE)
    if word == "claim":
        return Move(m.CLAIM, t.NONE, _stone(rest), t.NONE, t.NONE)
    if word in ("return", "drop"):
        return Move(m.AWAY, parse_card(rest), t.NONE, t.NONE, t.NONE)
    if rest.startswith("@"):
        card, stone = parse_card(word), _stone(rest[1:])
        if card > t.MUD:
            raise ValueError(said)
        return Move(m.LAY if card <= t.SHIELD else m.MODE, card, stone, t.NONE, t.NONE)
    return _parse_ruse(word + " " + "".join(rest.split()))


def _stone(text: str) -> int:
    stone = int(text) - 1
    if not 0 <= stone < t.STONES:
        raise ValueError(text)
    return stone


def _parse_ruse(text: str) -> Move:
    found = RUSE.fullmatch(text)
    if not found:
        raise ValueError(text)
    ruse, stone, what, to = parse_card(found[1]), _stone(found[2]), found[3], found[4]
    on_card, on_mode = KINDS[ruse]
    kind = on_mode if what in ("bl", "mu") else on_card
    if kind is None or (to is None) != (ruse == t.BANSHEE) or (to == "x" and ruse != t.STRATEGIST):
        raise ValueError(text)
    end = stone if to in (None, "x") else _stone(to)
    if ruse == t.STRATEGIST and to != "x" and end == stone:
        raise NeverAMove(1030)
    return Move(kind, ruse, stone, ("bl", "mu").index(what) if kind == on_mode else int(what) - 1, end)


def touch(state: State, seat: int, move: int) -> tuple[str, ...]:
    """What a hand touches, in order: the card and where it goes; a claim is its stone, the Headhunter only himself."""
    parts = decode(move)
    card = f"hand:{card_text(parts.card)}"
    if parts.kind in (m.LAY, m.MODE):
        return card, f"stone:{parts.stone + 1}"
    if parts.kind == m.HUNT:
        return (card,)
    if parts.kind == m.CLAIM:
        return (f"stone:{parts.stone + 1}",)
    if parts.kind == m.DRAW:
        return (f"deck:{DECKS[parts.slot]}",)
    if parts.kind == m.AWAY:
        return (f"lost:{card_text(parts.card)}" if state.phase == t.DROP else card,)
    if parts.kind in (m.PASS, m.DONE):
        return (f"button:{form(state, seat, move)}",)
    side = seat if parts.card == t.STRATEGIST else 1 - seat
    target = f"mode:{_place(parts)}" if parts.kind >= m.STRATEGY_MODE else f"card:{side}.{_place(parts)}"
    if parts.card == t.BANSHEE:
        return card, target
    return card, target, "pile:discard" if _end(parts) == "x" else f"stone:{parts.to + 1}"


def form(state: State, seat: int, move: int) -> str:
    """Which sentence `move-…` reads the move."""
    parts = decode(move)
    if parts.kind == m.AWAY and state.phase == t.DROP:
        return "drop"
    return "discard" if FORMS[parts.kind] == "move" and _end(parts) == "x" else FORMS[parts.kind]


def thing(words: Words, lang: str, state: State, seat: int, name: str) -> str:
    """What a touched thing is called."""
    kind, _, what = name.partition(":")
    if kind in ("card", "mode"):
        *_, stone, which = what.split(".")
        if kind == "card":
            which = card_text(state.side[int(what[0]), int(stone) - 1, int(which) - 1])
        return words.say(lang, "thing-laid", card=spell(words, lang, "card", which), stone=stone)
    if kind in ("hand", "lost"):
        return spell(words, lang, "card", what)
    return spell(words, lang, "deck", what) if kind == "deck" else words.say(lang, f"thing-{kind}", number=what)


def shows(kind: str, data: dict[str, Any]) -> dict[str, str]:
    """The stones an event speaks of; the cards are on the table for all to see."""
    return {f"stone:{data[name]}": "" for name in ("stone", "to") if name in data}


def show(name: str, value: int) -> Any:
    """A field of an event as data: cards by name, stones from 1."""
    if name in ("card", "worth"):
        return card_text(value)
    if name in ("stone", "to"):
        return value + 1
    return DECKS[value] if name == "deck" else value


def spell(words: Words, lang: str, name: str, value: Any) -> str:
    """A field of an event or a refusal in words; None is hidden from the reader."""
    if value in (None, "?", "?t", "-"):
        return words.say(lang, "hidden-card")
    if name in ("card", "worth"):
        return _spell_card(words, lang, value)
    if name in ("deck", "other"):
        return words.say(lang, f"deck-{value}")
    if name in ("mine", "theirs") and isinstance(value, dict):
        return words.say(lang, f"formation-{value['name']}", total=str(value["total"]))
    if name in ("cards", "choices", "decks"):
        of = "deck" if name == "decks" else "card"
        return _list(words, lang, "and" if name == "cards" else "or", [spell(words, lang, of, part) for part in value])
    if name == "stones":
        numbers = _list(words, lang, "or", [str(stone) for stone in value])
        return words.say(lang, "stones-any" if len(value) == t.STONES else "stones-some", list=numbers)
    if name == "owed":
        return ("none", "one", "two", "three")[value]
    if name == "instead":
        return words.say(lang, f"instead-{value['do']}", stones=spell(words, lang, "stones", value["stones"]))
    return str(value)


def _spell_card(words: Words, lang: str, name: str) -> str:
    if parse_card(name) >= t.CLANS:
        return words.say(lang, f"card-{name}.the")
    return words.say(lang, "card-clan.the", colour=words.say(lang, f"colour-{name[0]}"), value=name[1])


def _list(words: Words, lang: str, word: str, parts: list[str]) -> str:
    """Parts with commas and a last `and` or `or` between them: `1, 4 or 7`."""
    return words.say(lang, f"list-{word}", most=", ".join(parts[:-1]), last=parts[-1]) if parts[1:] else "".join(parts)
