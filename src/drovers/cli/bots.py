"""`drovers bots`: who can sit at the table besides people."""

from __future__ import annotations

from rich.text import Text

from ..bots import table as bots
from .choices import Json, Lang
from .voice import Voice, columns


def command(as_json: Json = False, lang: Lang = None) -> None:
    """Lists the bots."""
    voice = Voice(lang)
    known = {name: bots.description(name, voice.lang) for name in bots.names()}
    if as_json:
        voice.data([{"name": name, "help": text} for name, text in known.items()])
        return
    table = columns()
    for name, text in known.items():
        table.add_row(Text(name, "bold cyan"), text)
    voice.show(table, "")
    voice.tell("bots-hint", style="dim")
