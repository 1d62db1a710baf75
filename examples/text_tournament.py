"""A tournament of players that read and write: `python examples/text_tournament.py goats_2p_v1 --deals 5`.

An agent is a function from a prompt to a reply whose last line is a move; put a language model behind it.  Every deal
is played from every seat.  A reply that is no legal move is refused with its reason and asked for again; after three
the agent forfeits the choice, a legal move is drawn, and the forfeit is counted.  The two agents here are dummies: one
plays the first move it is offered, one any of them.  `--rules` puts the rules before the first prompt, `--show` prints
one.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable

from drovers.core.errors import DroversError
from drovers.research.text import TextMatch

Agent = Callable[[str], str]
TRIES = 3


def offered(prompt: str) -> list[str]:
    """The legal moves of a prompt: the lines of its last list."""
    return prompt.split("\n\n")[-2].splitlines()[1:]


def first(prompt: str) -> str:
    return f"The first move will do.\n{offered(prompt)[0]}"


def any_of_them(prompt: str) -> str:
    return random.Random(prompt).choice(offered(prompt))


def choose(agent: Agent, match: TextMatch, preface: str) -> bool:
    """Lets an agent make its move; returns whether it had to be made for it."""
    prompt = preface + match.prompt()
    for _ in range(TRIES):
        refused = match.refusal(agent(prompt))
        if refused is None:
            return False
        prompt = f"{refused}\n\n{prompt}"
    match.play(random.Random(prompt).choice(match.legal()))
    return True


def played(what: str, seed: int, agents: list[tuple[str, Agent]], asked: argparse.Namespace) -> dict[str, list[float]]:
    """One match: the share of the others each agent beat, and its forfeits."""
    match = TextMatch(what, seed=seed, lang=asked.lang)
    preface = f"{match.rules()}\n\n" if asked.rules else ""
    forfeits, known = [0] * len(agents), set()
    while match.seat is not None:
        seat = match.seat
        forfeits[seat] += choose(agents[seat][1], match, "" if seat in known else preface)
        known.add(seat)
    ranks = match.outcome.ranks
    shares = [sum((rank < other) + (rank == other) / 2 for other in ranks) - 0.5 for rank in ranks]
    return {agents[seat][0]: [shares[seat] / (len(ranks) - 1), forfeits[seat]] for seat in range(len(ranks))}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("variant", nargs="?", default="goats_2p_v1")
    parser.add_argument("--deals", type=int, default=5)
    parser.add_argument("--lang", default="en")
    parser.add_argument("--rules", action="store_true")
    parser.add_argument("--show", action="store_true")
    asked = parser.parse_args()
    try:
        seats = TextMatch(asked.variant, seed=0, lang=asked.lang).variant.seats
    except DroversError as error:
        parser.error(str(error))
    players = [(f"{agent.__name__} {k}", agent) for k, agent in enumerate([first, any_of_them] * seats)][:seats]
    if asked.show:
        print(TextMatch(asked.variant, seed=0, lang=asked.lang).prompt())
    totals = {name: [0.0, 0] for name, _ in players}
    for deal in range(asked.deals):
        for turn in range(seats):
            result = played(asked.variant, deal, players[turn:] + players[:turn], asked)
            for name, (share, forfeits) in result.items():
                totals[name][0] += share / (asked.deals * seats)
                totals[name][1] += forfeits
        print(f"deal {deal + 1} of {asked.deals}: {result}", flush=True)
    for name, (share, forfeits) in sorted(totals.items(), key=lambda item: -item[1][0]):
        print(f"{name}: {share:.3f} of the others beaten, {forfeits} forfeits")


if __name__ == "__main__":
    main()
