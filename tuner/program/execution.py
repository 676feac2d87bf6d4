"""A program in memory: kernels, weights, arena, step tables, segments, and threads to run them."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from typing import Any

import numpy as np

from tuner.backend import Job, ThreadPool, backend_of
from tuner.graph import DTYPES
from tuner.program.ort_segment import OrtSegment
from tuner.program.program import Place, Port, Program, Step
from tuner.program.table import StepTable

Arrays = Sequence[np.ndarray]


class Execution:
    """Runs on the inputs and outputs that it was last pointed at. Not for concurrent calls."""

    def __init__(
        self,
        program: Program,
        objects: Sequence[bytes],
        weights: np.ndarray,
        pool: ThreadPool,
        alone: Collection[int] = (),
    ) -> None:
        """Allocate memory and resolve addresses.

        Steps with the numbers in `alone` run on one core.
        """
        self._program, self._weights, self.pool = program, weights, pool
        backend = backend_of(program.target.soc_version)
        self._arena = backend.allocate(program.arena_bytes)
        self._library = backend.load(objects, program.symbols)
        own = max((s.worker_scratch_bytes for s in program.steps), default=0)
        self._worker_scratch = backend.allocate(own * pool.workers)
        for memory in (self._weights, self._arena, self._worker_scratch):
            backend.make_present(memory)
        self._parts = self._split_at_segments(alone)
        self._jobs: dict[int, tuple[Job | None, ...]] = {}
        """The job of each part (None for a segment) by the number of cores."""
        self._values: dict[int, Any] = {}
        """Tensors of open size, as ONNX Runtime's values, by the numbers of their places."""
        self._inputs: Arrays = ()
        self._outputs: Arrays = ()
        places = enumerate(program.output_places)
        self._copied = [i for i, place in places if place != Place("output", i)]
        self._written = [
            (0 if i in self._copied else port.shape, DTYPES[port.dtype])
            for i, port in enumerate(program.outputs)
        ]

    def close(self) -> None:
        """End the worker threads. The program cannot run afterwards."""
        self.pool.close()

    @property
    def cores_in_use(self) -> int:
        """Number of cores that the next run uses."""
        return self.pool.cores_in_use

    def answer(self, inputs: Arrays) -> list[np.ndarray]:
        """The outputs for these inputs, as new arrays."""
        outputs = self._new_outputs()
        self.point_at(inputs, outputs)
        self.run()
        for number in self._copied:
            outputs[number] = self._output(number).copy()
        self._point_at_nothing()
        return outputs

    def point_at(self, inputs: Arrays, outputs: Arrays) -> None:
        """Use these arrays, which the caller keeps alive, from now on."""
        self._inputs, self._outputs = inputs, outputs
        addresses = {
            "input": [a.__array_interface__["data"][0] for a in inputs],
            "output": [a.__array_interface__["data"][0] for a in outputs],
        }
        for part in self._parts:
            if isinstance(part, StepTable):
                for slot in part.slots:
                    part.set_slot(slot, addresses[slot.kind][slot.number])
            else:
                part.point_at(
                    ("input", "output"),
                    lambda place: addresses[place.kind][place.offset] + place.start_bytes,
                )

    def run_bound(self) -> None:
        """One inference on the arrays that it was last pointed at."""
        self.run()
        for number in self._copied:
            self._outputs[number][...] = self._output(number)

    def run(self) -> None:
        """The steps of one inference. Allocates nothing where the program has no segment."""
        pool, back_off = self.pool, self.pool.back_off
        cores = back_off.in_use if back_off else pool.workers
        jobs = self._jobs.get(cores) or self._jobs_for(cores)
        for job, part in zip(jobs, self._parts, strict=True):
            if isinstance(part, OrtSegment):
                part.run(self._values)
            elif job is None:
                continue
            elif (
                back_off is not None
                and part.shared_rows
                and time.monotonic() >= back_off.next_look_s
            ):
                pool.do_watched(job, back_off)
            else:
                pool.do(job)

    def time_steps(self, inputs: Arrays, runs: int) -> np.ndarray:
        """Seconds of each step in each of some runs, [runs, steps]; steps run one by one."""
        times_s = np.zeros((runs, len(self._program.steps)))
        self.point_at(inputs, self._new_outputs())
        for run in range(runs):
            self._time_run(times_s[run])
        self._point_at_nothing()
        return times_s

    def _time_run(self, times_s: np.ndarray) -> None:
        """One inference, step by step; seconds of each step into `times_s`, [steps]."""
        number = 0
        for part in self._parts:
            if isinstance(part, StepTable):
                for first, count in part.step_rows:
                    times_s[number] = self._rows_time_s(part, first, count) if count else 0.0
                    number += 1
            else:
                start_s = time.perf_counter()
                part.run(self._values)
                times_s[number] = time.perf_counter() - start_s
                number += 1

    def _rows_time_s(self, table: StepTable, first: int, count: int) -> float:
        start_s = time.perf_counter()
        self.pool.run(table.row_address(first), count)
        return time.perf_counter() - start_s

    def _new_outputs(self) -> list[np.ndarray]:
        """Arrays to write to; empty ones for outputs that are copied at the end."""
        return [np.empty(shape, dtype) for shape, dtype in self._written]

    def _point_at_nothing(self) -> None:
        """Keep the caller's arrays alive no longer."""
        self._inputs = self._outputs = ()

    def _output(self, number: int) -> np.ndarray:
        """An output of the last run, as an array that shares its memory."""
        return self._view(self._program.outputs[number], self._program.output_places[number])

    # -- parts -----------------------------------------------------------------------------------

    def _jobs_for(self, cores: int) -> tuple[Job | None, ...]:
        self._jobs[cores] = tuple(
            Job.of(part.address_for(cores), part.count, cores)
            if isinstance(part, StepTable)
            else None
            for part in self._parts
        )
        return self._jobs[cores]

    def _split_at_segments(self, alone: Collection[int]) -> list[StepTable | OrtSegment]:
        parts: list[StepTable | OrtSegment] = []
        waiting: list[tuple[int, Step]] = []
        for number, step in enumerate((*self._program.steps, None)):
            if step is not None and step.segment is None:
                waiting.append((number, step))
                continue
            if waiting:
                parts.append(self._table(waiting, alone))
                waiting = []
            if step is not None and step.segment is not None:
                segment = OrtSegment(step.name, step.segment, self.pool.workers)
                segment.point_at(("arena", "weights"), self._base)
                parts.append(segment)
        return parts

    def _table(self, steps: Sequence[tuple[int, Step]], alone: Collection[int]) -> StepTable:
        return StepTable(
            [step for _, step in steps],
            self.pool.workers,
            self._library.address,
            self._base,
            self._worker_scratch.ctypes.data,
            {i for i, (number, _) in enumerate(steps) if number in alone},
        )

    def _base(self, place: Place) -> int:
        if place.kind == "weights":
            return int(self._weights.ctypes.data) + place.offset
        return int(self._arena.ctypes.data) + place.offset if place.kind == "arena" else 0

    def _view(self, port: Port, place: Place) -> np.ndarray:
        """The tensor at a place as an array that shares its memory."""
        dtype = DTYPES[port.dtype]
        if place.kind == "value":
            array: np.ndarray = self._values[place.offset].numpy()
            return array
        if place.kind in ("input", "output"):
            source = self._inputs if place.kind == "input" else self._outputs
            memory, start = source[place.offset].reshape(-1).view(np.uint8), place.start_bytes
        else:
            memory, start = self._arena if place.kind == "arena" else self._weights, place.offset
        size = int(np.prod(port.shape, dtype=np.int64)) * dtype.itemsize
        return memory[start : start + size].view(dtype).reshape(port.shape)
