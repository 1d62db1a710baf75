"""Everything that can be refused, with what happened and what to do.

DroversError
├── UnknownGame     no game of that name
├── BadOption       an option, a seat count or a seed that cannot be (`field` names it)
├── BadMove         a text that is no move of this game
├── IllegalMove     a move the rules forbid now (`rule` names the rule); the match is unchanged
├── BadPosition     a position that cannot be (`field` names where, `rule` the rule, where it is one)
└── BadRecord       a record that cannot be read, or does not replay (`field` names where)
"""

from __future__ import annotations

from typing import Any


class DroversError(ValueError):
    """Base of all refusals; `reasons` holds the sentence in each language."""

    def __init__(self, reasons: dict[str, str], *, field: str = "", rule: str = ""):
        self.reasons, self.field, self.rule = reasons, field, rule
        super().__init__(self.reason("en"))

    def __reduce__(self) -> tuple[Any, ...]:
        """Refusals travel between processes whatever their kinds are made of."""
        return _again, (type(self), self.args, self.__dict__)

    def reason(self, lang: str) -> str:
        """What happened and what to do, in that language."""
        return self.reasons.get(lang, self.reasons["en"])


def _again(kind: type[DroversError], args: tuple[Any, ...], data: dict[str, Any]) -> DroversError:
    """A refusal as it was in another process."""
    error = kind.__new__(kind, *args)
    error.__dict__.update(data)
    return error


class UnknownGame(DroversError):
    """No game of that name."""


class BadOption(DroversError):
    """An option, a seat count or a seed that cannot be; `field` names it."""


class BadMove(DroversError):
    """A text that is no move of this game; `rule` is the one it breaks, if its meaning is clear all the same."""


class NeverAMove(ValueError):
    """For a game's `parse_move`: what a text means is clear, and the rule of that number forbids it at any time."""

    def __init__(self, number: int):
        self.number = number
        super().__init__(number)


class IllegalMove(DroversError):
    """A move the rules forbid now; `rule` is the number of the rule.  The match is unchanged.

    `detail` holds the facts the sentence is made of, where there are any; `marked` the sentence with marks for seats
    (`core.naming`), for whoever knows their names.
    """

    def __init__(self, reasons: dict[str, str], *, rule: str, detail: dict[str, Any], marked: dict[str, str]):
        super().__init__(reasons, rule=rule)
        self.detail, self.marked = detail, marked


class BadPosition(DroversError):
    """A position that cannot be; `field` names where, `rule` the rule it breaks, if it can be read at all."""


class BadRecord(DroversError):
    """A record that cannot be read or does not replay; `field` names where."""
