"""HTTP for positions set up by hand: sound ones are drawn, others refused with the field and the reason."""

from __future__ import annotations

from ..core.arranging import arranged, kit_of
from ..core.errors import BadPosition, DroversError
from ..core.game import Game
from ..core.match import Match
from .calls import Asked, Endpoint
from .refusal import Refusal, refusal_of
from .replay import truth
from .routes_lessons import lesson_view, one_game
from .shapes_positions import PositionForm, PositionInfo


async def look(call: Asked) -> PositionInfo:
    """A position as it stands, or after some moves."""
    game, form = one_game(call), call.body
    try:
        match = set_up(game, form)
    except BadPosition as error:
        raise Refusal("bad-position", field=error.field, rule=error.rule, reasons=error.reasons) from None
    except DroversError as error:
        raise refusal_of(error) from None
    if form.seat is not None and form.seat >= match.seats:
        raise Refusal("no-such-seat", field="seat", last=match.seats - 1)
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
        names={piece: called(match, call.lang, piece) for piece in kit.pieces if piece.startswith("rest:")},
    )


def called(match: Match, lang: str, piece: str) -> str:
    """What a piece that lies aside is called: as it would be in a hand."""
    game = match.game
    return str(game.notation.thing(game.words, lang, match.state, 0, f"hand:{piece.partition(':')[2]}"))


def set_up(game: Game, form: PositionForm) -> Match:
    """The match a form asks for."""
    match = game.from_position(form.position) if form.position else game.new(form.seats)
    if form.put:
        match = game.from_position(arranged(game, match.position(), form.by, *form.put))
    for seat, move in form.moves:
        match.play(seat, move)
    return match


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/games/{game}/position",
        look,
        "Look at a position set up by hand",
        PositionInfo,
        PositionForm,
        cost=1,
    ),
)
