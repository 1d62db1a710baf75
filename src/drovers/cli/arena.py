"""`drovers arena GAME --bots A,B`: bots against bots on the same deals in every seating, and how strong they are."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from .. import games
from ..arena.rating import Sprt
from ..arena.report import page
from ..arena.results import Results
from ..arena.tournament import Plan, sittings
from ..bots.table import seat_bot
from .choices import GameName, Json, Lang, Options, Seats, SmallSeed, read_options
from .progress import Work
from .voice import Voice, misuse

Names = Annotated[str, typer.Option("--bots", metavar="A,B,…", help="opt-arena-bots", show_default=False)]
Deals = Annotated[int, typer.Option("--deals", metavar="N", min=1, help="opt-deals", show_default=False)]
Workers = Annotated[int, typer.Option("--workers", metavar="N", min=1, help="opt-workers", show_default=False)]
Ray = Annotated[str, typer.Option("--ray", metavar="ADDRESS", help="opt-ray", show_default=False)]
Bounds = Annotated[str, typer.Option("--sprt", metavar="ELO0,ELO1", help="opt-sprt", show_default=False)]
Limit = Annotated[float, typer.Option("--limit", metavar="SECONDS", help="opt-limit", show_default=False)]
Out = Annotated[Path | None, typer.Option("--out", metavar="FOLDER", help="opt-out", show_default=False)]


def command(
    game: GameName,
    bots: Names = "random,greedy",
    deals: Deals = 100,
    seats: Seats = None,
    options: Options = "",
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
    plan = _plan(game, bots, deals, seats, options, seed)
    results = _run(plan, workers, ray, _bounds(sprt), limit, out, voice)
    if out:
        _write(results, out, voice)
    if as_json:
        voice.data(results.to_dict())
    else:
        show(results, voice)


def _plan(game: str, bots: str, deals: int, seats: int | None, options: str, seed: int) -> Plan:
    chosen = games.load(game)
    blank = chosen.blank(seats, read_options(options))
    names = [name.strip() for name in bots.split(",") if name.strip()]
    for name in names:
        seat_bot(name)
    return Plan(chosen.name, names, blank.seats, chosen.chosen(blank), deals, seed)


def _bounds(text: str) -> Sprt | None:
    if not text:
        return None
    try:
        low, high = map(float, text.split(","))
    except ValueError:
        raise misuse("bad-sprt", text=text) from None
    return Sprt(low, high)


def _run(
    plan: Plan, workers: int, ray: str, sprt: Sprt | None, limit: float, out: Path | None, voice: Voice
) -> Results:
    results = Results(plan, limit=limit)
    if out:
        out.mkdir(parents=True, exist_ok=True)
    with Work(voice, "arena-work", total=len(plan.tables())) as work:
        for sitting in sittings(plan, workers, ray, out / "matches.jsonl" if out else None):
            results.add(sitting)
            work.step()
            if sprt and len(results.sittings) % 20 == 0 and sprt.verdict(results.shares()):
                break
    return results


def _write(results: Results, out: Path, voice: Voice) -> None:
    (out / "results.json").write_bytes(msgspec.json.format(msgspec.json.encode(results.to_dict())))
    (out / "report.html").write_text(page(results, voice.lang), encoding="utf-8")
    voice.err.print(Text(voice.say("arena-written", folder=str(out)), "dim"))


def show(results: Results, voice: Voice) -> None:
    """The standings as a person reads them."""
    data = results.to_dict()
    voice.tell("arena-head", matches=data["matches"], deals=data["deals"], moves=round(data["mean_moves"]))
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for column in ("bot", "elo", "interval", "wins", "fair", "rank", "points", "seconds", "crashes", "late"):
        table.add_column(voice.say(f"arena-{column}"), justify="left" if column == "bot" else "right")
    for row in data["standings"]:
        table.add_row(*_cells(row, voice))
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
