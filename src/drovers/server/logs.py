"""Logs for machines: one JSON object a line, with what was noted beside it.  No cookie, token or seed goes in."""

from __future__ import annotations

import logging
import sys

import msgspec

USUAL = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class Lines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, where, what, and whatever else was given."""
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: str(value) for name, value in vars(record).items() if name not in USUAL}
        if record.exc_info:
            line["problem"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def use_lines(level: str) -> None:
    """From now on everything is logged that way, to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Lines())
    logging.basicConfig(level=level, handlers=[handler], force=True)
    keep_secrets()


def keep_secrets() -> None:
    """Whatever is asked for, nobody logs headers, frames or statements: cookies and cards are in them."""
    for name, level in (
        ("aiohttp", "CRITICAL"),
        ("asyncio", "WARNING"),
        ("sqlalchemy", "WARNING"),
        ("alembic", "WARNING"),
    ):
        logging.getLogger(name).setLevel(level)
