"""Moves and events as text.  Cards are `R5` (B G R Y P N) or J S H BL MU HH ST BA TR; stones count from 1.

Moves: `R5@3`  `J@4`  `BL@2`  `HH`  `ST 3.1>5`  `ST 3.1>x`  `BA 3.2`  `TR 3.2>5`  `ST 3.MU>5`  `BA 3.BL`  `pass`
`claim 4`  `done`  `draw clan`  `draw tactic`  `return R3`  `drop R3`.  A hidden card is `?`, a hidden Tactic card `?t`.
"""

from __future__ import annotations

import re
from typing import Any

from ...core.errors import NeverAMove
from ...core.words import Words
from .claims import best_reply, unseen_elites
from .position import DECKS, card_text, parse_card
from .position import read as read
from .position import write as write
from .strength import SCALE, need, resolved, strength
from .table import (
    AWAY,
    BANISH,
    BANISH_MODE,
    BANSHEE,
    BLIND,
    BLIND_MODE,
    CLAIMS,
    CLANS,
    DONE,
    DRAWS,
    DROP,
    HUNT_MOVE,
    JOKER,
    LAY_MODE,
    LURE,
    MUD,
    PASS,
    SHIELD,
    SLOTS,
    STONES,
    STRATEGIST,
    STRATEGY,
    STRATEGY_MODE,
    TRAITOR,
    VALUES,
    State,
)
from .troops import add

WORDS = {"pass": PASS, "done": DONE, "hh": HUNT_MOVE, "draw clan": DRAWS, "draw tactic": DRAWS + 1}
NAMES = {number: "HH" if name == "hh" else name for name, number in WORDS.items()}
RUSE = re.compile(r"(st|ba|tr) (\d)\.([1-4]|bl|mu)(?:>(\d|x))?")
FORMATIONS = ("sum", "run", "colour", "kind", "colour-run")


def move_text(state: State, seat: int, move: int) -> str:
    """A move as people write it."""
    if move in NAMES:
        return NAMES[move]
    if move < LAY_MODE:
        return f"{card_text(move // STONES)}@{move % STONES + 1}"
    if move < HUNT_MOVE:
        return f"{card_text(BLIND + (move - LAY_MODE) // STONES)}@{(move - LAY_MODE) % STONES + 1}"
    if CLAIMS <= move < DONE:
        return f"claim {move - CLAIMS + 1}"
    if AWAY <= move < STRATEGY_MODE:
        return f"{'drop' if state.phase == DROP else 'return'} {card_text(move - AWAY)}"
    return _ruse_text(move)


def _ruse_text(move: int) -> str:
    if move < BANISH:
        cell, to = divmod(move - STRATEGY, STONES)
        return f"ST {_cell(cell)}>{_end(cell // SLOTS, to)}"
    if move < LURE:
        return f"BA {_cell(move - BANISH)}"
    if move < PASS:
        cell, to = divmod(move - LURE, STONES)
        return f"TR {_cell(cell)}>{to + 1}"
    if move < BANISH_MODE:
        place, to = divmod(move - STRATEGY_MODE, STONES)
        return f"ST {_mode(place)}>{_end(place // 2, to)}"
    return f"BA {_mode(move - BANISH_MODE)}"


def _cell(cell: int) -> str:
    return f"{cell // SLOTS + 1}.{cell % SLOTS + 1}"


def _mode(place: int) -> str:
    return f"{place // 2 + 1}.{card_text(BLIND + place % 2)}"


def _end(stone: int, to: int) -> str:
    return "x" if to == stone else str(to + 1)


def parse_move(state: State, seat: int, text: str) -> int:
    """The move of that text, forgiving of case and spaces."""
    said = " ".join(text.lower().replace("@", " @ ").split())
    if said in WORDS:
        return WORDS[said]
    word, _, rest = said.partition(" ")
    if word == "claim":
        return CLAIMS + _stone(rest)
    if word in ("return", "drop"):
        return AWAY + parse_card(rest)
    if rest.startswith("@"):
        card, stone = parse_card(word), _stone(rest[1:])
        if card > MUD:
            raise ValueError(text)
        return card * STONES + stone if card <= SHIELD else LAY_MODE + (card - BLIND) * STONES + stone
    return _parse_ruse(word + " " + "".join(rest.split()))


def _stone(text: str) -> int:
    stone = int(text) - 1
    if not 0 <= stone < STONES:
        raise ValueError(text)
    return stone


def _parse_ruse(text: str) -> int:
    found = RUSE.fullmatch(text)
    if not found:
        raise ValueError(text)
    ruse, stone, what, to = parse_card(found[1]), _stone(found[2]), found[3], found[4]
    if (to is None) != (ruse == BANSHEE) or (to == "x" and ruse != STRATEGIST):
        raise ValueError(text)
    end = stone if to in (None, "x") else _stone(to)
    if ruse == STRATEGIST and to != "x" and end == stone:
        raise NeverAMove(1030)
    if what in ("bl", "mu"):
        place = stone * 2 + ("bl", "mu").index(what)
        if ruse == TRAITOR:
            raise ValueError(text)
        return BANISH_MODE + place if ruse == BANSHEE else STRATEGY_MODE + place * STONES + end
    cell = stone * SLOTS + int(what) - 1
    if ruse == BANSHEE:
        return BANISH + cell
    return (STRATEGY if ruse == STRATEGIST else LURE) + cell * STONES + end


def show(name: str, value: int) -> Any:
    """A field of an event as data: cards by name, stones from 1."""
    if name in ("card", "worth"):
        return card_text(value)
    if name in ("stone", "to"):
        return value + 1
    return DECKS[value] if name == "deck" else value


def spell(words: Words, lang: str, name: str, value: Any) -> str:
    """A field of an event or a refusal in words; None is hidden from the reader."""
    if value is None:
        return words.say(lang, "hidden-card")
    if name in ("card", "worth"):
        return _spell_card(words, lang, parse_card(value))
    if name == "deck":
        return words.say(lang, f"deck-{value}")
    if name == "formation":
        return words.say(lang, f"formation-{value}")
    if name == "cards":
        return _spell_cards(words, lang, value)
    return str(value)


def _spell_card(words: Words, lang: str, card: int) -> str:
    if card >= CLANS:
        return words.say(lang, f"card-{card_text(card)}")
    colour = words.say(lang, f"colour-{card_text(card)[0]}")
    return words.say(lang, "card-clan", colour=colour, value=str(card % VALUES + 1))


def _spell_cards(words: Words, lang: str, names: list[str]) -> str:
    """`red 9-8-7` for cards of one colour, `red 9, blue 9, green 9` otherwise."""
    cards = sorted((parse_card(name) for name in names), key=lambda card: -(card % VALUES))
    if len({card // VALUES for card in cards}) == 1:
        colour = words.say(lang, f"colour-{card_text(cards[0])[0]}")
        return words.say(lang, "card-clan", colour=colour, value="-".join(str(card % VALUES + 1) for card in cards))
    return ", ".join(_spell_card(words, lang, card) for card in cards)


def why_not_detail(state: State, seat: int, move: int, number: int) -> dict[str, Any] | None:
    """For a claim that is not proven: the best formation that could still be laid against it (S17)."""
    if number != 17:
        return None
    stone = move - CLAIMS
    best, cards = best_completion(state, 1 - seat, stone)
    blind = state.mode_at[BLIND_MODE] == stone
    formation = "blind" if blind else FORMATIONS[best // SCALE]
    return {"stone": stone + 1, "formation": formation, "cards": cards, "total": best % SCALE}


def best_completion(state: State, seat: int, stone: int) -> tuple[int, list[str]]:
    """The best that incomplete side can become, and the Clan cards it would then count as.

    The same search finds it: a card is right if with it laid the best that can be reached stays the same.
    """
    trial = state.copy()
    best = best_reply(trial, seat, stone, -1)
    while trial.size[seat, stone] < need(trial, stone):
        _lay_best(trial, seat, stone, best)
    for i in range(trial.size[seat, stone]):
        trial.side[seat, stone, i] = resolved(trial, seat, stone, i)
    return best, [card_text(trial.side[seat, stone, i]) for i in range(trial.size[seat, stone])]


def _lay_best(trial: State, seat: int, stone: int, best: int) -> None:
    unseen = [card for card in range(CLANS) if not trial.seen[card // VALUES] >> card % VALUES & 1]
    troops = unseen_elites(trial, seat) if trial.strict_proof and trial.tactics else 0
    for card in unseen + [JOKER + i for i in range(3) if troops >> i & 1]:
        after = trial.copy()
        add(after, seat, stone, card)
        after.jokers[seat] += card == JOKER
        full = after.size[seat, stone] == need(after, stone)
        if (strength(after, seat, stone) if full else best_reply(after, seat, stone, -1)) == best:
            trial.assign(after)
            return
    raise AssertionError("the search found a strength that no card leads to")


# What a hand touches; it asks the notation above for texts.
from .touch import form as form  # noqa: E402
from .touch import shows as shows  # noqa: E402
from .touch import thing as thing  # noqa: E402
from .touch import touch as touch  # noqa: E402
