"""Convolutions and gemms taken apart and put together: what they read, and their tail."""

from __future__ import annotations

from dataclasses import dataclass, replace

from tuner.expression import Expression
from tuner.fusion.rewriter import Rewriter
from tuner.fusion.tails import MAX_INPUTS, MAX_INSTRUCTIONS
from tuner.graph import Attribute, Node
from tuner.ops import OPS


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
        taken = ("strides", "source_strides", "tail")
        attributes = {k: v for k, v in self.node.attributes.items() if k not in taken}
        attributes |= self._own_attributes()
        x, *more = self.sources
        inputs = (x, self.weights, self.bias, *more, *self.operands)
        return replace(self.node, inputs=inputs, attributes=attributes)

    def _own_attributes(self) -> dict[str, Attribute]:
        attributes: dict[str, Attribute] = {}
        if self.strides:
            attributes["strides"] = self.strides[:2]
        if len(self.sources) > 1:
            attributes["source_strides"] = self.strides
        if self.tail.instructions:
            attributes["tail"] = self.tail
        return attributes

    @property
    def is_small(self) -> bool:
        """Return whether one loop can read all of this; fusion has the same limits."""
        reads = len(self.sources) + len(self.operands)
        return reads <= MAX_INPUTS and len(self.tail.instructions) <= MAX_INSTRUCTIONS


def pointwise(work: Rewriter, node: Node | None) -> Product | None:
    """A 1x1 conv without pads and groups, its result in one part: a product of pixels."""
    if node is None or node.op != "conv" or node.attributes["group"] != 1:
        return None
    is_plain = not any(node.ints("pads")) and "parts" not in node.attributes
    return Product.of(node) if is_plain and work.shape(node.inputs[1])[1:3] == (1, 1) else None


def reads_once(product: Product, name: str) -> bool:
    """Return whether a tensor is a product's only source, read once, pixel by pixel."""
    is_source = product.sources == (name,) and product.strides == (1, 1)
    return is_source and name not in product.operands
