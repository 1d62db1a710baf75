"""A server as a process of its own, with the games and settings it is told: DATABASE GAMES PORT [SETTINGS]."""

from __future__ import annotations

import json
import sys

from drovers.server.serving import Serving
from drovers.server.settings import Settings


def main() -> None:
    database, games, port, *settings = sys.argv[1:]
    plain = {
        "bot_pause": 0.0,
        "bots_ready": False,
        "bots_compiled": False,
        "gone_after": 0.0,
        "rates": False,
        "sockets_per_address": 9000,
    }
    for one in settings:
        plain |= json.loads(one)
    Serving(Settings(database=database, games=json.loads(games), **plain), port=int(port)).run()


if __name__ == "__main__":
    main()
