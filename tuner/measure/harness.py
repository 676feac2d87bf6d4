"""The harness that measuring sessions share: a pool that compiles, and a child that runs.

One subject is open in the child at a time; a session that needs another one opens it. A request
opens it; an equal one of another session opens something else, for its candidates may differ.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, wait
from pathlib import Path
from typing import Any

from tuner.measure.compile_pool import DEFAULT_PROCESSES, Compiled, CompilePool
from tuner.measure.cores import wait_for_cores
from tuner.measure.measuring_process import ChildDiedError, ChildProcess, with_retries
from tuner.policy import Policy
from tuner.target import Target
from tuner.task import Task

CHILD = (sys.executable, "-P", "-m", "tuner.measure.measuring_child")
OPEN_TIMEOUT_S = 120.0
"""The float64 reference of a large subgraph takes seconds."""
CHECK_TIMEOUT_S = 20.0
CORES_WAIT_S, RACE_CORES_WAIT_S = 30.0, 5.0
"""Maximum time that a harness, and a race, waits for cores that a host has taken away."""

Request = Mapping[str, Any]


class Harness:
    """Compiles and runs for one target."""

    def __init__(
        self,
        target: Target,
        *,
        seed: int = 0,
        kernel_cache: Path | None = None,
        compile_processes: int = DEFAULT_PROCESSES,
        command: Sequence[str] = CHILD,
        check_timeout_s: float = CHECK_TIMEOUT_S,
        pool: CompilePool | None = None,
    ) -> None:
        """`pool` compiles instead of one made of `kernel_cache` and `compile_processes`."""
        self.target, self.seed, self.check_timeout_s = target, seed, check_timeout_s
        self._pool = pool or CompilePool(target, processes=compile_processes, cache=kernel_cache)
        self._child = ChildProcess(command)
        self._patience_s = CORES_WAIT_S
        self._compiling: list[Future[Compiled]] = []
        self._opened: Request | None = None
        self._held: set[Policy] = set()

    def start(self) -> None:
        """Start the processes that compile, and then the child that runs."""
        try:
            self._pool.start()
        except BaseException:
            self._pool.close()
            raise

    def close(self) -> None:
        """End the child and all compilers."""
        self._child.end()
        self._pool.close()

    def compile(self, task: Task, policy: Policy) -> Future[Compiled]:
        """Have a kernel compiled, now or after those that were asked for before."""
        self._compiling = [future for future in self._compiling if not future.done()]
        self._compiling.append(self._pool.submit(task, policy))
        return self._compiling[-1]

    def let_compilers_rest(self) -> None:
        """Wait for kernels that are being precompiled, for whichever session."""
        if not self._pool.may_work_ahead:
            wait([future for future in self._compiling if not future.cancelled()])

    def wait_for_cores(self) -> None:
        """Wait for the cores before a race, as long as the patience lasts."""
        patience_s = min(self._patience_s, RACE_CORES_WAIT_S)
        self._patience_s -= wait_for_cores(self.target, patience_s)

    def held(self, opening: Request) -> set[Policy]:
        """The candidates that the child holds, checked, of the subject that this opens."""
        return self._held if self._opened is opening else set()

    def open(self, opening: Request) -> None:
        """The child opens a subject, unless it has it open; it frees what it had before.

        Raises ChildDiedError.
        """
        if self._opened is not opening:
            self._opened = None
            self._held = set()
            with_retries(lambda: self.ask(opening, OPEN_TIMEOUT_S))
            self._opened = opening

    def ask(self, request: Request, timeout_s: float) -> dict[str, Any]:
        """Ask the child about the subject that is open.

        Raises ChildDiedError: then none is open, and no candidate is held.
        """
        try:
            return self._child.exchange(request, timeout_s)
        except ChildDiedError:
            self._opened = None
            self._held = set()
            raise
