"""Text and move name each other: every legal move has its own text, and the text means that move."""

from __future__ import annotations

from .case import Case


def texts_name_moves(case: Case, seeds: range = range(1)) -> None:
    """Every legal move at every ply goes to text and back, whatever the case of its letters."""
    for seed in seeds:
        for match in case.walk(seed):
            for seat in match.to_move:
                moves = match.legal_moves(seat)
                texts = match.steps(seat)
                assert len(set(texts)) == len(moves), f"{case} seed {seed} ply {match.ply}: two moves, one text"
                for move, text in zip(moves, texts, strict=True):
                    assert text == text.strip() and "\n" not in text
                    for spelling in (text, text.upper(), text.lower(), f"  {text} "):
                        assert match.parse(seat, spelling) == move, f"{case}: {spelling!r} is not move {move}"
                assert not any(match.why_not(seat, text) for text in match.legal(seat)), f"{case}: an offer is refused"
