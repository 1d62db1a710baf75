"""`drovers arena GAME --bots A,B`: bots against bots on the same deals in every seating, and how strong they are."""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.text import Text

from .. import games
from ..arena.rating import Sprt
from ..arena.report import page, sprt_text
from ..arena.results import Results
from ..arena.tournament import Plan, sittings
from ..arena.words import WORDS
from .choices import GameName, Json, Lang, Seats, SmallSeed, Variants, read_variants
from .progress import Work
from .seating import names, read_bots
from .voice import Voice, columns, misuse

Names = Annotated[str, typer.Option("--bots", metavar="A,B,…", help="opt-arena-bots")]
Deals = Annotated[int, typer.Option("--deals", metavar="N", min=1, help="opt-deals")]
Workers = Annotated[int, typer.Option("--workers", metavar="N", min=1, help="opt-workers")]
Ray = Annotated[str, typer.Option("--ray", metavar="ADDRESS", help="opt-ray")]
Bounds = Annotated[str, typer.Option("--sprt", metavar="ELO0,ELO1", help="opt-sprt")]
Limit = Annotated[float, typer.Option("--limit", metavar="SECONDS", min=0.001, help="opt-limit")]
Out = Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help="opt-out")]

COLUMNS = ("bot", "elo", "interval", "wins", "fair", "rank", "points", "seconds", "crashes", "late")


def command(
    game: GameName,
    bots: Names = "random,greedy",
    deals: Deals = 100,
    seats: Seats = None,
    options: Variants = "",
    workers: Workers = 1,
    ray: Ray = "",
    seed: SmallSeed = 0,
    sprt: Bounds = "",
    limit: Limit = 1.0,
    out: Out = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Plays the bots against each other and rates them."""
    voice = Voice(lang)
    plan, bounds = _plan(game, bots, deals, seats, options, seed, limit), _bounds(sprt, bots)
    results = _run(plan, workers, ray, bounds, out, voice)
    if out:
        _write(results, bounds, out, voice)
    if as_json:
        voice.data(_data(results, bounds))
    else:
        show(results, bounds, voice)


def _plan(game: str, bots: str, deals: int, seats: int | None, options: str, seed: int, limit: float) -> Plan:
    chosen = games.load(game)
    variants = read_variants(chosen, seats, options)
    return Plan(chosen.name, read_bots(bots, chosen), seats or chosen.seats[0], variants, deals, seed, limit)


def _bounds(text: str, bots: str) -> Sprt | None:
    if not text:
        return None
    if len(names(bots)) < 2:
        raise misuse("sprt-two", text=bots)
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise misuse("bad-sprt", text=text) from None
    if not low < high:
        raise misuse("bad-sprt", text=text)
    return Sprt(low, high)


def _run(plan: Plan, workers: int, ray: str, sprt: Sprt | None, out: Path | None, voice: Voice) -> Results:
    results = Results(plan)
    if out:
        out.mkdir(parents=True, exist_ok=True)
    with Work(voice, "arena-work", total=len(plan.tables())) as work:
        for sitting in work.through(sittings(plan, workers, ray, out / "matches.jsonl" if out else None)):
            results.add(sitting)
            if sprt and len(results.sittings) % 20 == 0 and sprt.verdict(results.shares()):
                break
    return results


def _data(results: Results, sprt: Sprt | None) -> dict[str, Any]:
    shares = results.shares() if sprt else []
    shown = {"ratio": sprt.ratio(shares), "verdict": sprt.verdict(shares)} | asdict(sprt) if sprt else None
    return results.to_dict() | {"sprt": shown}


def _write(results: Results, sprt: Sprt | None, out: Path, voice: Voice) -> None:
    (out / "results.json").write_bytes(msgspec.json.format(msgspec.json.encode(_data(results, sprt))))
    (out / "report.html").write_text(page(results, voice.lang, sprt), encoding="utf-8")
    voice.err.print(Text(voice.say("arena-written", folder=str(out)), "dim"))


def show(results: Results, sprt: Sprt | None, voice: Voice) -> None:
    """The standings as a person reads them."""
    data = results.to_dict()
    voice.tell("arena-head", matches=data["matches"], deals=data["deals"], moves=round(data["mean_moves"]))
    if data["lost"]:
        voice.show(Text(WORDS.say(voice.lang, "report-lost", count=data["lost"]), "red"))
    if sprt:
        voice.show(Text(sprt_text(results, sprt, voice.lang)))
    table = columns(voice.says("arena", *COLUMNS))
    for row in data["standings"]:
        table.add_row(*_cells(row, voice))
    voice.show("", table)
    for bot, problem in results.problems():
        voice.show(Text(WORDS.say(voice.lang, "report-crash", bot=bot, problem=problem), "red"))
    if len(data["seat_wins"]) > 1:
        _seat_wins(data["seat_wins"], voice)


def _seat_wins(variants: dict[str, list[dict[str, Any]]], voice: Voice) -> None:
    """Under every value of an option: how often each seat won, whoever sat there."""
    table = columns(voice.says("arena", "options", "seats"))
    for name, seats in variants.items():
        table.add_row(name, " · ".join(voice.say("percent", value=seat["value"]) for seat in seats))
    voice.show("", table)


def _cells(row: dict[str, Any], voice: Voice) -> list[str]:
    rating = row["rating"]
    return [
        row["bot"],
        f"{rating['elo']:+.0f}",
        f"{rating['low']:+.0f} … {rating['high']:+.0f}",
        voice.say("percent", value=row["wins"] / (row["matches"] or 1)),
        f"{row['wins'] / (row['fair'] or 1):.2f}",
        f"{row['mean_rank']:.2f}",
        f"{row['mean_score']:.1f}",
        f"{row['seconds']:.3f}",
        str(row["crashes"]),
        str(row["late"]),
    ]
