"""Both doors ask for a picture of the match as it stands, for the seat that looks; tests/web looks at what is drawn."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

pytest.importorskip("playwright", reason="Playwright is not installed: pip install 'drovers[pictures]'")

from drovers.research import gymnasium as gym
from drovers.research import pettingzoo as zoo
from drovers.research import pictures


@pytest.mark.breadth
def test_both_doors_draw_tain(monkeypatch):
    monkeypatch.setattr(pictures, "painter", lambda: SimpleNamespace(pixels=drawn, svg=drawn))
    one = gym.Seat("tain_2p_v1", seat=1, render_mode="rgb_array")
    one.reset(seed=1)
    before, seat = one.render()
    one.step(int(one.action_masks().argmax()))
    assert seat == 1 and one.render()[0] != before
    board = zoo.env("tain_2p_v1", render_mode="svg")
    board.reset(seed=1)
    assert board.render() == (board.table.match().position(), None)


def drawn(match, seat):
    return match.position(), seat
