"""Task and policy as their texts have them, read with care: anyone may have written them."""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from dataclasses import dataclass

from bankd.bank import TargetKey
from tui.tiling.values import Box, Phase

LANES: Mapping[str, tuple[int, int]] = {
    "x86_64-v2": (4, 16),
    "x86_64-v3": (8, 16),
    "x86_64-v4": (16, 32),
    "x86_64-v4-amx": (16, 32),
    "aarch64-neon": (4, 32),
}
"""f32 elements of a vector register, and the number of these registers, by instruction-set tier."""

MOST_SIZE = 1 << 40
"""A larger tensor has no task of ours."""
MOST_KNOB = 1 << 24


class NotKnown(Exception):  # noqa: N818  It is an answer: "this cannot be told".
    """The texts do not say how the loops are cut; the message says why."""


@dataclass(frozen=True)
class Given:
    """What a tiling follows from. Reading what is not there raises NotKnown."""

    op: str
    inputs: tuple[tuple[int, ...], ...]
    output: tuple[int, ...]
    attributes: Mapping[str, object]
    knobs: Mapping[str, object]
    lanes: int
    registers: int
    cores: int

    def number(self, knob: str) -> int:
        """A knob that counts something."""
        value = self.knobs.get(knob)
        if not isinstance(value, int) or isinstance(value, bool) or not 1 <= value <= MOST_KNOB:
            raise NotKnown(f"the policy has no number {knob}")
        return value

    def word(self, knob: str, *known: str) -> str:
        """A knob that is one of these words."""
        value = self.knobs.get(knob)
        if value not in known:
            raise NotKnown(f"the policy's {knob} is none that banktui knows")
        return str(value)

    def ints(self, attribute: str, length: int | None = None) -> tuple[int, ...]:
        value = self.attributes.get(attribute)
        if not isinstance(value, list) or not all(_is_small(v) for v in value):
            raise NotKnown(f"the task has no numbers {attribute}")
        if length is not None and len(value) != length:
            raise NotKnown(f"the task's {attribute} are not {length}")
        return tuple(value)

    def shape(self, number: int, rank: int | None = None) -> tuple[int, ...]:
        """Of an input."""
        if number >= len(self.inputs):
            raise NotKnown("the task lacks inputs")
        return _of_rank(self.inputs[number], rank)

    def out_shape(self, rank: int | None = None) -> tuple[int, ...]:
        return _of_rank(self.output, rank)

    @property
    def last_size(self) -> int:
        return self.out_shape()[-1]

    @property
    def out_count(self) -> int:
        return math.prod(self.output)

    def sums(self, rows: int, vectors: int) -> str:
        """ "24 sums in 32 registers"."""
        return f"{rows * vectors} vectors of sums, {self.registers} registers"


def read(task: str, policy: str, target: TargetKey) -> Given:
    """Raises NotKnown for what is no operator of ours."""
    if target.soc_version not in LANES:
        raise NotKnown(f"the registers of {target.soc_version} are not known here")
    content, knobs = _object(task), _object(policy)
    inputs, attributes = content.get("inputs"), content.get("attributes")
    if not isinstance(inputs, list) or not isinstance(attributes, dict):
        raise NotKnown("its task has another form than this tuner's")
    lanes, registers = LANES[target.soc_version]
    shapes = tuple(_shape(value) for value in inputs)
    output = _shape(content.get("output"))
    op = str(content.get("op", "?"))
    return Given(op, shapes, output, attributes, knobs, lanes, registers, target.cores)


def first_box(height: int, width: int) -> tuple[Box, ...]:
    """In the corner where the work begins."""
    return (Box(0, 0, height, width),)


def alone(units: int, what: str) -> tuple[Phase, ...]:
    return (Phase(units, what),)


def _object(text: str) -> Mapping[str, object]:
    value = json.loads(text)
    if not isinstance(value, dict):
        raise NotKnown("its task or policy has another form than this tuner's")
    return value


def _shape(text: object) -> tuple[int, ...]:
    """ "f32[1,56,56,64]" -> (1, 56, 56, 64)."""
    if not isinstance(text, str) or not text.endswith("]"):
        raise NotKnown("its task has another form than this tuner's")
    _, _, sizes = text[:-1].partition("[")
    parts = [size for size in sizes.split(",") if size]
    if not all(size.isascii() and size.isdigit() and len(size) < 14 for size in parts):
        raise NotKnown("its task has another form than this tuner's")
    shape = tuple(map(int, parts))
    if not all(shape) or math.prod(shape) > MOST_SIZE:
        raise NotKnown("its tensors are empty, or larger than any")
    return shape


def _of_rank(shape: tuple[int, ...], rank: int | None) -> tuple[int, ...]:
    if not shape or (rank is not None and len(shape) != rank):
        raise NotKnown("its tensors have other dimensions than this op's")
    return shape


def _is_small(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) <= MOST_SIZE
