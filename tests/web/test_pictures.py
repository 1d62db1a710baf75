"""Pictures of tables for researchers: the page's board as pixels and as SVG, and nothing in them that is hidden."""

from __future__ import annotations

import json

import pytest
from browsers import missing

from drovers.research import gymnasium as gym
from drovers.research import pettingzoo as zoo
from drovers.research import pictures

pytestmark = pytest.mark.skipif(missing() is not None, reason=str(missing()))


@pytest.fixture(scope="module", autouse=True)
def one_browser():
    yield
    if pictures.painter.cache_info().currsize:
        pictures.painter().close()
        pictures.painter.cache_clear()


@pytest.mark.parametrize("name", ["schotten_2p_v1", "tain_2p_v1", "goats_2p_v1", "colorado_2p_v1"])
def test_both_doors_draw_every_game(name):
    env = gym.Seat(name, render_mode="rgb_array")
    env.reset(seed=1)
    first = env.render()
    assert first.shape == (pictures.SIZE["height"], pictures.SIZE["width"], 3) and first.dtype == "uint8"
    env.step(int(env.action_masks().argmax()))
    assert (env.render() != first).any()  # something has happened
    board = zoo.env(name, render_mode="svg")
    board.reset(seed=1)
    drawn = board.render()
    assert drawn.startswith("<svg ") and f'data-game="{name.split("_")[0]}"' in drawn and "<foreignObject" in drawn


def test_a_picture_is_told_no_more_than_its_seat_may_know():
    env = zoo.env("schotten_2p_v1")
    env.reset(seed=1)
    match = env.table.match()
    hands = match.position()["hands"]
    for seat in (None, 0, 1):
        told = json.loads(pictures.told(match, seat))
        assert [hand == hands[k] for k, hand in enumerate(told["sight"]["hands"])] == [seat == 0, seat == 1]


def test_a_missing_package_is_said_when_pictures_are_asked_for(monkeypatch):
    def absent(name, extra):
        raise pictures.MissingFramework(f"{name} is not installed: pip install 'drovers[{extra}]'")

    monkeypatch.setattr(pictures, "framework", absent)
    assert gym.Seat("tain_2p_v1", render_mode="ansi").render_mode == "ansi"
    with pytest.raises(ImportError, match=r"drovers\[pictures\]"):
        gym.Seat("tain_2p_v1", render_mode="rgb_array")
