"""An attention as two products with a softmax between, its gradients as five: tasks of their own.

Those of training that are causal stay: as tasks of their own they would compute what is hidden.
"""

from __future__ import annotations

from collections.abc import Iterator

from tuner.expression import Expression
from tuner.fusion.rewriter import Rewriter
from tuner.graph import Attribute, Node
from tuner.ops.attention import parts_of, split_inputs
from tuner.ops.attention_training import gradient_parts
from tuner.subgraph.rewrites.rewrite import Rewrite, Site
from tuner.task import Task

OPS = ("attention", "attention_forward", "attention_backward")


def _candidates(work: Rewriter) -> Iterator[Site]:
    return (node.outputs for node in work.nodes() if node.op in OPS)


def _match(work: Rewriter, site: Site) -> Node | None:
    node = work.maker(site[0], *OPS)
    if node is None or any(work.types[name].element.is_half for name in node.inputs[1:3]):
        return None  # a product of its own reads f32 alone
    if {"capacity", "causal"} & node.attributes.keys():
        return None  # nor does it skip spare places
    if node.op != "attention_backward":
        return node
    # Nor does it add up the gradients of heads that share keys.
    parts = gradient_parts(_task(work, node))
    made = (parts.of_q.output, parts.of_k.output, parts.of_v.output)
    return node if made == tuple(work.types[name] for name in node.outputs) else None


def _edit(work: Rewriter, node: Node) -> None:
    edit = _split_gradients if node.op == "attention_backward" else _split_attention
    work.replace([node], list(edit(work, node)))


def _task(work: Rewriter, node: Node) -> Task:
    inputs, outputs = (
        tuple(work.types[name] for name in names) for names in (node.inputs, node.outputs)
    )
    return Task(node.op, inputs, outputs, node.attributes)


def _node_of(node: Node, part: Task, inputs: tuple[str, ...], made: str) -> Node:
    attributes = {name: v for name, v in part.attributes.items() if v != Expression()}
    return Node(part.op, inputs, (made,), attributes, node.name, node.origin)


def _split_attention(work: Rewriter, node: Node) -> Iterator[Node]:
    output, *largest = node.outputs
    parts, (first, second) = (
        parts_of(_task(work, node)),
        split_inputs(_task(work, node), node.inputs),
    )
    scores = work.add_tensor(f"{output}.scores", parts.scores.output)
    weights = work.add_tensor(f"{output}.shares", parts.softmax.output)
    yield _node_of(node, parts.scores, first, scores)
    yield _node_of(node, parts.softmax, (scores,), weights)
    yield _node_of(node, parts.values, (weights, *second), output)
    axis = len(work.shape(scores)) - 1
    maximum: dict[str, Attribute] = {"mode": "max", "axes": (axis,), "keepdims": 1}
    for name, made in zip((scores, weights), largest, strict=False):
        yield Node("reduce", (name,), (made,), dict(maximum), node.name, node.origin)


def _split_gradients(work: Rewriter, node: Node) -> Iterator[Node]:
    q, k, v, gradient, sums, rows, *operands = node.inputs
    of_q, of_k, of_v = node.outputs
    parts = gradient_parts(_task(work, node))
    shares = work.add_tensor(f"{of_q}.shares", parts.shares.output)
    changes = work.add_tensor(f"{of_q}.changes", parts.changes.output)
    yield _node_of(node, parts.shares, (q, k, *operands, sums), shares)
    yield _node_of(node, parts.changes, (gradient, v, rows, shares), changes)
    yield _node_of(node, parts.of_q, (changes, k), of_q)
    yield _node_of(node, parts.of_k, (changes, q), of_k)
    yield _node_of(node, parts.of_v, (shares, gradient), of_v)


UNFUSE_ATTENTION = Rewrite("unfuse_attention", _candidates, _match, _edit)
