"""HTTP for positions set up by hand: sound ones are drawn, others refused with the field and the reason."""

from __future__ import annotations

import string

from ..core.arranging import Kit, arranged, kit_of
from ..core.errors import BadPosition, DroversError
from ..core.game import Game
from ..core.match import Match
from ..core.words import CORE
from .calls import Asked, Endpoint, game_in
from .refusal import Refusal, refusal_of
from .replay import truth
from .routes_lessons import lesson_view
from .shapes_positions import PositionForm, PositionInfo


async def look(call: Asked) -> PositionInfo:
    """Look at a position set up by hand, as it stands or after some moves."""
    game, form = game_in(call), call.body
    match = set_up(game, form)
    seen = truth(match, call.lang) if form.seat is None else lesson_view(match, form.seat, call.lang)
    position = match.position()
    kit = kit_of(game, position)
    return PositionInfo(
        position=position,
        seat=form.seat,
        seats=match.seats,
        options=game.chosen(match.state),
        view=seen,
        box=dict(game.box(match.seats)),
        owing=list(match.to_move),
        legal=match.legal(match.to_move[0]) if match.to_move else [],
        pieces=kit.pieces,
        places=kit.places,
        deeds=kit.deeds,
        names=kit_names(match, call.lang, kit),
    )


def kit_names(match: Match, lang: str, kit: Kit) -> dict[str, str]:
    """What everything of a kit is called; a piece of somebody's, or aside, as it would be in a hand."""
    places = {place: _kit_name(match, lang, "kit-to", place) for place in kit.places}
    return {thing: _kit_name(match, lang, "kit", thing) for thing in (*kit.pieces, *kit.deeds)} | places


def _kit_name(match: Match, lang: str, form: str, thing: str) -> str:
    """`held:0.1B` is with seat 0, of seat 1, and called as `hand:B` is."""
    game, (kind, _, what) = match.game, thing.partition(":")
    aside = kind == "rest" and what != ""
    which = what if aside else what.lstrip(f"{string.digits}.")
    whose = [int(digit) + 1 for digit in what.removesuffix(which) if digit.isdigit()] + [0, 0]
    if aside or (which and whose[0]):
        which = str(game.notation.thing(game.words, lang, match.state, 0, f"hand:{which}"))
    if aside:
        return which[:1].upper() + which[1:]
    key = f"{form}-{kind}" + {"king": "-king", "-": "-none"}.get(what, "")
    words = game.words if game.words.has(key) else CORE
    return words.say(lang, key, seat=whose[0], owner=whose[1], what=which)


def set_up(game: Game, form: PositionForm) -> Match:
    """The match a form asks for, or the refusal of what cannot be."""
    try:
        match = _set_up(game, form)
    except BadPosition as error:
        raise Refusal("bad-position", field=error.field, rule=error.rule, reasons=error.reasons) from None
    except DroversError as error:
        raise refusal_of(error) from None
    if form.seat is not None and form.seat >= match.seats:
        raise Refusal("no-such-seat", field="seat", last=match.seats - 1)
    return match


def _set_up(game: Game, form: PositionForm) -> Match:
    match = game.from_position(form.position) if form.position else game.new(form.seats)
    if form.put:
        match = game.from_position(arranged(game, match.position(), form.by, *form.put))
    for seat, move in form.moves:
        match.play(seat, move)
    return match


ENDPOINTS = (Endpoint("POST", "/api/games/{game}/position", look, PositionInfo, PositionForm, cost=1),)
