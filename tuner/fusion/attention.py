"""Attention, two products with a softmax between them, becomes one task.

    matmul(q, k)                   [...,M,L]
    -> elementwise(., mask)        whatever is done to each score: scale, bias, mask
    -> softmax                     over the keys
    -> matmul(., v)                [...,M,E]
                                   ->  attention(q, k, v, mask)

Nothing but the next step may read what a step makes. The second product may also be written the
other way round, matmul(v^T, .^T), as convolutional models do: that is the same, transposed.
"""

from __future__ import annotations

from dataclasses import dataclass

from tuner.expression import Expression
from tuner.fusion.expressions import substitute, tidy
from tuner.fusion.rewriter import Rewriter
from tuner.fusion.tails import MAX_INPUTS, MAX_INSTRUCTIONS, expression_of
from tuner.graph import Attribute, Graph, Node

Perm = tuple[int, ...]

_READABLE = ("f32", "i64", "i32", "bool")
"""Types of the operands of an expression."""


@dataclass(frozen=True)
class _Scores:
    """The steps up to the softmax, and all that is done between the product and it."""

    nodes: tuple[Node, ...]
    expression: Expression
    operands: tuple[str, ...]


@dataclass(frozen=True)
class _Values:
    """The second product as shares x values, whichever way round it is written."""

    node: Node
    v: str
    perm_v: Perm
    perm_out: Perm


def recognise_attention(graph: Graph) -> Graph:
    """Let one task do what stands between the queries and the weighted values."""
    work = Rewriter(graph)
    for softmax in work.nodes():
        if softmax.op == "softmax" and "tail" not in softmax.attributes:
            scores = _scores(work, (softmax,), Expression(), softmax.inputs)
            values = _values(work, softmax)
            if scores is not None and values is not None:
                _replace(work, scores, values)
    return work.freeze()


def _scores(
    work: Rewriter, nodes: tuple[Node, ...], expression: Expression, inputs: tuple[str, ...]
) -> _Scores | None:
    """Back from the first of `nodes` to a product, through element-wise tasks of the same shape.

    `expression` of `inputs` is what the nodes do with their input before the softmax.
    """
    for name in _private_inputs(work, nodes[0]):
        maker = work.maker(name, "matmul", "elementwise")
        assert maker is not None
        if maker.op == "matmul":
            found = _from_product(work, (maker, *nodes), expression, inputs)
        else:
            both = substitute(expression, inputs, name, expression_of(maker), maker.inputs)
            found = _scores(work, (maker, *nodes), *both)
        if found is not None:
            return found
    return None


def _private_inputs(work: Rewriter, node: Node) -> list[str]:
    """The inputs of the output's shape that a product or a task on it makes for this node."""
    shape = work.shape(node.outputs[0])
    return [
        name
        for name in dict.fromkeys(node.inputs)
        if work.shape(name) == shape
        and work.only_reader(name) is not None
        and work.maker(name, "matmul", "elementwise") is not None
    ]


def _from_product(
    work: Rewriter, nodes: tuple[Node, ...], expression: Expression, inputs: tuple[str, ...]
) -> _Scores | None:
    product = nodes[0]
    (name,), tail = product.outputs, product.attributes.get("tail", Expression())
    assert isinstance(tail, Expression)
    # In both expressions the name of the product's result stands for the value before its tail.
    expression, inputs = substitute(expression, inputs, name, tail, (name, *product.inputs[2:]))
    expression, (_, *operands) = tidy(expression, inputs, name)
    is_straight = product.attributes["perm_out"] == _straight(work, name)
    readable = all(work.types[operand].dtype in _READABLE for operand in operands)
    small = len(operands) < MAX_INPUTS and len(expression.instructions) <= MAX_INSTRUCTIONS
    if not (is_straight and readable and small):
        return None
    return _Scores(nodes, expression, tuple(operands))


def _values(work: Rewriter, softmax: Node) -> _Values | None:
    (shares,) = softmax.outputs
    node = work.only_reader(shares, "matmul")
    if node is None or node.inputs[0] == node.inputs[1] or shares not in node.inputs[:2]:
        return None
    straight, perm_out = _straight(work, shares), _perm(node, "perm_out")
    if len(perm_out) != len(straight):
        return None
    if node.inputs[0] == shares:
        values = _Values(node, node.inputs[1], _perm(node, "perm_b"), perm_out)
        is_straight = _perm(node, "perm_a") == straight
    else:
        turned = tuple(_turned(straight)[i] for i in perm_out)
        values = _Values(node, node.inputs[0], _turned(_perm(node, "perm_a")), turned)
        is_straight = _perm(node, "perm_b") == _turned(straight) and len(node.inputs) == 2
    is_whole = _batch(work, values) == work.shape(shares)[:-2]
    ends_with_columns = values.perm_out[-1] == straight[-1]
    return values if is_straight and is_whole and ends_with_columns else None


def _straight(work: Rewriter, name: str) -> Perm:
    return tuple(range(len(work.shape(name))))


def _turned(perm: Perm) -> Perm:
    """The permutation with the last two dimensions exchanged."""
    return (*perm[:-2], perm[-1], perm[-2])


def _perm(node: Node, name: str) -> Perm:
    perm = node.attributes[name]
    assert isinstance(perm, tuple)
    return tuple(int(i) for i in perm)


def _batch(work: Rewriter, values: _Values) -> tuple[int, ...]:
    """The batch of the output before it is permuted."""
    stored = work.shape(values.node.outputs[0])
    shape = dict(zip(values.perm_out, stored, strict=True))
    return tuple(shape[i] for i in range(len(stored) - 2))


def _replace(work: Rewriter, scores: _Scores, values: _Values) -> None:
    product, second = scores.nodes[0], values.node
    attributes: dict[str, Attribute] = {
        "perm_q": product.attributes["perm_a"],
        "perm_k": product.attributes["perm_b"],
        "perm_v": values.perm_v,
        "perm_out": values.perm_out,
    }
    if scores.expression.instructions:
        attributes["scores"] = scores.expression
    if "tail" in second.attributes:
        attributes["tail"] = second.attributes["tail"]
    nodes = (*scores.nodes, second)
    joined = Node(
        "attention",
        (*product.inputs[:2], values.v, *scores.operands, *second.inputs[2:]),
        second.outputs,
        attributes,
        product.name,
        tuple(op for node in nodes for op in node.origin),
    )
    work.replace(nodes, [joined])
