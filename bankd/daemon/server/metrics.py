"""Metrics of a daemon for a monitoring system: counters, and gauges of the present state.

The names follow Prometheus: `bankd_`, base units, `_total` for what only grows.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.metrics_core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bankd.control.protocol import Verb
from bankd.escape import visible
from bankd.jobs import CANCELLED, JobState, RaceState

Figure = float | dict[str, float]
"""One number, or one for each value of a label."""

ALONE = ""
"""The label's value of a figure that has no label."""


@dataclass(frozen=True)
class Snapshot:
    """Values at the moment of a request. None: not known, and then left out."""

    jobs: Mapping[str, int] = field(default_factory=dict)
    files_waiting: int = 0
    files_held_back: int = 0
    """Number of files that the full queue holds back."""
    queue_bound: int = 0
    free_bytes: int | None = None
    """Free space on the disk of the workspace."""
    floor_bytes: int = 0
    memory_bytes: int | None = None
    """Memory of the daemon itself."""
    workers: int = 0
    is_device_held: bool = False
    last_scan_s: float | None = None
    """Unix time."""
    is_draining: bool = False
    bank_entries: int | None = None


@dataclass(frozen=True)
class _Family:
    """Figures of one name."""

    name: str
    help: str
    values: Mapping[str, float]
    label: str = ""

    @property
    def plain(self) -> Figure:
        return dict(self.values) if self.label else self.values[ALONE]

    @property
    def metric(self) -> Metric:
        kind = CounterMetricFamily if self.name.endswith("_total") else GaugeMetricFamily
        family = kind(self.name, self.help, labels=[self.label] if self.label else None)
        for value, number in self.values.items():
            family.add_metric([value] if self.label else [], number)
        return family


_COUNTERS = (
    _Family("bankd_jobs_ended_total", "Jobs that ended, by result.",
            dict.fromkeys((JobState.DONE, JobState.FAILED, JobState.SET_ASIDE, CANCELLED), 0.0),
            "state"),
    _Family("bankd_worker_deaths_total", "Workers that died or were ended, by cause.", {}, "cause"),
    _Family("bankd_files_examined_total", "Files that were examined.", {ALONE: 0.0}),
    _Family("bankd_files_refused_total", "How often a file or folder was rejected.",
            {ALONE: 0.0}),
    _Family("bankd_scans_total", "Scans of the watched folders.", {ALONE: 0.0}),
    _Family("bankd_scan_seconds_total", "Time of the scans of the folders.", {ALONE: 0.0}),
    _Family("bankd_trials_measured_total", "Candidates that were measured.", {ALONE: 0.0}),
    _Family("bankd_tuning_seconds_total", "Time of jobs, from claim to end.", {ALONE: 0.0}),
    _Family("bankd_control_requests_total", "Requests on the control socket.",
            dict.fromkeys(Verb, 0.0), "verb"),
    _Family("bankd_races_total", "Races of merges that ended, by result.",
            dict.fromkeys((RaceState.DONE, RaceState.FAILED), 0.0), "state"),
)  # fmt: skip
"""Counter with the values that exist before anything happened: a rate needs a beginning."""


class Metrics(Collector):
    """The figures of one daemon. Its methods are named for what happened; of one thread."""

    def __init__(self) -> None:
        self._counts = {family.name: dict(family.values) for family in _COUNTERS}
        self._gauges: tuple[_Family, ...] = ()
        self._scanned: tuple[_Family, ...] = ()
        self._registry = CollectorRegistry()
        self._registry.register(self)

    def job_ended(self, state: str) -> None:
        self._count("bankd_jobs_ended_total", 1, state)

    def worker_died(self, cause: str) -> None:
        self._count("bankd_worker_deaths_total", 1, visible(cause))

    def examined(self, files: int = 1) -> None:
        self._count("bankd_files_examined_total", files)

    def refused(self, files: int = 1) -> None:
        self._count("bankd_files_refused_total", files)

    def scanned(self, time_s: float, files: int) -> None:
        """A look at the folders, and how many files lay there."""
        self._count("bankd_scans_total", 1)
        self._count("bankd_scan_seconds_total", time_s)
        self._scanned = (_gauge("bankd_files", "Files in the watched folders.", files),)

    def measured(self, trials: int) -> None:
        self._count("bankd_trials_measured_total", trials)

    def tuned(self, time_s: float) -> None:
        self._count("bankd_tuning_seconds_total", time_s)

    def asked(self, verb: Verb) -> None:
        self._count("bankd_control_requests_total", 1, verb)

    def raced(self, state: RaceState) -> None:
        self._count("bankd_races_total", 1, state)

    def stands(self, snapshot: Snapshot) -> None:
        """Set the gauges; to be called just before they are read."""
        self._gauges = tuple(_gauges(snapshot))

    def text(self) -> str:
        """Return them in Prometheus' text form, version 0.0.4."""
        return generate_latest(self._registry).decode("utf-8")

    def values(self) -> dict[str, Figure]:
        """The same figures by name."""
        return {family.name: family.plain for family in self._families()}

    def answer(self) -> dict[str, object]:
        """Return the answer to the verb `metrics`, which `bankd status --metrics` reads."""
        return {"text": self.text(), "values": self.values()}

    def collect(self) -> Iterator[Metric]:
        """Yield the metrics for the registry."""
        return (family.metric for family in self._families())

    def _families(self) -> Iterator[_Family]:
        for family in _COUNTERS:
            yield _Family(family.name, family.help, self._counts[family.name], family.label)
        yield from self._scanned
        yield from self._gauges

    def _count(self, name: str, more: float, value: str = ALONE) -> None:
        values = self._counts[name]
        values[value] = values.get(value, 0.0) + max(more, 0)


def _gauges(now: Snapshot) -> Iterator[_Family]:
    jobs: dict[str, float] = {state: now.jobs.get(state, 0) for state in (*JobState, CANCELLED)}
    yield _Family("bankd_jobs", "Jobs in the list, by state.", jobs, "state")
    told = (
        ("bankd_files_waiting", "Files that are not complete yet.", now.files_waiting),
        ("bankd_files_held_back", "Files that the full queue holds back.", now.files_held_back),
        ("bankd_queue_bound", "Jobs that may wait at most.", now.queue_bound),
        ("bankd_disk_free_bytes", "Free space on the disk of the workspace.", now.free_bytes),
        ("bankd_disk_floor_bytes", "Free space below which no job starts.", now.floor_bytes),
        ("bankd_resident_memory_bytes", "Memory of the daemon.", now.memory_bytes),
        ("bankd_workers", "Workers that run.", now.workers),
        ("bankd_device_held", "Whether the daemon holds the device.", now.is_device_held),
        (
            "bankd_last_scan_timestamp_seconds",
            "When the folders were last scanned.",
            now.last_scan_s,
        ),
        ("bankd_draining", "Whether the daemon is about to end.", now.is_draining),
        ("bankd_bank_entries", "Entries of the custom bank.", now.bank_entries),
    )
    for name, help_text, value in told:
        if value is not None:
            yield _gauge(name, help_text, value)


def _gauge(name: str, help_text: str, value: float) -> _Family:
    return _Family(name, help_text, {ALONE: float(value)})
