"""Pictures of tables for researchers: the page's board as pixels and as SVG, and nothing in them that is hidden."""

from __future__ import annotations

import json

import pytest
from browsers import missing

import drovers
from drovers.research import gymnasium as gym
from drovers.research import pictures

pytestmark = pytest.mark.skipif(missing() is not None, reason=str(missing()))


@pytest.fixture(scope="module", autouse=True)
def one_browser():
    yield
    if pictures.painter.cache_info().currsize:
        pictures.painter().close()
        pictures.painter.cache_clear()


@pytest.mark.breadth
@pytest.mark.parametrize("name", drovers.names())
def test_every_game_is_drawn(name):
    """As the doors of research ask for it; that they do is tested beside them."""
    match = drovers.load(name).new(2, seed=1)
    seat = match.to_move[0]
    first = pictures.rendered("rgb_array", match, seat)
    assert first.shape == (pictures.SIZE["height"], pictures.SIZE["width"], 3) and first.dtype == "uint8"
    match.play(seat, match.legal(seat)[0])
    assert (pictures.rendered("rgb_array", match, seat) != first).any()  # something has happened
    drawn = pictures.rendered("svg", match, None)
    assert drawn.startswith("<svg ") and f'data-game="{name}"' in drawn and "<foreignObject" in drawn
    # the page's own letters, and what it does in a window of this size; no other file is asked for
    assert drawn.count("url(data:font/woff2;base64,") == 2 and "/assets/" not in drawn
    assert name != "colorado" or "@container" in drawn


def test_a_picture_is_told_no_more_than_its_seat_may_know():
    match = drovers.load("schotten").new(2, seed=1)
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
