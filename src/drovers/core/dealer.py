"""The dealer: the only randomness of a match.  ChaCha20 keyed by the 256-bit seed, its place kept in the state.

Words are stored as signed 32-bit integers and computed as plain integers, so that the three forms agree and no
unsigned arithmetic is mixed in.  Stream 0 deals; stream 1 serves choices that must not shift the deal (`start=random`).
"""

from __future__ import annotations

from .jit import in_hardware, rule
from .state import Numbers, State
from .tables import Table

MASK = 0xFFFFFFFF
FOUR_MASKS = MASK | MASK << 64 | MASK << 128 | MASK << 192
CONSTANTS = Table((0x61707865, 0x3320646E, 0x79622D32, 0x6B206574))
ROUNDS = 10  # double rounds: ChaCha20


@rule
def signed(word: int) -> int:
    """A 32-bit word as the record stores it."""
    return word - (1 << 32) if word >= 1 << 31 else word


def _row(words: list[int]) -> int:
    """Four words side by side in one number, each with as much room again."""
    return words[0] | words[1] << 64 | words[2] << 128 | words[3] << 192


def _turned(row: int, bits: int) -> int:
    """Every word of a row turned left by so many bits."""
    return (row << bits | row >> 32 - bits) & FOUR_MASKS


def _moved(row: int, places: int) -> int:
    """The words of a row, each so many places further to the front; the first come last."""
    return (row >> 64 * places | row << 64 * (4 - places)) & FOUR_MASKS


def _quarters(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """Four quarter rounds of RFC 8439 at once, of the words that stand below each other."""
    a = a + b & FOUR_MASKS
    d = _turned(d ^ a, 16)
    c = c + d & FOUR_MASKS
    b = _turned(b ^ c, 12)
    a = a + b & FOUR_MASKS
    d = _turned(d ^ a, 8)
    c = c + d & FOUR_MASKS
    return a, _turned(b ^ c, 7), c, d


@in_hardware
def stir(x: Numbers) -> None:
    """The twenty rounds.  Plain Python takes its four columns, then its four diagonals, in one step each."""
    a, b, c, d = [_row([x[i] & MASK for i in range(first, first + 4)]) for first in range(0, 16, 4)]
    for _ in range(ROUNDS):
        a, b, c, d = _quarters(a, b, c, d)
        a, b, c, d = _quarters(a, _moved(b, 1), _moved(c, 2), _moved(d, 3))
        b, c, d = _moved(b, 3), _moved(c, 2), _moved(d, 1)
    for i in range(16):
        x[i] = signed((a, b, c, d)[i // 4] >> 64 * (i % 4) & MASK)


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
    stir(block)
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
