"""ONNX Runtime sessions as parts of a program: segments between native steps, and whole models."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from tuner.errors import OfflineModelError
from tuner.onnx_runtime import open_session, refusals
from tuner.program.program import Port, Program, Segment


class OrtSegment:
    """An ONNX Runtime session whose threads never spin: they would slow the native steps."""

    def __init__(self, name: str, segment: Segment, threads: int) -> None:
        self.name, self.inputs, self.outputs = name, segment.inputs, segment.outputs
        threads = segment.threads or threads
        self._session = _session(name, segment.model, threads, spins=False)

    def run(self, feeds: Mapping[str, np.ndarray]) -> list[np.ndarray]:
        """The outputs, in the order of the segment's own."""
        return list(self._session.run([b.port.name for b in self.outputs], dict(feeds)))


class OrtExecution:
    """ONNX Runtime's program of a whole model: nothing of ours runs beside it.

    The arrays of the caller are used where they are. Not for concurrent calls.
    """

    def __init__(self, program: Program, weights: np.ndarray, threads: int, *, spins: bool) -> None:
        """`program` is one with a whole model."""
        segment = program.whole_model
        assert segment is not None
        assert segment.stored is not None
        offset, size = segment.stored
        self.cores_in_use = segment.threads or threads
        self._inputs, self._outputs = program.inputs, program.outputs
        self._names = [port.name for port in program.outputs]
        model = weights[offset : offset + size].tobytes()
        name = program.steps[0].name
        self._session: Any = _session(name, model, self.cores_in_use, spins=spins)
        self._binding: Any = None

    def answer(self, inputs: Sequence[Any]) -> list[Any]:
        """The outputs for these inputs, as values of their own."""
        feeds = {port.name: value for port, value in zip(self._inputs, inputs, strict=True)}
        return list(self._opened().run(self._names, feeds))

    def point_at(self, inputs: Sequence[np.ndarray], outputs: Sequence[np.ndarray]) -> None:
        """Use these arrays, which the caller keeps alive, from now on."""
        self._binding = self._opened().io_binding()
        for port, array in zip(self._inputs, inputs, strict=True):
            self._binding.bind_input(*_memory(port, array))
        for port, array in zip(self._outputs, outputs, strict=True):
            self._binding.bind_output(*_memory(port, array))

    def run_bound(self) -> None:
        """One inference on the arrays that it was last pointed at."""
        self._opened().run_with_iobinding(self._binding)

    def time_steps(self, inputs: Sequence[Any], runs: int) -> np.ndarray:
        """Seconds of each run, [runs, 1]: there are no steps within."""
        times_s = np.zeros((runs, 1))
        for run in range(runs):
            start_s = time.perf_counter()
            self.answer(inputs)
            times_s[run] = time.perf_counter() - start_s
        return times_s

    def close(self) -> None:
        """End ONNX Runtime's threads. The model cannot run afterwards."""
        self._session = self._binding = None

    def _opened(self) -> Any:
        if self._session is None:
            raise RuntimeError("the model was closed")
        return self._session


def _session(name: str, model: bytes, threads: int, *, spins: bool) -> Any:
    """Raises OfflineModelError for a model that ONNX Runtime does not load."""
    try:
        return open_session(model, threads, spins=spins)
    except refusals() as error:
        reason = " ".join(str(error).split())[:200]
        raise OfflineModelError(
            f"ONNX Runtime does not load the step {name}: {reason}",
            "build the offline model again: bankd atc --model MODEL.onnx",
        ) from error


def _memory(port: Port, array: np.ndarray) -> tuple[Any, ...]:
    """An array as a binding takes it."""
    address = array.__array_interface__["data"][0]
    return port.name, "cpu", 0, array.dtype, array.shape, address
