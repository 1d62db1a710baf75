"""What a refusal is about, so that its sentence names cards, stones and formations and says what may be done instead.

One function a rule; each returns plain data that the player who asks may know.  Words are in the catalogues.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from . import legality
from . import moves as m
from . import table as t
from .facts import NAMES
from .hands import holds
from .moves import Move, decode
from .position import DECKS, card_text
from .replies import best_reply, unseen_elites
from .strength import SCALE, need, strength
from .table import State
from .troops import add, crowded

Detail = dict[str, Any]


def why_not_detail(state: State, seat: int, move: int, number: int) -> Detail | None:
    """The values of the sentence of that rule; None where it needs none."""
    of = DETAILS.get(number)
    return of(state, seat, decode(move)) if of else None


def _instead(state: State, seat: int) -> Detail:
    """What the mover may play: Clan cards (with the stones that take one), Tactic cards, or nothing."""
    out = [0] * m.MAX_LEGAL
    plays = [decode(out[i]) for i in range(legality.legal(state, seat, out))]
    stones = sorted({move.stone + 1 for move in plays if move.kind == m.LAY and move.card < t.CLANS})
    tactic = any(move.card >= t.CLANS for move in plays)
    if stones:
        return {"do": ("both" if tactic else "clan") if state.tactics else "card", "stones": stones}
    return {"do": "tactic" if tactic else "pass", "stones": []}


def _plays(state: State, seat: int, move: Move) -> Detail:
    return {"instead": _instead(state, seat)}


def _card(state: State, seat: int, move: Move) -> Detail:
    return {"card": card_text(move.card), "instead": _instead(state, seat)}


def _stone(state: State, seat: int, move: Move) -> Detail:
    return {"stone": move.stone + 1}


def _laying(state: State, seat: int, move: Move) -> Detail:
    """A stone that takes no card (S8, S25)."""
    return {"stone": move.stone + 1, "need": need(state, move.stone), "instead": _instead(state, seat)}


def _claims_now(state: State, seat: int, move: Move) -> Detail:
    return {"stones": [i + 1 for i in range(t.STONES) if state.claims >> i & 1]}


def _incomplete(state: State, seat: int, move: Move) -> Detail:
    size = state.size[seat, move.stone]
    return {"stone": move.stone + 1, "size": size, "need": need(state, move.stone)}


def _unproven(state: State, seat: int, move: Move) -> Detail:
    """The best formation that could still be laid against a claim, card by card (S17)."""
    best, cards = best_completion(state, 1 - seat, move.stone)
    mine = strength(state, seat, move.stone)
    sides = {"mine": _described(state, move.stone, mine), "theirs": _described(state, move.stone, best)}
    return {"stone": move.stone + 1, "cards": cards} | sides


def _compared(state: State, seat: int, move: Move) -> Detail:
    """The two formations of a stone (S19, S24)."""
    mine, theirs = (_described(state, move.stone, strength(state, p, move.stone)) for p in (seat, 1 - seat))
    return {"stone": move.stone + 1, "mine": mine, "theirs": theirs}


def _described(state: State, stone: int, strength: int) -> Detail:
    """A strength as the formation it is there: totals only under Blind, four of a kind under Mud (S44, SA24)."""
    category, total = divmod(strength, SCALE)
    name = NAMES[category]
    if state.mode_at[t.BLIND_MODE] == stone:
        name = "blind"
    elif name == "kind" and need(state, stone) == 4:
        name = "four"
    return {"name": name, "total": total}


def _owned(state: State, seat: int, move: Move) -> Detail:
    return {"stone": move.stone + 1, "whose": "mine" if state.owned[seat] >> move.stone & 1 else "theirs"}


def _full_decks(state: State) -> list[str]:
    return [DECKS[deck] for deck in range(2) if state.left[deck] > 0]


def _drawing(state: State, seat: int, move: Move) -> Detail:
    return {"decks": _full_decks(state)}


def _empty_deck(state: State, seat: int, move: Move) -> Detail:
    return {"deck": DECKS[move.slot], "other": DECKS[1 - move.slot]}


def _ahead(state: State, seat: int, move: Move) -> Detail:
    return {"mine": state.laid[seat], "theirs": state.laid[1 - seat], "instead": _instead(state, seat)}


def _second_joker(state: State, seat: int, move: Move) -> Detail:
    """Barred for the round, or as long as the first lies at a stone (S41, SA20)."""
    at = [i for i in range(t.STONES) for k in range(t.SLOTS) if state.side[seat, i, k] == t.JOKER]
    case = "on-side" if state.joker_limit else "ever"
    return {"case": case, "stone": at[0] + 1 if at else 0, "instead": _instead(state, seat)}


def _returning(state: State, seat: int, move: Move) -> Detail:
    """Cards owed to the decks; a card that is not held; or no Headhunter at all (S46)."""
    if state.phase != t.RETURN:
        return {"case": "unasked", "card": card_text(move.card), "owed": 0, "instead": _instead(state, seat)}
    case = "absent" if move.kind == m.AWAY and not holds(state, seat, move.card) else "owed"
    name = card_text(move.card) if case == "absent" else "?"
    return {"case": case, "card": name, "owed": state.steps, "instead": {"do": "return", "stones": []}}


def _no_target(state: State, seat: int, move: Move) -> Detail:
    """The place a ruse is about, where nothing of the kind lies (S47-S49)."""
    about_mode = move.kind >= m.STRATEGY_MODE
    thing = card_text(t.BLIND + move.slot) if about_mode else "?"
    case = "mode" if about_mode else "card"
    about = {"case": case, "stone": move.stone + 1, "number": 1 if about_mode else move.slot + 1, "card": thing}
    return about | _targets(state, seat if move.card == t.STRATEGIST else 1 - seat, move)


def _targets(state: State, side: int, move: Move) -> Detail:
    """The stones where that side has a card the ruse may take, or else a combat mode (SA27)."""
    most, open_stones = (t.CLANS if move.card == t.TRAITOR else t.BLIND), legality.unclaimed(state)
    within = [
        stone + 1
        for stone in range(t.STONES)
        if open_stones >> stone & 1 and any(state.side[side, stone, i] < most for i in range(state.size[side, stone]))
    ]
    if within or move.card == t.TRAITOR or not state.modes_targetable:
        return {"reach": "some" if within else "none", "stones": within}
    modes = [int(state.mode_at[i]) for i in range(2) if state.mode_by[i] == side and state.mode_at[i] != t.NONE]
    reached = sorted({stone + 1 for stone in modes if open_stones >> stone & 1})
    return {"reach": "modes" if reached else "none", "stones": reached}


def _early_claim(state: State, seat: int, move: Move) -> Detail:
    stone = move.stone + 1
    return {"case": "claim" if stone else "done", "stone": stone, "instead": _instead(state, seat)}


def _about_mode(state: State, seat: int, move: Move) -> Detail:
    return {"card": card_text(t.BLIND + move.slot)}


def _dropping(state: State, seat: int, move: Move) -> Detail:
    at = crowded(state, seat)
    return {"stone": at + 1, "choices": [card_text(state.side[seat, at, i]) for i in range(state.size[seat, at])]}


def _elite(state: State, seat: int, move: Move) -> Detail:
    return {"card": card_text(state.side[1 - seat, move.stone, move.slot])}


def _no_room(state: State, seat: int, move: Move) -> Detail:
    case = "full" if legality.unclaimed(state) >> move.to & 1 else "claimed"
    free = legality.unclaimed(state) if move.kind == m.STRATEGY_MODE else legality.room(state, seat)
    stones = [i + 1 for i in range(t.STONES) if free >> i & 1 and (i != move.stone or move.card == t.TRAITOR)]
    end = "some" if stones else ("discard" if move.card == t.STRATEGIST else "none")
    return {"case": case, "to": move.to + 1, "end": end, "stones": stones or [move.to + 1]}


def _hunting(state: State, seat: int, move: Move) -> Detail:
    return {"owed": state.steps, "decks": _full_decks(state)}


DETAILS: dict[int, Callable[[State, int, Move], Detail]] = {
    7: _card,
    8: _laying,
    10: _plays,
    11: _plays,
    14: _claims_now,
    16: _incomplete,
    17: _unproven,
    19: _compared,
    24: _compared,
    25: _laying,
    26: _owned,
    31: _card,
    33: _card,
    34: _drawing,
    35: _empty_deck,
    37: _ahead,
    39: _plays,
    41: _second_joker,
    46: _returning,
    47: _no_target,
    48: _no_target,
    49: _no_target,
    50: _early_claim,
    1001: _early_claim,
    1027: _about_mode,
    1028: _dropping,
    1029: _elite,
    1030: _no_room,
    1034: _hunting,
    1035: _plays,
    1045: _stone,
}


def best_completion(state: State, seat: int, stone: int) -> tuple[int, list[str]]:
    """The best that incomplete side can become, and the cards that make it so, elite troops as themselves.

    The same search finds it: a card is right if with it laid the best that can be reached stays the same.
    """
    trial = state.copy()
    best, _ = best_reply(trial, seat, stone)
    while trial.size[seat, stone] < need(trial, stone):
        _lay_best(trial, seat, stone, best)
    return best, [card_text(trial.side[seat, stone, i]) for i in range(trial.size[seat, stone])]


def _lay_best(trial: State, seat: int, stone: int, best: int) -> None:
    unseen = [card for card in range(t.CLANS) if not trial.seen >> card & 1]
    troops = unseen_elites(trial, seat) if trial.strict_proof and trial.tactics else 0
    for card in unseen + [t.JOKER + i for i in range(3) if troops >> i & 1]:
        after = trial.copy()
        add(after, seat, stone, card)
        after.jokers[seat] += card == t.JOKER
        full = after.size[seat, stone] == need(after, stone)
        if (strength(after, seat, stone) if full else best_reply(after, seat, stone)[0]) == best:
            trial.assign(after)
            return
    raise AssertionError("the search found a strength that no card leads to")
