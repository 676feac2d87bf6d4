"""The worker: tunes what it is ordered to, tells how far it is, and may die of it."""

from __future__ import annotations

import json
import os
import signal
import sys
from dataclasses import replace
from typing import Any

from bankd.bank.folders import make_folder
from bankd.bridge import Confinement, Event, confine
from bankd.bridge.progress import line_listener
from bankd.bridge.verify import Waiting
from bankd.bridge.worker import Worker
from bankd.config.workspace import Workspace
from bankd.daemon.worker.messages import (
    Opening,
    Outcome,
    SubjectOrder,
    WorkRequest,
    decode,
    event_as_json,
    outcome_as_json,
)
from bankd.daemon.worker.work import (
    WorkDrained,
    carry_out,
    entry_verified,
    raced,
    studied,
    subject_tuned,
    tuned,
)
from bankd.descriptors import open_standard_streams
from bankd.jobs import Race

MIN_FREE_BYTES = 64 << 20
"""Memory that a worker must be able to take before its first job. Where JOB_MEMORY_MB leaves less,
MemoryError ends it before the job, which would otherwise fail without a fault of the model."""


class Channel:
    """Our end of the pipe: one JSON line for each message."""

    def __init__(self) -> None:
        # Whatever else writes to standard output must not get into the answers.
        self._file = os.fdopen(os.dup(1), "w", encoding="utf-8")
        os.dup2(2, 1)
        self.is_draining = False
        self._say = line_listener(lambda line: self.write({"line": line}))

    def write(self, content: dict[str, Any]) -> None:
        print(json.dumps(content), file=self._file, flush=True)

    def listen(self, event: Event) -> None:
        if self.is_draining:
            raise WorkDrained("the daemon drains; the next one continues the job")
        self.write(event_as_json(event))
        self._say(event)

    def complain(self, what: str) -> None:
        self.write({"complaint": what})


class RequestHandler:
    """The object that answers the requests."""

    def __init__(self, opening: Opening, channel: Channel) -> None:
        self._settings = opening.settings
        self._workspace = Workspace(opening.settings.workspace)
        self._channel = channel

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        what = request["do"]
        if what == "race":
            return raced(decode(request["race"], Race), self._settings)
        kind = {"subject": SubjectOrder, "verify": Waiting}.get(what, WorkRequest)
        order: WorkRequest | SubjectOrder | Waiting = decode(request["order"], kind)
        outcome = carry_out(order.key, self._workspace, lambda: self._work(what, order))
        return {**outcome_as_json(outcome), "key": order.key}

    def _work(self, what: str, order: WorkRequest | SubjectOrder | Waiting) -> Outcome:
        channel = self._channel
        if isinstance(order, Waiting):
            return entry_verified(order, self._settings, channel.listen)
        if isinstance(order, SubjectOrder):
            return subject_tuned(order, self._open_subject, channel.listen)
        if what == "study":
            return studied(order, self._workspace, self._open_elsewhere, channel.listen)
        if what == "tune":
            return tuned(order, self._workspace, self._open, channel.listen, channel.complain)
        raise ValueError(f"unknown request {what!r}")

    def _open(self, order: WorkRequest) -> Worker:
        return Worker(self._settings, order.request)

    def _open_subject(self, order: SubjectOrder) -> Worker:
        return Worker(replace(self._settings, repeat_tune=order.repeats), order.request)

    def _open_elsewhere(self, order: WorkRequest) -> Worker:
        return Worker(self._settings, order.request, runs_here=False)


def main() -> None:
    open_standard_streams()
    channel = Channel()
    opening = decode(json.loads(sys.stdin.readline()), Opening)
    limits = opening.limits
    for folder in (*opening.writable, opening.temporary):
        make_folder(folder)
    # Ours, and that of the children that we start.
    os.environ["TMPDIR"] = str(opening.temporary)
    unconfined = confine(
        Confinement(
            name="worker",
            memory_bytes=limits.memory_bytes,
            file_bytes=limits.file_bytes,
            open_files=None,
            may_start_programs=True,
            writable=opening.writable,
        )
    )

    def drain(number: int, frame: object) -> None:
        del number, frame
        channel.is_draining = True

    signal.signal(signal.SIGTERM, drain)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    bytearray(MIN_FREE_BYTES)
    channel.write({"ready": os.getpid(), "unconfined": list(unconfined)})
    hands = RequestHandler(opening, channel)
    for line in sys.stdin:
        channel.write(hands.answer(json.loads(line)))


if __name__ == "__main__":
    main()
