"""The task: one piece of work to tune, and the table of task ops that the fused graph is made of.

Every tensor is dense and row-major in the shape that is written here; images are channels-last.
`x` is a run-time tensor; tensors called w, b, scale, bias are constants of the graph, always
present. Elements are f32 unless said otherwise. `tail` (an Expression, attribute of the node) is
applied to the result before it is stored; its further inputs follow the op's own inputs, and
each broadcasts (as in NumPy) to the output.

    op           inputs (then tail inputs)            attributes
    conv         x[N,H,W,C] w[OC,KH,KW,C/group] b[OC] strides(2) pads(top,left,bottom,right)
                 -> [N,OH,OW,OC]                      dilations(2) group tail; parts;
                                                      source_strides: see below
    depthwise    x[N,H,W,C] w[C,KH,KW,1] b[C]         strides pads dilations tail
    gemm         x[...,K] w[K,N] b[N] -> [...,N]      tail; parts: see below
    matmul       a, b: run-time -> logical [...,M,N], perm_a perm_b perm_out: a is permuted by
                 batch dims broadcast                 perm_a to [...,M,K], b by perm_b to
                                                      [...,K,N]; the logical result is permuted
                                                      by perm_out before it is stored. tail
                                                      (broadcasts against the logical result)
    attention    q, k, v: run-time, then the          perm_q perm_k perm_v: to [...,M,D],
                 operands of `scores`                 [...,D,L], [...,L,E]; perm_out as above.
                 -> logical [...,M,E]                 softmax(scores(q k)) v, where `scores` (an
                                                      Expression, perhaps empty) reads the products
                                                      and operands that broadcast to [...,M,L],
                                                      the batch of the output. tail
    pool         x[N,H,W,C] -> [N,OH,OW,C]            mode "max"|"average" kernel(2) strides(2)
                                                      pads(4) dilations(2) count_include_pad(0|1)
    softmax      x[...,D] over the last axis          tail
    layer_norm   x[...,D] scale[D] bias[D]            epsilon tail
    reduce       x                                    mode "mean"|"sum"|"max"|"min" axes keepdims
    elementwise  x0, x1, ... broadcast -> out         expression; inputs may be f32, i64, i32,
                 (constants allowed)                  bool, read as f32; out is f32
    gather       data[...] (constant or not),         axis; data of any dtype; indices may be
                 indices[...] i64|i32                 negative, as in ONNX
    copy         x (any dtype) -> out (same dtype)    dims strides offset: out, seen with shape
                                                      `dims`, takes element offset + sum(i*strides)
                                                      of x (strides in elements, 0 or negative
                                                      allowed): transpose, slice, expand, nearest
                                                      upsampling by whole factors
    pad          x (any dtype)                        pads(before..., after...) value
    concat       x0, x1, ... (any dtype)              axis
Two attributes that only the cut of a subgraph puts there (see `tuner.subgraph`):
    - source_strides: a 1x1 conv without pads and groups whose input channels are those of several
      images, one after the other: inputs x0 w b x1 ... (then tail inputs). A pair (down, right)
      for each image, flat: output pixel (i, j) reads pixel (i * down, j * right) of each;
      w[OC,1,1,C0 + C1 + ...]. `strides` are those of x0.
    - parts: the output channels in so many equal parts, one after the other: [N,OH,OW,OC] is
      stored as [parts,N,OH,OW,OC/parts], and [...,N] as [parts,...,N/parts]. The tail, which has
      no operands then, sees them side by side.
Not tasks, but nodes of the fused graph as well:
    reshape      x -> same elements, other shape: no work, the memory is shared
    part         x, attribute index -> x[index]: no work, the memory is shared
    segment      what has no kernel: run by ONNX Runtime. attributes: model (bytes, an ONNX model
                 whose inputs and outputs carry the names of the node's)
"""

from __future__ import annotations

import hashlib
import json
import math
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from tuner.expression import Expression
from tuner.graph import Attribute, Graph, Node, TensorType

NOT_TASKS = ("reshape", "part", "segment")

IN_PLACE = ("reshape", "part")
"""Of those the ones whose output lies in the memory of their input."""

OWN_INPUTS: Mapping[str, int] = {
    "conv": 3, "depthwise": 3, "gemm": 3, "matmul": 2, "softmax": 1, "layer_norm": 3,
    "attention": 3,
}  # fmt: skip
"""Number of inputs before those of expressions, for the ops that may have a tail."""


WITH_WEIGHTS = ("conv", "depthwise", "gemm", "layer_norm")
"""Ops whose own inputs after the first are constants."""


@dataclass(frozen=True)
class Task:
    """One piece of work: op, types, attributes, fused tail. Never names or weights."""

    op: str
    inputs: tuple[TensorType, ...]
    output: TensorType
    attributes: Mapping[str, Attribute] = field(default_factory=dict)
    precision_mode: str = "must_keep_origin_dtype"

    @staticmethod
    def of(node: Node, graph: Graph, precision_mode: str = "must_keep_origin_dtype") -> Task:
        return Task(
            node.op,
            tuple(graph.types[name] for name in node.inputs),
            graph.types[node.outputs[0]],
            dict(node.attributes),
            precision_mode,
        )

    @property
    def tail(self) -> Expression:
        return self._expression("tail")

    @property
    def scores(self) -> Expression:
        """Of an attention: what stands between the first product and the softmax."""
        return self._expression("scores")

    def _expression(self, name: str) -> Expression:
        expression = self.attributes.get(name, Expression())
        if not isinstance(expression, Expression):
            raise TypeError(f"{name} of {self.op} is {expression!r}")
        return expression

    @property
    def first_tail_input(self) -> int:
        """Number of inputs before those of the tail."""
        own = OWN_INPUTS.get(self.op, len(self.inputs)) + len(self.sources) - 1
        return own + self.scores.input_count - 1

    @property
    def sources(self) -> tuple[int, ...]:
        """Positions of the inputs whose channels, one after the other, are the input."""
        pairs = self.attributes.get("source_strides", ())
        if not isinstance(pairs, tuple):
            raise TypeError(f"source_strides is {pairs!r}")
        return (
            (0, *range(OWN_INPUTS[self.op], OWN_INPUTS[self.op] + len(pairs) // 2 - 1))
            if pairs
            else (0,)
        )

    @property
    def parts(self) -> int:
        """Parts of the output's channels, each stored on its own; 1: they lie side by side."""
        parts = self.attributes.get("parts", 1)
        if not isinstance(parts, int):
            raise TypeError(f"parts is {parts!r}")
        return parts

    def side_by_side(self) -> Task:
        """The same task without parts: all channels of an output pixel side by side."""
        if self.parts == 1:
            return self
        _, *shape, columns = self.output.shape
        output = TensorType(self.output.dtype, (*shape, columns * self.parts))
        attributes = {name: value for name, value in self.attributes.items() if name != "parts"}
        return replace(self, output=output, attributes=attributes)

    @property
    def tail_inputs(self) -> tuple[TensorType, ...]:
        return self.inputs[self.first_tail_input :]

    def ints(self, name: str) -> tuple[int, ...]:
        value = self.attributes[name]
        if not isinstance(value, tuple):
            raise TypeError(f"{self.op}.{name} is {value!r}, not a tuple")
        return tuple(int(v) for v in value)

    def text(self) -> str:
        """Canonical JSON: equal tasks have equal text, whatever the model."""
        attributes = {
            name: plain_attribute(value)
            for name, value in self.attributes.items()
            if name not in ("tail", "scores") or self._expression(name).instructions
        }
        data = {
            "op": self.op,
            "inputs": [str(t) for t in self.inputs],
            "output": str(self.output),
            "attributes": attributes,
            "precision_mode": self.precision_mode,
        }
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
        data = json.loads(text)
        return Task(
            data["op"],
            tuple(parse_type(t) for t in data["inputs"]),
            parse_type(data["output"]),
            {name: parse_attribute(name, v) for name, v in data["attributes"].items()},
            data["precision_mode"],
        )


def constant_inputs(task: Task) -> tuple[int, ...]:
    """Positions of the inputs that are constants of every graph: weights, bias, scale."""
    return tuple(range(1, OWN_INPUTS[task.op])) if task.op in WITH_WEIGHTS else ()


def parse_type(text: str) -> TensorType:
    dtype, _, sizes = text.rstrip("]").partition("[")
    return TensorType(dtype, tuple(int(s) for s in sizes.split(",") if s))


def plain_attribute(value: Attribute) -> object:
    """Expressions as text, and so infinities, which JSON has no number for (padding of -inf)."""
    if isinstance(value, float) and not math.isfinite(value):
        return repr(value)
    return str(value) if isinstance(value, Expression) else value


def parse_attribute(name: str, value: object) -> Attribute:
    if name in ("tail", "scores", "expression") and isinstance(value, str):
        return Expression.parse(value)
    if isinstance(value, list):
        return tuple(value)
    if value in ("inf", "-inf", "nan"):
        return float(str(value))
    if isinstance(value, (int, float, str)):
        return value
    raise ValueError(f"attribute {name} is {value!r}")
