"""`python benchmarks/gpu.py`: the rules on one GPU, compared with the processor and measured.

Needs numpy, numba and numba-cuda and a device; CuPy, PyTorch and JAX are tried if they are there.  Run from the
repository's root; nothing has to be installed (`src` is put on the path, and packages that only serve people, fluent
and msgspec, are replaced by stand-ins where they are missing).  Prints tables; writes `$OUT/gpu.json` (or ./gpu.json)
after every finished part, so that a run that is cut off leaves what it had.

    python benchmarks/gpu.py                       all games, everything
    python benchmarks/gpu.py --games schotten,goats --parts compare,flaws,playouts,steps,arrays --limit 540
    python benchmarks/gpu.py --games schotten --parts tune    launch settings of playouts, beside each other

One process a game and part (a setting, for `tune`): they compile side by side and measure one after another.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import os
import queue
import sys
import time
import traceback
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from benchmarks import stand_ins  # noqa: E402  # before anything of drovers is imported

GAMES = ("schotten", "tain", "goats", "colorado")
PARTS = ("compare", "flaws", "playouts", "steps", "arrays")
SETTINGS = (  # of `tune`: loop called or written into the kernel, where the record lies, registers of a thread at most
    *(("called", "local", registers) for registers in (None, 80, 64, 48)),
    *(("inlined", "local", registers) for registers in (None, 96, 64)),
    *((form, "shared", registers) for form in ("called", "inlined") for registers in (None, 64)),
)
MILLION = 1 << 20  # matches of every seat count asked for flaws at every ply
MATCHES = 16_384  # compared move for move, of every variant
ROWS, STEPS = 2048, 64  # compared array for array, of every variant
PLAYOUTS = (1 << 14, 1 << 17, 1 << 20, 1 << 22)
BATCHES = (1 << 14, 1 << 17, 1 << 20)
SECONDS = 0.6
Report = dict[str, Any]


def main() -> int:
    asked = arguments()
    context = multiprocessing.get_context("spawn")
    lock, results = context.Lock(), context.Queue()
    jobs: list[tuple[str, str, tuple[Any, ...]]]
    jobs = [(game, part, ()) for game in asked.games for part in asked.parts if part != "tune"]
    jobs += [(game, "tune", setting) for game in asked.games for setting in SETTINGS if "tune" in asked.parts]
    children = [context.Process(target=child, args=(*job, lock, results)) for job in jobs]
    for process in children:
        process.start()
    report: Report = {"started": time.strftime("%Y-%m-%dT%H:%M:%SZ", time.gmtime()), "rows": [], "errors": []}
    ends = 0
    deadline = time.monotonic() + asked.limit
    while ends < len(children) and time.monotonic() < deadline:
        try:
            kind, data = results.get(timeout=2)
        except queue.Empty:
            ends = sum(not process.is_alive() for process in children) if results.empty() else ends
            continue
        ends += kind == "end"
        if kind in ("rows", "errors"):
            report[kind].append(data)
        elif kind != "end":
            report[kind] = data
        print(kind, json.dumps(data), flush=True)
        write(report)
    for process in children:
        process.join(2 if ends == len(children) else 0)  # one that has told everything may still be leaving
        if process.is_alive():
            report["errors"].append({"game": "?", "problem": f"stopped after {asked.limit} s"})
            process.terminate()
    write(report)
    print(table(report["rows"]))
    wrong = [row for row in report["rows"] if row.get("equal") is False]
    print(f"{len(report['errors'])} errors, {len(wrong)} comparisons differ")
    return 1 if report["errors"] or wrong else 0


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", default=",".join(GAMES), type=lambda text: text.split(","))
    parser.add_argument("--parts", default=",".join(PARTS), type=lambda text: text.split(","))
    parser.add_argument("--limit", default=570, type=float, help="seconds after which what is missing is given up")
    return parser.parse_args()


def write(report: Report) -> None:
    folder = Path(os.environ.get("OUT") or ".")
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "gpu.json").write_text(json.dumps(report, indent=1), encoding="utf-8")


def table(rows: list[dict[str, Any]]) -> str:
    """The rows of every part as text, a part after another."""
    lines = []
    for part in (*PARTS, "tune"):
        chosen = [row for row in rows if row["part"] == part]
        if not chosen:
            continue
        heads = [head for head in chosen[0] if head != "part"]
        lines += ["", part, " | ".join(heads)]
        for row in sorted(chosen, key=lambda row: GAMES.index(row["game"]) if row["game"] in GAMES else 9):
            cells = [row.get(head) for head in heads]
            lines.append(" | ".join(f"{cell:,.0f}" if isinstance(cell, float) else str(cell) for cell in cells))
    return "\n".join(lines)


def child(name: str, part: str, setting: tuple[Any, ...], lock: Any, results: Any) -> None:
    """One part of one game; what fails is reported."""
    stand_ins.install()
    from benchmarks import gpu_parts

    try:
        work = gpu_parts.Work(name, lock, lambda row: results.put(("rows", row)))
        results.put(("device", work.device_facts()))
        getattr(work, part)(*setting)
    except Exception:
        results.put(("errors", {"game": name, "part": part, "problem": traceback.format_exc()[-3000:]}))
    results.put(("end", [name, part, *setting]))


if __name__ == "__main__":
    sys.exit(main())
