"""The pages of docs/games say what the games are, and the baseline plays."""

from __future__ import annotations

from pathlib import Path

import pytest

import drovers
from drovers.bots.table import seat_bot
from drovers.core import dice
from drovers.research.baselines import Ismcts
from drovers.research.reference import page
from toy import GAME as TOY

DOCS = Path(__file__).parent.parent.parent / "docs" / "games"


@pytest.mark.parametrize("name", drovers.names())
def test_the_page_of_a_game_is_the_one_it_makes(name):
    again = "python -m drovers.research.reference docs/games"
    assert (DOCS / f"{name}.md").read_text(encoding="utf-8") == page(drovers.load(name)), f"run {again}"


def test_the_plain_search_beats_chance_without_any_judgement():
    """Sixty iterations of the toy game; the same dice give the same move."""
    bot, points = seat_bot("drovers.research.baselines:Ismcts"), 0.0
    for seed in range(40):
        match, mine, rng = TOY.new(2, seed=seed), seed % 2, dice.new_dice(seed)
        while match.to_move:
            seat = match.to_move[0]
            legal = match.legal_moves(seat)
            move = bot.choose(match.sight(seat), legal, rng, 60) if seat == mine else legal[dice.below(rng, len(legal))]
            match.play(seat, TOY.notation.move_text(match.state, seat, move))
        points += match.outcome.ranks[1 - mine] - match.outcome.ranks[mine]
    assert points > 0
    match = TOY.new(2, seed=1)
    chosen = {Ismcts(30).choose(match.sight(0), match.legal_moves(0), dice.new_dice(5)) for _ in range(3)}
    assert len(chosen) == 1
