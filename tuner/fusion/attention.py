"""Attention, two products with a softmax between them, becomes one task.

    matmul(q, k)                   [...,M,L]
    -> elementwise(., mask)        whatever is done to each score: scale, bias, mask
    -> softmax                     over the keys; rows in which a mask leaves nothing may give 0
    -> matmul(., v)                [...,M,E]
                                   ->  attention(q, k, v, mask)

Nothing but the next step may read what a step makes. The second product may also be written the
other way round, matmul(v^T, .^T), as convolutional models do: that is the same, transposed.
"""

from __future__ import annotations

from tuner.expression import Expression
from tuner.fusion.expressions import substitute, tidy
from tuner.fusion.layout import swapped
from tuner.fusion.rewriter import Rewriter
from tuner.fusion.tails import MAX_INPUTS, MAX_INSTRUCTIONS
from tuner.graph import Attribute, Node
from tuner.ops.attention import GUARD

_Scores = tuple[tuple[Node, ...], Expression, tuple[str, ...]]
"""The steps up to the softmax, and what is done, with which operands, from the product on."""


def recognise_attention(work: Rewriter, softmax: Node) -> None:
    """Let one task do what stands between the queries and the weighted values."""
    if softmax.attributes.get("tail", GUARD) != GUARD:
        return
    scores = _scores(work, ((softmax,), Expression(), softmax.inputs))
    (shares,) = softmax.outputs
    second = second_product(work, softmax, work.only_reader(shares, "matmul"))
    if scores is None or second is None:
        return
    (product, *steps), expression, operands = scores
    attributes = joined_attributes(product, expression, second)
    if "tail" in softmax.attributes:
        attributes["guarded"] = 1
    nodes = (product, *steps, second)
    inputs = (*product.inputs[:2], second.inputs[1], *operands, *second.inputs[2:])
    origin = tuple(op for node in nodes for op in node.origin)
    joined = Node("attention", inputs, second.outputs, attributes, product.name, origin)
    work.replace(nodes, [joined])


def joined_attributes(product: Node, scores: Expression, second: Node) -> dict[str, Attribute]:
    """The attributes of an attention of two products, and what is done between them."""
    attributes: dict[str, Attribute] = {
        "perm_q": product.attributes["perm_a"],
        "perm_k": product.attributes["perm_b"],
        "perm_v": second.attributes["perm_b"],
        "perm_out": second.attributes["perm_out"],
    }
    if scores.instructions:
        attributes["scores"] = scores
    if "tail" in second.attributes:
        attributes["tail"] = second.attributes["tail"]
    return attributes


def scores_of(
    work: Rewriter, product: Node, softmax: Node
) -> tuple[Expression, tuple[str, ...]] | None:
    """The expression between a product and the softmax that reads it, and its operands."""
    found = _from_product(work, product, ((softmax,), Expression(), softmax.inputs))
    return found and found[1:]


def _scores(work: Rewriter, behind: _Scores) -> _Scores | None:
    """Back from the first node to a product, through element-wise tasks of the same shape.

    The expression of `behind` is what its nodes do with their input before the softmax.
    """
    nodes, expression, inputs = behind
    for name in dict.fromkeys(nodes[0].inputs):
        maker = work.private_maker(name, "matmul", "elementwise")
        if maker is None or work.shape(name) != work.shape(nodes[0].outputs[0]):
            continue
        if maker.op == "matmul":
            found = _from_product(work, maker, behind)
        else:
            both = substitute(
                expression, inputs, name, maker.expression("expression"), maker.inputs
            )
            found = _scores(work, ((maker, *nodes), *both))
        if found is not None:
            return found
    return None


def _from_product(work: Rewriter, product: Node, behind: _Scores) -> _Scores | None:
    nodes, expression, inputs = behind
    (name,), tail = product.outputs, product.expression("tail")
    # In both expressions the name of the product's result stands for the value before its tail.
    expression, inputs = substitute(expression, inputs, name, tail, (name, *product.inputs[2:]))
    expression, (_, *operands) = tidy(expression, inputs, name)
    is_straight = product.attributes["perm_out"] == tuple(range(len(work.shape(name))))
    small = len(operands) < MAX_INPUTS and len(expression.instructions) <= MAX_INSTRUCTIONS
    if not (is_straight and small):
        return None
    return (product, *nodes), expression, tuple(operands)


def second_product(work: Rewriter, softmax: Node, node: Node | None) -> Node | None:
    """The second product, which a reader of the shares is, as shares x values.

    Whichever way round it is written; None where it is another product, or none.
    """
    (shares,) = softmax.outputs
    if node is None or node.op != "matmul" or node.inputs[:2].count(shares) != 1:
        return None
    if node.inputs[1] == shares:
        if len(node.inputs) > 2:
            return None
        node = swapped(node)
    sizes, perm_out = work.shape(shares), node.ints("perm_out")
    straight = tuple(range(len(sizes)))
    stored = dict(zip(perm_out, work.shape(node.outputs[0]), strict=True))
    is_whole = sorted(perm_out) == [*straight] and all(
        stored[axis] == sizes[axis] for axis in straight[:-2]
    )
    ends_with_columns = perm_out[-1:] == straight[-1:]
    is_straight = node.attributes["perm_a"] == straight
    return node if is_straight and is_whole and ends_with_columns else None
