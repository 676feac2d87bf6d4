"""Products, which are convolutions and gemms: their sources and tails changed, several joined."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from tuner.expression import Expression, Instruction
from tuner.fusion.expressions import substitute, tidy
from tuner.fusion.rewriter import Rewriter
from tuner.fusion.tails import MAX_INPUTS, MAX_INSTRUCTIONS
from tuner.graph import Attribute, Node
from tuner.ops import OPS

Tail = tuple[Expression, tuple[str, ...]]
"""An expression, and the names of its inputs after the first."""
_IT = ""
"""Stands for the value before the tail; no tensor has this name."""


@dataclass(frozen=True)
class Product:
    """A conv or gemm node; `as_node` is the way back."""

    node: Node
    """Gives outputs, name, origin, and the attributes that no other field stands for."""
    sources: tuple[str, ...]
    """The tensors whose channels, one after the other, are multiplied."""
    strides: tuple[int, ...]
    """Strides of a conv: (down, right) for each source, flat; a gemm has none."""
    weights: str
    bias: str
    tail: Expression
    operands: tuple[str, ...]
    """Tensors that the tail reads in addition to the result."""

    @staticmethod
    def of(node: Node) -> Product:
        """The parts of a conv or gemm node. Raises TypeError for attributes of wrong types."""
        strides = node.ints("source_strides") or node.ints("strides")
        own = len(OPS[node.op].inputs)
        x, weights, bias, *others = node.inputs
        more = max(1, len(strides) // 2) - 1
        sources, operands = (x, *others[:more]), node.inputs[own + more :]
        return Product(node, sources, strides, weights, bias, node.expression("tail"), operands)

    def as_node(self) -> Node:
        """The node again, with the values of these fields."""
        own: dict[str, Attribute] = {
            "strides": self.strides[:2],
            "source_strides": self.strides if len(self.sources) > 1 else (),
            "tail": self.tail,
        }
        attributes = {k: v for k, v in self.node.attributes.items() if k not in own}
        attributes |= {k: v for k, v in own.items() if v not in ((), Expression())}
        x, *more = self.sources
        inputs = (x, self.weights, self.bias, *more, *self.operands)
        return replace(self.node, inputs=inputs, attributes=attributes)

    @property
    def is_small(self) -> bool:
        """Return whether one loop can read all of this; fusion has the same limits."""
        reads = len(self.sources) + len(self.operands)
        return reads <= MAX_INPUTS and len(self.tail.instructions) <= MAX_INSTRUCTIONS

    def reads_once(self, name: str) -> bool:
        """Return whether a tensor is the only source, read once, pixel by pixel."""
        is_source = self.sources == (name,) and self.strides == (1, 1)
        return is_source and name not in self.operands


def pointwise(work: Rewriter, node: Node | None) -> Product | None:
    """A 1x1 conv of floats without pads and groups, its result in one part: a product of pixels.

    Sums of integers are rounded once, where those of parts would be rounded twice.
    """
    if node is None or node.op != "conv" or node.attributes["group"] != 1:
        return None
    if not work.types[node.inputs[0]].element.is_float:
        return None
    is_plain = not any(node.ints("pads")) and "parts" not in node.attributes
    return Product.of(node) if is_plain and work.shape(node.inputs[1])[1:3] == (1, 1) else None


def side_by_side(work: Rewriter, products: Sequence[Product]) -> Node:
    """One product that computes all; they differ in weights, bias and output at most.

    Its result is [parts, ...]; a single product stays as it is.
    """
    first = products[0]
    if len(products) == 1:
        return first.as_node()
    name, axis = first.node.outputs[0], 0 if first.node.op == "conv" else 1
    shape = (len(products), *work.shape(name))
    weights = np.concatenate([work.constants[p.weights] for p in products], axis=axis)
    bias = np.concatenate([work.constants[p.bias] for p in products])
    joined = replace(
        first.node,
        outputs=(work.add_tensor(f"{name}.joined", replace(work.types[name], shape=shape)),),
        attributes={**first.node.attributes, "parts": len(products)},
        origin=tuple(op for p in products for op in p.node.origin),
    )
    return replace(
        first,
        node=joined,
        weights=work.add_constant(f"{first.weights}.joined", weights),
        bias=work.add_constant(f"{first.bias}.joined", bias),
    ).as_node()


def part(whole: str, index: int, output: str, like: Node) -> Node:
    """A part of a joined result, under a name of its own."""
    return Node("part", (whole,), (output,), {"index": index}, like.name, like.origin)


def after_adding(tail: Expression, operands: Sequence[str], addends: Sequence[str]) -> Tail:
    """relu(it) with addend a  ->  relu(add(it, a))."""
    total = Expression()
    for i in range(len(addends)):
        total = total.then("add", "it", f"x{i + 1}")
    return _tidied(*substitute(tail, (_IT, *operands), _IT, total, (_IT, *addends)))


def without_addend(tail: Expression, operands: Sequence[str], addend: str) -> Tail | None:
    """relu(add(add(it, a), b)) without b  ->  relu(add(it, a)).

    None unless the tail is f(it + addend): the addend is added once, to `it` or to a sum that
    begins with it, and nothing else reads either.
    """
    steps = tail.instructions
    place, value = f"x{1 + operands.index(addend)}", "x0"
    if _count(steps, place) != 1:
        return None
    while _count(steps, value) == 1:
        i = next(i for i, step in enumerate(steps) if value in step.args)
        if steps[i].op != "add":
            return None
        if place in steps[i].args:
            return _tidied(_without(steps, i, value), (_IT, *operands))
        value = f"t{i}"
    return None


def _count(steps: Sequence[Instruction], arg: str) -> int:
    return sum(step.args.count(arg) for step in steps)


def _without(steps: Sequence[Instruction], number: int, value: str) -> Expression:
    """The steps with `value` read in the stead of one of them, which is left unused."""
    if number == len(steps) - 1:
        return Expression(tuple(steps[: int(value[1:]) + 1]) if value != "x0" else ())
    unused = f"t{number}"
    renamed = [tuple(value if arg == unused else arg for arg in step.args) for step in steps]
    return Expression(tuple(map(Instruction, [step.op for step in steps], renamed)))


def _tidied(expression: Expression, inputs: Sequence[str]) -> Tail:
    expression, names = tidy(expression, tuple(inputs), _IT)
    return expression, names[1:]
