"""Checks of programs that were read from files: their places and sizes, and this machine."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import chain

from tuner.backend import backend_of, host_soc_versions
from tuner.errors import ErrorCode, OfflineModelError
from tuner.graph import DTYPES, TensorType
from tuner.ops import OPS
from tuner.policy import Policy
from tuner.program.kernel_needs import KernelNeeds, name_of, vouched_name
from tuner.program.program import MAX_MEMORY_BYTES, Place, Port, Program, Segment, Step
from tuner.program.size_bounds import SizeBounds
from tuner.size import SPARE, Size, is_open, renamed
from tuner.task import SIZE_NAMES, Task

MAX_CORES = 4096
BUILD_HERE = "build it for this machine: bankd atc --model MODEL.onnx"

SPARE_PLACES = Size.named(SPARE, 0)

parsed_task = lru_cache(maxsize=256)(Task.parse)
"""`Task.parse`: many steps of a program have the same task."""

_ORT_TYPE = re.compile(r"[a-z_]+\([a-z0-9_(),]{1,80}\)")
_KERNEL_NAME = re.compile(r"[a-z_]+_[0-9a-f]{16}_[0-9a-f]{8}(_[a-z0-9_]+)?")
"""The name of a function, of versions too whose names did not vouch for the kernel's needs."""


def check_program(program: Program) -> None:
    """Raises OfflineModelError where places are outside their memory, or arguments do not fit.

    An offline model holds machine code, so that nothing that comes from a stranger becomes safe;
    damage becomes a clear error instead of a crash.
    """
    try:
        fault = next(chain(_open_size_faults(program), _Faults(program).all()), None)
    except (LookupError, ValueError) as error:
        fault = repr(error)
    if fault is not None:
        raise OfflineModelError(
            f"the step list is damaged: {fault}",
            "build the offline model again: bankd atc --model MODEL.onnx",
        )
    if program.open_sizes:  # formulas of units and of scratch memory are no polynomials
        program.at({size.name: size.low for size in program.open_sizes})


def require_machine(programs: Sequence[Program]) -> None:
    """Raise OfflineModelError where this machine does not run the programs of a model.

    Kernels may use instructions that not every CPU of a tier has.
    """
    soc_version, own = programs[0].target.soc_version, host_soc_versions()
    if soc_version not in own:
        raise OfflineModelError(
            f"the offline model is for {soc_version}, this machine runs {', '.join(own)}",
            BUILD_HERE,
            ErrorCode.DEVICE,
        )
    texts = {step.policy for program in programs for step in program.steps if step.task}
    lacking_feature = backend_of(soc_version).lacking_feature
    if lacking := {lacking_feature(soc_version, Policy.parse(text)) for text in texts} - {None}:
        raise OfflineModelError(
            f"kernels of the offline model need {', '.join(map(str, lacking))}, which not every"
            f" machine of {soc_version} has: this one lacks it",
            BUILD_HERE,
            ErrorCode.DEVICE,
        )


def _open_size_faults(program: Program) -> Iterator[str]:
    names = {size.name for size in program.open_sizes if size.name.isidentifier()}
    if len(names) < len(program.open_sizes):
        yield "its open sizes have no names of their own"
    for size in program.open_sizes:
        if not 0 <= size.low <= size.high:
            yield f"{size.name} is from {size.low} to {size.high}"


class _Faults:
    """Faults at any value of the open sizes."""

    def __init__(self, program: Program) -> None:
        self._program, self._bounds = program, SizeBounds(program.open_sizes)

    def all(self) -> Iterator[str]:
        program = self._program
        if not 1 <= program.target.cores <= MAX_CORES:
            yield f"{program.target.cores} cores"
        memory = program.arena_bytes, program.weights_bytes, program.derived_bytes
        if max(memory) > MAX_MEMORY_BYTES:
            yield "it needs more memory than any machine has"
        if len(program.output_places) != len(program.outputs):
            yield f"{len(program.outputs)} outputs, but {len(program.output_places)} places"
        is_whole = program.whole_model is not None
        for port in (*program.inputs, *program.outputs):
            yield from self._port(port, may_be_foreign=is_whole)
        for port, place in zip(program.outputs, program.output_places, strict=False):
            yield from self._place(place, _size(port), may_be_value=True)
        for step in program.steps:
            yield from self._step(step)

    def _port(self, port: Port, *, may_be_foreign: bool = False) -> Iterator[str]:
        if may_be_foreign and _ORT_TYPE.fullmatch(port.dtype):
            return
        if port.dtype not in DTYPES:
            yield f"{port.name} has the unknown type {port.dtype}"
        elif (
            min(port.shape, default=0) < -1 or self._bounds.highest(_size(port)) > MAX_MEMORY_BYTES
        ):
            yield f"{port.name} has the shape {port.shape}"

    def _place(self, place: Place, size_bytes: int, *, may_be_value: bool = False) -> Iterator[str]:
        program, highest = self._program, self._bounds.highest
        ports = {"input": program.inputs, "output": program.outputs}.get(place.kind)
        if ports is not None:
            if is_open(place.offset) or place.offset >= len(ports):
                yield f"there is no {place.kind} {place.offset}"
            elif highest(place.start_bytes + size_bytes - _size(ports[place.offset])) > 0:
                yield f"{place.kind} {place.offset} is smaller than what is read or written there"
            elif place.kind == "output" and not self._has_array(place.offset):
                yield f"output {place.offset} is written there, and taken from elsewhere"
        elif is_open(place.start_bytes) or place.start_bytes:
            yield f"a place within the {place.kind} that begins at another one"
        elif place.kind == "value":
            if not may_be_value:
                yield "a native step uses a value of open size"
        else:
            room = {
                "arena": program.arena_bytes,
                "weights": program.weights_bytes,
                "derived": program.derived_bytes,
            }[place.kind]
            if highest(place.offset + size_bytes) > room:
                yield f"offset {place.offset} of the {place.kind}, which has {room} bytes"

    def _has_array(self, output: int) -> bool:
        """Return whether memory is allocated for an output: none is for one that is a copy."""
        places = self._program.output_places
        return output < len(places) and places[output] == Place("output", output)

    def _step(self, step: Step) -> Iterator[str]:
        for guard in step.guards:
            yield from self._place(guard.place, 1)
        if step.segment is not None:
            if step.guards and any(b.place.kind == "value" for b in step.segment.outputs):
                yield f"segment {step.name} makes what others read, and may be left out"
            yield from self._segment(step.name, step.segment)
            return
        yield from self._phases(step)
        try:
            task, _ = parsed_task(step.task), Policy.parse(step.policy)
            types = [_in_program(type_, step) for type_ in (*task.inputs, *task.outputs)]
            sizes = [*map(_size_bytes, types, _packed_bytes(step, task))]
            sizes[0] -= _skipped_bytes(step, task)
            needs = _needs(step, task)
            faults = list(self._task(step, task, types))
        except (LookupError, ValueError, TypeError) as error:
            texts = f"the task {step.task[:80]!r} and the policy {step.policy[:80]!r}"
            yield f"step {step.name} has {texts} ({error!r})"
            return
        yield from faults
        if len(step.sizes) != len(task.sizes) or min(step.sizes, default=0) < 0:
            yield f"step {step.name} has the sizes {step.sizes}, its task {len(task.sizes)}"
        if len(step.args) != len(types) + 1:
            yield f"step {step.name} has {len(step.args)} arguments, not {len(types) + 1}"
        for place, size in zip(step.args, (*sizes, 0), strict=False):
            yield from self._place(place, size)
        if needs is not None:
            yield from self._as_needed(step, needs)
        if not 0 <= step.worker_scratch_bytes <= MAX_MEMORY_BYTES:
            yield f"step {step.name} wants {step.worker_scratch_bytes} bytes of scratch memory"

    def _phases(self, step: Step) -> Iterator[str]:
        for phase in step.phases:
            if _KERNEL_NAME.fullmatch(phase.function) is None:
                yield f"step {step.name} calls {phase.function}, which is not a kernel"
            if phase.units < 0:
                yield f"step {step.name} shares out {phase.units} units"

    def _as_needed(self, step: Step, needs: KernelNeeds) -> Iterator[str]:
        """Faults of a step that does not give its kernel what that counts on.

        Memory is planned for the largest sizes, so that the scratch memory is that of these.
        """
        given = KernelNeeds(
            tuple(phase.units for phase in step.phases),
            needs.scratch_bytes,
            step.worker_scratch_bytes,
        )
        if given.text != needs.text:
            yield f"step {step.name} gives its kernel {given.text}, which needs {needs.text}"
        end = int(step.args[-1].offset) + int(needs.scratch_bytes)
        if step.args[-1].kind != "arena" or end > self._program.arena_bytes:
            yield f"step {step.name} has its scratch memory outside of the arena"

    def _task(self, step: Step, task: Task, types: Sequence[TensorType]) -> Iterator[str]:
        """Faults of a task. Only a concatenation may read a tensor without elements.

        Memory for more than the task makes or reads is the caller's own (see `BoundCache`).
        """
        outputs = types[len(task.inputs) :]
        full = outputs if task.op == "concat" else types
        if any(self._bounds.lowest(size) < 1 for type_ in full for size in type_.shape):
            yield f"step {step.name} works on nothing"
        if task.capacity is not None:
            is_append = task.op == "concat"
            shape = outputs[0].shape if is_append else types[1].shape
            size = shape[task.integer("axis") if is_append else task.ints("perm_k")[-1]]
            capacity = renamed(task.capacity, _sizes(step))
            if not any(self._bounds.are_equal(capacity, size + n) for n in (0, SPARE_PLACES)):
                yield f"step {step.name} has a capacity of {capacity}, not {size}"

    def _segment(self, name: str, segment: Segment) -> Iterator[str]:
        if segment.stored is not None and sum(segment.stored) > self._program.weights_bytes:
            yield f"the model of segment {name} is not within the weights"
        if segment.threads > self._program.target.cores:
            yield f"segment {name} wants {segment.threads} threads"
        for binding in (*segment.inputs, *segment.outputs):
            yield from self._port(binding.port)
            yield from self._place(binding.place, _size(binding.port), may_be_value=True)


def _needs(step: Step, task: Task) -> KernelNeeds | None:
    """The needs of a step's kernel in the sizes of the program.

    None for a file of an earlier version. Raises ValueError where the names of the functions do
    not vouch for them, or for this task and policy.
    """
    if not step.needs:
        return None
    vouched = vouched_name(name_of(task.op, task.kernel_text, step.policy), step.needs)
    if not all(phase.function.startswith(vouched) for phase in step.phases):
        raise ValueError(f"its kernel is not {vouched}")
    return KernelNeeds.parse(step.needs).at(_sizes(step))


def _packed_bytes(step: Step, task: Task) -> Iterator[int | None]:
    """The size of each input as its policy has packed it, and of outputs; None: as it is."""
    packed = OPS[task.op].fixed_inputs(task.attributes)
    for number in range(len(task.inputs)):
        if not step.packed_bytes:  # a file of an earlier version
            yield 0 if number in packed else None
        else:
            yield step.packed_bytes[number] or None
    yield from (None for _ in task.outputs)


def _size_bytes(type_: TensorType, packed_bytes: int | None) -> int:
    return type_.size_bytes if packed_bytes is None else packed_bytes


def _skipped_bytes(step: Step, task: Task) -> int:
    """Raises ValueError where the kernel would begin to read outside of the input."""
    skipped = task.skipped_bytes if step.needs else 0  # none in a file of an earlier version
    if skipped and not 0 <= skipped < task.inputs[0].size_bytes:
        raise ValueError(f"{skipped} bytes of {task.inputs[0]} are skipped")
    return skipped


def _in_program(type_: TensorType, step: Step) -> TensorType:
    """A type of the step's task with the program's sizes in the place of a, b, ..."""
    return replace(type_, shape=tuple(renamed(size, _sizes(step)) for size in type_.shape))


def _sizes(step: Step) -> dict[str, int]:
    return dict(zip(SIZE_NAMES, step.sizes, strict=False))


def _size(port: Port) -> int:
    """Bytes; 0 where a size is open."""
    type_ = TensorType(port.dtype, port.shape)
    return type_.size_bytes if port.dtype in DTYPES and type_.is_static else 0
