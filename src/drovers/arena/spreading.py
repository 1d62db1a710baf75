"""Many questions answered by processes of this machine or by a Ray cluster, in the order they were asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from ..bots.workers import Lost, Workers

T = TypeVar("T")
TRIES = 2  # a process may be killed for no fault of the question; one that kills two is given up


def spread(
    function: Callable[..., T],
    questions: Sequence[tuple[Any, ...]],
    workers: int = 1,
    ray: str = "",
    limit: float | None = None,
) -> Iterator[T | None]:
    """Every answer in turn; None where processes died over the question, or took longer than so many seconds."""
    return _on_ray(function, questions, ray) if ray else _here(function, questions, workers, limit)


def _here(
    function: Callable[..., T], questions: Sequence[tuple[Any, ...]], workers: int, limit: float | None
) -> Iterator[T | None]:
    processes = Workers(workers, tries=TRIES)
    try:
        for asked in [processes.submit(limit, function, *question) for question in questions]:
            try:
                yield asked.result()
            except (Lost, TimeoutError):
                yield None
    finally:
        processes.close()


def _on_ray(function: Callable[..., T], questions: Sequence[tuple[Any, ...]], address: str) -> Iterator[T | None]:
    import ray

    ray.init(address, log_to_driver=False, include_dashboard=False, configure_logging=False)
    try:
        remote = ray.remote(max_retries=TRIES - 1)(function)
        for asked in [remote.remote(*question) for question in questions]:
            try:
                yield ray.get(asked)
            except ray.exceptions.WorkerCrashedError:
                yield None
    finally:
        ray.shutdown()
