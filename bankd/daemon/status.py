"""How the daemon stands, in plain values: for people, and for a monitoring system."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

from bankd.control.status import MOST_LISTED
from bankd.daemon.metrics import Snapshot
from bankd.daemon.parts import Parts
from bankd.daemon.standing import Standing
from bankd.daemon.worker.workshop import resident_bytes
from bankd.errors import BankdError
from bankd.escape import visible
from bankd.jobs import FileSeen, model_name
from bankd.system.disk_space import free_bytes


def status(parts: Parts, standing: Standing, known: Mapping[Path, FileSeen]) -> dict[str, Any]:
    """What `bankd status` shows of a daemon that runs; see `bankd.control.status`.

    `known`: what the files of the folders turned out to be.
    """
    jobs, troubles = _counted(parts, standing)
    # A file whose content was refused is a job that was set aside, and listed as such.
    files = {seen.path: seen.said for seen in known.values() if seen.said and seen.key is None}
    refused = {**standing.closed, **files}
    since_scan_s = _since(standing.last_scan_unix_s)
    return {
        "process": standing.process,
        "since": standing.since,
        "state": standing.state,
        "why": standing.why_waiting if standing.job is None else "",
        "folders": list(map(str, standing.folders)),
        "job": _job(standing),
        "jobs": {str(state): count for state, count in jobs.items()},
        "files": {
            "known": len(known),
            "refused": len(refused),
            "waiting": len(standing.waiting),
            "held_back": standing.held_back,
            "ignored": len(standing.ignored),
        },
        "waiting": _told(standing.waiting.items()),
        "refused": _told(refused.items()),
        "memory_bytes": resident_bytes(standing.process),
        "free_bytes": _free_bytes(parts),
        "floor_bytes": standing.bounds.disk_floor_bytes,
        "queue_bound": standing.bounds.queue,
        "last_scan_s": since_scan_s,
        "healthy": not troubles,
        "unhealthy": [f"{task}: {why}" for task, why in troubles.items()],
    }


def snapshot(parts: Parts, standing: Standing) -> Snapshot:
    """The gauges of the metrics."""
    return Snapshot(
        jobs=_counted(parts, standing)[0],
        files_waiting=len(standing.waiting),
        files_held_back=standing.held_back,
        queue_bound=standing.bounds.queue,
        free_bytes=_free_bytes(parts),
        floor_bytes=standing.bounds.disk_floor_bytes,
        memory_bytes=resident_bytes(standing.process),
        workers=int(parts.workshop.process is not None),
        is_device_held=standing.job is not None,
        last_scan_s=standing.last_scan_unix_s,
        is_draining=standing.is_stopping,
        bank_entries=_bank_entries(parts),
    )


def _counted(parts: Parts, standing: Standing) -> tuple[Mapping[str, int], Mapping[str, str]]:
    """How many jobs there are of each state, or were before others locked the job list; and what
    does not work now."""
    try:
        standing.counts = parts.jobs.counts()
    except BankdError as error:
        return standing.counts, {**standing.troubles, "jobs": str(error)}
    return standing.counts, standing.troubles


def _job(standing: Standing) -> Mapping[str, Any] | None:
    job = standing.job
    if job is None:
        return None
    return {
        "key": job.key,
        "model": model_name(job.path),
        "phase": job.phase,
        "text": job.text,
        "left_s": job.left_s,
        "trials": job.trials,
    }


def _told(pairs: Iterable[tuple[Path, str]]) -> list[dict[str, str]]:
    return [
        {"path": visible(str(path)), "why": visible(why)}
        for path, why in islice(pairs, MOST_LISTED)
    ]


def _since(unix_s: float | None) -> float | None:
    return None if unix_s is None else max(0.0, time.time() - unix_s)


def _free_bytes(parts: Parts) -> int | None:
    try:
        return free_bytes(parts.workspace.folder)
    except OSError:
        return None


def _bank_entries(parts: Parts) -> int | None:
    """None where the bank cannot be read now: the metrics then say nothing of it."""
    try:
        return parts.bank.entries()
    except BankdError:
        return None
