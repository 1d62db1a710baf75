"""What the doors refuse, beyond what the rules refuse themselves.

ResearchError            (a DroversError: a sentence in each language, `field` says where)
├── UnknownVariant       no game, seat count, option or version of that name
├── NotReset             stepping before the first reset, or after the end
├── BadAction            an action outside the space, of the wrong shape or type, or not legal now
├── NoDevice             CUDA asked for where there is none
└── MissingFramework     an optional framework is not installed (also an ImportError)
"""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Any

from ..core.errors import DroversError
from ..core.words import LANGUAGES, Words

WORDS = Words(Path(__file__).parent)


class ResearchError(DroversError):
    """Base of what the doors refuse."""

    def __init__(self, key: str, *, field: str = "", **values: Any):
        super().__init__({lang: WORDS.say(lang, key, **_said(values, lang)) for lang in LANGUAGES}, field=field)


def _said(values: dict[str, Any], lang: str) -> dict[str, Any]:
    """What a sentence is made of, another refusal among it in the same language."""
    return {name: one.reason(lang) if isinstance(one, DroversError) else one for name, one in values.items()}


class UnknownVariant(ResearchError):
    """No game, seat count, option or version of that name."""


class NotReset(ResearchError):
    """Stepping before the first reset, or after the end."""


class BadAction(ResearchError):
    """An action outside the space, of the wrong shape or type, or not legal now; nothing has changed."""


class NoDevice(ResearchError):
    """CUDA asked for where there is none."""


class MissingFramework(ImportError):
    """An optional framework is not installed."""


def framework(module: str, extra: str = "research") -> Any:
    """The module of an optional framework; what to install where it is missing."""
    try:
        return import_module(module)
    except ImportError as error:
        package = module.partition(".")[0]
        raise MissingFramework(f"{package} is not installed: pip install 'drovers[{extra}]' ({error})") from None
