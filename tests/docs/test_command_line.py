"""The page of the command line names every command, every shared option and every order."""

from __future__ import annotations

from pathlib import Path

from drovers.cli import app
from drovers.cli.orders import names

PAGE = Path("docs/command-line.md").read_text(encoding="utf-8")


def test_every_command_is_documented():
    for info in app.registered_commands:
        assert f"`drovers {info.name}" in PAGE


def test_every_order_is_documented_in_both_languages():
    for word in (*names("en"), *names("fr")):
        assert f"`{word}" in PAGE
