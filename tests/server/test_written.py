"""What is remembered as bytes is what would be written anew."""

from __future__ import annotations

import json

import pytest
from test_secrets_on_the_wire import GAMES

from drovers.server.wire import write_message
from drovers.server.written import Written, event_info


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_event_says_the_same_whatever_was_written_before(game):
    """Facts of one name may stand under several rules: what is known of one is not told of the other."""
    events = [game.event(3, (number, *[0] * len(kind.fields))) for number, kind in game.kinds.items()]
    for order in (events, events[::-1]):
        remembered = Written(game)
        for event in [event.seen_by(seat) for event in order for seat in (0, None)]:
            anew = write_message(event_info(game, event, "en"))
            assert json.loads(remembered.event(event, "en")) == json.loads(anew)
