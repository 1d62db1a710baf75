"""`python -m benchmarks [GAME…]`: every figure of every game, and the peer it stands beside."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.table import Table

import drovers
from drovers.contract import Case

from . import ceiling, peers, search, speed, start

PROMISES = """Promised, on one core: Schotten Totten base ≥ 3 M moves/s or ≥ 20× hearts, with tactics ≥ 1 M; Táin ≥ 2 M,
goats ≥ 1.5 M, Colorado ≥ 0.7 M at two seats; masked steps ≥ 1.5 M (Schotten Totten base); one match stepped from Python
≥ 2× hearts; search ≥ 2× the iterations/s of OpenSpiel's on hearts; a state ≤ 704 B in
Schotten Totten (sets of cards beside the cards), 384 in Táin, 576 in goats, 896 in Colorado; cold compile ≤ 15 s, warm
start ≤ 1 s; first page ≤ 10 s the very first time, ≤ 3 s from then on."""


def main(names: list[str]) -> None:
    console = Console(width=140)
    hearts = peers.hearts()
    if hearts is None:
        console.print("OpenSpiel is not installed, so nothing stands beside: pip install 'drovers[bench]'")
    else:
        console.print(f"OpenSpiel's hearts stepped from Python in this run: {hearts:,.0f} decisions/s\n")
    table = Table("case", "state", "compiled", "plain", "ratio", "× hearts", "masked steps", "one match", "× hearts")
    with console.status("measuring…"):
        for name in names or drovers.names():
            for case in speed.measured_cases(drovers.load(name)):
                table.add_row(*speed.row(case, hearts))
    console.print(table)
    console.print(
        "compiled, plain: whole random matches, moves/s on one core · masked steps: many at once, with masks, moves/s"
    )
    console.print("one match: one compiled call a move from Python, moves/s\n")
    for name in names or drovers.names():
        cold, warm = start.times(name)
        console.print(
            f"{name}: compiled once in {cold:.1f} s of a processor; a new process that finds it compiled plays after "
            f"{warm:.2f} s of it"
        )
    first, again = start.served()
    console.print(f"drovers serve: first page after {first:.2f} s the very first time, {again:.2f} s from then on")
    fastest, ours = ceiling.moves_per_second(), speed.playouts(Case(drovers.load("schotten"), 2, {}))
    beside = f"{fastest:,.0f}, of which ours are {ours / fastest:.2f}" if fastest else "no C++ compiler here"
    console.print(f"Schotten Totten's base game in C++ (benchmarks/ceiling), moves/s on one core: {beside}")
    console.print("", *search.lines(), sep="\n")
    console.print(f"\n{PROMISES}")


if __name__ == "__main__":
    main(sys.argv[1:])
