"""`drovers verify FILE`: was the deal fixed beforehand, and do the moves lead to the result?"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

import typer

from .. import games
from ..core.data import variable
from ..core.errors import DroversError
from ..core.match import Match
from ..core.record import Record, read_record
from .choices import FileName, Json, Lang, read_json
from .voice import Voice


def command(file: FileName, as_json: Json = False, lang: Lang = None) -> None:
    """Checks a record of a match."""
    voice = Voice(lang)
    try:
        record = read_record(read_json(file))
        if carries_other_tables(record):
            raise typer.Exit(
                verify_with_its_tables(record, file, [*(["--json"] if as_json else []), "--lang", voice.lang])
            )
        match = games.verify(record.to_dict())
    except DroversError as error:
        if not as_json:
            raise
        voice.data({"ok": False, "field": error.field, "reason": error.reason(voice.lang)})
        raise typer.Exit(1) from None
    if as_json:
        voice.data({"ok": True, "checked": [key for key, _ in checks(record, match)], "result": record.result})
        return
    for key, values in checks(record, match):
        voice.fact("✓", voice.say(f"verify-{key}", **values))
    voice.tell("verify-ok", style="bold green")


def carries_other_tables(record: Record) -> bool:
    """Whether the match was played with corrected data tables that are not in force here."""
    data = games.load(record.game).data
    return record.data is not None and data is not None and data.digest != record.tables


def verify_with_its_tables(record: Record, file: Path, arguments: list[str]) -> int:
    """Verifies the file in a process of its own, where the tables the record carries are in force."""
    with tempfile.TemporaryDirectory() as folder:
        tables = Path(folder) / "data.toml"
        tables.write_text(record.data or "", encoding="utf-8")
        command = [sys.executable, "-c", "from drovers.cli import main; main()", "verify", str(file), *arguments]
        return subprocess.run(command, env=os.environ | {variable(record.game): str(tables)}).returncode


def checks(record: Record, match: Match) -> list[tuple[str, dict[str, Any]]]:
    """What a record that passed was checked for."""
    seed = "seed" if record.seed is not None else "position"
    result = "result" if record.result is not None else "resigned" if record.resigned else "unfinished"
    taken_up = record.continued
    return [
        ("format", {"game": match.game.name, "rules": str(record.rules)}),
        *([("tables", {"digest": record.tables})] if record.tables else []),
        (seed, {"commitment": record.commitment or ""}),
        ("moves", {"count": match.ply}),
        (result, {}),
        *([("continued", {"table": taken_up.table, "ply": taken_up.ply})] if taken_up else []),
    ]
