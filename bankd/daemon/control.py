"""What the daemon answers on its socket."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from bankd.control.protocol import Request, Verb
from bankd.daemon.parts import Parts
from bankd.daemon.running import Running
from bankd.daemon.standing import Standing
from bankd.daemon.status import snapshot, status
from bankd.jobs import FileSeen


class Answers:
    """One method a verb."""

    def __init__(
        self,
        parts: Parts,
        standing: Standing,
        running: Running,
        known: Callable[[], Mapping[Path, FileSeen]],
        reload: Callable[[], Mapping[str, Any]],
    ) -> None:
        self._parts = parts
        self._standing = standing
        self._running = running
        self._known = known
        self._reload = reload

    async def answer(self, request: Request) -> Mapping[str, Any]:
        """Raises BankdError where it cannot be done."""
        self._parts.metrics.asked(request.verb)
        answers: Mapping[Verb, Callable[..., Mapping[str, Any]]] = {
            Verb.PING: lambda: {"process": self._standing.process},
            Verb.STATUS: lambda: status(self._parts, self._standing, self._known()),
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
        self._parts.metrics.stands(snapshot(self._parts, self._standing))
        return self._parts.metrics.answer()

    def _rescan(self) -> Mapping[str, Any]:
        self._standing.wake()
        return {"folders": list(map(str, self._standing.folders))}

    def _drain(self) -> Mapping[str, Any]:
        running = self._standing.job
        self._standing.stop()
        return {"job": running.key if running is not None else None}

    def _cancel(self, job: str, by: str) -> Mapping[str, Any]:
        after = self._parts.jobs.cancel(job, by)
        self._running.cancel(job, by)
        return {"state": str(after.state)}

    def _retry(self, job: str) -> Mapping[str, Any]:
        after = self._parts.jobs.retry(job)
        self._standing.wake()
        return {"state": str(after.state)}

    def _prioritise(self, job: str, priority: int) -> Mapping[str, Any]:
        after = self._parts.jobs.prioritise(job, priority)
        return {"state": str(after.state), "priority": after.priority}
