"""Saying no: a code for programs, a sentence for people, and nothing changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from ..core.errors import BadMove, BadOption, BadRecord, DroversError, IllegalMove
from ..core.words import Words

WORDS = Words(Path(__file__).parent)


class Refusal(Exception):
    """Something cannot be done.  The code is also the key of the sentence."""

    def __init__(
        self, code: str, *, rule: str = "", field: str = "", reasons: dict[str, str] | None = None, **values: Any
    ):
        self.code, self.rule, self.field = code, rule, field
        self.reasons = reasons or WORDS.both(f"refused-{code}", **values)
        super().__init__(code)

    def reason(self, lang: str) -> str:
        """What happened and what to do."""
        return self.reasons[lang]


def refusal_of(error: DroversError) -> Refusal:
    """What the rules or the options refuse, as the wire says it."""
    codes = {IllegalMove: "illegal", BadMove: "bad-move", BadOption: "bad-option", BadRecord: "bad-record"}
    reasons = error.marked if isinstance(error, IllegalMove) else error.reasons
    return Refusal(codes.get(type(error), "bad-option"), rule=error.rule, field=error.field, reasons=reasons)
