"""Layer normalisation written out in single steps becomes one node again.

    m = ReduceMean(x); d = Sub(x, m); v = ReduceMean(Pow(d, 2))
    Add(Mul(Div(d, Sqrt(Add(v, epsilon))), scale), bias)
        ->  LayerNormalization(x, scale, bias)

Pow may be Mul(d, d), Sqrt may be Pow(., 0.5), and scale or bias may be missing.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tuner.fusion.rewriter import Rewriter
from tuner.graph import Graph, Node


@dataclass(frozen=True)
class _Match:
    """The nodes of one normalisation, in order, and what is known of it."""

    nodes: tuple[Node, ...]
    x: str
    axis: int
    epsilon: float


def recognise_layer_norm(graph: Graph) -> Graph:
    """Replace every written-out normalisation over the trailing axes."""
    work = Rewriter(graph)
    for node in work.nodes():
        if node.op == "Div":
            match = _match(work, node)
            if match is not None:
                _replace(work, match)
    return work.freeze()


def _match(work: Rewriter, div: Node) -> _Match | None:
    sub = work.maker(div.inputs[0], "Sub")
    root = work.maker(div.inputs[1], "Sqrt", "Pow")
    if sub is None or root is None or not _is_square_root(work, root):
        return None
    mean = work.maker(sub.inputs[1], "ReduceMean")
    add = work.maker(root.inputs[0], "Add")
    if mean is None or add is None or mean.inputs[0] != sub.inputs[0]:
        return None
    epsilon, variance = _epsilon_and_variance(work, add)
    square = work.maker(variance.inputs[0], "Pow", "Mul") if variance is not None else None
    if variance is None or square is None or not _is_square(work, square, sub.outputs[0]):
        return None
    axis = _trailing_axis(work, mean, variance)
    if axis is None:
        return None
    nodes = (mean, sub, square, variance, add, root, div)
    return _Match(nodes, sub.inputs[0], axis, epsilon)


def _is_square_root(work: Rewriter, node: Node) -> bool:
    return node.op == "Sqrt" or work.scalar(node.inputs[1]) == 0.5


def _is_square(work: Rewriter, node: Node, of: str) -> bool:
    if node.op == "Mul":
        return node.inputs == (of, of)
    return node.inputs[0] == of and work.scalar(node.inputs[1]) == 2.0


def _epsilon_and_variance(work: Rewriter, add: Node) -> tuple[float, Node | None]:
    for constant, other in (add.inputs, add.inputs[::-1]):
        epsilon = work.scalar(constant)
        if epsilon is not None:
            return epsilon, work.maker(other, "ReduceMean")
    return 0.0, None


def _trailing_axis(work: Rewriter, mean: Node, variance: Node) -> int | None:
    """The first normalised axis, if both means are over the same axes, up to the last one."""
    axes, rank = mean.attributes["axes"], len(work.shape(mean.inputs[0]))
    assert isinstance(axes, tuple)
    same = axes == variance.attributes["axes"]
    keep = mean.attributes["keepdims"] == 1 and variance.attributes["keepdims"] == 1
    wanted = tuple(range(rank - len(axes), rank))
    is_trailing = tuple(sorted(int(a) % rank for a in axes)) == wanted
    return wanted[0] if same and keep and axes and is_trailing else None


def _replace(work: Rewriter, match: _Match) -> None:
    shape = work.shape(match.x)[match.axis :]
    last, y = match.nodes[-1], match.nodes[-1].outputs[0]
    affine = [last]
    scale = _constant_operand(work, y, "Mul", shape)
    if scale is not None:
        affine.append(scale[0])
    bias = _constant_operand(work, affine[-1].outputs[0], "Add", shape)
    if bias is not None:
        affine.append(bias[0])
    y = affine[-1].outputs[0]
    inputs = (
        match.x,
        work.add_constant(f"{y}.scale", scale[1] if scale else np.ones(shape)),
        work.add_constant(f"{y}.bias", bias[1] if bias else np.zeros(shape)),
    )
    origin = tuple(node.op for node in (*match.nodes, *affine[1:]))
    attributes = {"axis": match.axis, "epsilon": match.epsilon}
    node = Node("LayerNormalization", inputs, (y,), attributes, match.nodes[0].name, origin)
    work.replace(affine, [node])


def _constant_operand(
    work: Rewriter, y: str, op: str, shape: tuple[int, ...]
) -> tuple[Node, np.ndarray] | None:
    """The only reader of `y`, if it is `op` with a constant of the normalised shape."""
    node = work.only_reader(y, op)
    if node is None:
        return None
    other = node.inputs[0] if node.inputs[1] == y else node.inputs[1]
    constant = work.constants.get(other)
    if constant is None or constant.shape != shape:
        return None
    return node, constant
