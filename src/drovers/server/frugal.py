"""Memory that nobody needs goes back to the system: freed objects lie between those that stay, and stay resident."""

from __future__ import annotations

import sys
from threading import Thread


def give_back() -> None:
    """Tells the allocator to let go of whole free pages, where it can be told (glibc).

    That takes a second where there are many, so a thread does it: whoever still plays does not wait.
    """
    if sys.platform == "linux":
        import ctypes  # a browser has none

        trim = getattr(ctypes.CDLL(None), "malloc_trim", None)
        if trim:
            Thread(target=trim, args=(0,), daemon=True).start()
