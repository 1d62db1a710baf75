"""Long work shows how far it is, on stderr, so that what is printed stays clean."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sized
from types import TracebackType
from typing import Any, TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, SpinnerColumn, TextColumn, TimeRemainingColumn

from .voice import Voice

T = TypeVar("T")


class Work:
    """A bar that lives as long as the work; nothing is drawn where nobody looks."""

    def __init__(self, voice: Voice, key: str, total: int | None = None, **values: Any):
        columns = (SpinnerColumn(), TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        self.bar = Progress(
            *columns, TimeRemainingColumn(), console=voice.err, transient=True, disable=not voice.err.is_terminal
        )
        self.voice = voice
        self.task = self.bar.add_task(voice.say(key, **values), total=total)

    def __enter__(self) -> Work:
        self.bar.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.bar.stop()

    def step(self, done: int = 1, description: str | None = None) -> None:
        """So much more is done; the words before the bar may change with it."""
        self.bar.update(self.task, advance=done, description=description)

    def through(self, things: Iterable[T]) -> Iterator[T]:
        """Goes through things one by one and counts them as done."""
        if isinstance(things, Sized):
            self.bar.update(self.task, total=len(things))
        for thing in things:
            yield thing
            self.step()
