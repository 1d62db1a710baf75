"""How a channel hears: in a thread of its own that comes back whenever it is cut off, and calls back in the loop."""

from __future__ import annotations

import asyncio
import logging
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable

LOG = logging.getLogger(__name__)
AGAIN = 0.5  # seconds before it listens again, and for which it does not look whether it is to stop


class Ear(ABC):
    """The hearing half of a channel."""

    lost: type[Exception]  # what is raised when the line is cut

    def __init__(self) -> None:
        self.connected, self.stopping = threading.Event(), threading.Event()
        self.thread: threading.Thread | None = None

    def listen(self, heard: Callable[[bytes], None]) -> None:
        """Calls `heard` with every bundle from now on."""
        loop = asyncio.get_running_loop()

        def hand_on(text: bytes) -> None:
            loop.call_soon_threadsafe(heard, text)

        self.thread = threading.Thread(target=self._run, args=(hand_on,), name="drovers-listener", daemon=True)
        self.thread.start()
        self.connected.wait(10)

    def close(self) -> None:
        """Ends the thread."""
        self.stopping.set()
        if self.thread:
            self.thread.join()

    def _run(self, heard: Callable[[bytes], None]) -> None:
        while not self.stopping.is_set():
            try:
                self.hear(heard)
            except self.lost as error:
                self.connected.clear()
                LOG.warning("listener lost", extra={"problem": str(error)})
                self.stopping.wait(AGAIN)

    @abstractmethod
    def hear(self, heard: Callable[[bytes], None]) -> None:
        """Connects, says so by `connected`, and hears until it is to stop or the line is cut."""
