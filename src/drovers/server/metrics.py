"""Numbers for Prometheus.  One registry an instance, so that several can live in one process."""

from __future__ import annotations

import collections
from bisect import bisect_left
from collections.abc import Iterator
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, ProcessCollector, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.utils import floatToGoString

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)


class Often:
    """What is counted at every move.  Prometheus' own counters lock and look up more than a move can afford."""

    def __init__(self) -> None:
        self.entries: collections.Counter[str] = collections.Counter()  # by kind
        self.within = [0] * (len(SECONDS) + 1)  # answers that took as long as these, the last for all that took longer
        self.seconds = 0.0  # for all answers together

    def answered(self, seconds: float) -> None:
        """An answer took so long."""
        self.within[bisect_left(SECONDS, seconds)] += 1
        self.seconds += seconds

    def collect(self) -> Iterator[Metric]:
        """What Prometheus is told."""
        entries = CounterMetricFamily("drovers_entries", "Things that happened at tables", labels=["kind"])
        for kind, count in self.entries.items():
            entries.add_metric([kind], count)
        yield entries
        names = [*map(floatToGoString, SECONDS), "+Inf"]
        buckets = list(zip(names, accumulate(self.within), strict=True))
        yield HistogramMetricFamily("drovers_answer_seconds", "From message to answer", buckets, self.seconds)


class Metrics:
    """Everything this instance counts, for Prometheus."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # memory, processor, descriptors
        self.sockets = self._gauge("drovers_sockets", "Connected sockets")
        self.ready = self._gauge("drovers_ready", "Whether this instance can do its work, when last asked")
        self.tables = self._gauge("drovers_tables", "Tables in memory")
        self.tables_made = self._counter("drovers_tables_made", "Tables made")
        self.refused = self._counter("drovers_refused", "Messages refused", "code")
        self.bots_failed = self._counter("drovers_bots_failed", "Moves made in place of a bot that failed", "bot")
        self.turned_away = self._counter("drovers_turned_away", "Connections closed before they were heard")
        self.upkeep = self._gauge("drovers_upkeep_seconds", "When the last upkeep ended, in seconds since 1970")
        self.forgotten = self._counter("drovers_forgotten", "What upkeep has let go", "kind")
        self.dropped = self._counter("drovers_dropped", "Sockets dropped by the server", "code")
        self.often = Often()
        self.registry.register(self.often)

    def _gauge(self, name: str, text: str) -> Gauge:
        return Gauge(name, text, registry=self.registry)

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(name, text, labels, registry=self.registry)

    def page(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
