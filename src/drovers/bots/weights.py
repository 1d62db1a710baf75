"""Files of learned weights: a line that says what they are, then the tables, packed."""

from __future__ import annotations

import hashlib
import json
import zlib
from array import array
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ..core.errors import DroversError
from ..core.game import Game
from .bot import WORDS
from .network import FEATURES, GENERAL, HIDDEN, SEATS, VALUE, WIDTH, Net, Room
from .outlook import parts

if TYPE_CHECKING:
    import numpy as np

TOGETHER = 4  # rows of weights that are added at once
FOLDER = Path(__file__).parent / "weights"
KINDS: dict[str, Any] = {
    "<f8": "d",
    "<i4": "i",
    "<i8": "q",
    "|i1": "b",
}  # numpy's names of what tables are made of, and Python's own
HAS_ARRAYS = find_spec("numpy") is not None


def flat(raw: bytes, kind: str, size: int, at: int) -> Any:
    """So many numbers of a kind: an array or, where there are none, a view that is read and cut the same way."""
    if HAS_ARRAYS:
        import numpy as np

        return np.frombuffer(raw, kind, size, at)
    return memoryview(raw)[at : at + size * array(KINDS[kind]).itemsize].cast(KINDS[kind])


def noughts(size: int, kind: str = "<f8") -> Any:
    """Room for so many numbers of a kind."""
    if HAS_ARRAYS:
        import numpy as np

        return np.zeros(size, kind)
    return memoryview(array(KINDS[kind], bytes(array(KINDS[kind]).itemsize * size)))


class BadWeights(DroversError):
    """A file of weights that cannot be read, or is of another layout than the game's features."""


def layout_digest(game: Game) -> str:
    """A short name of what a network is told and of the move space: weights of another layout mean nothing."""
    told: list[Any] = [game.name, game.version, game.moves, [list(part) for part in parts(game)]]
    return hashlib.sha256(json.dumps(told).encode()).hexdigest()[:16]


def write(path: Path, head: dict[str, Any], tables: dict[str, np.ndarray[Any, Any]]) -> None:
    """Writes a file that `read` takes back."""
    parts = [[name, table.dtype.str, table.size] for name, table in tables.items()]
    packed = zlib.compress(b"".join(table.tobytes() for table in tables.values()), 9)
    path.write_bytes(json.dumps(head | {"tables": parts}, ensure_ascii=False).encode() + b"\n" + packed)


def read(path: Path) -> tuple[dict[str, Any], Net]:
    """The line of a file, and its network."""
    try:
        line, _, packed = path.read_bytes().partition(b"\n")
        head, raw, at = json.loads(line), zlib.decompress(packed), 0
        tables = {}
        for name, kind, size in head["tables"]:
            tables[name] = flat(raw, kind, size, at)
            at += tables[name].nbytes
        return head, Net(**tables)
    except (OSError, ValueError, KeyError, TypeError, zlib.error) as error:
        raise BadWeights(
            WORDS.both("weights-unreadable", file=str(path), problem=str(error)), field="weights"
        ) from None


_READ: dict[tuple[str, Path], Net] = {}  # a file was checked for one game, and for no other


def network(game: Game, path: Path | None = None) -> Net:
    """The network of a game, from the package or from a file; one of another layout is refused."""
    path = path or FOLDER / f"{game.name}.net"
    if (game.name, path) not in _READ:
        _READ[game.name, path] = _checked(game, path)
    return _READ[game.name, path]


def _checked(game: Game, path: Path) -> Net:
    if not path.exists():
        raise BadWeights(WORDS.both("weights-none", game=game.name, file=str(path)), field="weights")
    head, net = read(path)
    if head["game"] != game.name or head["layout"] != layout_digest(game):
        values = {"file": str(path), "game": game.name, "found": head["layout"], "wanted": layout_digest(game)}
        raise BadWeights(WORDS.both("weights-layout", **values), field="weights")
    return net


def has_network(game: Game) -> bool:
    """Whether the package has a network of this game."""
    return (FOLDER / f"{game.name}.net").exists()


def room(net: Net, max_legal: int, views: int = 1) -> Room:
    """Room for one who thinks, with so many pairs of eyes."""
    width = int(net.sizes[WIDTH])
    most = max(width, *(int(net.sizes[which]) for which in (VALUE, GENERAL, HIDDEN)), len(net.far_scale))
    kinds = range(0, len(net.acting), 7)
    local = sum(int(net.groups[3 * int(net.acting[kind]) + 1]) * int(net.acting[kind + 1]) for kind in kinds)
    hearers, slots = _hearers(net)
    said = max(1, slots) * max((int(size) for size in net.link_shape[2::4]), default=1)
    sizes = (len(net.place), width, most, most, most, local or 1, max_legal)
    rooms = [noughts(size) for size in (*sizes, int(net.sizes[SEATS]), int(net.sizes[HIDDEN]), said)]
    kept, sums = int(net.sizes[FEATURES]) + len(net.place), width * (1 + len(net.groups) // 3)
    listed = max(kept, most) + TOGETHER
    whole = (most, listed, listed, views * kept, views * sums, views * len(net.place), len(hearers), max(1, slots))
    made = Room(*rooms, *(noughts(size, "<i4") for size in whole))
    for entry, slot in enumerate(hearers):
        made.hearers[entry] = slot
    return made


def _hearers(net: Net) -> tuple[list[int], int]:
    """For every link a number of what it looks at, the same for those that hear the same; and how many these are."""
    found: dict[tuple[int, int], int] = {}
    heard = [(int(net.links[at + 2]), int(net.links[at + 3])) for at in range(0, len(net.links), 4)]
    return [found.setdefault(each, len(found)) for each in heard], len(found)
