"""The model card of a training: everything a paper would report, as data and as a page."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

from .gauntlet import Result
from .training import Training


def data(training: Training, results: list[Result]) -> dict[str, Any]:
    """The card as data."""
    learner = training.learner
    return {
        "game": training.game.name,
        "rules": training.game.version,
        "layout": learner.shape.layout,
        "minutes": round(training.spent / 60, 1),
        "decisions": training.decisions + learner.decisions,
        "improvements": learner.improvements,
        "parameters": sum(each.numel() for each in learner.player.parameters()),
        "settings": asdict(training.settings),
        "sessions": training.sessions,
        "curve": training.curve(),
        "results": [asdict(result) | {"fair": result.fair} for result in results],
    }


def write(training: Training, results: list[Result]) -> None:
    """Writes `card.json` and `card.md` into the training's folder."""
    told = data(training, results)
    (training.folder / "card.json").write_text(json.dumps(told, indent=1), encoding="utf-8")
    (training.folder / "card.md").write_text(page(told, results), encoding="utf-8")


def page(told: dict[str, Any], results: list[Result]) -> str:
    """The card as a page of Markdown."""
    devices = ", ".join(f"{session['device']} ({session['seconds']:.0f} s)" for session in told["sessions"])
    settings = ", ".join(f"{name} {value}" for name, value in told["settings"].items())
    lines = [
        f"# The network of {told['game']}",
        "",
        f"Rules version {told['rules']}, layout of features {told['layout']}, {told['parameters']:,} parameters.",
        f"Learnt in {told['minutes']} minutes from {told['decisions']:,} decisions of matches against itself, in",
        f"{told['improvements']:,} improvements, on {devices}.",
        "",
        f"Settings: {settings}.",
        "",
        "| against | seats | deals | share of the wins | fair shares | a move |",
        "|---|---|---|---|---|---|",
        *(
            f"| {each.against} | {each.seats} | {each.deals} | {100 * each.share:.1f} % ± {100 * each.error:.1f} "
            f"| {each.fair:.2f} | {1000 * each.seconds:.1f} ms |"
            for each in results
        ),
        "",
        "| seconds | decisions | entropy | from the slow copy | chances | critic | belief | against the one before |",
        "|---|---|---|---|---|---|---|---|",
        *(
            f"| {p['seconds']} | {p['decisions']:,} | {p['entropy']:.3f} | {p['away']:.3f} | {p['chances']:.3f} "
            f"| {p['critic']:.3f} | {p['belief']:.3f} | {_gained(p)} |"
            for p in told["curve"]
        ),
        "",
    ]
    return "\n".join(lines)


def _gained(point: dict[str, Any]) -> str:
    """The share of the wins against the network before, where it was measured."""
    return f"{100 * point['before']:.1f} % ± {100 * point['error']:.1f}" if "before" in point else ""
