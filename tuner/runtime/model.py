"""Load an offline model (or a program just built) and run it."""

from __future__ import annotations

import os
import weakref
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, SupportsIndex, TypeVar, TypeVarTuple

import numpy as np

from tuner.backend import backend_of, host_digest_pair
from tuner.errors import (
    ChangedModelError,
    ClosedModelError,
    OfflineModelError,
    OptionError,
)
from tuner.hardware import ThreadPool
from tuner.offline_model import offline_model
from tuner.offline_model.mapped_file import MappedFile
from tuner.offline_model.signature import required_keys
from tuner.owned_lock import OwnedLock
from tuner.program.execution import Arrays, Execution, SharedMemory, small_steps
from tuner.program.ort_segment import OrtExecution
from tuner.program.program import Program, programs_from_json
from tuner.program.program_check import check_program, require_machine
from tuner.runtime.cache import BoundCache
from tuner.runtime.call_options import WAITING_VARIABLE, checked, require_waiting
from tuner.runtime.origin import Origin
from tuner.runtime.shape_recorder import ShapeRecorder
from tuner.runtime.shapes import ProgramChoice, ReadyProgram, common_ports
from tuner.runtime.tensors import listed, refuse_overlap
from tuner.runtime.threads import require_count, usable_threads

if TYPE_CHECKING:
    from tuner.program.build import BuiltProgram

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")

MAX_NAME_BYTES = 31
"""Bytes of a name that an offline model can hold."""


def load(
    path: str | Path,
    threads: int | None = None,
    *,
    pinned: bool = False,
    waiting: str | None = None,
    gives_way: bool = True,
    verify_key: str | Path | None = None,
    record_shapes: str | Path | bool = False,
) -> LoadedModel:
    """Map an offline model and make it ready to run on `threads` cores (default: its target's).

    More threads than the cores that this process may use would only wait for each other: as many
    as there are cores run, and a RuntimeWarning says so. A loaded model that is pickled or copied
    is loaded from its file again, with the same options.

    `verify_key`: a public key file, or a folder of them (*.pub), one of which must have signed the
    model; by default what the environment variable TUNEBANK_VERIFY_KEY names, else none. An offline
    model holds machine code, which runs with all rights of this process: without a key, load only
    what you trust. What was checked is what runs (see `read_container`): machine code and steps are
    copies taken before the check, and so are weights of up to 4 MiB, with a key all of them, and
    ONNX Runtime's program of a whole model. Larger weights stay mapped: a call before or during
    which the file was written to raises ChangedModelError, and one during which it is cut off may
    end the process. Files of ours are never written in place.

    `record_shapes`: a folder in which the shapes that come are counted (`ShapeRecorder`), such as
    one that a daemon watches; True for the model's own.

    `waiting` is "spin", or "yield" for machines that others use as well; by default what the
    environment variable TUNEBANK_WAITING says, else "spin". For the rest see `LoadedModel`.
    Raises OfflineModelError for a file that is damaged, foreign, not signed as asked, or made for
    another target, also a FileNotFoundError for one that does not exist; OptionError for a number
    of threads or a way of waiting that there is not, and for keys that cannot be used.
    """
    options = {
        "threads": threads, "pinned": pinned, "waiting": waiting, "gives_way": gives_way,
        "verify_key": verify_key, "record_shapes": record_shapes,
    }  # fmt: skip
    file: Path = checked("path", path)
    for name, value in options.items():
        checked(name, value)
    data = offline_model.load(file, keys=required_keys(verify_key), digest_pair=host_digest_pair)
    programs = programs_from_json(data.program)
    for program in programs:
        check_program(program)
    weights = np.frombuffer(data.weights, np.uint8)
    needed = max(program.weights_bytes for program in programs)
    if weights.nbytes < needed:
        raise OfflineModelError(
            f"{path}: {weights.nbytes} bytes of weights, but the steps need {needed}"
        )
    waiting = waiting or os.environ.get(WAITING_VARIABLE) or "spin"
    recorder = None
    if record_shapes is not False:
        folder = file.parent if record_shapes is True else Path(record_shapes)
        recorder = ShapeRecorder.of(folder, _file_name(data.name, file), programs)
    cores = backend_of(programs[0].target.soc_version).cores()
    return LoadedModel(
        programs, data.objects, weights, usable_threads(threads, cores, stacklevel=2),
        pinned=pinned, waiting=waiting, gives_way=gives_way, recorder=recorder, file=data.file,
        origin=Origin.of(path, data.checksum, options),
    )  # fmt: skip


def load_again(origin: Origin) -> LoadedModel:
    """Load a model that was pickled. Raises what `load` does, and where its file is another."""
    model = load(origin.path, **origin.options)
    try:
        origin.require_same(model.origin)
    except ChangedModelError:
        model.close()
        raise
    return model


def load_built(built: BuiltProgram, threads: int | None = None) -> LoadedModel:
    """Run programs that were just built, without a file, to be timed next to others.

    It keeps all its cores, also next to other work, so that a disturbed comparison shows as one.
    Where nothing else runs, `load` at its defaults does the same.
    """
    programs = built.programs
    allocate = backend_of(programs[0].target.soc_version).allocate
    weights = allocate(max(program.weights_bytes for program in programs))
    for piece in built.weights:
        flat = piece.array.reshape(-1).view(np.uint8)
        weights[piece.offset : piece.offset + flat.nbytes] = flat
    return LoadedModel(programs, built.objects, weights, threads, gives_way=False)


class LoadedModel:
    """A model in memory. `run` may be called from several threads: calls take turns.

    A signal handler, a finalizer or a callback may interrupt a run in the same thread. What it
    calls of the same model then raises NestedCallError, but for `close`, which takes effect when
    the run has ended; other models run. An exception in a handler ends the run, and no more.

    A model that is ONNX Runtime's program as a whole is called as a session of ONNX Runtime is:
    its runs may overlap and be nested, `close` waits for none of them, and its file may change.
    """

    def __init__(
        self,
        programs: Sequence[Program],
        objects: Sequence[bytes],
        weights: np.ndarray,
        threads: int | None = None,
        *,
        pinned: bool = False,
        waiting: str = "spin",
        gives_way: bool = True,
        recorder: ShapeRecorder | None = None,
        file: MappedFile | None = None,
        origin: Origin | None = None,
    ) -> None:
        """Programs of one model, for inputs of other shapes each; the first that fits runs.

        `pinned` holds the calling thread and each worker on a core of its own, until `close`.
        `gives_way`: while other work takes our cores, run on fewer (see `cores_in_use`).
        `file`: that of the weights, which must not change. `origin`: what to load it from again.
        """
        program = programs[0]
        require_machine(programs)
        require_waiting(waiting)
        self.program, self.programs = program, tuple(programs)
        sides = ([p.inputs for p in programs], [p.outputs for p in programs])
        self.inputs, self.outputs = (common_ports(programs, ports) for ports in sides)
        self.threads = _thread_count(program, threads)
        self._turn, self._file, self.origin = OwnedLock("the model"), file, origin
        self._bound: BoundModel | None = None
        self.recorder = recorder
        if recorder is not None:
            weakref.finalize(self, recorder.close)
        self._weights, self._spins = weights, waiting == "spin"
        self._whole_models: dict[int, OrtExecution] = {}
        self._whole: OrtExecution | None = None
        self._pool: ThreadPool | None = None
        self._is_closed = False
        native = [p for p in programs if p.whole_model is None]
        if native:
            self._pool = backend_of(program.target.soc_version).thread_pool(
                self.threads, pinned=pinned, waiting=waiting, gives_way=gives_way
            )
        try:
            if self._pool is not None:
                self._shared = SharedMemory(native, objects, weights, self._pool)
            self._choice = ProgramChoice(programs, self._execute)
            self._only = None
            is_open = program.open_sizes or any(-1 in port.shape for port in program.inputs)
            if len(programs) == 1 and not is_open:
                self._only = ReadyProgram.of(program, self._execute(0, program))
                if self._whole_models:
                    self._file = None  # ONNX Runtime has a copy of its own
                if recorder is None:
                    self._whole = self._whole_models.get(0)
        except BaseException:
            self.close()
            raise

    def _execute(self, number: int, program: Program) -> Execution | OrtExecution:
        """Resolve a program, made of the one with this number for fixed shapes."""
        if program.whole_model is None:
            return Execution(program, self._shared, small_steps(program))
        if self._is_closed:
            raise ClosedModelError()
        if number not in self._whole_models:
            self._whole_models[number] = OrtExecution(
                program, self._weights, self.threads, spins=self._spins
            )
        return self._whole_models[number]

    def __repr__(self) -> str:
        return (
            f"<LoadedModel for {self.program.target.soc_version}, threads={self.threads},"
            f" inputs: {listed(self.inputs)}; outputs: {listed(self.outputs)}"
            f"{', closed' if self._is_closed else ''}>"
        )

    def __reduce__(self) -> tuple[Any, ...]:
        """A pickle holds the path, the options, and the checksum by which the file is known."""
        if self._is_closed:
            raise ClosedModelError()
        if self.origin is None or not self.origin.checksum:
            raise TypeError("a model that was not loaded from a file cannot be pickled or copied")
        return load_again, (self.origin,)

    def __enter__(self) -> LoadedModel:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """End the worker threads, after a run in progress. The model cannot run afterwards.

        Called within a run, by a signal handler or a finalizer, it takes effect when that ends.
        """
        self._turn.do_or_later(self._close)

    def _close(self) -> None:
        self._is_closed = True
        if self._pool is not None:
            self._pool.close()
        for whole in self._whole_models.values():
            whole.close()
        if self.recorder is not None:
            self.recorder.close()

    @property
    def cores_in_use(self) -> int:
        """Cores of the next run: `threads`, or fewer while other work takes ours."""
        if self._pool is not None:
            return self._pool.cores_in_use
        segments = (program.whole_model for program in self.programs)
        return min(segment.threads or self.threads for segment in segments if segment)

    def run(self, inputs: Mapping[str, np.ndarray]) -> dict[str, np.ndarray]:
        """Outputs by name, as new arrays.

        Raises OptionError, a ValueError, when an input is missing or does not fit, and
        OptionTypeError, also a TypeError, when its type is another one; NestedCallError within
        another run of the same thread.
        """
        if self._whole is not None and (made := self._whole.outputs_of(inputs)) is not None:
            return made
        ready = self._only or self.ready(inputs)
        arrays = ready.inputs.fitting(inputs)
        take_turn = self._turn.do if self._file is None else self.take_turn
        return ready.outputs.by_name(take_turn(self._answer, ready, arrays))

    def _answer(self, ready: ReadyProgram, arrays: Arrays) -> Arrays:
        if self._is_closed:
            raise ClosedModelError()
        self._bound = None
        execution = ready.execution if ready.sizes is None else ready.use()
        made = execution.answer(arrays)
        if self.recorder is not None:
            self.recorder.count(ready.shapes)
        return made

    def take_turn(self, call: Callable[[*Arguments], Result], *arguments: *Arguments) -> Result:
        """The result of a call that uses the memory of this model, which no other call does then.

        Raises NestedCallError within such a call of the same thread, and ChangedModelError where
        the weights are not what they were.
        """
        if self._file is None:
            return self._turn.do(call, *arguments)
        return self._turn.do(self._checked, self._file, call, *arguments)

    def _checked(
        self, file: MappedFile, call: Callable[[*Arguments], Result], *arguments: *Arguments
    ) -> Result:
        file.require_unchanged()
        result = call(*arguments)
        file.require_unchanged()
        return result

    def bind(
        self,
        inputs: Mapping[str, np.ndarray] | None = None,
        outputs: Mapping[str, np.ndarray] | None = None,
    ) -> BoundModel:
        """This model on arrays that stay, yours or new ones: its runs allocate nothing.

        Raises OptionError when an array does not fit, is not contiguous, or meets another one;
        also for new arrays of a size that the model leaves open.
        """
        if inputs is None and self._only is None:
            raise OptionError(
                f"the model takes inputs of several shapes: {listed(self.inputs)}",
                "give the arrays to bind: model.bind({name: array, ...})",
            )
        ready, own = self.ready(inputs or {}), backend_of(self.program.target.soc_version)
        sources = ready.inputs.allocate(own) if inputs is None else ready.inputs.lasting(inputs)
        results = ready.outputs.allocate(own) if outputs is None else ready.outputs.lasting(outputs)
        refuse_overlap(sources, results)
        named = ready.inputs.by_name(sources), ready.outputs.by_name(results)
        return BoundModel(self, ready, *named)

    def bind_cache(self, capacity: SupportsIndex, **sizes: SupportsIndex) -> BoundCache:
        """Caches of a decoder in memory of their own, with places for `capacity` tokens.

        A call then takes the new tokens alone, and copies no cache. `sizes` are other open sizes
        of the caches, such as batch_size=1. Raises OptionError for a model without such caches.
        """
        return BoundCache(self, self._execute, capacity, sizes)

    def time_steps(self, inputs: Mapping[str, np.ndarray], runs: int) -> np.ndarray:
        """Seconds of each step in each of some runs, [runs, steps]; steps run one by one."""
        runs = checked("runs", runs)
        ready = self.ready(inputs)
        return self.take_turn(self._times_of_steps, ready, ready.inputs.fitting(inputs), runs)

    def _times_of_steps(self, ready: ReadyProgram, arrays: Arrays, runs: int) -> np.ndarray:
        self._bound = None
        return ready.use().time_steps(arrays, runs)

    def ready(self, inputs: Mapping[str, np.ndarray]) -> ReadyProgram:
        """The program for inputs of these shapes."""
        if self._only is not None:
            return self._only
        return self.take_turn(self._choice.ready, inputs)

    def _run_bound(self, bound: BoundModel, inputs: Arrays, outputs: Arrays) -> None:
        if self._is_closed:
            raise ClosedModelError()
        if self._bound is not bound:
            self._bound = None  # an interrupt may leave some of the arrays pointed at
            bound.ready.use().point_at(inputs, outputs)
            self._bound = bound
        bound.execution.run_bound()
        if self.recorder is not None:
            self.recorder.count(bound.ready.shapes)


class BoundModel:
    """A model with the arrays that it reads and writes: fill `inputs`, `run`, read `outputs`.

    Where no step is left to ONNX Runtime, a run allocates no memory.
    """

    def __init__(
        self,
        model: LoadedModel,
        ready: ReadyProgram,
        inputs: Mapping[str, np.ndarray],
        outputs: Mapping[str, np.ndarray],
    ) -> None:
        self.inputs, self.outputs = MappingProxyType(inputs), MappingProxyType(outputs)
        self._model, self.ready, self.execution = model, ready, ready.execution
        self._sources, self._results = tuple(inputs.values()), tuple(outputs.values())

    def __repr__(self) -> str:
        return repr(self._model).replace("LoadedModel", "BoundModel", 1)

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a bound model cannot be pickled or copied: pickle the model, and bind it")

    def run(self) -> None:
        """One inference. May be called from several threads, which then share the arrays."""
        model = self._model
        model.take_turn(model._run_bound, self, self._sources, self._results)


def _file_name(name: str, path: Path) -> str:
    """Name of the model that an offline model was built from; that of its file where it is cut."""
    is_whole = 0 < len(name.encode()) < MAX_NAME_BYTES and Path(name).name == name
    return name if is_whole else path.stem


def _thread_count(program: Program, threads: int | None) -> int:
    if threads is None:
        return min(program.target.cores, backend_of(program.target.soc_version).cores())
    return require_count(threads)
