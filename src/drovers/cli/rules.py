"""`drovers rules GAME`: the rules, numbered as every refusal cites them."""

from __future__ import annotations

from rich.markdown import Markdown

from .. import games
from ..core.game import Game
from ..core.rulebook import page
from .choices import GameName, Lang
from .voice import Voice


def command(game: GameName, lang: Lang = None) -> None:
    """Shows the rules of a game."""
    voice = Voice(lang)
    voice.show(rules_text(games.load(game), voice.lang))


def rules_text(game: Game, lang: str) -> Markdown:
    """The game's own page in that language, English where there is none yet."""
    return Markdown(page(game.folder, lang))
