"""Load an offline model (or a program just built) and run it."""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any

import numpy as np

from tuner.errors import OfflineModelError, OptionError
from tuner.graph import DTYPES
from tuner.llvm import Library
from tuner.offline_model import offline_model
from tuner.program.build import BuiltProgram
from tuner.program.check import check_program
from tuner.program.crew import Crew
from tuner.program.pages import allocate_bytes
from tuner.program.program import Place, Port, Program, Segment, Step
from tuner.program.table import StepTable
from tuner.target import host_cores, host_soc_versions


def load(path: str | Path, threads: int | None = None) -> LoadedModel:
    """Map an offline model and make it ready to run on `threads` cores (default: its target's).

    Raises OfflineModelError for a file that is damaged, foreign, or made for another target.
    """
    data = offline_model.load(Path(path))
    program = Program.from_json(data.program)
    check_program(program)
    weights = np.frombuffer(data.weights, np.uint8)
    if weights.nbytes < program.weights_bytes:
        raise OfflineModelError(
            f"{path}: {weights.nbytes} bytes of weights, but the steps need {program.weights_bytes}"
        )
    return LoadedModel(program, data.objects, weights, threads)


def load_built(built: BuiltProgram, threads: int | None = None) -> LoadedModel:
    """Run a program that was just built, without a file."""
    weights = allocate_bytes(built.program.weights_bytes)
    for piece in built.weights:
        flat = piece.array.reshape(-1).view(np.uint8)
        weights[piece.offset : piece.offset + flat.nbytes] = flat
    return LoadedModel(built.program, built.objects, weights, threads)


class LoadedModel:
    """A model in memory. `run` may be called from several threads: calls take turns."""

    def __init__(
        self,
        program: Program,
        objects: Sequence[bytes],
        weights: np.ndarray,
        threads: int | None = None,
    ) -> None:
        _check_target(program)
        self.program = program
        self.inputs: tuple[Port, ...] = program.inputs
        self.outputs: tuple[Port, ...] = program.outputs
        self.threads = _thread_count(program, threads)
        self._weights = weights
        self._arena = allocate_bytes(program.arena_bytes)
        self._library = Library(objects, program.symbols)
        own = max((s.worker_scratch_bytes for s in program.steps), default=0)
        self._worker_scratch = allocate_bytes(own * self.threads)
        self._parts = self._split_at_segments()
        self._crew = Crew(self.threads)
        self._values: dict[int, np.ndarray] = {}
        self._turn = threading.Lock()

    def __enter__(self) -> LoadedModel:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """End the worker threads, after a run in progress. The model cannot run afterwards."""
        with self._turn:
            self._crew.close()

    def run(self, inputs: Mapping[str, np.ndarray]) -> dict[str, np.ndarray]:
        """Outputs by name, as new arrays. Raises OptionError when an input does not fit."""
        arrays = [_fitting(port, inputs) for port in self.inputs]
        _refuse_unknown(self.inputs, inputs)
        with self._turn:
            made = self._new_outputs()
            for part in self._parts:
                self._run_part(part, arrays, made)
            return self._collect(arrays, made)

    def time_steps(self, inputs: Mapping[str, np.ndarray], runs: int) -> np.ndarray:
        """Seconds of each step in each of some runs, [runs, steps]; steps run one by one."""
        arrays = [_fitting(port, inputs) for port in self.inputs]
        times = np.zeros((runs, len(self.program.steps)))
        with self._turn:
            for run in range(runs):
                made, number = self._new_outputs(), 0
                for part in self._parts:
                    if isinstance(part, StepTable):
                        self._bind(part, arrays, made)
                        for first, count in part.step_rows:
                            start = time.perf_counter()
                            self._crew.run(part.row_address(first), count)
                            times[run, number] = time.perf_counter() - start
                            number += 1
                    else:
                        start = time.perf_counter()
                        self._run_part(part, arrays, made)
                        times[run, number] = time.perf_counter() - start
                        number += 1
        return times

    # -- parts -----------------------------------------------------------------------------------

    def _split_at_segments(self) -> list[StepTable | _OrtSegment]:
        parts: list[StepTable | _OrtSegment] = []
        waiting: list[Step] = []
        for step in (*self.program.steps, None):
            if step is not None and step.segment is None:
                waiting.append(step)
                continue
            if waiting:
                parts.append(self._table(waiting))
                waiting = []
            if step is not None and step.segment is not None:
                parts.append(_OrtSegment(step.name, step.segment, self.threads))
        return parts

    def _table(self, steps: Sequence[Step]) -> StepTable:
        scratch = self._worker_scratch.ctypes.data
        return StepTable(steps, self.threads, self._library.address, self._base, scratch)

    def _base(self, place: Place) -> int:
        if place.kind == "weights":
            return int(self._weights.ctypes.data) + place.offset
        return int(self._arena.ctypes.data) + place.offset if place.kind == "arena" else 0

    def _new_outputs(self) -> list[np.ndarray]:
        """Memory for each output that steps write themselves; empty for the others."""
        return [
            np.empty(port.shape if place == Place("output", i) else 0, DTYPES[port.dtype])
            for i, (port, place) in enumerate(
                zip(self.outputs, self.program.output_places, strict=True)
            )
        ]

    def _bind(self, part: StepTable, arrays: list[np.ndarray], made: list[np.ndarray]) -> None:
        for slot in part.slots:
            source = arrays if slot.kind == "input" else made
            part.set_slot(slot, source[slot.number].ctypes.data)

    def _run_part(
        self, part: StepTable | _OrtSegment, arrays: list[np.ndarray], made: list[np.ndarray]
    ) -> None:
        if isinstance(part, StepTable):
            self._bind(part, arrays, made)
            self._crew.run(part.address, part.count)
            return
        feeds = {b.port.name: self._view(b.port, b.place, arrays, made) for b in part.inputs}
        for binding, result in zip(part.outputs, part.run(feeds), strict=True):
            if binding.place.kind == "value":
                self._values[binding.place.offset] = result
            else:
                self._view(binding.port, binding.place, arrays, made)[...] = result

    def _view(
        self, port: Port, place: Place, arrays: list[np.ndarray], made: list[np.ndarray]
    ) -> np.ndarray:
        """The tensor at a place as an array that shares its memory."""
        dtype = DTYPES[port.dtype]
        if place.kind == "value":
            return self._values[place.offset]
        if place.kind in ("input", "output"):
            source = arrays if place.kind == "input" else made
            return source[place.offset].reshape(port.shape)
        memory = self._arena if place.kind == "arena" else self._weights
        size = int(np.prod(port.shape, dtype=np.int64)) * dtype.itemsize
        return memory[place.offset : place.offset + size].view(dtype).reshape(port.shape)

    def _collect(self, arrays: list[np.ndarray], made: list[np.ndarray]) -> dict[str, np.ndarray]:
        results = {}
        for i, (port, place) in enumerate(
            zip(self.outputs, self.program.output_places, strict=True)
        ):
            own = place == Place("output", i)
            results[port.name] = made[i] if own else self._view(port, place, arrays, made).copy()
        return results


class _OrtSegment:
    """Nodes without a kernel, run by ONNX Runtime between native steps."""

    def __init__(self, name: str, segment: Segment, threads: int) -> None:
        import onnxruntime  # noqa: PLC0415 - only models with such nodes pay for it

        self.name, self.inputs, self.outputs = name, segment.inputs, segment.outputs
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = threads
        options.add_session_config_entry("session.intra_op.allow_spinning", "0")
        self._session: Any = onnxruntime.InferenceSession(
            segment.model, options, providers=["CPUExecutionProvider"]
        )

    def run(self, feeds: Mapping[str, np.ndarray]) -> list[np.ndarray]:
        return list(self._session.run([b.port.name for b in self.outputs], dict(feeds)))


def _check_target(program: Program) -> None:
    own = host_soc_versions()
    if program.target.soc_version not in own:
        raise OfflineModelError(
            f"the offline model is for {program.target.soc_version}, this machine runs"
            f" {', '.join(own)}",
            "build it for this machine: bankd atc --model MODEL.onnx",
            "EG0013",
        )


def _thread_count(program: Program, threads: int | None) -> int:
    if threads is None:
        return min(program.target.cores, host_cores())
    if threads < 1:
        raise OptionError(f"threads={threads}: at least 1 is needed", None, "EG0003")
    return threads


def _fitting(port: Port, inputs: Mapping[str, np.ndarray]) -> np.ndarray:
    if port.name not in inputs:
        raise OptionError(f"input {port.name} is missing", "give every input of the model")
    array, dtype = np.asarray(inputs[port.name]), DTYPES[port.dtype]
    if array.shape != port.shape or array.dtype != dtype:
        raise OptionError(
            f"input {port.name} is {array.dtype}{list(array.shape)}, the model takes"
            f" {dtype}{list(port.shape)}",
            "convert the array; a model with other shapes is built with --input_shape",
        )
    return np.ascontiguousarray(array)


def _refuse_unknown(ports: Sequence[Port], inputs: Mapping[str, np.ndarray]) -> None:
    known = {port.name for port in ports}
    for name in inputs:
        if name not in known:
            raise OptionError(
                f"the model has no input {name}", f"its inputs are {', '.join(sorted(known))}"
            )
