"""The measuring child: checks and times compiled candidates, and may die of one.

It holds one task at a time.
"""

from __future__ import annotations

import os
from typing import Any

from tuner.errors import TunerError
from tuner.kernel_cache import CompiledKernel
from tuner.measure.bench_task import TaskBench
from tuner.measure.serving import serve
from tuner.policy import Policy
from tuner.target import Target, host_soc_versions
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
        host_soc_versions()  # asks the system for matrix tiles, where there are any
        target = Target(soc_version, cores)
        self._bench = TaskBench(Task.parse(task), target, seed, pinned=True)
        return {}

    @staticmethod
    def _check(bench: TaskBench, policy: str, kernel: dict[str, Any]) -> dict[str, Any]:
        try:
            check = bench.check(Policy.parse(policy), CompiledKernel.parse(kernel))
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


def main() -> None:
    serve(_Child().answer, MEMORY_BYTES)


if __name__ == "__main__":
    main()
