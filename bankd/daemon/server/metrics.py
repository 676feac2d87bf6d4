"""Metrics of a daemon for a monitoring system: counters, and gauges of the present state.

The names follow Prometheus: `bankd_`, base units, `_total` for what only grows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bankd.control.protocol import Verb
from bankd.escape import visible
from bankd.jobs import CANCELLED, JobState, RaceState, state_label

ALONE = ""
"""The label's value of a figure that has no label."""

Figures = Mapping[str, float]
"""Value of the label -> number."""

_ENDS = (JobState.DONE, JobState.FAILED, state_label(JobState.SET_ASIDE), CANCELLED)
COUNTERS: Mapping[str, tuple[str, str, tuple[str, ...]]] = {
    "jobs_ended": ("Jobs that ended, by result.", "state", _ENDS),
    "worker_deaths": ("Workers that died or were ended, by cause.", "cause", ()),
    "files_examined": ("Files that were examined.", "", (ALONE,)),
    "files_refused": ("How often a file or folder was rejected.", "", (ALONE,)),
    "scans": ("Scans of the watched folders.", "", (ALONE,)),
    "scan_seconds": ("Time of the scans of the folders.", "", (ALONE,)),
    "trials_measured": ("Candidates that were measured.", "", (ALONE,)),
    "tuning_seconds": ("Time of jobs, from claim to end.", "", (ALONE,)),
    "control_requests": ("Requests on the control socket, and for pages.", "verb", tuple(Verb)),
    "races": (
        "Races of merges that ended, by result.",
        "state",
        (RaceState.DONE, RaceState.FAILED),
    ),
}
"""Name -> help, label, and the values that are zero before anything happened: a rate needs a
beginning."""
GAUGES: Mapping[str, tuple[str, str]] = {
    "files": ("Files in the watched folders.", ""),
    "jobs": ("Jobs in the list, by state.", "state"),
    "oldest_job_age_seconds": ("Age of the oldest job that waits or runs; 0 without one.", ""),
    "files_waiting": ("Files that are not complete yet.", ""),
    "files_held_back": ("Files that the full queue holds back.", ""),
    "queue_bound": ("Jobs that may wait at most.", ""),
    "disk_free_bytes": ("Free space on the disk of the workspace.", ""),
    "disk_floor_bytes": ("Free space below which no job starts.", ""),
    "resident_memory_bytes": ("Memory of the daemon.", ""),
    "workers": ("Workers that run.", ""),
    "device_held": ("Whether the daemon holds the device.", ""),
    "last_scan_timestamp_seconds": ("When the folders were last scanned.", ""),
    "draining": ("Whether the daemon is about to end.", ""),
    "bank_entries": ("Entries of the custom bank.", ""),
}
"""Name -> help and label."""


class Metrics(Collector):
    """The figures of one daemon; of one thread."""

    def __init__(self) -> None:
        self._counts = {
            name: dict.fromkeys(map(str, values), 0.0) for name, (_, _, values) in COUNTERS.items()
        }
        self._gauges: dict[str, Figures] = {}
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def count(self, name: str, more: float = 1, value: str = ALONE) -> None:
        """Count what happened, under a value of the counter's label."""
        counted, shown = self._counts[name], visible(value)
        counted[shown] = counted.get(shown, 0.0) + max(more, 0)

    def stands(self, gauges: Mapping[str, Figures | float | None]) -> None:
        """Set gauges; None: not known, and then left out."""
        for name, value in gauges.items():
            self._gauges.pop(name, None)
            if value is not None:
                figures = value if isinstance(value, Mapping) else {ALONE: float(value)}
                self._gauges[name] = figures

    def answer(self) -> dict[str, object]:
        """Return the answer to the verb `metrics`, which `bankd status --metrics` reads."""
        values = {
            name: dict(figures) if label else figures[ALONE]
            for name, _, label, figures in self._families()
        }
        return {"text": self.text(), "values": values}

    def text(self) -> str:
        """Return them in Prometheus' text form, version 0.0.4."""
        return generate_latest(self._registry).decode("utf-8")

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics for the registry."""
        for name, help_text, label, figures in self._families():
            kind = CounterMetricFamily if name.endswith("_total") else GaugeMetricFamily
            family = kind(name, help_text, labels=[label] if label else None)
            for value, number in figures.items():
                family.add_metric([value] if label else [], number)
            yield family

    def _families(self) -> Iterator[tuple[str, str, str, Figures]]:
        for name, (help_text, label, _) in COUNTERS.items():
            yield f"bankd_{name}_total", help_text, label, self._counts[name]
        for name, (help_text, label) in GAUGES.items():
            if name in self._gauges:
                yield f"bankd_{name}", help_text, label, self._gauges[name]
