"""Answers of the daemon on its socket: its status in plain values, and control commands."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from bankd.control.protocol import ControlRequest, Verb
from bankd.control.status import MAX_LISTED
from bankd.daemon.context import DaemonParts
from bankd.daemon.daemon_state import DaemonState
from bankd.daemon.worker.runner import JobRunner
from bankd.daemon.worker.workshop import resident_bytes
from bankd.errors import BankdError
from bankd.escape import visible
from bankd.jobs import FileSeen, model_name, state_label
from bankd.system.disk_space import free_bytes


def status(
    parts: DaemonParts,
    daemon_state: DaemonState,
    known: Mapping[Path, FileSeen],
    machines: Sequence[Mapping[str, Any]] = (),
) -> dict[str, Any]:
    """Return what `bankd status` shows of a running daemon; see `bankd.control.status`.

    `known`: what the files of the folders turned out to be.
    """
    jobs, troubles = _counted(parts, daemon_state)
    # A file whose content was refused is a job that was rejected, and listed as such.
    files = {seen.path: seen.said for seen in known.values() if seen.said and seen.key is None}
    refused = {**daemon_state.closed, **files}
    job, scan_unix_s = daemon_state.job, daemon_state.last_scan_unix_s
    told = ("key", "phase", "text", "left_s", "trials")
    running = job and {"model": model_name(job.path), **{name: getattr(job, name) for name in told}}
    return {
        "process": daemon_state.process,
        "since": daemon_state.since,
        "state": daemon_state.state,
        "why": (daemon_state.why_waiting or daemon_state.why_racing) if job is None else "",
        "folders": list(map(str, daemon_state.folders)),
        "job": running,
        "jobs": {state_label(state): count for state, count in jobs.items()},
        "files": {
            "known": len(known),
            "refused": len(refused),
            "waiting": len(daemon_state.waiting),
            "held_back": daemon_state.held_back,
            "ignored": len(daemon_state.ignored),
        },
        "machines": list(machines),
        "waiting": _told(daemon_state.waiting.items()),
        "refused": _told(refused.items()),
        "memory_bytes": resident_bytes(daemon_state.process),
        "free_bytes": _free_bytes(parts),
        "floor_bytes": daemon_state.bounds.disk_floor_bytes,
        "queue_bound": daemon_state.bounds.queue,
        "oldest_job_s": daemon_state.oldest_s,
        "last_scan_s": None if scan_unix_s is None else max(0.0, time.time() - scan_unix_s),
        "healthy": not troubles,
        "unhealthy": [f"{task}: {why}" for task, why in troubles.items()],
    }


def gauges(
    parts: DaemonParts, daemon_state: DaemonState
) -> dict[str, float | Mapping[str, float] | None]:
    """The gauges of the metrics."""
    return {
        "jobs": {state_label(state): n for state, n in _counted(parts, daemon_state)[0].items()},
        "oldest_job_age_seconds": daemon_state.oldest_s or 0.0,
        "files_waiting": len(daemon_state.waiting),
        "files_held_back": daemon_state.held_back,
        "queue_bound": daemon_state.bounds.queue,
        "disk_free_bytes": _free_bytes(parts),
        "disk_floor_bytes": daemon_state.bounds.disk_floor_bytes,
        "resident_memory_bytes": resident_bytes(daemon_state.process),
        "workers": parts.workshop.process is not None,
        "device_held": daemon_state.job is not None or bool(daemon_state.why_racing),
        "last_scan_timestamp_seconds": daemon_state.last_scan_unix_s,
        "draining": daemon_state.is_stopping,
        "bank_entries": _bank_entries(parts),
    }


def _counted(
    parts: DaemonParts, daemon_state: DaemonState
) -> tuple[Mapping[str, int], Mapping[str, str]]:
    """Count the jobs of each state, or those before others locked the job list; and return what
    does not work now."""
    try:
        daemon_state.counts, daemon_state.oldest_s = parts.jobs.counts(), parts.jobs.oldest_s()
    except BankdError as error:
        return daemon_state.counts, {**daemon_state.troubles, "jobs": str(error)}
    return daemon_state.counts, daemon_state.troubles


def _told(pairs: Iterable[tuple[Path, str]]) -> list[dict[str, str]]:
    return [
        {"path": visible(str(path)), "why": visible(why)} for path, why in islice(pairs, MAX_LISTED)
    ]


def _free_bytes(parts: DaemonParts) -> int | None:
    try:
        return free_bytes(parts.workspace.folder)
    except OSError:
        return None


def _bank_entries(parts: DaemonParts) -> int | None:
    """None where the bank cannot be read now: the metrics then say nothing of it."""
    try:
        return parts.bank.entries()
    except BankdError:
        return None


class Answers:
    """One method a verb."""

    def __init__(
        self,
        parts: DaemonParts,
        daemon_state: DaemonState,
        job_runner: JobRunner,
        known: Callable[[], Mapping[Path, FileSeen]],
        reload: Callable[[], Mapping[str, Any]],
    ) -> None:
        self._parts = parts
        self._daemon_state = daemon_state
        self._job_runner = job_runner
        self._known = known
        self._reload = reload

    async def answer(self, request: ControlRequest) -> Mapping[str, Any]:
        """Raises BankdError where it cannot be done."""
        self._parts.metrics.count("control_requests", value=request.verb)
        if request.verb is Verb.STATUS:
            machines = await self._parts.workshop.machines()
            return status(self._parts, self._daemon_state, self._known(), machines)
        answers: Mapping[Verb, Callable[..., Mapping[str, Any]]] = {
            Verb.PING: lambda: {"process": self._daemon_state.process},
            Verb.METRICS: self._metrics,
            Verb.RESCAN: self._rescan,
            Verb.DRAIN: self._drain,
            Verb.RELOAD: lambda: {"changed": dict(self._reload())},
            Verb.CANCEL: self._cancel,
            Verb.RETRY: self._retry,
            Verb.PRIORITISE: self._prioritise,
        }
        return answers[request.verb](**request.arguments)

    def _metrics(self) -> Mapping[str, Any]:
        self._parts.metrics.stands(gauges(self._parts, self._daemon_state))
        return self._parts.metrics.answer()

    def _rescan(self) -> Mapping[str, Any]:
        self._daemon_state.wake()
        return {"folders": list(map(str, self._daemon_state.folders))}

    def _drain(self) -> Mapping[str, Any]:
        running = self._daemon_state.job
        self._daemon_state.stop()
        return {"job": running.key if running is not None else None}

    def _cancel(self, job: str, by: str) -> Mapping[str, Any]:
        after = self._parts.jobs.cancel(job, by)
        self._job_runner.cancel(job, by)
        return {"state": state_label(after.status)}

    def _retry(self, job: str) -> Mapping[str, Any]:
        after = self._parts.jobs.retry(job)
        self._daemon_state.wake()
        return {"state": state_label(after.status)}

    def _prioritise(self, job: str, priority: int) -> Mapping[str, Any]:
        after = self._parts.jobs.prioritise(job, priority)
        return {"state": state_label(after.status), "priority": after.priority}
