"""A decoder's caches in memory that stays: each call appends, and nothing is copied.

The memory of a cache has places for `capacity` tokens in each head. The program's `past` and its
`present` are the same memory there: a step writes what is new behind what is there, and attention
reads both where they are.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Protocol, SupportsIndex, TypeVar, TypeVarTuple

import numpy as np

from tuner.backend import backend_of
from tuner.errors import OptionError, TunerError
from tuner.graph import DTYPES
from tuner.program.execution import Arrays, Execution
from tuner.program.program import Program
from tuner.program.sizes_in_use import SizesInUse
from tuner.runtime.open_executions import Execute, OpenExecutions, can_change_sizes
from tuner.runtime.shape_recorder import ShapeRecorder
from tuner.runtime.shapes import Shape, choose
from tuner.runtime.tensors import Ports, TensorInfo
from tuner.size import SPARE, Size, value_at
from tuner.task import Task

Result = TypeVar("Result")
Arguments = TypeVarTuple("Arguments")

AHEAD = 8
"""Calls that are prepared together. After a run the weights have displaced the interpreter's own
memory from the caches: what takes 30 us in a row takes 130 us alone."""
MAX_CALLS = 1024
"""Maximum number of calls that are kept prepared."""


@dataclass(frozen=True)
class Cache:
    """The number of the output that an input becomes, and the axis that grows."""

    present: int
    axis: int


@dataclass(frozen=True)
class _Call:
    """A prepared call: all of it that depends on shapes alone."""

    execution: Execution
    sizes: SizesInUse
    inputs: Ports
    """The inputs other than caches."""
    shapes: tuple[Shape, ...]
    """Shapes of all inputs."""
    length: int
    """Tokens in the caches afterwards."""


class ModelOfCaches(Protocol):
    """The loaded model whose caches are bound."""

    @property
    def programs(self) -> Sequence[Program]:
        """Its programs, of which some have caches that grow in place."""

    @property
    def recorder(self) -> ShapeRecorder | None:
        """The counts of shapes that come, where they are kept."""

    def take_turn(self, call: Callable[[*Arguments], Result], *arguments: *Arguments) -> Result:
        """Return the result of a call that uses the memory of the model."""


class BoundCache:
    """The caches of one sequence, or of a batch of them, and the calls that let them grow."""

    def __init__(
        self,
        model: ModelOfCaches,
        execute: Execute,
        capacity: SupportsIndex,
        sizes: Mapping[str, SupportsIndex],
    ) -> None:
        """Allocate memory for `capacity` tokens; `sizes` are other open sizes of the caches.

        `execute`: see `OpenExecutions`.
        Raises OptionError for a model without caches that grow in place, and for a capacity or
        sizes that it cannot use.
        """
        self._model, self.capacity, self._length = model, _integer(capacity), 0
        self._programs = tuple(p for p in model.programs if SPARE in p.fixed_sizes)
        self._caches = _caches_of(self._programs[0]) if self._programs else {}
        if not self._caches or not all(map(can_change_sizes, self._programs)):
            raise OptionError(
                "the model has no caches that grow in place",
                "use run, which gives each cache as a new array",
            )
        self._check(capacity, sizes)
        values = {name: _integer(value) for name, value in sizes.items()}
        self._executions = OpenExecutions(self._programs, execute)
        self._buffers = {past: self._allocated(past, values) for past in self._caches}
        self._results = {cache.present: self._buffers[past] for past, cache in self._caches.items()}
        inputs = enumerate(self._programs[0].inputs)
        self._own = {i: port for i, port in inputs if i not in self._caches}
        """The other inputs, by their numbers."""
        self._calls: dict[tuple[tuple[Shape, ...], int], _Call] = {}
        """Calls by the shapes of the other inputs, and by the number of tokens before."""
        self._last: tuple[Shape, ...] = ()
        """The shapes that were prepared last."""

    def __reduce__(self) -> tuple[Any, ...]:
        raise TypeError("caches cannot be pickled or copied: pickle the model, and bind new ones")

    def _ports(self, shapes: tuple[Shape, ...]) -> Ports:
        """The other inputs, of these shapes."""
        pairs = zip(self._own.values(), shapes, strict=True)
        return Ports("input", tuple(replace(TensorInfo.of(p), shape=shape) for p, shape in pairs))

    def _check(self, capacity: SupportsIndex, sizes: Mapping[str, SupportsIndex]) -> None:
        """Raises OptionError for what no call can use: memory is allocated for it."""
        cache, every = next(iter(self._caches.values())), self._programs
        most = max(int(p.outputs[cache.present].shape[cache.axis]) for p in every)
        if not 1 <= self.capacity <= most:
            raise OptionError(
                f"capacity={capacity!r}: a cache of the model has 1 to {most} tokens",
                "for more of them, build the model for a larger range",
            )
        for name, value in sizes.items():
            ranges = [size for p in every for size in p.open_sizes if size.name == name]
            if not any(r.low <= _integer(value) <= r.high for r in ranges):
                known = ", ".join(f"{r.low} to {r.high}" for r in ranges) or "no size of the model"
                raise OptionError(f"{name}={value!r}: it is {known}", None)

    def _allocated(self, past: int, sizes: Mapping[str, int]) -> np.ndarray:
        """Memory for one cache."""
        port, axis = self._programs[0].inputs[past], self._caches[past].axis
        shape = list(port.shape)
        shape[axis] = self.capacity
        for place, size in enumerate(shape):
            if isinstance(size, Size):
                if not sizes.keys() >= {*size.names}:
                    what = f"cache {port.name} {list(port.shape)}: {size.formula} is open"
                    raise OptionError(what, f"give it: bind_cache(capacity, {size.formula}=1)")
                shape[place] = size.at(sizes)
        backend = backend_of(self._programs[0].target.soc_version)
        return backend.new_array(shape, DTYPES[port.dtype])

    @property
    def length(self) -> int:
        """Number of tokens in the caches. Setting a smaller one forgets the last tokens."""
        return self._length

    @length.setter
    def length(self, value: int) -> None:
        self._model.take_turn(self._forget, value)  # not within a run, which ends by a length

    def _forget(self, value: int) -> None:
        if not 0 <= _integer(value) <= self._length:
            raise OptionError(f"length={value}: there are {self._length} tokens", None)
        self._length = _integer(value)

    @property
    def arrays(self) -> dict[str, np.ndarray]:
        """Contents of the caches, by the names of the inputs: parts of the memory itself."""
        inputs = self._programs[0].inputs
        return {inputs[past].name: self._filled(past) for past in self._caches}

    def _filled(self, past: int) -> np.ndarray:
        axis = self._caches[past].axis
        return self._buffers[past][(slice(None),) * axis + (slice(self._length),)]

    def _filled_shape(self, past: int, length: int) -> Shape:
        shape, axis = self._buffers[past].shape, self._caches[past].axis
        return (*shape[:axis], length, *shape[axis + 1 :])

    def run(self, inputs: Mapping[str, np.ndarray]) -> dict[str, np.ndarray]:
        """Outputs other than caches, by name, as new arrays; the caches grow by the new tokens.

        `inputs` are those other than caches. Raises OptionError where they do not fit, or where
        the capacity is less than the tokens, and NestedCallError as `LoadedModel.run`.
        """
        made = self._model.take_turn(self._answer, inputs)
        ports = enumerate(self._programs[0].outputs)
        return {port.name: made[i] for i, port in ports if i not in self._results}

    def _answer(self, inputs: Mapping[str, np.ndarray]) -> Arrays:
        call, arrays = self._prepared(inputs)
        made = call.execution.answer(arrays, self._results)
        self._length = call.length
        if self._model.recorder is not None:
            self._model.recorder.count(call.shapes)
        return made

    def time_steps(self, inputs: Mapping[str, np.ndarray], runs: int) -> np.ndarray:
        """Seconds of each step, [runs, steps], of a call that appends nothing in the end."""
        return self._model.take_turn(self._times_of_steps, inputs, runs)

    def _times_of_steps(self, inputs: Mapping[str, np.ndarray], runs: int) -> np.ndarray:
        call, arrays = self._prepared(inputs)
        return call.execution.time_steps(arrays, runs, self._results)

    def _prepared(self, inputs: Mapping[str, np.ndarray]) -> tuple[_Call, list[np.ndarray]]:
        """The call for these inputs, and all its inputs."""
        try:
            own = tuple(np.shape(inputs[port.name]) for port in self._own.values())
        except (KeyError, TypeError, ValueError):
            Ports("input", tuple(map(TensorInfo.of, self._own.values()))).check_arrays(inputs)
            raise
        call = self._calls.get((own, self._length)) or self._calls_from(own)
        given = dict(zip(self._own, call.inputs.fitting(inputs), strict=True))
        call.execution.resize(call.sizes)
        return call, [given[i] if i in given else self._buffers[i] for i in range(len(call.shapes))]

    def _calls_from(self, own: tuple[Shape, ...]) -> _Call:
        """The call for other inputs of these shapes; where they come again, those that follow, too.

        Raises OptionError where there is none.
        """
        first = call = self._call(own, self._length)
        if own == self._last:
            with suppress(TunerError):  # of a call that may not come, such as one beyond the range
                for _ in range(AHEAD):
                    call = self._call(own, call.length)
        self._last = own
        return first

    def _call(self, own: tuple[Shape, ...], length: int) -> _Call:
        found = dict(zip(self._own, own, strict=True))
        found |= {past: self._filled_shape(past, length) for past in self._caches}
        shapes = tuple(found[i] for i in range(len(found)))
        number, values = choose(self._programs, shapes)
        cache = next(iter(self._caches.values()))
        after = value_at(self._programs[number].outputs[cache.present].shape[cache.axis], values)
        if after > self.capacity:
            raise OptionError(
                f"{after} tokens do not fit into the cache, whose capacity is {self.capacity}",
                "bind a larger cache, or forget tokens: cache.length = 0",
            )
        values[SPARE] = self.capacity - after
        execution, sizes = self._executions.at(number, values)
        call = self._calls[own, length] = _Call(execution, sizes, self._ports(own), shapes, after)
        if len(self._calls) > MAX_CALLS:
            self._calls.pop(next(iter(self._calls)))
        return call


def _integer(value: SupportsIndex) -> int:
    """An integer of Python, NumPy and the like; -1 for anything else."""
    try:
        return operator.index(value)
    except TypeError:
        return -1


def _caches_of(program: Program) -> dict[int, Cache]:
    """The caches of a program, by the numbers of their inputs."""
    found = {}
    for step in program.steps:
        task = Task.parse(step.task) if step.op == "concat" else None
        if task is not None and task.capacity is not None:
            past, *_, present, _ = step.args
            found[past.offset] = Cache(present.offset, task.integer("axis"))
    return found
