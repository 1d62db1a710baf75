"""One match of a bot against itself, and who did what in it."""

from __future__ import annotations

import math

import msgspec

from ..arena.sitting import Notes, play_out
from ..arena.tournament import ready
from ..bots.table import seat_bot
from ..core import rules
from ..core.game import Game
from ..games import load
from .variants import Variant

PIECES = ("card", "token", "type", "lake", "colour")  # fields of events that name what lay in the box

Deeds = dict[str, dict[str, list[int]]]  # kind of event -> piece, or "" -> how often every seat did it


class Watched(msgspec.Struct, frozen=True):
    """How a match went; lists go by seat."""

    ranks: list[int]
    scores: list[int]
    reason: str
    moves: int
    deeds: Deeds
    problem: str = ""  # the first answer that was an exception or no legal move: a random move was made instead


def watch(name: str, bot: str, variant: Variant, seed: int) -> Watched:
    """The match of that seed, played compiled and told again in the plain form."""
    game = load(name)
    ready(name, (bot,), variant.seats)
    bots, notes = [seat_bot(bot, compile=True)] * variant.seats, Notes(variant.seats, math.inf)
    ended = play_out(game, variant.options, seed, bots, notes)
    told = deeds(game, variant, seed, notes.made)
    return Watched(
        list(ended.ranks),
        list(ended.scores),
        ended.reason,
        len(notes.made),
        told,
        next(iter(notes.problems.values()), ""),
    )


def deeds(game: Game, variant: Variant, seed: int, moves: list[tuple[int, int]]) -> Deeds:
    """Every event that names a seat, counted by what happened, with which piece, and for whom."""
    state = game.new(variant.seats, variant.options, seed).state
    state.facts = []
    for seat, move in moves:
        rules.play(state, seat, move)
    found: Deeds = {}
    for fact in state.facts:
        event = game.event(0, fact)
        if "seat" in event.raw:
            field = piece_field(event.kind.fields)
            piece = str(event.data[field]) if field else ""
            counts = found.setdefault(event.kind.name, {}).setdefault(piece, [0] * variant.seats)
            counts[event.raw["seat"]] += 1
    return found


def piece_field(fields: tuple[str, ...]) -> str:
    """The field that names a piece, if an event has one."""
    return next((name for name in PIECES if name in fields), "")
