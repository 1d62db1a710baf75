"""A hand can make every move: by touches of its own, read in words, and "why not?" finds the move that touches mean."""

from __future__ import annotations

import re

from ..core import choices
from ..core.words import LANGUAGES
from .case import Case

THING = re.compile(r"[a-z]+:[^\s:]+")


def touches_name_moves(case: Case, seeds: range = range(1)) -> None:
    """Legal moves at any time differ in what is touched; each is read in both languages from the seat's own sight."""
    for seed in seeds:
        for match in case.walk(seed, every=6):
            for seat in match.to_move:
                sight, moves = match.sight(seat), match.legal_moves(seat)
                touched = [case.game.notation.touch(sight.state, seat, move) for move in moves]
                where = f"{case} seed {seed} ply {match.ply}"
                assert len(set(touched)) == len(moves), f"{where}: two moves, the same touches"
                assert all(THING.fullmatch(thing) for things in touched for thing in things), f"{where}: {touched}"
                assert touched == [case.game.notation.touch(match.state, seat, move) for move in moves], where
                for move in moves[:: 1 + len(moves) // 8]:
                    for lang in LANGUAGES:
                        text = choices.reading(case.game, lang, sight.state, seat, move)
                        assert text and "{" not in text.replace("{seat ", ""), f"{where}: {text!r}"
                if len(moves) > 1:
                    last = choices.meant(case.game, match.state, seat, touched[-1], moves)
                    assert last == moves[-1], f"{where}: {touched[-1]} is {last}, not {moves[-1]}"
