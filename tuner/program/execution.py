"""A program in memory: kernels, weights, arena, step tables, segments, and threads to run them."""

from __future__ import annotations

import ctypes
import itertools
import math
import time
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from tuner.backend import backend_of
from tuner.free_memory import require_memory
from tuner.graph import DTYPES
from tuner.hardware import PoolJob, ThreadPool
from tuner.ops import operations, traffic_bytes
from tuner.program.arenas import Arenas, LastCall, ResultBlocks
from tuner.program.ort_segment import OrtSegment, SegmentSessions, array_of
from tuner.program.program import Place, Program
from tuner.program.program_check import parsed_task
from tuner.program.sizes_in_use import SizesInUse
from tuner.program.step_table import StepTable

Arrays = Sequence[np.ndarray]

SPLIT_US = 0.25
"""A step that takes less is left to one core: two would not be faster (Zen 4)."""
SMALL_STEP_OPERATIONS_PER_US, SMALL_STEP_BYTES_PER_US = 100e3, 30e3
"""Operations a second of one core in small steps, with all they need in its L2 cache (Zen 4)."""


MIN_BYTES_IN_BLOCK = 64 << 10
"""Sizes of results that share blocks in huge pages, if they have `MIN_BLOCK_BYTES` in all.

In pages of 4 KiB, results that are freed together go back to the system, and cost 0.4 to 0.8 us for
each KiB at the next call, in huge pages 0.1 (Zen 4, virtual machine). A loss that is kept keeps no
block.
"""
MIN_BLOCK_BYTES, MAX_BLOCK_BYTES = 1 << 20, 32 << 20
"""Sizes of blocks of several results: one is used again when the last result in it is freed."""
LINES_BYTES = 128
"""Results in a block begin at such multiples: two cache lines."""


class SharedMemory:
    """Code, memory and threads of programs that take turns: those of one stream of a model."""

    def __init__(
        self,
        programs: Sequence[Program],
        objects: Sequence[bytes],
        weights: np.ndarray,
        pool: ThreadPool,
        first: SharedMemory | None = None,
        derived: np.ndarray | None = None,
    ) -> None:
        """Allocate as much as the program that needs most; all are of one target.

        `first`: that of another stream, whose code and sessions are used. `derived`: the weights
        that are derived from others, where there are any.
        """
        self.pool = pool
        self.constants = {
            "weights": weights,
            "derived": weights[:0] if derived is None else derived,
        }
        """Memory of constants by the kind of its places."""
        self.backend = backend = backend_of(programs[0].target.soc_version)
        self.arena_bytes = max(program.arena_bytes for program in programs)
        require_memory(self.arena_bytes, "the memory of intermediate tensors")
        self.arena = backend.allocate(self.arena_bytes)
        """The own arena, which is empty where runs take others."""
        self.arenas: Arenas | None = None
        self.results = ResultBlocks()
        if first is None:
            symbols = dict.fromkeys(symbol for program in programs for symbol in program.symbols)
            self.library = backend.load(objects, tuple(symbols))
            self.sessions = SegmentSessions(pool.workers)
        else:
            self.library, self.sessions = first.library, first.sessions
        steps = (step for program in programs for step in program.steps)
        own = max((int(step.worker_scratch_bytes) for step in steps), default=0)
        self.worker_scratch = backend.allocate(own * pool.workers)
        for memory in (self.arena, self.worker_scratch):
            backend.make_present(memory)

    def share_arena(self, arenas: Arenas) -> None:
        """Free the own arena: runs take theirs, and memory of results, from these from now on."""
        self.arena = self.arena[:0].copy()
        arenas.give_back(arenas.take(self.arena_bytes, self.backend))  # no run pays for page faults
        self.arenas, self.results = arenas, arenas.results


class Execution:
    """Runs on the inputs and outputs that it was last pointed at. Not for concurrent calls."""

    def __init__(self, program: Program, shared: SharedMemory, alone: Collection[int] = ()) -> None:
        """Resolve the addresses of a program without open sizes.

        Steps with the numbers in `alone` run on one core.
        """
        self._program, self._shared, self.pool = program, shared, shared.pool
        self._arena: np.ndarray | None = None
        """The arena of a run in progress."""
        self._arena_address = int(shared.arena.ctypes.data)
        self._parts = self._split_at_segments(alone)
        tables = (part for part in self._parts if isinstance(part, StepTable))
        self._checked = [table for table in tables if table.checks_indices]
        self._jobs: dict[int, tuple[PoolJob | None, ...]] = {}
        """The job of each part (None for a segment) by the number of cores."""
        self._values: dict[int, Any] = {}
        """Tensors of open size, as ONNX Runtime's values, by the numbers of their places."""
        self._inputs: Arrays = ()
        self._outputs: Arrays = ()
        places = enumerate(program.output_places)
        self._copied = [i for i, place in places if place != Place("output", i)]
        self._shapes = [port.shape for port in program.outputs]
        self._sizes: SizesInUse | None = None
        self._last = LastCall()

    def resize(self, sizes: SizesInUse) -> None:
        """Use other values of the open sizes from now on. The program has no segments."""
        if sizes is not self._sizes:
            (table,) = self._parts
            assert isinstance(table, StepTable)
            before, self._sizes = self._sizes, None  # an interrupt may leave some of them written
            table.use_sizes(sizes.words)
            table.use_offsets(sizes.moved, sizes.offsets)
            if before is None or (before.units != sizes.units).any():  # rare between two tokens
                table.use_units(sizes.units)
            self._sizes, self._shapes = sizes, sizes.output_shapes

    def answer(self, inputs: Arrays, given: Mapping[int, np.ndarray] | None = None) -> Arrays:
        """The outputs for these inputs, as new arrays but for those that are `given`."""
        outputs = self._new_outputs(given or {})
        self.point_at(inputs, outputs)
        arena = self._take_arena()
        try:
            self.run()
            for number in self._copied:
                outputs[number] = self._output(number).copy()
        finally:
            self._give_back(arena)
        self._inputs = self._outputs = ()  # the caller's arrays, kept alive no longer
        return outputs

    def point_at(self, inputs: Arrays, outputs: Arrays) -> None:
        """Use these arrays, which the caller keeps alive, from now on."""
        self._inputs, self._outputs = inputs, outputs
        addresses = {
            "input": [address_of(array) for array in inputs],
            "output": [address_of(array) for array in outputs],
        }
        for part in self._parts:
            if isinstance(part, StepTable):
                part.point_at(addresses)
            else:
                part.point_at(
                    ("input", "output"),
                    lambda place: addresses[place.kind][place.offset] + place.start_bytes,
                )

    def run_bound(self) -> None:
        """One inference on the arrays that it was last pointed at."""
        arena = self._take_arena()
        try:
            self.run()
            for number in self._copied:
                self._outputs[number][...] = self._output(number)
        finally:
            self._give_back(arena)

    def run(self) -> None:
        """The steps of one inference in its arena. Allocates nothing where there is no segment.

        Raises RefusedInputsError for an index that is out of range.
        """
        pool, back_off = self.pool, self.pool.back_off
        cores = back_off.next_cores() if back_off else pool.workers
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
                pool.do_watched(job, (id(part), id(self._sizes)))
            else:
                pool.do(job)
        for table in self._checked:
            table.require_indices()

    def time_steps(
        self, inputs: Arrays, runs: int, given: Mapping[int, np.ndarray] | None = None
    ) -> np.ndarray:
        """Seconds of each step in each of some runs, [runs, steps]; steps run one by one."""
        times_s = np.zeros((runs, len(self._program.steps)))
        self.point_at(inputs, self._new_outputs(given or {}))
        arena = self._take_arena()
        try:
            for run in range(runs):
                times_s[run] = [time_s for part in self._parts for time_s in self._times_s(part)]
        finally:
            self._give_back(arena)
        self._inputs = self._outputs = ()
        return times_s

    def _times_s(self, part: StepTable | OrtSegment) -> Iterator[float]:
        """Seconds of each step of a part."""
        rows = part.step_rows if isinstance(part, StepTable) else ((0, 1),)
        for first, count in rows:
            start_s = time.perf_counter()
            if isinstance(part, OrtSegment):
                part.run(self._values)
            elif count:
                self.pool.run(part.row_address(first), count)
            yield time.perf_counter() - start_s if count else 0.0

    def _new_outputs(self, given: Mapping[int, np.ndarray]) -> list[np.ndarray]:
        """Arrays to write to; empty ones for outputs that are copied at the end."""
        kinds = [
            ((0,) if i in self._copied else shape, DTYPES[port.dtype])
            for i, (port, shape) in enumerate(zip(self._program.outputs, self._shapes, strict=True))
        ]
        own = ((i, math.prod(shape) * dtype.itemsize) for i, (shape, dtype) in enumerate(kinds))
        sizes = {i: size for i, size in own if i not in given and size >= MIN_BYTES_IN_BLOCK}
        if sum(sizes.values()) < MIN_BLOCK_BYTES:
            sizes = {}
        memory = dict(self._in_blocks(sizes)) if sizes else {}
        return [
            given[i] if i in given
            else memory[i].view(dtype).reshape(shape) if i in memory
            else np.empty(shape, dtype)
            for i, (shape, dtype) in enumerate(kinds)
        ]  # fmt: skip

    def _in_blocks(self, sizes: Mapping[int, int]) -> Iterator[tuple[int, np.ndarray]]:
        """Memory of outputs, by their numbers: neighbours share a block, in huge pages."""
        groups = list(blocks_of(sizes))
        wanted = [sum(map(_whole_lines, group.values())) for group in groups]
        backend = backend_of(self._program.target.soc_version)
        blocks = self._shared.results.take(wanted, backend, self._last)
        for group, block in zip(groups, blocks, strict=True):
            start = 0
            for number, size in group.items():
                yield number, block[start : start + size]
                start += _whole_lines(size)

    def _output(self, number: int) -> np.ndarray:
        """An output of the last run, as an array that shares its memory."""
        port, place = self._program.outputs[number], self._program.output_places[number]
        shape = self._shapes[number]
        dtype = DTYPES[port.dtype]
        if place.kind == "value":
            return array_of(self._values[place.offset], dtype)
        if place.kind == "arena":
            assert self._arena is not None
            memory, start = self._arena, place.offset
        elif place.kind in self._shared.constants:
            memory, start = self._shared.constants[place.kind], place.offset
        else:
            source = self._inputs if place.kind == "input" else self._outputs
            memory, start = source[place.offset].reshape(-1).view(np.uint8), place.start_bytes
        size = math.prod(shape) * dtype.itemsize
        return memory[start : start + size].view(dtype).reshape(shape)

    # -- the arena ------------------------------------------------------------------------------

    def _take_arena(self) -> np.ndarray:
        """Take the arena of a run, which the steps use from now on."""
        shared = self._shared
        if shared.arenas is None:
            self._arena = shared.arena
            return shared.arena
        self._arena = arena = shared.arenas.take(shared.arena_bytes, shared.backend)
        address = address_of(arena)
        if address != self._arena_address:
            self._arena_address = -1  # an interrupt may leave some of them written
            for part in self._parts:
                if isinstance(part, StepTable):
                    part.use_arena(address)
                else:
                    part.point_at(("arena",), lambda place: address + place.offset)
            self._arena_address = address
        return arena

    def _give_back(self, arena: np.ndarray) -> None:
        """Let other runs take the arena, of which the address alone is kept."""
        self._arena = None
        if self._shared.arenas is not None:
            self._shared.arenas.give_back(arena)

    # -- parts -----------------------------------------------------------------------------------

    def _jobs_for(self, cores: int) -> tuple[PoolJob | None, ...]:
        self._jobs[cores] = tuple(
            PoolJob.of(part.address_for(cores), part.count, cores)
            if isinstance(part, StepTable)
            else None
            for part in self._parts
        )
        return self._jobs[cores]

    def _split_at_segments(self, alone: Collection[int]) -> list[StepTable | OrtSegment]:
        parts: list[StepTable | OrtSegment] = []
        numbered = enumerate(self._program.steps)
        for segment, group in itertools.groupby(numbered, lambda pair: pair[1].segment):
            numbers, steps = zip(*group, strict=True)
            if segment is None:
                parts.append(
                    StepTable(
                        steps,
                        self.pool.workers,
                        self._shared.library.address,
                        self._base,
                        self._shared.worker_scratch.ctypes.data,
                        {i for i, number in enumerate(numbers) if number in alone},
                    )
                )
                continue
            for step in steps:
                session = self._shared.sessions.session(step.name, segment)
                part = OrtSegment(segment, session, step.guards)
                part.point_at(("arena", "weights", "derived"), self._base)
                parts.append(part)
        return parts

    def _base(self, place: Place) -> int:
        if place.kind == "arena":
            memory = self._shared.arena
        elif place.kind in self._shared.constants:
            memory = self._shared.constants[place.kind]
        else:
            return 0
        return int(memory.ctypes.data) + place.offset


def blocks_of(sizes: Mapping[int, int]) -> Iterator[dict[int, int]]:
    """Results, by their bytes, in blocks of up to `MAX_BLOCK_BYTES`, or of one result each."""
    group: dict[int, int] = {}
    for number, size in sizes.items():
        if group and sum(map(_whole_lines, (*group.values(), size))) > MAX_BLOCK_BYTES:
            yield group
            group = {}
        group[number] = size
    if group:
        yield group


def _whole_lines(size: int) -> int:
    return -(-size // LINES_BYTES) * LINES_BYTES


def address_of(array: np.ndarray) -> int:
    """The address of a contiguous array; NumPy's own way, which describes all of it, takes 1 us."""
    try:
        return ctypes.addressof(ctypes.c_char.from_buffer(array.data))
    except (TypeError, ValueError):  # it is read-only, or empty
        return int(array.__array_interface__["data"][0])


def small_steps(program: Program) -> set[int]:
    """Numbers of the steps that are too small to be split."""
    native = ((i, parsed_task(step.task)) for i, step in enumerate(program.steps) if step.task)
    return {
        number
        for number, task in native
        if operations(task) / SMALL_STEP_OPERATIONS_PER_US < SPLIT_US
        and traffic_bytes(task) / SMALL_STEP_BYTES_PER_US < SPLIT_US
    }
