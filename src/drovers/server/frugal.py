"""Memory that nobody needs goes back to the system: freed objects lie between those that stay, and stay resident."""

from __future__ import annotations

import sys
from threading import Thread
from typing import Any

ARENAS = -8  # what glibc calls M_ARENA_MAX


def share_one_heap() -> None:
    """Lets all threads take memory from one heap: else those that read and write have holes of their own each.

    For threads that begin from now on; who waits for the database does not wait for memory.
    """
    choose = _allocator("mallopt")
    if choose:
        choose(ARENAS, 1)


def give_back() -> None:
    """Tells the allocator to let go of whole free pages, where it can be told (glibc).

    That takes a second where there are many, so a thread does it: whoever still plays does not wait.
    """
    trim = _allocator("malloc_trim")
    if trim:
        Thread(target=trim, args=(0,), daemon=True).start()


def _allocator(call: str) -> Any:
    """A call of the C library's allocator; None where it has no such thing."""
    if sys.platform != "linux":
        return None
    import ctypes  # a browser has none

    return getattr(ctypes.CDLL(None), call, None)
