"""Memory, code and sessions of the streams of a loaded model, shared where they can be."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tuner.backend import backend_of
from tuner.program.execution import SharedMemory
from tuner.program.ort_segment import OrtExecution
from tuner.program.program import Program


class WholeModels:
    """Executions of ONNX Runtime's programs, of which all streams share the sessions."""

    def __init__(self, weights: np.ndarray, threads: int, *, spins: bool) -> None:
        self._weights, self._threads, self._spins = weights, threads, spins
        self._opened: dict[int, OrtExecution] = {}

    def execution(self, number: int, program: Program) -> OrtExecution:
        """An execution of the program with this number, for one stream."""
        if number not in self._opened:
            self._opened[number] = OrtExecution(
                program, self._weights, self._threads, spins=self._spins
            )
        return self._opened[number].twin()

    def close(self) -> None:
        """Let go of the sessions, which end with their last execution."""
        self._opened.clear()


class StreamMemory:
    """Memory and threads of native programs for each stream: code and weights are those of all."""

    def __init__(
        self,
        programs: Sequence[Program],
        objects: Sequence[bytes],
        weights: tuple[np.ndarray, np.ndarray | None],
        threads: int,
        options: Mapping[str, Any],
    ) -> None:
        """`weights`: the stored ones, and those derived from others; `options`: of the pool."""
        self._content, self._threads, self._options = (programs, objects, weights), threads, options
        self._first: SharedMemory | None = None

    def make(self) -> SharedMemory:
        """Arena and threads of one stream."""
        programs, objects, (weights, derived) = self._content
        backend = backend_of(programs[0].target.soc_version)
        pool = backend.thread_pool(self._threads, **self._options)
        try:
            memory = SharedMemory(programs, objects, weights, pool, self._first, derived)
        except BaseException:
            pool.close()
            raise
        if self._first is None:
            self._first = memory
        return memory
