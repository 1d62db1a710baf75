"""Memory that nobody needs goes back to the system: freed objects lie between those that stay, and stay resident."""

from __future__ import annotations

import sys


def give_back() -> None:
    """Tells the allocator to let go of whole free pages, where it can be told (glibc).  Takes a while where much is."""
    if sys.platform == "linux":
        import ctypes  # a browser has none

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim:
            trim(0)
