"""The dealer: the only randomness of a match.  ChaCha20 keyed by the 256-bit seed, its place kept in the state.

Words are stored as signed 32-bit integers and computed as plain integers, so that the three forms agree and no
unsigned arithmetic is mixed in.  Stream 0 deals; stream 1 serves choices that must not shift the deal (`start=random`).
"""

from __future__ import annotations

from .jit import in_hardware, rule
from .state import Numbers, State
from .tables import Table

MASK = 0xFFFFFFFF
CONSTANTS = Table((0x61707865, 0x3320646E, 0x79622D32, 0x6B206574))
ROUNDS = 10  # double rounds: ChaCha20


@rule
def signed(word: int) -> int:
    """A 32-bit word as the record stores it."""
    return word - (1 << 32) if word >= 1 << 31 else word


@in_hardware
def rotated(word: int, bits: int) -> int:
    """The word turned left by so many bits."""
    return (word << bits | word >> 32 - bits) & MASK


@rule
def quarter(x: Numbers, a: int, b: int, c: int, d: int) -> None:
    """The quarter round of RFC 8439 on words kept as signed 32-bit integers."""
    wa, wb, wc, wd = x[a] & MASK, x[b] & MASK, x[c] & MASK, x[d] & MASK
    wa = (wa + wb) & MASK
    wd = rotated(wd ^ wa, 16)
    wc = (wc + wd) & MASK
    wb = rotated(wb ^ wc, 12)
    wa = (wa + wb) & MASK
    wd = rotated(wd ^ wa, 8)
    wc = (wc + wd) & MASK
    wb = rotated(wb ^ wc, 7)
    x[a], x[b], x[c], x[d] = signed(wa), signed(wb), signed(wc), signed(wd)


@rule
def opening(key: Numbers, counter: int, stream: int, i: int) -> int:
    """Word i of the matrix a block starts from: constants, key, block counter, stream."""
    if i < 4:
        return int(CONSTANTS[i])
    if i < 12:
        return key[i - 4] & MASK
    if i == 12:
        return counter & MASK
    if i == 13:
        return stream & MASK
    return 0


@rule
def fill(block: Numbers, key: Numbers, counter: int, stream: int) -> None:
    """Writes block number `counter` of the key's stream: ChaCha20 with nonce (stream, 0, 0)."""
    for i in range(16):
        block[i] = signed(opening(key, counter, stream, i))
    for _ in range(ROUNDS):
        quarter(block, 0, 4, 8, 12)
        quarter(block, 1, 5, 9, 13)
        quarter(block, 2, 6, 10, 14)
        quarter(block, 3, 7, 11, 15)
        quarter(block, 0, 5, 10, 15)
        quarter(block, 1, 6, 11, 12)
        quarter(block, 2, 7, 8, 13)
        quarter(block, 3, 4, 9, 14)
    for i in range(16):
        block[i] = signed(((block[i] & MASK) + opening(key, counter, stream, i)) & MASK)


@rule
def seat_key(state: State, seed: int) -> None:
    """Keys the dealer with a small seed: the same key as that integer written with 64 hex digits."""
    for i in range(8):
        state.key[i] = 0
    for half in range(2):
        word = (seed >> (32 * half)) & MASK
        swapped = (word & 0xFF) << 24 | (word & 0xFF00) << 8 | (word >> 8) & 0xFF00 | word >> 24
        state.key[7 - half] = signed(swapped)
    state.drawn = 0


@rule
def word(state: State) -> int:
    """The next 32 random bits of the deal."""
    place = state.drawn % 16
    if place == 0:
        fill(state.block, state.key, state.drawn // 16, 0)
    state.drawn += 1
    return int(state.block[place]) & MASK


@rule
def draw(state: State, n: int) -> int:
    """An integer in 0..n-1, every one exactly as likely: multiplication with rejection (Lemire)."""
    product = word(state) * n
    while product & MASK < n and product & MASK < ((1 << 32) - n) % n:
        product = word(state) * n
    return product >> 32


@rule
def shuffle(state: State, cards: Numbers, n: int) -> None:
    """Puts the first n cards in a uniformly random order (Fisher-Yates)."""
    for i in range(n - 1, 0, -1):
        j = draw(state, i + 1)
        cards[i], cards[j] = cards[j], cards[i]


@rule
def starter(state: State, n: int) -> int:
    """A seat chosen by the seed in a stream of its own, so that naming that seat instead gives the same deal."""
    fill(state.block, state.key, 0, 1)
    word = int(state.block[0]) & MASK
    state.block.fill(0)
    return (word * n) >> 32


@rule
def forget(state: State) -> None:
    """Blanks the dealer: no seat may know the key or what has been drawn from it."""
    state.key.fill(0)
    state.block.fill(0)
    state.drawn = 0
