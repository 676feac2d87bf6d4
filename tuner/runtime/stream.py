"""A stream of a loaded model: the memory and the threads that one call at a time runs with."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import TypeVar, TypeVarTuple
from weakref import WeakSet, proxy

import numpy as np

from tuner.errors import ClosedModelError
from tuner.offline_model.mapped_file import MappedFile
from tuner.owned_lock import LockGroup, OwnedLock
from tuner.program.arenas import Arenas
from tuner.program.execution import Arrays, Execution, SharedMemory, small_steps
from tuner.program.ort_segment import OrtExecution
from tuner.program.program import Program
from tuner.runtime.shape_recorder import ShapeRecorder
from tuner.runtime.shapes import ProgramChoice, ReadyProgram

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")


class Stream:
    """Arena, step tables and threads of one call at a time; code and weights are the model's."""

    def __init__(
        self,
        programs: Sequence[Program],
        memory: Callable[[], SharedMemory],
        whole_model: Callable[[int, Program], OrtExecution],
        *,
        recorder: ShapeRecorder | None,
        files: tuple[MappedFile, ...],
    ) -> None:
        """`memory` makes what native programs run with: it is called by `prepare`.

        `whole_model` gives the execution of a program of ONNX Runtime's, by its number.
        `files`: those of the weights, which must not change.
        """
        self.programs, self.recorder, self.files = tuple(programs), recorder, files
        self.turn = OwnedLock("the model")
        self.group: LockGroup | None = None
        """The locks of all streams, where there are several."""
        self.memory: SharedMemory | None = None
        self.only: ReadyProgram | None = None
        """The program, where the model has one of fixed shapes."""
        self.is_closed = False
        self._make_memory, self._whole_model = memory, whole_model
        self._whole_models: dict[int, OrtExecution] = {}
        # A model that is let go of is freed at once, not by the next search for cycles.
        self._choice = ProgramChoice(programs, partial(Stream.execute, proxy(self)))
        self.is_prepared = False
        self._arenas: Arenas | None = None
        """Arenas of which each run takes one; None: the stream has one of its own."""
        self.bound: object = None
        """The bound model whose arrays the step tables point at, or None."""
        self.bindings = WeakSet[object]()
        """Bound models and caches that use this stream."""

    def prepare(self) -> None:
        """Allocate memory and start threads, if that is not done. Called within a turn."""
        if self.is_prepared:
            return
        if self.is_closed:
            raise ClosedModelError()
        if self.memory is None and any(p.whole_model is None for p in self.programs):
            self.memory = self._make_memory()
            if self._arenas is not None:
                self.memory.share_arena(self._arenas)
        program = self.programs[0]
        is_open = program.open_sizes or any(-1 in port.shape for port in program.inputs)
        if len(self.programs) == 1 and not is_open:
            self.only = ReadyProgram.of(program, self.execute(0, program))
        self.is_prepared = True

    def execute(self, number: int, program: Program) -> Execution | OrtExecution:
        """Resolve a program, made of the one with this number for fixed shapes."""
        if program.whole_model is None:
            assert self.memory is not None
            return Execution(program, self.memory, small_steps(program))
        if self.is_closed:
            raise ClosedModelError()
        if number not in self._whole_models:
            self._whole_models[number] = self._whole_model(number, program)
        return self._whole_models[number]

    def share_arena(self, arenas: Arenas) -> None:
        """Take the arena of each run from these, and keep none. Called within a turn."""
        self._arenas = arenas
        if self.memory is not None:
            self.memory.share_arena(arenas)

    def close(self) -> None:
        """End the threads. Called within a turn; the stream cannot run afterwards."""
        self.is_closed = True
        if self.memory is not None:
            self.memory.pool.close()
        for whole in self._whole_models.values():
            whole.close()

    @property
    def cores_in_use(self) -> int | None:
        """Cores of the next native run; None where there is none."""
        return None if self.memory is None else self.memory.pool.cores_in_use

    def take_turn(self, call: Callable[[*Arguments], Result], *arguments: *Arguments) -> Result:
        """The result of a call that uses the memory of this stream, which no other call does then.

        Raises NestedCallError within such a call of the same thread, and ChangedModelError where
        the weights are not what they were.
        """
        try:
            return self.turn.do(self.checked, call, *arguments)
        finally:
            if self.group is not None:
                self.group.wake()

    def checked(self, call: Callable[[*Arguments], Result], *arguments: *Arguments) -> Result:
        """The result of a call within a turn. Raises ChangedModelError."""
        for file in self.files:
            file.require_unchanged()
        result = call(*arguments)
        for file in self.files:
            file.require_unchanged()
        return result

    def run(self, inputs: Mapping[str, np.ndarray]) -> dict[str, np.ndarray]:
        """Outputs by name, within a turn."""
        self.prepare()
        ready = self.ready(inputs)
        made = self.checked(self.answer, ready, ready.inputs.fitting(inputs))
        return ready.outputs.by_name(made)

    def ready(self, inputs: Mapping[str, np.ndarray]) -> ReadyProgram:
        """The program for inputs of these shapes. Called within a turn."""
        self.prepare()
        return self.only or self._choice.ready(inputs)

    def answer(self, ready: ReadyProgram, arrays: Arrays) -> Arrays:
        """The outputs for these inputs, within a turn."""
        if self.is_closed:
            raise ClosedModelError()
        self.bound = None
        execution = ready.execution if ready.sizes is None else ready.use()
        made = execution.answer(arrays)
        if self.recorder is not None:
            self.recorder.count(ready.shapes)
        return made

    def run_bound(
        self, bound: object, ready: ReadyProgram, inputs: Arrays, outputs: Arrays
    ) -> None:
        """One inference on arrays that stay, within a turn; `bound` is the same for the same."""
        if self.is_closed:
            raise ClosedModelError()
        if self.bound is not bound:
            self.bound = None  # an interrupt may leave some of the arrays pointed at
            ready.use().point_at(inputs, outputs)
            self.bound = bound
        ready.execution.run_bound()
        if self.recorder is not None:
            self.recorder.count(ready.shapes)

    def times_of_steps(self, ready: ReadyProgram, arrays: Arrays, runs: int) -> np.ndarray:
        """Seconds of each step in each of some runs, [runs, steps], within a turn."""
        self.bound = None
        return ready.use().time_steps(arrays, runs)
