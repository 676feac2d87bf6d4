"""The graph: typed tensors, nodes in an order in which they can run, and constants.

The same value type carries every stage, from the imported model (node ops as in ONNX) to the
fused graph (node ops are task ops, see `task.py`). A stage returns a new graph.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from graphlib import CycleError
from typing import Any, TypeVar

import numpy as np

from tuner.element import ELEMENTS, Element
from tuner.expression import Expression
from tuner.size import Size

Key = TypeVar("Key", int, str)

Attribute = (
    int | float | str | bytes | tuple[int, ...] | tuple[float, ...] | tuple[str, ...] | Expression
)


class _Dtypes(Mapping[str, np.dtype]):
    """NumPy's types by the names of elements, each made when it is asked for."""

    def __getitem__(self, name: str) -> np.dtype:
        return ELEMENTS[name].dtype

    def __contains__(self, name: object) -> bool:
        return name in ELEMENTS

    def __iter__(self) -> Iterator[str]:
        return iter(ELEMENTS)

    def __len__(self) -> int:
        return len(ELEMENTS)


DTYPES: Mapping[str, np.dtype] = _Dtypes()
"""NumPy's types of the elements that tensors of a graph have: whole bytes each."""


@dataclass(frozen=True)
class TensorType:
    """Element type and shape of a tensor; stored dense and row-major.

    A size that only a run determines, such as the number of boxes found, is -1. One that a caller
    chooses is a `Size`, with its value at the point that is looked at.
    """

    dtype: str
    shape: tuple[int, ...]

    @property
    def is_static(self) -> bool:
        """Return whether no dimension is open."""
        return all(size >= 0 for size in self.shape)

    @property
    def element(self) -> Element:
        """The row of its element type in the table of elements."""
        return ELEMENTS[self.dtype]

    @property
    def count(self) -> int:
        """Number of elements."""
        return math.prod(self.shape)

    @property
    def size_bytes(self) -> int:
        """Size of a dense tensor of this type."""
        return self.count * self.element.bits // 8

    def __str__(self) -> str:
        return f"{self.dtype}[{','.join(map(size_text, self.shape))}]"


def size_text(size: int) -> str:
    """A size in the text of a type: "128", or "a:128" of one that a caller chooses."""
    return f"{size.formula}:{size}" if isinstance(size, Size) else str(size)


def parse_size(text: str) -> int:
    """Read `size_text` of a named size back. Raises ValueError for anything else."""
    name, colon, value = text.rpartition(":")
    if colon and not name.isidentifier():
        raise ValueError(f"the size {text!r}")
    return Size.named(name, int(value)) if colon else int(value)


@dataclass(frozen=True)
class Node:
    """One operation. An absent optional input is the empty name, as in ONNX."""

    op: str
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    attributes: Mapping[str, Attribute] = field(default_factory=dict)
    name: str = ""
    """The name that reports and errors show: the model's own, or that of the first fused node."""
    origin: tuple[str, ...] = ()
    """The ONNX op types that this node stands for, in order (one, or several when fused)."""

    def input(self, index: int) -> str:
        """The name of an input; empty where it is absent."""
        return self.inputs[index] if index < len(self.inputs) else ""

    def ints(self, name: str) -> tuple[int, ...]:
        """An attribute of whole numbers, none where the node lacks it. Else raises TypeError."""
        value = self.attributes.get(name, ())
        if not isinstance(value, tuple):
            raise TypeError(f"{name} of {self.op} is {value!r}")
        return tuple(int(v) for v in value)

    def number(self, name: str, default: float) -> float:
        """An attribute that is a number. Raises TypeError for anything else."""
        value = self.attributes.get(name, default)
        if not isinstance(value, (int, float)):
            raise TypeError(f"{name} of {self.op} is {value!r}")
        return float(value)

    def expression(self, name: str) -> Expression:
        """An attribute that is an expression: the identity where the node lacks it."""
        value = self.attributes.get(name, Expression())
        if not isinstance(value, Expression):
            raise TypeError(f"{name} of {self.op} is {value!r}")
        return value


SEGMENT_TEXTS = ("names", "reasons")
"""Attributes of a segment: a text for each of the model's nodes in it."""


@dataclass(frozen=True)
class SegmentNode:
    """A node of the model that ONNX Runtime runs, as a part of a segment."""

    name: str
    op: str
    reason: str
    """The reason why no kernel runs it; empty where an offline model was read, which has none."""
    share: float | None = None
    """Share of its segment in the time of the model; None where nothing was timed."""


@dataclass(frozen=True)
class Quantised:
    """Integers that a constant of f32 was made of: (integers - zero) * scale, number by number."""

    integers: np.ndarray
    scale: np.ndarray
    """One for the whole tensor, or one for each slice along an axis; it broadcasts."""
    zero: np.ndarray
    """Zero points in the shape of the scale."""

    @staticmethod
    def of(integers: np.ndarray, scale: np.ndarray, zero: np.ndarray, axis: int) -> Quantised:
        """Integers with a scale and a zero point, or with a list of each for slices of `axis`."""
        shape = [-1 if i == axis and scale.size > 1 else 1 for i in range(integers.ndim)]
        return Quantised(integers, scale.reshape(shape), zero.reshape(shape))

    @property
    def numbers(self) -> np.ndarray:
        """The numbers in f32, each rounded once."""
        kind = np.float32 if self.integers.dtype.itemsize < 4 else np.float64
        steps = self.integers.astype(kind) - self.zero.astype(kind)
        return np.asarray(steps * self.scale.astype(kind), np.float32)

    def transposed(self, order: Sequence[int]) -> Quantised:
        """The same with the axes in another order."""
        parts = (self.integers, self.scale, self.zero)
        return Quantised(*(part.transpose(order) for part in parts))

    def reshaped(self, shape: Sequence[int]) -> Quantised | None:
        """The same in another shape; None where the slices of a scale are none of its axes."""
        axis = next((i for i, size in enumerate(self.scale.shape) if size > 1), None)
        integers = self.integers.reshape(shape)
        if axis is None:
            return Quantised.of(integers, self.scale, self.zero, 0)
        before, size = math.prod(self.integers.shape[:axis]), self.scale.size
        places = (i for i, n in enumerate(shape) if n == size and math.prod(shape[:i]) == before)
        place = next(places, None)
        return None if place is None else Quantised.of(integers, self.scale, self.zero, place)


@dataclass(frozen=True)
class Graph:
    """A model: `nodes` stand in topological order; `types` knows every tensor, constants too."""

    name: str
    inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    nodes: tuple[Node, ...]
    types: Mapping[str, TensorType]
    constants: Mapping[str, np.ndarray]
    opsets: Mapping[str, int] = field(default_factory=dict)
    """ONNX operator-set versions by domain, for the nodes that stay in ONNX form."""
    stored: str = ""
    """The element of 16 bits that the model stores weights in; empty where it has none."""
    quantised: Mapping[str, Quantised] = field(default_factory=dict)
    """The integers of constants that the model quantises; until the graph is lowered."""


def with_numbers(graph: Graph, number: Callable[[Size], Any]) -> Graph:
    """The graph with another number in the place of each of its open sizes; constants stay."""

    def changed(value: Any) -> Any:
        if isinstance(value, tuple):
            return tuple(map(changed, value))
        return number(value) if isinstance(value, Size) else value

    types = {n: TensorType(t.dtype, changed(t.shape)) for n, t in graph.types.items()}
    nodes = (
        replace(node, attributes={n: changed(value) for n, value in node.attributes.items()})
        for node in graph.nodes
    )
    return replace(graph, nodes=tuple(nodes), types=types)


def unused_name(stem: str, taken: Container[str]) -> str:
    """A name like `stem` that is not taken."""
    name, number = stem, 1
    while name in taken:
        number += 1
        name = f"{stem}.{number}"
    return name


def depth_first(roots: Iterable[Key], before: Callable[[Key], Iterator[Key]]) -> list[Key]:
    """The roots and what must come before them, in order. Raises CycleError with the cycle.

    There is no recursion: models are deeper than Python's stack.
    """
    done: dict[Key, None] = {}
    for root in roots:
        path = {root: before(root)} if root not in done else {}
        while path:
            current = next(reversed(path))
            for other in path[current]:
                if other in path:
                    members = list(path)
                    raise CycleError("a cycle", members[members.index(other) :])
                if other not in done:
                    path[other] = before(other)
                    break
            else:
                del path[current]
                done[current] = None
    return list(done)
