"""An attention as two products with a softmax between, each a task of its own."""

from __future__ import annotations

from collections.abc import Iterator

from tuner.expression import Expression
from tuner.fusion.rewriter import Rewriter
from tuner.graph import Attribute, Node
from tuner.ops.attention import parts_of, split_inputs
from tuner.subgraph.rewrites.rewrite import Site, rewrite
from tuner.task import Task


def _sites(work: Rewriter) -> Iterator[Site]:
    yield from (node.outputs for node in work.nodes() if node.op == "attention")


def _edit(work: Rewriter, site: Site) -> bool:
    node = work.maker(site[0], "attention")
    if node is None:
        return False
    work.replace([node], _apart(work, node))
    return True


def _apart(work: Rewriter, node: Node) -> list[Node]:
    parts = parts_of(_task_of(work, node))
    first, second = split_inputs(_task_of(work, node), node.inputs)
    scores = work.add_tensor(f"{node.outputs[0]}.scores", parts.scores.output)
    shares = work.add_tensor(f"{node.outputs[0]}.shares", parts.softmax.output)
    return [
        _node_of(parts.scores, first, scores, node),
        _node_of(parts.softmax, (scores,), shares, node),
        _node_of(parts.values, (shares, *second), node.outputs[0], node),
    ]


def _task_of(work: Rewriter, node: Node) -> Task:
    inputs = tuple(work.types[name] for name in node.inputs)
    return Task(node.op, inputs, work.types[node.outputs[0]], node.attributes)


def _node_of(task: Task, inputs: tuple[str, ...], output: str, like: Node) -> Node:
    attributes: dict[str, Attribute] = {
        name: value for name, value in task.attributes.items() if value != Expression()
    }
    return Node(task.op, inputs, (output,), attributes, like.name, like.origin)


UNFUSE_ATTENTION = rewrite("unfuse_attention", _sites, _edit)
