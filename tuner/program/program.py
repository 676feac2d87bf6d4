"""The program as a value: steps with places for their arguments. JSON in the offline model."""

from __future__ import annotations

import base64
import functools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from typing import Any

from tuner.errors import OfflineModelError
from tuner.files.json_value import Count, OpenInt, reader
from tuner.graph import TensorType
from tuner.kernel_family import Phase
from tuner.size import Formulas, Size, expression_of, plain, renamed
from tuner.target import ISAS, Target
from tuner.target_metric import LATENCY, METRICS
from tuner.task import SIZE_NAMES, text_at

PROGRAM_VERSION = 4
"""Version of the step list: the only one that is read."""

SEVERAL_VERSION = 5
"""Version of a list of programs, each for other shapes of the inputs."""
MAX_PROGRAMS = 256

MAX_MEMORY_BYTES = 1 << 40


@dataclass(frozen=True)
class Place:
    """The place of an argument.

    It is a byte offset in "arena", "weights" or "derived" weights, the number of an "input" or
    "output" of the model, or that of a "value" whose size only its segment knows.
    """

    kind: str
    offset: OpenInt
    start_bytes: OpenInt = 0
    """Start in the input or output, in bytes."""

    def __post_init__(self) -> None:
        if self.kind not in ("arena", "weights", "derived", "input", "output", "value"):
            raise ValueError(f"unknown place {self.kind!r}")
        if min(self.offset, self.start_bytes) < 0:
            raise ValueError(f"a place before the {self.kind}")

    def later(self, size_bytes: int) -> Place:
        """The place that is so many bytes behind this one, in the same memory."""
        if self.kind in ("input", "output"):
            return replace(self, start_bytes=self.start_bytes + size_bytes)
        return replace(self, offset=self.offset + size_bytes)


@dataclass(frozen=True)
class Port:
    """An input or output of the model.

    In ONNX Runtime's program `dtype` may also be ONNX Runtime's own word for a type that NumPy
    lacks, such as "tensor(string)" or "seq(tensor(float))".
    """

    name: str
    dtype: str
    shape: tuple[OpenInt, ...]


@dataclass(frozen=True)
class Binding:
    """A tensor at the border of an ONNX Runtime segment."""

    port: Port
    place: Place


@dataclass(frozen=True)
class Segment:
    """An ONNX model that ONNX Runtime runs between native steps, or in the place of all of them.

    The whole model has no bindings: its inputs and outputs are the program's.
    """

    model: bytes
    """Empty where the model is stored among the weights."""
    inputs: tuple[Binding, ...]
    outputs: tuple[Binding, ...]
    threads: Count = 0
    """Threads that ONNX Runtime may use; 0: as many as the program."""
    stored: tuple[Count, Count] | None = None
    """Offset and size in bytes of a model that is stored among the weights."""

    def with_places(self, move: Callable[[Place], Place]) -> Segment:
        """The segment with other places of what is in memory."""

        def bound(side: tuple[Binding, ...]) -> tuple[Binding, ...]:
            return tuple(replace(one, place=move(one.place)) for one in side)

        stored = self.stored
        if stored is not None:
            stored = int(move(Place("weights", stored[0])).offset), stored[1]
        return replace(self, inputs=bound(self.inputs), outputs=bound(self.outputs), stored=stored)


@dataclass(frozen=True)
class Guard:
    """A truth in memory, one byte, without which a step is left out: nothing reads its results."""

    place: Place
    is_true: bool


@dataclass(frozen=True)
class Step:
    """One task of the program under its policy, or a segment."""

    name: str
    op: str
    origin: tuple[str, ...]
    task: str
    """Canonical text of the task; empty for a segment."""
    policy: str
    phases: tuple[Phase, ...]
    args: tuple[Place, ...]
    """Inputs, outputs, shared scratch."""
    worker_scratch_bytes: OpenInt
    segment: Segment | None = None
    sizes: tuple[OpenInt, ...] = ()
    """Values of the task's open sizes, which its kernel is given at each run."""
    needs: str = ""
    """The needs of the kernel (`KernelNeeds.text`), for which the names of its functions vouch;
    empty in files of versions whose kernels had none."""
    packed_bytes: tuple[Count, ...] = ()
    """Size in bytes of each input that is a packed constant; 0 of the others."""
    guards: tuple[Guard, ...] = ()
    """Truths all of which have to hold for the step to run (`tuner.program.guards`)."""


@dataclass(frozen=True)
class OpenSize:
    """A size that the caller chooses by the shapes of the inputs, both ends included."""

    name: str
    low: Count
    high: Count


@dataclass(frozen=True)
class InputSizes:
    """The sizes of all inputs of a program, one after the other, and the ranges of the open ones.

    It is what a call needs to know of its inputs' shapes.
    """

    ranks: tuple[int, ...]
    """Sizes of each input."""
    ranges: Mapping[str, tuple[int, int]]
    """The lowest and the highest value of each open size."""
    fixed: Mapping[str, int]
    """Open sizes with one value."""
    named: tuple[tuple[str, int], ...]
    """The other open sizes, with the place where each stands by itself for the first time."""
    known: tuple[int, ...]
    """The places of sizes that the program does not leave to the run."""
    formulas: Formulas
    """The sizes at these places."""

    @staticmethod
    def of(program: Program) -> InputSizes:
        """Read the sizes of the inputs of a program."""
        sizes = [size for port in program.inputs for size in port.shape]
        known = tuple(place for place, size in enumerate(sizes) if size != -1)
        fixed, expressions = program.fixed_sizes, [expression_of(size) for size in sizes]
        ranges = {size.name: (size.low, size.high) for size in program.open_sizes}
        names = [name for name in ranges if name in expressions and name not in fixed]
        return InputSizes(
            tuple(len(port.shape) for port in program.inputs),
            ranges, fixed, tuple((name, expressions.index(name)) for name in names),
            known, Formulas(sizes[place] for place in known),
        )  # fmt: skip


@dataclass(frozen=True)
class Program:
    """The steps of a model, in order, and the memory that they need.

    A program with open sizes is one for all of their values: its numbers that depend on them are
    `Size`s, at the point of the largest values, for which its memory is planned.
    """

    target: Target
    inputs: tuple[Port, ...]
    outputs: tuple[Port, ...]
    output_places: tuple[Place, ...]
    """Place of each output; one that is not its own "output" is copied from there at the end."""
    steps: tuple[Step, ...]
    arena_bytes: Count
    weights_bytes: Count
    open_sizes: tuple[OpenSize, ...] = ()
    metric: str = LATENCY
    """The metric that the model was tuned for."""
    derived_bytes: Count = 0
    """Size of the weights that are derived from others when the model is loaded."""

    @property
    def fixed_sizes(self) -> dict[str, int]:
        """Open sizes with one value, such as `SPARE`: it holds unless another one is given."""
        return {size.name: size.low for size in self.open_sizes if size.low == size.high}

    @functools.cached_property
    def input_sizes(self) -> InputSizes:
        """The sizes of the inputs, ready to be compared with given ones."""
        return InputSizes.of(self)

    def at(self, values: Mapping[str, int]) -> Program:
        """The program for these values of the open sizes; addresses in the arena stay.

        Raises OfflineModelError where a formula has no value that can be one.
        """
        values = {**self.fixed_sizes, **values}

        def fixed(number: int) -> int:
            return usable(number.at(values)) if isinstance(number, Size) else number

        steps = tuple(step for step in self.steps if step.sizes or step.segment)
        try:
            return replace(self._with_numbers(fixed, steps), open_sizes=())
        except (ValueError, LookupError, ArithmeticError) as error:
            raise OfflineModelError(f"the step list is damaged: {error!r} at {values}") from error

    def _with_numbers(self, changed: Callable[[int], int], among: Sequence[Step]) -> Program:
        """The program with each number that may be a size changed; of steps, in those `among`."""
        meant = {id(step) for step in among}

        def port(of: Port) -> Port:
            return replace(of, shape=tuple(map(changed, of.shape)))

        def place(of: Place) -> Place:
            return replace(of, offset=changed(of.offset), start_bytes=changed(of.start_bytes))

        def binding(of: Binding) -> Binding:
            return Binding(port(of.port), place(of.place))

        def segment(of: Segment) -> Segment:
            inputs, outputs = (tuple(map(binding, side)) for side in (of.inputs, of.outputs))
            return replace(of, inputs=inputs, outputs=outputs)

        def step(of: Step) -> Step:
            sizes = tuple(map(changed, of.sizes))
            named = dict(zip(SIZE_NAMES, map(int, sizes), strict=False))
            return replace(
                of,
                task=text_at(of.task, named) if named else of.task,
                phases=tuple(Phase(p.function, changed(p.units)) for p in of.phases),
                args=tuple(map(place, of.args)),
                worker_scratch_bytes=changed(of.worker_scratch_bytes),
                segment=segment(of.segment) if of.segment else None,
                sizes=sizes,
                guards=tuple(replace(g, place=place(g.place)) for g in of.guards),
            )

        return replace(
            self,
            inputs=tuple(map(port, self.inputs)),
            outputs=tuple(map(port, self.outputs)),
            output_places=tuple(map(place, self.output_places)),
            steps=tuple(step(s) if id(s) in meant else s for s in self.steps),
        )

    def with_places(self, move: Callable[[Place], Place]) -> Program:
        """The program with other places of what is in memory."""

        def step(of: Step) -> Step:
            return replace(
                of,
                args=tuple(map(move, of.args)),
                segment=of.segment and of.segment.with_places(move),
                guards=tuple(replace(guard, place=move(guard.place)) for guard in of.guards),
            )

        return replace(
            self,
            output_places=tuple(map(move, self.output_places)),
            steps=tuple(map(step, self.steps)),
        )

    @property
    def whole_model(self) -> Segment | None:
        """The segment of ONNX Runtime's program, which holds the whole ONNX model; else None."""
        segment = self.steps[0].segment if len(self.steps) == 1 else None
        return segment if segment is not None and segment.stored is not None else None

    @property
    def symbols(self) -> tuple[str, ...]:
        """Functions that the object code must have."""
        return tuple(dict.fromkeys(p.function for step in self.steps for p in step.phases))

    def as_json(self) -> dict[str, Any]:
        """The program as JSON; models of segments are base64 unless they are stored."""
        data = asdict(self)
        for step, written in zip(self.steps, data["steps"], strict=True):
            if step.segment is not None:
                written["segment"]["model"] = base64.b64encode(step.segment.model).decode()
            if not step.guards:  # so that earlier versions read what they can run
                del written["guards"]
        if self.open_sizes:
            data = _with_formulas(data)
        else:
            del data["open_sizes"]
            for written in data["steps"]:
                del written["sizes"]
        if self.metric == LATENCY:
            del data["metric"]
        if not self.derived_bytes:
            del data["derived_bytes"]
        return {"program_version": PROGRAM_VERSION, **data}

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Program:
        """Raises OfflineModelError on anything that `as_json` does not write."""
        if data.get("program_version") != PROGRAM_VERSION:
            raise OfflineModelError(
                f"the step list has version {data.get('program_version')!r},"
                f" this tunebank reads {PROGRAM_VERSION}",
                "build the offline model again with this version: bankd atc --model MODEL.onnx",
            )
        known = {name: data[name] for name in data if name != "program_version"}
        try:
            program: Program = reader(Program)(known)
            if program.target.soc_version not in ISAS:
                raise ValueError(f"unknown soc_version {program.target.soc_version}")  # noqa: TRY301
            if program.metric not in METRICS:
                raise ValueError(f"unknown metric {program.metric!r}")  # noqa: TRY301
            return program._at_largest()
        except (ValueError, LookupError, ArithmeticError) as error:
            raise OfflineModelError(f"the step list is damaged: {error!r}") from error

    def _at_largest(self) -> Program:
        """The program as it was read, each size with its value for the largest open sizes.

        Raises LookupError for a size of another name.
        """
        values: dict[str, int] = {
            size.name: Size.named(size.name, size.high) for size in self.open_sizes
        }
        return self._with_numbers(
            lambda number: usable(renamed(number, values)) if isinstance(number, Size) else number,
            self.steps,
        )


def usable(number: int) -> int:
    """Return a number that a formula gave. Raises ValueError where it is none of a program."""
    if not 0 <= number <= MAX_MEMORY_BYTES:
        raise ValueError("a formula gives a number that is none of a program")
    return number


def _with_formulas(data: Any) -> Any:
    """Plain values with formulas in the place of sizes, which JSON would have as numbers."""
    if isinstance(data, dict):
        return {name: _with_formulas(value) for name, value in data.items()}
    if isinstance(data, (list, tuple)):
        return [_with_formulas(value) for value in data]
    return plain(data) if isinstance(data, int) and not isinstance(data, bool) else data


def programs_as_json(programs: Sequence[Program]) -> dict[str, Any]:
    """The programs of a model as JSON: one as ever, several as a list."""
    if len(programs) == 1 and not programs[0].open_sizes:
        return programs[0].as_json()
    return {
        "program_version": SEVERAL_VERSION,
        "programs": [program.as_json() for program in programs],
    }


def programs_from_json(data: Mapping[str, Any]) -> tuple[Program, ...]:
    """Raises OfflineModelError on anything that `programs_as_json` does not write."""
    if data.get("program_version") != SEVERAL_VERSION:
        return (Program.from_json(data),)
    listed = data.get("programs")
    if not isinstance(listed, list) or not 1 <= len(listed) <= MAX_PROGRAMS:
        raise OfflineModelError("the list of programs is damaged")
    programs = tuple(Program.from_json(each if isinstance(each, dict) else {}) for each in listed)
    first = programs[0]
    for program in programs:
        names = [[port.name for port in side] for side in (program.inputs, program.outputs)]
        if program.target != first.target or names != [
            [port.name for port in side] for side in (first.inputs, first.outputs)
        ]:
            raise OfflineModelError("the programs are not those of one model")
    return programs


def port_of(name: str, type_: TensorType) -> Port:
    """The port of a tensor of the graph."""
    return Port(name, type_.dtype, type_.shape)
