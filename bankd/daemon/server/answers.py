"""Answers of the daemon on its socket: its status in plain values, and control commands."""

from __future__ import annotations

import os
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
from bankd.jobs import model_name, state_label
from bankd.system.disk_space import free_bytes


class Answers:
    """One method a verb."""

    def __init__(
        self,
        parts: DaemonParts,
        daemon_state: DaemonState,
        job_runner: JobRunner,
        reload: Callable[[], Mapping[str, Any]],
    ) -> None:
        self._parts = parts
        self._daemon_state = daemon_state
        self._job_runner = job_runner
        self._reload = reload
        self._counts: Mapping[str, int] = {}
        """Number of jobs of each state when they were last read."""
        self._oldest_s: float | None = None
        """Age of the oldest job that had not ended then; None where all had."""

    async def answer(self, request: ControlRequest) -> Mapping[str, Any]:
        """Raises BankdError where it cannot be done."""
        self._parts.metrics.count("control_requests", value=request.verb)
        if request.verb is Verb.STATUS:
            machines = await self._parts.workshop.machines()
            return self.status(machines)
        answers: Mapping[Verb, Callable[..., Mapping[str, Any]]] = {
            Verb.PING: lambda: {"process": os.getpid()},
            Verb.METRICS: self._metrics,
            Verb.RESCAN: self._rescan,
            Verb.DRAIN: self._drain,
            Verb.RELOAD: lambda: {"changed": dict(self._reload())},
            Verb.CANCEL: self._cancel,
            Verb.RETRY: self._retry,
            Verb.PRIORITISE: self._prioritise,
        }
        return answers[request.verb](**request.arguments)

    def status(self, machines: Sequence[Mapping[str, Any]] = ()) -> dict[str, Any]:
        """Return what `bankd status` shows of a running daemon; see `bankd.control.status`."""
        daemon_state = self._daemon_state
        file_states, bounds = daemon_state.file_states, daemon_state.bounds
        activity, last_scan = daemon_state.activity, daemon_state.last_scan
        troubles, known, waiting = self._count(), file_states.known, file_states.delayed
        # A file whose content was refused is a job that was rejected, and listed as such.
        files = {seen.path: seen.said for seen in known.values() if seen.said and seen.key is None}
        refused = {**last_scan.closed, **files}
        job, unix_s = activity.running_job, last_scan.unix_s
        told = ("key", "phase", "text", "left_s", "trials")
        own = job and {"model": model_name(job.path), **{name: getattr(job, name) for name in told}}
        return {
            "process": os.getpid(),
            "since": daemon_state.since,
            "state": daemon_state.state,
            "why": (daemon_state.why_waiting or activity.race or "") if job is None else "",
            "folders": list(map(str, daemon_state.folders)),
            "job": own,
            "jobs": {state_label(state): count for state, count in self._counts.items()},
            "files": {
                "known": len(known),
                "refused": len(refused),
                "waiting": len(waiting),
                "held_back": file_states.held_back,
                "ignored": len(last_scan.ignored),
            },
            "machines": list(machines),
            "waiting": _told(waiting.items()),
            "refused": _told(refused.items()),
            "memory_bytes": resident_bytes(os.getpid()),
            "free_bytes": _free_bytes(self._parts),
            "floor_bytes": bounds.disk_floor_bytes,
            "queue_bound": bounds.queue,
            "oldest_job_s": self._oldest_s,
            "last_scan_s": None if unix_s is None else max(0.0, time.time() - unix_s),
            "healthy": not troubles,
            "unhealthy": [f"{task}: {why}" for task, why in troubles.items()],
        }

    def gauges(self) -> dict[str, float | Mapping[str, float] | None]:
        """The gauges of the metrics."""
        parts, daemon_state = self._parts, self._daemon_state
        file_states, bounds = daemon_state.file_states, daemon_state.bounds
        activity = daemon_state.activity
        self._count()
        return {
            "jobs": {state_label(state): count for state, count in self._counts.items()},
            "oldest_job_age_seconds": self._oldest_s or 0.0,
            "files_waiting": len(file_states.delayed),
            "files_held_back": file_states.held_back,
            "queue_bound": bounds.queue,
            "disk_free_bytes": _free_bytes(parts),
            "disk_floor_bytes": bounds.disk_floor_bytes,
            "resident_memory_bytes": resident_bytes(os.getpid()),
            "workers": parts.workshop.process is not None,
            "device_held": activity.running_job is not None or bool(activity.race),
            "last_scan_timestamp_seconds": daemon_state.last_scan.unix_s,
            "draining": daemon_state.is_stopping,
            "bank_entries": _bank_entries(parts),
        }

    def _count(self) -> Mapping[str, str]:
        """Count the jobs of each state, unless others lock the job list; return what does not work
        now."""
        jobs, troubles = self._parts.jobs, self._daemon_state.troubles
        try:
            self._counts, self._oldest_s = jobs.counts(), jobs.oldest_s()
        except BankdError as error:
            return {**troubles, "jobs": str(error)}
        return troubles

    def _metrics(self) -> Mapping[str, Any]:
        self._parts.metrics.stands(self.gauges())
        return self._parts.metrics.answer()

    def _rescan(self) -> Mapping[str, Any]:
        self._daemon_state.wakes.hint()
        return {"folders": list(map(str, self._daemon_state.folders))}

    def _drain(self) -> Mapping[str, Any]:
        running_job = self._daemon_state.activity.running_job
        self._daemon_state.stop()
        return {"job": running_job.key if running_job is not None else None}

    def _cancel(self, job: str, by: str) -> Mapping[str, Any]:
        after = self._parts.jobs.cancel(job, by)
        self._job_runner.cancel(job, by)
        return {"state": state_label(after.status)}

    def _retry(self, job: str) -> Mapping[str, Any]:
        after = self._parts.jobs.retry(job)
        self._daemon_state.wakes.hint()
        return {"state": state_label(after.status)}

    def _prioritise(self, job: str, priority: int) -> Mapping[str, Any]:
        after = self._parts.jobs.prioritise(job, priority)
        return {"state": state_label(after.status), "priority": after.priority}


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
