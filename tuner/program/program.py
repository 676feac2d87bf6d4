"""The program as a value: steps with places for their arguments. JSON in the offline model."""

from __future__ import annotations

import base64
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from tuner.backend import Phase
from tuner.errors import OfflineModelError
from tuner.files.json_value import Count, reader
from tuner.graph import TensorType
from tuner.target import ISAS, Target

PROGRAM_VERSION = 4
READABLE_VERSIONS = (1, 2, 3, PROGRAM_VERSION)
"""Version 1 knew no place within an input or output; version 2 no thread count of a segment, and no
segment with its model among the weights. Versions 2 and 3 could have steps run band by band, which
is ignored: run as a whole they give the same bits."""


@dataclass(frozen=True)
class Place:
    """The place of an argument.

    It is a byte offset in "arena" or "weights", the number of an "input" or "output" of the model,
    or that of a "value" whose size only its segment knows.
    """

    kind: str
    offset: Count
    start_bytes: Count = 0
    """Start in the input or output, in bytes."""

    def __post_init__(self) -> None:
        if self.kind not in ("arena", "weights", "input", "output", "value"):
            raise ValueError(f"unknown place {self.kind!r}")


@dataclass(frozen=True)
class Port:
    """An input or output of the model.

    In ONNX Runtime's program `dtype` may also be ONNX Runtime's own word for a type that NumPy
    lacks, such as "tensor(string)" or "seq(tensor(float))".
    """

    name: str
    dtype: str
    shape: tuple[int, ...]


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
    """Inputs, output, shared scratch."""
    worker_scratch_bytes: Count
    segment: Segment | None = None


@dataclass(frozen=True)
class Program:
    """The steps of a model, in order, and the memory that they need."""

    target: Target
    inputs: tuple[Port, ...]
    outputs: tuple[Port, ...]
    output_places: tuple[Place, ...]
    """Place of each output; one that is not its own "output" is copied from there at the end."""
    steps: tuple[Step, ...]
    arena_bytes: Count
    weights_bytes: Count

    @property
    def whole_model(self) -> Segment | None:
        """The segment of ONNX Runtime's program, which holds the whole ONNX model; else None."""
        segment = self.steps[0].segment if len(self.steps) == 1 else None
        return segment if segment is not None and segment.stored is not None else None

    @property
    def symbols(self) -> tuple[str, ...]:
        """Functions that the object code must have."""
        names = {phase.function: None for step in self.steps for phase in step.phases}
        return tuple(names)

    def as_json(self) -> dict[str, Any]:
        """The program as JSON; models of segments are base64 unless they are stored."""
        data = asdict(self)
        for step, plain in zip(self.steps, data["steps"], strict=True):
            if step.segment is not None:
                plain["segment"]["model"] = base64.b64encode(step.segment.model).decode()
        return {"program_version": PROGRAM_VERSION, **data}

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Program:
        """Raises OfflineModelError on anything that `as_json` does not write."""
        if data.get("program_version") not in READABLE_VERSIONS:
            raise OfflineModelError(
                f"the step list has version {data.get('program_version')!r},"
                f" this tunebank reads up to {PROGRAM_VERSION}",
                "build the offline model again with this version: bankd atc --model MODEL.onnx",
            )
        known = {name: data[name] for name in data if name not in ("program_version", "chains")}
        try:
            program: Program = reader(Program)(known)
            if program.target.soc_version not in ISAS:
                raise ValueError(f"unknown soc_version {program.target.soc_version}")  # noqa: TRY301
        except ValueError as error:
            raise OfflineModelError(f"the step list is damaged: {error!r}") from error
        return program


def port_of(name: str, type_: TensorType) -> Port:
    """The port of a tensor of the graph."""
    return Port(name, type_.dtype, type_.shape)
