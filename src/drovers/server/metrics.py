"""Numbers for Prometheus.  One registry an instance, so that several can live in one process."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10)


class Metrics:
    """What is counted."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        ProcessCollector(registry=self.registry)  # memory, processor, descriptors
        self.sockets = self._gauge("drovers_sockets", "Connected sockets")
        self.ready = self._gauge("drovers_ready", "Whether this instance can do its work, when last asked")
        self.tables = self._gauge("drovers_tables", "Tables in memory")
        self.tables_made = self._counter("drovers_tables_made", "Tables made")
        self.entries = self._counter("drovers_entries", "Things that happened at tables", "kind")
        self.happened = cache(self.entries.labels)  # finding one anew takes longer than counting
        self.refused = self._counter("drovers_refused", "Messages refused", "code")
        self.bots_failed = self._counter("drovers_bots_failed", "Moves made in place of a bot that failed", "bot")
        self.turned_away = self._counter("drovers_turned_away", "Connections closed before they were heard")
        self.upkeep = self._gauge("drovers_upkeep_seconds", "When the last upkeep ended, in seconds since 1970")
        self.forgotten = self._counter("drovers_forgotten", "What upkeep has let go", "kind")
        self.dropped = self._counter("drovers_dropped", "Sockets dropped by the server", "code")
        self.answered = Histogram(
            "drovers_answer_seconds", "From message to answer", registry=self.registry, buckets=SECONDS
        )

    def _gauge(self, name: str, text: str) -> Gauge:
        return Gauge(name, text, registry=self.registry)

    def _counter(self, name: str, text: str, *labels: str) -> Counter:
        return Counter(name, text, labels, registry=self.registry)

    def page(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
