"""The data tables of a game: what is printed on the pieces in its box, and whose reading of it is in force.

A game keeps them in `data.toml`; an owner of the box may correct them in a copy that `DROVERS_<GAME>_DATA` names.
Deals and scores depend on them, so records and positions name the tables they were made with by a digest.
"""

from __future__ import annotations

import hashlib
import json
import os
import tomllib
from pathlib import Path
from typing import NamedTuple


class Data(NamedTuple):
    """The tables in force: their text, their digest, and whether they are a corrected copy."""

    text: str
    digest: str
    corrected: bool


def variable(game: str) -> str:
    """The environment variable that may name a corrected copy."""
    return f"DROVERS_{game.upper()}_DATA"


def digest(text: str) -> str:
    """Names tables by what they say: comments, order and spaces do not count."""
    content = json.dumps(tomllib.loads(text), sort_keys=True, default=str)
    return hashlib.sha256(content.encode()).hexdigest()[:16]


def text_in_force(game: str, folder: Path) -> str:
    """The text of the corrected copy if one is named, else of our own."""
    return Path(os.environ.get(variable(game)) or folder / "data.toml").read_text(encoding="utf-8")


def in_force(game: str, folder: Path) -> Data | None:
    """The tables a game is played with now; None for a game without tables."""
    own = folder / "data.toml"
    if not own.exists():
        return None
    text = text_in_force(game, folder)
    return Data(text, digest(text), digest(text) != digest(own.read_text(encoding="utf-8")))
