"""The measuring child: compiles, checks and times candidates, and may die of one.

Reads one JSON request a line from standard input and answers each with one JSON line. It holds
one task at a time. A parent that goes away closes the pipe, which ends the child.
"""

from __future__ import annotations

import contextlib
import ctypes
import json
import os
import resource
import signal
import sys
from typing import Any, TextIO

from tuner.errors import TunerError
from tuner.measure.bench_task import TaskBench
from tuner.policy import Policy
from tuner.target import Target
from tuner.task import Task
from tuner.trial import Outcome

MEMORY_BYTES = 16 << 30
"""Address space of the child; a candidate that asks for more fails alone."""


class _Child:
    def __init__(self) -> None:
        self._bench: TaskBench | None = None
        self._cores = os.sched_getaffinity(0)

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        verb = request.pop("do")
        if verb == "open":
            return self._open(**request)
        if self._bench is None:
            raise ValueError("no task is open")
        if verb == "check":
            return self._check(self._bench, **request)
        if verb == "time":
            return self._time(self._bench, **request)
        if verb == "forget":
            self._bench.forget([Policy.parse(text) for text in request["policies"]])
            return {}
        raise ValueError(f"unknown request {verb!r}")

    def _open(self, task: str, soc_version: str, cores: int, seed: int) -> dict[str, Any]:
        if self._bench is not None:
            self._bench.close()
            self._bench = None  # its memory must be free before the next task takes its own
        os.sched_setaffinity(0, self._cores)  # the last task's crew has pinned us
        target = Target(soc_version, cores)
        self._bench = TaskBench(Task.parse(task), target, seed, pinned=True)
        return {}

    @staticmethod
    def _check(bench: TaskBench, policy: str) -> dict[str, Any]:
        try:
            check = bench.check(Policy.parse(policy))
        except TunerError as fault:
            return {"outcome": Outcome.COMPILE_ERROR, "error": None, "note": fault.message}
        error = check.error if check.error is not None and check.error < float("inf") else None
        return {"outcome": check.outcome, "error": error, "note": check.note}

    @staticmethod
    def _time(
        bench: TaskBench, policies: list[str], rounds: int, budget_s: float
    ) -> dict[str, Any]:
        samples = bench.time([Policy.parse(text) for text in policies], rounds, budget_s)
        return {"samples_us": [samples[text] for text in policies]}


def serve(requests: TextIO, answers: TextIO) -> None:
    """Answer until the requests end."""
    child = _Child()
    for line in requests:
        print(json.dumps(child.answer(json.loads(line))), file=answers, flush=True)


def die_with_the_parent() -> None:
    """Linux kills us with it, even while a candidate hangs that no closed pipe can reach."""
    pr_set_pdeathsig = 1
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(pr_set_pdeathsig, signal.SIGKILL)


def main() -> None:
    die_with_the_parent()
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with contextlib.suppress(ValueError):  # a lower limit that the user set stays in force
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    # whatever else writes to standard output must not get into the answers
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    os.dup2(2, 1)
    serve(sys.stdin, answers)


if __name__ == "__main__":
    main()
