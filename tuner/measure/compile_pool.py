"""Candidates compiled by several processes at once; a compiler that dies fails one candidate.

Compiling during a measurement would falsify its times. So the processes work between two
measurements, on all cores; only where as many cores as the target has are left over do they keep
to those, and may then work ahead while a candidate is timed.
"""

from __future__ import annotations

import os
import queue
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from tuner.free_memory import free_memory_bytes
from tuner.kernel_family import CompiledKernel
from tuner.measure.measuring_process import ChildDiedError, ChildProcess, with_retries
from tuner.policy import Policy
from tuner.program.kernel_store import KernelStore
from tuner.target import Target
from tuner.task import Task
from tuner.trials.trial import Outcome

WORKER = (sys.executable, "-P", "-m", "tuner.measure.compile_worker")
TIMEOUT_S = 30.0
"""Time limit for one candidate, the start of the process included."""
DEFAULT_PROCESSES = 8
"""TE_PARALLEL_COMPILER's default."""


@dataclass(frozen=True)
class Refusal:
    """The reason why there is no kernel of a candidate."""

    outcome: Outcome
    note: str


Compiled = CompiledKernel | Refusal

COMPILER_BYTES, MEMORY_SHARE = 256 << 20, 0.5
"""Memory of a compiling process (100 to 200 MB were seen), and the share of what is free that all
of them may take."""

START_S, COMPILE_S = 0.4, 0.02
"""Seconds until a process can compile, and for one kernel: rough, to tell whether a pool pays."""


def compile_missing(
    store: KernelStore,
    wanted: Iterable[tuple[Task, Policy]],
    target: Target,
    processes: int = DEFAULT_PROCESSES,
    cache: Path | None = None,
) -> None:
    """Have several processes compile what the store lacks, if there is enough to do for them.

    What they cannot compile stays missing: the store will say why. What a compiler died of is not
    tried again in this process.
    """
    missing = [(t, p) for t, p in wanted if store.find(t, p, target.isa) is None]
    cores = len(os.sched_getaffinity(0))
    processes = min(processes, cores, len(missing), affordable_processes())
    if START_S + COMPILE_S * len(missing) / max(1, processes) >= COMPILE_S * len(missing):
        return
    pool = CompilePool(target, processes=processes, cache=cache, measures=False)
    try:
        submitted = [(task, policy, pool.submit(task, policy)) for task, policy in missing]
        for task, policy, future in submitted:
            compiled = future.result()
            if isinstance(compiled, CompiledKernel):
                store.add(task, policy, target.isa, compiled)
            elif compiled.outcome == Outcome.CRASHED:
                store.avoid(task, policy, target.isa, compiled.note)
    finally:
        pool.close()


def affordable_processes(free_bytes: int | None = None) -> int:
    """Number of compiling processes that fit into the free memory, that of control groups.

    One always has to.
    """
    free_bytes = free_memory_bytes() if free_bytes is None else free_bytes
    return max(1, int(MEMORY_SHARE * free_bytes) // COMPILER_BYTES)


class CompilePool:
    """Compiles for one target. Close it when done: its processes wait for work until then."""

    def __init__(
        self,
        target: Target,
        *,
        processes: int = DEFAULT_PROCESSES,
        cache: Path | None = None,
        command: Sequence[str] = WORKER,
        timeout_s: float = TIMEOUT_S,
        measures: bool = True,
    ) -> None:
        """Make a pool of at most `processes`, and no more than there are cores and memory for.

        `measures`: the first cores, as many as the target has, are used to measure in between.
        """
        self._target, self._timeout_s = target, timeout_s
        everywhere = sorted(os.sched_getaffinity(0))
        spare = everywhere[target.cores :] if measures else []
        self.may_work_ahead = len(spare) >= target.cores
        """True if the processes keep to cores that no measurement uses."""
        cores = spare if self.may_work_ahead else everywhere
        places = ",".join(map(str, cores)) if self.may_work_ahead else ""
        whole = (*command, places, str(cache or ""))
        count = min(processes, len(cores), affordable_processes())
        self._workers = [ChildProcess(whole) for _ in range(count)]
        self._idle: queue.SimpleQueue[ChildProcess] = queue.SimpleQueue()
        for worker in self._workers:
            self._idle.put(worker)
        self._threads = ThreadPoolExecutor(len(self._workers), "compile")

    def start(self) -> None:
        """Start the processes, which takes them a moment that others may use."""
        for worker in self._workers:
            worker.start()

    def submit(self, task: Task, policy: Policy) -> Future[Compiled]:
        """Have a kernel compiled by the next free process."""
        return self._threads.submit(self._compile, task, policy)

    def close(self) -> None:
        """Kill what still compiles."""
        for worker in self._workers:
            worker.close()
        self._threads.shutdown(cancel_futures=True)
        for worker in self._workers:
            worker.end()

    def _compile(self, task: Task, policy: Policy) -> Compiled:
        request = {
            "task": task.text(),
            "soc_version": self._target.soc_version,
            "cores": self._target.cores,
            "policy": policy.text(),
        }
        worker = self._idle.get()
        try:
            answer = with_retries(lambda: worker.exchange(request, self._timeout_s))
        except ChildDiedError as death:
            return Refusal(death.outcome, f"while it was compiled: {death.note}")
        finally:
            self._idle.put(worker)
        if answer["outcome"] != Outcome.OK:
            return Refusal(Outcome(answer["outcome"]), answer["note"])
        return CompiledKernel.parse(answer["kernel"])
