"""Puzzles found in matches of our own bots: decisions where one move is clearly best from what the seat can know.

Every decision gets a glance; where one move stands out it is searched, and where it still does it is searched again ten
times as long by other dice and kept only if the same move stands out then too.  Where the end can be seen the exact
solver answers instead.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

from ..core import dice
from ..core.game import Game
from ..core.match import Match, Sight
from ..core.puzzles import Puzzle
from .endgame import NODES, exact
from .searcher import Found, Knobs, Search
from .yardsticks import ITERATIONS, KNOBS, OTHERS

GLANCE, SEARCHED = 80, 300  # iterations: to play on, and for a decision that may be a puzzle
PROOF = 10  # times as many, to prove it
LEAD = 0.03  # chances the best move has before every other
GLANCE_SHARE, SHARE, PROOF_SHARE = 0.4, 0.5, 0.75  # of the visits, that the best move had
TRIED = 100  # one visit in so many makes a rival
LEAST = 3  # legal moves: two are no puzzle
SHOWN = 4  # moves whose chances are told
A_MATCH = 3  # puzzles of one match
APART = 6  # plies between two of them
EASY = 4  # one in so many of those that the first look solves is kept
FIRST_RATING, STEP = 1100, 200  # of a puzzle every level solves; for every level that fails


class Stood(NamedTuple):
    """The move that stands out, and the chances of it and the next best by their texts."""

    move: int
    chances: dict[int, float]
    solved: bool  # the end was seen


class Maker:
    """Plays matches and keeps count of how many answers outlived the longer search."""

    def __init__(self, game: Game, alike: int = A_MATCH, again: int = 0, about: str = ""):
        self.game, self.alike, self.again, self.about, self.asked, self.survived = game, alike, again, about, 0, 0
        self.knobs = KNOBS.get(game.name, Knobs())

    def match(self, seed: int) -> Iterator[Puzzle]:
        """The puzzles of the match of that seed."""
        match, kept, last = self.deal(seed), Counter[str](), -APART
        while not match.outcome:
            seat = match.to_move[0]
            legal = match.legal_moves(seat)
            move = legal[0]
            if len(legal) > 1:
                sight, mixed = match.sight(seat), seed * 1009 + match.ply
                stood, move = self.look(sight, legal, mixed)
                form = self.game.notation.form(match.state, seat, stood.move) if stood else ""
                room = kept[form] < self.alike and kept.total() < A_MATCH and match.ply - last >= APART
                wanted = stood and room and self.is_about(match, seat, stood.move, form)
                puzzle = self.proved(match, seat, stood, seed, mixed) if stood and wanted else None
                if puzzle:
                    kept[form] += 1
                    last = match.ply
                    if self.lasts(match, puzzle, mixed):
                        yield puzzle
            match.play(seat, self.game.notation.move_text(match.state, seat, move))

    def is_about(self, match: Match, seat: int, move: int, form: str) -> bool:
        """Whether a move is about what is looked for, if anything is."""
        return not self.about or self.about in self.game.notation.themes(match.state, seat, move, form)

    def deal(self, seed: int) -> Match:
        """Two seats, in every eighth match three; every other one with the first other options a game has."""
        seats = 3 if seed % 8 == 7 and 3 in self.game.seats else 2
        return self.game.new(seats=seats, options=self.game.option_sets[seed % 2], seed=seed)

    def look(self, sight: Sight, legal: list[int], seed: int) -> tuple[Stood | None, int]:
        """The move that stands out, if one does, and the move to play."""
        found = self.search(sight, GLANCE, seed)
        if len(legal) < LEAST:
            return None, found[0].move
        stood = self.endings(sight, legal, seed)
        if stood is None and out_of(found, GLANCE_SHARE):
            stood = out_of(self.search(sight, SEARCHED, seed + 2), SHARE)
        return stood, stood.move if stood else found[0].move

    def search(self, sight: Sight, iterations: int, seed: int) -> list[Found]:
        """What a search of so many iterations found, the most visited first."""
        return Search(self.knobs, iterations).study(sight, dice.new_dice(seed), iterations).found()

    def endings(self, sight: Sight, legal: list[int], seed: int) -> Stood | None:
        """The one move that solves an ending, if the end can be seen after every move."""
        seat, values = int(sight.seat or 0), {}
        if exact(sight, dice.new_dice(seed), NODES * SEARCHED) is None:
            return None
        for move in legal:
            ending = exact(sight, dice.new_dice(seed), NODES * SEARCHED, only=move)
            if ending is None:
                return None
            values[move] = ending.values[seat]
        best, *others = sorted(legal, key=lambda move: -values[move])
        if values[best] - values[others[0]] < LEAD:
            return None
        return Stood(best, {move: values[move] for move in [best, *others[: SHOWN - 1]]}, True)

    def proved(self, match: Match, seat: int, stood: Stood, seed: int, mixed: int) -> Puzzle | None:
        """The puzzle, if the move is one a person can make and outlives ten times the search."""
        sight = match.sight(seat)
        failed = self.failing(sight, match.legal_moves(seat), stood.move, mixed)
        if failed == 0 and mixed % EASY:
            return None
        if not stood.solved:
            self.asked += 1
            proof = self.outlives(sight, stood.move, mixed + 1)
            if proof is None:
                return None
            self.survived += 1
            stood = proof
        return self.written(match, seat, stood, f"{seed}-{match.ply}", failed)

    def outlives(self, sight: Sight, move: int, seed: int) -> Stood | None:
        """What ten times the search says, if it says the same."""
        proof = out_of(self.search(sight, SEARCHED * PROOF, seed), PROOF_SHARE)
        return proof if proof and proof.move == move else None

    def lasts(self, match: Match, puzzle: Puzzle, mixed: int) -> bool:
        """Whether the answer is what ten times the search would play, asked again by other dice so many times."""
        if "ending" in puzzle.signs:
            return True
        sight, legal = match.sight(puzzle.seat), match.legal_moves(puzzle.seat)
        wanted = match.parse(puzzle.seat, puzzle.answer)
        return all(self.chosen(sight, legal, mixed + 3 + turn) == wanted for turn in range(self.again))

    def chosen(self, sight: Sight, legal: list[int], seed: int) -> int:
        """What ten times the search would play."""
        return Search(self.knobs, SEARCHED * PROOF).choose(sight, legal, dice.new_dice(seed))

    def failing(self, sight: Sight, legal: list[int], move: int, seed: int) -> int:
        """How many of the lower levels choose another move."""
        levels = ITERATIONS.get(self.game.name, OTHERS)[:4]
        return sum(
            Search(self.knobs, level).choose(sight, legal, dice.new_dice(seed + 7 * level)) != move for level in levels
        )

    def written(self, match: Match, seat: int, stood: Stood, name: str, failed: int) -> Puzzle:
        """The puzzle as it is kept."""
        text = self.game.notation.move_text
        chances = {text(match.state, seat, move): round(value, 2) for move, value in stood.chances.items()}
        signs = [*(["ending"] if stood.solved else []), *(["trap"] if failed else [])]
        rating = FIRST_RATING + STEP * failed
        position = match.position() | {"key": f"{1:064x}"}  # nobody learns the key of a deal
        return Puzzle(name, seat, position, text(match.state, seat, stood.move), chances, signs, rating)


def out_of(found: list[Found], share: float) -> Stood | None:
    """The move that stands out of what a search found: most of the visits, and well before all that were tried."""
    total, best, others = sum(one.visits for one in found), found[0], found[1:]
    rivals = sorted([one for one in others if one.visits * TRIED >= total], key=lambda one: -one.value)
    if not others or best.visits < share * total:
        return None
    if best.value - (rivals[0].value if rivals else mean(others)) < LEAD:
        return None
    return Stood(best.move, {one.move: one.value for one in [best, *(rivals or others)[: SHOWN - 1]]}, False)


def mean(found: list[Found]) -> float:
    """What these were worth together, by their visits."""
    return sum(one.value * one.visits for one in found) / sum(one.visits for one in found)
