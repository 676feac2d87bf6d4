"""The measuring child: checks and times compiled candidates, and may die of one.

It holds one subject at a time, a task or a subgraph.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from typing import Any

from tuner.backend import host_soc_versions
from tuner.confinement import Confinement
from tuner.errors import TunerError
from tuner.measure.bench import Bench, CompiledOperator
from tuner.measure.measuring_process import LOG_BYTES, OPEN_FILES, serve
from tuner.measure.rounds import Rounds
from tuner.policy import Policy
from tuner.subgraph.subgraph import Subgraph
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import Outcome

CONFINEMENT = Confinement(
    name="bank-measure",
    memory_bytes=16 << 30,
    file_bytes=LOG_BYTES,
    open_files=OPEN_FILES,
    may_start_programs=False,
    writable=(),
)
"""A candidate is machine code that has never run before: what it does must stay in this process."""

PARSERS: Mapping[str, Callable[[str], Task | Subgraph]] = {
    "open": Task.parse,
    "open_subgraph": Subgraph.parse,
}
"""Readers of subjects, by the request that opens one."""


class _Child:
    def __init__(self) -> None:
        self._bench: Bench | None = None
        self._cores = os.sched_getaffinity(0)

    def answer(self, request: dict[str, Any]) -> dict[str, Any]:
        verb = request.pop("do")
        if verb in PARSERS:
            return self._open(PARSERS[verb](request.pop("subject")), **request)
        if self._bench is None:
            raise ValueError("nothing is open")
        if verb == "check":
            return self._check(self._bench, **request)
        if verb == "time":
            return self._time(self._bench.rounds, **request)
        if verb == "forget":
            self._bench.rounds.forget([Policy.parse(text) for text in request["policies"]])
            return {}
        raise ValueError(f"unknown request {verb!r}")

    def _open(
        self, subject: Task | Subgraph, soc_version: str, cores: int, seed: int
    ) -> dict[str, Any]:
        if self._bench is not None:
            self._bench.rounds.close()
            self._bench = None  # its memory must be free before the next subject takes its own
        os.sched_setaffinity(0, self._cores)  # the last subject's thread pool has pinned us
        host_soc_versions()  # asks the system for matrix tiles, where there are any
        self._bench = Bench(subject, Target(soc_version, cores), seed, pinned=True)
        return {}

    @staticmethod
    def _check(bench: Bench, policy: str, operators: list[dict[str, Any]]) -> dict[str, Any]:
        try:
            check = bench.check(Policy.parse(policy), map(CompiledOperator.parse, operators))
        except TunerError as fault:
            return {"outcome": Outcome.COMPILE_ERROR, "error": None, "note": fault.message}
        error = check.error if check.error is not None and check.error < float("inf") else None
        return {"outcome": check.outcome, "error": error, "note": check.note}

    @staticmethod
    def _time(bench: Rounds, policies: list[str], rounds: int, budget_s: float) -> dict[str, Any]:
        samples = bench.time([Policy.parse(text) for text in policies], rounds, budget_s)
        return {
            "samples_us": [samples[text] for text in policies],
            "wait_share": bench.wait_share,
        }


def main() -> None:
    """Answer requests on standard input until it is closed."""
    serve(_Child().answer, CONFINEMENT)


if __name__ == "__main__":
    main()
