"""`python -m benchmarks.gpu_page GPU.json… docs/notebook/device.md`: what `gpu.py` found on a device, as a table.

Several files are one report: a part of a game that is in two of them counts as the last one has it.
"""

from __future__ import annotations

import argparse
import json
import re
from pathlib import Path

MARKS = re.compile(r"(<!-- gpu -->\n).*?(<!-- end -->)", re.DOTALL)
HEADS = (
    "game",
    "playouts, moves/s",
    "steps with masks/s",
    "steps with masks and observations/s",
    "equal to the processor",
)


def gathered(reports: list[dict]) -> dict[tuple[str, str], list[dict]]:
    """The rows of every game and part, from the last report that has them."""
    found: dict[tuple[str, str], list[dict]] = {}
    for report in reports:
        keys = dict.fromkeys((row["game"], row["part"]) for row in report["rows"])
        found |= {key: [row for row in report["rows"] if (row["game"], row["part"]) == key] for key in keys}
    return found


def best(rows: list[dict], speed: str) -> str:
    return f"{max(row[speed] for row in rows):,.0f}" if rows else "not measured"


def line(game: str, found: dict[tuple[str, str], list[dict]]) -> str:
    steps, compared = found.get((game, "steps"), []), found.get((game, "compare"), [])
    equal = "yes" if all(row["equal"] for row in compared) else "NO"
    cells = [
        game,
        best(found.get((game, "playouts"), []), "moves_per_second"),
        *(
            best([row for row in steps if row["observations"] == kind], "step_per_second")
            for kind in ("none", "narrowest")
        ),
        f"{equal}: {len(compared)} variants × {compared[0]['matches']:,} matches" if compared else "not compared",
    ]
    return "| " + " | ".join(cells) + " |"


def page(reports: list[dict]) -> str:
    found, device = gathered(reports), reports[-1]["device"]
    lines = ["| " + " | ".join(HEADS) + " |", "|---" * len(HEADS) + "|"]
    lines += [line(game, found) for game in dict.fromkeys(game for game, _ in found)]
    days = ", ".join(sorted({report["started"][:10] for report in reports}))
    return "\n".join([*lines, "", f"Measured {days} on one {device['name']}, numba-cuda {device['numba-cuda']}.\n"])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("reports", nargs="+", type=Path)
    parser.add_argument("page", type=Path)
    asked = parser.parse_args()
    text = page([json.loads(path.read_text(encoding="utf-8")) for path in asked.reports])
    print(text)
    old = asked.page.read_text(encoding="utf-8")
    asked.page.write_text(MARKS.sub(lambda found: found[1] + text + found[2], old), encoding="utf-8")


if __name__ == "__main__":
    main()
