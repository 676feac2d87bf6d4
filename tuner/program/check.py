"""Is a step list fit to run? Places inside their memory, arguments of the right number and size.

An offline model holds machine code, so that these checks make nothing safe that comes from a
stranger; they turn damage into a clear error instead of a crash.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from tuner.errors import OfflineModelError
from tuner.graph import DTYPES, TensorType
from tuner.ops import OPS
from tuner.program.program import Place, Port, Program, Segment, Step
from tuner.task import Task

MAX_BYTES = 1 << 40
MAX_CORES = 4096
_ORT_TYPE = re.compile(r"[a-z_]+\([a-z0-9_(),]{1,80}\)")
_KERNEL_NAME = re.compile(r"[a-z_]+_[0-9a-f]{16}_[0-9a-f]{8}(_[a-z0-9_]+)?")


def check_program(program: Program) -> None:
    """Raises OfflineModelError with the first fault."""
    for fault in _faults(program):
        raise OfflineModelError(
            f"the step list is damaged: {fault}",
            "build the offline model again: bankd atc --model MODEL.onnx",
        )


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
        task = Task.parse(step.task)
        packed = OPS[task.op].constants
        sizes = [0 if i in packed else t.size_bytes for i, t in enumerate(task.inputs)]
        sizes += [task.output.size_bytes, 0]
    except (KeyError, ValueError, TypeError) as error:
        yield f"step {step.name} has the task {step.task[:80]!r} ({error!r})"
        return
    if len(step.args) != len(task.inputs) + 2:
        yield f"step {step.name} has {len(step.args)} arguments, not {len(task.inputs) + 2}"
    for place, size in zip(step.args, sizes, strict=False):
        yield from _place_faults(program, place, size)
    if step.worker_scratch_bytes > MAX_BYTES:
        yield f"step {step.name} wants {step.worker_scratch_bytes} bytes of scratch memory"


def _segment_faults(program: Program, name: str, segment: Segment) -> Iterator[str]:
    if segment.stored is not None and sum(segment.stored) > program.weights_bytes:
        yield f"the model of segment {name} is not within the weights"
    if segment.threads > MAX_CORES:
        yield f"segment {name} wants {segment.threads} threads"
    for binding in (*segment.inputs, *segment.outputs):
        yield from _port_faults(binding.port)
        size = _size(binding.port)
        yield from _place_faults(program, binding.place, size, may_be_value=True)
