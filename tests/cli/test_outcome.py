from __future__ import annotations

import pytest
from rich.console import Console

import toy
from drovers.cli.outcome import result_text
from drovers.cli.voice import Voice


def shown(thing):
    console = Console(width=80)
    with console.capture() as capture:
        console.print(thing)
    return capture.get()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_reason_rule_places_and_points(lang):
    match = toy.GAME.new(2, seed=5)
    assert "(Y4)" not in shown(result_text(match, Voice(lang)))
    while match.to_move:
        match.play(match.to_move[0], match.legal(match.to_move[0])[0])
    text = shown(result_text(match, Voice(lang), ["0 (person)", "1 (random)"]))
    assert "(Y4)" in text
    assert "(random)" in text
    lines = [line.split() for line in text.splitlines() if "(random)" in line or "(person)" in line]
    assert [int(line[0]) for line in lines] == sorted(match.outcome.ranks)
    assert sorted(int(line[-1]) for line in lines) == sorted(match.outcome.scores)
