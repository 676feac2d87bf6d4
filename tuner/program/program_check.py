"""Faults of programs that were read from files: places outside their memory, impossible sizes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain

from tuner.errors import OfflineModelError
from tuner.graph import DTYPES, TensorType
from tuner.ops import OPS
from tuner.program.program import MAX_BYTES, Place, Port, Program, Segment, Step
from tuner.task import Task

MAX_CORES = 4096

parsed_task = lru_cache(maxsize=256)(Task.parse)
"""`Task.parse`: many steps of a program have the same task."""

_ORT_TYPE = re.compile(r"[a-z_]+\([a-z0-9_(),]{1,80}\)")
_KERNEL_NAME = re.compile(r"[a-z_]+_[0-9a-f]{16}_[0-9a-f]{8}(_[a-z0-9_]+)?")


def check_program(program: Program) -> None:
    """Raises OfflineModelError where places are outside their memory, or arguments do not fit.

    An offline model holds machine code, so that nothing that comes from a stranger becomes safe;
    damage becomes a clear error instead of a crash.
    """
    for fault in chain(_open_size_faults(program), _faults(program), _faults_at_smallest(program)):
        raise OfflineModelError(
            f"the step list is damaged: {fault}",
            "build the offline model again: bankd atc --model MODEL.onnx",
        )


def _open_size_faults(program: Program) -> Iterator[str]:
    names = {size.name for size in program.open_sizes if size.name.isidentifier()}
    if len(names) < len(program.open_sizes):
        yield "its open sizes have no names of their own"
    for size in program.open_sizes:
        if not 0 <= size.low <= size.high:
            yield f"{size.name} is from {size.low} to {size.high}"


def _faults_at_smallest(program: Program) -> Iterator[str]:
    """Faults at the smallest sizes, where other formulas may be the largest."""
    if program.open_sizes:
        yield from _faults(program.at({size.name: size.low for size in program.open_sizes}))


def _faults(program: Program) -> Iterator[str]:
    if not 1 <= program.target.cores <= MAX_CORES:
        yield f"{program.target.cores} cores"
    if max(program.arena_bytes, program.weights_bytes) > MAX_BYTES:
        yield "it needs more memory than any machine has"
    if len(program.output_places) != len(program.outputs):
        yield f"{len(program.outputs)} outputs, but {len(program.output_places)} places for them"
    is_whole = program.whole_model is not None
    for port in (*program.inputs, *program.outputs):
        yield from _port_faults(port, may_be_foreign=is_whole)
    for port, place in zip(program.outputs, program.output_places, strict=False):
        yield from _place_faults(program, place, _size(port), may_be_value=True)
    for step in program.steps:
        yield from _step_faults(program, step)


def _port_faults(port: Port, *, may_be_foreign: bool = False) -> Iterator[str]:
    if may_be_foreign and _ORT_TYPE.fullmatch(port.dtype):
        return
    if port.dtype not in DTYPES:
        yield f"{port.name} has the unknown type {port.dtype}"
    elif any(size < -1 for size in port.shape) or _size(port) > MAX_BYTES:
        yield f"{port.name} has the shape {port.shape}"


def _size(port: Port) -> int:
    """Bytes; 0 where a size is open."""
    type_ = TensorType(port.dtype, port.shape)
    return type_.size_bytes if port.dtype in DTYPES and type_.is_static else 0


def _place_faults(
    program: Program, place: Place, size_bytes: int, *, may_be_value: bool = False
) -> Iterator[str]:
    ports = {"input": program.inputs, "output": program.outputs}.get(place.kind)
    if ports is not None:
        if place.offset >= len(ports):
            yield f"there is no {place.kind} {place.offset}"
        elif place.start_bytes + size_bytes > _size(ports[place.offset]):
            yield f"{place.kind} {place.offset} is smaller than what is read or written there"
    elif place.start_bytes:
        yield f"a place within the {place.kind} that begins at another one"
    elif place.kind == "value":
        if not may_be_value:
            yield "a native step uses a value of open size"
    else:
        room = program.arena_bytes if place.kind == "arena" else program.weights_bytes
        if place.offset + size_bytes > room:
            yield f"offset {place.offset} of the {place.kind}, which has {room} bytes"


def _step_faults(program: Program, step: Step) -> Iterator[str]:
    if step.segment is not None:
        yield from _segment_faults(program, step.name, step.segment)
        return
    for phase in step.phases:
        if _KERNEL_NAME.fullmatch(phase.function) is None:
            yield f"step {step.name} calls {phase.function}, which is not a kernel"
        if phase.units < 0:
            yield f"step {step.name} shares out {phase.units} units"
    try:
        task = parsed_task(step.task)
        packed = OPS[task.op].constants
        sizes = [0 if i in packed else t.size_bytes for i, t in enumerate(task.inputs)]
        sizes += [task.output.size_bytes, 0]
        faults = list(_task_faults(step.name, task))
    except (LookupError, ValueError, TypeError) as error:
        yield f"step {step.name} has the task {step.task[:80]!r} ({error!r})"
        return
    yield from faults
    if len(step.sizes) != len(task.sizes) or min(step.sizes, default=0) < 0:
        yield f"step {step.name} has the sizes {step.sizes}, its task {len(task.sizes)}"
    if len(step.args) != len(task.inputs) + 2:
        yield f"step {step.name} has {len(step.args)} arguments, not {len(task.inputs) + 2}"
    for place, size in zip(step.args, sizes, strict=False):
        yield from _place_faults(program, place, size)
    if not 0 <= step.worker_scratch_bytes <= MAX_BYTES:
        yield f"step {step.name} wants {step.worker_scratch_bytes} bytes of scratch memory"


def _task_faults(name: str, task: Task) -> Iterator[str]:
    """Faults of a task with fixed sizes. Only a concatenation may read a tensor without elements.

    Memory for more than the task makes or reads is the caller's own (see `BoundCache`).
    """
    if task.output.count == 0 or (task.op != "concat" and 0 in (t.count for t in task.inputs)):
        yield f"step {name} works on nothing"
    if task.capacity is not None:
        is_append = task.op == "concat"
        shape = task.output.shape if is_append else task.inputs[1].shape
        size = shape[task.integer("axis") if is_append else task.ints("perm_k")[-1]]
        if task.capacity != size:
            yield f"step {name} has a capacity of {task.capacity}, not {size}"


def _segment_faults(program: Program, name: str, segment: Segment) -> Iterator[str]:
    if segment.stored is not None and sum(segment.stored) > program.weights_bytes:
        yield f"the model of segment {name} is not within the weights"
    if segment.threads > MAX_CORES:
        yield f"segment {name} wants {segment.threads} threads"
    for binding in (*segment.inputs, *segment.outputs):
        yield from _port_faults(binding.port)
        size = _size(binding.port)
        yield from _place_faults(program, binding.place, size, may_be_value=True)
