"""The programs of a model by the shapes of its inputs: one for each step, or one for a range."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np

from tuner.errors import OfflineModelError, OptionError
from tuner.offline_model.offline_model import load
from tuner.program.execution import Execution
from tuner.program.ort_segment import OrtExecution
from tuner.program.program import MAX_MEMORY_BYTES, Port, Program, programs_from_json
from tuner.program.sizes_in_use import SizesInUse
from tuner.runtime.open_executions import Execute, OpenExecutions, can_change_sizes
from tuner.runtime.tensors import Ports, TensorInfo
from tuner.size import Size, value_at

Shape = tuple[int, ...]

MAX_READY = 64
"""Maximum number of shapes whose addresses are kept ready; the longest unused go first."""


@dataclass(frozen=True)
class ReadyProgram:
    """A program for inputs of fixed shapes, with all addresses resolved."""

    inputs: Ports
    outputs: Ports
    execution: Execution | OrtExecution
    shapes: tuple[Shape, ...]
    """Shapes of the inputs."""
    sizes: SizesInUse | None = None
    """Sizes of an execution that serves others, too."""

    def use(self) -> Execution | OrtExecution:
        """The execution, which has these sizes until others are used."""
        if self.sizes is not None and isinstance(self.execution, Execution):
            self.execution.resize(self.sizes)
        return self.execution

    @staticmethod
    def of(program: Program, execution: Execution | OrtExecution) -> ReadyProgram:
        """`program` is without open sizes."""
        return ReadyProgram(
            Ports("input", tuple(map(TensorInfo.of, program.inputs))),
            Ports("output", tuple(map(TensorInfo.of, program.outputs))),
            execution,
            tuple(port.shape for port in program.inputs),
        )


class ProgramChoice:
    """The programs of one model. For inputs of given shapes the first one that takes them runs."""

    def __init__(
        self,
        programs: Sequence[Program],
        execute: Execute,
    ) -> None:
        """`execute` resolves a program without open sizes, made of the one with this number."""
        self._programs, self._execute = tuple(programs), execute
        self._open = OpenExecutions(self._programs, execute)
        self._can_change = tuple(map(can_change_sizes, self._programs))
        self._ready: OrderedDict[tuple[Shape, ...], ReadyProgram] = OrderedDict()
        self._names = tuple(port.name for port in programs[0].inputs)

    def ready(self, inputs: Mapping[str, np.ndarray]) -> ReadyProgram:
        """The program for these inputs. Raises OptionError where none takes their shapes."""
        try:
            shapes = tuple(np.shape(inputs[name]) for name in self._names)
        except (KeyError, TypeError, ValueError):
            ports = common_ports(self._programs, [p.inputs for p in self._programs])
            Ports("input", ports).check_arrays(inputs)
            raise
        found = self._ready.get(shapes)
        if found is None:
            found = self._ready[shapes] = self._resolved(shapes)
            if len(self._ready) > MAX_READY:
                self._ready.popitem(last=False)
        self._ready.move_to_end(shapes)
        return found

    def _resolved(self, shapes: tuple[Shape, ...]) -> ReadyProgram:
        number, values = choose(self._programs, shapes)
        program = self._programs[number]
        if not self._can_change[number]:
            fixed = _with_shapes(program.at(values), shapes)
            return ReadyProgram.of(fixed, self._execute(number, fixed))
        execution, sizes = self._open.at(number, values)
        inputs, outputs = (
            tuple(replace(TensorInfo.of(p), shape=s) for p, s in zip(ports, own, strict=True))
            for ports, own in ((program.inputs, shapes), (program.outputs, sizes.output_shapes))
        )
        ports = Ports("input", inputs), Ports("output", outputs)
        return ReadyProgram(*ports, execution, shapes, sizes)


def choose(programs: Sequence[Program], shapes: Sequence[Shape]) -> tuple[int, dict[str, int]]:
    """The number of the first program that takes inputs of these shapes, and its open sizes.

    Raises OptionError where none does.
    """
    for number, program in enumerate(programs):
        values = values_for(program, shapes)
        if values is not None and (program.open_sizes or _are_sizes_equal(programs[0], shapes)):
            return number, values
    given = zip((port.name for port in programs[0].inputs), shapes, strict=True)
    raise OptionError(
        "no program of the model takes "
        + ", ".join(f"{name}: {list(shape)}" for name, shape in given)
        + f"; it takes {accepted(programs)}",
        "tune the model for further shapes: --input_shape, --dynamic_dims, or --outside run",
    )


def _are_sizes_equal(program: Program, shapes: Sequence[Shape]) -> bool:
    """Return whether sizes of one name are equal, also outside of the ranges."""
    return not program.open_sizes or values_for(program, shapes, ignores_ranges=True) is not None


def values_for(
    program: Program, shapes: Sequence[Shape], *, ignores_ranges: bool = False
) -> dict[str, int] | None:
    """Values of a program's open sizes for inputs of these shapes; None where it takes others."""
    sizes = program.input_sizes
    if tuple(map(len, shapes)) != sizes.ranks:
        return None
    given = [size for shape in shapes for size in shape]
    values = {**sizes.fixed, **{name: int(given[place]) for name, place in sizes.named}}
    if len(values) != len(sizes.ranges):
        return None
    if not ignores_ranges:
        for name, (low, high) in sizes.ranges.items():
            if not low <= values[name] <= high:
                return None
    if any(math.prod(shape) > MAX_MEMORY_BYTES for shape in shapes):
        return None
    with suppress(ArithmeticError, LookupError):  # of a damaged formula
        if sizes.formulas.at(values) == [given[place] for place in sizes.known]:
            return values
    return None


def largest_shapes(programs: Sequence[Program]) -> tuple[Shape, ...]:
    """The shapes with the most elements that the programs take, one for each input.

    Sizes that a program leaves to the run are those of the others, else 1.
    """
    largest = []
    for program in programs:
        highs = {size.name: size.high for size in program.open_sizes}
        shapes = [tuple(value_at(n, highs) for n in port.shape) for port in program.inputs]
        largest.append(tuple(shapes))
    closed = [shapes for shapes in largest if all(n >= 0 for shape in shapes for n in shape)]
    if closed:
        return max(closed, key=lambda shapes: sum(map(math.prod, shapes)))
    return tuple(tuple(max(size, 1) for size in shape) for shape in largest[0])


def describe_programs(path: Path) -> list[str]:
    """The shapes that each program of an offline model takes, as text (see `accepted`).

    Programs that this version does not read have the reason instead. Raises OfflineModelError,
    naming the file, if that is damaged or not one of ours.
    """
    content = load(path).program
    try:
        return [accepted([program]) for program in programs_from_json(content)]
    except OfflineModelError as error:
        return [f"not readable: {error.message}"]


def read_programs(path: Path, *, verify: bool = True) -> tuple[Program, ...]:
    """The programs of an offline model. Raises OfflineModelError, naming the file.

    Without `verify` large weights are not read: the checksum is left to who loads the model.
    """
    return programs_from_json(load(path, verify=verify).program)


def _with_shapes(program: Program, shapes: Sequence[Shape]) -> Program:
    """The program with these shapes of its inputs, for those that leave sizes to the run."""
    ports = zip(program.inputs, shapes, strict=True)
    return replace(program, inputs=tuple(replace(port, shape=shape) for port, shape in ports))


def accepted(programs: Sequence[Program]) -> str:
    """The shapes that programs take, as text: "ids: [1, n], n=1~512". Stretches are one range."""
    found: dict[str, dict[str, tuple[int, int]]] = {}
    for program in programs:
        ports = (f"{p.name}: [{', '.join(map(_size_text, p.shape))}]" for p in program.inputs)
        ranges = found.setdefault(", ".join(ports), {})
        shown = {name for port in program.inputs for name in _names_in(port)}
        for size in (size for size in program.open_sizes if size.name in shown):
            low, high = ranges.get(size.name, (size.low, size.high))
            ranges[size.name] = min(low, size.low), max(high, size.high)
    return " or ".join(
        ", ".join((ports, *(f"{name}={low}~{high}" for name, (low, high) in ranges.items())))
        for ports, ranges in found.items()
    )


def _names_in(port: Port) -> Iterator[str]:
    """Names of the open sizes in the shape of a port."""
    for size in port.shape:
        if isinstance(size, Size):
            yield from size.names


def _size_text(size: int) -> str:
    return size.formula if isinstance(size, Size) else "any" if size == -1 else str(size)


def common_ports(
    programs: Sequence[Program], ports: Sequence[Sequence[Port]]
) -> tuple[TensorInfo, ...]:
    """The inputs or outputs (`ports`) of all programs as one list, with the ranges of their sizes.

    Sizes that are not the same for all calls are -1.
    """
    return tuple(_common_port(programs, same) for same in zip(*ports, strict=True))


def _common_port(programs: Sequence[Program], ports: Sequence[Port]) -> TensorInfo:
    info = TensorInfo.of(ports[0])
    if len({len(port.shape) for port in ports}) > 1:
        return info
    sizes = list(zip(*(port.shape for port in ports), strict=True))
    shape = tuple(
        -1 if len(set(each)) > 1 or isinstance(each[0], Size) else int(each[0]) for each in sizes
    )
    return replace(info, shape=shape, sizes=tuple(_range_text(programs, each) for each in sizes))


def _range_text(programs: Sequence[Program], sizes: Sequence[int]) -> str:
    """One size of all programs as text: "64", "n=1~512", "1|2|4"; "any" where a run decides."""
    pairs = list(zip(programs, sizes, strict=True))
    known = {end for program, size in pairs for end in _ends(program, size)}
    is_open = any(isinstance(size, Size) for size in sizes)
    text = f"{min(known)}~{max(known)}" if is_open and known else "|".join(map(str, sorted(known)))
    names = {size.formula for size in sizes if isinstance(size, Size)}
    if len(names) == 1 and (name := names.pop()).isidentifier():
        text = f"{name}={text}"
    return "|".join(filter(None, (text, "any" if _is_any(sizes) else "")))


def _ends(program: Program, size: int) -> tuple[int, ...]:
    """The smallest and the largest value of a size; none where only a run determines it."""
    if not isinstance(size, Size):
        return () if size == -1 else (size,)
    lows = {each.name: each.low for each in program.open_sizes}
    highs = {each.name: each.high for each in program.open_sizes}
    with suppress(ArithmeticError, LookupError):  # of a damaged formula
        return size.at(lows), size.at(highs)
    return ()


def _is_any(sizes: Sequence[int]) -> bool:
    return any(size == -1 and not isinstance(size, Size) for size in sizes)
