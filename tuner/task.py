"""The task: one piece of work to tune. What each op means, takes and makes is in `tuner.ops`."""

from __future__ import annotations

import hashlib
import json
import math
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Protocol, TypeVar

from tuner.expression import Expression
from tuner.graph import Attribute, Graph, Node, TensorType, parse_size, size_text
from tuner.size import Size, is_open

Kind = TypeVar("Kind")


class Types(Protocol):
    """Anything that knows the type of each tensor: a graph, or a working copy of one."""

    @property
    def types(self) -> Mapping[str, TensorType]:
        """Types by the names of tensors."""


SIZE_NAMES = "abcdefghijklmnop"
"""Names of a task's sizes, in the order in which they occur."""
ALIGNED_ELEMENTS = 8
"""The most elements that a copy moves as one, which must begin at a multiple of so many."""
_POINT = re.compile(r"(?<=[\[,\"])([a-p]):[0-9]+")
_SIZE = re.compile(r"([a-p]|\([a-p0-9 +*/%()-]+\)):[0-9]+")


@dataclass(frozen=True)
class Task:
    """One piece of work: op, types, attributes, fused tail. Never names or weights.

    Sizes that a caller chooses at run time are named a, b, ... in the order in which they occur,
    whatever the model calls them: "f32[a:128,768]" is a task at the point of 128 rows. Its kernel
    serves every other number of rows as well.
    """

    op: str
    inputs: tuple[TensorType, ...]
    outputs: tuple[TensorType, ...]
    attributes: Mapping[str, Attribute] = field(default_factory=dict)
    precision_mode: str = "must_keep_origin_dtype"

    @staticmethod
    def of(node: Node, graph: Types, precision_mode: str = "must_keep_origin_dtype") -> Task:
        """The task of a node, without its names."""
        task = Task._unnamed(node, graph, precision_mode)
        found = task.sizes
        if not found:
            return task
        names = dict(zip((size.formula for size in found), SIZE_NAMES, strict=False))
        if len(names) < len(found):
            raise ValueError(f"{node.op} has more than {len(SIZE_NAMES)} open sizes")

        def named(values: Any) -> Any:
            if isinstance(values, tuple):
                return tuple(map(named, values))
            return Size.named(names[values.formula], values) if is_open(values) else values

        inputs, outputs = (
            tuple(replace(type_, shape=named(type_.shape)) for type_ in types)
            for types in (task.inputs, task.outputs)
        )
        attributes = {name: named(value) for name, value in task.attributes.items()}
        return replace(task, inputs=inputs, outputs=outputs, attributes=attributes)

    @staticmethod
    def _unnamed(node: Node, graph: Types, precision_mode: str) -> Task:
        return Task(
            node.op,
            tuple(graph.types[name] for name in node.inputs),
            tuple(graph.types[name] for name in node.outputs),
            dict(node.attributes),
            precision_mode,
        )

    @staticmethod
    def sizes_in(node: Node, graph: Graph) -> tuple[Size, ...]:
        """Values of the sizes a, b, ... of a node's task, in terms of the graph's sizes."""
        return Task._unnamed(node, graph, "").sizes

    @cached_property
    def sizes(self) -> tuple[Size, ...]:
        """Sizes that a caller chooses, each once, in the order in which they occur."""
        return tuple({size.formula: size for size in self._open_sizes()}.values())

    def _open_sizes(self) -> Iterator[Size]:
        shapes = [type_.shape for type_ in (*self.inputs, *self.outputs)]
        attributes = [self.attributes[name] for name in sorted(self.attributes)]
        for values in (*shapes, *attributes):
            for value in values if isinstance(values, tuple) else (values,):
                if isinstance(value, Size):
                    yield value

    @cached_property
    def kernel_text(self) -> str:
        """The canonical text without the point: what the code of a kernel may depend on."""
        text = self.kernel_task.text()
        return _POINT.sub(r"\1", text) if self.sizes else text

    @property
    def open_text(self) -> str:
        """The canonical text without the point: equal tasks of a program for all sizes."""
        return self.kernel_text if self.sizes else self.text()

    @cached_property
    def kernel_task(self) -> Task:
        """The task that its kernel is made for: it begins to read near the start of x.

        So copies that differ only in where they begin share a kernel, and a program gives each x
        from `skipped_bytes` on. What decides how elements move, the place of the first one within
        `ALIGNED_ELEMENTS`, stays as it is.
        """
        if not self.skipped_bytes:
            return self
        offset = self.integer("offset") % ALIGNED_ELEMENTS
        return replace(self, attributes={**self.attributes, "offset": offset})

    @property
    def skipped_bytes(self) -> int:
        """Bytes of input 0 before those that the kernel is given."""
        if self.op != "copy" or self.sizes:
            return 0
        whole = self.integer("offset") // ALIGNED_ELEMENTS * ALIGNED_ELEMENTS
        return whole * self.inputs[0].element.bits // 8

    def at(self, values: Mapping[str, int]) -> Task:
        """The same task at another point: `values` of its named sizes."""
        return Task.parse(text_at(self.text(), values)) if self.sizes else self

    @property
    def output(self) -> TensorType:
        """The type of the only result. Raises ValueError for a task with several."""
        if len(self.outputs) != 1:
            raise ValueError(f"{self.op} has {len(self.outputs)} results, not one")
        return self.outputs[0]

    @property
    def tail(self) -> Expression:
        """The expression applied to the result before it is stored."""
        return self.expression("tail")

    @property
    def scores(self) -> Expression:
        """The expression of an attention between its first product and the softmax."""
        return self.expression("scores")

    def expression(self, name: str) -> Expression:
        """The identity where the task has no such attribute."""
        return self._attribute(name, Expression, Expression())

    @property
    def own_inputs(self) -> int:
        """Number of inputs before the operands of scores and tail, which come last."""
        return self.first_tail_input - (self.scores.input_count - 1)

    @property
    def first_tail_input(self) -> int:
        """Number of inputs before those of the tail."""
        return len(self.inputs) - (self.tail.input_count - 1)

    @property
    def sources(self) -> tuple[int, ...]:
        """Positions of the inputs whose channels, one after the other, are the input."""
        pairs = self._attribute("source_strides", tuple, (0, 0))
        further = len(pairs) // 2 - 1
        return (0, *range(self.own_inputs - further, self.own_inputs))

    @property
    def is_centred(self) -> bool:
        """Return whether a normalisation subtracts the mean."""
        return bool(self.attributes.get("centred", 1))

    @property
    def is_guarded(self) -> bool:
        """Return whether rows of an attention in which a mask leaves nothing give 0, not NaN."""
        return bool(self.attributes.get("guarded", 0))

    @property
    def capacity(self) -> int | None:
        """Places along the axis that grows for which there is memory; None: those in the type."""
        return self.integer("capacity") if "capacity" in self.attributes else None

    @property
    def parts(self) -> int:
        """Parts of the output's channels, each stored on its own; 1: they lie side by side."""
        return self._attribute("parts", int, 1)

    def side_by_side(self) -> Task:
        """The same task without parts: all channels of an output pixel side by side."""
        if self.parts == 1:
            return self
        _, *shape, columns = self.output.shape
        output = TensorType(self.output.dtype, (*shape, columns * self.parts))
        attributes = {name: value for name, value in self.attributes.items() if name != "parts"}
        return replace(self, outputs=(output,), attributes=attributes)

    @property
    def tail_inputs(self) -> tuple[TensorType, ...]:
        """Types of the tail's operands."""
        return self.inputs[self.first_tail_input :]

    def ints(self, name: str) -> tuple[int, ...]:
        """An attribute of whole numbers. Raises TypeError for anything else."""
        return tuple(v if isinstance(v, int) else int(v) for v in self._attribute(name, tuple))

    def integer(self, name: str) -> int:
        """An attribute that is a whole number. Raises TypeError for anything else."""
        return self._attribute(name, int)

    def number(self, name: str) -> int | float:
        """An attribute that is a number. Raises TypeError for anything else."""
        return self._attribute(name, float if isinstance(self.attributes[name], float) else int)

    def _attribute(self, name: str, kind: type[Kind], default: Kind | None = None) -> Kind:
        value = self.attributes[name] if default is None else self.attributes.get(name, default)
        if not isinstance(value, kind):
            raise TypeError(f"{name} of {self.op} is {value!r}")
        return value

    def text(self) -> str:
        """Canonical JSON: equal tasks have equal text, whatever the model.

        The type of a single result is called "output"; those of several are listed as "outputs".
        """
        attributes = {
            name: plain_attribute(value)
            for name, value in self.attributes.items()
            if name not in ("tail", "scores") or self.expression(name).instructions
        }
        data = {
            "op": self.op,
            "inputs": [str(t) for t in self.inputs],
            "attributes": attributes,
            "precision_mode": self.precision_mode,
        }
        if len(self.outputs) == 1:
            data["output"] = str(self.output)
        else:
            data["outputs"] = [str(t) for t in self.outputs]
        return json.dumps(data, sort_keys=True, separators=(",", ":"), allow_nan=False)

    def __hash__(self) -> int:
        return hash(self.key)

    @cached_property
    def key(self) -> str:
        """SHA-256 of the canonical text, its first 32 hexadecimal digits."""
        return hashlib.sha256(self.text().encode()).hexdigest()[:32]

    @staticmethod
    def parse(text: str) -> Task:
        """Read `text()` back. Raises ValueError or KeyError on anything else."""
        try:
            data = json.loads(text)
        except RecursionError as error:
            raise ValueError("a task that is nested too deeply") from error
        return Task(
            data["op"],
            tuple(parse_type(t) for t in data["inputs"]),
            tuple(parse_type(t) for t in _result_types(data)),
            {name: parse_attribute(name, v) for name, v in data["attributes"].items()},
            data["precision_mode"],
        )


def _result_types(data: Mapping[str, Any]) -> list[str]:
    """The texts of the types of results. Raises ValueError where no task writes them so."""
    if "outputs" not in data:
        return [data["output"]]
    several = data["outputs"]
    if not isinstance(several, list) or len(several) < 2 or "output" in data:
        raise ValueError(f"a task with the outputs {str(several)[:80]}")
    return several


def in_f32(task: Task) -> Task:
    """The same task with f32 in the place of what is stored in 16 bits."""
    return replace(
        task,
        inputs=tuple(
            replace(type_, dtype="f32") if type_.element.is_half else type_ for type_ in task.inputs
        ),
    )


def text_at(text: str, values: Mapping[str, int]) -> str:
    """The canonical text of a task at another point."""
    return _POINT.sub(lambda match: f"{match[1]}:{values[match[1]]}", text)


def parse_type(text: str, size: Callable[[str], int] = parse_size) -> TensorType:
    """Read the text of a type: "f32[1,3]"; `size` reads its sizes."""
    dtype, _, sizes = text.rstrip("]").partition("[")
    return TensorType(dtype, tuple(size(s) for s in sizes.split(",") if s))


def plain_attribute(value: Attribute) -> object:
    """Expressions as text, and so infinities, which JSON has no number for (padding of -inf)."""
    if isinstance(value, float) and not math.isfinite(value):
        return repr(value)
    if isinstance(value, Size):
        return size_text(value)
    if isinstance(value, tuple):
        return [size_text(v) if isinstance(v, Size) else v for v in value]
    return str(value) if isinstance(value, Expression) else value


def parse_attribute(name: str, value: object, size: Callable[[str], int] = parse_size) -> Attribute:
    """Read an attribute as `plain_attribute` writes it; `size` reads the sizes in it."""
    if name in ("tail", "scores", "expression") and isinstance(value, str):
        return Expression.parse(value)
    if isinstance(value, list):
        return tuple(size(v) if isinstance(v, str) else v for v in value)
    if value in ("inf", "-inf", "nan"):
        return float(str(value))
    if isinstance(value, str) and _SIZE.fullmatch(value):
        return size(value)
    if isinstance(value, (int, float, str)):
        return value
    raise ValueError(f"attribute {name} is {value!r}")
