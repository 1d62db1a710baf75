"""Ratings of people and bots, one for each game and number of seats (Plackett-Luce, by openskill)."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce

MODEL = PlackettLuce()
Skill = tuple[float, float]  # mu and sigma
FRESH: Skill = (MODEL.mu, MODEL.sigma)


def rate(skills: Sequence[Skill], ranks: Sequence[int]) -> list[Skill]:
    """The skills after a match with these places; equal ranks are shared places."""
    teams = [[MODEL.rating(mu=mu, sigma=sigma)] for mu, sigma in skills]
    return [(team[0].mu, team[0].sigma) for team in MODEL.rate(teams, ranks=[float(rank) for rank in ranks])]


def shown(mu: float, sigma: float) -> int:
    """One number for leaderboards: what the player is at least, on a scale that starts at 1500."""
    return round(1500 + 40 * (mu - 3 * sigma))


def subject(player: str | None, bot: str | None) -> str | None:
    """Whose rating a seat moves: its player's even if a bot ended the match for it, else the bot's."""
    if player is not None:
        return player
    return f"bot:{bot}" if bot else None
