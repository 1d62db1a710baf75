"""The sentences of this room."""

from __future__ import annotations

from pathlib import Path

from ..core.words import Words

WORDS = Words(Path(__file__).parent)
