"""The dealer against published vectors, and its draws."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from drovers.core import dealer
from drovers.core.jit import compiled
from drovers.core.seed import commitment, deal_key, key_bytes, key_words, read_seed
from toy import GAME

# (key, counter, stream, first words of the block): RFC 8439 appendix A.1, test vectors 1, 2, 3, 4 (nonce 0)
VECTORS = [
    (bytes(32), 0, "76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7"
                   "da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586"),
    (bytes(32), 1, "9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed"
                   "29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f"),
    (bytes(31) + b"\x01", 1, "3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a"
                             "8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0"),
    (b"\x00\xff" + bytes(30), 2, "72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca"
                                 "13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096"),
]  # fmt: skip


@pytest.mark.parametrize(("key", "counter", "expected"), VECTORS, ids=["A1.1", "A1.2", "A1.3", "A1.4"])
def test_blocks_are_chacha20(key, counter, expected):
    plain = [0] * 16
    dealer.fill(plain, key_words(key), counter, 0)
    fast = np.zeros(16, np.int32)
    compiled(dealer.fill)(fast, np.array(key_words(key), np.int32), counter, 0)
    assert np.array(plain, "<i4").tobytes().hex() == fast.astype("<i4").tobytes().hex() == expected


def test_words_follow_the_key_stream():
    state = GAME.new(seed=0).state
    state.drawn = 0
    assert [dealer.word(state) for _ in range(2)] == [0xADE0B876, 0x903DF1A0]


def test_small_seeds_are_the_hex_seeds_they_abbreviate():
    for seed in (0, 1, 255, 2**31, 2**40 + 7, 2**61):
        state = GAME.state()
        dealer.seat_key(state, seed)
        assert state.key.flat() == key_words(read_seed(seed))
        assert GAME.new(seed=seed).state == GAME.new(seed=f"{seed:064x}").state


@pytest.mark.parametrize("n", [1, 2, 3, 7, 54])
def test_bounded_draws_are_uniform(n):
    state = GAME.new(seed=99).state
    draws = 6000
    seen = Counter(dealer.draw(state, n) for _ in range(draws))
    assert set(seen) == set(range(n))
    chi = sum((seen[k] - draws / n) ** 2 / (draws / n) for k in range(n))
    assert chi < 2 * n + 30


def test_draws_reject_what_would_be_biased():
    """With n three eighths of the range, a quarter of all words must be thrown away."""
    state = GAME.new(seed=5).state
    n, before = 3 << 29, state.drawn
    for _ in range(1000):
        assert 0 <= dealer.draw(state, n) < n
    assert 1250 < state.drawn - before < 1420


def test_a_random_starter_does_not_shift_the_deal():
    for seed in range(20):
        drawn = GAME.new(3, {"start": "random"}, seed)
        chosen = drawn.state.start
        assert drawn.state == GAME.new(3, {"start": chosen}, seed).state
    assert {GAME.new(3, {"start": "random"}, seed).state.start for seed in range(40)} == {0, 1, 2}


def test_entropy_of_the_seats_changes_the_deal_and_the_commitment_stays():
    seed = read_seed(7)
    assert deal_key(seed) == seed
    assert len({deal_key(seed, added) for added in [(), ("a",), ("a", "b"), ("ab",), ("b", "a")]}) == 5
    assert commitment(seed) == GAME.new(seed=7, entropy=("x",)).record()["commitment"]
    assert GAME.new(seed=7, entropy=("x",)).state != GAME.new(seed=7).state


def test_keys_go_to_words_and_back():
    key = bytes(range(200, 232))
    assert key_bytes(key_words(key)) == key
