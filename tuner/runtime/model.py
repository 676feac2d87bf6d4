"""Load an offline model (or a program just built) and run it."""

from __future__ import annotations

import os
import weakref
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy as np

from tuner.backend import backend_of, host_cores, host_digest_pair
from tuner.errors import (
    ChangedModelError,
    ClosedModelError,
    OptionError,
)
from tuner.offline_model import offline_model
from tuner.offline_model.mapped_file import MappedFile
from tuner.offline_model.signature import required_keys
from tuner.owned_lock import LockGroup
from tuner.program.arenas import Arenas
from tuner.program.ort_segment import OrtExecution
from tuner.program.program import Program, programs_from_json
from tuner.program.program_check import check_program, require_machine
from tuner.runtime.cache import BoundCache
from tuner.runtime.call_options import WAITING_VARIABLE, checked, require_waiting
from tuner.runtime.constants import constants_of
from tuner.runtime.origin import Origin
from tuner.runtime.shape_recorder import ShapeRecorder
from tuner.runtime.shapes import ReadyProgram, common_ports
from tuner.runtime.stream import Stream
from tuner.runtime.stream_memory import StreamMemory, WholeModels
from tuner.runtime.tensors import listed, refuse_overlap
from tuner.runtime.threads import require_count, usable_streams, usable_threads
from tuner.target_metric import THROUGHPUT

if TYPE_CHECKING:
    from tuner.program.build import BuiltProgram

MAX_NAME_BYTES = 31
"""Bytes of a name that an offline model can hold."""


def load(
    path: str | Path,
    threads: int | None = None,
    *,
    streams: int | None = None,
    pinned: bool = False,
    waiting: str | None = None,
    gives_way: bool = True,
    verify_key: str | Path | None = None,
    record_shapes: str | Path | bool = False,
) -> LoadedModel:
    """Map an offline model and make it ready to run on `threads` cores.

    By default these are its target's, as far as a quota of processor time pays them. More threads
    than the cores that this process may run on would only wait for each other: as many as there are
    cores run, and a RuntimeWarning says so. Under a quota more threads than it pays end a call that
    comes now and then sooner, and spend the quota sooner where calls come in a row. A loaded model
    that is pickled or copied is loaded from its file again, with the same options.

    `streams`: calls that run at the same time, in threads of the caller's, each in memory of its
    own and on its share of `threads` (default: of all cores; at least one). By default 1, where
    calls take turns; of a model that was tuned for throughput as many as the cores are for.

    `verify_key`: a public key file, or a folder of them (*.pub), one of which must have signed the
    model; by default what the environment variable TUNEBANK_VERIFY_KEY names, else none. An offline
    model holds machine code, which runs with all rights of this process: without a key, load only
    what you trust. What was checked is what runs (see `read_container`): machine code and steps are
    copies taken before the check, and so are weights of up to 4 MiB, with a key all of them, and
    ONNX Runtime's program of a whole model. Larger weights stay mapped, and so do derived ones: a
    call before or during which a file of them was written to raises ChangedModelError, and one
    during which it is cut off may end the process. Files of ours are never written in place.

    `record_shapes`: a folder in which the shapes that come are counted (`ShapeRecorder`), such as
    one that a daemon watches; True for the model's own.

    `waiting` is "spin", or "yield" for machines that others use as well; by default what the
    environment variable TUNEBANK_WAITING says, else "spin". For the rest see `LoadedModel`.

    Weights that the file says how to derive from others are in a folder of the user's own after the
    first load (`tuner.offline_model.weight_cache`), from which all processes map them; with a key,
    or without such a folder, they are in memory of the process.
    Raises OfflineModelError for a file that is damaged, foreign, not signed as asked, or made for
    another target, also a FileNotFoundError for one that does not exist; OptionError for a number
    of threads or a way of waiting that there is not, and for keys that cannot be used.
    """
    options = {
        "threads": threads, "streams": streams, "pinned": pinned, "waiting": waiting,
        "gives_way": gives_way, "verify_key": verify_key, "record_shapes": record_shapes,
    }  # fmt: skip
    return _loaded(path, options, grows=False, stacklevel=3)


def load_for_callers(path: str | Path, threads: int) -> LoadedModel:
    """Load a model for a number of calling threads that is not known, each on so many cores.

    As many calls run at the same time as the cores are for; memory is allocated for as many as come
    at once. Raises what `load` does.
    """
    streams = max(1, host_cores() // threads)
    options = {"threads": threads * streams, "streams": streams}
    return _loaded(path, options, grows=True, stacklevel=3)


def _loaded(
    path: str | Path, options: Mapping[str, Any], *, grows: bool, stacklevel: int
) -> LoadedModel:
    """`options` are those of `load`; `grows` is that of `LoadedModel`."""
    file: Path = checked("path", path)
    for name, value in options.items():
        checked(name, value)
    threads, streams = options["threads"], options["streams"]
    record_shapes = options.get("record_shapes", False)
    keys = required_keys(options.get("verify_key"))
    data = offline_model.load(file, keys=keys, digest_pair=host_digest_pair)
    programs = programs_from_json(data.program)
    for program in programs:
        check_program(program)
    constants = constants_of(path, data, programs, copies=keys is not None)
    recorder = None
    if record_shapes is not False:
        folder = file.parent if record_shapes is True else Path(record_shapes)
        recorder = ShapeRecorder.of(folder, _file_name(data.name, file), programs)
    backend = backend_of(programs[0].target.soc_version)
    cores, runnable = backend.cores(), backend.runnable_cores()
    threads = usable_threads(threads, runnable, stacklevel)
    streams = usable_streams(streams, runnable, stacklevel)
    if streams is None and programs[0].metric == THROUGHPUT:
        streams = max(1, (threads or cores) // programs[0].target.cores)
    return LoadedModel(
        programs, data.objects, constants.stored, threads, streams=streams or 1, grows=grows,
        pinned=options.get("pinned", False),
        waiting=options.get("waiting") or os.environ.get(WAITING_VARIABLE) or "spin",
        gives_way=options.get("gives_way", True), recorder=recorder, files=constants.files,
        origin=Origin.of(path, data.checksum, options), derived=constants.derived,
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


def load_built(built: BuiltProgram, threads: int | None = None, *, streams: int = 1) -> LoadedModel:
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
    return LoadedModel(programs, built.objects, weights, threads, streams=streams, gives_way=False)


class LoadedModel:
    """A model in memory. `run` may be called from several threads: calls take turns, or streams.

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
        streams: int = 1,
        grows: bool = False,
        pinned: bool = False,
        waiting: str = "spin",
        gives_way: bool = True,
        recorder: ShapeRecorder | None = None,
        files: tuple[MappedFile, ...] = (),
        origin: Origin | None = None,
        derived: np.ndarray | None = None,
    ) -> None:
        """Programs of one model, for inputs of other shapes each; the first that fits runs.

        `streams` calls run at a time, each on its share of the threads; where it `grows`, memory of
        a further stream is allocated when a call finds no other one free.
        `pinned` holds the calling thread and each worker on a core of its own, until `close`.
        `gives_way`: while other work takes our cores, run on fewer (see `cores_in_use`).
        `files`: those of the weights, which must not change. `origin`: what to load it from again.
        `derived`: the weights that are derived from others.
        """
        program = programs[0]
        require_machine(programs)
        require_waiting(waiting)
        if pinned and streams > 1:
            raise OptionError(
                f"pinned=True, streams={streams}: the threads of several streams are the caller's",
                "pin the threads that call, or load the model with streams=1",
            )
        self.program, self.programs = program, tuple(programs)
        sides = ([p.inputs for p in programs], [p.outputs for p in programs])
        self.inputs, self.outputs = (common_ports(programs, ports) for ports in sides)
        self.streams, self.threads = streams, _thread_count(program, threads, streams)
        self.origin, self.recorder = origin, recorder
        if recorder is not None:
            weakref.finalize(self, recorder.close)
        self._whole_models = WholeModels(weights, self.threads, spins=waiting == "spin")
        self._whole: OrtExecution | None = None
        native = [p for p in programs if p.whole_model is None]
        self._memory = StreamMemory(native, objects, (weights, derived), self.threads, {
            "pinned": pinned, "waiting": waiting, "gives_way": gives_way,
        })  # fmt: skip
        self._streams = tuple(
            Stream(
                programs, self._memory.make, self._whole_models.execution,
                recorder=recorder, files=files,
            )
            for _ in range(streams)
        )  # fmt: skip
        self._stream = self._streams[0] if streams == 1 else None
        self._group = LockGroup([stream.turn for stream in self._streams])
        if streams > 1:
            for stream in self._streams:
                stream.group = self._group
        try:
            for stream in self._streams[: 1 if grows else None]:
                stream.prepare()
                if stream.only is not None and program.whole_model is not None:
                    stream.files = ()  # ONNX Runtime has a copy of its own
            only = self._streams[0].only
            if only is not None and isinstance(only.execution, OrtExecution) and recorder is None:
                self._whole = only.execution
        except BaseException:
            self.close()
            raise

    def __repr__(self) -> str:
        return (
            f"<LoadedModel for {self.program.target.soc_version}, threads={self.threads},"
            f"{f' streams={self.streams},' if self.streams > 1 else ''}"
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

    @property
    def _is_closed(self) -> bool:
        return any(stream.is_closed for stream in self._streams)

    def close(self) -> None:
        """End the worker threads, after the runs in progress. The model cannot run afterwards.

        Called within a run, by a signal handler or a finalizer, it takes effect when that ends.
        """
        for stream in self._streams:
            stream.turn.do_or_later(partial(self._close, stream))

    def _close(self, stream: Stream) -> None:
        stream.close()
        if all(each.is_closed for each in self._streams):
            if self.origin is not None and self.origin.mark is not None:
                self.origin.mark.release()
            self._whole_models.close()
            if self.recorder is not None:
                self.recorder.close()

    @property
    def cores_in_use(self) -> int:
        """Cores of the next run: `threads`, or fewer while other work takes ours."""
        if (cores := self._streams[0].cores_in_use) is not None:
            return cores
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
        if (stream := self._stream) is None:
            return self._group.do(self._run_in, inputs)
        ready = stream.only or self.ready(inputs)
        arrays = ready.inputs.fitting(inputs)
        take_turn = stream.take_turn if stream.files else stream.turn.do
        return ready.outputs.by_name(take_turn(stream.answer, ready, arrays))

    def _run_in(self, number: int, inputs: Mapping[str, np.ndarray]) -> dict[str, np.ndarray]:
        return self._streams[number].run(inputs)

    def share_arena(self, arenas: Arenas) -> None:
        """Take the arena of each run from these from now on, and keep none between runs."""
        for stream in self._streams:
            stream.turn.do(stream.share_arena, arenas)

    def bind(
        self,
        inputs: Mapping[str, np.ndarray] | None = None,
        outputs: Mapping[str, np.ndarray] | None = None,
    ) -> BoundModel:
        """This model on arrays that stay, yours or new ones: its runs allocate nothing.

        Of several streams it uses one that has the fewest bound models. Raises OptionError when an
        array does not fit, is not contiguous, or meets another one; also for new arrays of a size
        that the model leaves open.
        """
        stream = self._next_stream()
        if inputs is None and stream.only is None:
            raise OptionError(
                f"the model takes inputs of several shapes: {listed(self.inputs)}",
                "give the arrays to bind: model.bind({name: array, ...})",
            )
        ready = stream.only or stream.take_turn(stream.ready, inputs or {})
        own = backend_of(self.program.target.soc_version)
        sources = ready.inputs.allocate(own) if inputs is None else ready.inputs.lasting(inputs)
        results = ready.outputs.allocate(own) if outputs is None else ready.outputs.lasting(outputs)
        refuse_overlap(sources, results)
        named = ready.inputs.by_name(sources), ready.outputs.by_name(results)
        return BoundModel(self, stream, ready, *named)

    def bind_cache(self, capacity: SupportsIndex, **sizes: SupportsIndex) -> BoundCache:
        """Caches of a decoder in memory of their own, with places for `capacity` tokens.

        A call then takes the new tokens alone, and copies no cache. `sizes` are other open sizes
        of the caches, such as batch_size=1. Of several streams they use one, as a bound model does.
        Raises OptionError for a model without such caches.
        """
        stream = self._next_stream()
        bound = BoundCache(stream, stream.execute, capacity, sizes)
        stream.bindings.add(bound)
        return bound

    def _next_stream(self) -> Stream:
        stream = min(self._streams, key=lambda each: len(each.bindings))
        if not stream.is_prepared:
            stream.take_turn(stream.prepare)
        return stream

    def time_steps(self, inputs: Mapping[str, np.ndarray], runs: int) -> np.ndarray:
        """Seconds of each step in each of some runs, [runs, steps]; steps run one by one."""
        runs, stream = checked("runs", runs), self._streams[0]
        ready = self.ready(inputs)
        return stream.take_turn(stream.times_of_steps, ready, ready.inputs.fitting(inputs), runs)

    def ready(self, inputs: Mapping[str, np.ndarray]) -> ReadyProgram:
        """The program for inputs of these shapes, in the first stream."""
        stream = self._streams[0]
        return stream.only or stream.take_turn(stream.ready, inputs)


class BoundModel:
    """A model with the arrays that it reads and writes: fill `inputs`, `run`, read `outputs`.

    Where no step is left to ONNX Runtime, a run allocates no memory.
    """

    def __init__(
        self,
        model: LoadedModel,
        stream: Stream,
        ready: ReadyProgram,
        inputs: Mapping[str, np.ndarray],
        outputs: Mapping[str, np.ndarray],
    ) -> None:
        self.inputs, self.outputs = MappingProxyType(inputs), MappingProxyType(outputs)
        self._model, self._stream = model, stream
        stream.bindings.add(self)
        self.ready, self.execution = ready, ready.execution
        self._sources, self._results = tuple(inputs.values()), tuple(outputs.values())

    def __repr__(self) -> str:
        return repr(self._model).replace("LoadedModel", "BoundModel", 1)

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("a bound model cannot be pickled or copied: pickle the model, and bind it")

    def run(self) -> None:
        """One inference. May be called from several threads, which then share the arrays."""
        stream = self._stream
        stream.take_turn(stream.run_bound, self, self.ready, self._sources, self._results)


def _file_name(name: str, path: Path) -> str:
    """Name of the model that an offline model was built from; that of its file where it is cut."""
    is_whole = 0 < len(name.encode()) < MAX_NAME_BYTES and Path(name).name == name
    return name if is_whole else path.stem


def _thread_count(program: Program, threads: int | None, streams: int) -> int:
    """Threads of each stream: those of the target, as far as its share of the cores has them."""
    if threads is not None:
        return max(1, require_count(threads) // streams)
    cores = backend_of(program.target.soc_version).cores()
    return min(program.target.cores, max(1, cores // streams))
