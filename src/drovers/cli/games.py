"""`drovers games [GAME]`: what can be played, and the options of one game."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.text import Text

from .. import games
from ..core.game import Game
from ..core.options import RANDOM, Option, Starter
from .choices import Json, Lang
from .voice import Voice, columns


def command(
    game: Annotated[str | None, typer.Argument(metavar="GAME", help="arg-game-maybe")] = None,
    as_json: Json = False,
    lang: Lang = None,
) -> None:
    """Lists the games, or shows one with its options."""
    voice = Voice(lang)
    chosen = [games.load(game)] if game else [games.load(name) for name in games.names()]
    if as_json:
        data = [describe(one, voice) for one in chosen]
        voice.data(data[0] if game else data)
    elif game:
        show_one(chosen[0], voice)
    else:
        show_all(chosen, voice)


def describe(game: Game, voice: Voice) -> dict[str, Any]:
    """A game as data."""
    return {
        "name": game.name,
        "title": game.words.say(voice.lang, "name"),
        "tagline": game.words.say(voice.lang, "tagline"),
        "rules_version": game.version,
        "seats": list(game.seats),
        "moves": game.moves,
        "options": [
            {
                "name": option.name,
                "help": game.words.say(voice.lang, f"option-{option.name}"),
                "choices": list(option.values(game.seats[-1])),
                "default": option.first(),
            }
            for option in game.options
        ],
    }


def show_all(chosen: list[Game], voice: Voice) -> None:
    """Shows every game in one line."""
    table = columns(voice.says("games", "name", "title", "seats", "tagline"), words=4)
    for column in table.columns[:-1]:
        column.no_wrap = True
    for game in chosen:
        tagline = Text(game.words.say(voice.lang, "tagline"))
        table.add_row(Text(game.name, "bold cyan"), game.words.say(voice.lang, "name"), seats_text(game), tagline)
    voice.show(table, "")
    voice.tell("games-hint", style="dim")


def seats_text(game: Game) -> str:
    """How many may play."""
    low, high = game.seats[0], game.seats[-1]
    return str(low) if low == high else f"{low}–{high}"


def show_one(game: Game, voice: Voice) -> None:
    """A game and its options, each with its values; the default marked."""
    voice.show(Text(game.words.say(voice.lang, "name"), "bold cyan"), Text(game.words.say(voice.lang, "tagline")), "")
    table = columns(voice.says("games", "option", "values"), words=2)
    table.columns[0].no_wrap = True
    for option in game.options:
        values = Text(game.words.say(voice.lang, f"option-{option.name}"))
        values.append("\n").append_text(values_text(game, option, voice))
        table.add_row(Text(option.name, "bold"), values)
    voice.show(table, "")
    voice.tell("games-one-hint", style="dim", name=game.name)


def values_text(game: Game, option: Option, voice: Voice) -> Text:
    """The values of an option in one line or one line each, the default marked."""
    if isinstance(option, Starter):
        return Text(f"0 1 … {RANDOM}", "dim")
    if isinstance(option.choices, range):
        return Text(f"{option.choices[0]}–{option.choices[-1]} ({option.first()})", "dim")
    text = Text()
    for value in option.choices:
        written = str(value).lower() if isinstance(value, bool) else str(value)
        key = f"option-{option.name}.value-{written}"
        meaning = f": {game.words.say(voice.lang, key)}" if game.words.has(key) else ""
        text.append("\n" if text else "").append("  ▸ " if value == option.first() else "  • ", "dim")
        text.append(written, "bold" if value == option.first() else "").append(meaning, "dim")
    return text
